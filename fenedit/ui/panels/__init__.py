"""The cards beside the board: a FEN's fields, EPD operations, and the position check."""
