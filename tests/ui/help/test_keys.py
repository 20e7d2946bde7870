"""The page of the manual with all commands, keys and gestures."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from fenedit.notation.translatable import untranslated
from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.help.keys import GROUPS, Keys, keys_page

ENTRIES = [entry for _title, entries in GROUPS for entry in entries]


def test_every_command_is_on_the_page_with_its_keys():
    lines = keys_page(untranslated).splitlines()
    for menu in MENUS:
        for command in commands_of(menu):
            name = re.compile(rf"\| (.* › )?{re.escape(command.words)}(:| \|)")
            names = [
                QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
                for key in command.keys.split()
            ]
            rows = [line for line in lines if name.match(line)]
            assert any(all(f"`{name}`" in row for name in names) for row in rows)


@pytest.mark.parametrize("how", [how for how, _ in ENTRIES if isinstance(how, Keys)])
def test_every_key_exists(how):
    for key in how.split():
        assert QKeySequence(key).count() == 1
        assert QKeySequence(key)[0].key() != Qt.Key.Key_unknown


def test_all_keys_of_the_moves_are_under_one_heading():
    (moves,) = (part for part in keys_page(untranslated).split("\n## ") if part[:6] == "Moves\n")
    wanted = ("One Move Back", "Step through the moves", "In the moves: delete from here")
    assert [words for words in wanted if words not in moves] == []
