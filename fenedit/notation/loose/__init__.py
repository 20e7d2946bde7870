"""FEN as people have it: read leniently, every leniency said aloud."""
