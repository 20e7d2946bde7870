import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.play import Facts, facts


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44),
        ("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218),
    ],
)
def test_legal_moves_are_those_that_perft_tables_count(fen: str, moves: int) -> None:
    found = facts(parse_fen(fen), False)
    assert found is not None
    assert found.legal_moves == moves


def test_mate_stalemate_check_and_dead_material_are_facts() -> None:
    immortal = parse_fen("r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23")
    assert facts(immortal, False) == Facts(0, True, True, False, False)
    stalemate = parse_fen("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")
    assert facts(stalemate, False) == Facts(0, False, False, True, False)
    check = parse_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
    assert facts(check, False) == Facts(4, True, False, False, False)
    bare = parse_fen("7k/8/8/8/8/8/8/KB6 w - - 0 1")
    assert facts(bare, False) == Facts(9, False, False, False, True)


def test_castling_counts_by_the_rules_in_force() -> None:
    position = parse_fen("4k3/8/8/8/8/8/PPPPPPPP/RNBQ1KR1 w G - 0 1")
    standard, chess960 = facts(position, False), facts(position, True)
    assert standard is not None
    assert chess960 is not None
    assert chess960.legal_moves == standard.legal_moves + 1


def test_there_are_no_facts_where_moves_make_no_sense() -> None:
    assert facts(parse_fen("4k3/8/8/8/8/8/8/8 w - - 0 1"), False) is None
    assert facts(parse_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), False) is None
    assert facts(parse_fen("4k3/8/8/8/8/8/8/4K2P w - - 0 1"), False) is None


def test_claims_that_fail_are_left_aside() -> None:
    claimed = facts(parse_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 0"), False)
    assert claimed == facts(parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), False)
