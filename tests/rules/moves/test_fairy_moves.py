"""The short form of moves with fairy pieces and conditions, and back."""

import pytest

from fenedit.notation.reading import read_loose
from fenedit.rules.moves.fairy_moves import lengthened, shortened

BOARD = "4k3/1p4P1/8/2pP4/6N1/2*2Q2*2Q2/1P2N3/4K2R w K c6"
"""With two grasshoppers on c3 and f3."""


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("Sg4-f6", "Nf6"),
        ("Se2-c1", "Nc1"),
        ("Gc3*f7+", "Gcxf7+"),
        ("Gf3-f5", "Gff5"),
        ("b2-b4", "b4"),
        ("d5*c6 ep.", "dxc6 ep."),
        ("g7-g8=G", "g8=G"),
        ("Rh1-h5[+bPh7]", "Rh5[+bPh7]"),
        ("b2-c3", "b2-c3"),
        ("[wKe1->d1]Rh1-h2", "[wKe1->d1]Rh1-h2"),
        ("0-0", "0-0"),
    ],
)
def test_there_and_back(long: str, short: str) -> None:
    position = read_loose(BOARD).position
    assert shortened(long, position, is_chess=True) == short
    assert lengthened(short, position, is_chess=True) == long


def test_pieces_of_a_kind_are_told_apart_by_file_or_rank_or_both() -> None:
    position = read_loose("4k3/8/8/8/N6N/8/8/N3K3 w - -").position
    for long, short in (("Sa4-b6", "Na4b6"), ("Sh4-f5", "Nhf5"), ("Sa1-c2", "N1c2")):
        # With conditions any of them might move anywhere.
        assert shortened(long, position, is_chess=False) == short
        assert lengthened(short, position, is_chess=False) == long
    assert shortened("Sa4-b6", position, is_chess=True) == "Nb6"


def test_a_knight_is_s_beside_a_nightrider() -> None:
    position = read_loose(
        "4k3/8/8/8/N7/8/8/*2N3K3 w - -",
    ).position
    assert lengthened("Sb6", position, is_chess=True) == "Sa4-b6"


@pytest.mark.parametrize("short", ["Bd3", "Gh8", "Nc3+"])
def test_what_no_piece_or_several_might_do(short: str) -> None:
    position = read_loose("4k3/8/8/8/N7/8/8/1N*2Q1K1*2Q1 w - -").position
    with pytest.raises(ValueError, match=short.replace("N", "S").rstrip("+")):
        lengthened(short, position, is_chess=True)
