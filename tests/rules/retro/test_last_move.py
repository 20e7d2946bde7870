import math
import random
import time

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.castling import sound_rights, start_position
from fenedit.notation.explanations import explanation
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    START_POSITION,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.play import to_board
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.last_move import (
    clock_vs_last_move,
    ep_capture,
    impossible_checks,
    irreversible_retractions,
    last_move,
    pawn_capture_origins,
    piece_origins,
    push_origins,
    refute_last_moves,
    retractions,
    reversible_retractions,
    uncastlings,
)
from tests.helpers.corpus import cases, of_kinds, params
from tests.helpers.games import played_positions
from tests.helpers.strategies import placements

NEED_MORE_PLIES = {"status-316", "status-318"}
"""Cases of no-last-move where a last move is there, but leads back to what no game leads to."""

ILLEGAL = Problem("stub", Severity.ILLEGAL)


def accused(fen, chess960=False):
    position = parse_fen(fen)
    return list(last_move(position, chess960, count_pieces(position.placement)))


def hinted(fen, chess960=False):
    position = parse_fen(fen)
    return list(clock_vs_last_move(position, chess960, count_pieces(position.placement)))


@pytest.mark.parametrize("case", params("status"))
def test_the_corpus(case):
    position, expect = parse_fen(case["input"]), case["expect"]
    if not pieces_in_order(position.placement, position.side_to_move):
        return
    chess960 = expect["variant"] == "chess960"
    found = accused(case["input"], chess960)
    if case["id"] not in NEED_MORE_PLIES:
        assert [problem.code for problem in found] == (
            ["no-last-move"] if "no-last-move" in expect["flags"] else []
        )
    # The corpus says nothing about the last move of positions that are proven illegal.
    if expect["legal"] is not False:
        hints = hinted(case["input"], chess960)
        assert [problem.code for problem in hints] == (
            ["clock-vs-last-move"] if "clock-vs-last-move" in expect["flags"] else []
        )


@pytest.mark.parametrize("chess960", [False, True])
def test_every_position_of_a_game_has_a_last_move_and_its_clock_agrees(chess960):
    for position in played_positions(22, 25, chess960):
        counted = count_pieces(position.placement)
        assert not list(last_move(position, chess960, counted)), format_fen(position)
        assert not list(clock_vs_last_move(position, chess960, counted)), format_fen(position)


def test_games_begin_without_a_last_move():
    assert not accused(format_fen(START_POSITION)) and not hinted(format_fen(START_POSITION))
    for number in range(0, 960, 37):
        fen = format_fen(start_position(number))
        assert not accused(fen, chess960=True) and not hinted(fen, chess960=True)
    other_array = format_fen(start_position(0)).replace("KQkq", "-")
    assert hinted(other_array) and not hinted(other_array, chess960=True)


def test_the_sentence_says_whose_move_is_missing():
    (problem,) = accused("kN6/pp6/8/8/8/8/8/4K3 w - - 0 60")
    assert problem.severity is Severity.ILLEGAL
    assert sentence(problem) == "Black has no possible last move."
    assert len(problem.squares) == 3
    (problem,) = accused("r3k3/8/8/8/8/8/8/R3K3 b Qq - 9 60")
    assert sentence(problem) == (
        "White has no possible last move: by its castling rights, the pieces on a1, e1 have never "
        "moved, and no other piece can have moved last."
    )
    assert "castling rights" in explanation(problem)


def test_nothing_is_said_of_rights_that_fail():
    assert accused("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 9 60")
    assert not accused("r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 9 60")


def test_the_clock_and_the_last_move():
    (problem,) = hinted("7k/6P1/8/8/8/8/8/K7 b - - 3 60")
    assert problem.severity is Severity.HINT
    assert sentence(problem) == (
        "The halfmove clock is 3, but the last move was a capture or a pawn move, which sets it to 0."
    )
    (problem,) = hinted("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1")
    assert sentence(problem) == (
        "The halfmove clock is 0, but the last move was neither a capture nor a pawn move."
    )
    assert "In puzzles" in explanation(problem)


def _refute(fen, refuted, depth, deadline=math.inf):
    return refute_last_moves(parse_fen(fen), False, refuted, depth, deadline)


