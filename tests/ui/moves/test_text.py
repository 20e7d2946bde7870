"""What is said of moves."""

from typing import Literal

import pytest

from fenedit.documents.games import game_record
from fenedit.jobs.games import tree_of_record
from fenedit.notation.fen import parse_fen
from fenedit.rules.play import PlayError, facts, move_of_text, played, why_not
from fenedit.ui.moves.text import (
    end_words,
    error_words,
    news_words,
    refusal_words,
    status_words,
    why_not_words,
)

CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"


@pytest.mark.parametrize(
    ("fen", "text", "news", "status"),
    [
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3", "white knight f3", "Black to move"),
        (
            "4k3/8/8/3b4/8/4P3/8/4K2R w - - 0 1",
            "Rh8+",
            "white rook h8, check",
            "Check – Black to move",
        ),
        ("4k3/8/8/8/8/5p2/6P1/4K3 w - - 0 1", "gxf3", "white pawn takes f3", "Black to move"),
        (CASTLES, "O-O-O", "White castles, O-O-O", "Black to move"),
        (CASTLES.replace(" w ", " b "), "O-O", "Black castles, O-O", "White to move"),
        (
            "8/8/8/8/8/8/p6k/4K3 b - - 0 1",
            "a1=Q",
            "black pawn a1, becomes black queen, check",
            "Check – White to move",
        ),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qg7#", "white queen g7, checkmate", "Checkmate"),
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Kf7", "white king f7, stalemate", "Stalemate"),
    ],
)
def test_news_and_status(fen: str, text: str, news: str, status: str) -> None:
    start = parse_fen(fen)
    move = move_of_text(start, text, False)
    after = played(start, move.uci, False)
    found = facts(after, False)
    assert news_words(start, move, after, found) == news
    assert status_words(found, after.side_to_move) == status


@pytest.mark.parametrize(
    ("variant", "moves", "end"),
    [
        # By the rules of chess it would be mate, or there would be no king.
        ("Crazyhouse", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+", "Checkmate"),
        ("Crazyhouse", "1. f3 e5 2. g4 Qh4+", "Checkmate"),
        ("Horde", "", ""),
        ("Antichess", "1. e3 b5 2. Bxb5", ""),
        ("Atomic", "1. Nf3 f6 2. Ne5 h6 3. Nxd7", "The game is over"),
    ],
)
def test_other_variants_end_by_their_own_rules(variant: str, moves: str, end: str) -> None:
    tree = tree_of_record(game_record(f'[Variant "{variant}"]\n\n{moves} *'))
    assert end_words(tree.facts_at(tree.end_of(()))) == end


@pytest.mark.parametrize("code", ["no-move", "illegal-move", "ambiguous-move", "promotion-missing"])
def test_every_error_is_explained_with_its_text(code: str) -> None:
    assert "Rd1" in error_words(PlayError(code, "Rd1"))
    assert len(error_words(PlayError(code, "x" * 5000))) < 150


@pytest.mark.parametrize(
    ("fen", "word"),
    [
        ("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1", "checkmate"),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "empty"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "king"),
    ],
)
def test_why_nothing_can_be_played_is_a_sentence(fen: str, word: str) -> None:
    problem = why_not(parse_fen(fen), False)
    assert problem is not None and word in why_not_words(problem)


@pytest.mark.parametrize(
    ("reason", "side", "words"),
    [
        ("turn", "w", "It is White’s move."),
        ("turn", "b", "It is Black’s move."),
        ("check", "b", "That would leave the king in check."),
        ("illegal", "w", "That is not a legal move."),
    ],
)
def test_a_refusal(reason: str, side: Literal["w", "b"], words: str) -> None:
    assert refusal_words(reason, side) == words
