import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from fenedit.session.moves.engine import Status
from fenedit.session.settings import Programs, Settings
from fenedit.ui.engine.card import EngineCard
from fenedit.ui.engine.programs import ProgramsDialog
from fenedit.ui.style import DARK, LIGHT, apply_style
from tests.helpers.dialog_hands import words_in
from tests.helpers.fake_engines import fake_engine, living
from tests.helpers.states import START, state_of_text

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

NO_KING = "8/8/8/8/8/8/8/4K3 w - - 0 1"


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "fenedit.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def card(qtbot, settings) -> Iterator[EngineCard]:
    card = EngineCard(settings)
    qtbot.addWidget(card)
    card.resize(288, 240)
    with qtbot.waitExposed(card):
        card.show()
    card.show_state(state_of_text(START))
    yield card
    card.end()


def choose(settings: Settings, folder: Path, kind: str, lines: int = 2):
    settings.set_programs(Programs(fake_engine(folder, kind), engine_lines=lines))


def test_it_is_off_at_first(card, settings, tmp_path):
    assert card.toggle_button.text() == "Start"
    assert "No engine chosen" in words_in(card)
    choose(settings, tmp_path, "good")
    assert "a hint, not a proof" in words_in(card)
    assert card.view.hints.status is Status.OFF
    assert not living(tmp_path)


def test_it_is_started_and_stopped_by_its_button(card, settings, tmp_path, qtbot):
    choose(settings, tmp_path, "good")
    card.toggle_button.click()
    assert card.toggle_button.text() == "Stop"
    assert card.toggle_button.accessibleName() == "Stop engine"
    assert len(card.view.lines) == 2
    qtbot.waitUntil(lambda: "Fake good: a hint, not a proof" in words_in(card))
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))
    assert "White’s view · depth 3" in words_in(card)
    assert [row.accessibleName() for row in card.view.lines] == ["Line 1: +0.31, 1. e4 e5"]
    card.toggle_button.click()
    assert card.toggle_button.text() == "Start"
    assert card.view.lines == ()
    qtbot.waitUntil(lambda: not living(tmp_path))


def test_a_mate_is_never_said_to_be_proven(card, settings, tmp_path, qtbot):
    choose(settings, tmp_path, "finishes")
    card.toggle()
    qtbot.waitUntil(lambda: "proof; stopped" in words_in(card))
    assert "The engine sees mate in 3 by Black (not proven)." in words_in(card)


def test_another_position_takes_the_hint_away_at_once(card, settings, tmp_path, qtbot):
    choose(settings, tmp_path, "good")
    card.toggle()
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))
    card.show_state(state_of_text(NO_KING))
    assert "+0.31" not in words_in(card)
    qtbot.waitUntil(lambda: "Black has no king." in words_in(card))
    card.show_state(state_of_text("nonsense"))
    qtbot.waitUntil(lambda: "has an error" in words_in(card))
    assert card.toggle_button.text() == "Stop"
    card.show_state(state_of_text(START))
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))


def test_a_failure_is_said_and_turns_it_off(card, settings, tmp_path, qtbot):
    choose(settings, tmp_path, "crashes")
    card.toggle()
    qtbot.waitUntil(lambda: "ended unexpectedly (code -11)" in words_in(card))
    assert card.toggle_button.text() == "Start"
    assert "ended unexpectedly" in card.accessibleDescription()
    choose(settings, tmp_path, "good")
    card.toggle()
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))
    assert "ended unexpectedly" not in words_in(card)


def test_another_engine_is_used_at_once(card, settings, tmp_path, qtbot):
    choose(settings, tmp_path, "good")
    card.toggle()
    qtbot.waitUntil(lambda: "Fake good" in words_in(card))
    choose(settings, tmp_path, "odd")
    qtbot.waitUntil(lambda: "Fake good" not in words_in(card))
    settings.set_programs(Programs())
    assert card.view.hints.status in {Status.OFF, Status.FAILED}
    qtbot.waitUntil(lambda: not living(tmp_path))


def test_without_an_engine_one_is_chosen_first(card, settings, tmp_path, qtbot):
    card.toggle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ProgramsDialog)
    dialog.paths["engine_path"].setText(fake_engine(tmp_path, "good"))
    dialog.accept()
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_it_fits_the_column(card, settings, tmp_path, qtbot, palette):
    apply_style(QApplication.instance(), palette)
    choose(settings, tmp_path, "good", lines=5)
    card.toggle()
    qtbot.waitUntil(lambda: "+0.31" in words_in(card))
    assert card.minimumSizeHint().width() <= 288