def test_a_position_falls_when_every_last_move_is_refuted():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    found = _refute(fen, lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    count = len({found.name for found in retractions(parse_fen(fen), False)})
    assert sentence(found) == (
        f"Each of the {count} possible last moves comes from a position to which no game leads."
    )
    assert _refute(fen, lambda before: None, 1) is None


def test_one_surviving_last_move_saves_a_position():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    spared = list(retractions(parse_fen(fen), False))[5].before
    asked = []

    def refuted(before):
        asked.append(before)
        return None if before == spared else ILLEGAL

    assert _refute(fen, refuted, 1) is None
    assert asked[-1] == spared
    assert len(asked) == len(set(asked)) == 6


def test_the_only_last_move_is_named():
    found = _refute("8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 60", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Only e5xd6 e.p. could have put the king on e6 in check, but no game leads to the position "
        "before it."
    )
    found = _refute("4k3/8/8/8/3P4/8/8/4K3 b - d3 0 60", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Only d2-d4 could have been the last move, but no game leads to the position before it."
    )


def test_checks_that_only_refuted_moves_can_have_given():
    found = _refute("4k3/8/8/1B6/8/8/8/4RK2 b - - 0 40", lambda before: ILLEGAL, 1)
    assert found is not None and found.code == "no-last-move"
    assert sentence(found) == (
        "Each of the 2 last moves that could have put the king on e8 in check comes from a "
        "position to which no game leads."
    )


def test_a_position_without_a_retraction_needs_no_refutation():
    for fen in ("kN6/pp6/8/8/8/8/8/4K3 w - - 0 60", "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40"):
        found = _refute(fen, lambda before: None, 1)
        position = parse_fen(fen)
        assert found is not None
        assert sentence(found)
        assert list(retractions(position, False)) == []


def test_the_search_goes_as_many_plies_back_as_it_is_told():
    # The double step is the only last move, and castling rights leave White's knight none before.
    fen = "r3k3/p7/8/8/P7/8/8/R3K3 b Qq a3 0 60"
    assert _refute(fen, lambda before: None, 1) is None
    deeper = _refute(fen, lambda before: None, 2)
    assert deeper is not None
    assert dict(deeper.data)["plies"] == "2"
    # One black pawn off its home supplies the move before.
    near_miss = "r3k3/8/p7/8/P7/8/8/R3K3 b Qq a3 0 60"
    assert _refute(near_miss, lambda before: None, 2) is None


def test_the_first_position_of_a_game_is_never_refuted_by_what_leads_to_it():
    fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"

    def refuted(before):
        return None if before.placement == START_POSITION.placement else ILLEGAL

    assert _refute(fen, refuted, 3) is None


def test_no_position_of_a_game_is_refuted_by_its_own_last_moves():
    def nothing(before):
        return None

    for chess960 in (False, True):
        for position in list(played_positions(23, 3, chess960))[::8]:
            found = refute_last_moves(position, chess960, nothing, 2, math.inf)
            assert found is None, format_fen(position)


def test_the_search_ends_at_its_deadline():
    fen = "r3k3/8/8/8/8/8/8/R3K1N1 b Qq - 9 60"
    with pytest.raises(TimeoutError):
        _refute(fen, lambda before: ILLEGAL, 2, time.monotonic() - 1)


CODES = {"checkers-too-many", "check-impossible"}


def accused_checkers(fen):
    position = parse_fen(fen)
    return list(impossible_checks(position, False, count_pieces(position.placement)))


def test_the_corpus_checkers():
    for case in of_kinds("status"):
        position, chess960 = parse_fen(case["input"]), case["expect"]["variant"] == "chess960"
        if not pieces_in_order(position.placement, position.side_to_move):
            continue
        found = list(impossible_checks(position, chess960, count_pieces(position.placement)))
        assert {problem.code for problem in found} == CODES & set(case["expect"]["flags"]), case
        assert all(problem.severity is Severity.ILLEGAL for problem in found), case
        notes = {problem.code for problem in ep_capture(position, chess960)}
        assert notes == {"ep-capture-illegal"} & set(case["expect"]["flags"]), case


def test_the_corpus_has_cases_of_each_code():
    flags = {flag for case in cases("fen_cases.jsonl") for flag in case["expect"].get("flags", ())}
    assert flags >= CODES | {"ep-capture-illegal"}


@pytest.mark.parametrize("chess960", [False, True])
def test_no_check_of_a_game_is_accused(chess960):
    for position in played_positions(21, 25, chess960):
        assert not list(impossible_checks(position, chess960, count_pieces(position.placement)))


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        (
            "4k3/8/5N2/1B6/8/8/4R3/4K3 b - - 0 40",
            "The king on e8 is in check from 3 pieces at once, on e2, b5, f6; one move gives at "
            "most two checks.",
        ),
        (
            "8/8/8/8/8/3k4/4P3/4K3 b - - 0 60",
            "The pawn on e2 has never moved, so the king on d3 must have been in its check "
            "before the last move, too.",
        ),
        (
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40",
            "The knights on d6 and f6 cannot both give check: only one of them has just moved, "
            "and another piece never uncovers a knight’s check.",
        ),
        (
            "8/8/4k3/3P1P2/8/8/8/4K3 b - - 0 40",
            "The pawns on d5 and f5 cannot both give check: only one of them has just moved, and "
            "another piece never uncovers a pawn’s check.",
        ),
        (
            "4k3/3P4/5N2/8/8/8/8/4K3 b - - 0 40",
            "The pieces on d7 and f6 cannot both give check: only one of them has just moved, "
            "and another piece never uncovers the check of a pawn or a knight.",
        ),
        (
            "8/8/4k3/5P2/8/1B6/8/4K3 b - - 0 60",
            "The pawn on f5 cannot give check together with the piece on b3: a pawn move that "
            "gives check can open no line to the king but the king’s own file.",
        ),
        (
            "4R3/8/8/8/4k3/8/8/4RK2 b - - 0 40",
            "The king on e4 stands between e1 and e8 on one line: no last move can have brought "
            "one of these pieces and opened the line of the other.",
        ),
        (
            "4k3/8/8/1B5B/8/8/8/4K3 b - - 0 60",
            "The bishops on b5 and h5 cannot both give check: one that stood in the other’s "
            "way would have attacked the king already, and neither was just promoted.",
        ),
        (
            "R6k/8/8/8/8/8/8/K6R b - - 3 60",
            "The rooks on h1 and a8 cannot both give check: one that stood in the other’s "
            "way would have attacked the king already, and neither was just promoted.",
        ),
        (
            "7k/8/8/8/8/8/1B6/K6R b - - 3 60",
            "The pieces on h1 and b2 both give check, but no last move of either can have "
            "uncovered the other.",
        ),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "No last move can have given the check from b6: wherever that piece came from, the "
            "king on g1 was in check already, and no other piece can have uncovered the check.",
        ),
    ],
)
def test_the_sentence_teaches_what_is_wrong(fen, words):
    (problem,) = accused_checkers(fen)
    assert sentence(problem) == words
    assert len(explanation(problem).split(". ")) >= 2


