"""Defines all commands of a window in a table, from which menus, keys and help are made.

A new command is one row here and the method that it names. Texts are English;
packaging/translate.py collects them for the translators.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication


class Command(NamedTuple):
    """A command.

    Attributes:
        name: its name in the program.
        does: the method of the window that runs it, such as "files.save"; "" for a mere option.
        text: its text in menus, with "&" before its letter.
        keys: key sequences as `QKeySequence` reads them, separated by spaces.
        tip: its description in the line of messages.
        icon: the name of its icon.
        short: its text in the toolbar, if that is not `text`.
        checkable: whether it can be ticked.
        arguments: the arguments of the method.
        judged: whether the `may` of its room enables it before a menu is shown; rooms enable
            others as things change.
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
        """Its text, translated, without letter and dots."""
        return plain(translated(self.text))


class Menu(NamedTuple):
    """A menu: rows are commands, submenus, and None for a separator."""

    name: str
    title: str
    rows: "Rows"


Rows: TypeAlias = tuple[Command | Menu | None, ...]


FIND_COMMAND = "find_command"
RECENT = "recent"
"""The menu of recent files, which is filled when it opens."""
CLEAR_RECENT = Command("clear_recent", "clear_recent", "&Clear This List")


def _named(
    does: str, name: str, text: str, keys: str = "", tip: str = "", icon: str = ""
) -> Command:
    """Return a command whose method runs several and takes its name."""
    return Command(name, does, text, keys, tip, icon, arguments=(name,))


def _transform(name: str, text: str, keys: str = "", *, checkable: bool = False) -> Command:
    command = _named("position.transform", name, text, keys)
    return command._replace(checkable=checkable, judged=True)


def _step(name: str, text: str, keys: str) -> Command:
    return _named("moves.step", name, text, keys)._replace(judged=True)


def _puzzle(name: str, text: str, tip: str) -> Command:
    """Return a command of a button in the Puzzle section."""
    return _named("puzzle.press", name, text, tip=tip)._replace(judged=True)


def _wanted(name: str, text: str, tip: str) -> Command:
    return Command(name, "puzzle.want", text, tip=tip, checkable=True, judged=True)


def _sort(by: str, text: str) -> Command:
    return Command(f"sort_{by}", "collection.sort", text, arguments=(by,))


def _mode(mode: str, text: str, drawing: str) -> Command:
    return Command(
        f"view_{mode}", "collection.set_mode", text, icon=drawing, checkable=True, arguments=(mode,)
    )


def _field(number: int, text: str) -> Command:
    keys = f"Ctrl+{number}"
    return Command(f"field_{number}", "fen.select_field", text, keys, arguments=(number - 1,))


def _page(code: str, text: str) -> Command:
    tip = "Open the position on this page of the site, in the browser"
    return Command(f"browse_{code}", "clipboard.open_in_browser", text, tip=tip, arguments=(code,))


def _example(name: str, file: str, text: str) -> Command:
    tip = "Open a copy of this example, to try things on"
    return Command(f"example_{name}", "files.open_example", text, tip=tip, arguments=(file, text))


def _read(what: str, text: str, keys: str = "") -> Command:
    return Command(f"read_{what}", "board.read", text, keys, arguments=(what,))


def _doubt(name: str, text: str, keys: str, step: int) -> Command:
    tip = "Go to a square that may have been read wrong"
    return Command(
        name, "reading.reviewing.next_doubt", text, keys, tip, arguments=(step,), judged=True
    )


