"""What an engine says, labelled as a hint, and the choice of the engine."""
