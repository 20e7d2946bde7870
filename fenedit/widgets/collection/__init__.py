"""The list of positions."""
