"""Proofs that no game leads to a position, each with its reason."""
