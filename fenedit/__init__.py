"""FenEdit: set up a chess position, get a correct FEN, and the other way round."""

__version__ = "0.1.0"
