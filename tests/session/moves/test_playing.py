"""Playing beside editing: nothing of the document changes until a position is kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import parse_square
from fenedit.rules.play import PlayError
from fenedit.session.editor import Editor
from fenedit.session.intents import fields
from fenedit.session.intents.records import type_fen
from fenedit.session.moves.playing import Arrow, Playing
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from tests.helpers.states import HARING, START, editor_of, fen_of, state_of_fen, state_of_text

MATED = "4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1"
DOUBLE_STEP = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))


def playing_of(state: EditorState, settings: Settings) -> tuple[Editor, Playing]:
    editor = editor_of(state)
    return editor, Playing(editor, settings, editor)


def sans(playing: Playing) -> list[str]:
    return [move.san for move in playing.line.moves] if playing.line else []


def test_moves_change_nothing_of_the_document(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    state = editor.state
    assert playing.begin() and playing.active
    playing.play("e2e4")
    playing.play("e7e5")
    assert editor.state is state and not editor.undo_stack.count()
    assert format_fen(playing.position).endswith(" w KQkq e6 0 2")
    assert fen_of(playing.shown_state) == format_fen(playing.position)


def test_keeping_is_one_step_and_leaving_is_none(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    for move in ("e2e4", "e7e5", "g1f3"):
        playing.play(move)
    playing.keep()
    assert not playing.active
    assert fen_of(editor.state).startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/")
    assert editor.undo_stack.undoText() == "play-moves 3"
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START
    playing.begin()
    playing.play("d2d4")
    playing.leave()
    assert fen_of(editor.state) == START and not editor.undo_stack.canUndo()


def test_keeping_without_a_move_changes_nothing(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    playing.keep()
    playing.begin()
    playing.play("e2e4")
    playing.go(0)
    playing.keep()
    assert not playing.active and not editor.undo_stack.count()


def test_only_moves_up_to_the_shown_one_are_kept(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    playing.play("e2e4")
    playing.play("e7e5")
    playing.step(-1)
    playing.keep()
    assert fen_of(editor.state) == DOUBLE_STEP
    assert editor.undo_stack.undoText() == "play-moves 1"


def test_a_line_is_found_again_where_it_began(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    playing.play("e2e4")
    playing.leave()
    playing.begin()
    assert playing.line is not None and playing.line.index == 0 and sans(playing) == ["e4"]
    playing.leave()
    editor.perform(type_fen, HARING)
    playing.begin()
    assert sans(playing) == []


@pytest.mark.parametrize("way", ["edit", "undo", "record", "open"])
def test_any_other_change_ends_it_safely(way: str, settings: Settings) -> None:
    editor, playing = playing_of(state_of_text(f"{START}\n{HARING}\n"), settings)
    editor.perform(fields.set_halfmove_clock, 3)
    playing.begin()
    playing.play("e2e4")
    told: list[bool] = []
    playing.interrupted.connect(lambda: told.append(playing.active))
    if way == "edit":
        editor.perform(fields.set_halfmove_clock, 4)
    elif way == "undo":
        editor.undo_stack.undo()
    elif way == "record":
        editor.show_record(1)
    else:
        editor.open_document(state_of_fen(HARING).document)
    assert told == [False]
    assert playing.position == editor.state.position
    if way == "record":
        editor.show_record(0)
        playing.begin()
        assert sans(playing) == ["e4"]


def test_saving_does_not_end_it(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    playing.play("e2e4")
    editor.mark_saved(editor.state.document)
    assert playing.active and sans(playing) == ["e4"]


def test_undo_takes_back_moves_with_what_they_replaced(settings: Settings) -> None:
    _, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    for move in ("e2e4", "e7e5", "g1f3"):
        playing.play(move)
    playing.go(1)
    playing.play("c7c5")
    assert sans(playing) == ["e4", "c5"]
    playing.undo()
    assert sans(playing) == ["e4", "e5", "Nf3"] and playing.line and playing.line.index == 1
    playing.redo()
    assert sans(playing) == ["e4", "c5"] and not playing.can_redo
    for _ in range(9):
        playing.undo()
    assert playing.active and sans(playing) == [] and not playing.can_undo


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
    settings.set_preferences(Preferences(ep_convention=custom))
    editor, playing = playing_of(state_of_fen(fen), settings)
    playing.begin()
    playing.play(move)
    assert format_fen(playing.position).split()[3] == ep
    playing.keep()
    assert fen_of(editor.state).split()[3] == ep


def test_a_square_that_is_held_stays_until_a_move(settings: Settings) -> None:
    settings.set_preferences(Preferences(ep_convention="legal"))
    _, playing = playing_of(state_of_fen(DOUBLE_STEP), settings)
    playing.begin()
    assert playing.position == parse_fen(DOUBLE_STEP)


def test_moves_are_made_by_what_the_square_allows_not_by_how_it_is_written(
    settings: Settings,
) -> None:
    settings.set_preferences(Preferences(ep_convention="legal"))
    _, playing = playing_of(state_of_fen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), settings)
    playing.begin()
    playing.play("e2e4")
    playing.play(playing.read_move("dxe3").uci)
    assert format_fen(playing.position).startswith("4k3/8/8/8/8/4p3/8/4K3 w")


def test_what_cannot_be_played_does_not_begin(settings: Settings) -> None:
    _, playing = playing_of(state_of_fen(MATED), settings)
    problem = playing.why_not()
    assert problem is not None and problem.code == "play-mate"
    assert not playing.begin() and not playing.active
    editor, playing = playing_of(state_of_fen(START), settings)
    editor.perform(type_fen, "not a fen")
    assert playing.why_not() == editor.state.problem
    assert not playing.begin()


def test_a_line_of_another_is_shown_and_played_on(settings: Settings) -> None:
    editor, playing = playing_of(state_of_fen(START), settings)
    arrows = (Arrow(parse_square("d2"), parse_square("d4")),)
    playing.show_line(editor.state.position, ["e2e4", "e7e5", "g1f3"], arrows)
    assert playing.arrows == arrows and playing.line and playing.line.index == 3
    playing.step(-1)
    assert playing.arrows == () and playing.line.index == 2
    playing.play("d2d4")
    assert sans(playing) == ["e4", "e5", "d4"]
    playing.show_line(editor.state.position, ["c2c4"])
    playing.undo()
    assert sans(playing) == ["e4", "e5", "d4"]
    with pytest.raises(PlayError):
        playing.show_line(editor.state.position, ["e2e5"])
    assert sans(playing) == ["e4", "e5", "d4"]


def test_letters_of_the_preference_are_read(settings: Settings) -> None:
    settings.set_preferences(Preferences(piece_letters="de"))
    _, playing = playing_of(state_of_fen(START), settings)
    playing.begin()
    assert playing.read_move("Sf3").uci == "g1f3"


def test_it_tells_what_was_interrupted(settings: Settings) -> None:
    editor, playing = playing_of(state_of_text(f"{START}\n{HARING}\n"), settings)
    told: list[tuple[int, bool, bool]] = []
    playing.interrupted.connect(
        lambda line, elsewhere: told.append((len(line.moves), elsewhere, playing.has_moves))
    )
    playing.begin()
    editor.perform(fields.set_halfmove_clock, 4)
    playing.begin()
    playing.play("e2e4")
    editor.perform(fields.set_side_to_move, "b")
    editor.undo_stack.undo()
    assert playing.has_moves
    playing.begin()
    editor.show_record(1)
    editor.show_record(0)
    playing.begin()
    playing.leave()
    assert told == [(0, False, False), (1, False, False), (1, True, False)]
