"""Each command of the table is reached by keys alone, and has its effect.

A command with keys is run by them; any other by the letters of its menus. Windows that open are
closed by a key. A new command fails here until `EFFECTS` names its visible effect.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

import pytest
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from fenedit.ui.collection.cell_view import CellView
from fenedit.ui.collection.find_bar import FindBar
from fenedit.ui.commands import CLEAR_RECENT, MENUS, RECENT, Command, Menu
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading.screen import ScreenCover
from tests.helpers.keyboard import Hands, type_keys
from tests.helpers.states import HARING, START, state_of_fen

RECORDS: Final = (
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id "first";\n'
    "4k3/8/8/8/8/8/8/4K2R w Kq e4\n"
    "# A comment.\n"
    "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 "
    'hmvc 5; fmvn 9; c0 "[%cal Gd4e3]"; id "third";\n'
    '2k5/8/2K5/8/8/8/8/3R4 w - - dm 3; id "mate"; rating 1500;\n'
    "4k3/8/8/8/8/8/8/4K2R w Kq e4\n"
)
"""The third of them is shown first."""


@pytest.fixture
def window(show, tmp_path, monkeypatch) -> MainWindow:
    path = tmp_path / "records.epd"
    path.write_text(RECORDS)
    shown = show(state_of_fen(START))
    assert shown.files.open(path)
    shown.editor.show_record(2)
    QGuiApplication.clipboard().setText(HARING)
    for name in ("quit_requested", "window_wanted", "document_wanted"):
        getattr(shown, name).connect(lambda *_, name=name: shown.setProperty("emitted", name))
    browse = partial(shown.setProperty, "browsed")
    monkeypatch.setattr(QDesktopServices, "openUrl", browse)
    return shown


@pytest.fixture
def hands(window, qtbot) -> Hands:
    return Hands(window, qtbot)


SEEN: Final[Mapping[str, Callable[[MainWindow, Hands], object]]] = {
    "state": lambda window, _: window.editor.state,
    "chosen": lambda window, _: window.area.view.selection,
    "flipped": lambda window, _: window.area.view.flipped,
    "marking": lambda window, _: window.area.view.marking,
    "playing": lambda window, _: window._bench.moves.plays,
    "moved": lambda window, _: window._bench.moves.path,
    "answered": lambda window, _: window.commands["answers"].isChecked(),
    "said": lambda window, _: window.status.words,
    "clipboard": lambda *_: copied(),
    "keyboard": lambda window, _: (type(window.focusWidget()), chosen_text(window.focusWidget())),
    "opened": lambda _, hands: tuple(hands.closed),
    "emitted": lambda window, _: window.property("emitted"),
    "list": lambda window, _: window.collection.panel.isVisible(),
    "mode": lambda window, _: window._services.settings.window_value("collection_mode"),
    "screen": lambda window, _: window.isFullScreen(),
    "column": lambda window, _: window.panels.isVisible(),
    "recent": lambda window, _: window._services.settings.recent_files(),
    "saved": lambda window, _: window.editor.modified,
    "ticked": lambda window, _: window.commands["sort_down"].isChecked(),
    "solved": lambda window, _: window.panels.puzzle_card.accessibleDescription(),
    "wanted": lambda window, _: (window.panels.puzzle.tries, window.panels.puzzle.set_play),
    "found": lambda window, _: window.findChild(FindBar) is not None,
    "covered": lambda *_: was_covered(),
    "browsed": lambda window, _: window.property("browsed"),
}
"""Properties that a command may change."""

EFFECTS: Final[Mapping[str, str]] = {
    "state": """
        new undo redo cut paste paste_over start clear chess960_random white_to_move black_to_move rotate
        mirror mirror_ranks swap shift_up shift_down shift_left shift_right drop_rights drop_ep
        reset_counters clear_marks chess960 previous next next_fault previous_fault find_next
        find_previous add duplicate delete sort_title sort_side sort_material sort_men sort_rating
        sort_verdict sort_text reverse renumber move_up move_down take_position keep_moves
        add_twin next_twin previous_twin remove_twin
        example_positions example_puzzles example_game
        """,
    "chosen": "select_all",
    "flipped": "flip",
    "marking": "marks",
    "playing": "play",
    "moved": """
        first_move back_move forward_move last_move previous_variation next_variation delete_moves
        promote_variation
        """,
    "answered": "answers",
    "said": """
        read_position read_rank read_file read_attacks read_check read_K read_Q read_R read_B
        read_N read_P several_kings solve_all keep_solution
        review_picture next_doubt previous_doubt turn_picture
        """,
    "wanted": "tries set_play",
    "clipboard": "copy copy_picture copy_moves copy_game copy_solution",
    "keyboard": """
        field_1 field_2 field_3 field_4 field_5 field_6 find go_to_board place_pieces rename
        solution stipulation
        """,
    "opened": """
        take_several new_from random_position
        open save_as encoding export_picture pictures animation sheet print copy_as preferences chess960_number
        puzzle_data other_piece popeye_text engine programs append manual keys about find_command edit_comment set_details close
        """,
    "emitted": "new_window quit split",
    "list": "show_collection",
    "mode": "view_auto view_list view_compact view_gallery",
    "screen": "full_screen",
    "column": "board_alone",
    "recent": "clear_recent",
    "saved": "save",
    "ticked": "sort_down",
    "found": "show_faults",
    "covered": "read_screen",
    "browsed": "browse_lichess browse_lichess-analysis browse_chesscom",
    "solved": "solve ask_popeye",
}
"""The properties of `SEEN` that each command changes."""

_MOVE: Final = "F5 E 5 Return"
_VARIED: Final = f"{_MOVE} Alt+Left F6 C 5 Return"
_MAN_ALONE: Final = "Ctrl+Shift+Del Ctrl+Home Right Down K"
FIRST: Final[Mapping[str, str]] = {
    "undo": "Ctrl+Shift+Del",
    "redo": "Ctrl+Shift+Del Ctrl+Z",
    "save": "Ctrl+Shift+Del",
    "black_to_move": "Alt+P I",
    "close": "Ctrl+Shift+Del",
    **{f"shift_{way}": _MAN_ALONE for way in ("up", "down", "left", "right")},
    "solve": "PgDown",
    "go_to_board": "Ctrl+1",
    "view_auto": "Alt+V L",
    **dict.fromkeys(("first_move", "back_move", "take_position", "delete_moves"), _MOVE),
    "take_several": _MOVE,
    **dict.fromkeys(("copy_moves", "copy_game", "keep_moves"), _MOVE),
    **dict.fromkeys(("forward_move", "last_move"), f"{_MOVE} Alt+Left"),
    **dict.fromkeys(("previous_variation", "promote_variation"), _VARIED),
    "next_variation": f"{_VARIED} Alt+Up",
    **dict.fromkeys(("answers", "copy_solution", "keep_solution"), "PgDown F7"),
    **dict.fromkeys(("tries", "set_play", "ask_popeye", "popeye_text"), "PgDown"),
    **dict.fromkeys(("next_twin", "previous_twin", "remove_twin"), "Alt+U W"),
}
"""Keys that are pressed before commands that would have no effect yet."""


def was_covered() -> bool:
    """Return whether the screen is covered, and close the cover."""
    tops = QApplication.topLevelWidgets()
    covers = [each for each in tops if isinstance(each, ScreenCover) and each.isVisible()]
    for cover in covers:
        type_keys(cover, "Esc")
    return bool(covers)


def copied() -> tuple[str, bool]:
    data = QGuiApplication.clipboard().mimeData()
    return data.text(), data.hasImage()


def chosen_text(widget: QWidget | None) -> str:
    return widget.selectedText() if isinstance(widget, QLineEdit) else ""


def ways(menu: Menu, above: tuple[Menu, ...] = ()) -> Iterator[tuple[Command, tuple[Menu, ...]]]:
    """Yield each command of a menu and its submenus, with the menus that lead there."""
    for row in menu.rows:
        if isinstance(row, Command):
            yield row, (*above, menu)
        elif row is not None:
            yield from ways(row, (*above, menu))
    if menu.name == RECENT:
        yield CLEAR_RECENT, (*above, menu)


WAYS: Final = {command.name: way for menu in MENUS for command, way in ways(menu)}
COMMANDS: Final = {command.name: command for menu in MENUS for command, _ in ways(menu)}


def letter(words: str) -> str:
    return words.replace("&&", "").partition("&")[2][:1]


def press_letters(window: MainWindow, hands: Hands, way: tuple[Menu, ...], action: QAction):
    """Open the menus to an action, and press its own letter there."""
    first, *others = (window.commands.menu(menu.name) for menu in way)
    hands.press(f"Alt+{letter(first.title())}")
    assert QApplication.activePopupWidget() is first
    for menu in others:
        hands.press(letter(menu.title()))
        assert QApplication.activePopupWidget() is menu
    hands.press_and_leave(letter(action.text()))


@pytest.mark.parametrize("name", WAYS)
def test_each_is_given_by_keys(window, hands, qtbot, name):
    (seen,) = (SEEN[what] for what, names in EFFECTS.items() if name in names.split())
    command, action = COMMANDS[name], window.commands[name]
    # A narrow list has only one form.
    window.resize(1400, 900)
    hands.press("F6")
    if name == "cut":
        hands.go_to(lambda each: isinstance(each, CellView))
    elif name in {"find_next", "find_previous"}:
        hands.press("Ctrl+F")
        hands.write("4k3")
        hands.press("Return")
        qtbot.waitUntil(lambda: bool(window.collection._finder.hits.rows))
    hands.press(FIRST.get(name, ""))
    window.panels.puzzle.popeye_path = "/nothing" if "popeye" in name else ""
    if name in {"answers", "copy_solution", "keep_solution"}:
        qtbot.waitUntil(lambda: window.puzzle.has_solution)
    before, triggered = seen(window, hands), []
    action.triggered.connect(lambda: triggered.append(name))
    if command.keys and name != "cut":
        hands.press_and_leave(command.keys.split()[0])
    else:
        press_letters(window, hands, WAYS[name], action)
    assert triggered == [name]
    qtbot.waitUntil(lambda: seen(window, hands) != before)
    assert QApplication.activePopupWidget() is None
    window.editor.undo_stack.setClean()
