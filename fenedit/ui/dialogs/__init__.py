"""Windows for decisions and for reading, and their words: Copy As, losses, preferences, help."""
