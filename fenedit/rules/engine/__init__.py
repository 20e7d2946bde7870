"""What other programs say of a position, over the UCI protocol: hints, never proofs."""
