"""The drawings of the pieces: sets, their checking, and their outlines as shapes."""
