from collections.abc import Callable, Iterator

import pytest

from fenedit.documents.record import Format
from fenedit.notation.position import parse_square
from fenedit.session.collection import repetitions
from fenedit.session.collection.repetitions import Repetitions, _key_of_line
from fenedit.session.editor import Editor
from fenedit.session.intents import board, records
from tests.helpers.fens import SUPERFLUOUS_EP, USABLE_EP
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, state_of_text

AGAIN = START.replace("0 1", "3 9")


@pytest.fixture
def finder(qtbot) -> Repetitions:
    return Repetitions()


@pytest.fixture
def opened(qapp) -> Iterator[Callable[..., Editor]]:
    editors: list[Editor] = []

    def open_text(text: str, current: int = 0, file_format: Format = "fen") -> Editor:
        editors.append(editor_of(state_of_text(text, current, file_format=file_format)))
        return editors[-1]

    yield open_text
    for editor in editors:
        editor.close()


def test_the_counters_make_no_other_position(finder, opened):
    editor = opened(f"# comment\n{START}\n{HARING}\n{AGAIN} ; named\n{IMMORTAL}\n{START}\n", 2)
    assert finder.of(editor.state) == [1, 5]
    editor.show_record(0)
    assert finder.of(editor.state) == [3, 5]
    editor.show_record(1)
    assert finder.of(editor.state) == []


@pytest.mark.parametrize("fields", SUPERFLUOUS_EP + USABLE_EP)
def test_an_en_passant_square_without_a_legal_capture_makes_no_other_position(
    finder, opened, fields
):
    without = fields.rsplit(" ", 1)[0] + " -"
    same = fields in SUPERFLUOUS_EP
    editor = opened(f"{fields} 0 1\n{without} 0 1\n")
    assert finder.of(editor.state) == [2] * same
    editor.show_record(1)
    assert finder.of(editor.state) == [1] * same


@pytest.mark.parametrize(
    "other",
    [
        START.replace(" w ", " b "),
        START.replace("KQkq", "KQk"),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ],
)
def test_side_rights_and_en_passant_square_do(finder, opened, other):
    following = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"
    assert finder.of(opened(f"{other}\n{START}\n{following}\n").state) == []


def test_another_spelling_is_the_same_position(finder, opened):
    loose = START.replace("8/8/8/8", "44/8/11111111/8").replace(" ", "_")
    assert finder.of(opened(f"{loose}\n{START}\n").state) == [2]
    assert finder.of(opened(f"{START}\n{loose}\n").state) == [2]


def test_games_have_the_position_of_their_tag(finder, opened):
    plain = '[Event "a"]\n\n1. e4 *\n\n'
    tagged = '[Event "b"]\n[SetUp "1"]\n[FEN "{}"]\n\n*\n\n'
    text = plain + tagged.format(HARING) + plain + tagged.format(AGAIN)
    assert finder.of(opened(text, 0, "pgn").state) == [3, 4]
    assert finder.of(opened(text, 1, "pgn").state) == []


def test_an_edit_is_followed(finder, opened):
    editor = opened(f"{START}\n{HARING}\n")
    assert finder.of(editor.state) == []
    editor.perform(records.duplicate)
    assert (editor.state.current, finder.of(editor.state)) == (1, [1])
    editor.perform(board.place, parse_square("e4"), "Q")
    assert finder.of(editor.state) == []
    editor.undo_stack.undo()
    assert finder.of(editor.state) == [1]
    editor.perform(records.delete)
    assert finder.of(editor.state) == []


def test_drafts_empty_boards_and_single_positions_are_not_repeated(finder, opened):
    assert finder.of(opened("no FEN\nno FEN\n").state) == []
    empty = "8/8/8/8/8/8/8/8 w - - 0 1"
    assert finder.of(opened(f"{empty}\n{empty}\n").state) == []
    assert finder.of(opened(f"{START}\n").state) == []


def test_a_large_file_is_read_bit_by_bit_and_then_answered(finder, opened, qtbot):
    lines = [START] + [f"{HARING} ; {number}" for number in range(5000)] + [AGAIN]
    editor = opened("\n".join(lines) + "\n")
    with qtbot.waitSignal(finder.ready):
        assert finder.of(editor.state) == []
    assert finder.of(editor.state) == [5002]
    editor.perform(board.place, parse_square("e4"), "Q")
    assert finder.of(editor.state) == []
    editor.undo_stack.undo()
    assert finder.of(editor.state) == [5002]


def test_only_what_an_edit_touched_is_read_again(finder, opened, qtbot, monkeypatch):
    editor = opened(f"{START}\n{HARING}\n" * 3000)
    with qtbot.waitSignal(finder.ready):
        finder.of(editor.state)
    read = []
    monkeypatch.setattr(
        repetitions,
        "_key_of_line",
        lambda line, is_pgn: read.append(line) or _key_of_line(line, is_pgn),
    )
    editor.perform(board.place, parse_square("e4"), "Q")
    assert finder.of(editor.state) == []
    assert 0 < len(read) <= 2 * 512


def test_a_file_beyond_measure_is_left_alone(finder, opened, monkeypatch):
    monkeypatch.setattr(repetitions, "MOST_RECORDS", 2)
    assert finder.of(opened(f"{START}\n{START}\n").state) == [2]
    assert finder.of(opened(f"{START}\n{START}\n{START}\n").state) == []
