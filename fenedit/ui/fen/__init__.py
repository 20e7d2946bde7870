"""The FEN field and what belongs to it: the line of text, the hint, recent positions."""
