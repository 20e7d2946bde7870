"""The list of spellings and the line that narrows it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fenedit.notation.spellings.export import SPELLINGS
from fenedit.ui.clipboard.copy_as import SpellingList
from tests.helpers.keyboard import click_at

Key = Qt.Key


@pytest.fixture
def spellings(qtbot) -> Iterator[SpellingList]:
    widget = SpellingList(SPELLINGS)
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.choose("fen")
    widget.list_widget.setFocus()
    qtbot.waitUntil(widget.list_widget.hasFocus)
    yield widget
    widget.close()


def shown(spellings: SpellingList) -> list[str]:
    """Return the texts of all rows that can be seen, headings included."""
    items = spellings.list_widget
    return [
        items.item(row).text() for row in range(items.count()) if not items.item(row).isHidden()
    ]


def press(spellings: SpellingList, *keys: Qt.Key | str):
    """Press keys on whichever of the two has the focus."""
    for key in keys:
        target = spellings.window().focusWidget()
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)


def test_every_spelling_stands_below_the_heading_of_its_group(spellings):
    rows = shown(spellings)
    assert len(rows) == len(SPELLINGS) + len({spelling.group for spelling in SPELLINGS})
    # No code is shown for want of words.
    assert not {spelling.group for spelling in SPELLINGS} & set(rows)


def test_arrow_keys_pass_over_headings(spellings):
    reached = [spellings.code]
    for _ in range(len(SPELLINGS) - 1):
        press(spellings, Key.Key_Down)
        reached.append(spellings.code)
    assert reached == [spelling.code for spelling in SPELLINGS]
    press(spellings, Key.Key_Home)
    assert spellings.code == SPELLINGS[0].code
    press(spellings, Key.Key_End)
    assert spellings.code == SPELLINGS[-1].code


def test_typing_in_the_list_narrows_it(spellings):
    chosen = []
    spellings.chosen.connect(chosen.append)
    press(spellings, "latex")
    assert spellings.filter_line.text() == "latex"
    titles = [s.title for s in SPELLINGS if "latex" in f"{s.title} {s.code}".casefold()]
    assert [row for row in shown(spellings) if row in titles] == titles
    assert len(shown(spellings)) == len(titles) + 1
    assert chosen[-1] == spellings.code != "fen"


def test_arrow_keys_in_the_line_go_through_what_is_left(spellings):
    press(spellings, "latex")
    first = spellings.code
    press(spellings, Key.Key_Down)
    assert spellings.filter_line.hasFocus()
    assert spellings.code != first
    press(spellings, Key.Key_Up)
    assert spellings.code == first


def test_escape_shows_all_again(spellings):
    press(spellings, "pgn")
    press(spellings, Key.Key_Escape)
    assert spellings.filter_line.text() == ""
    assert spellings.list_widget.hasFocus()
    assert spellings.code == "pgn"
    assert len(shown(spellings)) > len(SPELLINGS)


def test_nothing_is_chosen_where_nothing_is_left(spellings):
    press(spellings, "qqq")
    assert spellings.code == ""
    assert shown(spellings) == []
    press(spellings, Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    assert spellings.code != ""
    assert len(shown(spellings)) > len(SPELLINGS)


@pytest.mark.parametrize("in_list", [True, False])
@pytest.mark.parametrize(
    "key",
    [
        *(Key.Key_Home, Key.Key_End, Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_PageDown),
        *(Key.Key_Left, Key.Key_Right, Key.Key_Return, Key.Key_Space, Key.Key_Tab, Key.Key_F2),
    ],
)
def test_keys_choose_nothing_where_nothing_is_left(spellings, key, in_list):
    press(spellings, "qqq")
    if in_list:
        spellings.list_widget.setFocus()
    press(spellings, key)
    assert spellings.code == ""


def test_an_unknown_code_chooses_the_first(spellings):
    spellings.choose("of a later version")
    assert spellings.code == SPELLINGS[0].code


def test_a_heading_cannot_be_chosen(spellings):
    items = spellings.list_widget
    heading = items.visualItemRect(items.item(0)).center()
    click_at(items.viewport(), heading)
    assert spellings.code == "fen"
