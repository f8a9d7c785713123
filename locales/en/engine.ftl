### What the engine needs to work.

engine-weights-damaged = The file of weights is damaged; use the one that comes with this version.
engine-weights-version = The file of weights has version { $found }; use the one that comes with this version.
engine-memory = There is not enough memory for a hash table of { $megabytes } MB; choose a smaller one.
