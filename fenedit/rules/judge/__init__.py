"""What can be said of a position: problems, ways out of them, facts."""
