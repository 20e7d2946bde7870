"""New, open, save: what happens to the file and what the person is told."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit import resource
from fenedit.documents.annotating import name_above
from fenedit.documents.errors import SaveError
from fenedit.documents.files.opening import open_document
from fenedit.documents.losses import Loss
from fenedit.session.intents.board import clear, set_start
from fenedit.session.intents.fields import set_operations
from fenedit.session.intents.records import add, type_fen
from fenedit.session.state import Label, Transaction
from fenedit.ui.files import saving as file_saving
from fenedit.ui.files.controller import FileController
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.puzzle.form import PuzzleForm
from tests.helpers.benches import hearing
from tests.helpers.keyboard import type_keys
from tests.helpers.panel_hands import typed_into_operations
from tests.helpers.states import HARING, START, fen_of, state_of_text

Answer = Callable[[str, object], None]


@pytest.fixture
def answer(monkeypatch) -> Answer:
    """Answer a question of the controller without showing it."""

    def answer_with(question: str, reply: object):
        monkeypatch.setattr(FileQuestions, question, lambda *_: reply)

    return answer_with


def told_of(told: list[str]) -> Callable[[object, SaveError], bool]:
    """Return what takes note of why a save failed, and would rather not save elsewhere."""

    def note(_: object, error: SaveError) -> bool:
        told.append(error.code)
        return False

    return note


def saved_in(folder: Path, text: bytes) -> Path:
    path = folder / "positions.fen"
    path.write_bytes(text)
    return path


def test_new_begins_an_empty_document(files, window):
    files.new()
    assert fen_of(window.editor.state) == "8/8/8/8/8/8/8/8 w - - 0 1"
    assert "Untitled" in window.windowTitle()


@pytest.mark.parametrize(("choice", "goes_on"), [("cancel", False), ("discard", True)])
def test_unsaved_work_is_asked_about(files, window, answer, choice, goes_on):
    window.editor.perform(set_start)
    answer("about_unsaved", choice)
    files.new()
    assert (fen_of(window.editor.state) != START) == goes_on


def test_a_file_is_opened_and_saved_as_it_was(files, window, tmp_path):
    content = f"\ufeff# x\r\n{START}\r\nnot a position\r\n\r\n{HARING} ; y".encode()
    path = saved_in(tmp_path, content)
    assert files.open(path)
    assert len(window.editor.state.collection) == 3
    assert files.save()
    assert path.read_bytes() == content
    assert window._services.settings.recent_files() == (path,)


def test_what_cannot_be_opened_is_said_and_nothing_changes(files, window, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: told.append(error.code))
    assert not files.open(tmp_path)
    assert told == ["folder"]
    assert fen_of(window.editor.state) == HARING


def test_a_draft_is_saved_as_it_was_typed_and_that_is_said(files, window, tmp_path, qtbot):
    path = saved_in(tmp_path, f"{START} ; start\n".encode())
    files.open(path)
    window.editor.perform(type_fen, "half a posi")
    with hearing(files) as said:
        assert files.save()
    assert path.read_bytes() == b"half a posi ; start\n"
    assert "as typed" in said.args[0]


@pytest.mark.parametrize("agreed", [True, False])
def test_a_character_that_the_encoding_lacks_is_asked_about(
    files, window, tmp_path, answer, agreed
):
    path = saved_in(tmp_path, f"{START} ; caf\u00e9\n".encode("latin-1"))
    files.open(path)
    window.editor.perform(type_fen, "\u2654 draft")
    answer("may_write_utf_8", agreed)
    assert files.save() == agreed
    expected = (
        "\u2654 draft ; caf\u00e9\n".encode()
        if agreed
        else f"{START} ; caf\u00e9\n".encode("latin-1")
    )
    assert path.read_bytes() == expected


@pytest.mark.parametrize("reply", ["overwrite", "elsewhere", "cancel"])
def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    files, window, tmp_path, answer, monkeypatch, reply
):
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)
    path.write_text("another program was here\n")
    answer("about_change", reply)
    answer("file_to_save", None)
    assert files.save() == (reply == "overwrite")
    kept = f"{HARING}\n" if reply == "overwrite" else "another program was here\n"
    assert path.read_text() == kept


@pytest.mark.parametrize("agreed", [True, False])
def test_a_read_only_file_asks_first(files, window, tmp_path, answer, agreed, monkeypatch):
    path = saved_in(tmp_path, f"{START}\n".encode())
    path.chmod(0o444)
    files.open(path)
    window.editor.perform(type_fen, HARING)
    answer("may_replace_read_only", agreed)
    told = []
    monkeypatch.setattr(FileQuestions, "save_failed", told_of(told))
    assert files.save() == agreed
    assert told == ([] if agreed else ["read-only"])
    assert window.editor.modified != agreed


def test_a_failed_save_keeps_the_work(files, window, tmp_path, monkeypatch):
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)

    def fail(target, *_args, **_kwargs):
        raise SaveError("no-space", target)

    told = []
    monkeypatch.setattr(file_saving, "save_document", fail)
    monkeypatch.setattr(FileQuestions, "save_failed", told_of(told))
    assert not files.save()
    assert told == ["no-space"]
    assert window.editor.modified and fen_of(window.editor.state) == HARING
    assert open_document(path).collection[0].line == START


def test_who_cannot_save_here_saves_elsewhere(files, window, tmp_path, answer):
    folder = tmp_path / "folder"
    folder.mkdir()
    path = saved_in(folder, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)
    folder.rename(tmp_path / "gone")
    answer("about_change", "overwrite")
    answer("save_failed", True)
    answer("file_to_save", Target(tmp_path / "mine.fen"))
    assert files.save()
    assert (tmp_path / "mine.fen").read_text() == f"{HARING}\n"
    assert not window.editor.modified and files.document.path == tmp_path / "mine.fen"


def test_an_untitled_document_asks_for_its_name(files, tmp_path, answer):
    answer("file_to_save", Target(tmp_path / "mine.fen"))
    assert files.save()
    assert (tmp_path / "mine.fen").read_text() == f"{HARING}\n"


def test_opening_the_file_that_is_edited_shows_what_was_just_saved(files, window, tmp_path, answer):
    path = saved_in(tmp_path, f"{START}\n".encode())
    files.open(path)
    window.editor.perform(type_fen, HARING)
    answer("about_unsaved", "save")
    assert files.open(path)
    assert fen_of(window.editor.state) == HARING
    assert path.read_text() == f"{HARING}\n"


def test_a_file_is_known_by_its_whole_path(files, tmp_path, monkeypatch):
    path = saved_in(tmp_path, f"{START}\n".encode())
    monkeypatch.chdir(tmp_path)
    files.open(Path(path.name))
    assert files.document.path == path


# --- formats ---------------------------------------------------------------------------------

EPD = f'{HARING.rsplit(" ", 2)[0]} dm 2; id "Haring";\n'
GAME = '[Event "Club"]\n[White "Ann"]\n\n1. e4 e5 *\n'


class Asked:
    """Answers questions about losses, and remembers them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *replies: str):
        self.losses: list[tuple[object, ...]] = []
        self._replies = list(replies)
        monkeypatch.setattr(FileQuestions, "about_losses", self._ask)

    def _ask(self, losses: tuple[Loss, ...], name: str, kind: str) -> str:
        self.losses.append((tuple(loss.code for loss in losses), name, kind))
        return self._replies.pop(0)


