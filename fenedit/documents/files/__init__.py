"""Opens, saves and recovers the files of documents."""

STDIN = "-"
"""The name that means standard input."""
