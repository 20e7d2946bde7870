"""Last moves taken back, and the checks that they must have given."""
