"""Play mode: the bars above and below the board, the line of moves, promotion."""
