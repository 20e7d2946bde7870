"""The counters of FEN as operations of EPD, whose records have no fields for them."""

from typing import Final

COUNTERS: Final = {"hmvc": "halfmove_clock", "fmvn": "fullmove_number"}
"""Opcodes of the counters, to what a `Position` calls them."""
