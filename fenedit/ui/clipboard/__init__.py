"""Copy, Copy As and Paste: positions in whatever spelling, and the choice among readings."""
