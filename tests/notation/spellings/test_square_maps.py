"""Men by their squares, as programs keep them, and lists of men as data."""

import pytest

from fenedit.notation.fen import format_fen, format_placement
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
def test_pieces_of_programs_are_read(text: str) -> None:
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


@pytest.mark.parametrize(
    "text",
    [
        '<div class="piece wk square-51"></div><div class="piece square-58 bk"></div>'
        '<div class="piece square-11 wr" style=""></div><div class="highlight square-33"></div>',
        '<square class="e1 white king"></square><square class="e8 black king"></square>'
        '<square class="a1 white rook"></square><square class="b1"></square>',
        '<div data-square="e1"><img src="img/wK.svg" alt=""></div><div data-square="h8"></div>'
        '<div data-square="e8"><img src="img/bK.svg"></div><div id="a1"><img alt="white rook"></div>'
        '<div data-square="h1"></div><div><img src="spare/wQ.svg"></div>',
        "<table><td id='e1'>♔</td><td id='e8'>♚</td><td id='a1'>♖</td><td id='b1'></td>♕</table>",
        '<cg-board><square class="last-move" style="transform: translate(69px, 69px);"></square>'
        '<piece class="white king" style="transform: translate(276px, 483px);"></piece>'
        '<piece style="transform: translate(276px, 0px);" class="black king"></piece>'
        '<piece class="white rook" style="transform: translate(0px,483px)"></piece></cg-board>',
        '<div class="cg-wrap orientation-black"><piece class="white king" style="transform: '
        'translate(187.5px, 0px)"></piece><piece class="black king" style="transform: translate('
        '187.5px, 437.5px)"></piece><piece class="rook white" style="transform: '
        'translate(437.5px, 0)"></piece></div>',
    ],
)
def test_pieces_in_elements_of_html(text: str) -> None:
    (way,) = read_anything(text)
    assert (way.certain, format_placement(way.found[0].position.placement)) == (
        True,
        "4k3/8/8/8/8/8/8/R3K3",
    )


def test_pieces_that_are_moved_so_little_that_squares_may_be_smaller_are_asked_about() -> None:
    men = (("white", 0, 0), ("black", 120, 60))
    text = "".join(
        f'<piece class="{side} king" style="transform: translate({x}px, {y}px)"></piece>'
        for side, x, y in men
    )
    assert [way.certain for way in read_anything(text)] == [False]
    assert read_anything(text.replace("120", "130")) == ()
