### otho learn : les leçons dans le terminal, ligne par ligne.

tutor-course-initiation = Premiers pas
tutor-course-rules = Les règles
tutor-course-strategy = La stratégie

tutor-row = { $id } : { $title }
tutor-row-done = { $id } : { $title } (faite)
tutor-row-reached = { $id } : { $title } (étape { $step } sur { $steps })
tutor-how = otho learn suivi d’un nom commence une leçon, par exemple : otho learn { $id }

tutor-unknown = Il n’y a pas de leçon « { $found } » ; otho learn énumère celles qui existent.
tutor-json = Une leçon est un dialogue et n’a donc pas de forme JSON ; otho learn --json énumère les leçons.
tutor-nowhere = Il n’y a pas de dossier où garder ce que vous avez fait ; indiquez-en un par XDG_DATA_HOME ou HOME.
tutor-unreadable = Ce que vous avez fait est gardé dans { $file }, qui est illisible : { $reason }. Réparez ce fichier ou supprimez-le.
tutor-damaged = Ce que vous avez fait est gardé dans { $file }, qui est endommagé. Réparez ce fichier ou supprimez-le.

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
tutor-answer = Tapez votre réponse, ou : indice, sauter, othellier, retour, quitter.
tutor-answer-squares = Tapez les cases, ou aucune ; ou encore : indice, sauter, othellier, retour, quitter.
tutor-answer-number = Tapez un nombre, ou : indice, sauter, othellier, retour, quitter.
tutor-put = { $side } a posé un pion en { $square } et n’a encore rien retourné.
tutor-solution-squares = { $count ->
    [0] La réponse est : aucune.
   *[other] La réponse est : { $squares }.
}
tutor-solution-number = La réponse est { $number }.

tutor-choose = Tapez le numéro de votre réponse, ou : sauter, othellier, retour, quitter.
tutor-choose-one = On attend ici un nombre de 1 à { $most }.
tutor-chosen-right = Juste.
tutor-chosen-wrong = Non ; la bonne réponse est la { $number }.

tutor-opponent = Vous êtes { $side } ; votre adversaire est « { $level } ».
tutor-move = À vous de jouer, ou : indice, sauter, othellier, retour, quitter.
tutor-moves = Vous pouvez jouer : { $moves }
tutor-again = Tapez encore pour réessayer, ou appuyez sur Entrée pour continuer.

tutor-end = C’était la dernière étape de cette leçon.
tutor-next = Pour continuer : otho learn { $id }
tutor-later = Pour y revenir : otho learn { $id }
