"""Every action of a window: its words, its keys, its icon."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from fenedit.ui.icons import icon

StandardKey = QKeySequence.StandardKey

ICONS: Final = {
    "new": "new",
    "open": "open",
    "save": "save",
    "undo": "undo",
    "redo": "redo",
    "copy": "copy",
    "paste": "paste",
    "flip": "flip",
    "marks": "marks",
    "copy_picture": "picture",
    "clear": "clear",
    "start": "start",
    "add": "add",
    "duplicate": "duplicate",
    "delete": "delete",
    "move_up": "up",
    "move_down": "down",
    "preferences": "settings",
    "view_list": "list",
    "view_compact": "compact",
    "view_gallery": "gallery",
}


class Actions(QObject):
    """The actions by name: `actions["save"]`.

    They carry no behaviour: the window connects `triggered`, and enables what would do something.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._by_name: dict[str, QAction] = {}
        self._add_file_actions()
        self._add_edit_actions()
        self._add_position_actions()
        self._add_puzzle_actions()
        self._add_collection_actions()
        self._add_view_actions()
        self._add_help_actions()

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a name."""
        return self._by_name[name]

    def dress(self) -> None:
        """Draw the icons in the colours that the window wears now."""
        for name, drawing in ICONS.items():
            self._by_name[name].setIcon(icon(drawing))

    def _add(
        self,
        name: str,
        text: str,
        keys: StandardKey | str | tuple[str, ...] = "",
        tip: str = "",
        *,
        checkable: bool = False,
    ) -> None:
        action = QAction(text, self)
        action.setObjectName(name)
        action.setCheckable(checkable)
        if isinstance(keys, StandardKey):
            action.setShortcuts(keys)
        elif isinstance(keys, tuple):
            action.setShortcuts([QKeySequence(key) for key in keys])
        elif keys:
            action.setShortcut(QKeySequence(keys))
        if tip:
            action.setStatusTip(tip)
        self._by_name[name] = action
        # An action belongs to the window as well, so that its keys work from everywhere in it.
        self._window.addAction(action)

    def _add_file_actions(self) -> None:
        self._add("new", self.tr("&New"), "Ctrl+N", self.tr("Begin a new document"))
        self._add("new_window", self.tr("New &Window"), "Ctrl+Alt+N")
        self._add("open", self.tr("&Open…"), "Ctrl+O", self.tr("Open a file of positions"))
        self._add("save", self.tr("&Save"), "Ctrl+S", self.tr("Save all positions"))
        self._add("save_as", self.tr("Save &As…"), "Ctrl+Shift+S")
        self._add(
            "export_picture",
            self.tr("Export P&icture…"),
            # Lines of text claim Ctrl+E for themselves where keys are those of X11.
            "Ctrl+I",
            self.tr("Save the diagram as PNG, SVG or PDF"),
        )
        self._add(
            "sheet",
            self.tr("S&heet of Diagrams…"),
            "Ctrl+Shift+I",
            self.tr("Diagrams with their solutions on pages, as PDF or on paper"),
        )
        self._add("print", self.tr("&Print…"), "Ctrl+P", self.tr("Print the diagram"))
        self._add("close", self.tr("&Close Window"), "Ctrl+W")
        self._add("quit", self.tr("&Quit"), "Ctrl+Q")
        self._add("clear_recent", self.tr("&Clear This List"))

    def _add_edit_actions(self) -> None:
        self._add("undo", self.tr("&Undo"), "Ctrl+Z")
        self._add("redo", self.tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"))
        self._add("cut", self.tr("Cu&t Position"), "Ctrl+X")
        self._add("copy", self.tr("&Copy FEN"), "Ctrl+C", self.tr("Copy the position as FEN"))
        self._add(
            "copy_as",
            self.tr("Copy &As…"),
            "Ctrl+Shift+C",
            self.tr("Copy the position in another spelling, such as a link, a diagram or LaTeX"),
        )
        self._add(
            "copy_picture",
            self.tr("Copy P&icture"),
            "Ctrl+Alt+C",
            self.tr("Copy the diagram as a picture, and its FEN for editors of text"),
        )
        self._add("paste", self.tr("&Paste"), "Ctrl+V", self.tr("Paste one position, or several"))
        for number, text in enumerate(
            (
                self.tr("Piece &Placement"),
                self.tr("&Side to Move"),
                self.tr("&Castling Rights"),
                self.tr("&En Passant Square"),
                self.tr("&Halfmove Clock"),
                self.tr("&Move Number"),
            ),
            start=1,
        ):
            self._add(f"field_{number}", text, f"Ctrl+{number}")
        self._add("select_all", self.tr("Se&lect All Squares"))
        self._add("preferences", self.tr("Prefere&nces…"), "Ctrl+,")

    def _add_position_actions(self) -> None:
        self._add(
            "play",
            self.tr("Pla&y Moves"),
            "F5",
            self.tr("Make legal moves on the board instead of setting up pieces"),
            checkable=True,
        )
        self._add(
            "marks",
            self.tr("Mar&ks Tool"),
            "Ctrl+M",
            self.tr("Draw arrows, circles, highlights and labels instead of setting up pieces"),
            checkable=True,
        )
        self._add("clear_marks", self.tr("C&lear Marks"))
        self._add("start", self.tr("&Start Position"), "Ctrl+Shift+Home")
        self._add("clear", self.tr("&Clear Board"), "Ctrl+Shift+Del")
        self._add("chess960_number", self.tr("Chess960 Position by &Number…"))
        self._add("chess960_random", self.tr("&Random Chess960 Position"))
        self._add(
            "place_pieces",
            self.tr("Place &Pieces by Name…"),
            "Ctrl+L",
            self.tr("Type pieces and squares, such as Ke1 Qd1 a2"),
        )
        self._add("rotate", self.tr("R&otate by 180°"))
        self._add("mirror", self.tr("&Mirror Left–Right"))
        self._add("swap", self.tr("S&wap Colours"))
        self._add("shift_up", self.tr("Shift &Up"), "Ctrl+Shift+Up")
        self._add("shift_down", self.tr("Shift &Down"), "Ctrl+Shift+Down")
        self._add("shift_left", self.tr("Shift &Left"), "Ctrl+Shift+Left")
        self._add("shift_right", self.tr("Shift R&ight"), "Ctrl+Shift+Right")
        self._add("white_to_move", self.tr("&White to Move"))
        self._add("black_to_move", self.tr("&Black to Move"))
        self._add("drop_rights", self.tr("&Castling Rights"))
        self._add("drop_ep", self.tr("&En Passant Square"))
        self._add("reset_counters", self.tr("C&ounters"))
        self._add("chess960", self.tr("Castle as in Chess&960"), checkable=True)
        self._add("several_kings", self.tr("&Allow Several Kings"), checkable=True)

    def _add_puzzle_actions(self) -> None:
        self._add("solve", self.tr("&Solve"), "F7", self.tr("Prove that the problem is sound"))
        self._add("solution", self.tr("Solution &Tree"), "Ctrl+F7")
        self._add(
            "solve_all",
            self.tr("Solve &All Puzzles"),
            "",
            self.tr("Prove every position that says in how many moves it mates"),
        )
        self._add("puzzle_data", self.tr("Puzzle &Data…"), "Shift+F7")
        self._add("engine", self.tr("Start or Stop the &Engine"))
        self._add("programs", self.tr("&Choose Engine and Popeye…"))

    def _add_collection_actions(self) -> None:
        self._add("add", self.tr("&Add Position"), "Ctrl+Shift+N")
        self._add("duplicate", self.tr("Dup&licate Position"), "Ctrl+D")
        self._add("delete", self.tr("&Delete Position"), "Ctrl+Del")
        self._add("move_up", self.tr("Move &Up"), "Alt+Up")
        self._add("move_down", self.tr("Move D&own"), "Alt+Down")
        self._add("previous", self.tr("&Previous Position"), "PgUp")
        self._add("next", self.tr("&Next Position"), "PgDown")
        self._add("find", self.tr("F&ind…"), "Ctrl+F", self.tr("Find positions of the collection"))
        self._add("find_next", self.tr("Find Ne&xt"), "F3")
        self._add("find_previous", self.tr("Find Pre&vious"), "Shift+F3")
        self._add(
            "next_fault",
            self.tr("Next Proble&m"),
            "F8",
            self.tr("Show the next position that the quick check objects to"),
        )
        self._add("previous_fault", self.tr("Pr&evious Problem"), "Shift+F8")
        self._add(
            "show_faults",
            self.tr("S&how Positions with Problems"),
            "Ctrl+F8",
            self.tr("Show nothing but positions that the check objects to"),
        )
        self._add("sort_title", self.tr("&Title"))
        self._add("sort_side", self.tr("&Side to Move"))
        self._add("sort_material", self.tr("&Material"))
        self._add("sort_men", self.tr("&Number of Men"))
        self._add("sort_verdict", self.tr("&Verdict of the Check"))
        self._add("sort_text", self.tr("Te&xt"))
        self._add("sort_down", self.tr("&Descending"), checkable=True)
        self._add("reverse", self.tr("&Reverse Order"))
        self._add("renumber", self.tr("Renum&ber by id"))
        self._add("split", self.tr("Selection to New &Window"))
        self._add("append", self.tr("Append &File…"))

    def _add_view_actions(self) -> None:
        self._add("flip", self.tr("&Flip Board"), "Ctrl+Shift+F")
        self._add("show_collection", self.tr("&Collection"), "F9", checkable=True)
        self._add("view_list", self.tr("As &List"), checkable=True)
        self._add("view_compact", self.tr("As L&ines of Text"), checkable=True)
        self._add("view_gallery", self.tr("As &Gallery"), checkable=True)
        self._add("go_to_board", self.tr("Go to the &Board"), "F6")

    def _add_help_actions(self) -> None:
        self._add("keys", self.tr("&Keys and Gestures"), StandardKey.HelpContents)
        self._add("about", self.tr("&About FenEdit"))
