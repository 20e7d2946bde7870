"""What is done to many records, in a whole window."""

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProgressDialog, QPushButton

from fenedit.documents.document import Document, document_bytes
from fenedit.jobs.olive import exported
from fenedit.session import background
from fenedit.session.collection.rows import each, rows_of
from fenedit.session.intents import many_records
from fenedit.session.moves.moves import Moves
from fenedit.ui.collection.commands import RecordCommands
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.files.outside import LossBar
from fenedit.ui.main_window import MainWindow
from tests.helpers import at_once
from tests.helpers.benches import hearing
from tests.helpers.keyboard import type_keys
from tests.helpers.olive import FAIRY, MORPHY
from tests.helpers.states import state_of_text, text_of
from tests.helpers.windows import shown_window

NAMES = ("delta", "alpha", "charlie", "bravo", "echo")


def line(name: str) -> str:
    clock = ord(name[0])
    return f'4k3/8/8/8/8/8/8/4K3 w - - 0 {clock} id "{name}";'


FILE = "".join(f"{line(name)}\n" for name in NAMES)


@pytest.fixture
def window(show) -> MainWindow:
    return show(state_of_text(FILE))


@pytest.fixture
def panel(window) -> CollectionPanel:
    panel = window.collection.panel
    panel.focus_list()
    return panel


def names(window: MainWindow) -> list[str]:
    return [record.line.split('"')[1] for record in window.editor.state.collection]


def chosen(panel: CollectionPanel) -> list[int]:
    return list(each(panel.chosen))


def choose(panel: CollectionPanel, *rows: int):
    panel.list.setCurrentIndex(panel.list.model().index(rows[-1], 0))
    panel.list.choose(rows_of(rows))


def clipboard_text() -> str:
    return QGuiApplication.clipboard().text()


def test_what_is_selected_is_copied_as_lines_and_pasted_after_the_shown_one(window, panel):
    choose(panel, 0, 2)
    type_keys(panel.list, "Ctrl+C")
    assert clipboard_text() == f"{line('delta')}\n{line('charlie')}\n"
    choose(panel, 4)
    window.commands["paste"].trigger()
    assert names(window) == [*NAMES, "delta", "charlie"]
    assert chosen(panel) == [5, 6]
    assert window.editor.undo_stack.undoText() == "Paste 2 positions"


def test_text_from_elsewhere_is_pasted_as_records(window, panel):
    QGuiApplication.clipboard().setText(f"{line('x')}\n{line('y')}\n")
    type_keys(panel.list, "Ctrl+V")
    assert names(window) == ["delta", "x", "y", *NAMES[1:]]


def test_what_is_selected_is_cut(window, panel):
    choose(panel, 1, 3)
    window.commands["cut"].trigger()
    assert clipboard_text() == f"{line('alpha')}\n{line('bravo')}\n"
    assert names(window) == ["delta", "charlie", "echo"]
    assert window.editor.undo_stack.undoText() == "Cut 2 positions"
    window.commands["undo"].trigger()
    assert (names(window), chosen(panel)) == (list(NAMES), [1, 3])


def test_with_the_board_in_focus_copying_means_the_position(window):
    window.area.focus_board()
    window.commands["copy"].trigger()
    assert clipboard_text() == "4k3/8/8/8/8/8/8/4K3 w - - 0 100"


def test_in_the_list_copying_means_the_position_that_moves_have_reached(window, panel):
    window._bench.moves.play("e1e2")
    window.commands["copy"].trigger()
    assert clipboard_text() == "4k3/8/8/8/8/8/4K3/8 b - - 1 100"
    choose(panel, 1, 0)
    window.commands["copy"].trigger()
    assert clipboard_text() == f"{line('delta')}\n{line('alpha')}\n"


