"""The board: 64 squares to look at and to work on with mouse and keys."""
