"""Solving problems: what forces mate, exactly and completely."""
