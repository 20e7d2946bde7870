"""The user interface: views render the state, and gestures become intents."""
