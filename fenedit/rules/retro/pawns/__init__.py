"""What pawns tell: where they come from, what they captured, and what became of them."""
