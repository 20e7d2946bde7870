"""Copy, Copy As and Paste: positions in any spelling, and the choice among readings."""
