"""Shows, changes and searches lists of records."""
