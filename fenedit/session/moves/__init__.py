"""What is done with moves: play, the hints of an engine, problems and their solutions."""
