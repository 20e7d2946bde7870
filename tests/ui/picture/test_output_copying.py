"""A diagram on the clipboard."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.session.settings import Settings
from fenedit.ui.picture.output import PNG, Picture, copy_made
from tests.helpers.board_answers import plain_pieces
from tests.helpers.states import START

DIAGRAM = Diagram(START_PLACEMENT, START)
CHOICE = PictureChoice(DiagramStyle(size=160))


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))


def test_picture_and_fen_are_copied_and_the_position_is_a_recent_one(qtbot, settings):
    window = QWidget()
    qtbot.addWidget(window)
    said = copy_made(Picture(DIAGRAM, CHOICE, plain_pieces(), START), settings, window)
    data = QGuiApplication.clipboard().mimeData()
    assert START in said
    assert data.text() == START
    assert positions_in_file(bytes(data.data(PNG).data())) == (START,)
    assert settings.recent_positions() == (START,)


def test_who_would_not_wait_copies_nothing(qtbot, settings, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    QGuiApplication.clipboard().setText("as before")
    monkeypatch.setattr("fenedit.ui.picture.output.made_contents", lambda *_: None)
    assert copy_made(Picture(DIAGRAM, CHOICE, plain_pieces(), START), settings, window) == ""
    assert QGuiApplication.clipboard().text() == "as before"
    assert settings.recent_positions() == ()