@pytest.fixture
def suggested(monkeypatch) -> list[tuple[str, str]]:
    """What name and format *Save As* suggested."""
    names: list[tuple[str, str]] = []

    def ask(_: object, path: Path, kind: str):
        names.append((path.name, kind))

    monkeypatch.setattr(FileQuestions, "file_to_save", ask)
    return names


def opened(files: FileController, path: Path, text: str) -> Path:
    path.write_text(text)
    assert files.open(path)
    return path


def test_what_would_be_lost_is_asked_about_before(files, tmp_path, monkeypatch, answer):
    opened(files, tmp_path / "a.epd", EPD)
    target = tmp_path / "a.fen"
    answer("file_to_save", Target(target, "fen"))
    asked = Asked(monkeypatch, "cancel", "save")
    assert not files.save_as()
    assert not target.exists() and files.document.format == "epd"
    assert files.save_as()
    assert asked.losses == [(("names", "operations"), "a.epd", "fen")] * 2
    assert target.read_text() == f"# Haring\n{HARING}\n"
    assert files.document.format == "fen" and files.document.path == target
    assert (tmp_path / "a.epd").read_text() == EPD


def test_where_nothing_is_lost_nothing_is_asked(files, window, tmp_path, answer):
    opened(files, tmp_path / "a.fen", f"{HARING} ; Haring\n{START}\n")
    window.editor.show_record(1)
    answer("file_to_save", Target(tmp_path / "a.epd", "epd"))
    assert files.save_as()
    lines = (tmp_path / "a.epd").read_text().splitlines()
    assert [line.split()[4:] for line in lines] == [["c0", '"Haring";'], []]
    assert files.document.format == "epd" and not window.editor.modified
    assert window.editor.state.current == 1
    assert files.save()


