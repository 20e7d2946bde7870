"""What a person sees and touches: views that render the state, and gestures turned into intents."""
