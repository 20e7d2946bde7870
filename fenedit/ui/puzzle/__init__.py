"""The card of a puzzle, and the tree of its solution."""
