"""Windows for decisions and for reading: preferences, keys and gestures, about, unsaved work."""
