### Les niveaux de jeu : leurs noms et ce qu’on ressent face à eux.

level-unknown = « { $found } » n’est pas un niveau ; on accepte un numéro de 1 à { $most } ou un identifiant tel que maximiser.

level-first-steps = Premiers pas
level-first-steps-about = Reste au centre et rôde près des coins, pour que vous puissiez les prendre.

level-maximiser = Maximiseur
level-maximiser-about = Retourne toujours le plus de pions possible et se demande, à la fin, où ils sont passés.

level-corner-hunter = Chasseur de coins
level-corner-hunter-about = Prend un coin dès qu’il peut, sinon le plus de pions possible ; donne les coins tout aussi volontiers.

level-corner-guard = Gardien des coins
level-corner-guard-about = Prend les coins et évite les cases voisines, mais ne voit pas ce que ses coups ouvrent ailleurs.

level-novice = Débutant
level-novice-about = Vérifie aussi que vous ne prendrez pas de coin au coup suivant ; pour le reste, il compte les pions.

level-apprentice = Apprenti
level-apprentice-about = Sent les bonnes positions, pense un coup à l’avance et se laisse facilement distraire.

level-casual = Joueur du dimanche
level-casual-about = Voit votre réponse ; joue raisonnablement, avec quelques grosses fautes par partie.

level-regular = Habitué
level-regular-about = Fait moins de fautes ; on gagne en les attendant.

level-club-newcomer = Nouveau au club
level-club-newcomer-about = A compris la mobilité et compte les derniers coups ; perd le fil quand tout se complique.

level-club-player = Joueur de club
level-club-player-about = Solide toute la partie, avec un ou deux moments d’absence.

level-tournament-player = Joueur de tournoi
level-tournament-player-about = Ne donne presque rien et joue bien les finales.

level-expert = Expert
level-expert-about = Ne se trompe que s’il faut voir plus loin que six coups ; joue sans faute les douze dernières cases.

level-master = Maître
level-master-about = Voit huit coups à l’avance ; presque aucun humain ne le bat.

level-grandmaster = Grand maître
level-grandmaster-about = Voit douze coups à l’avance et joue parfaitement les dix-huit dernières cases.

level-champion = Champion
level-champion-about = Tout ce que cette machine trouve en trois secondes.

level-analysis = Analyse
level-analysis-about = Réfléchit jusqu’à ce qu’on l’arrête ou que la vérité soit trouvée.
