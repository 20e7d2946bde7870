"""What can be said of many positions at once, by numpy."""
