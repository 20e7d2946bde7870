"""The section Moves: games, what is played, and solutions as one tree."""
