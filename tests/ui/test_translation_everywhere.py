"""Every window, dialog, bar, menu and tool tip in a language that nobody speaks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.pieces.sets import OURS
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.languages import LISTED
from fenedit.ui.main_window import FIRST_SIZE, SMALLEST
from fenedit.ui.translation import languages, speak
from tests.helpers.every_window import stage_in
from tests.helpers.pseudo_language import PseudoLanguage, RoomInspector, WordInspector

KNOWN = frozenset(
    word
    for text in (
        "FenEdit FEN EPD PGN GBR PNG SVG PDF Linux Burnett DejaVu Sans",
        # Qt's name of a line between the rows of a list.
        "separator",
        *LISTED.values(),
        *languages().values(),
        *OURS.values(),
        *(name.replace("_", " ") for name in OPCODES),
        *(QLocale("en").monthName(month) for month in range(1, 13)),
    )
    for word in text.split()
)
"""Names, which are the same in every language."""


@pytest.fixture
def _pseudo_language(qapp: QApplication) -> Iterator[None]:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)


@pytest.mark.usefixtures("_pseudo_language")
def test_every_word_is_translated(qtbot: QtBot, tmp_path: Path) -> None:
    fonts = " ".join(QFontDatabase.families())
    inspector = WordInspector(KNOWN | frozenset(re.findall(r"\w+", fonts)))
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7") as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("size", [SMALLEST, FIRST_SIZE])
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_word_has_room(
    spoken: QCoreApplication, language: str, size: QSize, qtbot: QtBot, tmp_path: Path
) -> None:
    speak(spoken, language)
    inspector = RoomInspector()
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7", size) as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)
