"""The window in which moving pictures are made, with real keys and clicks."""

from collections.abc import Iterator

import pytest
from PIL import Image
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.ui.picture.animation_dialog import AnimationDialog
from fenedit.ui.picture.text import no_moves_sentence
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.dialog_hands import button_of
from tests.helpers.states import START, editor_of, state_of_fen, state_of_text

GAME = '[White "Ann"]\n[Black "Bo"]\n\n1. e4 e5 2. Nf3 *\n'


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set_diagram_value("animation", {"size": 160, "seconds": 0.1})
    return settings


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(GAME, file_format="pgn"))
    yield editor
    editor.close()


def make(qtbot: QtBot, editor: Editor, settings: Settings) -> AnimationDialog:
    window = BenchWindow()
    qtbot.addWidget(window)
    dialog = AnimationDialog(bench_of(window, editor, settings), lambda: False)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def words_of(dialog: AnimationDialog) -> str:
    return dialog._remark.text()


def test_the_moves_of_a_game_are_played_and_saved(qtbot, editor, settings, tmp_path):
    dialog = make(qtbot, editor, settings)
    assert words_of(dialog) == "4 positions, 1 s"
    qtbot.waitUntil(lambda: "2.Nf3" in dialog.preview._diagram.caption)
    path = tmp_path / "game.gif"
    dialog.save_to(path)
    with Image.open(path) as file:
        assert file.n_frames > 4
        assert file.width == 160
    assert dialog._done.text() == "Saved as “game.gif”."
    dialog.close()
    assert not dialog._timer.isActive()


def test_a_part_of_the_line_is_chosen_and_kept(qtbot, editor, settings):
    dialog = make(qtbot, editor, settings)
    dialog._bench.moves.step("forward")
    dialog._bench.moves.step("forward")
    for part, count in (("from", 2), ("to", 3), ("line", 4)):
        combo = dialog.options._combos["extract"]
        combo.setCurrentIndex(combo.findData(part))
        combo.activated.emit(combo.currentIndex())
        assert words_of(dialog).startswith(f"{count} positions")
        assert settings.diagram_value("animation")["extract"] == part
    dialog.close()


def test_it_stops_where_it_shall_not_repeat(qtbot, editor, settings):
    dialog = make(qtbot, editor, settings)
    dialog.options._boxes["repeats"][0].click()
    qtbot.waitUntil(lambda: not dialog._play.isChecked())
    assert dialog.preview._diagram.caption[-1] == "2.Nf3"
    dialog._play.click()
    assert dialog.preview._diagram.caption[-1] == ""
    dialog.close()


def test_a_position_without_moves_offers_nothing(qtbot, settings):
    editor = editor_of(state_of_fen(START))
    dialog = make(qtbot, editor, settings)
    assert words_of(dialog) == no_moves_sentence()
    assert not button_of(dialog, "Save…").isEnabled()
    dialog._bench.moves.play("e2e4")
    assert words_of(dialog).startswith("2 positions")
    assert button_of(dialog, "Save…").isEnabled()
    dialog.close()
    editor.close()
