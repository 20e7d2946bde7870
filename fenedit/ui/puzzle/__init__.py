"""The card of a problem, and the tree of its solution."""
