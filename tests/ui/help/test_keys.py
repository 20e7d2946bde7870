import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QTextBrowser

from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.help.keys import GROUPS, Keys, KeysDialog
from fenedit.ui.keys import key_names
from fenedit.ui.style import DARK, LIGHT, apply_style
from tests.helpers.keyboard import type_keys

ENTRIES = [entry for _title, entries in GROUPS for entry in entries]


def test_every_key_of_a_command_is_on_the_page(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    text = dialog.findChild(QTextBrowser).toPlainText()
    for menu in MENUS:
        for command in commands_of(menu):
            for key in command.keys.split():
                assert QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) in text


@pytest.mark.parametrize("how", [how for how, _ in ENTRIES if isinstance(how, Keys)])
def test_every_key_exists(how):
    for key in how.split():
        assert QKeySequence(key).count() == 1
        assert QKeySequence(key)[0].key() != Qt.Key.Key_unknown


def test_the_page_holds_every_line(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    text = dialog.findChild(QTextBrowser).toPlainText()
    for title, entries in GROUPS:
        assert title in text
        assert [what for _, what in entries if what.format(**key_names()) not in text] == []
    assert "Ctrl+Shift+Z" in text


def test_all_keys_of_the_moves_are_under_one_heading(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    lines = dialog.findChild(QTextBrowser).toPlainText().splitlines()
    assert lines.count("Moves") == 1
    behind = lines[lines.index("Moves") : lines.index("FEN field and position check")]
    wanted = ("One Move Back", "Step through the moves", "In the moves: delete from here")
    assert [words for words in wanted if words not in behind] == []


def test_escape_closes_it(qtbot):
    dialog = KeysDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    type_keys(dialog, "Esc")
    assert not dialog.isVisible()


def test_it_follows_the_colours_of_the_window(qtbot, qapp):
    usual, sheet = qapp.palette(), qapp.styleSheet()
    try:
        apply_style(qapp, LIGHT)
        dialog = KeysDialog()
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        page = dialog.findChild(QTextBrowser)
        assert LIGHT.accent in page.toHtml()
        apply_style(qapp, DARK)
        assert DARK.accent in page.toHtml()
        assert LIGHT.accent not in page.toHtml()
    finally:
        qapp.setPalette(usual)
        qapp.setStyleSheet(sheet)
