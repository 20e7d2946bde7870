"""FEN as people write it: read leniently, with a note on everything that is forgiven."""
