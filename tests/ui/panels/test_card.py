"""A card: heading and content."""

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from fenedit.ui.help.pages import sections_of
from fenedit.ui.panels.card import Card, EmptyNote, Heading, Section
from tests.helpers.project import PACKAGE


def test_a_card_is_named_by_its_heading(qtbot):
    card = Card("Side to move")
    qtbot.addWidget(card)
    card.body.addWidget(QLabel("content", card))
    assert [label.text() for label in card.findChildren(QLabel)] == ["SIDE TO MOVE", "content"]
    # Screen readers would spell capitals out.
    assert card.accessibleName() == "Side to move"
    assert card.findChild(QLabel).accessibleName() == "Side to move"


def test_a_long_heading_is_broken_and_not_cut(qtbot):
    short, long = Card("En passant"), Card("Schlagen en passant und Zugzähler der Stellung")
    for card in (short, long):
        qtbot.addWidget(card)
    assert long.minimumSizeHint().width() < 288
    assert long.heightForWidth(230) > short.heightForWidth(230)


def test_a_heading_on_a_single_line_is_elided_if_needed(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    heading = Heading("Collection", parent)
    size = heading.sizeHint()
    heading.resize(size)
    assert heading.shown == "COLLECTION"
    narrow = QSize(size.width() // 2, size.height())
    heading.resize(narrow)
    assert heading.shown.startswith("CO") and heading.shown.endswith("…")
    same = Heading(heading.shown, parent)
    same.resize(narrow)
    assert heading.grab().toImage() == same.grab().toImage()


def test_a_section_folds_under_its_heading_and_shows_its_result_there(qtbot):
    section = Section("Check")
    qtbot.addWidget(section)
    content = QLabel("content", section)
    section.body.addWidget(content)
    button = section.add_head_button("Fix all")
    section.show_note("(10+8)")
    section.show_result("No problems found", "accent")
    section.show()
    folds = []
    section.folded.connect(folds.append)
    assert section.head.result == "(10+8)"
    section.head.click()
    assert section.is_folded and folds == [True]
    assert not content.isVisible() and not button.isVisible()
    assert (section.head.result, section.head.tone) == ("No problems found", "accent")
    assert section.head.accessibleDescription() == "No problems found"
    section.head.click()
    assert content.isVisible() and button.isVisible() and section.head.result == "(10+8)"


class _WindowWithManual(QWidget):
    """A window with no more than a manual."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[tuple[str, str]] = []
        self.help = self

    def open_manual(self, page: str, anchor: str) -> None:
        self.opened.append((page, anchor))


def test_an_empty_note_says_what_belongs_there_and_links_to_the_manual(qtbot):
    window = _WindowWithManual()
    qtbot.addWidget(window)
    section = Section("Moves", window)
    note = EmptyNote(section, "moves", "ask-an-engine")
    section.body.addWidget(note)
    window.show()
    assert note.isHidden()
    note.say("Moves appear here.")
    QTest.mouseClick(note.link, Qt.MouseButton.LeftButton)
    assert window.opened == [("moves", "ask-an-engine")]
    note.say("Too many.", linked=False)
    assert note.isVisible() and note.link.isHidden()
    note.say("")
    assert note.isHidden()


def test_each_empty_note_links_to_a_heading_of_the_manual():
    made = re.compile(r'EmptyNote\(self, "(\w+)"(?:, "([\w-]+)")?\)')
    links = [
        each for file in PACKAGE.rglob("*.py") for each in made.findall(file.read_text("utf-8"))
    ]
    assert len(links) == 5
    for page, anchor in links:
        assert anchor in ("", *(section.anchor for section in sections_of(page, "en")))
