### otho learn : les leçons et l’entraînement dans le terminal, ligne par ligne.

tutor-course-initiation = Premiers pas
tutor-course-rules = Les règles
tutor-course-strategy = La stratégie

tutor-row = { $id } : { $title }
tutor-row-done = { $id } : { $title } (terminée)
tutor-row-reached = { $id } : { $title } (étape { $step } sur { $steps })
tutor-how = otho learn suivi d’un nom commence une leçon, par exemple : otho learn { $id }

tutor-unknown = Il n’y a ni leçon ni entraînement « { $found } » ; otho learn énumère ce qui existe.
tutor-json = Les leçons et l’entraînement sont des dialogues et n’ont donc pas de forme JSON ; otho learn --json les énumère.
tutor-nowhere = Il n’y a pas de dossier où garder ce que vous avez fait ; indiquez-en un par XDG_DATA_HOME ou HOME.
tutor-unreadable = Ce que vous avez fait est gardé dans { $file }, qui est illisible : { $reason }. Réparez ce fichier ou supprimez-le.
tutor-damaged = { $reason } C’est le fichier { $file } ; réparez-le, ou déplacez-le pour recommencer.

## Les mots qu’on peut taper à la place d’une réponse ; ceux de l’anglais sont toujours compris.

tutor-word-hint = indice
tutor-word-skip = sauter
tutor-word-back = retour
tutor-word-quit = quitter
tutor-word-board = othellier
tutor-word-none = aucune
tutor-word-again = encore

tutor-step = Étape { $step } sur { $steps } : { $heading }
tutor-resumed = Vous en étiez là la dernière fois ; retour revient en arrière.
tutor-look = Cases à regarder : { $squares }
tutor-go-on = Appuyez sur Entrée pour continuer, ou tapez retour ou quitter.
tutor-answer = Tapez votre réponse, ou : indice, sauter, othellier, retour, quitter, ?
tutor-answer-squares = Tapez les cases, ou aucune ; ou encore : indice, sauter, othellier, retour, quitter, ?
tutor-answer-number = Tapez un nombre, ou : indice, sauter, othellier, retour, quitter, ?
tutor-put = { $side } a posé un pion en { $square } et n’a encore rien retourné.
tutor-solution-squares = { $count ->
    [0] La réponse est : aucune.
   *[other] La réponse est : { $squares }.
}
tutor-solution-number = La réponse est { $number }.

tutor-choose = Tapez le numéro de votre réponse, ou : sauter, othellier, retour, quitter, ?
tutor-choose-one = On attend ici un nombre de 1 à { $most }.
tutor-chosen-right = Juste.
tutor-chosen-wrong = Non ; la bonne réponse est la { $number }.

tutor-opponent = Vous êtes { $side ->
    [black] Noir
   *[white] Blanc
} ; votre adversaire est « { $level } ».
tutor-move = À vous de jouer, ou : indice, pourquoi, sauter, othellier, retour, quitter, ?
tutor-again = Tapez encore pour réessayer, ou appuyez sur Entrée pour continuer.

tutor-end = C’était la dernière étape de cette leçon.
tutor-next = Pour continuer : otho learn { $id }
tutor-later = Pour y revenir : otho learn { $id }

## Ce qu’on peut taper à part une réponse.

tutor-help =
    indice : de quoi vous aider
    sauter : la réponse, et la suite
    othellier : l’othellier
    r4 : la ligne 4
    ce : la colonne e
    c : le nombre de pions
    m : les coups possibles
    w f5 : ce qu’un coup en f5 retournerait
    pourquoi : dans une partie, ce que votre dernier coup avait de bon ou de mauvais
    retour : une étape en arrière
    quitter : finir ; vous reprendrez ici
    aide : cette liste
tutor-telling = C’est justement ce qu’on vous demande de trouver.

## Ce qui a été fait.

tutor-done-of = { $done ->
    [one] { $done } leçon sur { $all } est terminée.
   *[other] { $done } leçons sur { $all } sont terminées.
}
tutor-streak = { $days ->
    [one] Vous apprenez depuis { $days } jour.
   *[other] Vous apprenez depuis { $days } jours d’affilée.
}

## L’entraînement.

drill-heading = Entraînement
drill-mixed = Mélange
drill-puzzle = Problème
drill-puzzles = Problèmes
drill-row = { $id } : { $title } (réussis : { $right }, ratés : { $wrong })
drill-row-grade = { $id } : { $title } (réussis : { $right }, ratés : { $wrong }, degré { $grade })
drill-due = À revoir : { $names }
drill-rating = Votre cote aux problèmes : { $rating } ± { $deviation }.
drill-how = otho learn practice donne des exercices et des problèmes ; avec --variant anti, ceux de l’Othello perdant.

drill-title = { $name } (degré { $grade } sur 5)
drill-wait = Recherche d’une position…
drill-even = Personne : match nul
drill-answer-squares = Tapez toutes les cases, par exemple d3 c4, ou : indice, sauter, othellier, quitter, ?
drill-answer-move = Tapez un coup, par exemple f5, ou : indice, sauter, othellier, quitter, ?
drill-answer-choice = Tapez le numéro de votre réponse, ou : indice, sauter, othellier, quitter, ?
drill-more = Appuyez sur Entrée pour continuer, ou tapez quitter.
drill-help =
    indice : de quoi vous aider
    sauter : la réponse, et la suite ; cela ne compte pas
    othellier : l’othellier et l’énoncé
    r4 : la ligne 4
    ce : la colonne e
    c : le nombre de pions
    m : les coups possibles
    w f5 : ce qu’un coup en f5 retournerait
    quitter : finir ; ce que vous avez fait est gardé
    aide : cette liste
