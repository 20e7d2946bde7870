"""Defines the look of windows: colours, style sheet, icons, layout of parts."""

from functools import lru_cache
from string import Template
from typing import Any, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QInputDevice,
    QInputEvent,
    QPaintDevice,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QCompleter,
    QLayout,
    QWidget,
)

from fenedit import resource

_READABLE = 4.5
"""The least contrast of text (WCAG 2, 1.4.3)."""


class Palette(NamedTuple):
    """The colours of a window, each as "#rrggbb".

    Attributes:
        window: behind everything.
        card: behind panels and lists.
        field: behind text that can be edited.
        border: one-pixel lines.
        text: primary text.
        muted: secondary text.
        disabled: disabled text.
        accent: the one colour of choice: checked, selected, in focus.
        accent_soft: behind what is chosen.
        accent_text: on top of accent.
        hover: behind what is under the pointer.
        danger: not playable, illegal, delete.
        danger_soft: behind it.
        warning: stale, doubtful.
        warning_soft: behind it.
        hint: worth a look.
        hint_soft: behind it.
        tray: behind the palettes of pieces.
        tray_chosen: behind the piece in hand.
        dark: whether this is the dark scheme.
    """

    window: str
    card: str
    field: str
    border: str
    text: str
    muted: str
    disabled: str
    accent: str
    accent_soft: str
    accent_text: str
    hover: str
    danger: str
    danger_soft: str
    warning: str
    warning_soft: str
    hint: str
    hint_soft: str
    tray: str
    tray_chosen: str
    dark: bool


LIGHT = Palette(
    window="#f5f4f0",
    card="#ffffff",
    field="#ffffff",
    border="#dcd9d1",
    text="#1f2023",
    muted="#696660",
    disabled="#696660",
    accent="#2a7350",
    accent_soft="#e4efe8",
    accent_text="#ffffff",
    hover="#ecebe5",
    danger="#b3261e",
    danger_soft="#fbe9e7",
    warning="#8a5a00",
    warning_soft="#fdf1d8",
    hint="#2f5f9e",
    hint_soft="#e6eef8",
    tray="#e4d8c4",
    tray_chosen="#f6f0e4",
    dark=False,
)

DARK = Palette(
    window="#1d1e20",
    card="#27282b",
    field="#202124",
    border="#3d3e42",
    text="#e8e6e1",
    muted="#a3a099",
    disabled="#a3a099",
    accent="#68c596",
    accent_soft="#2b3f35",
    accent_text="#11251a",
    hover="#323337",
    danger="#ff8a80",
    danger_soft="#45282a",
    warning="#f0b95a",
    warning_soft="#413520",
    hint="#8fb8ef",
    hint_soft="#263348",
    tray="#9c8970",
    tray_chosen="#c4b49c",
    dark=True,
)


def system_palette() -> Palette:
    """Return the system's colours, for high contrast."""
    ours = QPalette(QGuiApplication.palette())
    # An empty palette restores the system's.
    QGuiApplication.setPalette(QPalette())
    palette = palette_from(QGuiApplication.palette())
    QGuiApplication.setPalette(ours)
    return palette


def palette_from(system: QPalette) -> Palette:
    """Return a window's colours taken from a palette of the system.

    There are no tints: backgrounds have one colour, and lines the colour of text. Pieces need a
    background that is neither black nor white, so their trays keep their colours.
    """
    role = QPalette.ColorRole
    ground, text = system.color(role.Window), system.color(role.WindowText)
    accent, accent_text = system.color(role.Highlight), system.color(role.HighlightedText)
    if contrast(accent, ground) < _READABLE or contrast(accent, accent_text) < _READABLE:
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

    def luminance(colour: QColor) -> float:
        red, green, blue = (
            channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4
            for channel in (colour.redF(), colour.greenF(), colour.blueF())
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


_current = [LIGHT]
_finger = [0]


def current_palette() -> Palette:
    """Return the palette of the application."""
    return _current[0]


def finger_size() -> int:
    """Return the least side of a control in logical pixels: 0 unless fingers are used."""
    return _finger[0]


def by_finger(event: QInputEvent) -> bool:
    """Return whether an event comes from a touch screen; Qt makes mouse events from touches."""
    return event.deviceType() == QInputDevice.DeviceType.TouchScreen


def apply_style(application: QApplication, palette: Palette, *, touch: bool = False) -> None:
    """Apply a palette, and sizes for fingers or for a mouse, to the whole application."""
    _current[0] = palette
    # Nine millimetres.
    _finger[0] = 44 if touch else 0
    application.setPalette(_qt_palette(palette))
    application.setStyleSheet(_style_sheet(palette))


def _qt_palette(colours: Palette) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for target, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.card),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Button, colours.card),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.danger),
        (role.ToolTipBase, colours.card),
        (role.ToolTipText, colours.text),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Link, colours.accent),
        (role.Mid, colours.border),
        (role.Light, colours.card),
        (role.Dark, colours.border),
        (role.Shadow, colours.border),
    ):
        palette.setColor(target, QColor(colour))
    faded = QColor(colours.disabled)
    faded.setAlphaF(0.6)
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, faded)
    return palette


