"""Does long work over many positions, with rules and documents. No Qt."""
