"""Export Picture: makes a picture of the shown position, with options and preview."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.description import SMALLEST, Diagram, DiagramStyle
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.diagram.paint import render_image
from fenedit.diagram.picture import frame_of
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.documents.document import Document
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.notation.safe_text import shown_name
from fenedit.session.settings import Settings
from fenedit.ui.dialogs import Help, drag
from fenedit.ui.files.questions import ask_where_to_save
from fenedit.ui.files.text import not_saved_sentence
from fenedit.ui.fonts import picture_sentences
from fenedit.ui.option_form import (
    AROUND,
    OptionScroll,
    align,
    command_buttons,
    fill_copying_dialog,
    keep_geometry,
    limit_size,
    say_in,
)
from fenedit.ui.panels.card import label_of
from fenedit.ui.picture.choice import Subject, keep_choice, last_choice, piece_set_titles
from fenedit.ui.picture.export_options import PictureOptions, PresetRow
from fenedit.ui.picture.handle import DragStart
from fenedit.ui.picture.output import (
    Picture,
    copy_made,
    dragged_picture,
    loses_gradients,
    made_picture,
    named_format,
    offered_name,
    picture_size,
)
from fenedit.ui.picture.text import (
    dragged_sentence,
    format_sentence,
    format_title,
    memory_sentence,
    no_position_sentence,
    size_sentence,
    translate,
)
from fenedit.ui.style import REST, current_palette, lay_out
from fenedit.ui.workbench import Workbench

LEAST = QSize(260, 260)


class PicturePreview(QWidget):
    """Shows a diagram to the pixel, over a chequered background.

    A PNG is never enlarged; vectors fill the room.

    Signals:
        drag_wanted: a drag has begun on it.
    """

    drag_wanted = Signal()

    def __init__(
        self, load_pieces: Callable[[str], PieceSet], parent: QWidget | None = None
    ) -> None:
        """Make it.

        Args:
            load_pieces: returns a piece set by its name in the settings.
            parent: the widget around it.
        """
        super().__init__(parent)
        self._load_pieces = load_pieces
        self._start = DragStart()
        self._diagram: Diagram | None = None
        self._choice = PictureChoice()
        self._rendered: tuple[Diagram, DiagramStyle] | None = None
        self._image = QImage()
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview of the picture"))
        self.show_diagram(None, self._choice)

    def sizeHint(self) -> QSize:
        """Return a size in which a picture can be judged."""
        return QSize(440, 440)

    def show_diagram(self, diagram: Diagram | None, choice: PictureChoice) -> None:
        """Show a diagram with the chosen options; None for nothing."""
        self._diagram, self._choice = diagram, choice
        shape = Qt.CursorShape.ArrowCursor if diagram is None else Qt.CursorShape.OpenHandCursor
        self.setCursor(shape)
        tip = self.tr("Drag the picture into another program")
        self.setToolTip("" if diagram is None else tip)
        self.setAccessibleDescription("" if diagram is None else diagram.title)
        self.update()

    @property
    def image(self) -> QImage:
        """The shown image, in device pixels; null for none."""
        if self._diagram is None:
            return QImage()
        style = replace(self._choice.style, size=self._width())
        if self._rendered != (self._diagram, style):
            self._image = render_image(self._diagram, style, self._load_pieces(style.pieces))
            self._rendered = (self._diagram, style)
        return self._image

    def forget(self) -> None:
        """Redraw: the pieces may have changed under the same name."""
        self._rendered = None
        self.update()

    def _width(self) -> int:
        """Return the width of the preview in device pixels."""
        lines = len(self._diagram.caption) if self._diagram is not None else 0
        frame, ratio = frame_of(self._choice.style, lines), self.devicePixelRatioF()
        # One pixel at each side is for the line around the picture.
        width, height = ((room - 2) * ratio for room in (self.width(), self.height()))
        fitting = min(width, height * frame.width / frame.height)
        if self._choice.has_pixels and self._choice.pixels <= fitting:
            return self._choice.pixels
        # Squares are whole pixels; other widths would leave a rim that the
        # picture itself need not have.
        square = int(fitting / frame.width)
        return max(int(frame.width * square), SMALLEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        image = self.image
        if image.isNull():
            return
        ratio = self.devicePixelRatioF()
        # On whole device pixels, or edges would blur.
        left = round((self.width() * ratio - image.width()) / 2) / ratio
        top = round((self.height() * ratio - image.height()) / 2) / ratio
        area = QRectF(left, top, image.width() / ratio, image.height() / ratio)
        with QPainter(self) as painter:
            if not self._choice.style.background:
                painter.setBrushOrigin(area.topLeft())
                painter.fillRect(area, _chequered())
            image.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(left, top), image)
            line = 1 / ratio
            painter.setPen(QPen(QColor(current_palette().border), line))
            painter.drawRect(area.adjusted(-line / 2, -line / 2, line / 2, line / 2))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._start.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._diagram is not None and self._start.moved(event):
            self.drag_wanted.emit()


def _chequered() -> QBrush:
    """Return a chequered background, light in dark windows too, like most pages."""
    cells = QPixmap(16, 16)
    cells.fill(Qt.GlobalColor.white)
    with QPainter(cells) as painter:
        for at in (0, 8):
            painter.fillRect(at, at, 8, 8, QColor("#e6e6e6"))
    return QBrush(cells)


FIRST_SIZE = QSize(860, 580)
SMALLEST_WINDOW = QSize(700, 540)
_BETWEEN = 20
FOLDER = "picture_folder"


class ExportPictureDialog(QDialog):
    """Makes a picture of the shown position, and follows it. Shown with `show()`.

    Attributes:
        presets: the named choices.
        options: the form of the options.
        preview: the preview.
        caption: the editor of the words below the board.
    """

    def __init__(
        self,
        bench: Workbench,
        subject: Callable[[], Subject],
        print_picture: Callable[[Diagram, PictureChoice], None],
    ) -> None:
        """Make it.

        Args:
            bench: the window's.
            subject: returns what the window shows.
            print_picture: prints one.
        """
        super().__init__(bench.window)
        self.setWindowTitle(self.tr("Export Picture"))
        self._bench = bench
        self._subject = subject
        self._print_picture = print_picture
        self._settings = settings = bench.settings
        self._load_pieces = bench.look.load_pieces
        self._diagram: Diagram | None = None
        self._offered: Hashable = None
        self._choice = last_choice(settings)
        self.presets = PresetRow(settings, self._say, self)
        self.options = PictureOptions(piece_set_titles(bench.look.piece_sets), self._warn, self)
        self.preview = PicturePreview(self._load_pieces, self)
        self.caption = QPlainTextEdit(self)
        self.caption.setObjectName("caption_text")
        self.caption.setAccessibleName(self.tr("Caption"))
        self.caption.setTabChangesFocus(True)
        # Two lines.
        self.caption.setFixedHeight(52)
        self._remark = label_of(self, "")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._done = label_of(self)
        self._done.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons, self._makers = command_buttons(
            self,
            (self.tr("&Save…"), self.save),
            (self.tr("&Copy"), self.copy),
            (self.tr("&Print…"), self._print),
        )
        self._buttons.rejected.connect(self.reject)
        Help(self._buttons, "pictures", "save-a-picture")
        self._lay_out()
        self.options.chosen.connect(self._take)
        self.presets.chosen.connect(self._take)
        self.caption.textChanged.connect(self._draw)
        self.preview.drag_wanted.connect(self._drag)
        bench.editor.state_changed.connect(self.refresh)
        bench.moves.changed.connect(self.refresh)
        bench.look.changed.connect(self._apply_look)
        settings.preferences_changed.connect(self._on_preferences)

    def sizeHint(self) -> QSize:
        """Return a size for a whole picture and its options."""
        return FIRST_SIZE.expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        """Show the current position."""
        super().showEvent(event)
        self._choice = last_choice(self._settings)
        self._draw()

    def refresh(self, *_news: object) -> None:
        """Show the current position, if the dialog is visible."""
        if self.isVisible():
            self._draw()

    def offer_pieces(self) -> None:
        """Offer the current piece sets."""
        self.options.offer_pieces(piece_set_titles(self._bench.look.piece_sets))

    def copy(self) -> None:
        """Copy the picture, and the FEN."""
        picture = self._picture()
        if picture is None:
            return
        try:
            words = copy_made(picture, self._settings, self)
        except MemoryError:
            self._warn(memory_sentence())
            return
        if words:
            self._say(words)

    def save(self) -> None:
        """Ask for a file and save the picture there."""
        if self._diagram is None:
            return
        subject = self._subject()
        folder = folder_of(self._settings, subject.state.document)
        suggested = folder / offered_name(subject.name, self._choice)
        suffixes = {f"{format_title(each)} (*.{each})": each for each in FORMATS}
        first = next(key for key, each in suffixes.items() if each == self._choice.format)
        place = ask_where_to_save(self, self.tr("Save Picture"), suggested, suffixes, first)
        if place is not None:
            self.save_to(place[0])

    def save_to(self, path: Path) -> None:
        """Save the picture as a file, in the format of its name."""
        picture = self._picture()
        if picture is None:
            return
        wanted = named_format(path, self._choice.format)
        if wanted is None:
            self._warn(format_sentence(path.suffix))
            return
        try:
            data = made_picture(picture._replace(choice=replace(self._choice, format=wanted)), self)
            if data is None:
                return
            save_bytes(path, data)
        except MemoryError:
            self._warn(memory_sentence())
        except SaveError as error:
            self._warn(not_saved_sentence(error))
        else:
            self._settings.set_diagram_value(FOLDER, {"folder": str(path.parent)})
            words = translate("Pictures", "Saved as “{name}”.")
            self._say(words.format(name=shown_name(path.name)))

    # --- parts -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        align((self.presets.label, *self.options.labels))
        left = QWidget(self)
        lay_out(QVBoxLayout(left), self.presets, self.options, REST, margins=0, spacing=12)
        scroll = OptionScroll(left, self, beside=LEAST.width() + _BETWEEN + 2 * AROUND)
        scroll.setFixedWidth(max(320, scroll.minimumSizeHint().width()))
        right = lay_out(QVBoxLayout(), (self.preview, 1), self.caption, self._remark, spacing=8)
        row = lay_out(QHBoxLayout(), scroll, (right, 1), spacing=_BETWEEN)
        fill_copying_dialog(self, row, self._done, self._buttons, self.copy)
        limit_size(self, SMALLEST_WINDOW)
        keep_geometry(self, self._settings, "export_picture")

    # --- contents --------------------------------------------------------------------------

    def _picture(self) -> Picture | None:
        if self._diagram is None:
            return None
        subject = self._subject()
        fen = subject.fen_text(self._settings.preferences)
        return Picture(
            self._diagram,
            self._choice,
            self._load_pieces(self._choice.style.pieces),
            fen,
            subject.name,
        )

    def _apply_look(self) -> None:
        """Redraw after a change of pieces or colours."""
        self.preview.forget()
        self.presets.apply_look()
        self.refresh()

    def _draw(self) -> None:
        subject = self._subject()
        there_is = subject.state.has_position
        self._diagram = None
        if there_is:
            self._offer_caption(subject)
            self._diagram = subject.diagram(self._choice, self.caption.toPlainText())
        self.caption.setVisible(there_is and self._choice.caption)
        self.options.show_choice(self._choice)
        self.options.last_move.setEnabled(bool(subject.moved))
        self.presets.show_choice(self._choice)
        self.preview.show_diagram(self._diagram, self._choice)
        for button in self._makers:
            button.setEnabled(there_is)
        self._done.clear()
        if self._diagram is None:
            say_in(self._remark, no_position_sentence(), "muted")
            return
        size = picture_size(self._choice, len(self._diagram.caption))
        warnings = []
        if loses_gradients(self._choice, self._load_pieces(self._choice.style.pieces)):
            warnings.append(
                translate("Pictures", "This format shows these pieces without shading.")
            )
        if subject.state.is_draft:
            warnings.append(
                translate(
                    "Pictures",
                    "The FEN field is not a valid FEN; this is the position on the board.",
                )
            )
        warnings += picture_sentences(self._diagram, self._choice.style)
        words = " ".join((size_sentence(self._choice, *size), *warnings))
        say_in(self._remark, words, "warning" if warnings else "muted")

    def _offer_caption(self, subject: Subject) -> None:
        """Offer a record's words, unless they are already on offer."""
        words, state = subject.caption, subject.state
        offered = (words, state.document.path, len(state.collection), state.current)
        if offered != self._offered:
            self._offered = offered
            with QSignalBlocker(self.caption):
                self.caption.setPlainText(words)

    def _say(self, words: str) -> None:
        say_in(self._done, words, "muted")
        self._bench.say(words)

    def _warn(self, words: str) -> None:
        say_in(self._done, words, "danger")

    # --- actions ---------------------------------------------------------------------------

    def _take(self, choice: PictureChoice) -> None:
        self._choice = choice
        keep_choice(self._settings, choice)
        self._draw()

    def _on_preferences(self, _preferences: object) -> None:
        self._choice = last_choice(self._settings)
        self.refresh()

    def _print(self) -> None:
        if self._diagram is not None:
            self._print_picture(self._diagram, self._choice)

    def _drag(self) -> None:
        picture = self._picture()
        if picture is None:
            return
        dragged = dragged_picture(picture)
        if dragged.contents.reduced:
            self._say(dragged_sentence(dragged.contents.pixels))
        drag(dragged.drag(self.preview), Qt.DropAction.CopyAction)


def folder_of(settings: Settings, document: Document) -> Path:
    """Return the folder of the last saved picture, else the usual one."""
    kept = settings.diagram_value(FOLDER).get("folder")
    # Unlike `Path.is_dir`, this never raises for unreadable folders.
    if isinstance(kept, str) and os.path.isdir(kept):  # noqa: PTH112
        return Path(kept)
    if document.path is not None:
        return document.path.parent
    pictures = QStandardPaths.StandardLocation.PicturesLocation
    return Path(QStandardPaths.writableLocation(pictures))
