"""Popeye's input and the lines of its output."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.rules.popeye import (
    PopeyeError,
    PopeyeLine,
    begins_as_popeye,
    is_end,
    is_refusal,
    parse_line,
    problem_text,
)

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
CASTLING = "4k2r/8/8/8/8/8/8/R3K2R {side} {rights} - 0 1"
EN_PASSANT = "8/8/8/4pP2/8/8/8/K1k5 w - e6 0 1"


def options_of(
    fen: str, stipulation: str = "#2", *options: str, chess960: bool = False
) -> list[str]:
    text = problem_text(parse_fen(fen), stipulation, options, chess960)
    line = next(line for line in text.splitlines() if line.startswith("Option "))
    return line.split()[1:]


def test_a_problem_is_five_lines_in_its_own_forsyth() -> None:
    text = problem_text(parse_fen("7k/4N3/8/8/8/8/8/K7 w - - 0 1"), "#3", ["Try"], False)
    assert text.splitlines() == [
        "BeginProblem",
        "Forsyth 7k4S43K",
        "Stipulation #3",
        "Option NoBoard MoveNumbers Try",
        "EndProblem",
    ]


@pytest.mark.parametrize(
    ("side", "stipulation", "expected"),
    [
        ("w", "#2", False),
        ("b", "#2", True),
        ("w", "s#3", False),
        ("b", "s#3", True),
        ("b", "h#2", False),
        ("w", "h#2", True),
        ("w", "h#2.5", False),
        ("b", "h#2.5", True),
    ],
)
def test_the_side_to_move_begins(side: str, stipulation: str, expected: bool) -> None:
    fen = MORPHY.replace(" w ", f" {side} ")
    assert ("HalfDuplex" in options_of(fen, stipulation)) == expected


@pytest.mark.parametrize(
    ("rights", "expected"),
    [("KQk", ""), ("Qk", "h1"), ("K", "a1h8"), ("-", "h1a1h8"), ("HAh", "")],
)
def test_rooks_at_home_without_a_right_may_not_castle(rights: str, expected: str) -> None:
    words = options_of(CASTLING.format(side="w", rights=rights))
    found = words[words.index("NoCastling") + 1] if "NoCastling" in words else ""
    assert found == expected


def test_castling_of_chess960_from_home_is_the_usual_one() -> None:
    fen = CASTLING.format(side="w", rights="HAh")
    assert "NoCastling" not in options_of(fen, chess960=True)


def test_castling_of_chess960_from_elsewhere_is_refused() -> None:
    with pytest.raises(PopeyeError) as caught:
        options_of("3k4/8/8/8/8/8/8/RK6 w A - 0 1", chess960=True)
    assert caught.value.code == "popeye-chess960"


@pytest.mark.parametrize(
    ("fen", "expected"),
    [(EN_PASSANT, "e7e6e5"), ("8/8/8/8/4Pp2/8/8/K1k5 b - e3 0 1", "e2e3e4")],
)
def test_an_en_passant_target_is_the_whole_step(fen: str, expected: str) -> None:
    words = options_of(fen)
    assert words[words.index("EnPassant") + 1] == expected


@pytest.mark.parametrize(
    "stipulation", ["", "#", "#0", "#2.5", "s#1.5", "=2", "#2\nProtocol x", "h#1000", " #2"]
)
def test_no_other_stipulation_is_written(stipulation: str) -> None:
    with pytest.raises(PopeyeError) as caught:
        problem_text(parse_fen(MORPHY), stipulation, (), False)
    assert caught.value.code == "popeye-stipulation"


def test_no_other_option_is_written() -> None:
    with pytest.raises(ValueError, match="Protocol"):
        problem_text(parse_fen(MORPHY), "#2", ["Protocol"], False)


@pytest.mark.parametrize(
    ("text", "side", "stipulation", "expected"),
    [
        ("   1.Ra1-a6 ! zugzwang.", "w", "#2", ("key", ("a1a6",), 0)),
        ("   1.h5*g6 ep. + !", "w", "#2", ("key", ("h5g6",), 0)),
        ("   1.d7-d8=S !", "w", "#2", ("key", ("d7d8n",), 0)),
        ("   1.b7*a8=Q # !", "w", "#1", ("key", ("b7a8q",), 0)),
        ("   1.0-0-0 ! threat:", "w", "#2", ("key", ("e1c1",), 0)),
        ("   1.0-0 ?", "b", "#2", ("try", ("e8g8",), 0)),
        ("   1.Ra1*a7 + ?", "w", "#2", ("try", ("a1a7",), 0)),
        ("  1  (Ra1*a7 +    Time = 0.006 s)", "w", "#2", ("progress", ("a1a7",), 1)),
        (" 42  (Kc8-d8    Time = 1.5 s)", "w", "#2", ("progress", ("c8d8",), 42)),
        ("      1...Bb8-h2", "w", "#2", ("play", (), 0)),
        ("      1...Bb8*a7 !", "w", "#2", ("play", (), 0)),
        ("          2.Ra1*a7 #", "w", "#2", ("play", (), 0)),
        ("", "w", "#2", ("play", (), 0)),
        (
            "  1.Qf4-b8 Ke7-f7   2.Bc3-h8 e6-e7   3.Qb8-f8 + e7*f8=S #",
            "b",
            "h#3",
            ("solution", ("f4b8", "e7f7", "c3h8", "e6e7", "b8f8", "e7f8n"), 0),
        ),
        ("  1...0-0   2.0-0 Ka1-a2 #", "b", "h#2", ("solution", ("e1g1", "e8g8", "a1a2"), 0)),
    ],
)
def test_lines_say(
    text: str, side: str, stipulation: str, expected: tuple[str, tuple[str, ...], int]
) -> None:
    role, moves, number = expected
    line = parse_line(text, side, stipulation)  # type: ignore[arg-type]
    assert line == PopeyeLine(role, text, moves, number)  # type: ignore[arg-type]


def test_popeye_says_its_name_first() -> None:
    assert begins_as_popeye("Popeye Linux v4.104 (256 MB)")
    assert not begins_as_popeye("Stockfish 17")


@pytest.mark.parametrize(
    "text",
    [
        "the side to play can capture the king",
        "both sides need a king",
        "input-error:wrong integer",
        "offending item: #xx",
        "problem ignored",
    ],
)
def test_refusals_are_told_from_play(text: str) -> None:
    assert is_refusal(text)
    assert not is_end(text)


@pytest.mark.parametrize("text", ["", "   1.Ke1-e2 !", "solution finished. Time = 0.007 s"])
def test_play_is_no_refusal(text: str) -> None:
    assert not is_refusal(text)


@pytest.mark.parametrize("stipulation", ["#2", "s#3", "h#2", "h#2.5"])
@pytest.mark.parametrize(
    "fen",
    [
        MORPHY,
        EN_PASSANT,
        "8/8/8/8/4p3/8/8/K1k5 b - - 0 1",
        "r3k2r/8/8/3N4/3n4/8/8/R3K2R b Kq - 0 1",
        "r3k2r/8/8/3N4/3n4/8/8/R3K2R w KQkq - 0 1",
        "8/8/8/8/4Pp2/8/8/K1k5 b - e3 0 1",
    ],
)
def test_what_popeye_is_asked_is_read_as_the_same_position(fen: str, stipulation: str) -> None:
    position = parse_fen(fen)
    (read,) = read_popeye(problem_text(position, stipulation, ["Try"], False))
    assert read.plain
    assert [found.position for found in read.found] == [position]