_FILE: Rows = (
    Command("new", "files.new", "&New", "Ctrl+N", "Start a new document", "new"),
    Command(
        "new_from",
        "position.choose_ready",
        "New &From…",
        tip="Set up a ready position, such as a basic mate, an endgame or an opening",
    ),
    Command("new_window", "window_wanted.emit", "New &Window", "Ctrl+Alt+N"),
    Command(
        "open", "open_by_dialog", "&Open…", "Ctrl+O", "Open a file of positions", "open", "Open"
    ),
    Menu(RECENT, "Open &Recent", ()),
    Menu(
        "examples",
        "Open E&xample",
        (
            _example("positions", "famous_positions.fen", "&Famous Positions"),
            _example("puzzles", "puzzles.epd", "&Puzzles"),
            _example("game", "opera_game.pgn", "&Annotated Game"),
        ),
    ),
    None,
    Command("save", "files.save", "&Save", "Ctrl+S", "Save all positions", "save"),
    Command("save_as", "files.save_as", "Save &As…", "Ctrl+Shift+S"),
    Command("encoding", "files.choose_encoding", "&Encoding…"),
    None,
    Command(
        "export_picture",
        "pictures.export_picture",
        "Export P&icture…",
        # On X11, text fields claim Ctrl+E.
        "Ctrl+I",
        "Save the diagram as a picture, such as PNG, SVG or PDF",
    ),
    Command("pictures", "pictures.export_many", "Export Pict&ures…"),
    Command(
        "animation",
        "pictures.export_animation",
        "Export &Moving Picture…",
        tip="Save the moves as a GIF, WebP or animated PNG",
    ),
    Command(
        "sheet",
        "pictures.make_sheet",
        "S&heet of Diagrams…",
        "Ctrl+Shift+I",
        "Pages of diagrams with their solutions, as a PDF or printed",
    ),
    Command("print", "pictures.print_shown", "&Print…", "Ctrl+P", "Print the diagram"),
    None,
    Command("close", "close", "&Close Window", "Ctrl+W"),
    Command("quit", "quit_requested.emit", "&Quit", "Ctrl+Q"),
)

_EDIT: Rows = (
    Command("undo", "moves.undo", "&Undo", "Ctrl+Z", icon="undo", short="Undo"),
    Command("redo", "moves.redo", "&Redo", "Ctrl+Shift+Z Ctrl+Y", icon="redo", short="Redo"),
    None,
    _named("edit", "cut", "Cu&t Position", "Ctrl+X"),
    _named("edit", "copy", "&Copy FEN", "Ctrl+C", "Copy the position as FEN", icon="copy"),
    Command(
        "copy_as",
        "clipboard.copy_as",
        "Copy &As…",
        "Ctrl+Shift+C",
        "Copy the position in another format, such as a link, a diagram or LaTeX",
    ),
    Command(
        "copy_picture",
        "pictures.copy_picture",
        "Copy P&icture",
        "Ctrl+Alt+C",
        "Copy the diagram as a picture, and its FEN for text editors",
        "picture",
    ),
    Menu(
        "open_in_browser",
        "Open in &Browser",
        (
            _page("lichess", "Lichess &Editor"),
            _page("lichess-analysis", "Lichess &Analysis Board"),
            _page("chesscom", "&Chess.com Analysis Board"),
        ),
    ),
    _named(
        "edit",
        "paste",
        "&Paste",
        "Ctrl+V",
        "Paste positions, as text or as a picture",
        icon="paste",
    ),
    Command(
        "paste_over",
        "clipboard.paste_over",
        "Paste O&ver",
        "Ctrl+Shift+V",
        "Paste a position in place of the one shown",
    ),
    Command(
        "read_screen",
        "reading.read_screen",
        "Read from Scr&een…",
        "Ctrl+Alt+V",
        "Read the position from a part of the screen",
    ),
    Menu(
        "read_pictures",
        "P&ositions from Pictures",
        (
            Command(
                "review_picture",
                "reading.reviewing.show_picture",
                "Review &Picture",
                "F12",
                "Show or hide the picture from which the position was read",
                judged=True,
            ),
            _doubt("next_doubt", "&Next Doubtful Square", "F4", 1),
            _doubt("previous_doubt", "Pre&vious Doubtful Square", "Shift+F4", -1),
            Command(
                "turn_picture",
                "reading.reviewing.turn",
                "&Turn Picture’s Position",
                tip="Read the picture with White on the other side",
            ),
        ),
    ),
    None,
    Command("select_all", "board.select_all", "Se&lect All Squares"),
    Menu(
        "fields",
        "Go to FEN &Field",
        (
            _field(1, "Piece &Placement"),
            _field(2, "&Side to Move"),
            _field(3, "&Castling Rights"),
            _field(4, "&En Passant Square"),
            _field(5, "&Halfmove Clock"),
            _field(6, "&Fullmove Number"),
        ),
    ),
    None,
    _named("help.show", "preferences", "Prefere&nces…", "Ctrl+,", icon="settings"),
)