@pytest.mark.parametrize(
    ("action", "after", "rows", "step"),
    [
        ("duplicate", "delta alpha charlie alpha charlie bravo echo", [3, 4], "Duplicate 2"),
        ("delete", "delta bravo echo", [1], "Delete 2"),
        ("move_up", "alpha charlie delta bravo echo", [0, 1], "Move 2 positions up"),
        ("move_down", "delta bravo alpha charlie echo", [2, 3], "Move 2 positions down"),
        ("reverse", "delta charlie alpha bravo echo", [1, 2], "Reverse positions"),
        ("sort_title", "delta alpha charlie bravo echo", [1, 2], ""),
        ("renumber", "delta 1 2 bravo echo", [1, 2], "Replace names with numbers"),
    ],
)
def test_actions_act_on_all_that_is_selected(window, panel, action, after, rows, step):
    choose(panel, 1, 2)
    window.commands[action].trigger()
    assert (names(window), chosen(panel)) == (after.split(), rows)
    assert window.editor.undo_stack.undoText().startswith(step)
    if step:
        window.commands["undo"].trigger()
        assert names(window) == list(NAMES)


def test_with_one_selected_all_are_sorted(window, panel):
    choose(panel, 2)
    window.commands["sort_title"].trigger()
    assert names(window) == sorted(NAMES)
    assert names(window)[window.editor.state.current] == "charlie"
    window.commands["sort_down"].trigger()
    window.commands["sort_title"].trigger()
    assert names(window) == sorted(NAMES, reverse=True)


def test_easy_puzzles_come_first(window, panel):
    ratings = {"delta": "rating 2100", "alpha": "rating 900", "echo": "rating 1500"}
    lines = [f"{line(name)} {ratings.get(name, 'noop')};" for name in NAMES]
    window.editor.open_document(state_of_text("\n".join(lines)).document)
    window.commands["sort_rating"].trigger()
    assert names(window)[:3] == ["alpha", "echo", "delta"]


@pytest.mark.parametrize("by", ["side", "material", "men", "rating", "verdict", "text"])
def test_sorting_by_anything_leaves_all_records(window, by):
    window.commands[f"sort_{by}"].trigger()
    assert sorted(names(window)) == sorted(NAMES)


def test_records_are_dropped_elsewhere_in_the_list(window, panel):
    choose(panel, 0, 1)
    panel.list.rows_dropped.emit(4, False)
    assert (names(window), chosen(panel)) == (
        ["charlie", "bravo", "delta", "alpha", "echo"],
        [2, 3],
    )
    panel.list.rows_dropped.emit(0, True)
    assert names(window)[:4] == ["delta", "alpha", "charlie", "bravo"]


def test_text_is_dropped_before_a_record(window, panel):
    data = QMimeData()
    data.setText(line("x"))
    panel.list.data_dropped.emit(data, 1)
    assert names(window) == ["delta", "x", *NAMES[1:]]


def test_a_drag_carries_lines_of_text(panel):
    choose(panel, 3, 4)
    data = panel.list.drag_data()
    assert data.text() == f"{line('bravo')}\n{line('echo')}\n"
    assert not panel.list.picture(panel.chosen).isNull()


def test_a_selection_goes_to_a_new_window(qtbot, window, panel):
    choose(panel, 1, 4)
    with qtbot.waitSignal(window.document_wanted) as wanted:
        window.commands["split"].trigger()
    (document,) = wanted.args
    assert isinstance(document, Document) and document.path is None
    assert [record.line for record in document.collection] == [line("alpha"), line("echo")]
    assert names(window) == list(NAMES)


def test_another_file_is_appended(window, tmp_path, monkeypatch):
    path = tmp_path / "more.fen"
    path.write_text(f"{line('x')}\n{line('y')}\n")
    monkeypatch.setattr(window.files.questions, "file_to_open", lambda _folder: path)
    window.commands["append"].trigger()
    assert names(window) == [*NAMES, "x", "y"]
    assert window.editor.undo_stack.undoText() == "Append file"


@pytest.mark.parametrize("name", ["copy", "cut", "delete", "duplicate", "reverse", "sort_title"])
def test_too_many_are_refused_with_a_sentence(window, panel, monkeypatch, name):
    for most in ("MOST", "MOST_ARRANGED"):
        monkeypatch.setattr(f"fenedit.session.intents.many_records.{most}", 3)
    panel.list.selectAll()
    with hearing(window) as said:
        window.commands[name].trigger()
    assert names(window) == list(NAMES)
    assert "Too many positions" in said.args[0]


