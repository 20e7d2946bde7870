"""The colours of a window where the system asks for high contrast: its own."""

from PySide6.QtGui import QColor, QGuiApplication, QPalette

from fenedit.ui.style import DARK, LIGHT, Palette

_READ = 4.5
"""The contrast that text has at least (WCAG 2, 1.4.3)."""


def system_palette() -> Palette:
    """Return the system's colours, whatever the application wears."""
    worn = QPalette(QGuiApplication.palette())
    # A palette that sets nothing gives back the system's.
    QGuiApplication.setPalette(QPalette())
    palette = palette_from(QGuiApplication.palette())
    QGuiApplication.setPalette(worn)
    return palette


def palette_from(system: QPalette) -> Palette:
    """Return a window's colours that are all from a palette of the system.

    Nothing is told by a tint: grounds are one colour, and lines are drawn as text is. Pieces need a
    ground that is neither black nor white, so their trays stay as they are.
    """
    role = QPalette.ColorRole
    ground, text = system.color(role.Window), system.color(role.WindowText)
    accent, accent_text = system.color(role.Highlight), system.color(role.HighlightedText)
    if contrast(accent, ground) < _READ or contrast(accent, accent_text) < _READ:
        accent, accent_text = text, ground
    disabled = system.color(QPalette.ColorGroup.Disabled, role.WindowText)
    paper, ink = ground.name(), text.name()
    usual = DARK if ground.lightness() < text.lightness() else LIGHT
    return usual._replace(
        window=paper,
        card=paper,
        field=paper,
        border=ink,
        text=ink,
        muted=ink,
        disabled=disabled.name(),
        accent=accent.name(),
        accent_soft=paper,
        accent_text=accent_text.name(),
        hover=paper,
        danger=ink,
        danger_soft=paper,
        warning=ink,
        warning_soft=paper,
        hint=ink,
        hint_soft=paper,
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    linear = [
        channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
