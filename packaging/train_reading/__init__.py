"""Trains the reader of pictures of boards, and measures it: `python -m train_reading`."""