def test_the_squares_are_those_of_the_king_and_the_checkers():
    (problem,) = accused_checkers("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40")
    assert [square_name(square) for square in problem.squares] == ["e8", "d6", "f6"]


@pytest.mark.parametrize("case", params("fen"))
def test_captures_en_passant_that_expose_the_king_are_noted(case):
    position = parse_fen(case["input"])
    expect = case["expect"]
    ready = expect["fen_xfen"].split()[3] != "-"
    exposes = ready and expect["fen_legal"].split()[3] == "-"
    assert [problem.code for problem in ep_capture(position, False)] == (
        ["ep-capture-illegal"] if exposes else []
    )


def test_the_note_on_en_passant_names_target_and_pawns():
    (problem,) = ep_capture(parse_fen("8/8/8/K2pP2r/8/8/8/k7 w - d6 0 60"), False)
    assert problem.severity is Severity.NOTE
    assert [square_name(square) for square in problem.squares] == ["d6", "e5"]
    assert sentence(problem) == (
        "A capture en passant on d6 would leave the king of its own side in check."
    )
    assert "rank" in explanation(problem)


def test_without_a_king_no_capture_exposes_it():
    assert not list(ep_capture(parse_fen("8/8/8/3pP2r/8/8/8/k7 w - d6 0 60"), False))


SOON_SPECIAL = "r3k2r/1P4P1/8/2p1p2p/1P1P3P/8/1p4p1/R3K2R w KQkq - 0 40"
"""Pawns near promotion and en passant, and every castling right."""


CHECKS_OF_THE_MOVER = chess.STATUS_IMPOSSIBLE_CHECK | chess.STATUS_TOO_MANY_CHECKERS
"""Codes that an earlier position may have: how its mover came into check is not judged."""


