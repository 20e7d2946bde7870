"""Edits a document: state, transactions, undo."""
