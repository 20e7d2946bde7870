"""What is being edited: state, transactions, undo."""