def names(fen, chess960=False):
    """Return the names of all retractions, each once."""
    return {found.name for found in retractions(parse_fen(fen), chess960)}


def _start(dice, chess960):
    if chess960:
        return chess.Board.from_chess960_pos(dice.randrange(960))
    if dice.random() < 0.5:
        return chess.Board()
    return chess.Board(SOON_SPECIAL)


def _played(seed, games, chess960):
    """Yield board before, move and board after of random games, special moves preferred."""
    dice = random.Random(seed)
    for _ in range(games):
        board = _start(dice, chess960)
        for _ in range(60):
            moves = list(board.legal_moves)
            if not moves:
                break
            special = [
                move
                for move in moves
                if move.promotion or board.is_castling(move) or board.is_en_passant(move)
            ]
            move = dice.choice(special if special and dice.random() < 0.5 else moves)
            before = board.copy(stack=False)
            board.push(move)
            yield before, move, board


def _position(board):
    return parse_fen(board.fen(en_passant="fen", shredder=board.chess960))


@pytest.mark.parametrize("chess960", [False, True])
def test_the_last_move_of_a_game_is_among_the_retractions(chess960):
    kinds = set()
    for before, move, after in _played(4, 30, chess960):
        expected = _position(before)
        position = _position(after)
        ways = irreversible_retractions if before.is_zeroing(move) else reversible_retractions
        for asked in (position, position._replace(ep_square=None)._replace(castling_rights="")):
            found = [
                retraction
                for retraction in ways(asked, chess960)
                if retraction.before.placement == expected.placement
            ]
            assert len(found) == 1, (before.fen(), move)
            earlier = found[0].before
            assert earlier.side_to_move == expected.side_to_move
            assert earlier.ep_square in (None, expected.ep_square)
            held = chess.SquareSet(before.castling_rights)
            assert set(sound_rights(earlier, chess960).values()) <= set(held)
            kinds.add(found[0].kind)
    assert kinds >= {"plain", "double step", "castling", "promotion"}


@pytest.mark.parametrize("chess960", [False, True])
def test_every_retraction_is_a_move_of_the_position_before(chess960):
    positions = [_position(after) for *_, after in _played(5, 4, chess960)][::16]
    for position in positions:
        for found in retractions(position, chess960):
            board = to_board(found.before, chess960)
            assert board.castling_rights.bit_count() == len(found.before.castling_rights)
            assert board.ep_square == found.before.ep_square
            assert not board.status() & ~CHECKS_OF_THE_MOVER
            assert position.placement in {_after(board, move) for move in board.legal_moves}, (
                format_fen(position),
                found,
            )


def _after(board, move):
    after = board.copy(stack=False)
    after.push(move)
    return _position(after).placement


def test_a_man_is_only_uncaptured_where_the_loser_misses_one():
    def uncaptured(fen):
        return {found.uncaptured for found in retractions(parse_fen(fen), False)}

    assert uncaptured("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1") == {"."}
    missing_queen = "rnb1kbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(missing_queen) == {".", "q"}
    missing_pawn = "rnbqkbnr/ppppppp1/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(missing_pawn) == {".", "q", "r", "b", "n", "p"}
    # The missing pawn is the second queen, so it was not captured.
    promoted = "rnbqkbn1/ppppppp1/3q4/8/8/2N5/PPPPPPPP/R1BQKBNR b KQq - 0 9"
    assert uncaptured(promoted) == {".", "r"}
    # A dark-squared bishop misses, but c3 is dark and c4 is light.
    bishop = "rn1qkbnr/pppppppp/8/8/2N5/8/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(bishop) == {".", "b"}
    bishop = "rn1qkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(bishop) == {"."}


def test_no_pawn_is_uncaptured_on_a_back_rank():
    found = list(retractions(parse_fen("4k3/8/8/8/8/8/8/K6R b - - 0 60"), False))
    assert {retraction.uncaptured for retraction in found if retraction.target == chess.H1} == set(
        ".qrbn"
    )


