"""Popeye's input and the lines of its output."""

import pytest

from fenedit.notation.fairy import fairy_piece
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.rules.popeye import (
    MOST_PRINTED,
    Output,
    PopeyeError,
    is_solution,
    progress_in,
    question_of,
)

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
CASTLING = "4k2r/8/8/8/8/8/8/R3K2R {side} {rights} - 0 1"
EN_PASSANT = "8/8/8/4pP2/8/8/8/K1k5 w - e6 0 1"


def asked_of(fen: str, stipulation: str = "#2", *, chess960: bool = False, **more: str) -> str:
    puzzle = Puzzle(stipulation=stipulation, **more)  # type: ignore[arg-type]
    return question_of(parse_fen(fen), puzzle, chess960).text


def options_of(
    fen: str, stipulation: str = "#2", *, chess960: bool = False, **more: str
) -> list[str]:
    text = asked_of(fen, stipulation, chess960=chess960, **more)
    line = next(line for line in text.splitlines() if line.startswith("Option "))
    return line.split()[1:]


def test_a_problem_lists_its_pieces() -> None:
    assert asked_of("7k/4N3/8/8/8/8/8/K7 w - - 0 1", "#3").splitlines() == [
        "BeginProblem",
        "Pieces",
        "  White Ka1 Se7",
        "  Black Kh8",
        "Stipulation #3",
        "Option NoBoard MoveNumbers Variation",
        "EndProblem",
    ]


@pytest.mark.parametrize(
    ("stipulation", "more", "expected"),
    [
        ("h#5", {}, True),
        ("h#2.5", {}, True),
        ("ser-h#7", {}, True),
        ("h=3", {}, False),
        ("hs#3", {}, False),
        ("ser-#7", {}, False),
        ("#2", {}, False),
        ("h#3", {"conditions": "Circe"}, False),
        ("h#3", {"twins": "b) Move a1 b1"}, True),
        ("h#3", {"twins": "b) Stipulation h=3"}, False),
        ("h#3", {"twins": "b) Condition Circe"}, False),
    ],
)
def test_the_intelligent_mode_is_asked_for_where_it_holds(
    stipulation: str, more: dict[str, str], expected: bool
) -> None:
    assert ("Intelligent" in options_of(MORPHY, stipulation, **more)) == expected


def test_there_is_no_intelligent_mode_with_fairy_pieces() -> None:
    position = parse_fen(MORPHY)
    grasshopper = fairy_piece("G", "w")
    assert grasshopper is not None
    position = position._replace(placement=grasshopper + position.placement[1:])
    text = question_of(position, Puzzle(stipulation="h#2")).text
    assert "Option NoBoard MoveNumbers HalfDuplex\n" in text
    assert " Ga1\n" in text


def test_twins_conditions_and_options_are_asked() -> None:
    more = {"twins": "b) Move a1 a2", "conditions": "Circe; Madrasi", "options": "MaxSolutions 5"}
    lines = asked_of(MORPHY, "s#2", **more).splitlines()
    assert lines[5:] == [
        "Condition Circe",
        "Condition Madrasi",
        "Option NoBoard MoveNumbers Variation HalfDuplex MaxSolutions 5".replace("HalfDuplex ", ""),
        "Twin Move a1 a2",
        "EndProblem",
    ]


def test_each_twin_has_its_title_and_position() -> None:
    puzzle = Puzzle(stipulation="h#2", twins="b) Move a1 a2; c) Stipulation h#1.5")
    asked = question_of(parse_fen(MORPHY.replace(" w ", " b ")), puzzle).asked
    assert [each.title for each in asked] == ["a)", "b) ♖a1→a2", "c) h#1.5"]
    assert [each.late for each in asked] == [False, False, True]
    assert asked[1].position.placement[8] == "R"


def test_the_diagram_is_solved_where_no_zeroposition_is_understood() -> None:
    puzzle = Puzzle(stipulation="#2", twins="a) diagram; b) Move a1 a2")
    question = question_of(parse_fen(MORPHY), puzzle)
    assert "ZeroPosition" not in question.text
    assert [each.title for each in question.asked] == ["a)", "b) ♖a1→a2"]


def test_a_diagram_is_solved_without_a_zeroposition_that_is_understood() -> None:
    question = question_of(parse_fen(MORPHY), Puzzle(stipulation="#2", twins="a) diagram"))
    assert [each.title for each in question.asked] == [""]


def test_two_twins_may_have_one_name() -> None:
    puzzle = Puzzle(stipulation="#2", twins="b) Move a3 a4; b) Move a1 a2")
    assert "Twin Move a1 a2\nEnd" in question_of(parse_fen(MORPHY), puzzle).text


