"""Painting a position: geometry, piece sets, colours and the painter."""