def test_promotions_need_a_pawn_that_is_gone():
    assert "d7-d8=N" in names("k2N4/8/8/8/8/8/8/4K3 b - - 0 60")
    all_pawns = "k2N4/8/8/8/8/8/PPPPPPPP/4K3 b - - 0 60"
    assert not any("=" in name for name in names(all_pawns))
    # Only a missing pawn that is not the second queen can have become the knight.
    needed = "k2N4/8/8/8/8/3QQ3/PPPPPPP1/4K3 b - - 0 60"
    assert not any("=" in name for name in names(needed))
    assert any("=N" in name for name in names(needed.replace("PPPPPPP1", "PPPPPP2")))
    # Away from the last rank nothing has just been promoted.
    assert not any("=" in name for name in names("k7/1N6/8/8/8/8/8/4K3 b - - 0 60"))


def test_men_that_hold_a_right_have_not_moved():
    fen = "4k3/8/8/8/8/8/8/R3K2R b {} - 4 60"
    assert {name[0] for name in names(fen.format("-"))} == {"K", "R"}
    queenside = names(fen.format("Q"))
    assert queenside and all(name[:3] == "Rh1" or name.endswith("h1") for name in queenside)
    assert names(fen.format("KQ")) == set()
    # Castling is not taken back while another right is held.
    castled = "4k3/8/8/8/8/8/8/R4RK1 b - - 4 60"
    assert "O-O" in names(castled)


def test_a_claimed_double_step_is_the_only_last_move():
    fen = "4k3/8/8/8/3Pp3/8/8/N3K3 b - {} 0 40"
    assert names(fen.format("d3")) == {"d2-d4"}
    (found,) = retractions(parse_fen(fen.format("d3")), False)
    assert found.kind == "double step"
    assert format_fen(found.before) == "4k3/8/8/8/4p3/8/3P4/N3K3 w - - 0 1"
    assert len(names(fen.format("-"))) > 1
    # A square that no double step has left is ignored.
    assert names(fen.format("e3")) == names(fen.format("-"))
    assert names("4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40") == set()


def test_en_passant_is_taken_back_with_the_square_that_it_needs():
    fen = "8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 60"
    (found,) = retractions(parse_fen(fen), False)
    assert (found.name, found.kind, found.uncaptured) == ("e5xd6 e.p.", "en passant", "p")
    assert format_fen(found.before) == "8/8/4k3/3pP3/8/1B6/8/K3R3 w - d6 0 1"
    # The squares of the captured pawn's double step must be empty.
    open_file = "8/8/3P4/8/8/8/8/k6K b - - 0 60"
    assert {"c5xd6 e.p.", "e5xd6 e.p."} <= names(open_file)
    for occupied in ("8/3n4/3P4/8", "8/8/3P4/3n4"):
        assert not any("e.p." in name for name in names(open_file.replace("8/8/3P4/8", occupied)))


def test_en_passant_needs_a_double_step_before_which_the_capturing_side_was_not_in_check():
    # e7-e5 gave check to d4, and the capture answered it.
    assert "d5xe6 e.p." in names("7k/8/4P3/8/3K4/8/8/8 b - - 0 60")
    # The rook checked along the sixth rank before e7-e5 already.
    assert "d5xe6 e.p." not in names("7k/8/K3P2r/8/8/8/8/8 b - - 0 60")


def test_castling_is_taken_back_with_its_right():
    found = [
        retraction
        for retraction in retractions(parse_fen("4k3/8/8/8/8/8/8/5RK1 b - - 4 60"), False)
        if retraction.kind == "castling"
    ]
    assert [format_fen(retraction.before) for retraction in found] == [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    ]


def test_rights_of_chess960_keep_their_rooks_when_another_is_uncaptured():
    position = parse_fen("1k3r1R/8/8/8/8/8/8/K7 b k - 0 60")
    uncaptured = [found for found in retractions(position, True) if found.uncaptured == "r"]
    assert {found.target for found in uncaptured} >= {chess.H8}
    for found in uncaptured:
        assert sound_rights(found.before, True) == {"f": chess.F8}


def test_the_names_of_moves():
    assert "Ra5xa6" in names("k7/8/RRRRR3/8/RRRRR3/8/8/7K b - - 0 99")
    assert {"O-O-O", "Kc2-c1"} <= names("4k3/8/8/8/8/8/8/2KR4 b - - 4 60")
    assert {"a2-a4", "a3-a4", "b3xa4"} <= names("4k3/8/8/8/P7/8/8/4K3 b - - 0 60")
    assert {"a7-a8=Q", "b7xa8=Q", "Qa7-a8"} <= names("Q7/8/4k3/8/8/8/8/4K3 b - - 0 60")


