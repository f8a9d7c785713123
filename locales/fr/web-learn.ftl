### L’application web : les leçons.

learn-course-initiation = Premiers pas
learn-course-initiation-about = Pour qui n’a jamais joué : dix courtes leçons, environ cinq minutes.
learn-course-strategy = Stratégie
learn-course-strategy-about = Comment gagner, avec des positions à jouer contre l’ordinateur.
learn-course-rules = Les règles
learn-course-rules-about = Tout en détail, pour vérifier un point.
learn-begin = Commencer
learn-go-on = Continuer
learn-done = Terminée
learn-done-of = { $done ->
    [one] { $done } leçon terminée
   *[other] { $done } leçons terminées
} sur { $all }
learn-not-kept = Votre progression n’est pas conservée.
learn-unknown = Cette leçon n’existe pas.
learn-all = Toutes les leçons

learn-progress = Étape { $step } sur { $steps }
learn-steps = Étapes
learn-back = Retour
learn-next = Suivant
learn-next-lesson = Leçon suivante
learn-finish = Toutes les leçons

learn-check = Vérifier
learn-number = Votre nombre
learn-show = Voir la réponse
learn-solution = La réponse : { $answer }.
learn-restart = Rejouer
learn-right = Juste.
learn-wrong = Pas encore.
learn-wrong-option = Ce n’est pas celle-ci. Essayez une autre réponse.
learn-square-pointed = { $name }, signalée
learn-square-chosen = { $name }, marquée
learn-square-wrong = { $name }, en trop

## Le mode texte

learn-help-legal = Tapez toutes les cases, par exemple d3 c4.
learn-help-flips = Tapez toutes les cases, par exemple d3 c4.
learn-help-turn = Tapez les cases de tous les pions à retourner, par exemple d3 c4.
learn-help-move = Tapez une case pour y jouer.
learn-help-line = Tapez votre prochain coup, par exemple f5.
learn-help-count = Tapez un nombre.
learn-help-quiz = Tapez le numéro d’une réponse.
learn-help-read = Lisez, et continuez quand vous voulez.
learn-help-board = b lit l’othellier, r4 une ligne, ce une colonne, h donne un conseil, suivant et précédent changent d’étape.
learn-help-look = b lit l’othellier, r4 une ligne, ce une colonne, suivant et précédent changent d’étape.
learn-help-steps = suivant et précédent changent d’étape.
learn-choose-one = Tapez un nombre de 1 à { $most }.
learn-telling = C’est justement ce qu’on vous demande de trouver.
learn-no-board = Il n’y a pas d’othellier dans cette étape.
learn-board-in-words = L’othellier décrit ligne par ligne
learn-nothing-asked = Rien n’est demandé ici. Tapez suivant pour continuer.
learn-not-here = Cela ne fait rien dans cette étape.

## L’entraînement

practice = Entraînement
practice-about = Des exercices et des problèmes à volonté, aussi faciles ou difficiles qu’il vous faut.
practice-start = S’entraîner
practice-topics = Que travailler
practice-mixed = Mélange
practice-puzzles = Problèmes
practice-puzzle = Problème
practice-wait = Recherche d’une position…
practice-wait-about = Les bonnes positions sont rares : cela peut prendre un moment. Vous pouvez choisir autre chose en attendant.
practice-failed = Cet exercice ne peut pas être préparé : sa partie du programme n’a pas été chargée.
practice-next = Exercice suivant
practice-other = Un autre
practice-even = Match nul
practice-summary = Votre progression
practice-streak = { $days ->
    [one] { $days } jour d’apprentissage
   *[other] { $days } jours d’apprentissage de suite
}
practice-rating = Cote aux problèmes : { $rating } ± { $deviation }
practice-due = À revoir : { $names }
practice-what = Exercice
practice-right = Réussis
practice-wrong = Ratés
practice-grade = Difficulté
practice-grade-of = Difficulté { $grade } sur 5
practice-nothing = Rien encore : ce que vous travaillez apparaît ici et reste dans ce navigateur.
practice-help-marks = Tapez toutes les cases, par exemple d3 c4.
practice-help-choice = Tapez le numéro d’une réponse.
practice-help-moves = Tapez une case pour y jouer.
practice-help = b lit l’othellier, r4 une ligne, ce une colonne, h donne un conseil, suivant continue.
practice-over = Cet exercice est terminé ; tapez suivant pour en avoir un autre.
