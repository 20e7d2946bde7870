"""A diagram on the clipboard."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.session.settings import Settings
from fenedit.ui.picture.output import Picture, copy_made
from tests.helpers.board_answers import plain_pieces
from tests.helpers.states import START

DIAGRAM = Diagram(START_PLACEMENT, START)
CHOICE = PictureChoice(DiagramStyle(size=160))


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))


def test_who_would_not_wait_copies_nothing(qtbot, settings, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    QGuiApplication.clipboard().setText("as before")
    monkeypatch.setattr("fenedit.ui.picture.output.made_contents", lambda *_: None)
    assert copy_made(Picture(DIAGRAM, CHOICE, plain_pieces(), START), settings, window) == ""
    assert QGuiApplication.clipboard().text() == "as before"
    assert settings.recent_positions() == ()
