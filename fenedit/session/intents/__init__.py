"""Intents: pure functions that turn a gesture into a transaction, or say that it may not be.

Each takes the state and the gesture's data, and returns None when it would change nothing or has
no meaning now, so that the same function answers "may I?" and "what would it be?".
"""
