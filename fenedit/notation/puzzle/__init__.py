"""What is said of a problem beside its position: author, source, stipulation, solution."""
