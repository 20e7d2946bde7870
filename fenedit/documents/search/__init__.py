"""Finding lines of large files: what cannot be meant is passed over, many lines at a time."""
