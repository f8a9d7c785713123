//! What went wrong in reading and writing files, in words.
