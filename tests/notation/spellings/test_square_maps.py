"""Men by their squares, as programs keep them, and lists of men as data."""

import pytest

from fenedit.notation.fen import format_fen
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.square_maps import read_square_map

_FEN = "8/8/3k4/8/3PK3/8/8/8 w - - 0 1"


@pytest.mark.parametrize(
    "text",
    [
        "{ d6: 'bK', d4: 'wP', e4: 'wK' }",
        "var position = {\n  d6: 'bK',\n  d4: 'wP',\n  e4: 'wK',\n};",
        '{"d6": "k", "d4": "P", "e4": "K", "a1": null}',
        "{'d6': '♚', 'd4': '♙', 'e4': '♔'}",
        "{d6: {type: 'k', color: 'b'}, d4: {color: 'w', type: 'p'}, e4: {type: 'k', color: 'w'}}",
        "[{square: 'd6', type: 'k', color: 'b'}, null, {square: 'd4', type: 'p', color: 'w'},"
        " {square: 'e4', type: 'k', color: 'w'}]",
        "d6: black king\nd4: white pawn\ne4: white king\n",
        "Map(d6 -> BlackKing, d4 -> WhitePawn, e4 -> WhiteKing)",
        "d6=k, d4=P, e4=K",
        "pieces:\n  d6: king_black\n  d4: pawn-white\n  e4: wKing\n",
        "{d6 => Kb, d4 => Pw, e4 => Kw}",
        '[["d6", "bK"], ["d4", "wP"], ["e4", "wK"]]',
        "board.set('d6', 'k'); board.set('d4', 'P'); board.set('e4', 'K');",
        "{'wK': 'e4', 'bK': 'd6', 'wP': ['d4']}",
        "wK=e4, bK=d6, wP=d4",
        "{white: ['Ke4', 'd4'], black: ['Kd6']}",
        "{white: {king: 'e4', pawns: ['d4']}, black: {king: 'd6'}}",
    ],
)
def test_men_of_programs_are_read(text: str) -> None:
    (way,) = read_anything(text)
    assert [format_fen(found.position) for found in way.found] == [_FEN]
    assert (way.kind, way.certain) == ("piece-list", True)


def test_what_is_said_beside_them_is_read() -> None:
    text = "{ pieces: { e1: 'K', h1: 'R', e8: 'k' }, turn: 'b', castling: 'K', halfmoves: 3 }"
    (way,) = read_anything(text)
    (found,) = way.found
    assert format_fen(found.position) == "4k3/8/8/8/8/8/8/4K2R b K - 3 1"
    assert way.certain


@pytest.mark.parametrize(
    "text",
    [
        "{ d6: 'bK', d4: 'wX', e4: 'wK' }",
        "{ d4: 'wP', e4: 'wK' }",
        "{ d6: 'K', d4: 'P', e4: 'K' }",
    ],
)
def test_what_may_be_no_position_is_asked_about(text: str) -> None:
    ways = read_anything(text)
    assert ways
    assert not any(way.certain for way in ways)


@pytest.mark.parametrize(
    "text", ["", "{ d6: 'bK', d6: 'wK' }", "e8=Q", "d4: 5, e4: 7", "{e4: 'wK'}", "1. e4: N"]
)
def test_what_is_no_map_is_none(text: str) -> None:
    assert read_square_map(text) is None
