"""Long work over many positions, which brings rules and documents together. No Qt."""
