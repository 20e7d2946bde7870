"""Whether a game can have led to a position: necessary conditions, each with its reason."""
