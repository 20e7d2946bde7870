"""Every window, dialog, bar, menu and tool tip in a language that nobody speaks."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QFontDatabase

from fenedit.diagram.pieces.sets import OURS
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fairy import ATTRIBUTES
from fenedit.notation.languages import LISTED
from fenedit.ui.main_window import FIRST_SIZE, SMALLEST
from fenedit.ui.translation import languages, speak
from tests.helpers.every_window import look_for_a_name, stage_in, walk_through_records
from tests.helpers.pseudo_language import NARROW, PseudoLanguage, RoomInspector, WordInspector

KNOWN = frozenset(
    word
    for text in (
        "FenEdit FEN EPD PGN GBR PNG SVG PDF jpeg webp tiff Linux Burnett DejaVu Sans Windows ISO UTF",
        # Popeye's words, which its input needs as they are.
        *ATTRIBUTES,
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
def _pseudo_language(qapp) -> Iterator[None]:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)


@pytest.mark.usefixtures("_pseudo_language")
def test_every_word_is_translated(qtbot, tmp_path):
    fonts = " ".join(QFontDatabase.families())
    inspector = WordInspector(KNOWN | frozenset(re.findall(r"\w+", fonts)))
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7") as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


# At the first size, the language that nobody speaks has room everywhere but in heads and bars.
@pytest.mark.parametrize("size", [SMALLEST, pytest.param(FIRST_SIZE, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_word_has_room(spoken, language, size, qtbot, tmp_path):
    speak(spoken, language)
    inspector = RoomInspector()
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7", size) as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("language", sorted(languages()))
def test_heads_and_bars_have_room_at_the_first_size(spoken, language, qtbot, tmp_path):
    speak(spoken, language)
    inspector = RoomInspector()
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7") as stage:
        stage.open_file()
        walk_through_records(stage)
        look_for_a_name(stage)
        stage.trigger("solve_all")
    # A heading without room hides itself.
    assert {kind.__name__ for kind in inspector.seen} >= NARROW - {"Heading"}
    assert not inspector.faults, "\n".join(inspector.faults)
