from collections.abc import Callable, Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from fenedit.documents.annotating import name_of
from fenedit.documents.block import BLOCK_SIZE
from fenedit.documents.document import Collection
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import EMPTY, EMPTY_POSITION, parse_square
from fenedit.notation.problems import Problem, Severity
from fenedit.session.collection.model import CollectionModel, RecordWords, Role
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields, records
from fenedit.session.state import EditorState
from tests.helpers.large_files import opened, small_blocks
from tests.helpers.states import START, editor_of, pasted, state_of_text

E4 = parse_square("e4")
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
QUEENS = "Q7/8/8/8/8/8/8/7q b - - 0 1"
FILE = f"{KINGS}\n# a comment\n{START}\n\n{QUEENS}\n"


def words_of(record: Record, _position: object) -> RecordWords:
    return RecordWords(record.line, str(len(record.line)))


def said_of(problem: Problem) -> str:
    return problem.code


class Mirror:
    """A second list that learns of the model's rows by its signals alone."""

    def __init__(self, model: QAbstractItemModel):
        self.model = model
        self.lines = self._all()
        self.changed: list[tuple[int, int]] = []
        self.resets = 0
        model.rowsInserted.connect(self._on_inserted)
        model.rowsRemoved.connect(self._on_removed)
        model.dataChanged.connect(self._on_changed)
        model.modelReset.connect(self._on_reset)

    def _all(self) -> list[str]:
        return [self._line(row) for row in range(self.model.rowCount())]

    def _line(self, row: int) -> str:
        record = self.model.index(row, 0).data(Role.RECORD)
        return record.line

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int):
        self.lines[first:first] = [self._line(row) for row in range(first, last + 1)]

    def _on_removed(self, _parent: QModelIndex, first: int, last: int):
        del self.lines[first : last + 1]

    def _on_changed(self, first: QModelIndex, last: QModelIndex):
        self.changed.append((first.row(), last.row()))
        for row in range(first.row(), last.row() + 1):
            self.lines[row] = self._line(row)

    def _on_reset(self):
        self.resets += 1


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


def model_of(editor: Editor) -> CollectionModel:
    model = CollectionModel(editor, words_of, said_of, editor)
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Warning, model
    )
    assert tester.model() is model
    return model


def lines_of(state: EditorState) -> list[str]:
    return [record.line for record in state.collection]


def edited_rows(model: CollectionModel) -> list[int]:
    return [row for row in range(model.rowCount()) if model.index(row).data(Role.EDITED)]


def test_a_row_is_a_record_and_no_comment(editor):
    model = model_of(editor)
    assert [model.index(row).data() for row in range(model.rowCount())] == [
        KINGS,
        "a comment",
        QUEENS,
    ]
    index = model.index(1)
    assert index.data(Role.RECORD).line == START
    assert index.data(Role.SUMMARY) == str(len(START))
    assert index.data(Qt.ItemDataRole.ToolTipRole) == f"a comment\n{START}"
    assert [model.index(row).data(Role.COMMENT) for row in range(3)] == ["", "", ""]
    assert not model.has_comments  # It is a name, and no other comment.
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"2: a comment, {len(START)}"


def test_comments_are_not_looked_for_anew_at_each_edit(monkeypatch):
    looked = []

    def is_comment(line):
        looked.append(line)
        return False

    monkeypatch.setattr("fenedit.documents.block.is_comment_line", is_comment)
    editor = editor_of(state_of_text(f"{KINGS}\n\n" * 5000))
    model = model_of(editor)
    assert len(looked) > 1000
    looked.clear()
    editor.perform(board.place, E4, "Q")
    editor.perform(board.place, E4, "N")
    editor.undo_stack.undo()
    assert not model.has_comments
    assert not looked
    # Only what may hold others than before is looked at.
    editor.perform(records.add, EMPTY_POSITION)
    assert 0 < len(looked) <= 2 * BLOCK_SIZE
    editor.close()


