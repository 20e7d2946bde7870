"""Moves from a position as a tree: games, played lines, and solutions."""
