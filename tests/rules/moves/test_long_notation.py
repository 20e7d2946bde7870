"""Our solutions as Popeye prints them."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import read_loose
from fenedit.notation.twins import states_of
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


TWO = "a)\n1.Ka2 Rb8 2.Ka3 Ra8#\n\nb) ♖b1→h1\n1.Ka2 Rh8 2.Ka3 Ra8#\n"


def test_each_twin_has_its_own_play() -> None:
    assert long(HELP, "h#2", TWO, twins="b) Move b1 h1").split("\n\n") == [
        *("a)", "  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #"),
        *("b) wRb1-->h1", "  1.Ka3-a2 Rh1-h8   2.Ka2-a3 Rh8-a8 #"),
    ]


@pytest.mark.parametrize(
    ("twin", "title", "written"),
    [
        ("b) Exchange a3 b1", "b) ♚a3↔♖b1", "b) bKa3<-->wRb1"),
        ("b) Add black Sh6 Remove b1", "b) +♞h6 −♖b1", "b) +bSh6 -wRb1"),
        ("b) Substitute R Q", "b) ♖→♕", "b) {R ==> Q}"),
        ("b) Shift a1 b1", "b) a1⇒b1", "b) shift a1 ==> b1"),
        ("b) Rotate 90", "b) Rotate 90°", "b) rotate 90"),
        ("b) Mirror a1<-->h1", "b) Mirror a1↔h1", "b) mirror a1<-->h1"),
        ("b) Stipulation h#3", "b) h#3", "b) {h#3}"),
        ("b) Condition Circe", "b) Condition Circe", "b) {Circe}"),
    ],
)
def test_twins_are_called_as_popeye_calls_them(twin: str, title: str, written: str) -> None:
    text = f"a)\n1.Ka2 Rb8\n\n{title}\n"
    assert long(HELP, "h#2", text, twins=twin).split("\n")[-1] == written


def test_moves_with_both_squares_get_popeyes_letters() -> None:
    knight = "8/8/8/8/8/k1K5/8/1N6 b - - 0 1"
    text = "a)\n1.Ka3*a2[+wPa2] Nb1-d2\n\nb) ♘b1→c1\n1.Ka3-a4 Nc1-d3"
    assert long(knight, "h#2", text, conditions="Circe", twins="b) Move b1 c1").split("\n\n") == [
        *("a)", "  1.Ka3*a2[+wPa2] Sb1-d2", "b) wSb1-->c1", "  1.Ka3-a4 Sc1-d3")
    ]


def test_with_conditions_the_signs_are_those_of_the_text() -> None:
    text = "1.Ka2 Rb8 2.Ka3 Ra8+"
    written = "  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 +"
    assert long(HELP, "h#2", text, conditions="Madrasi") == written


def test_what_is_not_understood_stays_as_it_is() -> None:
    text = "1.Ka2 Rb8"
    for others in (text, f"a)\n{text}\nb) as above", TWO.replace("1.Ka2 Rh8", "so")):
        assert long(HELP, "h#2", others, twins="b) Move b1 h1") == others
    assert long(HELP, "#1", "1.Ka2! or else", conditions="Circe") == "1.Ka2! or else"
    assert long(HELP, "White wins", text) == text


@pytest.mark.parametrize(
    ("fen", "stipulation", "text"),
    [(MORPHY, "#2", LISTED), (HELP, "h#2", "1.Ka2 Rb8 2.Ka3 Ra8#\nSet play\n   1…Ra1#")],
)
def test_what_is_written_is_read_as_popeyes(fen: str, stipulation: str, text: str) -> None:
    answer = read_answer(long(fen, stipulation, text).split("\n"), (Asked("", parse_fen(fen)),))
    assert answer.tree is not None and answer.solutions == 1


GRASSHOPPERS = "8/7p/7K/1*2q2NBp1/*2Q3*2q1Nk/2B3*2qp/8/6n1 w - -"
"""T. R. Dawson, British Chess Magazine 1943."""


def test_direct_play_of_fairy_pieces() -> None:
    position = read_loose(GRASSHOPPERS).position
    text = "1.Bxe4? (2.Bb1#/Bd5#) Ne2!\n   1…Ggd6 2.Be1#\n1.Ne3! (zz)\n   1…Nf3 2.Nxf3#"
    assert long_notation(position, Puzzle(mate=2), text).split("\n") == [
        "   1.Bf5*e4 ? threat:",
        "          2.Be4-b1 #",
        "          2.Be4-d5 #",
        "      1...Gg3-d6",
        "          2.Bc3-e1 #",
        "    but",
        "      1...Sg1-e2 !",
        "   1.Sg4-e3 ! zugzwang.",
        "      1...Sg1-f3",
        "          2.Se5*f3 #",
    ]


def test_direct_play_under_conditions() -> None:
    text = "1.c3+? Kd3!\n   1…Nxc3[+wPc2] 2.Qf2#\n1.Qf6! (2.Nce6#)"
    fen = "1B3Q2/1pN5/2pP3K/4q1p1/N2kP1R1/1P4P1/2P1R3/3n4 w - - 0 1"
    assert long(fen, "#2", text, conditions="Circe").split("\n") == [
        "   1.c2-c3 + ?",
        "      1...Sd1*c3[+wPc2]",
        "          2.Qf8-f2 #",
        "    but",
        "      1...Kd4-d3 !",
        "   1.Qf8-f6 ! threat:",
        "          2.Sc7-e6 #",
    ]


def test_a_twin_without_a_solution_has_no_play() -> None:
    text = "a)\n1.Ka2 Rb8\n\nb) ♖b1→h1\nNo solution"
    written = "a)\n\n  1.Ka3-a2 Rb1-b8\n\nb) wRb1-->h1"
    assert long(HELP, "h#2", text, twins="b) Move b1 h1") == written


def test_twins_are_read_as_popeyes() -> None:
    position, puzzle = parse_fen(HELP), Puzzle(stipulation="h#2", twins="b) Move b1 h1")
    asked = [Asked(state.name, state.position) for state in states_of(position, puzzle)]
    answer = read_answer(long_notation(position, puzzle, TWO).split("\n"), asked)
    assert answer.tree is not None and answer.counts == (1, 1)
