### L’application web : première page, réglages, à propos, galerie des composants.

language-legend = Langue

## La première page

home-title = Jouer à Othello
home-lead = Soixante-quatre cases, des pions noirs et blancs, et un seul coup peut tout retourner.
home-picture = Un othellier en milieu de partie
home-play = Jouer
home-play-about = Vous êtes Noir, contre « { $level } »
home-learn = Jamais joué ?
home-learn-about = Apprenez en cinq minutes
home-continue = Reprendre votre partie
home-continue-level = Contre « { $level } », { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
home-continue-two = Deux joueurs, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
home-continue-computers = Ordinateur contre ordinateur, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
home-levels = Choisir un adversaire
home-ways = Ou bien
home-two = À deux sur cet appareil
home-options = Plus d’options
home-about = À propos d’OTHO

## Réglages

settings-title = Réglages
settings-appearance = Apparence
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-look = Othellier
settings-look-felt = Feutre
settings-look-tactile = Tactile
settings-look-reverboule = Boules
settings-look-wood = Bois
settings-look-print = Imprimé
settings-preview = Othellier d’essai
settings-preview-about = Cet othellier suit vos réglages. Jouez un coup pour voir les pions se retourner.
settings-preview-restart = Recommencer
settings-coordinates = Lettres et chiffres au bord
settings-coordinates-about = Ils nomment les colonnes et les lignes.
settings-legalSquares = Montrer où l’on peut jouer
settings-legalSquares-about = Un anneau sur chacune de ces cases.
settings-flipPreview = Montrer ce qui se retournerait
settings-flipPreview-about = Quand on pointe une case ou qu’on l’atteint au clavier.
settings-motion = Mouvement
settings-motion-system = Comme l’appareil
settings-motion-full = Pions qui se retournent
settings-motion-less = Le moins possible
settings-touch-and-sound = Son et toucher
settings-sound = Sons
settings-sound-about = Pour les coups, les passes, les dernières secondes et la fin.
settings-sound-try = Essayer
settings-volume = Volume
settings-volume-percent = { $percent } pour cent
settings-vibration = Vibration
settings-vibration-about = Quand on passe, si l’appareil le permet.
settings-confirmTouch = Toucher deux fois pour jouer
settings-confirmTouch-about = Le premier toucher choisit la case, le second joue.
settings-listening = Écoute et clavier
settings-verbosity = Annonces
settings-verbosity-full = Complètes
settings-verbosity-short = Brèves
settings-text-mode = Mode texte
settings-text-mode-about = Montre la partie sous forme de texte, avec un champ pour les commandes.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-about = Par exemple u pour annuler. À désactiver s’ils gênent un lecteur d’écran ou la commande vocale.
settings-keep = Sauvegarder ou repartir de zéro
settings-keep-about = Les réglages ne sont gardés que dans ce navigateur.
settings-export = Enregistrer dans un fichier
settings-import = Lire un fichier
settings-reset = Tout réinitialiser
settings-undo = Annuler
settings-were-reset = Tous les réglages sauf la langue sont revenus à leur état initial.
settings-imported = Les réglages ont été lus.
settings-not-imported = Ce fichier ne contient pas de réglages d’OTHO. Il en faut un qui a été enregistré ici.
settings-about = À propos d’OTHO, clavier et jeu hors ligne

## À propos

about-title = À propos d’OTHO
about-what = OTHO sert à apprendre Othello et à y jouer : contre l’ordinateur ou avec quelqu’un à côté de vous, à la souris, au doigt, au clavier ou avec un lecteur d’écran.
about-offline = Hors ligne et installé
about-offline-ready = OTHO est enregistré dans ce navigateur et fonctionne sans réseau.
about-offline-later = Dès que tout aura été chargé une fois, OTHO fonctionnera sans réseau.
about-offline-never = Ce navigateur ne peut pas enregistrer OTHO ; il lui faut le réseau.
about-install = Vous pouvez l’installer comme une application :
about-install-phone = Sur un téléphone : ouvrez le menu du navigateur ou le bouton de partage et choisissez « Sur l’écran d’accueil ».
about-install-desktop = Sur un ordinateur : choisissez « Installer » dans la barre d’adresse ou dans le menu du navigateur.
about-insecure = Cette page est arrivée en http simple, sans chiffrement. On peut jouer, mais les navigateurs ne permettent alors pas :
about-insecure-offline = de jouer sans réseau,
about-insecure-install = d’installer l’application,
about-insecure-clipboard = de copier une partie d’un clic,
about-insecure-tabs = d’empêcher qu’une partie se joue dans deux onglets à la fois.
about-insecure-way = Tout cela fonctionne en https, et sur l’ordinateur où tourne OTHO.
about-keys = Clavier
about-keys-board = Sur l’othellier
about-key-arrows = Flèches
about-key-home = Début
about-key-end = Fin
about-key-page-up = Page haut
about-key-page-down = Page bas
about-key-control-home = Ctrl + Début
about-key-control-end = Ctrl + Fin
about-key-enter = Entrée
about-key-space = Espace
about-keys-move = vers la case voisine
about-keys-row = au début ou à la fin de la ligne
about-keys-column = en haut ou en bas de la colonne
about-keys-corner = à la première ou à la dernière case
about-keys-play = joue sur la case
about-keys-game = Pendant une partie
about-keys-game-about = Une seule touche suffit, tant que vous n’êtes pas en train d’écrire.
about-keys-off = On peut désactiver ces raccourcis dans les réglages.
about-keys-here-row = lire la ligne où vous êtes
about-keys-here-column = lire la colonne où vous êtes
about-keys-here-flips = dire ce que retournerait la case où vous êtes
about-keys-undo = annuler
about-keys-redo = rétablir
about-keys-earlier = regarder un coup en arrière
about-keys-later = regarder un coup en avant
about-keys-turn = tourner l’othellier
about-keys-sound = activer ou couper le son
about-keys-commands = En mode texte
about-keys-commands-about = À taper dans le champ de commande ; b, m, l, c, t, h et u y fonctionnent aussi.
about-command-play = jouer en f5
about-command-board = lire tout l’othellier
about-command-row = lire la ligne 4
about-command-column = lire la colonne e
about-command-moves = énumérer les coups possibles
about-command-flips = dire ce que f5 retournerait
about-command-last = répéter le dernier coup
about-command-counts = compter les pions
about-command-clocks = lire les pendules
about-command-hint = proposer un coup
about-command-help = énumérer toutes les commandes
about-licence = Licence et marque
about-licence-text = OTHO est un logiciel libre, sous licence MIT ou Apache 2.0, au choix.
about-trademark = Othello est une marque déposée de son propriétaire. OTHO est un programme indépendant, sans lien avec le propriétaire de la marque.
about-privacy = Vos parties et vos réglages restent dans ce navigateur.

## La galerie des composants, pour ceux qui travaillent sur OTHO

gallery-title = Galerie des composants
gallery-about = Chaque composant dans chaque état, à vérifier à l’œil et à l’outil.
gallery-start = Départ
gallery-middle = Milieu de partie avec dernier coup
gallery-hint = Conseil
gallery-turned = Vu du côté de Blanc
gallery-plain = Sans lettres, chiffres ni anneaux
gallery-end = Fin
gallery-picture = Image
gallery-on = Activé
gallery-off = Désactivé
gallery-sentence = Une phrase de longueur ordinaire, pour voir si elle tient et où elle se coupe.
gallery-nothing = Encore rien ici
gallery-wrong = Quelque chose s’est mal passé
gallery-loading = Chargement…
gallery-open = Ouvrir
gallery-note = Montrer une note
gallery-note-action = Montrer une note avec un bouton
gallery-error = Montrer une erreur
gallery-do = Faire
gallery-waiting = En attente
gallery-turn = C’est son tour
gallery-thinking = En réflexion
gallery-passed = A passé
gallery-passed-turn = Son tour après avoir passé
gallery-clock = Pendule arrêtée
gallery-clock-running = Pendule en marche
gallery-clock-low = Dernières secondes
gallery-periods = Byo-yomi
gallery-long-name = Nom long
