### L’application web, son cadre et la page d’une partie.

nav = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-games = Mes parties
nav-settings = Réglages
text-mode-enter = Mode texte
text-mode-leave = Quitter le mode texte
notes = Avis
close = Fermer
try-again = Réessayer
go-home = Retour à l’accueil

rules-failed = Le jeu n’a pas pu être chargé.
rules-failed-about = Vérifiez la connexion, puis réessayez. Un navigateur très ancien ne peut pas faire tourner OTHO.
page-failed = Cette page n’a pas pu être chargée.
page-failed-about = Vérifiez la connexion, puis réessayez.
missing-title = Rien ici
missing-about = Il n’y a pas de page à cette adresse.
update-ready = Une nouvelle version d’OTHO est prête.
update-now = L’utiliser maintenant

black = Noir
white = Blanc
game = Partie
board = Othellier
actions = Actions
moves = Coups
title-your-turn = À vous de jouer – OTHO
thinking = réfléchit…
to-move = son tour
passed = a passé
discs = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
clock-of = Pendule de { $name }
periods = + { $count ->
    [one] { $count } période
   *[other] { $count } périodes
}
seconds-left = Il reste { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
pass = passe
move-name = Coup { $number }, { $side ->
    [black] Noir
   *[white] Blanc
} : { $move }
no-moves-yet = Aucun coup n’a encore été joué.
looking-at = Position après le coup { $ply } sur { $plies }. La partie reste où elle en est.
is-paused = La partie est en pause.
versus = Noir : { $black }. Blanc : { $white }.
versus-two = Deux personnes jouent sur cet appareil.
you = vous

undo = Annuler
redo = Refaire
hint = Conseil
back = Reculer
forward = Avancer
more = Plus
pause = Pause
resume = Reprendre
resign = Abandonner
turn-board = Tourner l’othellier
continue-from-here = Nouvelle partie à partir d’ici
save = Enregistrer
new-game = Nouvelle partie
rematch = Revanche
review = Revoir
seen-from = L’othellier est vu du côté de { $side ->
    [black] Noir
   *[white] Blanc
}.
sound-is-on = Le son est activé.
sound-is-off = Le son est coupé.
hint-is = Conseil : { $square }.
hint-wait = À la recherche d’une bonne case…
no-hint = Il n’y a pas de coup à conseiller.
why = Pourquoi ?
why-words = pourquoi, why
why-wait = L’entraîneur réfléchit…
why-failed = L’entraîneur ne peut pas répondre : sa partie du programme n’a pas été chargée.
why-nothing = Il n’y a pas encore de coup à expliquer.
taken-back = Coup repris.
not-your-turn = Ce n’est pas à vous de jouer.
nothing-to-undo = Vous n’avez pas de coup à reprendre.
only-watching = Cette partie se joue dans un autre onglet ; ici, vous ne faites que regarder.

resign-title = Abandonner la partie ?
resign-about = Votre adversaire gagne alors 64–0.
go-on-playing = Continuer
moves-as-text = Les coups
copy = Copier
copied = Les coups ont été copiés.
copy-failed = Le navigateur n’autorise pas la copie ici ; sélectionnez le texte et copiez-le à la main.
link-copied = Le lien vers cette partie a été copié.
share = Partager
save-as = Enregistrer dans un fichier :
saved-as = Enregistré sous le nom { $file }.
format = { $id ->
    [transcript] Coups (texte)
    [board] Othellier (texte)
    [obf] OBF
    [ggf] GGF
    [sgf] SGF
    [quest] Othello Quest
    [wthor] WTHOR
    [svg] Diagramme (SVG)
    [braille] Braille (Unicode)
    [brf] Braille (BRF)
   *[other] { $id }
}

game-unknown = Cette partie n’est pas dans ce navigateur.
game-unknown-about = Une partie est gardée dans le navigateur où elle a été jouée. Elle a peut-être été supprimée.
link-bad = Ce lien ne mène à aucune partie.
link-bad-about = Il a peut-être été coupé en chemin. Demandez à la personne qui l’a envoyé de l’envoyer encore une fois.
store-failed = Les parties gardées dans ce navigateur n’ont pas pu être ouvertes.
store-failed-about = Dans une fenêtre privée, ou quand le disque est plein, un navigateur ne garde rien.
not-kept = Cette partie n’est pas gardée.
not-kept-about = Le navigateur refuse de l’enregistrer : c’est peut-être une fenêtre privée ou un disque plein. Vous pouvez continuer et enregistrer la partie dans un fichier.
elsewhere = Vous regardez.
elsewhere-about = Cette partie se joue dans un autre onglet. Quand il sera fermé, celui-ci prendra la suite.
taken-over = Vous jouez désormais cette partie ici.
engine-failed = L’ordinateur ne peut pas jouer.
engine-failed-about = Sa partie du programme n’a pas été chargée. Vérifiez la connexion, puis réessayez ; deux personnes peuvent jouer en attendant.

log = Ce qui s’est passé
command = Commande
send = Envoyer
command-help = f5 y joue, b lit l’othellier, r4 une ligne, ce une colonne, m les coups possibles, w f5 ce que f5 retournerait, l le dernier coup, c les pions, t les pendules, h un conseil, pourquoi explique le dernier coup, ? tout le reste.
