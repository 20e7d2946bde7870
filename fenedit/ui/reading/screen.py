"""Takes a part of the screen: with a rectangle over a picture of it, or from the desktop."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QScreen,
)
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.ui.keys import ARROWS, held_keys
from fenedit.ui.style import bold, current_palette, painting
from fenedit.ui.voice import say

HIDING_MS = 300
"""Milliseconds in which the windows of the program leave the screen."""
_LEAST = 24
"""Pixels across the smallest part that is taken; with a smaller one a point is meant."""


class ScreenPicker(QObject):
    """Lets the person take a part of the screen.

    Signals:
        picked: a QImage, and the QPointF in it that was clicked; None for all of it.
        failed: why there is none, in words.
    """

    picked = Signal(object, object)
    failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._hidden: list[QWidget] = []
        self._covers: list[ScreenCover] = []
        self._portal: Portal | None = None
        self._timer = QTimer(self, singleShot=True, interval=HIDING_MS)
        self._timer.timeout.connect(self._grab)

    def pick(self) -> None:
        """Show the screens to choose from, without the windows of this program."""
        if self._covers or self._timer.isActive():
            return
        if QGuiApplication.platformName().startswith("wayland"):
            if self._portal is None:
                self._portal = Portal(self)
                self._portal.picked.connect(self.picked)
                self._portal.failed.connect(self.failed)
            self._portal.ask()
            return
        self._hidden = [
            each for each in QApplication.topLevelWidgets() if each.isVisible() and each.isWindow()
        ]
        for each in self._hidden:
            each.hide()
        self._timer.start()

    def _grab(self) -> None:
        for screen in QGuiApplication.screens():
            pixmap = screen.grabWindow(0)
            if not pixmap.isNull():
                cover = ScreenCover(pixmap.toImage(), screen)
                cover.taken.connect(self._on_taken)
                cover.left.connect(self._end)
                self._covers.append(cover)
        if not self._covers:
            self._end()
            self.failed.emit(no_screen_words())
            return
        for cover in self._covers:
            cover.open()
        self._covers[0].activateWindow()
        self._covers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_taken(self, image: QImage, point: QPointF | None) -> None:
        self._end()
        self.picked.emit(image, point)

    def _end(self) -> None:
        covers, self._covers = self._covers, []
        for cover in covers:
            cover.hide()
            cover.deleteLater()
        hidden, self._hidden = self._hidden, []
        for each in hidden:
            each.show()
        self._window.activateWindow()


class ScreenCover(QWidget):
    """A picture of a screen over that screen, on which a rectangle is drawn.

    Signals:
        taken: the part in the rectangle, or all, as a QImage; and the QPointF in it that was
            clicked, or None.
        left: Esc was pressed.

    Attributes:
        area: the rectangle in logical pixels; an empty one for none.
    """

    taken = Signal(object, object)
    left = Signal()

    def __init__(self, image: QImage, screen: QScreen) -> None:
        super().__init__(
            None, Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint
        )
        # It is not the last window of the program, although the others are hidden.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowTitle(self.tr("Read from Screen"))
        self.setAccessibleName(self.tr("Read from Screen"))
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._image = image
        self._screen = screen
        self._start: QPoint | None = None
        self.area = QRect()
        self._words = self.tr(
            "Click a board, or drag a rectangle around it. Enter: the whole screen. Esc to leave"
        )
        self.setAccessibleDescription(
            self.tr("Arrow keys move a rectangle, with Shift they resize it; Enter takes it")
        )

    def open(self) -> None:
        """Cover the screen."""
        self.setScreen(self._screen)
        self.setGeometry(self._screen.geometry())
        self.showFullScreen()
        say(f"{self._words}. {self.accessibleDescription()}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
            self._choose(QRect())
        else:
            self.left.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            area = QRect(self._start, event.position().toPoint()).normalized()
            self._choose(area & self.rect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            self._start = None
            if min(self.area.width(), self.area.height()) < _LEAST:
                self._choose(QRect())
                across, down = self._scale()
                at = event.position()
                self.taken.emit(self._image, QPointF(at.x() * across, at.y() * down))
            else:
                self._take()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take()
        elif key in ARROWS:
            self._move(*ARROWS[Qt.Key(key)], held_keys(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, whole = current_palette(), QRectF(self.rect())
        with painting(self) as painter:
            painter.drawImage(whole, self._image)
            shade = QColor("#000000")
            shade.setAlphaF(0.35)
            painter.fillRect(whole, shade)
            if not self.area.isEmpty():
                painter.drawImage(QRectF(self.area), self._image, QRectF(self._part()))
                for colour, width in (("#ffffff", 4), (colours.accent, 2)):
                    painter.setPen(QPen(QColor(colour), width))
                    painter.drawRect(self.area)
            elif self._start is None:
                self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        colours = current_palette()
        painter.setFont(bold(self.font(), 1.2))
        size = painter.fontMetrics().boundingRect(self._words).size() + QSize(48, 28)
        plate = QRectF(QPointF(), QRectF(QRect(QPoint(), size)).size())
        plate.moveCenter(QPointF(self.width() / 2, min(90, self.height() / 2)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(plate, 9, 9)
        painter.setPen(QColor(colours.accent_text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._words)

    def _choose(self, area: QRect) -> None:
        self.area = area
        self.update()

    def _move(self, across: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        """Move the rectangle, or its lower right corner; the first key draws one."""
        if self.area.isEmpty():
            side = min(self.width(), self.height()) // 2
            area = QRect(0, 0, side, side)
            area.moveCenter(self.rect().center())
            self._choose(area)
            return
        step = 1 if modifiers & Qt.KeyboardModifier.ControlModifier else 10
        area, by = QRect(self.area), QPoint(across, down) * step
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            area.setBottomRight(area.bottomRight() + by)
        else:
            area.translate(by)
        if self.rect().contains(area) and min(area.width(), area.height()) >= _LEAST:
            self._choose(area)

    def _part(self) -> QRect:
        """Return the rectangle in the pixels of the screen."""
        across, down = self._scale()
        area = QRectF(self.area)
        part = QRectF(
            area.left() * across, area.top() * down, area.width() * across, area.height() * down
        )
        return part.toAlignedRect() & self._image.rect()

    def _scale(self) -> tuple[float, float]:
        """Return the pixels of the screen in a logical one, across and down."""
        across = self._image.width() / max(1, self.width())
        return across, self._image.height() / max(1, self.height())

    def _take(self) -> None:
        image = self._image if self.area.isEmpty() else self._image.copy(self._part())
        self.taken.emit(image, None)


class Portal(QObject):
    """Asks the desktop for a screenshot, as Wayland demands.

    Signals:
        picked: as of `ScreenPicker`.
        failed: why there is none, in words.
    """

    picked = Signal(object, object)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher: Any = None

    def ask(self) -> None:
        """Ask for a part of the screen, in the dialog of the desktop."""
        # Imported here: only Wayland needs it.
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            self.failed.emit(no_screen_words())
            return
        service, place = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
        name = "org.freedesktop.portal.Screenshot"
        message = QDBusMessage.createMethodCall(service, place, name, "Screenshot")
        message.setArguments(["", {"interactive": True, "modal": True}])
        if self._watcher is None:
            # Any request: its path is known too late, and a program hears of no other's.
            request, slot = "org.freedesktop.portal.Request", "1on_response(uint,QVariantMap)"
            bus.connect(service, "", request, "Response", self, slot)  # type: ignore[call-overload]
        self._watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
        self._watcher.finished.connect(self._on_asked)

    def _on_asked(self, watcher: Any) -> None:
        if watcher.isError():
            self.failed.emit(no_screen_words())

    @Slot("uint", "QVariantMap")
    def on_response(self, code: int, results: dict[str, Any]) -> None:
        """Take the picture that the desktop has made."""
        # The person does not want it after all.
        if code == 1:
            return
        path = QUrl(str(results.get("uri", ""))).toLocalFile()
        image = QImage(path) if path else QImage()
        if code or image.isNull():
            self.failed.emit(no_screen_words())
        else:
            self.picked.emit(image, None)


def no_screen_words() -> str:
    """Return that the screen cannot be taken, and what helps."""
    return QApplication.translate(
        "Reading",
        "This desktop does not give a picture of the screen. Take a screenshot with its own tool, "
        "and paste it here.",
    )
