"""Every window, dialog, bar, menu and tool tip, with names and records that would forge them."""

import importlib
import pkgutil
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import fenedit.ui
from tests.helpers.every_window import stage_in
from tests.helpers.plain_text import HOSTILE, NAME, Inspector

PAINTED = {
    # What only stands below others,
    "BoardWidget",
    "Bar",
    # or shows no text.
    "FloatingPieces",
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


def test_nothing_that_others_wrote_is_more_than_text(qtbot: QtBot, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    QImage(4, 4, QImage.Format.Format_RGB32).save(str(picture))
    inspector = Inspector()
    hostile = HOSTILE.format(picture=picture)
    with stage_in(qtbot, tmp_path, inspector, NAME, hostile, "BIG") as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)
    assert any("BIG" in text for text in inspector.texts)
    unseen = {
        name
        for name, kind in widget_classes().items()
        if kind not in inspector.seen and kind.__name__ not in PAINTED
    }
    assert not unseen, "\n".join(sorted(unseen))
