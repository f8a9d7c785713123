### La page des parties conservées.

games-title = Mes parties
games-new = Nouvelle partie
games-loading = Chargement de vos parties…
games-empty = Il n’y a pas encore de partie.
games-empty-about = Chaque partie est conservée ici dès son premier coup ; celles d’autres programmes peuvent être importées.
games-refused-title = Le navigateur refuse à OTHO l’accès à vos parties.
games-refused-about = Cela arrive en navigation privée ou quand le stockage est bloqué. On peut jouer malgré tout, mais rien n’est conservé.

games-search = Rechercher
games-search-clear = Effacer la recherche
games-order = Ordre
games-order-latest = Les plus récentes
games-order-oldest = Les plus anciennes
games-order-title = Par nom
games-order-longest = Les plus longues
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
# $count games are found of $all.
games-count-found = { $count ->
    [0] Aucune partie ne correspond à la recherche.
    [one] { $count } partie sur { $all }
   *[other] { $count } parties sur { $all }
}
games-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}

games-two-people = Deux joueurs
games-variant-othello = Othello
games-variant-anti = Othello perdant
games-plies = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}
games-goes-on = en cours
games-result = { $winner ->
    [black] Noir a gagné { $black }–{ $white }
    [white] Blanc a gagné { $white }–{ $black }
   *[none] match nul { $black }–{ $white }
}

## Ce qu’on peut faire d’une partie.

games-rename = Renommer « { $title } »
games-rename-label = Nom de « { $title } »
games-rename-save = Enregistrer
games-rename-cancel = Annuler
games-delete = Supprimer « { $title } »
# $title is the one that was deleted last.
games-deleted = { $count ->
    [one] La partie « { $title } » est supprimée.
   *[other] { $count } parties sont supprimées.
}
games-undo = Rétablir
games-brought-back = { $count ->
    [one] La partie est rétablie.
   *[other] { $count } parties sont rétablies.
}
games-played-elsewhere = La partie « { $title } » est ouverte dans un autre onglet ; fermez-la d’abord là-bas.
games-change-refused = Le navigateur a refusé d’enregistrer la modification ; rien n’est perdu.

## Exporter.

games-export = Exporter « { $title } »
games-export-all = Tout exporter
games-export-as = Format du fichier
games-download = Télécharger
games-writing = Écriture…
games-export-refused = { $count ->
    [one] Une partie n’entre pas dans ce format. { $first }
   *[other] { $count } parties n’entrent pas dans ce format, la première pour cette raison : { $first }
}
# $format is an id such as sgf, $extension the ending of the file.
games-format = { $format ->
    [library] Bibliothèque OTHO (.{ $extension })
    [transcript] Coups en texte (.{ $extension })
    [board] Dernière position en texte (.{ $extension })
    [obf] Dernière position, OBF (.{ $extension })
    [ggf] GGF (.{ $extension })
    [sgf] SGF (.{ $extension })
    [quest] Othello Quest (.{ $extension })
    [wthor] WTHOR (.{ $extension })
    [svg] Diagramme, dessin vectoriel (.{ $extension })
    [braille] Diagramme en braille (.{ $extension })
    [brf] Diagramme pour embosseuse braille (.{ $extension })
   *[other] { $format } (.{ $extension })
}
games-format-about = { $format ->
    [library] Tout, avec les coups repris et les pendules ; à réimporter ici.
    [transcript] f5d6c3 et la suite, lisible partout.
    [board] Les cases en huit lignes de lettres, et le joueur dont c’est le tour.
    [obf] Pour les programmes qui résolvent des positions.
    [quest] Tel que l’application de ce nom écrit ses parties.
    [ggf] Pour les programmes du Generic Game Server.
    [sgf] Pour la plupart des programmes qui montrent des parties.
    [wthor] Comme dans les archives de tournois : trois fichiers qui vont ensemble.
    [svg] Une image qui s’imprime dans toutes les tailles.
    [braille] À lire sur une plage braille.
    [brf] À imprimer en points.
   *[other] Pour d’autres programmes.
}

## Importer.

games-import = Importer des fichiers
games-importing = { $count ->
    [0] Lecture…
    [one] Lecture : { $count } partie jusqu’ici…
   *[other] Lecture : { $count } parties jusqu’ici…
}
games-report = Ce qui a été importé
games-report-close = Fermer le rapport
games-taken = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] { $count } partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
games-present = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
games-refused = { $count ->
    [one] Une chose a été refusée :
   *[other] { $count } choses ont été refusées :
}
games-refused-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
# $reason is a sentence.
games-refused-number = Numéro { $number } : { $reason }
games-not-a-game = Ce n’est pas une partie exportée par OTHO.
games-only-position = C’est une position, pas une partie ; elle peut servir de départ à une nouvelle partie.
games-unreadable = Le fichier n’a pas pu être ouvert.
games-damaged = Le fichier est endommagé ; les parties intactes ont été lues.
games-no-room = Le navigateur n’avait plus de place ; les parties précédentes sont conservées.

## Si le navigateur peut se défaire des parties.

games-storage-at-risk = S’il manque de place, le navigateur peut effacer ces parties.
games-storage-persist = Lui demander de les garder
games-storage-kept = Le navigateur garde ces parties jusqu’à ce que vous les supprimiez.
games-storage-refused = Le navigateur n’a rien promis ; une exportation met vos parties à l’abri.
