"""Puzzles read from EPD operations and written into them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.puzzle import (
    Puzzle,
    moves_in,
    operations_text,
    packed,
    parted,
    puzzle_of,
    text_fault,
    unpacked,
    with_puzzle,
)

HARING = (
    ' bm d4; c0 "Miniature"; c1 "Haring"; c2 "Schach-Echo 1977"; c3 "h#2"; c4 "1st Prize"; '
    'c5 "en passant"; c6 "a pawn"; conditions "Circe"; id "Haring"; intended 2; options "Try"; '
    'pv d4 Kxd4 Qf4; solution "1.d4!¶%22zz%22"; twins "b) Remove a1";'
)


def read(text: str) -> Puzzle:
    return puzzle_of(read_operations(text).operations)


def write(text: str, puzzle: Puzzle) -> str:
    said = read_operations(text).operations
    return respelt(text, said, with_puzzle(said, puzzle))


def test_every_field_has_its_opcode() -> None:
    assert read(HARING) == Puzzle(
        name="Haring",
        author="Haring",
        source="Schach-Echo 1977",
        stipulation="h#2",
        intended=2,
        twins="b) Remove a1",
        conditions="Circe",
        options="Try",
        solution='1.d4!\n"zz"',
        award="1st Prize",
        themes="en passant",
        hint="a pawn",
        comment="Miniature",
        best=("d4",),
        line=("d4", "Kxd4", "Qf4"),
    )


def test_a_puzzle_is_written_in_the_order_of_opcodes() -> None:
    assert write("", read(HARING)) == HARING


def test_what_no_field_has_stays_verbatim() -> None:
    text = ' zz 1;  c9 "suite" ; id  "Old"; c7 "x";; said by hand'
    after = write(text, read(text)._replace(name="New", mate=3))
    assert after == ' dm 3; zz 1;  c9 "suite" ; id "New"; c7 "x";; said by hand'


def test_a_new_operation_stands_before_a_remark() -> None:
    assert write(" dm 2; // by hand", Puzzle(mate=2, author="Loyd")) == (
        ' c1 "Loyd"; dm 2; // by hand'
    )
    assert write(" ; by hand", Puzzle(mate=2)) == " dm 2; ; by hand"
    assert read_operations(" dm 2; ; by hand").operations[1].operands[0].text == "; by hand"


def test_an_operation_without_its_semicolon_gets_it_when_another_follows() -> None:
    assert write(" bm Qa5", Puzzle(best=("Qa5",), mate=2)) == " bm Qa5; dm 2;"


def test_what_is_emptied_goes() -> None:
    assert write(' c1 "Loyd"; dm 2;', Puzzle(author="Loyd")) == ' c1 "Loyd";'
    assert write(" dm 2;", Puzzle()).strip() == ""


def test_of_an_opcode_twice_the_last_counts_and_a_change_leaves_one() -> None:
    assert read(" dm 2; dm 3;").mate == 3
    assert write(" dm 2; zz 1; dm 3;", Puzzle(mate=4)) == " zz 1; dm 4;"


def test_what_is_no_number_is_no_mate() -> None:
    assert read(" dm x;").mate is None
    assert read(" dm 0;").mate is None
    assert read(f" dm {10**9};").mate is None


def test_a_word_that_is_no_move_is_seen_and_not_written() -> None:
    puzzle = read(" bm Nf3 foo;")
    assert puzzle.best == ("Nf3", "foo")
    assert write(" bm Nf3 foo;", puzzle._replace(mate=2)) == " bm Nf3 foo; dm 2;"
    with pytest.raises(ValueError, match="best"):
        write("", puzzle)


def test_a_quotation_mark_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="quotation"):
        write("", Puzzle(author='"Loyd"'))


def test_what_is_asked_is_one_text() -> None:
    assert Puzzle().asked == ""
    assert Puzzle(mate=2).asked == "#2"
    assert Puzzle(mate=2, stipulation="#2").asked == "#2"
    assert Puzzle(mate=2, stipulation="b) Ka1-a2").asked == "#2, b) Ka1-a2"


def test_moves_are_read_as_people_write_them() -> None:
    assert moves_in("1.Qa5!") == ("Qa5",)
    assert moves_in("1.d4! Kxd4 2.♕f4#, 0-0; e8Q") == ("d4", "Kxd4", "Qf4#", "O-O", "e8Q")
    assert moves_in("1...Kd4 1…Ke4 2. Nf3") == ("Kd4", "Ke4", "Nf3")
    assert moves_in(" ") == ()
    with pytest.raises(ValueError, match="Zf3"):
        moves_in("Qa5 Zf3")


TEXT = st.text(st.characters(exclude_characters='"', exclude_categories=("Cc", "Cs")), max_size=9)
MOVES = st.lists(st.sampled_from(["Qa5", "Nf3+", "O-O", "e8=Q#"]), max_size=3).map(
    lambda moves: tuple(sorted(moves))
)
PUZZLES = st.builds(
    Puzzle,
    **dict.fromkeys(
        ("name", "author", "source", "stipulation", "award", "themes", "hint", "comment"),
        TEXT.map(str.strip),
    ),
    mate=st.none() | st.integers(1, 999),
    intended=st.none() | st.integers(1, 999),
    **dict.fromkeys(
        ("twins", "conditions", "options", "solution"),
        st.text(st.characters(exclude_characters="\r", exclude_categories=("Cs",)), max_size=9),
    ),
    best=MOVES,
    avoid=MOVES,
    line=MOVES,
).map(parted)


@given(PUZZLES, PUZZLES, st.sampled_from(["", ' c9 "u"; zz Nf3;', " hmvc 3; ; remark"]))
def test_what_is_written_is_read_again_and_nothing_else_changes(
    one: Puzzle, other: Puzzle, rest: str
) -> None:
    first = write(rest, one)
    second = write(first, other)
    assert read(first) == one
    assert read(second) == other
    kept = list(read_operations(rest).operations)
    again = read_operations(write(second, Puzzle())).operations
    assert list(again) == kept


@given(PUZZLES)
def test_the_same_puzzle_changes_no_operation(puzzle: Puzzle) -> None:
    operations = read_operations(write(" zz 1;", puzzle)).operations
    assert with_puzzle(operations, puzzle) == operations


def test_moves_keep_the_order_in_which_they_were_written() -> None:
    puzzle = Puzzle(best=("Qf1", "Bd5"), avoid=("Nh5", "Nd5", "Ng6"), line=("Qf1", "Kd5"))
    assert write("", puzzle) == " am Nh5 Nd5 Ng6; bm Qf1 Bd5; pv Qf1 Kd5;"


@pytest.mark.parametrize(
    ("text", "mate", "stipulation"),
    [
        (' c3 "#3";', 3, ""),
        (' c3 "#3"; dm 3;', 3, ""),
        (' c3 "#3"; dm 2;', 2, "#3"),
        (' c3 "h#3"; dm 2;', 2, "h#3"),
        (' c3 "#0";', None, "#0"),
    ],
)
def test_a_direct_mate_may_be_asked_for_in_words(
    text: str, mate: int | None, stipulation: str
) -> None:
    puzzle = read(text)
    assert (puzzle.mate, puzzle.stipulation) == (mate, stipulation)


@pytest.mark.parametrize(
    ("text", "changes", "after"),
    [
        (' c3 "#3"; hmvc 1;', {"author": "Loyd"}, ' c1 "Loyd"; c3 "#3"; hmvc 1;'),
        (' c3 "#3"; hmvc 1;', {"mate": 4}, " dm 4; hmvc 1;"),
        (' c3 "#3"; dm 3;', {"mate": 4}, " dm 4;"),
        (' c3 "#3"; hmvc 1;', {"mate": None}, " hmvc 1;"),
        (' c3 "#3";', {"mate": None, "stipulation": "h#3"}, ' c3 "h#3";'),
        (' c3 "s#3";', {"mate": 4}, ' c3 "s#3"; dm 4;'),
    ],
)
def test_a_changed_stipulation_leaves_no_other(
    text: str, changes: dict[str, Any], after: str
) -> None:
    puzzle = read(text)._replace(**changes)
    assert write(text, puzzle) == after
    assert read(after) == puzzle


def test_what_is_said_stands_after_the_fields() -> None:
    puzzle = Puzzle(mate=2, comment='A "good"\nkey.', author="Anna; Bert", name="1)")
    assert operations_text(puzzle) == ' c0 "A “good” key."; c1 "Anna; Bert"; dm 2; id "1)";'
    assert operations_text(Puzzle()) == ""


OLD = [
    ("#3; b) remove a2", {"mate": 3, "twins": "b) remove a2"}),
    ("#3; with Circe", {"stipulation": "#3", "conditions": "Circe"}),
    (
        "h#3; 2 solutions; b) add a2; h=2",
        {"stipulation": "h#3", "intended": 2, "twins": "b) add a2; h=2"},
    ),
    (
        "h#3; +c) a1; with Circe; with Madrasi",
        {"stipulation": "h#3", "twins": "+c) a1", "conditions": "Circe; Madrasi"},
    ),
    ("Win; or draw", {"stipulation": "Win; or draw"}),
    ("h#2; with set play", {"stipulation": "h#2; with set play"}),
    ("#1000", {"stipulation": "#1000"}),
]
"""Stipulations of older versions, and the fields that hold the same."""


@pytest.mark.parametrize(("asked", "values"), OLD)
def test_a_stipulation_may_hold_twins_and_conditions(asked: str, values: dict[str, Any]) -> None:
    assert read(f' c3 "{asked}";') == Puzzle(**values)


def test_a_changed_part_of_a_stipulation_leaves_no_other() -> None:
    text = ' c3 "#3; b) remove a2"; zz 1;'
    assert write(text, read(text)) == text
    after = write(text, read(text)._replace(intended=2))
    assert after == ' dm 3; intended 2; twins "b) remove a2"; zz 1;'


def test_a_mate_with_conditions_is_no_direct_mate() -> None:
    puzzle = Puzzle(mate=2, conditions="Circe")
    assert puzzle.direct_mate is None
    after = write("", puzzle)
    assert after == ' c3 "#2"; conditions "Circe";'
    assert read(after) == Puzzle(stipulation="#2", conditions="Circe")


@given(st.text(st.characters(exclude_characters="\r")))
def test_any_text_can_be_packed(text: str) -> None:
    assert unpacked(packed(text)) == text
    assert text_fault(packed(text)[:MAX_STRING]) is None


def test_a_packed_text_can_be_read_by_people() -> None:
    assert packed('1.Qa5! "zz"\r\n100% 5%40 {') == "1.Qa5! %22zz%22¶100% 5%2540 %7B"
    assert packed("[%cal Ga1] [x]") == "%5B%cal Ga1] [x]"
