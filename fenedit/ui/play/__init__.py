"""Play: its section of the column, the line of moves, promotion."""
