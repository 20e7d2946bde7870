"""Edits all preferences, with the choice of a piece set."""

import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardScene, Coordinates
from fenedit.diagram.own_boards import own_boards
from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.sets import FONT, USER, SetInfo
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.jobs.tablebase import Holdings
from fenedit.notation.languages import LISTED
from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.safe_text import shown, shown_name
from fenedit.notation.translatable import translatable
from fenedit.session.programs import open_folder
from fenedit.session.settings import Preferences, Settings
from fenedit.session.tablebase import HoldingsClient
from fenedit.ui.clipboard.text import castling_choices, en_passant_choices
from fenedit.ui.dialogs import Help
from fenedit.ui.look import OWN_SET, PieceSets
from fenedit.ui.option_form import OptionScroll, align, scheme_title
from fenedit.ui.own_board import BoardPreview, OwnBoardDialog
from fenedit.ui.panels.card import Card, keep_room, label_for, label_of, quiet_button
from fenedit.ui.style import REST, current_palette, lay_out
from fenedit.ui.translation import language_for, languages

_translated: Final = partial(QCoreApplication.translate, "piece_set")
_SENTENCES = translatable(
    "piece_set",
    {
        "missing": "{source} not found. A set is twelve drawings, wK.svg to bP.svg.",
        "no-file": "{source} is not a file.",
        "unreadable": "{source} cannot be read: {detail}.",
        "too-large": "{source} is too large. The limit is 256 kilobytes.",
        "not-svg": "{source} is not an SVG drawing.",
        "doctype": "{source} contains a DOCTYPE line. Remove it with a text editor.",
        "element": "{source} contains “{detail}”. Only plain shapes are allowed.",
        "reference": "{source} refers to something outside the file: {detail}. "
        "Include it in the file.",
        "script": "{source} contains a script ({detail}). Only plain shapes are allowed.",
        "style": "{source} has a style sheet with more than plain colours and lines.",
        "dashes": "{source} has dashed lines, which are not allowed.",
        "number": "{source} has a number out of range: {detail}.",
        "colour": "{source} contains a colour that is not valid: {detail}.",
        "too-complex": "{source} has too many shapes or points to draw quickly.",
        "slow": "{source} takes too long to draw.",
        "empty": "{source} shows nothing.",
        "unknown": "Piece set not found: “{source}”.",
        "no-folder": "Folder not found: “{source}”.",
        "glyphs": "The font {source} lacks the pieces {detail}.",
        "unwritable": "“{source}” could not be copied to your sets: {detail}.",
        "script-element": "{source} contains a script. Only plain shapes are allowed.",
        "shown-instead": "The piece set “{set}” cannot be shown; Fenland is shown instead. "
        "{reason}",
    },
)


def piece_set_reason(error: PieceSetError) -> str:
    """Return why a set was refused: a line for each drawing."""
    lines = []
    for each in (error, *error.more):
        is_script = each.code == "element" and each.detail == "script"
        words = _translated(_SENTENCES["script-element" if is_script else each.code])
        lines.append(words.format(source=shown_name(each.source), detail=shown(each.detail)))
    return "\n".join(lines)


def shown_instead_words(name: str, error: PieceSetError) -> str:
    """Return the message that a set, by its name in the settings, cannot be shown."""
    title = name.removeprefix(USER).removeprefix(FONT)
    return _translated(_SENTENCES["shown-instead"]).format(
        set=shown_name(title), reason=piece_set_reason(error)
    )