_POSITION: Rows = (
    Command(
        "start",
        "position.set_start",
        "&Start Position",
        "Ctrl+Shift+Home",
        icon="start",
        short="Start Position",
    ),
    Command(
        "clear", "position.clear", "&Clear Board", "Ctrl+Shift+Del", icon="clear", short="Clear"
    ),
    Command(
        "place_pieces",
        "board.enter_pieces",
        "Place &Pieces by Name…",
        "Ctrl+L",
        "Type pieces and squares, such as Ke1 Qd1 a2",
    ),
    Command(
        "other_piece",
        "board.ask_other_piece",
        "Oth&er Piece…",
        "Ctrl+Shift+O",
        "Place a fairy piece, by its Popeye code, on the cursor’s square",
    ),
    None,
    Command("chess960_number", "position.ask_for_number", "Chess960 Position by &Number…"),
    Command("chess960_random", "position.set_random", "&Random Chess960 Position"),
    Command(
        "random_position",
        "position.enter_material",
        "Ran&dom Position…",
        tip="Set up a random legal position with given pieces, such as KRPvKR",
    ),
    None,
    _transform("white_to_move", "Wh&ite to Move", checkable=True),
    _transform("black_to_move", "&Black to Move", checkable=True),
    None,
    _transform("rotate", "R&otate by 180°"),
    _transform("mirror", "&Mirror Left–Right"),
    _transform("mirror_ranks", "Mirror &Top–Bottom"),
    _transform("swap", "S&wap Colours"),
    Menu(
        "shift",
        "S&hift",
        (
            _transform("shift_up", "Shift &Up", "Ctrl+Shift+Up"),
            _transform("shift_down", "Shift &Down", "Ctrl+Shift+Down"),
            _transform("shift_left", "Shift &Left", "Ctrl+Shift+Left"),
            _transform("shift_right", "Shift R&ight", "Ctrl+Shift+Right"),
        ),
    ),
    Menu(
        "clear_field",
        "Clear &Field",
        (
            _transform("drop_rights", "&Castling Rights"),
            _transform("drop_ep", "&En Passant Square"),
            _transform("reset_counters", "C&ounters"),
        ),
    ),
    None,
    Command(
        "marks",
        "board.toggle_marks",
        "Mar&ks Tool",
        "Ctrl+M",
        "Draw arrows, circles, highlights and labels instead of setting up pieces",
        "marks",
        checkable=True,
    ),
    _transform("clear_marks", "C&lear Marks"),
    None,
    Command("chess960", "position.toggle_chess960", "Chess&960 Castling", checkable=True),
    Command(
        "several_kings", "position.toggle_several_kings", "&Allow Several Kings", checkable=True
    ),
)

_MOVES: Rows = (
    Command(
        "play",
        "moves.toggle",
        "&Play Moves",
        "F5",
        "Make legal moves on the board instead of setting up pieces",
        checkable=True,
        judged=True,
    ),
    None,
    _step("first_move", "To the &Start", "Alt+Home"),
    _step("back_move", "One Move &Back", "Alt+Left"),
    _step("forward_move", "One Move &Forward", "Alt+Right"),
    _step("last_move", "To the &Last Move", "Alt+End"),
    _step("previous_variation", "Pre&vious Variation", "Alt+Up"),
    _step("next_variation", "Ne&xt Variation", "Alt+Down"),
    None,
    Command(
        "take_position",
        "moves.take_position",
        "&New Position from Here",
        "Ctrl+Return",
        "Add the position shown to the collection, after the game",
        judged=True,
    ),
    Command(
        "take_several",
        "moves.take_several",
        "Several Posi&tions from Games…",
        tip="Add positions of the game, or of all selected games, after each of them",
        judged=True,
    ),
    None,
    Command(
        "keep_moves",
        "moves.keep",
        "&Keep in Record",
        tip="Write the moves, including those you played, into the record",
        judged=True,
    ),
    Command(
        "promote_variation",
        "moves.promote",
        "Pro&mote Variation",
        tip="Move this variation in front of the one before it",
        judged=True,
    ),
    Command(
        "delete_moves",
        "moves.delete",
        "&Delete from Here",
        tip="Delete this move, and those after it",
        judged=True,
    ),
    None,
    Command(
        "answers",
        "moves.toggle_answers",
        "Other Side Ans&wers",
        tip="In a solved puzzle, answer each move with the defence that holds out longest",
        checkable=True,
        judged=True,
    ),
    None,
    _named("moves.copy", "copy_moves", "&Copy Moves")._replace(judged=True),
    _named("moves.copy", "copy_game", "Copy as P&GN")._replace(judged=True),
)

