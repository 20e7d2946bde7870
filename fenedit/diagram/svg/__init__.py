"""Diagrams as SVG."""
