"""A card: heading and content."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from fenedit.ui.panels.card import Card


def test_a_card_is_called_by_its_heading(qtbot: QtBot) -> None:
    card = Card("Side to move")
    qtbot.addWidget(card)
    card.body.addWidget(QLabel("content", card))
    assert [label.text() for label in card.findChildren(QLabel)] == ["SIDE TO MOVE", "content"]
    # Screen readers would spell capitals out.
    assert card.accessibleName() == "Side to move"
    assert card.findChild(QLabel).accessibleName() == "Side to move"  # type: ignore[union-attr]


def test_a_long_heading_is_broken_and_not_cut(qtbot: QtBot) -> None:
    short, long = Card("En passant"), Card("Schlagen en passant und Zugzähler der Stellung")
    for card in (short, long):
        qtbot.addWidget(card)
    assert long.minimumSizeHint().width() < 288
    assert long.heightForWidth(230) > short.heightForWidth(230)


def test_a_count_stands_behind_the_heading_and_is_no_part_of_the_name(qtbot: QtBot) -> None:
    card = Card("Position check")
    qtbot.addWidget(card)
    heading = card.findChild(QLabel)
    assert heading is not None
    card.show_count(3)
    assert heading.text() == "POSITION CHECK · 3"
    assert card.accessibleName() == heading.accessibleName() == "Position check"
    card.show_count(0)
    assert heading.text() == "POSITION CHECK"
