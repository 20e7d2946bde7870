"""Makes and edits the user's own boards: their colours, chosen beside a preview."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QColorDialog,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardScene, Coordinates, Mark, MarkKind, fitted_geometry
from fenedit.diagram.own_boards import (
    LONGEST_NAME,
    USER,
    OwnBoard,
    boards_folder,
    delete_board,
    own_board,
    own_boards,
    save_board,
    tidy_title,
)
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.theme import board_theme, theme_of
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_PLACEMENT, parse_square
from fenedit.session.programs import open_folder
from fenedit.ui.dialogs import Help
from fenedit.ui.option_form import SWATCH, scheme_title, swatch
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.style import REST, contrast, current_palette, lay_out

_SHOWN = parse_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2").placement
_MARKS = frozenset(
    Mark(kind, parse_square(name))
    for kind, names in (
        (MarkKind.LAST_MOVE, ("e7", "e5")),
        (MarkKind.CASTLING, ("e1", "h1", "a8", "e8")),
        (MarkKind.EP_TARGET, ("e6",)),
        (MarkKind.HOVER, ("c4",)),
    )
    for name in names
)


class BoardPreview(QWidget):
    """A small board in some colours."""

    def __init__(self, side: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self._painter: BoardPainter | None = None
        self._scene = BoardScene(START_PLACEMENT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the board"))

    def show_board(self, painter: BoardPainter, scene: BoardScene) -> None:
        """Show a board."""
        self._painter, self._scene = painter, scene
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painter is None:
            return
        line = 2
        geometry = fitted_geometry(
            self.width() - 2 * line,
            self.height() - 2 * line,
            device_pixel_ratio=self.devicePixelRatioF(),
            outside_coordinates=self._scene.coordinates is Coordinates.OUTSIDE,
        )
        with QPainter(self) as painter:
            painter.translate(line, line)
            side = 8 * geometry.square_side + 2 * line
            frame = QRectF(geometry.left - line, geometry.top - line, side, side)
            painter.fillRect(frame, QColor(self._painter.theme.frame))
            self._painter.paint(painter, geometry, self._scene)


class OwnBoardDialog(QDialog):
    """Chooses the colours of a board beside a preview. Shown with `open()`.

    Signals:
        saved: the name of the board in settings.
        deleted: the board was deleted.
    """

    saved = Signal(str)
    deleted = Signal()

    def __init__(self, name: str, pieces: PieceSet, parent: QWidget) -> None:
        """Start with the colours of a board; one of the user's own is edited."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Board Colours"))
        self._pieces = pieces
        own = own_board(name)
        self._title = scheme_title(name) if own else ""
        theme = board_theme(name)
        self._board = own or OwnBoard(
            theme.light_square,
            theme.dark_square,
            theme.coordinate_on_dark,
            theme.frame,
            theme.highlight,
            f"#{theme.last_move[3:]}",
        )
        self._preview = BoardPreview(348, self)
        self._name = QLineEdit(self)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setText(self._title or self._free_title(scheme_title(name)))
        form = QGridLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(7)
        form.addWidget(label_for(self._name, self.tr("&Name"), self), 0, 0)
        form.addWidget(self._name, 0, 1)
        self._buttons: dict[str, QPushButton] = {}
        for field, words in (
            ("light_square", self.tr("&Light squares")),
            ("dark_square", self.tr("&Dark squares")),
            ("coordinates", self.tr("&Coordinates")),
            ("frame", self.tr("&Frame")),
            ("highlight", self.tr("&Rings and signs")),
            ("last_move", self.tr("Last &move")),
        ):
            button = self._buttons[field] = QPushButton(self)
            button.setObjectName(field)
            button.setAutoDefault(False)
            button.setIconSize(SWATCH)
            button.setAccessibleName(words.replace("&", ""))
            button.clicked.connect(partial(self._ask, field, words.replace("&", "")))
            row = form.rowCount()
            form.addWidget(label_for(button, words, self), row, 0)
            form.addWidget(button, row, 1)
        self._note = label_of(self, "warning")
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Save | standard.Cancel, self)
        self._save: QPushButton = buttons.button(standard.Save)
        folder = buttons.addButton(
            self.tr("Open the F&older"), QDialogButtonBox.ButtonRole.ResetRole
        )
        folder.setToolTip(self.tr("Each board is a file there that you can share."))
        folder.setAutoDefault(False)
        folder.clicked.connect(self._open_folder)
        if own:
            delete = buttons.addButton(
                self.tr("D&elete"), QDialogButtonBox.ButtonRole.DestructiveRole
            )
            delete.setAutoDefault(False)
            delete.clicked.connect(self._delete)
        left = lay_out(QVBoxLayout(), form, self._note, REST, spacing=12)
        beside = lay_out(QHBoxLayout(), (left, 1), self._preview, spacing=24)
        lay_out(QVBoxLayout(self), beside, buttons, margins=(16, 16, 16, 14), spacing=14)
        self._name.textChanged.connect(self._show)
        Help(buttons, "pictures", "colours-and-pieces-of-your-own")
        buttons.accepted.connect(self._keep)
        buttons.rejected.connect(self.reject)
        self._show()

    @staticmethod
    def _free_title(title: str) -> str:
        taken = {name.removeprefix(USER).casefold() for name in own_boards()[0]}
        numbered = (f"{title} {number}" for number in count(2))
        return next(each for each in numbered if each.casefold() not in taken)

    def _show(self) -> None:
        theme = theme_of("", self._board, current_palette().dark)
        scene = BoardScene(_SHOWN, Coordinates.INSIDE, _MARKS)
        self._preview.show_board(BoardPainter(theme, self._pieces), scene)
        for field, button in self._buttons.items():
            colour = getattr(self._board, field)
            button.setIcon(swatch(colour, colour))
            button.setText(f" {colour}")
            button.setAccessibleDescription(colour)
        title = tidy_title(self._name.text())
        self._save.setEnabled(bool(title))
        notes = []
        if title != self._title and own_board(USER + title):
            notes.append(self.tr("“{name}” will be replaced.").format(name=title))
        if weak := ", ".join(self._weak_contrasts()):
            notes.append(self.tr("Hard to see: {what}.").format(what=weak))
        self._note.setText("\n".join(notes))

    def _weak_contrasts(self) -> Iterator[str]:
        """Yield what is hard to see; white pieces have a dark outline everywhere."""
        light, dark, coordinates, *_ = map(QColor, self._board)
        black = QColor("#221f1d")
        if contrast(light, dark) < 1.4:
            yield self.tr("light beside dark squares")
        if contrast(black, light) < 3:
            yield self.tr("black pieces on light squares")
        if contrast(black, dark) < 3:
            yield self.tr("black pieces on dark squares")
        if contrast(coordinates, light) < 3:
            yield self.tr("coordinates on light squares")
        if contrast(coordinates, dark) < 3:
            yield self.tr("coordinates on dark squares")

    def _ask(self, field: str, title: str) -> None:
        before = getattr(self._board, field)
        dialog = QColorDialog(QColor(before), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(title)
        dialog.currentColorChanged.connect(partial(self._put, field))
        dialog.rejected.connect(partial(self._put, field, QColor(before)))
        # At the left of the preview, which shows each colour at once.
        left = self._preview.mapToGlobal(QPoint()).x() - dialog.sizeHint().width() - 16
        dialog.move(max(self.screen().availableGeometry().left(), left), self.y() + 60)
        dialog.open()

    def _put(self, field: str, colour: QColor) -> None:
        self._board = self._board._replace(**{field: colour.name()})
        self._show()

    def _keep(self) -> None:
        title = tidy_title(self._name.text())
        try:
            save_board(title, self._board)
        except OSError as error:
            self._fail(self.tr("“{name}” could not be saved: {reason}."), title, error)
            return
        self.saved.emit(USER + title)
        self.accept()

    def _delete(self) -> None:
        try:
            delete_board(self._title)
        except OSError as error:
            self._fail(self.tr("“{name}” could not be deleted: {reason}."), self._title, error)
            return
        self.deleted.emit()
        self.reject()

    def _open_folder(self) -> None:
        with suppress(OSError):
            boards_folder().mkdir(parents=True, exist_ok=True)
        open_folder(boards_folder())

    def _fail(self, words: str, title: str, error: OSError) -> None:
        self._note.setText(words.format(name=title, reason=error.strerror or str(error)))
