"""What chess says about a position: legality, options and repairs."""
