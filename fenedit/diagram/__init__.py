"""What a position looks like: on the screen, in pictures and on pages; its pieces and its fonts."""