class PieceSetRow(QWidget):
    """The row below the box of piece sets; it fills that box.

    The user's sets are read one by one while the window is open, so that a broken one is shown with
    its reason before it is chosen.

    Signals:
        added: the name of a set just added, to be chosen.
    """

    added = Signal(object)

    def __init__(
        self, box: QComboBox, piece_sets: PieceSets, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._box = box
        self._piece_sets = piece_sets
        self._infos: tuple[SetInfo, ...] = ()
        self._unread: list[SetInfo] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_next)
        self._note = label_of(self)
        self._note.hide()
        buttons = lay_out(QHBoxLayout(), margins=0)
        for name, words, slot in (
            ("add_set", self.tr("Add a Set…"), self._ask_for_folder),
            ("open_folder", self.tr("Open the Folder"), self._open_folder),
        ):
            button = QPushButton(words, self)
            button.setObjectName("quiet")
            button.setProperty("does", name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            buttons.addWidget(button)
        buttons.addStretch(1)
        lay_out(QVBoxLayout(self), buttons, self._note, margins=0, spacing=2)
        self._fill()

    def add(self, folder: Path) -> None:
        """Copy a folder's drawings to the user's sets, or show why not."""
        try:
            info = self._piece_sets.add(folder)
        except PieceSetError as error:
            self._say(self.tr("Not added: {reason}").format(reason=piece_set_reason(error)))
            return
        self._fill()
        self.added.emit(info.name)

    def place_of(self, name: str) -> int:
        """Return the index of a set in the box; that of ours if it is not there."""
        index = self._box.findData(name, flags=Qt.MatchFlag.MatchFixedString)
        return max(index, self._box.findData(OWN_SET))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._piece_sets.forget_errors()
            self._fill()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _fill(self) -> None:
        chosen = self._box.currentData()
        self._infos = self._piece_sets.available()
        self._box.clear()
        kind = "ours"
        for info in self._infos:
            if info.kind not in {kind, "package"}:
                self._box.insertSeparator(self._box.count())
            kind = info.kind
            self._box.addItem(info.title, info.name)
        self._box.setCurrentIndex(self.place_of(chosen or OWN_SET))
        self._unread = [info for info in self._infos if info.kind == "user"]
        self._say("")
        if self._unread and self.isVisible():
            self._timer.start()
        self._show_errors()

    def _read_next(self) -> None:
        """Read one set in each turn of the event loop, so that the window stays responsive."""
        if not self._unread:
            self._timer.stop()
            return
        self._piece_sets.load(self._unread.pop(0).name)
        self._show_errors()

    def _show_errors(self) -> None:
        words = []
        for info in self._infos:
            if error := self._piece_sets.known_error(info.name):
                reason = piece_set_reason(error)
                words.append(self.tr("{set}: {reason}").format(set=info.title, reason=reason))
                index, model = self._box.findData(info.name), self._box.model()
                if isinstance(model, QStandardItemModel):
                    model.item(index).setEnabled(False)
                self._box.setItemData(index, reason, Qt.ItemDataRole.ToolTipRole)
        if words:
            self._say("\n".join(words))

    def _say(self, words: str) -> None:
        self._note.setText(words)
        self._note.setVisible(bool(words))

    def _ask_for_folder(self) -> None:
        dialog = _folder_dialog(self, self.tr("Add a Folder with Twelve Drawings"))
        dialog.fileSelected.connect(self._on_folder_chosen)
        dialog.open()

    def _on_folder_chosen(self, folder: str) -> None:
        self.add(Path(folder))

    def _open_folder(self) -> None:
        folder = self._piece_sets.user_folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            refusal = PieceSetError("unwritable", folder.name, error.strerror or "")
            self._say(piece_set_reason(refusal))
            return
        open_folder(folder)


def _folder_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog that asks for a folder, and is deleted when it closes."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return dialog


class TablebaseRow(QWidget):
    """Chooses the folder of Syzygy tablebases, and shows what is in it.

    Attributes:
        path: the field of the folder; while it is empty, the usual places are searched.
        note: what was found, or what is wrong with it.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._client: HoldingsClient | None = None
        self._folders: tuple[str, ...] = ()
        self.path = QLineEdit(self)
        self.path.setPlaceholderText(self.tr("Search the usual places"))
        self.path.editingFinished.connect(self._keep)
        browse = QPushButton(self.tr("Browse…"), self)
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        self.note = label_of(self)
        row = lay_out(QHBoxLayout(), (self.path, 1), browse, margins=0)
        lay_out(QVBoxLayout(self), row, self.note, margins=0, spacing=4)
        settings.programs_changed.connect(self._look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._client = HoldingsClient(self)
            self._client.found.connect(self._show_holdings)
            self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._client is not None and not event.spontaneous():
            self._client.close()
            self._client = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter in the field from closing the window: the user reads the result first."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _look(self, *_programs: object) -> None:
        if self._client is not None:
            self.path.setText(self._settings.programs.syzygy_path)
            self.note.setText("…")
            self._client.ask(self._settings.programs.syzygy_path)

    def _show_holdings(self, found: Holdings) -> None:
        self._folders = found.folders
        words = self.tr("Endings: {endings}, with up to {pieces} pieces, in {where}")
        if not found.folders:
            words = self.tr("No Syzygy files found.")
        elif found.missing:
            words = self.tr("{where} was not found, is not a folder, or cannot be read.")
        elif found.damaged:
            words = self.tr("Damaged or incomplete, download again: {names}")
        elif not found.endings:
            words = self.tr("There are no Syzygy files (.rtbw) in {where}.")
        elif found.distances < found.endings:
            words = self.tr(
                "Endings: {endings} ({distances} of them with distances, .rtbz), with up to "
                "{pieces} pieces, in {where}"
            )
        where = ", ".join(map(shown_name, found.folders))
        names = ", ".join(map(shown_name, found.damaged[:3])) + ", …" * bool(found.damaged[3:])
        self.note.setText(words.format(where=where, names=names, **found._asdict()))

    def _keep(self) -> None:
        text = self.path.text().strip()
        # Path.expanduser raises an error for an unknown user.
        path = str(Path(os.path.expanduser(text)).absolute()) if text else ""  # noqa: PTH111
        self._settings.set_programs(self._settings.programs._replace(syzygy_path=path))

    def _browse(self) -> None:
        dialog = _folder_dialog(self, self.tr("Choose a Folder of Syzygy Tablebases"))
        if self._folders:
            dialog.setDirectory(self._folders[0])
        dialog.fileSelected.connect(self.path.setText)
        dialog.accepted.connect(self._keep)
        dialog.open()


class PreferencesDialog(QDialog):
    """All preferences, applied at once. Shown with `open()` or `show()`."""

    def __init__(
        self,
        settings: Settings,
        piece_sets: PieceSets,
        restart: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; `restart` starts the program again with all windows and unsaved work."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._combos: dict[str, QComboBox] = {}
        self._boxes: dict[str, QCheckBox] = {}
        self._titles: list[QLabel] = []
        self._load_pieces = piece_sets.load
        self._preview = BoardPreview(232, self)
        self._cards = QWidget(self)
        lay_out(
            QVBoxLayout(self._cards),
            self._appearance_card(piece_sets),
            self._editing_card(),
            self._copying_card(),
            self._tablebases_card(),
            REST,
            margins=(16, 16, 16, 2),
            spacing=12,
        )
        # The boxes of all cards align after the longest label.
        align(self._titles)
        scroll = OptionScroll(self._cards, self)
        # Another language needs a restart. The hidden note takes up space, so that no row moves.
        words = self.tr("Takes effect at the next start. All windows and unsaved work come back.")
        self._restart_note = label_of(self, words=words)
        keep_room(self._restart_note)
        roles = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        Help(buttons, "promises", "all-preferences")
        reset = buttons.addButton(self.tr("&Reset to Defaults"), roles.ResetRole)
        reset.clicked.connect(self._reset)
        self._restart = buttons.addButton(self.tr("Restart &Now"), roles.ActionRole)
        self._restart.clicked.connect(restart)
        for button in (reset, self._restart):
            button.setAutoDefault(False)
        foot = lay_out(
            QVBoxLayout(), self._restart_note, buttons, margins=(16, 0, 16, 14), spacing=6
        )
        lay_out(QVBoxLayout(self), (scroll, 1), foot, margins=0, spacing=6)
        # By default Qt uses at most two thirds of the screen.
        self.resize(self.sizeHint())
        settings.preferences_changed.connect(self._show_preferences)
        self._show_preferences(settings.preferences)

    def _appearance_card(self, piece_sets: PieceSets) -> Card:
        form = _form()
        same = ("system", self.tr("Same as the system"))
        colours = (same, ("light", self.tr("Light")), ("dark", self.tr("Dark")))
        coordinates = (
            ("inside", self.tr("On the squares")),
            ("outside", self.tr("Beside the board")),
            ("none", self.tr("None")),
        )
        self._add_choice(form, "language", self.tr("Language"), (same, *languages().items()))
        self._add_choice(form, "colour_scheme", self.tr("Window colours"), colours)
        self._add_choice(form, "board_theme", self.tr("Board colours"), ())
        edit = quiet_button(self, self.tr("Edit Colours…"))
        edit.setProperty("does", "edit_board")
        edit.setAutoDefault(False)
        edit.clicked.connect(self._edit_board)
        form.addWidget(edit, form.rowCount() - 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._add_choice(form, "piece_set", self.tr("Pieces"), ())
        self._piece_set_row = PieceSetRow(self._combos["piece_set"], piece_sets, self)
        self._piece_set_row.added.connect(partial(self._prefer, "piece_set"))
        form.addWidget(self._piece_set_row, form.rowCount(), 1, 1, 2)
        self._add_choice(form, "coordinates", self.tr("Coordinates"), coordinates)
        self._add_switch(form, "animate", self.tr("Animate pieces when the position changes"))
        self._add_switch(form, "last_move", self.tr("Mark the last move"))
        self._add_switch(form, "figurines", self.tr("Show moves with figurines"))
        preview = (self._preview, 0, Qt.AlignmentFlag.AlignTop)
        card = Card(self.tr("Appearance"), self)
        card.body.addLayout(lay_out(QHBoxLayout(), (form, 1), preview, spacing=24))
        return card

    def _editing_card(self) -> Card:
        form = _form()
        positions = (("empty", self.tr("Empty board")), ("start", self.tr("Start position")))
        self._add_choice(form, "new_position", self.tr("New position"), positions)
        self._add_switch(form, "reopen", self.tr("Open what was open last time"))
        self._add_switch(form, "several_kings", self.tr("Allow several kings of one colour"))
        self._add_switch(form, "wheel_cycles", self.tr("Mouse wheel changes the piece on a square"))
        card = Card(self.tr("Editing"), self)
        card.body.addLayout(form)
        return card

    def _copying_card(self) -> Card:
        form = _form()
        letters = (("interface", self.tr("Same as the window")), *LISTED.items())
        label = self.tr("Write the en passant square")
        self._add_choice(form, "ep_convention", label, en_passant_choices())
        label = self.tr("Write castling rights")
        self._add_choice(form, "castling_spelling", label, castling_choices())
        self._add_choice(form, "piece_letters", self.tr("Piece letters in lists"), letters)
        words = self.tr("For copied positions only; files are saved with what each position holds.")
        card = Card(self.tr("Copying"), self)
        lay_out(card.body, form, label_of(self, words=words))
        return card

    def _tablebases_card(self) -> Card:
        form, row = _form(), TablebaseRow(self._settings, self)
        label = label_for(row.path, self.tr("Folder of Syzygy tablebases"), self)
        row.path.setAccessibleName(label.text())
        label.setMinimumHeight(row.path.sizeHint().height())
        self._titles.append(label)
        form.addWidget(label, 0, 0, Qt.AlignmentFlag.AlignTop)
        form.addWidget(row, 0, 1, 1, 2)
        card = Card(self.tr("Endgame tablebases"), self)
        card.body.addLayout(form)
        return card

    def _add_choice(
        self, form: QGridLayout, name: str, label: str, values: Iterable[tuple[str, str]]
    ) -> None:
        combo = self._combos[name] = _Choice(self)
        combo.setObjectName(name)
        combo.setAccessibleName(label)
        for value, words in values:
            combo.addItem(words, value)
        # `activated` is emitted only for the user's choices.
        combo.activated.connect(partial(self._on_chosen, name))
        title = label_for(combo, label, self)
        self._titles.append(title)
        row = form.rowCount()
        form.addWidget(title, row, 0)
        form.addWidget(combo, row, 1)

    def _add_switch(self, form: QGridLayout, name: str, label: str) -> None:
        box = self._boxes[name] = QCheckBox(label, self)
        box.setObjectName(name)
        box.clicked.connect(partial(self._on_switched, name))
        form.addWidget(box, form.rowCount(), 0, 1, 3)

    def _on_chosen(self, name: str, index: int) -> None:
        self._prefer(name, self._combos[name].itemData(index))

    def _on_switched(self, name: str) -> None:
        self._prefer(name, self._boxes[name].isChecked())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # The files in the folder of boards may have changed.
            self._show_preferences(self._settings.preferences)

    def _list_boards(self) -> None:
        """List the present boards; files that are not boards cannot be chosen."""
        box = self._combos["board_theme"]
        own, broken = own_boards()
        listed = [*THEME_NAMES, *own, *broken]
        if listed == [name for row in range(box.count()) if (name := box.itemData(row))]:
            return
        box.clear()
        for name in listed:
            if box.count() == len(THEME_NAMES):
                box.insertSeparator(box.count())
            box.addItem(scheme_title(name), name)
            model = box.model()
            if name in broken and isinstance(model, QStandardItemModel):
                item = model.item(box.count() - 1)
                item.setEnabled(False)
                item.setToolTip(self.tr("This file does not hold the colours of a board."))

    def _edit_board(self) -> None:
        preferences = self._settings.preferences
        pieces = self._load_pieces(preferences.piece_set)
        dialog = OwnBoardDialog(preferences.board_theme, pieces, self)
        dialog.saved.connect(self._on_board_saved)
        dialog.deleted.connect(partial(self._prefer, "board_theme", THEME_NAMES[0]))
        dialog.open()

    def _on_board_saved(self, name: str) -> None:
        if name == self._settings.preferences.board_theme:
            self._settings.announce_board()
        self._prefer("board_theme", name)

    def _prefer(self, name: str, value: Any) -> None:
        self._settings.set_preferences(self._settings.preferences._replace(**{name: value}))

    def _reset(self) -> None:
        self._settings.set_preferences(Preferences())
        self._settings.set_programs(self._settings.programs._replace(syzygy_path=""))

    def _show_preferences(self, preferences: Preferences) -> None:
        self._list_boards()
        for name, combo in self._combos.items():
            if name == "piece_set":
                combo.setCurrentIndex(self._piece_set_row.place_of(preferences.piece_set))
                continue
            in_any_case = Qt.MatchFlag.MatchFixedString
            index = combo.findData(getattr(preferences, name), flags=in_any_case)
            # An unknown name means the first one, as on the board.
            combo.setCurrentIndex(max(index, 0))
        for name, box in self._boxes.items():
            box.setChecked(getattr(preferences, name))
        theme = board_theme(preferences.board_theme, current_palette().dark)
        self._preview.show_board(
            BoardPainter(theme, self._load_pieces(preferences.piece_set)),
            BoardScene(START_PLACEMENT, coordinates=Coordinates(preferences.coordinates)),
        )
        other = language_for(preferences.language) != self._settings.language
        self._restart_note.setVisible(other)
        self._restart.setVisible(other)


def _form() -> QGridLayout:
    form = QGridLayout()
    form.setHorizontalSpacing(14)
    form.setVerticalSpacing(8)
    form.setColumnMinimumWidth(1, 150)
    form.setColumnStretch(2, 1)
    return form


class _Choice(QComboBox):
    """A choice that ignores the wheel: scrolling past it changes nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