def test_the_number_of_selected_ones_is_said(panel):
    choose(panel, 1, 2, 4)
    assert panel.count_text == "3 of 5 selected"
    choose(panel, 1)
    assert panel.count_text == "2 of 5"


def test_the_way_records_are_shown_is_remembered(qtbot, window, panel):
    window.resize(1240, 820)
    narrow = panel.width()
    window.commands["view_gallery"].trigger()
    assert panel.mode == "gallery" and panel.width() > narrow
    assert panel.list.accessibleName().endswith("gallery")
    with shown_window(qtbot, state_of_text(FILE), window._services) as other:
        other.resize(1240, 820)
        assert other.collection.panel.mode == "gallery"
        assert other.commands["view_gallery"].isChecked()


def test_the_menu_of_the_right_button_acts_on_what_is_selected(window, panel):
    choose(panel, 1, 3)
    menu = panel.context_menu()
    by_text = {action.text().replace("&", ""): action for action in menu.actions()}
    by_text["Copy"].trigger()
    assert clipboard_text() == f"{line('alpha')}\n{line('bravo')}\n"
    by_text["Reverse Order"].trigger()
    assert names(window) == ["delta", "bravo", "charlie", "alpha", "echo"]
    by_text["Delete Position"].trigger()
    assert names(window) == ["delta", "charlie", "echo"]
    menu.deleteLater()


def test_what_was_changed_meanwhile_is_left_alone(window, panel):
    before = window.editor.state
    assert panel.is_as_it_was(before)
    window.commands["duplicate"].trigger()
    with hearing(window):
        assert not panel.is_as_it_was(before)


@pytest.fixture
def slowly(monkeypatch):
    """Let each step of what takes long have a turn of its own."""
    monkeypatch.setattr(background, "SLICE_SECONDS", -1.0)


def is_done(window: MainWindow) -> bool:
    return not window.findChildren(QProgressDialog)


@pytest.mark.usefixtures("slowly")
def test_cut_takes_nothing_out_that_it_has_not_copied(qtbot, window, panel):
    choose(panel, 1, 2)
    type_keys(panel.list, "Ctrl+X")
    window.editor.perform(at_once.delete, rows_of([0]))
    qtbot.waitUntil(lambda: is_done(window))
    assert names(window) == ["alpha", "charlie", "bravo", "echo"]
    assert clipboard_text() == f"{line('alpha')}\n{line('charlie')}\n"


@pytest.mark.usefixtures("slowly")
def test_sorting_by_verdict_while_records_go_changes_nothing(qtbot, window, panel):
    choose(panel, 0)
    window.commands["sort_verdict"].trigger()
    window.editor.perform(at_once.delete, rows_of([1, 2, 3, 4]))
    qtbot.waitUntil(lambda: is_done(window))
    assert names(window) == ["delta"]


@pytest.mark.usefixtures("slowly")
def test_what_is_dropped_among_rows_goes_there_in_steps(qtbot, window, panel):
    choose(panel, 0, 2)
    panel.list.rows_dropped.emit(5, False)
    qtbot.waitUntil(lambda: is_done(window))
    assert names(window) == ["alpha", "bravo", "echo", "delta", "charlie"]
    panel.list.rows_dropped.emit(0, True)
    qtbot.waitUntil(lambda: is_done(window))
    assert names(window)[:2] == ["delta", "charlie"]
    assert len(names(window)) == 7


def test_many_records_are_appended_to_a_file_of_comments(qtbot, window, tmp_path):
    window.editor.open_document(state_of_text("# only\n").document)
    file = tmp_path / "many.fen"
    file.write_text("".join(f"{line(name)}\n" for name in "abcdefghij" * 7))
    commands = window.findChild(RecordCommands)
    commands.append_file(file)
    qtbot.waitUntil(lambda: len(names(window)) == 70)
    assert text_of(window.editor.state).startswith("# only\n4k3")


