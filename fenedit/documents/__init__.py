"""Many positions in a file: records, splices, encodings, saving and recovery."""
