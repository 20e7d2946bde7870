"""The window of the manual, as a reader uses it."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLineEdit, QPushButton

from fenedit.session.intents.records import type_fen
from fenedit.ui.board.other_piece import OtherPieceDialog
from fenedit.ui.dialogs import accepted
from fenedit.ui.help.finder import CommandFinder
from fenedit.ui.help.manual import ManualPage, ManualWindow
from fenedit.ui.help.pages import PAGES
from fenedit.ui.help.why import WhyDialog
from fenedit.ui.style import DARK, LIGHT, apply_style
from tests.helpers.keyboard import type_keys


@pytest.fixture
def manual(qtbot) -> ManualWindow:
    window = ManualWindow("en")
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def page(manual) -> ManualPage:
    return manual.findChild(ManualPage)


def place(page: ManualPage) -> str:
    """What is open, as a link names it."""
    return page.source().toString().removeprefix("manual:/")


def seen(manual: ManualWindow) -> list[str]:
    """The contents that are not hidden."""
    return [item.text(0) for item in manual._items if not item.isHidden()]


def marked(page: ManualPage) -> list[str]:
    return [each.cursor.selectedText() for each in page.extraSelections()]


def test_it_begins_with_the_first_page_and_is_searched_at_once(manual, page):
    assert place(page) == "first_position.md"
    assert manual.focusWidget() is manual.findChild(QLineEdit)


def test_what_is_typed_is_found_marked_and_opened_by_enter(manual, page, qtbot):
    qtbot.keyClicks(manual.focusWidget(), "grasshop")
    assert "Fairy pieces and other variants" in seen(manual)
    assert "Files" not in seen(manual)
    # The pages and headings that it is below are shown, too.
    assert {"Checking", "Every kind of problem"} <= set(seen(manual))
    type_keys(manual.focusWidget(), "Return")
    assert place(page) == "board.md#place-fairy-pieces"
    assert marked(page) == ["grasshop"] * page.toPlainText().count("grasshop")
    assert manual._contents.currentItem().text(0) == "Place fairy pieces"


def test_arrows_go_through_what_is_found(manual, page, qtbot):
    qtbot.keyClicks(manual.focusWidget(), "castling")
    before = manual._contents.currentItem()
    type_keys(manual.focusWidget(), "Down Return")
    assert manual._contents.currentItem() is not before
    assert "astling" in page.toPlainText()


def test_page_keys_scroll_the_page_from_the_field(manual, page):
    type_keys(manual.focusWidget(), "PgDown")
    assert page.verticalScrollBar().value() > 0
    type_keys(manual.focusWidget(), "PgUp")
    assert page.verticalScrollBar().value() == 0


def test_ctrl_f_goes_from_the_page_to_the_search(manual, page, qtbot):
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert manual.focusWidget() is manual._field


def test_letters_of_another_size_keep_the_place(manual, page, qtbot):
    page.open("board", "turn-the-board")
    size = page.font().pointSizeF()

    def top() -> str:
        return page.cursorForPosition(QPoint(page.viewport().width() // 2, 4)).block().text()

    assert top() == "Turn the board"
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0):
        QTest.keyClick(page, key, Qt.KeyboardModifier.ControlModifier)
        assert top() == "Turn the board"
    assert page.font().pointSizeF() == size


def test_keys_and_commands_are_found(manual, page, qtbot):
    qtbot.keyClicks(manual.focusWidget(), "ctrl+shift+del")
    type_keys(manual.focusWidget(), "Return")
    assert place(page) == "keys.md#position"


def test_options_are_not_broken_after_their_hyphens(manual, page):
    page.open("command_line")
    for width in range(500, 900, 50):
        manual.resize(width, 700)
        block = page.document().begin()
        while block.isValid():
            lines = map(block.layout().lineAt, range(block.layout().lineCount()))
            ends = [block.text()[: each.textStart() + each.textLength()] for each in lines]
            assert not [each for each in ends if each.endswith(("--", "\N{NON-BREAKING HYPHEN}"))]
            block = block.next()


def test_options_are_found_and_copied_as_they_are_typed(manual, page, qtbot):
    page.open("command_line")
    qtbot.keyClicks(manual.focusWidget(), "--shuffle")
    assert len(marked(page)) == page.toPlainText().count("shuffle") > 0
    page.selectAll()
    page.copy()
    assert "--shuffle" in QApplication.clipboard().text()


def test_what_is_not_found_is_said(manual, qtbot):
    qtbot.keyClicks(manual.focusWidget(), "xyzzy")
    assert seen(manual) == []
    assert manual._nothing.isVisible()


def test_a_long_text_is_not_sought_for_long(manual):
    manual.focusWidget().setText("a e " * 5000)
    assert len(manual.focusWidget().text()) == 200
    assert "The board" in seen(manual)


def test_escape_ends_the_search_and_then_closes(manual, page, qtbot):
    qtbot.keyClicks(manual.focusWidget(), "castling")
    type_keys(manual, "Esc")
    assert manual.isVisible()
    assert marked(page) == []
    assert "The board" in seen(manual)
    type_keys(manual, "Esc")
    assert not manual.isVisible()


def test_a_link_is_followed_and_back_leads_back(manual, page):
    page.anchorClicked.emit(QUrl("checking.md#the-four-grades"))
    assert place(page) == "checking.md#the-four-grades"
    assert manual._contents.currentItem().text(0) == "The four grades"
    page.anchorClicked.emit(QUrl("#no-last-move"))
    assert place(page) == "checking.md#no-last-move"
    type_keys(manual, "Alt+Left Alt+Left")
    assert place(page) == "first_position.md"
    type_keys(manual, "Alt+Right")
    assert place(page) == "checking.md#the-four-grades"


def test_a_link_to_the_web_opens_outside(page, monkeypatch):
    opened = []
    monkeypatch.setattr("fenedit.ui.help.manual.open_outside", opened.append)
    page.anchorClicked.emit(QUrl("https://example.org/"))
    assert opened == [QUrl("https://example.org/")]
    assert place(page) == "first_position.md"


def test_a_page_is_shown_in_colours_of_the_window_and_size_of_letters(manual, page, qapp):
    usual, sheet = qapp.palette(), qapp.styleSheet()
    try:
        apply_style(qapp, LIGHT)
        assert LIGHT.accent in page.toHtml()
        apply_style(qapp, DARK)
        assert DARK.accent in page.toHtml()
        before = page.document().size().height()
        type_keys(manual, "Ctrl++")
        assert page.document().size().height() > before
        type_keys(manual, "Ctrl+-")
        assert page.document().size().height() == before
    finally:
        qapp.setPalette(usual)
        qapp.setStyleSheet(sheet)


def test_lines_stay_short_in_a_wide_window(manual, page):
    manual.resize(1900, 700)
    QApplication.processEvents()
    form = page.document().rootFrame().frameFormat()
    line = page.viewport().width() - form.leftMargin() - form.rightMargin()
    assert line < 100 * page.fontMetrics().averageCharWidth()


@pytest.mark.parametrize("width", [844, 960])
def test_each_page_fits_the_window(width, manual, page):
    manual.resize(width, 552)
    for name in PAGES:
        page.open(name)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, name


def test_a_language_without_a_page_has_the_english_one(qtbot):
    window = ManualWindow("xx")
    qtbot.addWidget(window)
    assert "First position" in window.findChild(ManualPage).toPlainText()


def opened(window) -> ManualPage:
    """The page that is open over a window."""
    (manual,) = (each for each in window.findChildren(ManualWindow) if each.isVisible())
    return manual.findChild(ManualPage)


def closed(window) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.close()


def test_the_help_of_a_dialog_opens_its_page(window):
    window.commands["preferences"].trigger()
    box = window.help.preferences.findChild(QDialogButtonBox)
    box.button(QDialogButtonBox.StandardButton.Help).click()
    assert place(opened(window)) == "promises.md#all-preferences"
    closed(window)


def test_f1_in_a_dialog_opens_its_page(window, qtbot):
    window.commands["find_command"].trigger()
    finder = window.findChild(CommandFinder)
    qtbot.waitUntil(finder.isActiveWindow)
    type_keys(finder, "F1")
    assert place(opened(window)) == "keys.md"
    closed(window)


def test_why_leads_to_the_paragraph_about_the_problem(window, qtbot):
    window.editor.perform(type_fen, "4k3/8/8/8/8/8/8/4K2R w Kq - 0 90")
    qtbot.waitUntil(lambda: len(window.panels.check.lines) == 1)
    window.panels.check.lines[0].why.click()
    link = window.findChild(WhyDialog).findChild(QPushButton, "link")
    link.setFocus()
    type_keys(link, "Return")
    assert place(opened(window)) == "checking.md#castling-rights-that-cannot-hold"
    closed(window)


def test_it_can_be_used_over_a_modal_dialog(window, qtbot):
    dialog = OtherPieceDialog(window, window._services.look.pieces, "N")

    def ask_and_close() -> None:
        dialog.buttons.button(QDialogButtonBox.StandardButton.Help).click()
        above = opened(window).window().windowHandle()
        assert above.transientParent() is dialog.windowHandle()
        dialog.reject()

    QTimer.singleShot(0, dialog, ask_and_close)
    assert not accepted(dialog)
    closed(window)


def test_it_is_as_large_as_it_was_left(window):
    window.help.open_manual()
    window.help.manual.resize(700, 500)
    closed(window)
    del window.help.manual
    window.help.open_manual()
    assert window.help.manual.size() == QSize(700, 500)
    closed(window)