@given(placements(), st.integers(0, 63), st.sampled_from("KQRBN"))
def test_pieces_come_from_the_empty_squares_that_they_attack(placement, square, kind):
    placement = with_contents(placement, {square: kind})
    board = chess.BaseBoard(None)
    board.set_piece_map(
        {
            place: chess.Piece.from_symbol(content)
            for place, content in enumerate(placement)
            if content != EMPTY
        }
    )
    expected = {place for place in board.attacks(square) if placement[place] == EMPTY}
    assert set(piece_origins(placement, square)) == expected


def _names(squares):
    return [square_name(square) for square in squares]


def test_pawns_go_back_a_step_or_two_from_their_fourth_rank():
    def pushes(name, side, *blocked):
        placement = with_contents(EMPTY_PLACEMENT, {parse_square(name): "N" for name in blocked})
        return _names(push_origins(placement, parse_square(name), side))

    assert pushes("e4", "w") == ["e3", "e2"]
    assert pushes("e4", "w", "e2") == ["e3"]
    assert pushes("e4", "w", "e3") == []
    assert pushes("e5", "w") == ["e4"]
    assert pushes("e5", "b") == ["e6", "e7"]
    assert pushes("e4", "b") == ["e5"]
    assert pushes("e2", "w") == pushes("e7", "b") == []
    assert pushes("e8", "w") == ["e7"]
    assert pushes("e1", "b") == ["e2"]


def test_pawns_go_back_to_neighbouring_files_after_a_capture():
    def captures(name, side, *blocked):
        placement = with_contents(EMPTY_PLACEMENT, {parse_square(name): "n" for name in blocked})
        return _names(pawn_capture_origins(placement, parse_square(name), side))

    assert captures("e4", "w") == ["d3", "f3"]
    assert captures("e4", "b") == ["d5", "f5"]
    assert captures("e4", "w", "d3") == ["f3"]
    assert captures("a4", "w") == ["b3"]
    assert captures("h4", "b") == ["g5"]
    assert captures("e2", "w") == captures("e7", "b") == []
    assert captures("e8", "w") == ["d7", "f7"]


def _castled(rank, chess960=False, attacker=None):
    position = parse_fen(f"k7/8/8/8/8/8/8/{rank} b - - 1 20")
    placement = position.placement
    if attacker:
        placement = with_contents(placement, {parse_square(attacker): "r"})
    return {tuple(_names(found[:2])) for found in uncastlings(placement, "w", chess960)}


def test_castling_is_taken_back_to_the_e_file_and_the_corner():
    assert _castled("5RK1") == {("e1", "h1")}
    assert _castled("2KR4") == {("e1", "a1")}
    for blocked in ("5RKN", "4NRK1", "N1KR4", "1NKR4", "2KRN3"):
        assert not _castled(blocked)
    assert not _castled("4RK2")


def test_castling_led_neither_out_of_check_nor_through_it():
    attacked = {file for file in "abcdefgh" if not _castled("5RK1", attacker=f"{file}6")}
    assert attacked == {"e", "f"}
    # The rook may have passed an attacked square, and have been attacked itself.
    attacked = {file for file in "abcdefgh" if not _castled("2KR4", attacker=f"{file}6")}
    assert attacked == {"d", "e"}


def test_castling_of_chess960_is_taken_back_to_any_home_with_the_rook_on_its_wing():
    expected = {(f"{king}1", f"{rook}1") for king in "bcdefg" for rook in "cdefgh" if rook > king}
    assert _castled("5RK1", chess960=True) == expected
    assert _castled("N4RK1", chess960=True) == expected
    assert _castled("3N1RK1", chess960=True) == {("e1", "f1"), ("e1", "g1"), ("e1", "h1")} | {
        ("f1", "g1"),
        ("f1", "h1"),
        ("g1", "h1"),
    }
    expected = {(f"{king}1", f"{rook}1") for king in "bcdefg" for rook in "abcdef" if rook < king}
    assert _castled("2KR4", chess960=True) == expected


def test_the_placement_before_castling_has_king_and_rook_back():
    position = parse_fen("k7/8/8/8/8/8/8/5RK1 b - - 1 20")
    ((*_, before),) = uncastlings(position.placement, "w", False)
    assert before == parse_fen("k7/8/8/8/8/8/8/4K2R w K - 0 20").placement
