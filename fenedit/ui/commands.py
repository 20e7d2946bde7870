"""One table of all that can be done in a window; menus, keys and help are made from it.

A new command is one row here and the method that it names.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from fenedit.notation.translatable import QT_TRANSLATE_NOOP


class Command(NamedTuple):
    """Something that a person can do.

    Attributes:
        name: what the program calls it.
        does: what of the window does it, such as "files.save"; "" for what is only ticked, and
            read by others.
        text: what menus call it, with its letter behind "&".
        keys: key sequences as `QKeySequence` reads them, one space between two of them.
        tip: what the line of messages says of it.
        icon: the name of its drawing.
        short: what the toolbar calls it, where that is not `text`.
        checkable: whether it can be ticked.
        arguments: what the method is given.
        judged: whether its room's `may`, given the name, is asked if it would do anything before
            a menu shows it. Others are enabled by their room as things change.
    """

    name: str
    does: str
    text: str
    keys: str = ""
    tip: str = ""
    icon: str = ""
    short: str = ""
    checkable: bool = False
    arguments: tuple[object, ...] = ()
    judged: bool = False

    @property
    def words(self) -> str:
        """What it is called, translated, without its letter and dots."""
        return plain(translated(self.text))


class Menu(NamedTuple):
    """A menu, or a menu in one: rows are commands, menus, and None for a line between them."""

    name: str
    title: str
    rows: "Rows"


Rows: TypeAlias = tuple[Command | Menu | None, ...]


FIND_COMMAND: Final = "find_command"
RECENT: Final = "recent"
"""The menu that is filled with the files that were opened last."""
CLEAR_RECENT: Final = Command(
    "clear_recent", "clear_recent", QT_TRANSLATE_NOOP("Commands", "&Clear This List")
)


def _named(
    does: str, name: str, text: str, keys: str = "", tip: str = "", icon: str = ""
) -> Command:
    """Return a command whose method is given its name, as it does several."""
    return Command(name, does, text, keys, tip, icon, arguments=(name,))


def _transform(name: str, text: str, keys: str = "", *, checkable: bool = False) -> Command:
    command = _named("position.transform", name, text, keys)
    return command._replace(checkable=checkable, judged=True)


def _sort(by: str, text: str) -> Command:
    return Command(f"sort_{by}", "collection.sort", text, arguments=(by,))


def _mode(mode: str, text: str, drawing: str) -> Command:
    return Command(
        f"view_{mode}", "collection.set_mode", text, icon=drawing, checkable=True, arguments=(mode,)
    )


def _field(number: int, text: str) -> Command:
    keys = f"Ctrl+{number}"
    return Command(f"field_{number}", "fen.select_field", text, keys, arguments=(number - 1,))


def _read(what: str, text: str, keys: str = "") -> Command:
    return Command(f"read_{what}", "help.read", text, keys, arguments=(what,))


class Commands:
    """The menus; a class, because lupdate gives the texts in calls of `tr` its name."""

    def tr(self, source: str) -> str:
        """Mark a text, which is translated when it is shown."""
        return source

    def menus(self) -> tuple[Menu, ...]:
        """Return all menus, as they stand side by side."""
        return (
            Menu("file", self.tr("&File"), self._file()),
            Menu("edit", self.tr("&Edit"), self._edit()),
            Menu("position", self.tr("&Position"), self._position()),
            Menu("puzzle", self.tr("P&uzzle"), self._puzzle()),
            Menu("collection", self.tr("&Collection"), self._collection()),
            Menu("view", self.tr("&View"), self._view()),
            Menu("help", self.tr("&Help"), self._help()),
        )

    def _file(self) -> Rows:
        return (
            Command(
                "new",
                "files.new",
                self.tr("&New"),
                "Ctrl+N",
                self.tr("Start a new document"),
                "new",
            ),
            Command("new_window", "window_wanted.emit", self.tr("New &Window"), "Ctrl+Alt+N"),
            Command(
                "open",
                "open_by_dialog",
                self.tr("&Open…"),
                "Ctrl+O",
                self.tr("Open a file of positions"),
                "open",
                self.tr("Open"),
            ),
            Menu(RECENT, self.tr("Open &Recent"), ()),
            None,
            Command(
                "save",
                "files.save",
                self.tr("&Save"),
                "Ctrl+S",
                self.tr("Save all positions"),
                "save",
            ),
            Command("save_as", "files.save_as", self.tr("Save &As…"), "Ctrl+Shift+S"),
            Command("encoding", "files.choose_encoding", self.tr("&Encoding…")),
            None,
            Command(
                "export_picture",
                "pictures.export_picture",
                self.tr("Export P&icture…"),
                # Lines of text claim Ctrl+E for themselves where keys are those of X11.
                "Ctrl+I",
                self.tr("Save the diagram as a picture, such as PNG, SVG or PDF"),
            ),
            Command("pictures", "pictures.export_many", self.tr("Export Pict&ures…")),
            Command(
                "sheet",
                "pictures.make_sheet",
                self.tr("S&heet of Diagrams…"),
                "Ctrl+Shift+I",
                self.tr("Pages of diagrams with their solutions, as a PDF or printed"),
            ),
            Command(
                "print",
                "pictures.print_shown",
                self.tr("&Print…"),
                "Ctrl+P",
                self.tr("Print the diagram"),
            ),
            None,
            Command("close", "close", self.tr("&Close Window"), "Ctrl+W"),
            Command("quit", "quit_requested.emit", self.tr("&Quit"), "Ctrl+Q"),
        )

    def _edit(self) -> Rows:
        return (
            Command(
                "undo", "play.undo", self.tr("&Undo"), "Ctrl+Z", icon="undo", short=self.tr("Undo")
            ),
            Command(
                "redo",
                "play.redo",
                self.tr("&Redo"),
                "Ctrl+Shift+Z Ctrl+Y",
                icon="redo",
                short=self.tr("Redo"),
            ),
            None,
            _named("edit", "cut", self.tr("Cu&t Position"), "Ctrl+X"),
            _named(
                "edit",
                "copy",
                self.tr("&Copy FEN"),
                "Ctrl+C",
                self.tr("Copy the position as FEN"),
                icon="copy",
            ),
            Command(
                "copy_as",
                "clipboard.copy_as",
                self.tr("Copy &As…"),
                "Ctrl+Shift+C",
                self.tr("Copy the position in another format, such as a link, a diagram or LaTeX"),
            ),
            Command(
                "copy_picture",
                "pictures.copy_picture",
                self.tr("Copy P&icture"),
                "Ctrl+Alt+C",
                self.tr("Copy the diagram as a picture, and its FEN for text editors"),
                "picture",
            ),
            _named(
                "edit",
                "paste",
                self.tr("&Paste"),
                "Ctrl+V",
                self.tr("Paste one position, or several"),
                icon="paste",
            ),
            Command(
                "paste_over",
                "clipboard.paste_over",
                self.tr("Paste O&ver"),
                "Ctrl+Shift+V",
                self.tr("Paste a position in place of the one shown"),
            ),
            None,
            Command("select_all", "board.select_all", self.tr("Se&lect All Squares")),
            Menu(
                "fields",
                self.tr("Go to FEN &Field"),
                (
                    _field(1, self.tr("Piece &Placement")),
                    _field(2, self.tr("&Side to Move")),
                    _field(3, self.tr("&Castling Rights")),
                    _field(4, self.tr("&En Passant Square")),
                    _field(5, self.tr("&Halfmove Clock")),
                    _field(6, self.tr("&Fullmove Number")),
                ),
            ),
            None,
            _named("help.show", "preferences", self.tr("Prefere&nces…"), "Ctrl+,", icon="settings"),
        )

    def _position(self) -> Rows:
        return (
            Command(
                "start",
                "position.set_start",
                self.tr("&Start Position"),
                "Ctrl+Shift+Home",
                icon="start",
                short=self.tr("Start Position"),
            ),
            Command(
                "clear",
                "position.clear",
                self.tr("&Clear Board"),
                "Ctrl+Shift+Del",
                icon="clear",
                short=self.tr("Clear"),
            ),
            Command(
                "place_pieces",
                "board.enter_pieces",
                self.tr("Place &Pieces by Name…"),
                "Ctrl+L",
                self.tr("Type pieces and squares, such as Ke1 Qd1 a2"),
            ),
            None,
            Command(
                "chess960_number",
                "position.ask_for_number",
                self.tr("Chess960 Position by &Number…"),
            ),
            Command("chess960_random", "position.set_random", self.tr("&Random Chess960 Position")),
            None,
            _transform("white_to_move", self.tr("Wh&ite to Move"), checkable=True),
            _transform("black_to_move", self.tr("&Black to Move"), checkable=True),
            None,
            _transform("rotate", self.tr("R&otate by 180°")),
            _transform("mirror", self.tr("&Mirror Left–Right")),
            _transform("mirror_ranks", self.tr("Mirror &Top–Bottom")),
            _transform("swap", self.tr("S&wap Colours")),
            Menu(
                "shift",
                self.tr("S&hift"),
                (
                    _transform("shift_up", self.tr("Shift &Up"), "Ctrl+Shift+Up"),
                    _transform("shift_down", self.tr("Shift &Down"), "Ctrl+Shift+Down"),
                    _transform("shift_left", self.tr("Shift &Left"), "Ctrl+Shift+Left"),
                    _transform("shift_right", self.tr("Shift R&ight"), "Ctrl+Shift+Right"),
                ),
            ),
            Menu(
                "clear_field",
                self.tr("Clear &Field"),
                (
                    _transform("drop_rights", self.tr("&Castling Rights")),
                    _transform("drop_ep", self.tr("&En Passant Square")),
                    _transform("reset_counters", self.tr("C&ounters")),
                ),
            ),
            None,
            Command(
                "marks",
                "board.toggle_marks",
                self.tr("Mar&ks Tool"),
                "Ctrl+M",
                self.tr("Draw arrows, circles, highlights and labels instead of setting up pieces"),
                "marks",
                checkable=True,
            ),
            _transform("clear_marks", self.tr("C&lear Marks")),
            None,
            Command(
                "chess960",
                "position.toggle_chess960",
                self.tr("Chess&960 Castling"),
                checkable=True,
            ),
            Command(
                "several_kings",
                "position.toggle_several_kings",
                self.tr("&Allow Several Kings"),
                checkable=True,
            ),
        )

    def _puzzle(self) -> Rows:
        return (
            Command(
                "play",
                "play.toggle",
                self.tr("Pla&y Moves"),
                "F5",
                self.tr("Make legal moves on the board instead of setting up pieces"),
                checkable=True,
                judged=True,
            ),
            None,
            Command(
                "solve",
                "puzzle.solve",
                self.tr("&Solve"),
                "F7",
                self.tr("Prove that the puzzle is sound; press again to stop"),
            ),
            Command(
                "solve_all",
                "puzzle.solve_all",
                self.tr("Solve &All Puzzles"),
                tip=self.tr("Solve every position that gives a number of moves to mate"),
            ),
            Command("solution", "puzzle.show_tree", self.tr("Solution &Tree"), "Ctrl+F7"),
            Command("puzzle_data", "puzzle.show_form", self.tr("Puzzle &Data…"), "Shift+F7"),
            None,
            Command("engine", "engine.toggle", self.tr("Start or Stop the &Engine")),
            Command("programs", "engine.choose", self.tr("&Choose Engine and Popeye…")),
        )

    def _collection(self) -> Rows:
        return (
            Command(
                "previous", "position.step", self.tr("&Previous Position"), "PgUp", arguments=(-1,)
            ),
            Command("next", "position.step", self.tr("&Next Position"), "PgDown", arguments=(1,)),
            Command(
                "next_fault",
                "collection.find_fault",
                self.tr("Next Proble&m"),
                "F8",
                self.tr("Show the next position with a problem"),
                arguments=(1,),
            ),
            Command(
                "previous_fault",
                "collection.find_fault",
                self.tr("Pr&evious Problem"),
                "Shift+F8",
                arguments=(-1,),
            ),
            Command(
                "show_faults",
                "collection.show_faults",
                self.tr("S&how Positions with Problems"),
                "Ctrl+F8",
                self.tr("Show only positions with problems"),
            ),
            None,
            Command(
                "find",
                "collection.find",
                self.tr("F&ind…"),
                "Ctrl+F",
                self.tr("Find positions in the collection; Esc to go back"),
                "find",
            ),
            Command("find_next", "collection.find_on", self.tr("Find Ne&xt"), "F3", arguments=(1,)),
            Command(
                "find_previous",
                "collection.find_on",
                self.tr("Find Pre&vious"),
                "Shift+F3",
                arguments=(-1,),
            ),
            None,
            Command("add", "position.add", self.tr("&Add Position"), "Ctrl+Shift+N", icon="add"),
            _named(
                "position.change_records",
                "duplicate",
                self.tr("Dup&licate Position"),
                "Ctrl+D",
                icon="duplicate",
            ),
            _named(
                "position.change_records",
                "delete",
                self.tr("&Delete Position"),
                "Ctrl+Del",
                icon="delete",
            ),
            None,
            Menu(
                "sort",
                self.tr("Sort B&y"),
                (
                    _sort("title", self.tr("&Title")),
                    _sort("side", self.tr("&Side to Move")),
                    _sort("material", self.tr("&Material")),
                    _sort("men", self.tr("&Number of Pieces")),
                    _sort("verdict", self.tr("Check Res&ult")),
                    _sort("text", self.tr("Te&xt")),
                    None,
                    Command("sort_down", "", self.tr("&Descending"), checkable=True),
                ),
            ),
            Command("reverse", "collection.commands.reverse", self.tr("&Reverse Order")),
            Command(
                "rename",
                "collection.commands.rename",
                self.tr("Rename Posi&tion"),
                "F2",
                self.tr("Edit the name of the position in the list"),
            ),
            Command(
                "set_details",
                "collection.commands.set_details",
                self.tr("&Set for Selected…"),
                tip=self.tr("Set names, author, stipulation and more for all selected positions"),
            ),
            Command(
                "edit_comment",
                "collection.edit_comment",
                self.tr("Edit &Comment"),
                "Shift+F2",
                self.tr("Edit the comment before the position in its file"),
            ),
            Command(
                "renumber", "collection.commands.renumber", self.tr("Replace Names with Num&bers")
            ),
            None,
            Command("split", "collection.commands.split", self.tr("Selection to New &Window")),
            Command("append", "collection.commands.append", self.tr("Append &File…")),
            None,
            _named("position.change_records", "move_up", self.tr("Move &Up"), "Alt+Up", icon="up"),
            _named(
                "position.change_records",
                "move_down",
                self.tr("Move D&own"),
                "Alt+Down",
                icon="down",
            ),
        )

    def _view(self) -> Rows:
        return (
            Command(
                "flip",
                "board.flip",
                self.tr("&Flip Board"),
                "Ctrl+Shift+F",
                icon="flip",
                short=self.tr("Flip"),
            ),
            None,
            Command("go_to_board", "area.focus_board", self.tr("Go to the &Board"), "F6"),
            Command(
                "show_collection", "collection.toggle", self.tr("&Collection"), "F9", checkable=True
            ),
            None,
            Menu(
                "read",
                self.tr("&Read Aloud"),
                (
                    _read("position", self.tr("Whole &Position"), "Ctrl+Shift+P"),
                    _read("rank", self.tr("This &Rank"), "Ctrl+Shift+R"),
                    _read("file", self.tr("This &File"), "Ctrl+Shift+L"),
                    _read("attacks", self.tr("&Attacks on This Square"), "Ctrl+Shift+T"),
                    Command(
                        "read_check",
                        "panels.read_check",
                        self.tr("Position &Check"),
                        "Ctrl+Shift+K",
                    ),
                    None,
                    _read("K", self.tr("&Kings")),
                    _read("Q", self.tr("&Queens")),
                    _read("R", self.tr("R&ooks")),
                    _read("B", self.tr("&Bishops")),
                    _read("N", self.tr("K&nights")),
                    _read("P", self.tr("Pawn&s")),
                ),
            ),
            None,
            Command(
                "full_screen", "toggle_full_screen", self.tr("Full &Screen"), "F11", checkable=True
            ),
            Command(
                "board_alone",
                "toggle_board_alone",
                self.tr("Board &Alone"),
                "Ctrl+Shift+F11",
                self.tr("Show only the board and its FEN; Esc returns"),
                checkable=True,
            ),
            None,
            _mode("auto", self.tr("List or Gallery by &Width"), ""),
            _mode("list", self.tr("As &List"), "list"),
            _mode("compact", self.tr("As L&ines of Text"), "compact"),
            _mode("gallery", self.tr("As &Gallery"), "gallery"),
        )

    def _help(self) -> Rows:
        return (
            Command(
                FIND_COMMAND,
                "help.find_command",
                self.tr("&Find Command…"),
                "Ctrl+Shift+A",
                self.tr("Type part of a command’s name"),
                "find",
                short=self.tr("Find a Command"),
            ),
            _named("help.show", "keys", self.tr("&Keys and Gestures"), "F1 Help"),
            None,
            _named("help.show", "about", self.tr("&About FenEdit")),
        )


MENUS: Final = Commands().menus()
TOOLBAR: Final = ("new", "open", "save", "", "undo", "redo", "", "flip", "clear", "start")


def commands_of(menu: Menu) -> Iterator[Command]:
    """Yield the commands of a menu and of the menus in it, from top to bottom."""
    for row in menu.rows:
        if isinstance(row, Command):
            yield row
        elif row is not None:
            yield from commands_of(row)


def translated(text: str) -> str:
    """Return a text of this table in the person's language."""
    return QCoreApplication.translate("Commands", text)


def plain(text: str) -> str:
    """Return a text of a menu without the mark of its letter, and without dots."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