def inset_number(box: QAbstractSpinBox) -> None:
    """Indent the number in a box; the style sheet's padding has no effect there."""
    box.lineEdit().setTextMargins(6, 0, 0, 0)


def completions_of(completer: QCompleter) -> QAbstractItemView:
    """Return the list of a completer, which gets the frame of our other lists."""
    popup = completer.popup()
    assert popup is not None  # it makes one if need be
    popup.setObjectName("completions")
    return popup


def _style_sheet(colours: Palette) -> str:
    sheets = ["window", *["high_contrast"] * (colours.border == colours.text)]
    sheets += ["touch"] * bool(finger_size())
    rules = (resource(f"themes/{name}.qss").read_text(encoding="utf-8") for name in sheets)
    line = max(18, QFontMetrics(QApplication.font()).height())
    icons = resource("themes/dark" if colours.dark else "themes/light").as_posix()
    return Template("".join(rules)).substitute(colours._asdict(), icons=icons, line=line)


REST = None
"""Blank space for the rest of a row or column."""
_Part: TypeAlias = QWidget | QLayout | int | None
_Box = TypeVar("_Box", bound=QBoxLayout)


def lay_out(
    box: _Box,
    *parts: _Part | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag],
    margins: int | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> _Box:
    """Fill a row or a column with its parts, in order, and return it.

    Args:
        box: the row or column.
        parts: widgets and layouts, each alone or with its stretch, and a widget with its alignment,
            too; numbers of blank pixels; REST.
        margins: of all sides, or left, top, right and bottom, in pixels; None for the style's.
        spacing: pixels between parts; None for the style's.
    """
    if margins is not None:
        box.setContentsMargins(*([margins] * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if part is REST:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            placed: Any = part if isinstance(part, tuple) else (part,)
            add: Any = box.addLayout if isinstance(placed[0], QLayout) else box.addWidget
            add(*placed)
    return box


DRAWN_IN = "#000000"
"""The colour of the icon files."""
SIZE = 18
"""The size of icons, in device-independent pixels."""


def bold(font: QFont, times: float = 1.0) -> QFont:
    """Return a font in its bold weight, and some times as large."""
    heavier = QFont(font)
    heavier.setBold(True)
    if times != 1.0:
        heavier.setPointSizeF(font.pointSizeF() * times)
    return heavier


def painting(device: QPaintDevice) -> QPainter:
    """Return a painter with antialiasing, for a `with` statement."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def icon(name: str) -> QIcon:
    """Return an icon in the current colours of the window."""
    finest = max(screen.devicePixelRatio() for screen in QGuiApplication.screens())
    return _icon(name, current_palette().text, finest)


def coloured_pixmap(name: str, colour: str, size: int, device_pixel_ratio: float = 1.0) -> QPixmap:
    """Return an icon drawn in a colour, `size` device-independent pixels wide and high."""
    source = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace(DRAWN_IN, colour).encode()))
    pixels = round(size * device_pixel_ratio)
    pixmap = QPixmap(QSize(pixels, pixels))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


def program_icon() -> QIcon:
    """Return the icon of the program, in the sizes for task bars and window switchers."""
    result = QIcon()
    drawings = {16: "fenedit-16", 24: "fenedit-24"}
    for size in (16, 24, 32, 48, 64, 128):
        result.addPixmap(coloured_pixmap(drawings.get(size, "fenedit"), DRAWN_IN, size))
    return result


@lru_cache(maxsize=128)
def _icon(name: str, colour: str, finest: float) -> QIcon:
    """Return an icon for screens with up to `finest` device pixels per logical one."""
    result = QIcon()
    for ratio in (1.0,) if finest <= 1.0 else (1.0, 2.0):
        result.addPixmap(coloured_pixmap(name, colour, SIZE, ratio))
    return result
