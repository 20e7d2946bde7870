"""Engine analysis, labelled as a hint, and the choice of the engine."""
