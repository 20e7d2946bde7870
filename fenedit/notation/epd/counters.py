"""Operations of EPD that are more than words beside a position: counters, and what is asked."""

from typing import Final

COUNTERS: Final = {"hmvc": "halfmove_clock", "fmvn": "fullmove_number"}
"""Opcodes of the counters, for which EPD has no fields, to what a `Position` calls them."""

MATE: Final = "dm"
"""The opcode of a problem: in how many moves it is mate. What has it is composed, not played."""
