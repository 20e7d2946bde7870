"""The section that shows a picture beside the board read from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.castling import rights_by_convention
from fenedit.notation.position import (
    EMPTY,
    PIECES,
    WHITE,
    Content,
    Placement,
    Position,
    square_name,
)
from fenedit.ui.board.palette import INK
from fenedit.ui.board.text import piece_name, square_words
from fenedit.ui.keys import deletes, held_keys, latin_text
from fenedit.ui.panels.card import Section, ShortButton, claims, label_of
from fenedit.ui.panels.field_cards import disc
from fenedit.ui.reading.picture_board import PictureBoard, Place
from fenedit.ui.reading.picture_view import PictureView
from fenedit.ui.reading.text import ReadingNumbers
from fenedit.ui.style import bold, current_palette, lay_out, painting
from fenedit.ui.voice import describe_silently, say

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -8,
    Qt.Key.Key_Down: 8,
}
_OFFER = QSize(44, 58)
"""The least size of an offered piece, in logical pixels."""


class Offer(QAbstractButton):
    """A possible content of a square, with its key and probability.

    Attributes:
        shows_key: whether the key is shown; it is hidden while keys go elsewhere.
    """

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._key = str(number)
        self._pieces: PieceSet | None = None
        self._content: Content = EMPTY
        self._chance = ""
        self.shows_key = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def content(self) -> Content:
        """The content that a click puts on the square."""
        return self._content

    def offer(self, content: Content, chance: float, pieces: PieceSet, *, held: bool) -> None:
        """Offer a content; `held` is whether the square has it now."""
        self._content, self._pieces = content, pieces
        percent = min(99, round(100 * chance))
        self._chance = self.tr("{number}%").format(number=percent) if percent else self.tr("<1%")
        self.setChecked(held)
        words = self.tr("{key}: {piece}, {chance}")
        words = words.format(key=self._key, piece=piece_name(content), chance=self._chance)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def show_key(self, shown: bool) -> None:
        """Show the key, or hide it."""
        self.shows_key = shown
        self.update()

    def nextCheckState(self) -> None:
        # The square shows its content.
        return

    def sizeHint(self) -> QSize:
        return QSize(_OFFER.width(), max(_OFFER.height(), 2 * self.fontMetrics().height() + 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, box = current_palette(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with painting(self) as painter:
            chosen = self.isChecked() or self.underMouse()
            painter.setBrush(QColor(colours.tray_chosen if chosen else colours.tray))
            painter.setPen(
                QPen(QColor(colours.accent), 2) if self.hasFocus() else Qt.PenStyle.NoPen
            )
            painter.drawRoundedRect(box, 6, 6)
            below = self.fontMetrics().height()
            side = round(min(box.height() - below - 4, box.width() - 10, 34))
            # With little room, keep clear of the key at the left.
            left, top = min(box.center().x() - side / 2 + 3, box.right() - side - 1), box.top() + 5
            painter.setPen(QColor(INK))
            if self._content == EMPTY:
                painter.setPen(QPen(QColor(INK), 1.2, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(left, top, side, side).adjusted(5, 5, -5, -5), 3, 3)
                painter.setPen(QColor(INK))
            elif self._pieces is not None:
                ratio = self.devicePixelRatioF()
                pixmap = self._pieces.pixmap(self._content, side, ratio)
                painter.drawPixmap(round(left), round(top), pixmap)
            foot = box.adjusted(0, box.height() - below - 2, 0, -1)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._chance)
            if self.shows_key:
                painter.setFont(bold(self.font(), 0.86))
                painter.drawText(box.adjusted(6, 3, 0, 0), 0, self._key)


class ReviewSection(Section):
    """Shows the picture of the record's board, and its doubtful squares.

    Signals:
        accepted: the position is right now.
        left: the person does not want it.
        turned: the other side is at the bottom of the picture.
        side_changed: the other side is to move.
        rights_changed: all castling rights are held, or none.
        content_chosen: a place of the picture, and what it holds.
        place_looked_at: another place is looked at, or none.
        place_hovered: the place under the pointer, None for none.
        typed_in: whether keys go to the picture now.

    Attributes:
        current: the place that is looked at, None for none.
        doubts: the places still in doubt.
        view: the picture.
        corners: the button that says that the board is elsewhere in the picture.
        accept: the button that says that all is right.
    """

    accepted = Signal()
    left = Signal()
    turned = Signal()
    side_changed = Signal()
    rights_changed = Signal()
    content_chosen = Signal(object, object)
    place_looked_at = Signal()
    place_hovered = Signal(object)
    typed_in = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.set_title(self.tr("Picture"))
        self.current: Place | None = None
        self._board: PictureBoard | None = None
        self._placement: Placement = ""
        self.doubts: tuple[Place, ...] = ()
        self._pieces: PieceSet | None = None
        self.view = PictureView(self)
        self.view.setAccessibleName(self.tr("Picture of the board"))
        self.view.setToolTip(
            self.tr("Click a square that is wrong, and type the letter of its piece, or Space")
        )
        self._words = label_of(self, "")
        self._count = label_of(self)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._offers = [Offer(number, self) for number in range(1, 6)]
        self._row = QWidget(self)
        lay_out(QHBoxLayout(self._row), *self._offers, margins=0, spacing=4)
        self.turn = ShortButton("toggle", self)
        self.turn.setText(self.tr("Turn"))
        self.turn.setToolTip(self.tr("The other side is at the bottom of the picture (T)"))
        self.side = ShortButton("toggle", self)
        self.side.setToolTip(self.tr("Set the other side to move (M)"))
        self.rights = ShortButton("toggle", self)
        self.rights.setToolTip(self.tr("All castling rights, or none (C)"))
        self.accept = QPushButton(self.tr("Accept"), self)
        self.accept.setDefault(True)
        self.accept.setToolTip(self.tr("The position is right (Enter)"))
        self.discard = QPushButton(self.tr("Discard"), self)
        self.corners = self.add_head_button(
            self.tr("Corners…"), self.tr("Mark where the board is in the picture")
        )
        lay_out(
            self.body,
            self.view,
            lay_out(QHBoxLayout(), (self._words, 1), self._count, spacing=6),
            self._row,
            lay_out(QHBoxLayout(), (self.turn, 1), (self.side, 2), (self.rights, 1), spacing=6),
            lay_out(QHBoxLayout(), (self.accept, 1), (self.discard, 1), spacing=8),
        )
        self.view.installEventFilter(self)
        self.view.place_clicked.connect(self.look_at)
        self.view.place_hovered.connect(self.place_hovered)
        for number, offer in enumerate(self._offers):
            offer.clicked.connect(partial(self._take_offer, number))
        self.turn.clicked.connect(self.turned)
        self.side.clicked.connect(self.side_changed)
        self.rights.clicked.connect(self.rights_changed)
        self.accept.clicked.connect(self.accepted)
        self.discard.clicked.connect(self.left)
        self.hide()

    def show_review(
        self,
        board: PictureBoard,
        held: Position,
        pieces: PieceSet,
        *,
        can_discard: bool,
        has_more: bool,
    ) -> None:
        """Show the picture of a board beside what its record holds now.

        `can_discard`: whether Esc takes the position back that was just read; `has_more`: whether
        other records have doubts.
        """
        if board is not self._board:
            self._board = board
            self.view.show_board(board)
            self.current = None
        self._placement, self._pieces = held.placement, pieces
        self.doubts = board.open_doubts(held.placement)
        white = held.side_to_move == WHITE
        self.side.setText(self.tr("White to move") if white else self.tr("Black to move"))
        self.side.setIcon(disc(held.side_to_move))
        self.rights.setVisible(bool(rights_by_convention(held.placement)))
        self.rights.setText(held.castling_rights or "–")
        words = self.tr("Castling rights: {0}").format(held.castling_rights or "–")
        self.rights.setAccessibleName(words)
        self.discard.setVisible(can_discard)
        self.discard.setToolTip(self.tr("Back to what was there before (Esc)"))
        done = self.tr("Next Position") if has_more else self.tr("Done")
        self.accept.setText(self.tr("Accept") if can_discard else done)
        count = len(self.doubts)
        words = ReadingNumbers().doubtful(count) if count else self.tr("nothing in doubt")
        self.show_result(words, "hint" if count else "muted")
        self._show_current()

    def look_at(self, place: Place | None, *, aloud: bool = True) -> None:
        """Select a place, or none."""
        if self._board is not None and place is not None:
            self._board.seen.add(place)
        if place != self.current:
            self.current = place
            self._show_current()
            self.place_looked_at.emit()
        if aloud:
            self._speak()

    def next_doubt(self, step: int) -> Place | None:
        """Return the next doubtful place in a direction, in the picture's order.

        At the end it is the first one not yet visited; None if all were.
        """
        doubts, at = self.doubts[::step], self.current
        seen = self._board.seen if self._board is not None else ()
        beyond = [place for place in doubts if at is None or (place - at) * step > 0]
        return next(iter((*beyond, *(place for place in doubts if place not in seen))), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of the picture, including those that a shortcut may claim."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            has_keys = event.type() == QEvent.Type.FocusIn
            for offer in self._offers:
                offer.show_key(has_keys)
            self.typed_in.emit(has_keys)
        if claims(event, lambda key: self._action_of(key) is not None):
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            action = self._action_of(event)
            if action is not None:
                action()
                return True
        return super().eventFilter(watched, event)

    def _action_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return the effect of a key, or None."""
        key, text = event.key(), latin_text(event)
        if held_keys(event) not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            return None
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.accepted.emit
        if key == Qt.Key.Key_Escape:
            return self.left.emit
        if key in _STEPS:
            return partial(self._step, _STEPS[Qt.Key(key)])
        if text.lower() == "t":
            return self.turned.emit
        if text.lower() == "m":
            return self.side_changed.emit
        if text.lower() == "c":
            return self.rights_changed.emit
        if self.current is None:
            return None
        if text.isdigit() and 1 <= int(text) <= len(self._shown_offers):
            return partial(self._take_offer, int(text) - 1)
        if text in PIECES and text:
            return partial(self.content_chosen.emit, self.current, text)
        if text == " " or deletes(event) or key == Qt.Key.Key_Backspace:
            return partial(self.content_chosen.emit, self.current, EMPTY)
        return None

    @property
    def _shown_offers(self) -> list[Offer]:
        return [offer for offer in self._offers if not offer.isHidden()]

    def _step(self, step: int) -> None:
        """Select the next square in a direction."""
        at = self.current
        if at is None:
            self.look_at(0)
        elif 0 <= at + step < 64 and (abs(step) == 8 or (at + step) // 8 == at // 8):
            self.look_at(at + step)

    def _take_offer(self, number: int, *_checked: bool) -> None:
        if self.current is not None:
            self.content_chosen.emit(self.current, self._offers[number].content)

    def _show_current(self) -> None:
        board, current = self._board, self.current
        if board is None or self._pieces is None:
            return
        self.view.show_doubts(self.doubts, current)
        offered = () if current is None else board.offered(current)
        for offer in self._offers[len(offered) :]:
            offer.hide()
        self._row.setVisible(bool(offered))
        count = len(self.doubts)
        self._count.setText("")
        if current is None:
            words = self.tr("No square is in doubt.")
            if count:
                words = ReadingNumbers().doubtful(count)
            self._words.setText(words)
            return
        square = board.square_of(current, self._placement)
        held = self._placement[square]
        for offer, (content, chance) in zip(self._offers, offered, strict=False):
            offer.offer(content, chance, self._pieces, held=content == held)
            offer.show()
        words = square_words(square, held)
        if current in self.doubts:
            words = self.tr("{square}: {piece}?").format(
                square=square_name(square), piece=piece_name(held)
            )
            of = self.tr("{number} of {total}")
            every = sorted({*board.doubts, *self.doubts})
            self._count.setText(of.format(number=every.index(current) + 1, total=len(every)))
        self._words.setText(words)

    def _speak(self) -> None:
        if self.current is None:
            words = self._words.text()
        else:
            names = [offer.accessibleName() for offer in self._shown_offers]
            parts = (self._words.text(), self._count.text(), "; ".join(names))
            words = ". ".join(filter(None, parts))
        describe_silently(self.view, words)
        say(words)
