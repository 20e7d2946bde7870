"""Moves: their section of the column, their text, and playing on the board."""
