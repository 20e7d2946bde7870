"""PGN as far as a position needs it: where games begin, and their tags."""
