"""Whatever can have the focus is called something, once, and is what it is said to be."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.voice import install_interfaces
from tests.helpers.every_window import stage_in
from tests.helpers.plain_text import HOSTILE, NAME, Inspector

Role, Text = QAccessible.Role, QAccessible.Text
LABEL = QAccessible.RelationFlag.Label


class Listener(Inspector):
    """Hears what every widget in focus would be called."""

    def _look_at(self, widget: QWidget) -> None:
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not by_tab or widget.focusProxy() is not None:
            return
        seen = QAccessible.queryAccessibleInterface(widget)
        name, described = seen.text(Text.Name), seen.text(Text.Description)
        where = f"{type(widget.window()).__name__}: {type(widget).__name__} {name[:60]!r}"
        self.texts.add(where)
        labels = [label.text(Text.Name) for label, _ in seen.relations(LABEL)]
        if not any(each.isalnum() for each in "".join([name, *labels])):
            self._blame(f"{where} has no name")
        if isinstance(widget, QComboBox) and not widget.isEditable() and not labels:
            self._blame(f"{where} has no label, and is read as if its name were its value")
        if name and described.startswith(f"{name} ("):
            self._blame(f"{where} is described by its name: {described[:60]!r}")
        if name and seen.role() is not Role.StaticText and name == seen.text(Text.Value):
            self._blame(f"{where} is called by its value")
        if seen.role() is not expected_role(widget, seen.role()):
            self._blame(f"{where} is taken for a {seen.role().name}")


def expected_role(widget: QWidget, role: QAccessible.Role) -> QAccessible.Role:
    """Return what a widget should be, `role` where nothing speaks against it."""
    if isinstance(widget, QAbstractButton):
        group = widget.group()
        one_of_several = group is not None and group.exclusive()
        return Role.RadioButton if one_of_several else role
    return Role.Button if role in (Role.Client, Role.NoRole) else role


def test_what_has_the_focus_has_a_name_and_a_role(qtbot: QtBot, tmp_path: Path) -> None:
    install_interfaces()
    listener = Listener()
    hostile = HOSTILE.format(picture="")
    with stage_in(qtbot, tmp_path, listener, NAME, hostile, "BIG") as stage:
        stage.go_through()
    assert not listener.faults, "\n".join(listener.faults)
    assert any("BoardView 'Board'" in text for text in listener.texts)
