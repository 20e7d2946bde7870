"""The examples that come with the program are what they say."""

import re
from itertools import chain

import chess
import chess.pgn
import pytest

from fenedit import resource
from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
from fenedit.notation.fen import format_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.twins import states_of
from tests.helpers.direct_mates import solve

FILES = ("famous_positions.fen", "puzzles.epd", "opera_game.pgn")
RECORDS = [
    record for name in FILES for record in open_document(resource(f"examples/{name}")).collection
]
PUZZLES = [(each, puzzle) for each in RECORDS if (puzzle := puzzle_of_record(each)).author]


def test_they_show_every_field_of_a_puzzle():
    shown = chain.from_iterable(puzzle._asdict().items() for _, puzzle in PUZZLES)
    assert {name for name, value in shown if value} == {*Puzzle._fields} - {"options"}
    assert all(board_of(record).is_valid() for record in RECORDS)


@pytest.mark.parametrize(("record", "puzzle"), PUZZLES, ids=lambda each: getattr(each, "name", ""))
def test_a_puzzle_has_its_key_and_its_tries(record: Record, puzzle: Puzzle):
    if puzzle.mate is not None and puzzle.mate < 4:
        solution = solve(record.position, puzzle.mate)
        assert solution.verdict == "sound"
        assert tuple(key.move.san for key in solution.keys) == puzzle.best
    board = board_of(record)
    for move in puzzle.line:
        board.push_san(move)
    if puzzle.line and puzzle.mate is not None:
        assert board.is_checkmate() and len(puzzle.line) == 2 * puzzle.mate - 1
    assert all(board_of(record).parse_san(move) for move in (*puzzle.best, *puzzle.avoid))


def test_each_twin_ends_in_mate():
    ((record, puzzle),) = ((record, puzzle) for record, puzzle in PUZZLES if puzzle.twins)
    lines = puzzle.solution.splitlines()
    states = states_of(record.position, puzzle)
    assert len(lines) == len(states) == 5
    for state, line in zip(states, lines, strict=True):
        board = chess.Board(format_fen(state.position))
        for move in re.sub(r"[a-e]\)|[0-9]\.", "", line).split():
            board.push_san(move)
        assert board.is_checkmate() and line.startswith(f"{state.name}) ")


def test_the_game_is_read_by_others_with_its_variations():
    with resource(f"examples/{FILES[2]}").open(encoding="utf-8") as file:
        game = chess.pgn.read_game(file)
    assert not game.errors and game.end().board().is_checkmate()
    assert sum(len(node.variations) > 1 for node in game.mainline()) == 6


def board_of(record: Record) -> chess.Board:
    return chess.Board(format_fen(record.position))
