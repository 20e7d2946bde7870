"""Our solutions as Popeye prints them."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.moves.long_notation import long_notation
from fenedit.rules.moves.popeye import Asked, read_answer

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1"
HELP = "8/8/8/8/8/k1K5/8/1R6 b - - 0 1"
LATE = HELP.replace(" b ", " w ")
PASSED = "8/8/8/8/4p3/8/8/K1k5 b - - 0 1"
CASTLING = "4k3/1P6/8/3pP3/8/8/8/R3K3 w Q d6 0 1"
SET_PLAY = """\
Set play
   1…Bh2/Bg3 2.Rxa7#
1.Ra5? (zz) a6!
   1…Bh2 2.Rxa7#
1.Ra6! (zz)
   1…bxa6 2.b7#"""
LISTED = """\
1.Ra6! (zugzwang)
   1…bxa6 2.b7#
Tries: 1
   1.Ra5? (zugzwang) but 1…a6!
      1…Bh2 2.Rxa7#
Set play
   1…Bh2, Bg3 2.Rxa7#"""
BOTH = """\
      1...Bb8-h2
          2.Ra1*a7 #
      1...Bb8-g3
          2.Ra1*a7 #
   1.Ra1-a5 ? zugzwang.
      1...Bb8-h2
          2.Ra5*a7 #
    but
      1...a7-a6 !
   1.Ra1-a6 ! zugzwang.
      1...b7*a6
          2.b6-b7 #"""


def long(fen: str, stipulation: str, text: str, **more: str) -> str:
    return long_notation(parse_fen(fen), Puzzle(stipulation=stipulation, **more), text)


def test_the_play_has_a_line_for_each_move() -> None:
    assert long(MORPHY, "#2", SET_PLAY) == BOTH
    keys_first = [*BOTH.split("\n")[:4], *BOTH.split("\n")[9:], *BOTH.split("\n")[4:9]]
    assert long(MORPHY, "#2", LISTED).split("\n") == keys_first


def test_threats_and_captures_en_passant() -> None:
    text = "1.d4! (2.Nce7#)\n   1…exd3 e.p./cxd3 e.p. 2.Nfd4#\n   1…Rd8 2.Nxd8#"
    assert long(HARING, "#2", text).split("\n") == [
        "   1.d2-d4 ! threat:",
        "          2.Sc6-e7 #",
        "      1...e4*d3 ep.",
        "          2.Sf5-d4 #",
        "      1...c4*d3 ep.",
        "          2.Sf5-d4 #",
        "      1...Re8-d8",
        "          2.Sc6*d8 #",
    ]


@pytest.mark.parametrize(
    ("text", "count"), [("1.Ra6!\n   1…B~ 2.Rxa7#", 6), ("1.Ra6!\n   1…bxa6 2.b7#\n   1…any", 7)]
)
def test_all_moves_of_a_piece_and_all_others(text: str, count: int) -> None:
    assert long(MORPHY, "#2", text).count("1...") == count


@pytest.mark.parametrize(
    ("fen", "stipulation", "text", "expected"),
    [
        (
            HELP,
            "h#2",
            "1.Ka2 Rb8 2.Ka3 Ra8#\n1.Ka2 Rb7 2.Ka3 Ra7#",
            "  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #\n  1.Ka3-a2 Rb1-b7   2.Ka2-a3 Rb7-a7 #",
        ),
        (HELP, "h#1", "Set play\n   1…Ra1#", "  1...Rb1-a1 #"),
        (LATE, "h#1.5", "1…Kc4 2.Ka4 Ra1#", "  1...Kc3-c4   2.Ka3-a4 Rb1-a1 #"),
        (HELP, "ser-h#2", "1.Ka2 2.Ka3 Ra1#", "  1.Ka3-a2   2.Ka2-a3 Rb1-a1 #"),
        (PASSED, "ser-#3", "1.e3 2.e2 3.e1=N", "  1.e4-e3   2.e3-e2   3.e2-e1=S"),
        (CASTLING, "#2", "1.0-0-0! (zz)", "   1.0-0-0 ! zugzwang."),
        (CASTLING, "#2", "1.exd6 e.p.!", "   1.e5*d6 ep. !"),
        (CASTLING, "#2", "1.b8=Q+!", "   1.b7-b8=Q + !"),
    ],
)
def test_lines_and_single_moves(fen: str, stipulation: str, text: str, expected: str) -> None:
    assert long(fen, stipulation, text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "A nice echo: 1.Ka2 Rb8",
        "1.Ka2 Rb8 2.Qa3",
        "1.Ka2 R(b8)",
        "1.Ka2)",
        "2.Ka2",
        "   1.Ka3-a2 Rb1-b8",
        "",
        "(",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert long(HELP, "h#2", text) == text


def test_what_is_no_single_problem_of_chess_stays_as_it_is() -> None:
    text = "1.Ka2 Rb8"
    assert long(HELP, "h#1", text, twins="b) Move b1 b2") == text
    assert long(HELP, "h#1", text, conditions="Circe") == text
    assert long(HELP, "White wins", text) == text


@pytest.mark.parametrize(
    ("fen", "stipulation", "text"),
    [(MORPHY, "#2", LISTED), (HELP, "h#2", "1.Ka2 Rb8 2.Ka3 Ra8#\nSet play\n   1…Ra1#")],
)
def test_what_is_written_is_read_as_popeyes(fen: str, stipulation: str, text: str) -> None:
    answer = read_answer(long(fen, stipulation, text).split("\n"), (Asked("", parse_fen(fen)),))
    assert answer.tree is not None and answer.solutions == 1
