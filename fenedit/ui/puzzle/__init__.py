"""The card of a puzzle, its form, and solving."""