def test_what_is_lost_of_problems_that_are_appended_is_told(qtbot, window, tmp_path):
    file = tmp_path / "two.olv"
    file.write_text(MORPHY + FAIRY)
    commands = window.findChild(RecordCommands)
    commands.append_file(file)
    qtbot.waitUntil(lambda: len(window.editor.state.collection) == 6)
    assert any("Xb4" in bar.words for bar in window.findChildren(LossBar))


def test_the_problems_of_olive_are_appended_as_positions(qtbot, window, tmp_path):
    file = tmp_path / "two.olv"
    document = state_of_text(f"{line('x')}\n{line('y')}\n", file_format="epd").document
    file.write_bytes(document_bytes(exported(document).document))
    commands = window.findChild(RecordCommands)
    commands.append_file(file)
    qtbot.waitUntil(lambda: len(window.editor.state.collection) == 7)
    last = window.editor.state.collection[6]
    assert last.position.placement == window.editor.state.collection[0].position.placement


MIXED = "\n".join(
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 ; both castle",
        "no position",
        "# a remark",
        '4k3/8/8/8/8/8/3P4/4K3 w - - 0 1 c0 "[%cal Gd2d4]";',
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
    )
)


@pytest.fixture
def mixed(show) -> MainWindow:
    return show(state_of_text(MIXED))


def select_first_three(window: MainWindow) -> CollectionPanel:
    """Select three rows as a person does, with keys; the third is shown then."""
    panel = window.collection.panel
    panel.focus_list()
    for _ in range(2):
        type_keys(panel.list, "Shift+Down")
    assert chosen(panel) == [0, 1, 2]
    return panel


