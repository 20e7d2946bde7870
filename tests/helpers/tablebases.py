"""The Syzygy tables of king and queen, as python-chess has them in data/syzygy/regular."""

from pathlib import Path

KQVK = Path(__file__).parents[1] / "data" / "syzygy"
WON = "8/8/8/4k3/8/8/8/4K1Q1 w - - 0 1"
"""White mates in nine moves."""
