"""Plays moves, gives hints of an engine, and solves puzzles."""