@pytest.mark.parametrize(
    ("action", "first", "third", "step"),
    [
        (
            "mirror",
            "r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1 ; both castle",
            '3k4/8/8/8/8/8/4P3/3K4 w - - 0 1 c0 "[%cal Ge2e4]";',
            "Mirror 2 positions",
        ),
        (
            "swap",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 ; both castle",
            '4k3/3p4/8/8/8/8/8/4K3 b - - 0 1 c0 "[%cal Gd7d5]";',
            "Swap colours of 2 positions",
        ),
        (
            "black_to_move",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 ; both castle",
            '4k3/8/8/8/8/8/3P4/4K3 b - - 0 1 c0 "[%cal Gd2d4]";',
            "Set side to move to Black in 2 positions",
        ),
        ("drop_rights", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1 ; both castle", "", "Remove castling"),
        ("shift_left", "", '3k4/8/8/8/8/8/2P5/3K4 w - - 0 1 c0 "[%cal Gc2c4]";', "Shift position"),
    ],
)
def test_a_transform_acts_on_all_that_is_selected_in_one_step(mixed, action, first, third, step):
    panel, stack = select_first_three(mixed), mixed.editor.undo_stack
    mixed.commands[action].trigger()
    lines = [item.line for item in mixed.editor.state.collection.lines]
    before = MIXED.splitlines()
    assert lines == [first or before[0], *before[1:3], third or before[3], before[4]]
    assert (chosen(panel), mixed.editor.state.current) == ([0, 1, 2], 2)
    assert stack.count() == 1 and stack.undoText().startswith(step)
    left = 1 if first and third else 2
    words = f"Nothing was changed in {left} of the selected positions."
    assert words in mixed.status.words
    type_keys(mixed, "Ctrl+Z")
    assert text_of(mixed.editor.state) == MIXED
    assert (chosen(panel), mixed.editor.modified) == ([0, 1, 2], False)
    type_keys(mixed, "Ctrl+Shift+Z")
    assert [item.line for item in mixed.editor.state.collection.lines] == lines


def test_keys_shift_all_that_is_selected(mixed):
    panel = select_first_three(mixed)
    choose(panel, 2, 3)
    type_keys(panel.list, "Ctrl+Shift+Right")
    assert mixed.editor.state.collection[2].line.startswith("5k2/8/8/8/8/8/4P3/5K2 ")
    assert chosen(panel) == [2, 3]


def test_with_one_selected_a_transform_acts_on_the_shown_record(mixed):
    mixed.commands["mirror"].trigger()
    assert text_of(mixed.editor.state).splitlines()[1:] == MIXED.splitlines()[1:]
    assert mixed.editor.undo_stack.undoText() == "Mirror position"
    assert "Castling rights White O-O" in mixed.status.words


def test_where_nothing_selected_changes_it_is_said(mixed):
    panel = select_first_three(mixed)
    choose(panel, 1, 3)
    mixed.commands["shift_left"].trigger()
    assert mixed.editor.undo_stack.count() == 0
    assert mixed.status.words == "Nothing was changed in the selected positions."


def test_the_menu_offers_transforms_that_change_anything_selected(mixed):
    panel, actions = select_first_three(mixed), mixed.commands
    mixed.commands.judge()
    assert actions["shift_left"].isEnabled() and actions["mirror"].isEnabled()
    choose(panel, 1, 3)
    mixed.commands.judge()
    assert not actions["shift_left"].isEnabled() and actions["mirror"].isEnabled()
    # What is not seen is not acted on.
    mixed.editor.show_record(2)
    choose(panel, 1, 3)
    actions["show_collection"].trigger()
    assert not panel.isVisible()
    actions["mirror"].trigger()
    assert mixed.editor.undo_stack.undoText() == "Mirror position"


def test_a_transform_of_many_changes_their_records_even_if_a_later_move_is_seen(mixed):
    select_first_three(mixed)
    (moves,) = mixed.findChildren(Moves)
    moves.play("e1f1")
    mixed.commands["mirror"].trigger()
    assert mixed.editor.undo_stack.undoText() == "Mirror 2 positions"
    assert len(mixed.editor.state.collection) == len(state_of_text(MIXED).collection)


def test_a_transform_of_many_can_be_cancelled_and_of_too_many_is_refused(mixed, qtbot, monkeypatch):
    panel = select_first_three(mixed)
    monkeypatch.setattr(background, "SLICE_SECONDS", 0)
    mixed.commands["mirror"].trigger()
    (dialog,) = mixed.findChildren(QProgressDialog)
    (cancel,) = dialog.findChildren(QPushButton)
    cancel.click()
    qtbot.waitUntil(lambda: not mixed.findChildren(QProgressDialog))
    assert text_of(mixed.editor.state) == MIXED
    assert mixed.editor.undo_stack.count() == 0
    monkeypatch.setattr(many_records, "MOST", 2)
    mixed.commands["mirror"].trigger()
    assert text_of(mixed.editor.state) == MIXED
    assert "Too many" in mixed.status.words
    assert chosen(panel) == [0, 1, 2]


def test_among_hits_what_is_selected_is_turned_and_stays_among_them(mixed, qtbot):
    mixed.commands["find"].trigger()
    finder = mixed.collection._finder
    finder.bar.look_for("like:4k3/8/8/8/8/8/3P4/4K3")
    qtbot.waitUntil(lambda: tuple(finder.hits.rows) == (2,))
    finder.bar.look_for("K")
    qtbot.waitUntil(lambda: len(finder.hits.rows) == 3)
    panel = mixed.collection.panel
    panel.list.choose(rows_of([1, 2]))
    assert chosen(panel) == [2, 3]
    mixed.commands["rotate"].trigger()
    lines = [record.line for record in mixed.editor.state.collection]
    assert lines[2].startswith("3K4/4P3/") and lines[3].startswith("7K/")
    assert (chosen(panel), tuple(finder.hits.rows)) == ([2, 3], (0, 2, 3))


def test_what_is_selected_in_many_places_stays_selected(show):
    state = state_of_text("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n" * 900)
    window = show(state)
    panel = window.collection.panel
    assert panel is not None
    choose(panel, *range(0, 900, 2))
    window.commands["mirror"].trigger()
    assert window.editor.undo_stack.undoText() == "Mirror 450 positions"
    assert chosen(panel) == list(range(0, 900, 2))
