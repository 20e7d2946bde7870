"""FENs in running text, with lists of pieces and faulty FENs among them."""

import pytest

from fenedit.notation.fen import format_placement
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.running_text import read_running_text

_FIRST = "6k1/5ppp/8/8/8/8/5PPP/3R2K1"
_FAULTY = "5rk1/5ppp/8/8/8/8/5PPP/3R2K b - - 0 1"
_LIST = "White: Kg1, Qd1; Black: Kg8"
_FAULTY_LIST = "White: Kg1, Xd1; Black: Kg8"
_LISTED = "6k1/8/8/8/8/8/8/3Q2K1"
_LINK = "https://lichess.org/editor/3q1rk1/5pbp/5Qp1/8/8/2B5/5PPP/6K_w_-_-_0_1"
_BOARD = ". . . . k . . .\n" + ". . . . . . . .\n" * 6 + "R . . . K . . ."


@pytest.mark.parametrize(
    ("text", "placements", "faulty"),
    [
        (
            f"No 1: {_FIRST} w - - 0 1\nNo 2: {_FAULTY}\nNo 3: {_LIST}",
            [_FIRST, _LISTED],
            [(0, _FAULTY)],
        ),
        (f"No 1: {_FAULTY}\nNo 2: {_LIST}\nNo 3: {_FAULTY}", [_LISTED], [(0, _FAULTY)] * 2),
        (f"No 1: {_LIST}\nNo 2:\n{_FIRST} w - - 0 1", [_LISTED, _FIRST], []),
        (
            f"See {_FIRST} w - - 0 1.\nAlso:\nBiałe: Kg1, Hd1\nCzarne: Kg8\n{_FIRST} b - - 0 1",
            [_FIRST, _LISTED, _FIRST],
            [],
        ),
        (
            f"<p>A: {_FIRST} w - - 0 1</p><p>B: {_FAULTY}</p><p>{_LIST}</p>",
            [_FIRST, _LISTED],
            [(0, _FAULTY)],
        ),
        (f'[{{"fen": "{_FIRST} w - -"}}, {{"fen": "{_FAULTY}"}}]', [_FIRST], [(0, _FAULTY)]),
        (f"Is {_FIRST} w - - 0 1 won, and\n{_LINK}\nnot?", [_FIRST], [(0, _LINK)]),
        (f"Is {_FIRST} w - - 0 1 from 1/2/3/4/5/6, or /home/b/n/q/r/k/p?", [_FIRST], []),
        (f"FEN: {_LISTED} w - - 0 1\n{_LIST}", [_LISTED], []),
        (f"1. {_FIRST} w - - 0 1\n2. {_FAULTY_LIST}", [_FIRST], [(0, f"2. {_FAULTY_LIST}")]),
        (
            f"1. {_FIRST} w - - 0 1\n2:\nWhite: Kg1, Xd1\nBlack: Kg8\nNow?",
            [_FIRST],
            [(0, "White: Kg1, Xd1 Black: Kg8")],
        ),
        (
            f"{_FIRST} w - - 0 1\n2: {_FAULTY_LIST}\n3: {_LIST}\n4: White: Ka1; Black: Kh8",
            [_FIRST, _LISTED, "7k/8/8/8/8/8/8/K7"],
            [(0, f"2: {_FAULTY_LIST}")],
        ),
        (
            f'{_FIRST} w - -\n({_FAULTY} c0 "a (2)";),\n"{_FAULTY}",',
            [_FIRST],
            [(0, f'{_FAULTY} c0 "a (2)"'), (0, _FAULTY)],
        ),
        (f"{_FIRST} w - - 0 1\nThen White Kg1 and Black Kg8, Xd1", [_FIRST], []),
        (f"{_FIRST} w - - 0 1\nWhite: Kasparov, Black: e5 is strong", [_FIRST], []),
        (f"Nothing but {_FAULTY}", [], []),
        (_LIST, [], []),
    ],
)
def test_positions_and_faulty_fens_are_found_in_their_order(
    text: str, placements: list[str], faulty: list[tuple[int, str]]
) -> None:
    found, _ = read_running_text(text)
    assert [format_placement(each.position.placement) for each in found] == placements
    assert [
        (number, dict(note.data)["found"])
        for number, each in enumerate(found)
        for note in each.notes
        if note.code == "line-unread"
    ] == faulty


@pytest.mark.parametrize("other", [_FAULTY, _FAULTY_LIST])
def test_what_was_not_read_is_asked_about(other: str) -> None:
    text = f"No 1: {_FIRST} w - - 0 1\nNo 2: {other}\n"
    assert [(way.kind, way.certain) for way in read_anything(text)] == [("fen", False)]


def test_a_faulty_fen_beside_a_board_is_named() -> None:
    (way,) = read_anything(f"{_BOARD}\n\nNo 2: {_FAULTY}\n")
    assert (way.kind, way.certain) == ("board", False)
    assert dict(way.found[0].notes[-1].data)["found"] == _FAULTY


@pytest.mark.parametrize(
    ("label", "title", "rest"),
    [
        ("3.", "", ' c0 "after 30 moves";'),
        ("Position 3:", "", ' c0 "after 30 moves";'),
        ("3) My best game:", "My best game", ' c0 "after 30 moves"; id "My best game";'),
    ],
)
def test_a_label_before_a_list_is_no_name(label: str, title: str, rest: str) -> None:
    found, _ = read_running_text(f"1. {_FIRST} w - - 0 1 b\n{label} {_LIST}, after 30 moves\n")
    assert (found[1].title, found[1].rest) == (title, rest)
