"""Moves that were played and are in no record are unsaved work."""

from pathlib import Path

import pytest

from fenedit.ui.files.controller import FileController
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from tests.helpers.benches import hearing
from tests.helpers.states import START

GAME = '[Event "?"]\n\n1. e4 e5 *\n'


@pytest.fixture
def asked(monkeypatch) -> list[str]:
    """What was asked about; the answer is the first of it, if there was one before."""
    asked: list[str] = []

    def ask(_: object, _name: str, work: str) -> str:
        asked.append(work)
        return asked[0]

    monkeypatch.setattr(FileQuestions, "about_unsaved", ask)
    return asked


def opened(files: FileController, folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    assert files.open(path)
    return path


@pytest.mark.parametrize("answer", ["save", "discard", "cancel"])
@pytest.mark.parametrize("work", ["moves", "both"])
def test_there_is_one_question_and_each_answer_means_what_it_says(
    files, window, tmp_path, asked, answer, work
):
    path = opened(files, tmp_path, "a.pgn", GAME)
    window._bench.moves.play("d2d4")
    if work == "both":
        window._bench.moves.step("first")
        window.editor.perform(files_named, "A")
    asked.append(answer)
    before = window.editor.state
    assert files.holds_work and not window.untouched
    assert files.settle_unsaved() == (answer != "cancel")
    assert asked == [answer, work]
    assert ("(1. d4)" in path.read_text()) == (answer == "save")
    assert ('[White "A"]' in path.read_text()) == (answer == "save" and work == "both")
    if answer == "cancel":
        assert window.editor.state is before and window._bench.moves.unkept() == [0]


def test_one_move_on_a_new_position_is_asked_about_at_each_door(files, window, tmp_path, asked):
    (tmp_path / "b.fen").write_text(f"{START}\n")
    opened(files, tmp_path, "a.fen", f"{START}\n")
    window._bench.moves.play("e2e4")
    asked.append("cancel")
    files.new()
    assert not files.open(tmp_path / "b.fen")
    assert not window.close()
    assert asked[1:] == ["moves"] * 3
    window._bench.moves.undo()
    assert files.settle_unsaved() and len(asked) == 4


def test_a_line_without_variations_is_kept_and_saved(files, window, tmp_path, asked):
    path = opened(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    window._bench.moves.play("e2e4", "e7e5")
    asked.append("save")
    assert files.settle_unsaved()
    assert path.read_text() == f"{START[:-4]} pv e4 e5;\n"


def test_what_a_record_cannot_hold_is_not_lost(files, window, tmp_path, asked):
    moves = window._bench.moves
    path = opened(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    moves.play("e2e4")
    moves.step("first")
    moves.play("d2d4")
    asked.append("save")
    with hearing(files) as said:
        assert not files.settle_unsaved()
    assert "record 1 cannot hold all moves" in said.args[0]
    assert "pv" not in path.read_text() and moves.unkept() == [0]


def test_where_the_variations_of_a_record_can_be_kept_is_said(files, window, tmp_path):
    moves = window._bench.moves
    path = opened(files, tmp_path, "a.epd", f"{START[:-4]}\n")
    moves.play("e2e4")
    moves.step("first")
    moves.play("d2d4")
    window.commands["keep_moves"].trigger()
    with hearing(files) as said:
        assert files.save()
    assert path.read_text() == f"{START[:-4]} pv e4;\n"
    assert "PGN" in said.args[0]


def test_a_game_that_would_lose_words_is_not_saved(files, window, tmp_path, asked):
    text = GAME.replace("e5", "+0.35 e5")
    path = opened(files, tmp_path, "a.pgn", text)
    window._bench.moves.play("d2d4")
    asked.append("save")
    with hearing(files) as said:
        assert not files.settle_unsaved()
    assert "game 1 would lose a part of its text" in said.args[0]
    assert path.read_text() == text and window._bench.moves.unkept() == [0]


def test_saving_leaves_them_out_and_says_so(files, window, tmp_path, asked, monkeypatch):
    moves = window._bench.moves
    path = opened(files, tmp_path, "a.fen", f"{START}\n")
    moves.play("e2e4", "e7e5")
    with hearing(files) as said:
        assert files.save()
    assert said.args[0].startswith("Saved. The moves that you played are not in the file")
    assert path.read_text() == f"{START}\n"
    # In another format the moves and their place are still there.
    target = Target(tmp_path / "b.pgn", "pgn")
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: target)
    assert files.save_as()
    assert moves.path == (0, 0) and moves.unkept() == [0]
    asked.append("save")
    assert files.settle_unsaved()
    assert "1. e4 e5 *" in target.path.read_text()


def files_named(state: object, name: str) -> object:
    from dataclasses import replace

    from fenedit.documents.annotating import puzzle_of_record
    from fenedit.session.intents.fields import set_puzzle

    return set_puzzle(state, replace(puzzle_of_record(state.record), author=name))
