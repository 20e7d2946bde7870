"""Pictures of boards become positions."""
