"""Diagrams on pages, with their captions and solutions."""