def test_a_row_knows_what_speaks_against_its_record(editor, qtbot):
    editor.open_document(
        state_of_text(f"{KINGS}\n4k3/8/8/8/8/8/8/4K2P w - - 0 1\nno FEN\n").document
    )
    model = model_of(editor)
    with qtbot.waitSignal(model.objections_learnt):
        assert [model.index(row).data(Role.OBJECTION) for row in (0, 1)] == [None, None]
    found = [model.index(row).data(Role.OBJECTION) for row in range(3)]
    assert [problem and problem.severity for problem in found] == [
        None,
        Severity.NOT_PLAYABLE,
        Severity.NOT_FEN,
    ]
    tips = [model.index(row).data(Qt.ItemDataRole.ToolTipRole) for row in range(3)]
    assert tips[0] == KINGS
    assert tips[1].endswith("\npawn-on-backrank")
    assert tips[2].startswith("no FEN\n")


def test_a_row_that_is_not_there_has_no_data(editor):
    model = model_of(editor)
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0)) == 0


def test_the_row_that_has_the_focus_is_described(editor):
    row, role = model_of(editor).index(1), Qt.ItemDataRole.AccessibleDescriptionRole
    model = row.model()
    assert model.setData(row, "Saved", role) and row.data(role) == "Saved"
    assert model.setData(row, None, role) and row.data(role) is None
    assert not model.setData(row, "Saved", Qt.ItemDataRole.ToolTipRole)


def test_an_edit_changes_its_row_alone(editor):
    model = model_of(editor)
    mirror = Mirror(model)
    editor.show_record(1)
    editor.perform(board.place, E4, "Q")
    assert mirror.changed == [(1, 1)]
    assert mirror.lines == lines_of(editor.state)
    assert edited_rows(model) == [1]
    spoken = model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith(", not saved. men-too-many-white")


def test_undo_takes_the_mark_of_an_edit_away(editor):
    model = model_of(editor)
    editor.perform(board.place, E4, "Q")
    editor.perform(board.place, E4, EMPTY)
    editor.undo_stack.undo()
    assert edited_rows(model) == [0]
    editor.undo_stack.undo()
    assert edited_rows(model) == []
    editor.undo_stack.redo()
    assert edited_rows(model) == [0]


def test_saving_takes_all_marks_away_and_undoing_after_it_sets_them(editor):
    model = model_of(editor)
    editor.perform(board.place, E4, "Q")
    editor.mark_saved(editor.state.document)
    assert edited_rows(model) == []
    editor.undo_stack.undo()
    assert edited_rows(model) == [0]


def test_what_was_done_while_it_was_saved_stays_marked(editor):
    model = model_of(editor)
    editor.perform(board.place, E4, "N")
    saved = editor.state.collection
    editor.show_record(2)
    editor.perform(board.place, E4, "N")
    editor.mark_saved(editor.state.document, saved)
    assert editor.modified and edited_rows(model) == [2]
    editor.perform(board.place, E4, EMPTY)
    editor.undo_stack.undo()
    editor.undo_stack.undo()
    assert edited_rows(model) == []


def test_of_recovered_work_what_the_file_has_not_got_is_marked(editor):
    in_file = state_of_text(f"{KINGS}\n# c\n{START}\n{KINGS}\n").collection
    work = state_of_text(f"{START}\r\n# d\n{QUEENS}\n{KINGS}\n{KINGS}\n{KINGS}").document
    late = []
    early = model_of(editor)
    editor.open_document(work, saved=in_file)
    late.append(model_of(editor))
    for model in (early, *late):
        # The file has the first one only under a name.
        assert edited_rows(model) == [0, 1, 4]
    editor.mark_saved(editor.state.document)
    assert edited_rows(early) == edited_rows(*late) == []


def test_what_says_again_what_the_file_has_is_not_marked_any_more(editor):
    in_file = editor.state.collection
    editor.perform(board.place, E4, "N")
    editor.open_document(editor.state.document, saved=in_file)
    model = model_of(editor)
    assert edited_rows(model) == [0]
    editor.perform(board.place, E4, EMPTY)
    assert edited_rows(model) == []


