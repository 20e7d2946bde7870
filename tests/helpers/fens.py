"""Positions that many tests use."""

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1"
IMMORTAL = "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23"

SUPERFLUOUS_EP = (
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3",
    # The capturing pawn is pinned: on its file, on its diagonal, along the rank with the other.
    "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6",
    "7k/6b1/8/3pP3/8/2K5/8/8 w - d6",
    "7k/8/8/K2pP2r/8/8/8/8 w - d6",
    # A check that the capture leaves, which another piece gives.
    "8/8/8/8/3pP1R1/8/8/1K4k1 b - e3",
    # No double step passed over it.
    "4k3/8/8/8/8/8/8/4K3 w - e6",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d3",
    "4k3/3r4/8/3pP3/8/8/8/4K3 w - d6",
)
"""Four fields with an en passant square on which no capture is legal,"""
USABLE_EP = (
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
    "4k3/8/8/8/3Pp3/8/8/4K3 b - d3",
    # One of two pawns is pinned; a capture ends the check; along the line of the pin.
    "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6",
    "7k/8/8/3pP3/4K3/8/8/8 w - d6",
    "3r2k1/8/8/3pP3/8/8/8/4K3 w - d6",
    # Without a king none is left in check.
    "8/8/8/3pP3/8/8/8/8 w - d6",
)
"""and with one where it is."""
