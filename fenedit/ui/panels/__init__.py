"""The cards beside the board: what a position says besides its pieces, and its check."""