def test_games_are_compared_whole(qapp):
    games = [f'[White "{name}"]\n\n1. e4 *\n\n' for name in "abc"]
    editor = editor_of(state_of_text("".join(games), file_format="pgn"))
    work = state_of_text(
        "% x\n" + games[2] + games[0].replace("e4", "d4") + games[1].strip(), file_format="pgn"
    )
    editor.open_document(work.document, saved=editor.state.collection)
    assert edited_rows(model_of(editor)) == [1]
    editor.close()


def test_of_a_large_file_only_what_was_edited_is_marked(qapp, tmp_path):
    with small_blocks(64, 5):
        document = opened(tmp_path / "a.fen", f"{KINGS}\n# c\n{START}\n".encode() * 40)
        editor = editor_of(EditorState(document, 50))
        editor.perform(board.place, E4, "N")
        editor.open_document(editor.state.document, saved=Collection())
        assert edited_rows(model_of(editor)) == [50]
        editor.close()


def test_of_work_that_never_had_a_file_all_is_marked(editor):
    model = model_of(editor)
    editor.open_document(editor.state.document, saved=Collection())
    assert edited_rows(model) == [0, 1, 2]


def test_what_was_deleted_comes_back_unmarked(editor):
    model = model_of(editor)
    editor.perform(board.place, E4, "Q")
    editor.show_record(2)
    editor.perform(records.delete)
    editor.undo_stack.undo()
    assert edited_rows(model) == [0]


def test_moving_a_record_is_no_edit_of_it(editor):
    model = model_of(editor)
    mirror = Mirror(model)
    editor.perform(records.move, 1)
    assert mirror.lines == [START, KINGS, QUEENS] == lines_of(editor.state)
    assert edited_rows(model) == []


def test_a_line_that_only_gets_an_ending_is_not_marked(qapp):
    editor = editor_of(state_of_text(KINGS))
    model = model_of(editor)
    mirror = Mirror(model)
    editor.perform(records.add, EMPTY_POSITION)
    assert (mirror.changed, edited_rows(model)) == ([], [1])
    editor.close()


def test_another_document_is_another_list_without_marks(editor):
    model = model_of(editor)
    mirror = Mirror(model)
    editor.perform(board.place, E4, "Q")
    editor.open_document(state_of_text(f"{QUEENS}\n{START}\n").document)
    assert mirror.lines == [QUEENS, START]
    assert edited_rows(model) == []
    editor.open_document(state_of_text("").document)
    assert (mirror.lines, model.rowCount()) == ([], 0)


def test_rows_of_a_large_paste_are_all_marked(editor):
    model = model_of(editor)
    editor.perform(pasted, "\n".join([KINGS] * 5000))
    assert edited_rows(model) == list(range(1, 5001))
    editor.undo_stack.undo()
    assert (model.rowCount(), edited_rows(model)) == (3, [])


STEPS: list[Callable[[Editor], object]] = [
    lambda editor: editor.perform(board.place, E4, "Q"),
    lambda editor: editor.perform(board.place, E4, EMPTY),
    lambda editor: editor.perform(fields.set_side_to_move, "b"),
    lambda editor: editor.perform(records.type_fen, "no position"),
    lambda editor: editor.perform(records.add, EMPTY_POSITION),
    lambda editor: editor.perform(records.duplicate),
    lambda editor: editor.perform(records.delete),
    lambda editor: editor.perform(records.move, 1),
    lambda editor: editor.perform(records.move, -1),
    lambda editor: editor.perform(pasted, f"{START}\n{KINGS} ; one\n# none\n{QUEENS}"),
    lambda editor: editor.undo_stack.undo(),
    lambda editor: editor.undo_stack.redo(),
    lambda editor: editor.show_record(0),
    lambda editor: editor.show_record(editor.state.current + 1),
    lambda editor: editor.mark_saved(editor.state.document),
]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(range(len(STEPS))), max_size=25))
@example([4, 9])  # several positions take the place of a vacant one
def test_the_rows_are_the_records_whatever_is_done(qapp, steps):
    editor = editor_of(state_of_text(FILE))
    model = model_of(editor)
    mirror = Mirror(model)
    for step in steps:
        STEPS[step](editor)
        assert mirror.lines == lines_of(editor.state)
        assert model.rowCount() == len(editor.state.collection)
        if not editor.modified:
            assert edited_rows(model) == []
    assert mirror.resets == 0
    editor.close()


