"""Trying everything with python-chess gives the same answers."""

import random

import chess
import pytest

from fenedit.rules.solve.move_generation import uci_of
from fenedit.rules.solve.search import Search, Searcher
from tests.helpers.mates import is_lost, mates_in, random_board, refutations, state_of_board


def test_mates_in_two() -> None:
    dice = random.Random(11)
    for _ in range(40):
        board = random_board(dice, 5)
        searcher = searcher_of(board)
        expected = mates_in(board, 2)
        for moves in (2, 1):
            found = answer(searcher.mates(state_of_board(board), moves))
            assert found == (0 < expected <= moves), board.fen()


def test_defences_of_one_search_share_what_is_learnt() -> None:
    dice = random.Random(12)
    for _ in range(12):
        board = random_board(dice, 5)
        searcher = searcher_of(board)
        for move in list(board.legal_moves):
            board.push(move)
            assert answer(searcher.is_lost(state_of_board(board), 1)) == is_lost(board, 1), (
                board.fen()
            )
            found = answer(searcher.refutations(state_of_board(board), 1, enough=100))
            told = [uci_of(step, False) for step in found]
            assert sorted(told) == sorted(refutations(board, 1))
            board.pop()


def test_mates_in_three() -> None:
    board = chess.Board("8/8/8/8/8/2K5/7R/1k6 w - - 0 1")
    expected = mates_in(board, 3)
    assert expected == 3
    for moves in (1, 2, 3):
        searcher = searcher_of(board)
        assert answer(searcher.mates(state_of_board(board), moves)) == (0 < expected <= moves)


def test_stalemate_is_no_mate() -> None:
    board = chess.Board("7k/5Q2/8/6K1/8/8/8/8 b - - 0 1")
    assert board.is_stalemate()
    for moves in (0, 1, 2):
        searcher = Searcher(white=True)
        assert not answer(searcher.is_lost(state_of_board(board), moves))


def test_a_full_table_forgets_and_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    board = chess.Board("8/8/8/8/3k4/8/7R/K5R1 w - - 0 1")
    without = answer(searcher_of(board).mates(state_of_board(board), 3))
    monkeypatch.setattr("fenedit.rules.solve.search._TABLE_SIZE", 32)
    searcher = searcher_of(board)
    assert answer(searcher.mates(state_of_board(board), 3)) == without
    assert all(len(table) <= 32 for table in searcher._mating.values())
    assert all(len(table) <= 32 for table in searcher._lost.values())


def test_a_long_search_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    board = chess.Board()
    monkeypatch.setattr("fenedit.rules.solve.search.PAUSE", 0.0)
    search = searcher_of(board).mates(state_of_board(board), 3)
    for _ in range(5):
        next(search)
    search.close()


def searcher_of(board: chess.Board) -> Searcher:
    return Searcher(board.turn)


def answer(search: Search[object]) -> object:
    while True:
        try:
            next(search)
        except StopIteration as end:
            return end.value
