"""Diagrams as pixels: images and PNG."""
