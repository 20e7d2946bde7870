"""Help windows: keys, the command finder, explanations of the check, About."""
