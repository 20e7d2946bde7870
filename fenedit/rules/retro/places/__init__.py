"""Where pieces can have been, behind men that never moved."""
