"""The colours of systems that are set to high contrast."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QColor, QPalette

SYSTEMS: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    "black of Windows 10": ("#000000", "#ffffff", "#1aebff", "#000000", "#3ff23f"),
    "white of Windows 10": ("#ffffff", "#000000", "#37006e", "#ffffff", "#600000"),
    "Aquatic of Windows 11": ("#202020", "#ffffff", "#8ee3f0", "#263b50", "#a6a6a6"),
    "Desert of Windows 11": ("#fffaef", "#3d3d3d", "#903909", "#fff5e3", "#676767"),
    # Where a theme has no colours of its own, Qt's are chosen softly.
    "light of Fusion": ("#efefef", "#000000", "#308cc6", "#ffffff", "#bebebe"),
}
"""Ground, text, chosen, text on it, and disabled text."""


def system_colours(name: str) -> QPalette:
    """Return the palette of a system."""
    ground, text, chosen, chosen_text, disabled = map(QColor, SYSTEMS[name])
    role, palette = QPalette.ColorRole, QPalette()
    for target, colour in (
        (role.Window, ground),
        (role.WindowText, text),
        (role.Highlight, chosen),
        (role.HighlightedText, chosen_text),
    ):
        palette.setColor(target, colour)
    palette.setColor(QPalette.ColorGroup.Disabled, role.WindowText, disabled)
    return palette