def test_another_format_can_be_chosen_instead(files, tmp_path, monkeypatch):
    opened(files, tmp_path / "a.epd", EPD)
    Asked(monkeypatch, "elsewhere")
    names = []
    replies = [Target(tmp_path / "b.fen", "fen"), Target(tmp_path / "b.epd", "epd")]

    def ask(_, path, kind):
        names.append((path.name, kind))
        return replies.pop(0)

    monkeypatch.setattr(FileQuestions, "file_to_save", ask)
    assert files.save_as()
    assert names == [("a.epd", "epd")] * 2
    assert (tmp_path / "b.epd").read_text() == EPD and not (tmp_path / "b.fen").exists()


def test_a_fen_file_that_received_games_asks_when_it_is_saved(
    files, window, tmp_path, monkeypatch, suggested
):
    path = opened(files, tmp_path / "a.fen", f"{START}\n")
    game = state_of_text(GAME, file_format="pgn").record
    collection = window.editor.state.collection
    splice = collection.inserting(1, [game])
    window.editor.dispatch(Transaction(splice, 1, Label("paste-records"), "records.paste"))
    asked = Asked(monkeypatch, "cancel", "elsewhere", "save")
    assert not files.save()
    assert not files.save()
    assert suggested == [("a.pgn", "pgn")]
    assert path.read_text() == f"{START}\n"
    assert files.save()
    assert asked.losses[0] == (("moves", "names", "tags"), "a.fen", "fen")
    assert path.read_text() == f"{START}\n# Ann\n{START}\n"


@pytest.mark.parametrize(
    ("text", "kind", "name"), [(GAME, "pgn", "positions.pgn"), (EPD, "epd", "positions.epd")]
)
def test_an_untitled_document_is_given_a_fitting_name(files, window, suggested, text, kind, name):
    window.editor.open_document(state_of_text(text, file_format=kind).document)
    assert not files.save()
    assert suggested == [(name, kind)]


def test_a_packed_file_stays_packed_and_another_becomes_so(files, window, tmp_path, answer):
    path = tmp_path / "a.fen.gz"
    path.write_bytes(gzip.compress(f"{START}\n".encode()))
    assert files.open(path)
    window.editor.perform(type_fen, HARING)
    assert files.save()
    assert gzip.decompress(path.read_bytes()) == f"{HARING}\n".encode()
    answer("file_to_save", Target(tmp_path / "b.fen", "fen"))
    assert files.save_as()
    assert (tmp_path / "b.fen").read_text() == f"{HARING}\n"
    answer("file_to_save", Target(tmp_path / "c.fen.gz", "fen", packing="gzip"))
    assert files.save_as()
    assert gzip.decompress((tmp_path / "c.fen.gz").read_bytes()) == f"{HARING}\n".encode()


# --- text that holds positions elsewhere than on its lines -------------------------------------

BOARD = """\
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
R N B Q K B N R
"""


def test_a_board_in_a_text_file_is_shown_as_a_new_document(files, window, tmp_path, qtbot, answer):
    with hearing(files) as said:
        path = opened(files, tmp_path / "board.txt", BOARD)
    assert fen_of(window.editor.state).startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    assert "board.txt" in said.args[0]
    assert files.document.path is None and "Untitled" in window.windowTitle()
    assert window.editor.modified
    answer("file_to_save", None)
    assert not files.save()
    assert path.read_text() == BOARD


