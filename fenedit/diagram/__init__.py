"""Draws positions on the screen, in pictures and on pages, with pieces and fonts."""
