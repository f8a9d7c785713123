### Ce dont le moteur a besoin.

engine-weights-damaged = Le fichier de poids est endommagé ; utilisez celui qui accompagne cette version.
engine-weights-version = Le fichier de poids a la version { $found } ; utilisez celui qui accompagne cette version.
engine-memory = La mémoire ne suffit pas pour une table de hachage de { $megabytes } Mo ; choisissez une table plus petite.