_PUZZLE: Rows = (
    Command(
        "stipulation",
        "puzzle.enter_stipulation",
        "St&ipulation",
        "Ctrl+Shift+F7",
        "Enter what the puzzle asks for: #2, h#3, s#4, or in words",
    ),
    Command(
        "solve",
        "puzzle.solve",
        "&Solve",
        "F7",
        "Prove that the puzzle is sound; press again to stop",
    ),
    Command(
        "solve_all",
        "puzzle.solve_all",
        "Solve &All Puzzles",
        tip="Solve every position that has a stipulation",
    ),
    Command("solution", "puzzle.toggle_solution", "Solution &Tree", "Ctrl+F7"),
    _puzzle("copy_solution", "Co&py Solution", "Copy the solution as text"),
    _puzzle("keep_solution", "Add Solution to &Record", "Write the solution into the record"),
    Command("puzzle_data", "puzzle.show_form", "Puzzle &Data…", "Shift+F7"),
    None,
    Command("add_twin", "puzzle.add_twin", "Add T&win", tip="Add a twin like the position shown"),
    Command("next_twin", "puzzle.step_twin", "&Next Twin", "Ctrl+PgDown", arguments=(1,)),
    Command("previous_twin", "puzzle.step_twin", "Pre&vious Twin", "Ctrl+PgUp", arguments=(-1,)),
    Command("remove_twin", "puzzle.remove_twin", "Re&move Twin"),
    None,
    _wanted("tries", "&Find Tries", "Also find first moves that only one defence refutes"),
    _wanted(
        "set_play",
        "Find Set Pla&y",
        "Also find the mates that are set if the other side were to move",
    ),
    None,
    _puzzle("ask_popeye", "As&k Popeye", "Solve the puzzle with Popeye, even if FenEdit can"),
    _puzzle("popeye_text", "Popeye’s Te&xt…", "Show what Popeye is asked, and what it says"),
    None,
    Command("engine", "engine.toggle", "Start or Stop the &Engine"),
    Command("programs", "engine.choose", "&Choose Engine and Popeye…"),
)

_COLLECTION: Rows = (
    Command("previous", "position.step", "&Previous Position", "PgUp", arguments=(-1,)),
    Command("next", "position.step", "&Next Position", "PgDown", arguments=(1,)),
    Command(
        "next_fault",
        "collection.find_fault",
        "Next Proble&m",
        "F8",
        "Show the next position with a problem",
        arguments=(1,),
    ),
    Command(
        "previous_fault", "collection.find_fault", "Pr&evious Problem", "Shift+F8", arguments=(-1,)
    ),
    Command(
        "show_faults",
        "collection.show_faults",
        "S&how Positions with Problems",
        "Ctrl+F8",
        "Show only positions with problems",
    ),
    None,
    Command(
        "find",
        "collection.find",
        "F&ind…",
        "Ctrl+F",
        "Find positions in the collection; Esc to go back",
        "find",
    ),
    Command("find_next", "collection.find_on", "Find Ne&xt", "F3", arguments=(1,)),
    Command("find_previous", "collection.find_on", "Find Pre&vious", "Shift+F3", arguments=(-1,)),
    None,
    Command("add", "position.add", "&Add Position", "Ctrl+Shift+N", icon="add"),
    _named(
        "position.change_records", "duplicate", "Dup&licate Position", "Ctrl+D", icon="duplicate"
    ),
    _named("position.change_records", "delete", "&Delete Position", "Ctrl+Del", icon="delete"),
    None,
    Menu(
        "sort",
        "Sort B&y",
        (
            _sort("title", "&Title"),
            _sort("side", "&Side to Move"),
            _sort("material", "&Material"),
            _sort("men", "&Number of Pieces"),
            _sort("rating", "&Rating"),
            _sort("verdict", "Check Res&ult"),
            _sort("text", "Te&xt"),
            None,
            Command("sort_down", "", "&Descending", checkable=True),
        ),
    ),
    Command("reverse", "collection.commands.reverse", "&Reverse Order"),
    Command(
        "rename",
        "collection.commands.rename",
        "Rename Posi&tion",
        "F2",
        "Edit the name of the position in the list",
    ),
    Command(
        "set_details",
        "collection.commands.set_details",
        "&Set for Selected…",
        tip="Set names, author, stipulation and more for all selected positions",
    ),
    Command(
        "edit_comment",
        "collection.edit_comment",
        "Edit &Comment",
        "Shift+F2",
        "Edit the comment before the position in its file",
    ),
    Command("renumber", "collection.commands.renumber", "Replace Names with Num&bers"),
    None,
    Command("split", "collection.commands.split", "Selection to New &Window"),
    Command("append", "collection.commands.append", "Append &File…"),
    None,
    _named("position.change_records", "move_up", "Move &Up", "Alt+Shift+Up", icon="up"),
    _named("position.change_records", "move_down", "Move D&own", "Alt+Shift+Down", icon="down"),
)

