### What the engine needs to work.

engine-weights-damaged = The file of weights is damaged; the one that comes with this version is accepted.
engine-weights-version = The file of weights has version { $found }; the one that comes with this version is accepted.
engine-memory = There is not enough memory for a hash table of { $megabytes } MB; a smaller one is accepted.
