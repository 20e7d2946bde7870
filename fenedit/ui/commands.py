"""One table of all that can be done in a window; menus, keys and help are made from it.

A new command is one row here and the method that it names.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

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
    rows: "tuple[Command | Menu | None, ...]"


FIND_COMMAND: Final = "find_command"
RECENT: Final = "recent"
"""The menu that is filled with the files that were opened last."""
CLEAR_RECENT: Final = Command(
    "clear_recent", "clear_recent", QT_TRANSLATE_NOOP("Commands", "&Clear This List")
)


def _transform(name: str, text: str, keys: str = "", *, checkable: bool = False) -> Command:
    does, own = "position.transform", (name,)
    return Command(name, does, text, keys, checkable=checkable, arguments=own, judged=True)


def _named(
    does: str, name: str, text: str, keys: str = "", tip: str = "", icon: str = ""
) -> Command:
    """Return a command whose method is given its name, as it does several."""
    return Command(name, does, text, keys, tip, icon, arguments=(name,))


def _sort(by: str, text: str) -> Command:
    return Command(f"sort_{by}", "collection.sort", text, arguments=(by,))


def _mode(mode: str, text: str, drawing: str) -> Command:
    return Command(
        f"view_{mode}",
        "collection.set_mode",
        text,
        icon=drawing,
        checkable=True,
        arguments=(mode,),
    )


def _field(number: int, text: str) -> Command:
    keys = f"Ctrl+{number}"
    return Command(f"field_{number}", "fen.select_field", text, keys, arguments=(number - 1,))


def _read(what: str, text: str, keys: str = "", tip: str = "") -> Command:
    return Command(f"read_{what}", "help.read", text, keys, tip, arguments=(what,))


FILE: Final = Menu(
    "file",
    QT_TRANSLATE_NOOP("Commands", "&File"),
    (
        Command(
            "new",
            "files.new",
            QT_TRANSLATE_NOOP("Commands", "&New"),
            "Ctrl+N",
            QT_TRANSLATE_NOOP("Commands", "Start a new document"),
            "new",
        ),
        Command(
            "new_window",
            "window_wanted.emit",
            QT_TRANSLATE_NOOP("Commands", "New &Window"),
            "Ctrl+Alt+N",
        ),
        Command(
            "open",
            "open_by_dialog",
            QT_TRANSLATE_NOOP("Commands", "&Open…"),
            "Ctrl+O",
            QT_TRANSLATE_NOOP("Commands", "Open a file of positions"),
            "open",
            QT_TRANSLATE_NOOP("Commands", "Open"),
        ),
        Menu(RECENT, QT_TRANSLATE_NOOP("Commands", "Open &Recent"), ()),
        None,
        Command(
            "save",
            "files.save",
            QT_TRANSLATE_NOOP("Commands", "&Save"),
            "Ctrl+S",
            QT_TRANSLATE_NOOP("Commands", "Save all positions"),
            "save",
        ),
        Command(
            "save_as", "files.save_as", QT_TRANSLATE_NOOP("Commands", "Save &As…"), "Ctrl+Shift+S"
        ),
        None,
        Command(
            "export_picture",
            "pictures.export_picture",
            QT_TRANSLATE_NOOP("Commands", "Export P&icture…"),
            # Lines of text claim Ctrl+E for themselves where keys are those of X11.
            "Ctrl+I",
            QT_TRANSLATE_NOOP("Commands", "Save the diagram as a picture, such as PNG, SVG or PDF"),
        ),
        Command(
            "pictures", "pictures.export_many", QT_TRANSLATE_NOOP("Commands", "Export Pict&ures…")
        ),
        Command(
            "sheet",
            "pictures.make_sheet",
            QT_TRANSLATE_NOOP("Commands", "S&heet of Diagrams…"),
            "Ctrl+Shift+I",
            QT_TRANSLATE_NOOP(
                "Commands", "Pages of diagrams with their solutions, as a PDF or printed"
            ),
        ),
        Command(
            "print",
            "pictures.print_shown",
            QT_TRANSLATE_NOOP("Commands", "&Print…"),
            "Ctrl+P",
            QT_TRANSLATE_NOOP("Commands", "Print the diagram"),
        ),
        None,
        Command("close", "close", QT_TRANSLATE_NOOP("Commands", "&Close Window"), "Ctrl+W"),
        Command("quit", "quit_requested.emit", QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q"),
    ),
)

EDIT: Final = Menu(
    "edit",
    QT_TRANSLATE_NOOP("Commands", "&Edit"),
    (
        Command(
            "undo",
            "play.undo",
            QT_TRANSLATE_NOOP("Commands", "&Undo"),
            "Ctrl+Z",
            icon="undo",
            short=QT_TRANSLATE_NOOP("Commands", "Undo"),
        ),
        Command(
            "redo",
            "play.redo",
            QT_TRANSLATE_NOOP("Commands", "&Redo"),
            "Ctrl+Shift+Z Ctrl+Y",
            icon="redo",
            short=QT_TRANSLATE_NOOP("Commands", "Redo"),
        ),
        None,
        _named("edit", "cut", QT_TRANSLATE_NOOP("Commands", "Cu&t Position"), "Ctrl+X"),
        _named(
            "edit",
            "copy",
            QT_TRANSLATE_NOOP("Commands", "&Copy FEN"),
            "Ctrl+C",
            QT_TRANSLATE_NOOP("Commands", "Copy the position as FEN"),
            icon="copy",
        ),
        Command(
            "copy_as",
            "clipboard.copy_as",
            QT_TRANSLATE_NOOP("Commands", "Copy &As…"),
            "Ctrl+Shift+C",
            QT_TRANSLATE_NOOP(
                "Commands",
                "Copy the position in another format, such as a link, a diagram or LaTeX",
            ),
        ),
        Command(
            "copy_picture",
            "pictures.copy_picture",
            QT_TRANSLATE_NOOP("Commands", "Copy P&icture"),
            "Ctrl+Alt+C",
            QT_TRANSLATE_NOOP(
                "Commands", "Copy the diagram as a picture, and its FEN for text editors"
            ),
            "picture",
        ),
        _named(
            "edit",
            "paste",
            QT_TRANSLATE_NOOP("Commands", "&Paste"),
            "Ctrl+V",
            QT_TRANSLATE_NOOP("Commands", "Paste one position, or several"),
            icon="paste",
        ),
        None,
        Command(
            "select_all", "board.select_all", QT_TRANSLATE_NOOP("Commands", "Se&lect All Squares")
        ),
        Menu(
            "fields",
            QT_TRANSLATE_NOOP("Commands", "Go to FEN &Field"),
            (
                _field(1, QT_TRANSLATE_NOOP("Commands", "Piece &Placement")),
                _field(2, QT_TRANSLATE_NOOP("Commands", "&Side to Move")),
                _field(3, QT_TRANSLATE_NOOP("Commands", "&Castling Rights")),
                _field(4, QT_TRANSLATE_NOOP("Commands", "&En Passant Square")),
                _field(5, QT_TRANSLATE_NOOP("Commands", "&Halfmove Clock")),
                _field(6, QT_TRANSLATE_NOOP("Commands", "&Fullmove Number")),
            ),
        ),
        None,
        _named(
            "help.show",
            "preferences",
            QT_TRANSLATE_NOOP("Commands", "Prefere&nces…"),
            "Ctrl+,",
            icon="settings",
        ),
    ),
)

POSITION: Final = Menu(
    "position",
    QT_TRANSLATE_NOOP("Commands", "&Position"),
    (
        Command(
            "start",
            "position.set_start",
            QT_TRANSLATE_NOOP("Commands", "&Start Position"),
            "Ctrl+Shift+Home",
            icon="start",
            short=QT_TRANSLATE_NOOP("Commands", "Start Position"),
        ),
        Command(
            "clear",
            "position.clear",
            QT_TRANSLATE_NOOP("Commands", "&Clear Board"),
            "Ctrl+Shift+Del",
            icon="clear",
            short=QT_TRANSLATE_NOOP("Commands", "Clear"),
        ),
        Command(
            "place_pieces",
            "board.enter_pieces",
            QT_TRANSLATE_NOOP("Commands", "Place &Pieces by Name…"),
            "Ctrl+L",
            QT_TRANSLATE_NOOP("Commands", "Type pieces and squares, such as Ke1 Qd1 a2"),
        ),
        None,
        Command(
            "chess960_number",
            "position.ask_for_number",
            QT_TRANSLATE_NOOP("Commands", "Chess960 Position by &Number…"),
        ),
        Command(
            "chess960_random",
            "position.set_random",
            QT_TRANSLATE_NOOP("Commands", "&Random Chess960 Position"),
        ),
        None,
        _transform(
            "white_to_move", QT_TRANSLATE_NOOP("Commands", "Wh&ite to Move"), checkable=True
        ),
        _transform(
            "black_to_move", QT_TRANSLATE_NOOP("Commands", "&Black to Move"), checkable=True
        ),
        None,
        _transform("rotate", QT_TRANSLATE_NOOP("Commands", "R&otate by 180°")),
        _transform("mirror", QT_TRANSLATE_NOOP("Commands", "&Mirror Left–Right")),
        _transform("mirror_ranks", QT_TRANSLATE_NOOP("Commands", "Mirror &Top–Bottom")),
        _transform("swap", QT_TRANSLATE_NOOP("Commands", "S&wap Colours")),
        Menu(
            "shift",
            QT_TRANSLATE_NOOP("Commands", "S&hift"),
            (
                _transform("shift_up", QT_TRANSLATE_NOOP("Commands", "Shift &Up"), "Ctrl+Shift+Up"),
                _transform(
                    "shift_down", QT_TRANSLATE_NOOP("Commands", "Shift &Down"), "Ctrl+Shift+Down"
                ),
                _transform(
                    "shift_left", QT_TRANSLATE_NOOP("Commands", "Shift &Left"), "Ctrl+Shift+Left"
                ),
                _transform(
                    "shift_right", QT_TRANSLATE_NOOP("Commands", "Shift R&ight"), "Ctrl+Shift+Right"
                ),
            ),
        ),
        Menu(
            "clear_field",
            QT_TRANSLATE_NOOP("Commands", "Clear &Field"),
            (
                _transform("drop_rights", QT_TRANSLATE_NOOP("Commands", "&Castling Rights")),
                _transform("drop_ep", QT_TRANSLATE_NOOP("Commands", "&En Passant Square")),
                _transform("reset_counters", QT_TRANSLATE_NOOP("Commands", "C&ounters")),
            ),
        ),
        None,
        Command(
            "marks",
            "board.toggle_marks",
            QT_TRANSLATE_NOOP("Commands", "Mar&ks Tool"),
            "Ctrl+M",
            QT_TRANSLATE_NOOP(
                "Commands",
                "Draw arrows, circles, highlights and labels instead of setting up pieces",
            ),
            "marks",
            checkable=True,
        ),
        _transform("clear_marks", QT_TRANSLATE_NOOP("Commands", "C&lear Marks")),
        None,
        Command(
            "chess960",
            "position.toggle_chess960",
            QT_TRANSLATE_NOOP("Commands", "Chess&960 Castling"),
            checkable=True,
        ),
        Command(
            "several_kings",
            "position.toggle_several_kings",
            QT_TRANSLATE_NOOP("Commands", "&Allow Several Kings"),
            checkable=True,
        ),
    ),
)

PUZZLE: Final = Menu(
    "puzzle",
    QT_TRANSLATE_NOOP("Commands", "P&uzzle"),
    (
        Command(
            "play",
            "play.toggle",
            QT_TRANSLATE_NOOP("Commands", "Pla&y Moves"),
            "F5",
            QT_TRANSLATE_NOOP(
                "Commands", "Make legal moves on the board instead of setting up pieces"
            ),
            checkable=True,
            judged=True,
        ),
        None,
        Command(
            "solve",
            "puzzle.solve",
            QT_TRANSLATE_NOOP("Commands", "&Solve"),
            "F7",
            QT_TRANSLATE_NOOP("Commands", "Prove that the puzzle is sound; press again to stop"),
        ),
        Command(
            "solve_all",
            "puzzle.solve_all",
            QT_TRANSLATE_NOOP("Commands", "Solve &All Puzzles"),
            tip=QT_TRANSLATE_NOOP(
                "Commands", "Solve every position that gives a number of moves to mate"
            ),
        ),
        Command(
            "solution",
            "puzzle.show_tree",
            QT_TRANSLATE_NOOP("Commands", "Solution &Tree"),
            "Ctrl+F7",
        ),
        Command(
            "puzzle_data",
            "puzzle.show_form",
            QT_TRANSLATE_NOOP("Commands", "Puzzle &Data…"),
            "Shift+F7",
        ),
        None,
        Command(
            "engine", "engine.toggle", QT_TRANSLATE_NOOP("Commands", "Start or Stop the &Engine")
        ),
        Command(
            "programs", "engine.choose", QT_TRANSLATE_NOOP("Commands", "&Choose Engine and Popeye…")
        ),
    ),
)

COLLECTION: Final = Menu(
    "collection",
    QT_TRANSLATE_NOOP("Commands", "&Collection"),
    (
        Command(
            "previous",
            "position.step",
            QT_TRANSLATE_NOOP("Commands", "&Previous Position"),
            "PgUp",
            arguments=(-1,),
        ),
        Command(
            "next",
            "position.step",
            QT_TRANSLATE_NOOP("Commands", "&Next Position"),
            "PgDown",
            arguments=(1,),
        ),
        Command(
            "next_fault",
            "collection.find_fault",
            QT_TRANSLATE_NOOP("Commands", "Next Proble&m"),
            "F8",
            QT_TRANSLATE_NOOP("Commands", "Show the next position with a problem"),
            arguments=(1,),
        ),
        Command(
            "previous_fault",
            "collection.find_fault",
            QT_TRANSLATE_NOOP("Commands", "Pr&evious Problem"),
            "Shift+F8",
            arguments=(-1,),
        ),
        Command(
            "show_faults",
            "collection.show_faults",
            QT_TRANSLATE_NOOP("Commands", "S&how Positions with Problems"),
            "Ctrl+F8",
            QT_TRANSLATE_NOOP("Commands", "Show only positions with problems"),
        ),
        None,
        Command(
            "find",
            "collection.find",
            QT_TRANSLATE_NOOP("Commands", "F&ind…"),
            "Ctrl+F",
            QT_TRANSLATE_NOOP("Commands", "Find positions in the collection; Esc to go back"),
            "find",
        ),
        Command(
            "find_next",
            "collection.find_on",
            QT_TRANSLATE_NOOP("Commands", "Find Ne&xt"),
            "F3",
            arguments=(1,),
        ),
        Command(
            "find_previous",
            "collection.find_on",
            QT_TRANSLATE_NOOP("Commands", "Find Pre&vious"),
            "Shift+F3",
            arguments=(-1,),
        ),
        None,
        Command(
            "add",
            "position.add",
            QT_TRANSLATE_NOOP("Commands", "&Add Position"),
            "Ctrl+Shift+N",
            icon="add",
        ),
        _named(
            "position.change_records",
            "duplicate",
            QT_TRANSLATE_NOOP("Commands", "Dup&licate Position"),
            "Ctrl+D",
            icon="duplicate",
        ),
        _named(
            "position.change_records",
            "delete",
            QT_TRANSLATE_NOOP("Commands", "&Delete Position"),
            "Ctrl+Del",
            icon="delete",
        ),
        None,
        Menu(
            "sort",
            QT_TRANSLATE_NOOP("Commands", "&Sort By"),
            (
                _sort("title", QT_TRANSLATE_NOOP("Commands", "&Title")),
                _sort("side", QT_TRANSLATE_NOOP("Commands", "&Side to Move")),
                _sort("material", QT_TRANSLATE_NOOP("Commands", "&Material")),
                _sort("men", QT_TRANSLATE_NOOP("Commands", "&Number of Pieces")),
                _sort("verdict", QT_TRANSLATE_NOOP("Commands", "Check Res&ult")),
                _sort("text", QT_TRANSLATE_NOOP("Commands", "Te&xt")),
                None,
                Command(
                    "sort_down", "", QT_TRANSLATE_NOOP("Commands", "&Descending"), checkable=True
                ),
            ),
        ),
        Command(
            "reverse",
            "collection.commands.reverse",
            QT_TRANSLATE_NOOP("Commands", "&Reverse Order"),
        ),
        Command(
            "edit_comment",
            "collection.edit_comment",
            QT_TRANSLATE_NOOP("Commands", "Edit &Comment"),
            "F2",
            QT_TRANSLATE_NOOP("Commands", "Edit the comment before the position in its file"),
        ),
        Command(
            "renumber",
            "collection.commands.renumber",
            QT_TRANSLATE_NOOP("Commands", "Replace Names &by Numbers"),
        ),
        None,
        Command(
            "split",
            "collection.commands.split",
            QT_TRANSLATE_NOOP("Commands", "Selection to New &Window"),
        ),
        Command(
            "append", "collection.commands.append", QT_TRANSLATE_NOOP("Commands", "Append &File…")
        ),
        None,
        _named(
            "position.change_records",
            "move_up",
            QT_TRANSLATE_NOOP("Commands", "Move &Up"),
            "Alt+Up",
            icon="up",
        ),
        _named(
            "position.change_records",
            "move_down",
            QT_TRANSLATE_NOOP("Commands", "Move D&own"),
            "Alt+Down",
            icon="down",
        ),
    ),
)

VIEW: Final = Menu(
    "view",
    QT_TRANSLATE_NOOP("Commands", "&View"),
    (
        Command(
            "flip",
            "board.flip",
            QT_TRANSLATE_NOOP("Commands", "&Flip Board"),
            "Ctrl+Shift+F",
            icon="flip",
            short=QT_TRANSLATE_NOOP("Commands", "Flip"),
        ),
        None,
        Command(
            "go_to_board",
            "go_to_board",
            QT_TRANSLATE_NOOP("Commands", "Go to the &Board"),
            "F6",
        ),
        Command(
            "show_collection",
            "collection.toggle",
            QT_TRANSLATE_NOOP("Commands", "&Collection"),
            "F9",
            checkable=True,
        ),
        None,
        Menu(
            "read",
            QT_TRANSLATE_NOOP("Commands", "&Read Aloud"),
            (
                _read("position", QT_TRANSLATE_NOOP("Commands", "Whole &Position"), "Ctrl+Shift+P"),
                _read("rank", QT_TRANSLATE_NOOP("Commands", "This &Rank"), "Ctrl+Shift+R"),
                _read("file", QT_TRANSLATE_NOOP("Commands", "This &File"), "Ctrl+Shift+L"),
                _read(
                    "attacks",
                    QT_TRANSLATE_NOOP("Commands", "&Attacks on This Square"),
                    "Ctrl+Shift+T",
                ),
                Command(
                    "read_check",
                    "panels.read_check",
                    QT_TRANSLATE_NOOP("Commands", "Position &Check"),
                    "Ctrl+Shift+K",
                ),
                None,
                _read("K", QT_TRANSLATE_NOOP("Commands", "&Kings")),
                _read("Q", QT_TRANSLATE_NOOP("Commands", "&Queens")),
                _read("R", QT_TRANSLATE_NOOP("Commands", "R&ooks")),
                _read("B", QT_TRANSLATE_NOOP("Commands", "&Bishops")),
                _read("N", QT_TRANSLATE_NOOP("Commands", "K&nights")),
                _read("P", QT_TRANSLATE_NOOP("Commands", "Pawn&s")),
            ),
        ),
        None,
        Command(
            "full_screen",
            "toggle_full_screen",
            QT_TRANSLATE_NOOP("Commands", "Full &Screen"),
            "F11",
            checkable=True,
        ),
        Command(
            "board_alone",
            "toggle_board_alone",
            QT_TRANSLATE_NOOP("Commands", "Board &Alone"),
            "Ctrl+Shift+F11",
            QT_TRANSLATE_NOOP("Commands", "Show only the board and its FEN; Esc returns"),
            checkable=True,
        ),
        None,
        _mode("auto", QT_TRANSLATE_NOOP("Commands", "List or Gallery by &Width"), ""),
        _mode("list", QT_TRANSLATE_NOOP("Commands", "As &List"), "list"),
        _mode("compact", QT_TRANSLATE_NOOP("Commands", "As L&ines of Text"), "compact"),
        _mode("gallery", QT_TRANSLATE_NOOP("Commands", "As &Gallery"), "gallery"),
    ),
)

HELP: Final = Menu(
    "help",
    QT_TRANSLATE_NOOP("Commands", "&Help"),
    (
        Command(
            FIND_COMMAND,
            "help.find_command",
            QT_TRANSLATE_NOOP("Commands", "&Find Command…"),
            "Ctrl+Shift+A",
            QT_TRANSLATE_NOOP("Commands", "Type part of a command’s name"),
            "find",
            short=QT_TRANSLATE_NOOP("Commands", "Find a Command"),
        ),
        _named("help.show", "keys", QT_TRANSLATE_NOOP("Commands", "&Keys and Gestures"), "F1 Help"),
        None,
        _named("help.show", "about", QT_TRANSLATE_NOOP("Commands", "&About FenEdit")),
    ),
)

MENUS: Final = (FILE, EDIT, POSITION, PUZZLE, COLLECTION, VIEW, HELP)
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
