"""Every window, dialog, bar, menu and tool tip, with names and records that contain markup.

Foreign text is shown as plain text, and every focusable widget has a name, given once, and the right
role.
"""

import importlib
import pkgutil
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

import fenedit.ui
from fenedit.ui.voice import install_interfaces
from tests.helpers.every_window import stage_in
from tests.helpers.plain_text import HOSTILE, NAME, Inspector

PAINTED = {
    # What only stands below others,
    "BoardWidget",
    "Bar",
    # or shows no text.
    "FloatingPieces",
    "_Ring",
}


def widget_classes() -> dict[str, type]:
    """Return every class of a widget there is in the package, by name."""
    found = {}
    for module in pkgutil.walk_packages(fenedit.ui.__path__, "fenedit.ui."):
        for name, value in vars(importlib.import_module(module.name)).items():
            is_own = getattr(value, "__module__", "") == module.name
            if is_own and isinstance(value, type) and issubclass(value, QWidget):
                found[f"{module.name}.{name}"] = value
    return found


Role, Text = QAccessible.Role, QAccessible.Text
LABEL = QAccessible.RelationFlag.Label


class Listener(Inspector):
    """Checks also the names, descriptions and roles of all focusable widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[str] = set()

    def _look_at(self, widget: QWidget) -> None:
        super()._look_at(widget)
        by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not by_tab or widget.focusProxy() is not None:
            return
        seen = QAccessible.queryAccessibleInterface(widget)
        name, described = seen.text(Text.Name), seen.text(Text.Description)
        where = f"{type(widget.window()).__name__}: {type(widget).__name__} {name[:60]!r}"
        self.heard.add(where)
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
    """Return the expected role of a widget, `role` unless there is an exception."""
    if isinstance(widget, QAbstractButton):
        group = widget.group()
        one_of_several = group is not None and group.exclusive()
        return Role.RadioButton if one_of_several else role
    return Role.Button if role in (Role.Client, Role.NoRole) else role


def test_foreign_text_is_plain_and_what_has_the_focus_has_a_name_and_a_role(
    qtbot: QtBot, tmp_path: Path
) -> None:
    install_interfaces()
    picture = tmp_path / "picture.png"
    QImage(4, 4, QImage.Format.Format_RGB32).save(str(picture))
    listener = Listener()
    hostile = HOSTILE.format(picture=picture)
    with stage_in(qtbot, tmp_path, listener, NAME, hostile, "BIG") as stage:
        stage.go_through()
    assert not listener.faults, "\n".join(listener.faults)
    assert any("BIG" in text for text in listener.texts)
    assert any("BoardView 'Board'" in text for text in listener.heard)
    unseen = {
        name
        for name, kind in widget_classes().items()
        if kind not in listener.seen and kind.__name__ not in PAINTED
    }
    assert not unseen, "\n".join(sorted(unseen))
