"""Reads and writes every other spelling of a position: diagrams, lists, templates, links."""
