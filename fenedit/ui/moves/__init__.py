"""Moves: their section of the column, playing on the board, promotion."""
