"""Handles touches: a finger scrolls lists, and held down it acts as the right mouse button."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEventPoint,
    QGuiApplication,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QScroller,
    QScrollerProperties,
    QSplitterHandle,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from fenedit.ui.look import Look
from fenedit.ui.style import by_finger, current_palette, painting

_LEFT, _RIGHT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton(0)
_RING = 38
"""Radius of the ring around a finger, which hides what is below it, in logical pixels."""
_MENU_POLICIES = (Qt.ContextMenuPolicy.CustomContextMenu, Qt.ContextMenuPolicy.ActionsContextMenu)
_TEXTS = (QLineEdit, QTextEdit, QPlainTextEdit)
_MOUSE_EVENTS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)


def mouse_event(
    kind: QEvent.Type, at: QPointF, where: QPointF, button: Qt.MouseButton = _LEFT
) -> QMouseEvent:
    """Return a mouse event at a point of a widget and the same point of the screen."""
    down = _NONE if kind == QEvent.Type.MouseButtonRelease else button
    changed = _NONE if kind == QEvent.Type.MouseMove else button
    # Not from the touch screen: Qt would take it for another touch, and end the current one.
    return QMouseEvent(kind, at, where, changed, down, Qt.KeyboardModifier.NoModifier)


def has_slipped(point: QEventPoint) -> bool:
    """Return whether a finger has moved too far for a tap."""
    offset = point.globalPosition() - point.globalPressPosition()
    return offset.manhattanLength() >= QGuiApplication.styleHints().startDragDistance()


class Hold(QVariantAnimation):
    """Waits while a finger is held down, as a ring grows around it; `finished` if it stays."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._ring: _Ring | None = None
        self.valueChanged.connect(self._grow)
        self.stateChanged.connect(self._grow)

    def begin(self, widget: QWidget, at: QPointF) -> None:
        """Begin to wait for a finger at a global place over a widget."""
        window = widget.window()
        if self._ring is None or not isValid(self._ring) or self._ring.parent() is not window:
            self._ring = _Ring(window)
        self._ring.place(window.mapFromGlobal(at))
        self.start()

    def _grow(self, *_change: object) -> None:
        ring = self._ring
        if ring is not None and isValid(ring):
            done = float(self.currentValue() or 0)
            ring.done = done if self.state() == self.State.Running else 0.0
            # A tap shows nothing.
            ring.setVisible(ring.done > 0.25)
            ring.update()


