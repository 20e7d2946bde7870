"""Judges a position: problems and repairs."""
