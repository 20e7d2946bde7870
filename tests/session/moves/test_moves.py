"""Moves beside the document: nothing of it changes until a position is taken."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.games import with_tags
from fenedit.documents.record import Format
from fenedit.jobs.games import tree_of_record
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour
from fenedit.notation.position import parse_square
from fenedit.rules.moves.popeye import read_answer
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.moves.tree import Path as Way
from fenedit.rules.play import PlayError
from fenedit.rules.popeye import question_of
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from fenedit.session.intents.common import replace_record
from fenedit.session.intents.records import type_fen
from fenedit.session.moves.moves import Moves, Step
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState, Label
from tests.helpers.states import (
    HARING,
    START,
    editor_of,
    fen_of,
    state_of_fen,
    state_of_text,
    text_of,
)

MATED = "4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1"
DOUBLE_STEP = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
GAME = '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 Nc6 *\n\n'


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))


def moves_of(state: EditorState, settings: Settings) -> tuple[Editor, Moves]:
    editor = editor_of(state)
    return editor, Moves(editor, settings, editor)


def sans(moves: Moves) -> list[str]:
    return [node.san for node in moves.tree.moves_to(moves.tree.end_of(()))]


def shown(moves: Moves) -> str:
    return " ".join(node.san for node in moves.tree.moves_to(moves.path))


def test_moves_change_nothing_of_the_document(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    state = editor.state
    moves.play("e2e4", "e7e5")
    assert editor.state is state and not editor.undo_stack.count()
    assert format_fen(moves.position).endswith(" w KQkq e6 0 2")
    assert fen_of(editor.shown) == format_fen(moves.position)
    assert editor.shown.current == state.current and moves.is_ahead
    moves.step("first")
    assert editor.shown is state and not moves.is_ahead


def test_what_the_comment_after_a_move_draws_is_shown_on_its_position(settings: Settings) -> None:
    game = GAME.replace("e5 ", "e5 {Open. [%csl Ge5][%cal Rg1f3]} ", 1)
    editor, moves = moves_of(state_of_text(game, file_format="pgn"), settings)
    moves.go((0,))
    assert not editor.shown.record.marks
    moves.go((0, 0))
    marks = editor.shown.record.marks
    assert [mark.square for mark in marks.circles] == [parse_square("e5")]
    assert [mark.target for mark in marks.arrows] == [parse_square("f3")]


ARROW = DrawnArrow(MarkColour.RED, parse_square("g1"), parse_square("f3"))


@pytest.mark.parametrize(
    ("written", "path", "marked"),
    [
        ("1. e4 e5 2. Nf3", (0, 0), "1. e4 e5 {[%cal Rg1f3]} 2. Nf3"),
        ("1. e4 e5", (0,), "1. e4 {[%cal Rg1f3]} e5"),
        ("1. e4 $1 {Best\nby test} e5", (0,), "1. e4 $1 {[%cal Rg1f3] Best\nby test} e5"),
        ("1.e4! e5", (0,), "1.e4! {[%cal Rg1f3]} e5"),
        ("1.e4 ! e5", (0,), "1.e4 ! {[%cal Rg1f3]} e5"),
        (
            "1. e4 ( 1. d4 d5 ) {[%csl Ge4][%cal Gg1f3,Ga1a2]} e5",
            (1, 0),
            "1. e4 ( 1. d4 d5 {[%cal Rg1f3]} ) {[%csl Ge4][%cal Gg1f3,Ga1a2]} e5",
        ),
        (
            "1. e4 {[%csl Ge4][%cal Gg1f3,Ga1a2]} e5",
            (0,),
            "1. e4 {[%csl Ge4][%cal Ga1a2,Rg1f3]} e5",
        ),
        ("1. e4 {[%cal Rg1f3]} e5", (0,), "1. e4 e5"),
    ],
)
def test_what_is_drawn_on_the_position_after_a_move_goes_into_its_comment(
    settings: Settings, written: str, path: Way, marked: str
) -> None:
    game = '[Event "?"]\n[Result "*"]\n\n{} *\n\n'
    other = '[Event "other"]\n\n1. d4 *\n'
    before = game.format(written) + other
    editor, moves = moves_of(state_of_text(before, file_format="pgn"), settings)
    moves.go(path)
    position = moves.position
    assert editor.perform(fields.toggle_mark, ARROW)
    assert text_of(editor.state) == game.format(marked) + other
    assert (moves.path, moves.position) == (path, position)
    assert (ARROW in editor.shown.record.marks.arrows) is ("Rg1f3" in marked)
    editor.undo_stack.undo()
    assert text_of(editor.state) == before
    assert moves.path == path


@pytest.mark.parametrize(
    "written", ["1. e4 (1. d4) {[%csl Ge4]} e5", "1. e4 ; [%csl Ge4]\n1... e5", "1. c4"]
)
def test_without_a_comment_to_draw_in_it_makes_a_new_record(
    settings: Settings, written: str
) -> None:
    before = f'[Event "?"]\n\n{written} *\n'
    editor, moves = moves_of(state_of_text(before, file_format="pgn"), settings)
    moves.play("e2e4")
    assert editor.perform(fields.toggle_mark, ARROW)
    assert len(editor.state.collection) == 2 and text_of(editor.state).startswith(before)


def test_a_position_is_taken_as_a_new_record_in_one_step(settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(GAME, file_format="pgn"), settings)
    before = text_of(editor.state)
    assert not moves.take_position()
    moves.go((0, 0, 0))
    assert moves.take_position()
    assert len(editor.state.collection) == 2 and editor.state.current == 1
    assert fen_of(editor.state).startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/")
    editor.undo_stack.undo()
    assert text_of(editor.state) == before
    # What was seen is seen again.
    assert moves.path == (0, 0, 0)


def test_setting_up_a_reached_position_makes_a_new_record(settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(GAME, file_format="pgn"), settings)
    before = text_of(editor.state)
    moves.go((0, 0))
    made = editor.performed(board.place, parse_square("a5"), "Q", several_kings=False)
    assert made is not None and made.notices[0].code == "set-up-beside"
    assert made.notices[0].detail == "1…e5"
    assert name_of(editor.state.record) == "changed after 1…e5"
    assert fen_of(editor.state).startswith("rnbqkbnr/pppp1ppp/8/Q3p3/4P3/8/")
    assert not moves.is_ahead and len(editor.state.collection) == 2
    # Then it is an edit like any other.
    assert editor.perform(board.place, parse_square("b5"), "Q", several_kings=False)
    assert len(editor.state.collection) == 2
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert text_of(editor.state) == before and moves.path == (0, 0)


@pytest.mark.parametrize("text", [START + "\n", START, f"{START}\n{HARING}\n"])
def test_a_run_of_edits_stays_one_step(text: str, settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(text), settings)
    moves.play("e2e4")
    for square in ("a5", "b5", "c5"):
        editor.perform(
            board.place, parse_square(square), "Q", several_kings=False, stroke=("paint", 1)
        )
    assert editor.undo_stack.count() == 1 and "/QQQ5/" in fen_of(editor.state)
    editor.undo_stack.undo()
    assert text_of(editor.state) == text and shown(moves) == "e4"


def test_an_edit_without_effect_on_what_is_seen_is_none(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    assert not editor.may(fields.set_side_to_move, "b")
    assert editor.perform(fields.set_side_to_move, "w")
    assert len(editor.state.collection) == 2


def test_what_does_not_set_up_changes_the_record_shown(settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(f"{START}\n{HARING}\n"), settings)
    moves.play("e2e4")
    editor.perform(fields.set_operations, ' id "first";')
    assert len(editor.state.collection) == 2 and 'id "first"' in editor.state.record.line
    assert shown(moves) == "e4"
    editor.perform(records.duplicate)
    assert len(editor.state.collection) == 3


def test_typing_a_fen_over_a_reached_position_makes_a_new_record(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    run = object()
    editor.perform(type_fen, "8/8", run)
    assert editor.state.is_draft and len(editor.state.collection) == 2
    editor.perform(type_fen, HARING, run)
    assert fen_of(editor.state) == HARING and editor.undo_stack.count() == 1
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START and shown(moves) == "e4"


STEPS: list[tuple[Way, Step, Way | None]] = [
    ((), "forward", (0,)),
    ((), "back", None),
    ((), "last", (0, 0, 0, 0)),
    ((0, 0), "next", (0, 1)),
    ((0, 0), "previous", None),
    ((0, 1, 0), "next", (0, 2)),
    ((0, 1), "previous", (0, 0)),
    ((0, 1), "last", (0, 1, 0)),
    ((0, 1, 0), "first", ()),
    ((0, 1, 0), "back", (0, 1)),
    ((0, 0, 0, 0), "forward", None),
]


@pytest.mark.parametrize(("path", "way", "reached"), STEPS)
def test_steps(path: Way, way: Step, reached: Way | None, settings: Settings) -> None:
    _, moves = moves_of(state_of_text(GAME, file_format="pgn"), settings)
    assert moves.has_moves and moves.may_step("forward") and not moves.may_step("back")
    moves.go(path)
    assert moves.path_to(way) == reached and moves.may_step(way) == (reached is not None)
    moves.step(way)
    assert moves.path == (path if reached is None else reached)


@pytest.mark.parametrize("way", ["edit", "undo", "record", "open"])
def test_any_other_change_shows_the_record(way: str, settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(f"{START}\n{HARING}\n"), settings)
    editor.perform(fields.set_puzzle, fields_puzzle(editor, "a"))
    moves.play("e2e4")
    if way == "edit":
        editor.perform(fields.set_halfmove_clock, 4)
    elif way == "undo":
        editor.undo_stack.undo()
    elif way == "record":
        editor.show_record(1)
    else:
        editor.open_document(state_of_fen(START).document)
    assert not moves.can_undo
    if way == "undo":
        assert shown(moves) == "e4"
        return
    assert moves.position == editor.state.position
    if way == "record":
        editor.show_record(0)
        assert shown(moves) == "e4"
    if way == "open":
        assert not moves.has_moves


def fields_puzzle(editor: Editor, name: str) -> object:

    from fenedit.documents.annotating import puzzle_of_record

    return puzzle_of_record(editor.state.record)._replace(name=name)


def test_saving_keeps_the_place(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    editor.mark_saved(editor.state.document)
    assert shown(moves) == "e4" and fen_of(editor.shown) == DOUBLE_STEP


def test_the_same_position_elsewhere_has_the_moves_ahead(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    editor.perform(records.duplicate)
    assert moves.path == () and sans(moves) == ["e4"]


def test_it_is_remembered_where_the_moves_of_a_record_were_left(settings: Settings) -> None:
    other = GAME.replace("?", "another game")
    editor, moves = moves_of(state_of_text(GAME + other, file_format="pgn"), settings)

    def left() -> list[str]:
        found = (moves.left_at(row, editor.state.collection[row]) for row in range(2))
        return ["" if position is None else format_fen(position) for position in found]

    assert left() == ["", ""]
    moves.go((0,))
    assert left() == [DOUBLE_STEP, ""]
    editor.show_record(1)
    assert left() == [DOUBLE_STEP, ""]
    moves.go((0,))
    moves.show(moves.tree, (0, 0))
    assert left() == [DOUBLE_STEP, DOUBLE_STEP]
    editor.show_record(0)
    moves.step("first")
    assert left() == ["", DOUBLE_STEP]


def test_undo_takes_back_moves(settings: Settings) -> None:
    _, moves = moves_of(state_of_fen(START), settings)
    for move in ("e2e4", "e7e5", "g1f3"):
        moves.play(move)
    moves.go((0,))
    moves.play("c7c5")
    assert shown(moves) == "e4 c5" and len(moves.tree.node_at((0,)).children) == 2
    moves.undo()
    assert shown(moves) == "e4" and sans(moves) == ["e4", "e5", "Nf3"]
    assert len(moves.tree.node_at((0,)).children) == 1
    moves.redo()
    assert shown(moves) == "e4 c5" and not moves.can_redo
    for _ in range(9):
        moves.undo()
    assert sans(moves) == [] and not moves.can_undo


@pytest.mark.parametrize(
    ("custom", "fen", "move", "ep"),
    [
        ("always", START, "e2e4", "e3"),
        ("capturable", START, "e2e4", "-"),
        ("legal", START, "e2e4", "-"),
        ("capturable", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "e3"),
        ("capturable", "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1", "e2e4", "e3"),
        ("legal", "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1", "e2e4", "-"),
        ("legal", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", "e3"),
    ],
)
def test_the_en_passant_square_follows_the_preference(
    custom: str, fen: str, move: str, ep: str, settings: Settings
) -> None:
    editor, moves = moves_of(state_of_fen(fen), settings)
    moves.play(move)
    settings.set_preferences(Preferences(ep_convention=custom))
    assert format_fen(moves.position).split()[3] == ep
    moves.take_position()
    assert fen_of(editor.state).split()[3] == ep


def test_a_square_that_is_held_stays_until_a_move(settings: Settings) -> None:
    settings.set_preferences(Preferences(ep_convention="legal"))
    _, moves = moves_of(state_of_fen(DOUBLE_STEP), settings)
    assert moves.position == parse_fen(DOUBLE_STEP)


def test_moves_are_made_by_what_the_square_allows_not_by_how_it_is_written(
    settings: Settings,
) -> None:
    settings.set_preferences(Preferences(ep_convention="legal"))
    _, moves = moves_of(state_of_fen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), settings)
    moves.play("e2e4")
    moves.play(*moves.read_moves("dxe3")[0])
    assert format_fen(moves.position).startswith("4k3/8/8/8/8/4p3/8/4K3 w")


def test_it_says_why_nothing_can_be_played(settings: Settings) -> None:
    _, moves = moves_of(state_of_fen(MATED), settings)
    problem = moves.why_not()
    assert problem is not None and problem.code == "play-mate"
    editor, moves = moves_of(state_of_fen(START), settings)
    editor.perform(type_fen, "not a fen")
    assert moves.why_not() == editor.state.problem


@pytest.mark.parametrize(
    ("fen", "start", "end", "reason"),
    [
        (START, "e2", "e4", ""),
        (START, "e7", "e5", "turn"),
        (START, "e2", "e5", "illegal"),
        (START, "e4", "e5", "illegal"),
        ("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2", "d3", "check"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1", "h1", ""),
        (MATED, "e8", "d8", "illegal"),
    ],
)
def test_a_refusal_has_a_reason(
    fen: str, start: str, end: str, reason: str, settings: Settings
) -> None:
    _, moves = moves_of(state_of_fen(fen), settings)
    assert moves.refusal(parse_square(start), parse_square(end)) == reason


def test_other_moves_are_shown_until_another_state(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    other, path = MoveTree(editor.state.position).played((), "d2d4")
    moves.show(other, path)
    assert shown(moves) == "d4" and not moves.is_of_record
    moves.show_own()
    assert shown(moves) == "e4" and moves.is_of_record
    moves.show(other, path)
    editor.perform(fields.set_operations, ' id "first";')
    assert shown(moves) == "e4" and moves.is_of_record
    with pytest.raises(PlayError):
        moves.play("e7e5", "e1e8")
    assert shown(moves) == "e4"


def test_letters_of_the_preference_are_read_and_written(settings: Settings) -> None:
    settings.set_preferences(Preferences(piece_letters="de"))
    _, moves = moves_of(state_of_fen(START), settings)
    moves.play(*moves.read_moves("Sf3")[0])
    assert moves.move_words == "1.Sf3"


@pytest.mark.parametrize(
    ("text", "file_format", "kept"),
    [
        (f"{START}\n", "fen", f"{START} pv e4 e5;\n"),
        (
            START.rsplit(" ", 2)[0] + ' id "a";\n',
            "epd",
            START.rsplit(" ", 2)[0] + ' id "a"; pv e4 e5;\n',
        ),
        (
            GAME,
            "pgn",
            '[Event "?"]\n\n1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 (2. d4) 2... Nc6 *\n\n',
        ),
    ],
)
def test_what_was_played_is_kept_in_the_record(
    text: str, file_format: Format, kept: str, settings: Settings
) -> None:
    editor, moves = moves_of(state_of_text(text, file_format=file_format), settings)
    assert not moves.has_played or file_format != "pgn"
    moves.play("e2e4", "e7e5")
    if file_format == "pgn":
        assert not moves.has_played
        moves.play("d2d4")
    assert moves.has_played
    path = moves.path
    assert moves.keep() and text_of(editor.state) == kept
    assert moves.path == path and not moves.has_played and not moves.can_undo
    assert [node.san for _, node in tree_of_record(editor.state.record).walk()] == [
        node.san for _, node in moves.tree.walk()
    ]
    editor.undo_stack.undo()
    assert text_of(editor.state) == text and moves.path == path and moves.has_played


def test_moves_are_deleted_and_brought_back(settings: Settings) -> None:
    editor, moves = moves_of(state_of_text(GAME, file_format="pgn"), settings)
    moves.go((0, 0))
    moves.delete()
    assert moves.path == (0,) and sans(moves) == ["e4", "c5", "Nf3"] and moves.has_played
    moves.undo()
    assert moves.path == (0, 0) and not moves.has_played
    assert not editor.undo_stack.count()


@pytest.mark.parametrize(
    ("text", "read", "fault"),
    [
        ("e4 e5 Nf3", "e2e4 e7e5 g1f3", None),
        ("1.e4 e5 2.Nf3", "e2e4 e7e5 g1f3", None),
        ("e4 e5 Ke4", "e2e4 e7e5", (6, 9)),
        ("e2-e4", "e2e4", None),
    ],
)
def test_several_moves_are_read(text: str, read: str, fault: object, settings: Settings) -> None:
    _, moves = moves_of(state_of_fen(START), settings)
    assert moves.read_moves(text) == (read.split(), fault)
    with pytest.raises(PlayError):
        moves.read_moves("Ke4 e5")


def test_at_the_start_again_moves_are_not_left_anywhere(settings: Settings) -> None:
    other = GAME.replace("?", "other").replace("Nc6", "d6")
    editor, moves = moves_of(state_of_text(GAME + other, file_format="pgn"), settings)
    moves.go((0, 0))
    editor.show_record(1)
    editor.show_record(0)
    moves.step("first")
    editor.show_record(1)
    assert moves.left_at(0, editor.state.collection[0]) is None
    editor.show_record(0)
    assert moves.path == ()


LINE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


@pytest.mark.parametrize(
    ("operations", "line"),
    [
        ("bm e4;pv e4 e5;", ["e4", "e5"]),
        ("pv\te4;", ["e4"]),
        ('id "a pv b";', []),
        ('id "a"; pv d4;', ["d4"]),
    ],
)
def test_the_line_is_found_however_it_is_set(
    operations: str, line: list[str], settings: Settings
) -> None:
    state = state_of_text(f"{LINE} {operations}\n{LINE} bm c4;pv c4;\n", file_format="epd")
    editor, moves = moves_of(state, settings)
    assert moves.has_moves == bool(line)
    assert sans(moves) == line
    moves.step("last")
    editor.show_record(1)
    assert sans(moves) == ["c4"]


HOUSE = '[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"]\n\n1. Q@e4+ *\n\n'
ATOMIC = '[Variant "Atomic"]\n[FEN "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"]\n\n*\n\n'


def test_other_rules_are_other_moves(settings: Settings) -> None:
    games = HOUSE + HOUSE.replace("[Q]", "[Qq]") + HOUSE.replace("Crazyhouse", "Standard")
    editor, moves = moves_of(state_of_text(games, file_format="pgn"), settings)
    moves.step("last")
    editor.show_record(1)
    first = moves.tree.first
    assert first is not None and "[Qq]" in first.fen()
    moves.step("last")
    editor.show_record(2)
    assert moves.tree.first is None


def test_moves_are_typed_by_the_rules_of_the_game(settings: Settings) -> None:
    _, moves = moves_of(state_of_text(HOUSE, file_format="pgn"), settings)
    moves.play(*moves.read_moves("Q@d4")[0])
    assert shown(moves) == "Q@d4"
    _, moves = moves_of(state_of_text(ATOMIC, file_format="pgn"), settings)
    with pytest.raises(PlayError):
        # It would explode.
        moves.read_moves("Kxe2")
    assert moves.read_moves("Kf2")[0] == ["e1f2"] and moves.why_not() is None


def test_another_variant_may_do_without_kings(settings: Settings) -> None:
    game = '[Variant "Antichess"]\n[FEN "8/8/8/8/8/8/p7/1N6 w - - 0 1"]\n\n1. Nd2 *\n\n'
    _, moves = moves_of(state_of_text(game, file_format="pgn"), settings)
    assert moves.why_not() is None


def test_nothing_is_played_while_a_text_is_no_fen(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    editor.perform(type_fen, "not a fen")
    assert moves.legal_moves() == ()
    with pytest.raises(PlayError):
        moves.read_moves("e4")


def test_undo_beside_other_moves_shows_the_own_ones(settings: Settings) -> None:
    editor, moves = moves_of(state_of_fen(START), settings)
    moves.play("e2e4")
    other = MoveTree(editor.state.position)
    moves.show(other)
    moves.play("d2d4")
    moves.undo()
    assert moves.tree is other and not moves.is_of_record
    moves.undo()
    assert moves.is_of_record and sans(moves) == []
    moves.redo()
    assert not moves.is_of_record


def test_kept_moves_end_in_the_result_of_the_tag(settings: Settings) -> None:
    state = state_of_text('[Result "1-0"]\n\n1. e4 e5\n', file_format="pgn")
    editor, moves = moves_of(state, settings)
    moves.go((0,))
    changed = with_tags(editor.state.record, {"Result": "0-1"})
    made = replace_record(editor.state, changed, Label("edit-puzzle"), "test")
    assert made is not None and editor.dispatch(made)
    moves.play("c7c5")
    moves.keep()
    assert text_of(editor.state).split()[-1] == "0-1"


def test_a_step_forward_goes_into_the_play_of_the_twin_shown(settings: Settings) -> None:
    line = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2"; twins "b) Move b1 b2";\n'
    editor, moves = moves_of(state_of_text(line, file_format="epd"), settings)
    record = editor.state.whole.record
    asked = question_of(record.position, puzzle_of_record(record)).asked
    printed = (
        "a)\n\n  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #\n\n"
        "b) wRb1-->b2\n\n  1.Ka3-a4 Rb2-b8   2.Ka4-a5 Rb8-a8 #\nsolution finished.\n"
    )
    tree = read_answer(printed.split("\n"), asked, chess960=False).tree
    for twin, move in ((0, "Ka2"), (1, "Ka4")):
        editor.show_record(0, twin)
        moves.show(tree)
        moves.step("forward")
        assert tree.node_at(moves.path).san == move
    moves.step("back")
    assert moves.path == ()
    editor.close()