def test_all_that_is_known_is_said_in_words(qapp):
    text = "4k3/8/8/8/8/8/8/8 b - - dm 2;"
    editor = editor_of(state_of_text(f'{text}\n{text}{" " * 5000}c0 "x";\n', file_format="epd"))
    model = CollectionModel(
        editor,
        lambda _record, _position: RecordWords("Name", "No king", "Black to move"),
        said_of,
        editor,
    )
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1: Name, No king, Black to move, mate in 2. king-missing-white"
    hovered = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    known = ["Name", text, "Black to move", "Mate in 2", "king-missing-white"]
    assert hovered.split("\n") == known
    assert len(model.index(1).data(Qt.ItemDataRole.ToolTipRole)) < 1000
    editor.close()


def test_a_comment_line_above_a_position_is_its_name_in_a_file_of_fen(qapp):
    text = f"# Réti, 1921\n{KINGS}\n# heading\n\n{START}\n; aside\n{QUEENS} ; own name\n{KINGS}\n"
    editor = editor_of(state_of_text(text))
    model = CollectionModel(
        editor, lambda record, _position: RecordWords(name_of(record), ""), said_of, editor
    )
    names = [model.index(row).data() for row in range(4)]
    assert names == ["Réti, 1921", "", "own name", ""]
    editor.perform(records.delete)
    assert model.index(0).data() == ""
    editor.undo_stack.undo()
    assert model.index(0).data() == "Réti, 1921"
    editor.close()


def test_a_name_above_a_record_is_edited_to_the_letter(qapp):
    editor = editor_of(state_of_text(f'# a "b" c\n{START}\n'))
    model = CollectionModel(editor, words_of, said_of, editor)
    model.follow(editor.state.collection)
    for role in (Qt.ItemDataRole.EditRole, Qt.ItemDataRole.DisplayRole):
        assert model.index(0).data(role) == 'a "b" c'


GAMES = """[White "Ann"]
[Black "Bob"]
[Result "1/2-1/2"]

1. e4 (1. d4) e5 2. Nf3 *

[White "Ann"]
[Black "Cay"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 30"]

30. Ra8+ *

[Event "a draft"]
[FEN "nothing"]

1. e4 *

[White "Ann"]
[Black "Dan"]

*
"""
AFTER_NF3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"


@pytest.fixture
def games(qapp) -> Iterator[CollectionModel]:
    editor = editor_of(state_of_text(GAMES, file_format="pgn"))
    yield CollectionModel(
        editor,
        lambda _record, position: RecordWords("", "" if position is None else format_fen(position)),
        said_of,
        editor,
    )
    editor.close()


def position_in(model: CollectionModel, row: int) -> str:
    position = model.index(row).data(Role.POSITION)
    return "" if position is None else format_fen(position)


def test_the_row_of_a_game_shows_its_last_position_once_it_is_read(qtbot, games):
    with qtbot.waitSignal(games.objections_learnt):
        assert position_in(games, 0) == START
    assert position_in(games, 0) == AFTER_NF3
    assert games.index(0).data(Role.SUMMARY) == AFTER_NF3


def test_a_game_has_its_result_in_place_of_a_stipulation(games):
    asked = [games.index(row).data(Role.STIPULATION) for row in range(2)]
    assert asked == ["½-½", ""]
    spoken = games.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1: ½-½"


def test_other_rows_show_the_position_of_their_record(games):
    shown = [position_in(games, row) for row in (1, 2, 3)]
    assert shown == ["4k3/8/8/8/8/8/8/R3K3 w - - 0 30", "", START]
    assert games.index(1).data(Role.SUMMARY) == ""


def test_the_row_of_a_game_shows_the_position_in_which_it_was_left(games):
    left = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
    games.left = lambda row, record: left if row == 0 and record.is_game else None
    assert position_in(games, 0) == format_fen(left)
    games.left = lambda _row, _record: left
    assert position_in(games, 1) == "4k3/8/8/8/8/8/8/R3K3 w - - 0 30"
