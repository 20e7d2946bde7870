"""Positions of twins, and the commands that make them."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    START_POSITION,
    Placement,
    Position,
    with_contents,
)
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.transform import TRANSFORMS
from fenedit.notation.twin_commands import (
    Command,
    Twin,
    free_name,
    twins_of,
    twins_text,
)
from fenedit.notation.twins import (
    all_states,
    applied,
    as_zeroposition,
    carried,
    counted_from_last,
    difference,
    popeye_states,
    popeye_twins,
    printed,
    states_of,
    with_copy,
    with_state,
    without,
)

DIAGRAM = parse_fen("4k3/8/4n3/3p4/8/8/8/R3K3 b Q - 0 1")


def fens(twins: str, stipulation: str = "h#2") -> list[str]:
    """Return placements and sides of the twins, "–" for one that cannot be made."""
    states = states_of(DIAGRAM, Puzzle(stipulation=stipulation, twins=twins))
    return [
        "–" if state.problem else " ".join(format_fen(state.position).split()[:3])
        for state in states
    ]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("b) Move e6 c4; c) Continued Remove d5", None),
        ("b) ♞e6→c4 +c) -♟d5\nd) h#3", "b) Move e6 c4; c) Continued Remove d5; d) Stipulation h#3"),
        ("b) Se6 --> c4; c) e6–c4", "b) Move e6 c4; c) Move e6 c4"),
        ("b) mov e6 c4 c) cont rem d5 add bla qd5", None),
        ("a) Add white Pa2b2 black Ra8; b) Exchange e6 d5", None),
        ("b) Se6 ↔ Pd5 c) bSe6<-->d5", "b) Exchange e6 d5; c) Exchange e6 d5"),
        ("b) Rotate 90; c) rot 180°", "b) Rotate 90; c) Rotate 180"),
        ("b) Mirror a1<-->h1; c) Mirror a1 h8", "b) Mirror a1<-->h1; c) Mirror a1<-->h8"),
        (
            "b) PolishType; c) Shift a1 b1; d) d4⇒e4",
            "b) PolishType; c) Shift a1 b1; d) Shift d4 e4",
        ),
        ("b) Substitute R B; c) ♖→♗", "b) Substitute R B; c) Substitute R B"),
        ("b) +♕d4 & -Pd5", "b) Add white Qd4 Remove d5"),
        ("b) add wh bc1 neu qd1", "b) Add white Bc1 neutral Qd1"),
        ("b) Stipulation s#3; c) Condition Circe Madrasi", None),
        (
            "b) Stipulation 3->ser-h#2; c) Stipulation ser-a=>b4",
            "b) Stipulation 3->ser-h#2; c) Stipulation ser-a=>b4",
        ),
        ("b) FEN 8/8/8/8/8/8/8/K1k5 w - - 0 1", None),
        ("b) something else; c) Move e6", None),
        ("z1) Move a1 a2", None),
        ("Move a1 a2", "b) Move a1 a2"),
        ("", ""),
    ],
)
def test_twins_are_read_as_people_write_them(text: str, written: str | None) -> None:
    if written is None:
        written = twins_text(twins_of(text))
        assert "?" not in written
    assert twins_text(twins_of(text)) == written
    assert twins_of(written) == twins_of(text)


def test_words_and_letters_may_be_german_and_french() -> None:
    text = "b) versetze a1 a2; c) ferner entferne b1; d) hinzu schwarz De4 Sb1; e) ersetze t l"
    assert twins_text(twins_of(text, "de")) == (
        "b) Move a1 a2; c) Continued Remove b1; d) Add black Qe4 Sb1; e) Substitute R B"
    )
    assert twins_text(twins_of("b) ote a1 ajoute blanc Cb1; c) enplus miroir a1 a8", "fr")) == (
        "b) Remove a1 Add white Sb1; c) Continued Mirror a1<-->a8"
    )


def test_a_twin_changes_the_diagram_or_the_twin_before_it() -> None:
    assert fens("b) Move e6 c4; c) Continued Remove d5; d) Remove d5") == [
        "4k3/8/4n3/3p4/8/8/8/R3K3 b Q",
        "4k3/8/8/3p4/2n5/8/8/R3K3 b Q",
        "4k3/8/8/8/2n5/8/8/R3K3 b Q",
        "4k3/8/4n3/8/8/8/8/R3K3 b Q",
    ]


def test_a_zeroposition_is_not_asked() -> None:
    assert fens("a) Remove d5; b) Remove e6") == [
        "4k3/8/4n3/8/8/8/8/R3K3 b Q",
        "4k3/8/8/3p4/8/8/8/R3K3 b Q",
    ]


def test_kings_and_rooks_at_home_may_castle_unless_the_diagram_denies_it() -> None:
    assert fens("b) Move a1 h1; c) Add black Rh8")[1:] == [
        "4k3/8/4n3/3p4/8/8/8/4K2R b K",
        "4k2r/8/4n3/3p4/8/8/8/R3K3 b Qk",
    ]
    denied = DIAGRAM._replace(castling_rights="")
    (_, state) = states_of(denied, Puzzle(twins="b) Remove d5"))
    assert state.position.castling_rights == ""


def test_a_stipulation_says_who_begins() -> None:
    states = states_of(
        DIAGRAM, Puzzle(stipulation="h#2", twins="b) #2; c) h#3", conditions="Circe")
    )
    assert [(each.stipulation, each.position.side_to_move) for each in states] == [
        ("h#2", "b"),
        ("#2", "w"),
        ("h#3", "b"),
    ]
    (_, other) = states_of(DIAGRAM, Puzzle(conditions="Circe", twins="b) Condition Madrasi"))
    assert other.conditions == "Madrasi"


@pytest.mark.parametrize(
    ("twin", "why"),
    [
        ("Move a8 a1", "a8 is empty"),
        ("Exchange a1 a8", "a8 is empty"),
        ("Remove a1b2", "b2 is empty"),
        ("Shift a1 b1 Shift a1 e1", "the piece on f1 would leave the board"),
        ("Add white Xa3", "“white X” is not understood"),
        ("dances", "“dances” is not understood"),
        ("FEN nonsense/x", "“FEN nonsense/x” is not understood"),
    ],
)
def test_a_twin_that_cannot_be_made_is_named_and_the_others_stand(twin: str, why: str) -> None:
    text = f"b) {twin}; +c) Remove d5; d) Remove d5"
    puzzle = Puzzle(stipulation="h#2", twins=text)
    diagram, failed, after, other = states_of(DIAGRAM, puzzle)
    assert diagram.problem is None and other.problem is None
    assert failed.problem is not None and after.problem is not None
    assert sentence(failed.problem) == f"Twin b) cannot be made: {why}."
    assert sentence(after.problem) == "Twin c) cannot be made: it continues twin b)."
    assert popeye_twins(DIAGRAM, puzzle, popeye_states(DIAGRAM, puzzle)) == (
        ("d", "Twin Remove d5"),
    )
    assert len(printed(DIAGRAM, puzzle)) == 3


def test_a_whole_fen_is_a_position_of_its_own() -> None:
    puzzle = Puzzle(twins="b) FEN 4k3/8/8/8/2n5/8/8/R3K3 w - -; c) FEN 4k2r/8/8/8/8/8/8/4K3 h#3")
    _, first, second = states_of(DIAGRAM, puzzle)
    assert format_fen(first.position) == "4k3/8/8/8/2n5/8/8/R3K3 w - - 0 1"
    assert format_fen(second.position) == "4k2r/8/8/8/8/8/8/4K3 b k - 0 1"
    lines = (
        ("b", "Twin Remove d5 Move e6 c4"),
        ("c", "Twin Remove a1e6d5 Add black Rh8 Stipulation h#3"),
    )
    assert popeye_twins(DIAGRAM, puzzle, all_states(DIAGRAM, puzzle)) == lines


def test_popeye_is_not_asked_about_a_twin_with_another_side_or_rights() -> None:
    twins = (
        "b) FEN 4k3/8/8/8/2n5/8/8/R3K3 w Q -; +c) Move c4 c5; d) FEN 4k3/8/8/8/2n5/8/8/R3K3 b - -; "
        "e) FEN 4k3/8/8/8/2n5/8/8/R3K3 b Q -"
    )
    puzzle = Puzzle(stipulation="h#2", twins=twins)
    states = popeye_states(DIAGRAM, puzzle)
    words = "is left out: Popeye has no words for its side to move, castling rights or en passant"
    told = [sentence(each.problem) if each.problem is not None else "" for each in states]
    assert told == ["", *(f"Twin {name}) {words} square." for name in "bcd"), ""]
    assert popeye_twins(DIAGRAM, puzzle, states) == (("e", "Twin Remove d5 Move e6 c4"),)


def test_popeye_is_not_asked_about_a_stipulation_in_words() -> None:
    twins = "b) Remove d5 Stipulation “Black to move; mate?”; +c) Add white Pa2; +d) h#3"
    puzzle = Puzzle(stipulation="h#2", twins=twins)
    states = popeye_states(DIAGRAM, puzzle)
    words = "is left out: Popeye does not know the stipulation “Black to move; mate?”."
    told = [sentence(each.problem) if each.problem is not None else "" for each in states]
    assert told == ["", f"Twin b) {words}", f"Twin c) {words}", ""]
    line = "Twin Remove d5 Add white Pa2 Stipulation h#3"
    assert popeye_twins(DIAGRAM, puzzle, states) == (("d", line),)


def test_what_continues_a_twin_that_popeye_is_not_told_has_its_stipulation() -> None:
    twins = "b) FEN 4k3/8/8/3p4/2n5/8/8/R3K3 b Q - 5 9 h#3; +c) FEN 4k3/8/8/8/2n5/8/8/R3K3 b Q -"
    puzzle = Puzzle(stipulation="h#2", twins=twins)
    (_, line) = popeye_twins(DIAGRAM, puzzle, popeye_states(DIAGRAM, puzzle))[1]
    assert line == "Twin Remove d5 Move e6 c4 Stipulation h#3"


def test_the_side_of_a_whole_fen_counts_more_than_a_stipulation() -> None:
    bare, whole = "FEN 8/8/8/8/8/8/8/K1k5", "FEN 8/8/8/8/8/8/8/K1k5 b - -"
    diagram = DIAGRAM._replace(side_to_move="w")
    for twin, side in ((bare, "b"), (whole, "b"), (whole.replace(" b ", " w "), "w")):
        puzzle = Puzzle(mate=2, twins=f"b) {twin} h#2")
        assert states_of(diagram, puzzle)[1].position.side_to_move == side


def test_twins_are_printed_as_in_magazines() -> None:
    twins = (
        "b) Move e6 c4; c) Continued Remove d5; d) Exchange e8 a1; e) Add black Rh8 white Pa2; "
        "f) Rotate 90; g) Mirror a1<-->h8; h) Substitute R S; i) Stipulation h#3; j) PolishType; "
        "k) Condition Circe; l) Shift a1 a2"
    )
    puzzle = Puzzle(stipulation="h#2", twins=twins)
    lines = printed(DIAGRAM, puzzle)
    assert lines == (
        "b) ♞e6→c4",
        "+c) −♟d5",
        "d) ♚e8↔♖a1",
        "e) +♜h8 +♙a2",
        "f) Rotate 90°",
        "g) Mirror a1↔h8",
        "h) ♖→♘",
        "i) h#3",
        "j) PolishType",
        "k) Condition Circe",
        "l) Shift a1 a2",
    )


def test_two_twins_may_have_one_name() -> None:
    puzzle = Puzzle(twins="b) Move e5 e6; b) Move e1 e2")
    assert printed(parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), puzzle) == (
        "b) Move e5 e6",
        "b) ♔e1→e2",
    )


@pytest.mark.parametrize("name", ["b", "z", "z9", "z10", "z99"])
def test_a_twin_without_commands_is_kept(name: str) -> None:
    twins = (Twin(name), Twin("c", (Command("Rotate", ("90",)),)))
    assert twins_of(twins_text(twins)) == twins


def test_the_next_twin_has_the_next_letter() -> None:
    assert free_name(()) == "b"
    assert free_name((Twin("b"), Twin("c"))) == "d"
    assert free_name((Twin("z"),)) == "z1"
    assert free_name((Twin("z1"),)) == "z2"


PLACEMENTS = st.dictionaries(st.integers(0, 63), st.sampled_from("KQRBNPkqrbnp"), max_size=8).map(
    lambda contents: with_contents(EMPTY_PLACEMENT, contents)
)


@given(PLACEMENTS, PLACEMENTS)
def test_a_difference_leads_from_one_placement_to_the_other(
    one: Placement, other: Placement
) -> None:
    commands = difference(one, other)
    placement = one
    for command in commands:
        placement = applied(command, placement)
    assert placement == other
    (twin,) = twins_of(twins_text([Twin("b", commands)]))
    assert twin.commands == commands


SQUARES = st.sampled_from([f"{file}{rank}" for file in "abcdefgh" for rank in "12345678"])
CHANGES = st.one_of(
    st.sampled_from(["Rotate", "Mirror"]).flatmap(
        lambda kind: st.sampled_from(
            ["90", "180", "270"]
            if kind == "Rotate"
            else ["a1<-->h1", "a1<-->a8", "a1<-->h8", "a8<-->h1"]
        ).map(lambda arg: Command(kind, (arg,)))
    ),
    st.just(Command("PolishType")),
    st.tuples(SQUARES, SQUARES).map(lambda squares: Command("Exchange", squares)),
    st.tuples(SQUARES, SQUARES).map(lambda squares: Command("Move", squares)),
    st.tuples(st.sampled_from(["white", "black"]), SQUARES).map(
        lambda words: Command("Add", (words[0], f"S{words[1]}"))
    ),
    st.sampled_from(["h#3", "#2", "s=4", "ser-h#12"]).map(
        lambda text: Command("Stipulation", (text,))
    ),
)


@given(st.lists(st.tuples(st.lists(CHANGES, min_size=1, max_size=3), st.booleans()), max_size=4))
def test_printed_twins_are_read_again(parts: list[tuple[list[Command], bool]]) -> None:
    twins = [
        Twin(chr(ord("b") + at), tuple(commands), is_continued)
        for at, (commands, is_continued) in enumerate(parts)
    ]
    puzzle = Puzzle(stipulation="h#2", twins=twins_text(twins))
    assert twins_of(puzzle.twins) == tuple(twins)
    again = Puzzle(stipulation="h#2", twins=" ".join(printed(START_POSITION, puzzle)))
    states = states_of(START_POSITION, puzzle)
    assert states_of(START_POSITION, again) == states


@given(PLACEMENTS, CHANGES)
def test_a_change_of_the_board_is_undone_by_its_opposite(
    placement: Placement, command: Command
) -> None:
    if command.kind in ("Mirror", "PolishType"):
        assert applied(command, applied(command, placement)) == placement
    elif command.kind == "Rotate":
        back = Command("Rotate", (str(360 - int(command.args[0])),))
        assert applied(back, applied(command, placement)) == placement


@given(st.text(max_size=40) | st.text("abc)12345678 +-→;wKS", max_size=40))
def test_any_text_is_read_and_what_is_written_is_read_the_same(text: str) -> None:
    twins = twins_of(text)
    assert states_of(DIAGRAM, Puzzle(twins=text))
    assert len(twins_of(twins_text(twins))) == len(twins)


def puzzle_with(twins: str, stipulation: str = "h#2") -> Puzzle:
    return Puzzle(stipulation=stipulation, twins=twins)


def changed(twins: str, index: int, fen: str, **asked: str) -> str:
    """Return the twins after one of them was given a position by hand."""
    puzzle = puzzle_with(twins)
    state = all_states(DIAGRAM, puzzle)[index]
    return with_state(
        DIAGRAM, puzzle, index, state._replace(position=parse_fen(fen), problem=None, **asked)
    )


def test_a_copy_begins_without_changes_and_has_the_next_letter() -> None:
    assert with_copy(DIAGRAM, puzzle_with(""), 0) == "b)"
    assert with_copy(DIAGRAM, puzzle_with("b) Move e6 c4"), 0) == "b) Move e6 c4; c)"


def test_a_copy_of_a_twin_asks_the_same() -> None:
    twins = "b) Move e6 c4; c) Continued Remove d5 Stipulation h#3"
    more = with_copy(DIAGRAM, puzzle_with(twins), 2)
    assert more == f"{twins}; d) Remove d5 Move e6 c4 Stipulation h#3"


def test_what_a_person_drags_becomes_commands() -> None:
    assert changed("b)", 1, "4k3/8/8/3p4/2n5/8/8/R3K3 b Q - 0 1") == "b) Move e6 c4"
    assert changed("b)", 1, "4k3/8/4n3/3p4/8/8/8/R3K3 b Q - 0 1", stipulation="h#3") == (
        "b) Stipulation h#3"
    )
    text = "b) Move e6 c4; c) Continued"
    assert changed(text, 2, "4k3/8/8/8/2n5/8/8/R3K3 b Q - 0 1") == f"{text} Remove d5"


def test_a_piece_that_is_put_back_leaves_no_command() -> None:
    assert changed("b) Move e6 c4", 1, format_fen(DIAGRAM)) == "b)"


def test_castling_rights_follow_the_convention_until_they_are_set_by_hand() -> None:
    # A rook comes to its square by a drag, which gives no right.
    twins = changed("b)", 1, "4k3/8/4n3/3p4/8/8/8/4K2R b - - 0 1")
    assert twins == "b) Move a1 h1"
    assert all_states(DIAGRAM, puzzle_with(twins))[1].position.castling_rights == "K"
    # That right is then taken away.
    twins = changed(twins, 1, "4k3/8/4n3/3p4/8/8/8/4K2R b - - 0 1")
    assert twins == "b) FEN 4k3/8/4n3/3p4/8/8/8/4K2R b - - 0 1"
    # It stays away while pieces move, and commands say it again when it is there.
    twins = changed(twins, 1, "4k3/8/8/3p4/2n5/8/8/4K2R b - - 0 1")
    assert twins == "b) FEN 4k3/8/8/3p4/2n5/8/8/4K2R b - - 0 1"
    assert changed(twins, 1, "4k3/8/8/3p4/2n5/8/8/4K2R b K - 0 1") == "b) Move a1 h1 Move e6 c4"


def test_what_commands_cannot_say_becomes_a_whole_fen() -> None:
    assert changed("b)", 1, "4k3/8/4n3/3p4/8/8/8/R3K3 w Q - 0 1") == (
        "b) FEN 4k3/8/4n3/3p4/8/8/8/R3K3 w Q - 0 1"
    )


@pytest.mark.parametrize(
    "words", ["", "White wins", "White to move; c) Remove d5 → “draw”", "“White wins”", "White,"]
)
def test_a_stipulation_in_words_is_kept_to_the_letter(words: str) -> None:
    twins = changed("b) Move e6 c4; +c) #2", 1, format_fen(DIAGRAM), stipulation=words)
    assert twins == f"b) Stipulation “{words.replace('”', '””')}”; c) Continued Stipulation #2"
    _, first, second = all_states(DIAGRAM, puzzle_with(twins))
    assert (first.stipulation, second.stipulation) == (words, "#2")


def test_an_en_passant_square_that_was_typed_stays() -> None:
    fen = "4k3/8/4n3/3p4/8/8/8/R3K3 b Q e3 0 1"
    assert changed("b)", 1, fen) == f"b) FEN {fen}"


@given(text=st.text(st.characters(max_codepoint=0xEFFF, blacklist_characters="\n\r")))
@example("4k3/8/8 w; c) Move e6 c4")
@example("4k3/8/8  w - -")
@example("♔7/8 → “8”")
@example("")
def test_a_faulty_fen_is_kept_to_the_letter(text: str) -> None:
    twin = Twin("b", (Command("Move", ("e6", "c4")), Command("FEN", (text,))))
    after = Twin("c", (Command("Stipulation", ("h#3",)),))
    assert twins_of(twins_text((twin, after))) == (twin, after)


def test_a_twin_that_cannot_be_made_is_replaced_by_what_is_set_up() -> None:
    text = "b) Move a8 a1; c) Continued Remove d5"
    moved = "4k3/8/8/3p4/2n5/8/8/R3K3 b Q - 0 1"
    assert changed(text, 1, moved) == "b) Move e6 c4; c) Continued Remove d5"
    # Nothing can be counted from it.
    assert changed(text, 2, moved) == "b) Move a8 a1; c) Move e6 c4"


def test_what_follows_a_removed_twin_asks_the_same() -> None:
    text = "b) Move e6 c4; c) Continued Remove d5; d) Stipulation h#3"
    puzzle = puzzle_with(text)
    left = without(DIAGRAM, puzzle, 1)
    assert left == "b) Remove d5 Move e6 c4; c) Stipulation h#3"
    assert without(DIAGRAM, puzzle, 3) == "b) Move e6 c4; c) Continued Remove d5"
    assert without(DIAGRAM, puzzle_with("b) Remove d5"), 1) == ""
    assert without(DIAGRAM, puzzle_with("a) Remove d5; b) Remove e6"), 1) == "a) Remove e6"
    assert without(DIAGRAM, puzzle_with("b) Remove d5; z) Remove e6"), 1) == "z) Remove e6"


def test_changes_are_counted_from_another_twin_and_lead_to_the_same() -> None:
    puzzle = puzzle_with("b) Move e6 c4; c) Remove d5 Move e6 c4")
    text = counted_from_last(DIAGRAM, puzzle, 2, last=True)
    assert text == "b) Move e6 c4; c) Continued Remove d5"
    assert counted_from_last(DIAGRAM, puzzle_with(text), 2, last=False) == puzzle.twins


def test_the_twins_of_a_zeroposition_begin_with_a() -> None:
    puzzle = puzzle_with("b) Remove d5; c) Remove e6")
    text = as_zeroposition(puzzle, zero=True)
    assert text == "a) Remove d5; b) Remove e6"
    assert as_zeroposition(puzzle_with(text), zero=False) == puzzle.twins


POSITIONS = st.builds(
    Position,
    PLACEMENTS.filter(lambda placement: placement != EMPTY_PLACEMENT),
    st.sampled_from("wb"),
    st.sampled_from(["", "K", "Qk"]),
    st.none(),
    st.integers(0, 3),
    st.integers(1, 3),
)


@given(POSITIONS, st.lists(POSITIONS, min_size=3, max_size=3), st.data())
def test_any_positions_are_kept_as_twins(
    diagram: Position, positions: list[Position], data: st.DataObject
) -> None:
    puzzle, wanted = Puzzle(stipulation="h#2"), [diagram]
    for index, position in enumerate(positions, 1):
        copied = data.draw(st.integers(0, index - 1))
        puzzle = puzzle._replace(twins=with_copy(diagram, puzzle, copied))
        if data.draw(st.booleans()):
            text = counted_from_last(diagram, puzzle, index, last=True)
            puzzle = puzzle._replace(twins=text)
        state = all_states(diagram, puzzle)[index]
        text = with_state(diagram, puzzle, index, state._replace(position=position))
        # Once more, so that fields that the first step left to the convention are set by hand.
        puzzle = puzzle._replace(twins=text)
        text = with_state(diagram, puzzle, index, state._replace(position=position))
        puzzle = puzzle._replace(twins=text)
        wanted.append(position)
    assert [each.position for each in all_states(diagram, puzzle)] == wanted
    index = data.draw(st.integers(1, 3))
    left = puzzle._replace(twins=without(diagram, puzzle, index))
    del wanted[index]
    assert [each.position[:2] for each in all_states(diagram, left)] == [w[:2] for w in wanted]


@pytest.mark.parametrize("name", TRANSFORMS)
def test_twins_are_carried_along_with_the_whole_board(name):
    puzzle = Puzzle(
        twins="b) Move e6 c4; +c) Remove d5; d) Add black Qb7; e) Rotate 90; f) Stipulation h#3;"
    )
    diagram = parse_fen("8/4k3/4n3/3p4/8/3K4/2R5/8 b - - 0 1")
    change = TRANSFORMS[name]

    def changed(position: Position) -> Position | None:
        return change.moved(position, chess960=False)

    twins, is_whole = carried(diagram, puzzle, changed)
    before = all_states(diagram, puzzle)
    after = all_states(changed(diagram), puzzle._replace(twins=twins))
    assert is_whole
    assert [state.position for state in after] == [changed(state.position) for state in before]
    assert [state.stipulation for state in after] == [state.stipulation for state in before]
    assert twins_of(twins)[1].continued
    if name == "mirror":
        assert twins.startswith("b) Move d6 f4; c) Continued Remove e5; d) Add ")


def test_twins_that_do_not_fit_the_changed_board_stay():
    diagram = parse_fen("8/4k3/4n3/8/8/3K4/2R5/8 w - - 0 1")
    puzzle = Puzzle(twins="b) Move e6 h6; c) Move a1 a2")
    twins, is_whole = carried(
        diagram, puzzle, lambda each: TRANSFORMS["shift_right"].moved(each, chess960=False)
    )
    assert (twins, is_whole) == (puzzle.twins, False)