def test_what_is_only_guessed_is_not_taken_for_a_position(files, window, tmp_path, qtbot):
    with hearing(files) as said:
        path = opened(files, tmp_path / "number.txt", "518\n")
    assert window.editor.state.record.line == "518"
    assert files.document.path == path
    assert "paste" in said.args[0]


def test_a_conversion_is_a_step_of_undo_and_the_file_keeps_its_format(
    window, files, tmp_path, answer
):
    window.editor.perform(set_start)
    target = tmp_path / "start.pgn"
    answer("file_to_save", Target(target, "pgn"))
    assert files.save_as()
    written = target.read_bytes()
    assert files.document.format == "pgn" and not window.editor.modified
    window.editor.undo_stack.undo()
    assert files.document.format == "fen" and window.editor.modified
    assert fen_of(window.editor.state) == START
    assert files.save()
    assert target.read_bytes() == written and not window.editor.modified
    window.editor.undo_stack.redo()
    assert files.document.format == "pgn"
    window.editor.undo_stack.undo()
    window.editor.undo_stack.undo()
    assert fen_of(window.editor.state) == HARING


def test_a_draft_that_will_be_read_as_a_comment_is_told_at_saving(
    window, files, tmp_path, answer, qtbot
):
    window.editor.perform(type_fen, "# todo")
    answer("file_to_save", Target(tmp_path / "todo.fen"))
    with hearing(files) as said:
        assert files.save_as()
    assert "comment" in str(said.args[0])


def test_a_suite_with_nul_characters_opens_with_a_remark_and_keeps_them(
    window, files, tmp_path, qtbot
):
    path = tmp_path / "suite.epd"
    fields = HARING.rsplit(" ", 2)[0]
    lines = [f"{fields} bm d4;\0\r\n".encode(), b"# by hand\0\n", f"{fields} dm 2;\0".encode()]
    path.write_bytes(b"".join(lines))
    with hearing(files) as said:
        assert files.open(path)
    assert said.args == ["“suite.epd” contains NUL characters. They are kept."]
    assert fen_of(window.editor.state) == HARING
    window.editor.perform(set_start)
    assert files.save()
    edited = START.rsplit(" ", 2)[0].encode()
    assert path.read_bytes().startswith(edited)
    assert path.read_bytes().endswith(b"\0\r\n" + lines[1] + lines[2])


@pytest.mark.parametrize(
    ("choice", "goes_on", "is_there"),
    [("cancel", False, False), ("discard", True, False), ("save", True, True)],
)
def test_a_file_that_is_gone_is_asked_about_before_the_window_lets_go_of_it(
    files, window, answer, tmp_path, choice, goes_on, is_there
):
    path = saved_in(tmp_path, f"{START} ; start\n".encode())
    assert files.open(path)
    assert files.settle_unsaved()
    assert not files.holds_work
    path.unlink()
    assert files.holds_work
    answer("about_gone", choice)
    assert files.settle_unsaved() is goes_on
    assert path.exists() is is_there
    if is_there:
        assert path.read_bytes() == f"{START} ; start\n".encode()


def test_a_refused_value_is_asked_about_before_it_is_lost(files, window, tmp_path, answer):
    files.open(saved_in(tmp_path, f"{START} dm 2;\n".encode()))
    typed_into_operations(window, "soon")
    answer("may_lose", False)
    assert not files.settle_unsaved()
    assert not window.editor.modified
    answer("may_lose", True)
    assert files.settle_unsaved()
    with hearing(window) as told:
        assert files.save()
    assert told.args == ["Saved. Not applied: “soon”"]


def test_what_is_being_typed_into_operations_is_saved_with_the_rest(files, window, tmp_path):
    fields = START.removesuffix(" 0 1")
    path = opened(files, tmp_path / "a.epd", f"{fields} dm 2;\n")
    typed_into_operations(window, "3")
    assert files.save()
    assert path.read_text() == f"{fields} dm 3;\n"
    assert not window.editor.modified