_VIEW: Rows = (
    Command("flip", "board.flip", "&Flip Board", "Ctrl+Shift+F", icon="flip", short="Flip"),
    None,
    Command("go_to_board", "area.focus_board", "Go to the &Board", "F6"),
    Command("show_collection", "collection.toggle", "&Collection", "F9", checkable=True),
    None,
    Menu(
        "read",
        "&Read Aloud",
        (
            _read("position", "Whole &Position", "Ctrl+Shift+P"),
            _read("rank", "This &Rank", "Ctrl+Shift+R"),
            _read("file", "This &File", "Ctrl+Shift+L"),
            _read("attacks", "&Attacks on This Square", "Ctrl+Shift+T"),
            Command("read_check", "panels.read_check", "Position &Check", "Ctrl+Shift+K"),
            None,
            _read("K", "&Kings"),
            _read("Q", "&Queens"),
            _read("R", "R&ooks"),
            _read("B", "&Bishops"),
            _read("N", "K&nights"),
            _read("P", "Pawn&s"),
        ),
    ),
    None,
    Command("full_screen", "toggle_full_screen", "Full &Screen", "F11", checkable=True),
    Command(
        "board_alone",
        "toggle_board_alone",
        "Board &Alone",
        "Ctrl+Shift+F11",
        "Show only the board and its FEN; Esc returns",
        checkable=True,
    ),
    None,
    _mode("auto", "List or Gallery by &Width", ""),
    _mode("list", "As &List", "list"),
    _mode("compact", "As L&ines of Text", "compact"),
    _mode("gallery", "As &Gallery", "gallery"),
)

_HELP: Rows = (
    Command(
        FIND_COMMAND,
        "help.find_command",
        "&Find Command…",
        "Ctrl+Shift+A",
        "Type part of a command’s name",
        "find",
        short="Find a Command",
    ),
    Command("manual", "help.open_manual", "&Manual", "F1 Help"),
    Command("keys", "help.open_manual", "&Keys and Commands", arguments=("keys",)),
    None,
    _named("help.show", "about", "&About FenEdit"),
)

MENUS = (
    Menu("file", "&File", _FILE),
    Menu("edit", "&Edit", _EDIT),
    Menu("position", "&Position", _POSITION),
    Menu("moves", "&Moves", _MOVES),
    Menu("puzzle", "P&uzzle", _PUZZLE),
    Menu("collection", "&Collection", _COLLECTION),
    Menu("view", "&View", _VIEW),
    Menu("help", "&Help", _HELP),
)
TOOLBAR = ("new", "open", "save", "", "undo", "redo", "", "flip", "clear", "start")


def commands_of(menu: Menu) -> Iterator[Command]:
    """Yield the commands of a menu and of its submenus, from top to bottom."""
    for row in menu.rows:
        if isinstance(row, Command):
            yield row
        elif row is not None:
            yield from commands_of(row)


def translated(text: str) -> str:
    """Return a text of this table in the interface's language."""
    return QCoreApplication.translate("Commands", text)


def plain(text: str) -> str:
    """Return a text of a menu without "&" and dots."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
