"""Reads queries for a collection, matches positions, and describes queries in words."""