class _Ring(QWidget):
    """A ring around a finger; a growing part of it is drawn."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.done = 0.0
        self.hide()

    def place(self, at: QPointF) -> None:
        side = 2 * _RING + 8
        self.setGeometry(round(at.x()) - side // 2, round(at.y()) - side // 2, side, side)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, box = current_palette(), QRectF(self.rect()).adjusted(4, 4, -4, -4)
        with painting(self) as painter:
            for colour, width in ((colours.card, 7.0), (colours.accent, 4.0)):
                pen = QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                # From the top, clockwise; Qt counts sixteenths of a degree.
                painter.drawArc(box, 90 * 16, round(-360 * 16 * self.done))


class Touch(QObject):
    """Lets fingers scroll and open context menus in all windows, with larger controls.

    A widget that does not scroll gets the mouse events that Qt makes from touches; one that
    scrolls gets only those of a tap, made here. The board handles its touches itself.
    """

    def __init__(self, application: QApplication, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._widget: QWidget | None = None
        self._scroller: QScroller | None = None
        self._where = self._tapped = QPointF()
        self._tap_time = 0.0
        self._is_tap = False
        self._hold = Hold(self)
        self._hold.finished.connect(self._open_menu)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take touches on their way to a window; note whether finger or mouse was used last."""
        # A window passes its events on to widgets.
        if not isinstance(watched, QWindow):
            return False
        if isinstance(event, QTouchEvent) and by_finger(event):
            return self._take(event)
        is_release = event.type() == QEvent.Type.MouseButtonRelease
        if is_release and isinstance(event, QMouseEvent) and not by_finger(event):
            self._settle(touch=False)
        return False

    def _settle(self, *, touch: bool) -> None:
        # After the release: the pressed control must not move away before it.
        if touch != self._look.touch:
            QTimer.singleShot(0, self, lambda: self._look.set_touch(touch))

    def _take(self, event: QTouchEvent) -> bool:
        """Handle a touch; return whether Qt should make no mouse event from it."""
        kind = event.type()
        if kind == QEvent.Type.TouchCancel:
            return self._cancel()
        point = event.points()[0]
        if kind == QEvent.Type.TouchBegin:
            self._begin(point)
        elif event.pointCount() > 1 or has_slipped(point):
            self._hold.stop()
            self._is_tap = False
        scroller = self._scroller
        is_end = kind == QEvent.Type.TouchEnd
        if scroller is not None and isValid(scroller):
            inputs = {QEvent.Type.TouchBegin: QScroller.Input.InputPress}
            stage = QScroller.Input.InputRelease if is_end else QScroller.Input.InputMove
            at = self._at(scroller.target(), point.globalPosition())
            scroller.handleInput(inputs.get(kind, stage), at, event.timestamp())
        if is_end:
            self._hold.stop()
            self._settle(touch=True)
            if scroller is not None and self._is_tap:
                self._tap()
        event.setAccepted(scroller is not None)
        return scroller is not None

    def _cancel(self) -> bool:
        """End a touch that the system has taken over; its event has no point."""
        self._hold.stop()
        self._is_tap = False
        scroller, self._scroller = self._scroller, None
        if scroller is not None and isValid(scroller):
            scroller.stop()
        return False

    def _begin(self, point: QEventPoint) -> None:
        self._where = point.globalPosition()
        self._widget = widget = QApplication.widgetAt(self._where.toPoint())
        self._scroller, self._is_tap = None, True
        popup = QApplication.activePopupWidget()
        if widget is None or (popup is not None and widget.window() is not popup):
            # Qt closes a menu at a press beside it.
            return
        area = _area_of(widget)
        if area is not None:
            if isinstance(area, QAbstractItemView):
                area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            self._scroller = scroller = QScroller.scroller(area.viewport())
            # A touch that only stops scrolling is not a tap.
            self._is_tap = scroller.state() == QScroller.State.Inactive
            properties, metric = scroller.scrollerProperties(), QScrollerProperties.ScrollMetric
            off = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
            properties.setScrollMetric(metric.HorizontalOvershootPolicy, off)
            properties.setScrollMetric(metric.VerticalOvershootPolicy, off)
            properties.setScrollMetric(metric.DragStartDistance, 0.002)
            scroller.setScrollerProperties(properties)
        if _has_menu(widget):
            self._hold.begin(widget, self._where)

    def _tap(self) -> None:
        """Click where a finger was; a second tap soon after is a double click."""
        widget, now, hints = self._widget, monotonic(), QGuiApplication.styleHints()
        if widget is None or not isValid(widget):
            return
        near = (self._where - self._tapped).manhattanLength() < _RING
        is_second = near and now - self._tap_time < hints.mouseDoubleClickInterval() / 1000
        self._tapped, self._tap_time = self._where, 0.0 if is_second else now
        double = QEvent.Type.MouseButtonDblClick
        for kind in (double if is_second else _MOUSE_EVENTS[0], _MOUSE_EVENTS[1]):
            if isValid(widget):
                at = self._at(widget, self._where)
                QApplication.sendEvent(widget, mouse_event(kind, at, self._where))

    def _open_menu(self) -> None:
        """Press the right button where a finger is held down."""
        widget = self._widget
        if widget is None or not isValid(widget):
            return
        self._is_tap = False
        at = self._at(widget, self._where)
        if self._scroller is None:
            # Qt has made a press from the touch; it must not become a click.
            away = QPointF(-9999, -9999)
            QApplication.sendEvent(widget, mouse_event(_MOUSE_EVENTS[1], away, away))
        for kind in _MOUSE_EVENTS:
            QApplication.sendEvent(widget, mouse_event(kind, at, self._where, _RIGHT))
        by_mouse = QContextMenuEvent.Reason.Mouse
        asked = QContextMenuEvent(by_mouse, at.toPoint(), self._where.toPoint())
        QApplication.sendEvent(widget, asked)

    def _at(self, target: QObject, where: QPointF) -> QPointF:
        assert isinstance(target, QWidget)
        return target.mapFromGlobal(where)


def _area_of(widget: QWidget | None) -> QAbstractScrollArea | None:
    """Return the area that a finger on a widget scrolls; None if it drags the widget itself."""
    # Qt scrolls plain text by lines, not by pixels.
    by_itself = QAbstractSlider | QSplitterHandle | QPlainTextEdit
    while widget is not None and not isinstance(widget, by_itself):
        if isinstance(widget, QAbstractScrollArea):
            bars = widget.verticalScrollBar(), widget.horizontalScrollBar()
            if any(bar.maximum() > bar.minimum() for bar in bars):
                return widget
        widget = None if widget.isWindow() else widget.parentWidget()
    return None


def _has_menu(widget: QWidget | None) -> bool:
    """Return whether a widget, or one around it, has a context menu."""
    while widget is not None:
        policy = widget.contextMenuPolicy()
        if policy in _MENU_POLICIES or isinstance(widget, _TEXTS):
            return True
        if policy == Qt.ContextMenuPolicy.PreventContextMenu or widget.isWindow():
            return False
        widget = widget.parentWidget()
    return False