def test_a_refused_value_is_asked_about_before_another_file_is_opened(
    files, window, tmp_path, answer
):
    files.open(saved_in(tmp_path, f"{START} dm 2;\n".encode()))
    other = tmp_path / "other.fen"
    other.write_text(f"{HARING}\n")
    assert not files.holds_work
    typed_into_operations(window, "soon")
    assert files.holds_work
    answer("may_lose", False)
    assert not files.open(other)
    assert files.document.path != other


def test_a_value_is_taken_over_before_another_position_is_gone_to(files, window, tmp_path):
    files.open(saved_in(tmp_path, f"{START} dm 2;\n{HARING}\n".encode()))
    typed_into_operations(window, "3")
    type_keys(window.focusWidget(), "PgDown")
    assert window.editor.state.current == 1
    assert window.editor.state.collection[0].line == f"{START} dm 3;"


def test_a_refused_value_goes_with_its_operation(files, window, tmp_path):
    files.open(saved_in(tmp_path, f"{START} dm 2;\n".encode()))
    typed_into_operations(window, "soon")
    assert window.panels.operations.refused() == ["soon"]
    window.editor.perform(set_operations, "")
    assert window.panels.operations.refused() == []


def test_what_puzzle_data_refused_is_asked_about_before_a_new_document(files, window, answer):
    window.puzzle.show_form()
    form = window.findChild(PuzzleForm)
    form.fields["best"].edit.setText("not a move")
    assert files.holds_work
    answer("may_lose", False)
    files.new()
    assert form.fields["best"].text == "not a move"
    answer("may_lose", True)
    files.new()
    assert form.fields["best"].text == ""
    assert not files.holds_work
    form.hide()


def test_an_untitled_collection_with_operations_asks_what_a_fen_file_is_to_hold(
    files, window, tmp_path, monkeypatch, answer, suggested
):
    window.editor.perform(set_operations, 'id "Réti"; bm d4;')
    asked = Asked(monkeypatch, "elsewhere", "save")
    # EPD is what is suggested, and again where it is preferred.
    assert not files.save()
    target = tmp_path / "a.fen"
    replies = iter((Target(target, "fen"), None, Target(target, "fen")))

    def ask(_, path, kind):
        suggested.append((path.name, kind))
        return next(replies)

    monkeypatch.setattr(FileQuestions, "file_to_save", ask)
    assert not files.save()
    assert suggested == [("positions.epd", "epd")] * 3
    assert files.save()
    assert asked.losses == [(("names", "operations"), "Untitled", "fen")] * 2
    assert target.read_text(encoding="utf-8") == f"# Réti\n{HARING}\n"
    # What was left out is left out of the window, and nothing is asked a second time.
    assert files.save()
    assert name_above(window.editor.state.collection, 0) == "Réti"
    assert files.open(target)
    assert name_above(window.editor.state.collection, 0) == "Réti"


@pytest.mark.parametrize(
    ("command", "file", "records"),
    [
        ("example_positions", "famous_positions.fen", 15),
        ("example_puzzles", "puzzles.epd", 9),
        ("example_game", "opera_game.pgn", 1),
    ],
)
def test_an_example_is_a_copy_that_is_asked_about_once_it_is_changed(
    files, window, monkeypatch, command, file, records
):
    asked, kept = [], resource(f"examples/{file}").read_bytes()
    monkeypatch.setattr(FileQuestions, "about_unsaved", lambda *_: asked.append("unsaved"))
    monkeypatch.setattr(
        FileQuestions, "file_to_save", lambda _, *suggested: asked.append(suggested)
    )
    name = Path(file)
    with hearing(files) as said:
        window.commands[command].trigger()
    assert "copy of the example “" in said.args[0]
    assert f"Untitled ({name.stem})" in window.windowTitle()
    assert len(files.document.collection) == records
    assert files.settle_unsaved() and not asked
    suggested = (name, name.suffix.removeprefix("."))
    assert not files.save() and asked == [suggested]
    window.editor.perform(clear)
    window.editor.perform(add, window.editor.state.position)
    assert f"Untitled ({name.stem})" in window.windowTitle() and not files.settle_unsaved()
    assert not files.save() and asked == [suggested, "unsaved", suggested]
    assert resource(f"examples/{file}").read_bytes() == kept
