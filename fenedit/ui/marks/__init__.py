"""Marks: what is drawn over a position, and the tool that draws it."""
