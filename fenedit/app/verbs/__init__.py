"""What the program does in a terminal, without a window: one module a verb."""