def test_a_condition_keeps_its_pieces() -> None:
    lines = asked_of(MORPHY, "#2", conditions="PromOnly L B", twins="b) Substitute R B")
    assert "Condition PromOnly L B\n" in lines
    assert "Twin Substitute R B\n" in lines


@pytest.mark.parametrize("word", ["z" * 300, "x_y", "“x”", "a*b", "\x00", "é"])
def test_popeye_gets_no_words_at_which_it_crashes(word: str) -> None:
    assert word not in asked_of(MORPHY, "#2", conditions=f"Circe {word}", options=word)


@pytest.mark.parametrize("word", ["Protocol", "prot", "LaTeX", "Input", "EndProblem", "x\ny"])
def test_no_text_of_a_record_is_a_command(word: str) -> None:
    more = {"conditions": f"Circe {word} a", "options": f"SetPlay {word} a"}
    lines = asked_of(MORPHY, "#2", **more).splitlines()
    assert not any(word.lower() in line.lower().split() for line in lines[:-1])
    assert len(lines) == 8


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


@pytest.mark.parametrize("stipulation", ["", "#", "#2.5", "=2.5", "White wins", "h#1000"])
def test_no_other_stipulation_is_written(stipulation: str) -> None:
    with pytest.raises(PopeyeError) as caught:
        asked_of(MORPHY, stipulation)
    assert caught.value.code == "popeye-stipulation"


@pytest.mark.parametrize(
    ("text", "late", "expected"),
    [
        ("   1.Ra1-a6 ! zugzwang.", False, True),
        ("   1.h5*g6 ep. + !", False, True),
        ("   1.Ra1*a7 + ?", False, False),
        ("      1...Bb8*a7 !", False, False),
        ("  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #", False, True),
        ("  1...Rb1-a1 #", False, False),
        ("  1...Rb1-a1 #", True, True),
        ("  1...  ...  2.Ka3-a2 Rb1-h1   3.Ka2-a3 Rh1-a1 #", True, False),
        ("", False, False),
    ],
)
def test_keys_and_solutions_are_counted(text: str, late: bool, expected: bool) -> None:
    assert is_solution(text, late=late) == expected


def test_progress_is_told_by_number_and_move() -> None:
    assert progress_in("  7  (Ra1-a5    Time = 0.013 s)") == (7, "Ra1-a5")
    assert progress_in("  1  (Ra1*a7 +    Time = 0.006 s)") == (1, "Ra1*a7 +")
    assert progress_in("1 potential positions in 1+0  (Time = 0.009 s)") is None


POPEYE = "Popeye Linux v4.104 (256 MB)"
WHOLE = "solution finished. Time = 0.007 s"


def output_of(*lines: str) -> Output:
    output = Output()
    assert all(output.take(line) is None for line in lines)
    return output


def test_popeye_says_its_name_first() -> None:
    assert output_of("", POPEYE).is_popeye
    assert Output().take("Stockfish 17") == "popeye-other"


@pytest.mark.parametrize(
    "text",
    [
        "the side to play can capture the king",
        "both sides need a king",
        "input-error:wrong integer",
        "problem ignored",
    ],
)
def test_refusals_are_told_from_play(text: str) -> None:
    output = output_of(POPEYE, text, WHOLE)
    # An intelligent search counts first, without a line break.
    output.take(f"6 potential positions in 2+2  (Time = 0.012 s){text}")
    assert output.failure("py", crashed=False) == ("popeye-refused", text)
    assert output.take("   1.Ke1-e2 !") is None
    assert output.failure("py", crashed=False) is None


def test_what_is_solved_without_an_unknown_word_is_no_answer() -> None:
    # As Popeye 4.104 prints it for the condition "Madrassi" and the option "Foo".
    output = output_of(
        POPEYE,
        "input-error:could not recognize condition",
        "offending item: Madrassi",
        "input-error:offending item: Madrassi",
        "input-error:offending item: Foo",
        "   1.Rb1-a1 # !",
        WHOLE,
    )
    assert output.failure("py", crashed=False) == ("popeye-unknown", "Madrassi”, “Foo")


def test_how_an_answer_ends() -> None:
    play = "   1.Ke1-e2 !"
    assert output_of(POPEYE, play, WHOLE).failure("py", crashed=False) is None
    assert output_of(POPEYE, play, "Partial solution").failure("py", crashed=False) is None
    assert output_of(POPEYE, play).failure("py", crashed=False) == ("popeye-crash", "")
    assert output_of().failure("py", crashed=True) == ("popeye-crash", "")
    assert output_of().failure("py", crashed=False) == ("popeye-other", "py")
    assert output_of(POPEYE).take("x" * MOST_PRINTED) == "popeye-flood"


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
    (read,) = read_popeye(question_of(position, Puzzle(stipulation=stipulation)).text)
    assert read.plain
    assert [found.position for found in read.found] == [position]
