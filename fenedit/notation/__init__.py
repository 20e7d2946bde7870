"""The ground: squares, pieces, positions and their spellings. Standard library only."""
