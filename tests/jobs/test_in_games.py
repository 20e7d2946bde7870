"""The first position of a game that a query asks for."""

import random
from dataclasses import replace

import chess
import chess.pgn
import pytest

from fenedit.jobs.in_games import Games, Place, answers
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.query.parsing import parse_query
from tests.helpers.entries import entry_of

OPERA = """\
[Event "Paris"]
[White "Morphy"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 (2... Nc6 3. Bb5 (3. Bc4 Bc5 4. b4) 3... a6) 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3
dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"""


def place_in(game: str, query: str, chess960: bool = False) -> Place | None:
    asked = replace(parse_query(query), in_games=True)
    entry = entry_of(game)
    found = next(answers(Games(asked, chess960, [(entry, frozenset())])))
    return found[0][1] if found else None


@pytest.mark.parametrize(
    ("query", "after"),
    [
        ("Rd8 ke8", "17.Rd8#"),
        ("mate", "17.Rd8#"),
        ("check", "11.Bxb5+"),
        ("nb8 qe6", "16…Nxb8"),
        ("Kc1 Rd1", "12.O-O-O"),
        ("wtm Ra1 pe5", "1…e5"),
        ("move:3", "2…d6"),
        ("clock:4", "7…Qe7"),
        ("clock:6", None),
        ("w:KRBP{0-8}vKQRBNP{0-8}", "16…Nxb8"),
        ("men:<25", "13.Rxd7"),
        ("-Pe2", "1.e4"),
        ("Morphy mate", "17.Rd8#"),
        ("Tal mate", None),
        ("Tal | mate", "17.Rd8#"),
        ("White:morphy Rd8 -ra8", "17.Rd8#"),
        ("-mate -wtm Qb3", "7.Qb3"),
        ("Bb5 nc6", "3.Bb5"),  # in a variation
        ("Pb4", "4.b4"),  # in one of that
        ("Nc6", None),
    ],
)
def test_a_game_is_found_by_any_of_its_positions(query, after):
    place = place_in(OPERA, query)
    assert (None if place is None else place.after) == after


def test_the_first_position_comes_before_all_moves():
    place = place_in(OPERA, "wtm")
    assert (place.path, place.after) == ((), "")
    assert place.position == parse_fen(chess.STARTING_FEN)


def test_the_place_is_that_of_the_tree():
    place = place_in(OPERA, "Pb4")
    assert place.path == (0, 0, 0, 1, 1, 0, 0)
    assert place.position is not None
    assert format_fen(place.position) == (
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R b KQkq b3 0 4"
    )


def test_the_game_itself_comes_before_its_variations():
    place = place_in('[Event "x"]\n\n1. e4 (1. d4 d5 2. Nf3) e5 2. Nf3 *', "Nf3")
    assert place.path == (0, 0, 0)


def test_moves_that_do_not_fit_end_the_search():
    place = place_in('[Event "x"]\n\n1. e4 e5 2. Ke4 Nc6 *', "pe5")
    assert place.after == "1…e5"
    assert place_in('[Event "x"]\n\n1. e4 e5 2. Ke4 Nc6 *', "nc6") is None


@pytest.mark.parametrize(
    ("game", "query", "after"),
    [
        ('[FEN "not one"]\n\n1. e4 *', "Pe4", None),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *', "Pe4", None),
        ('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9"]\n\n9... Ke7 10. e4 *', "Pe4", "10.e4"),
        ('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9"]\n\n9... Ke7 10. e4 *', "ke7", "9…Ke7"),
        ('[Variant "Atomic"]\n\n1. Nf3 f6 2. Nd4 g6 3. Nb5 a6 4. Nxc7 *', ".d8 .c7", "4.Nxc7"),
        ('[Variant "Unheard of"]\n\n1. Nf3 *', "Nf3", None),
        ('[Event "x"]\n\n1. -- e5 *', "pe5", "1…e5"),
    ],
)
def test_games_of_other_kinds(game, query, after):
    place = place_in(game, query)
    assert (None if place is None else place.after) == after


def test_chess960():
    fen = "4k3/8/8/8/8/8/8/RK6 w A - 0 1"
    game = f'[Variant "Chess960"]\n[FEN "{fen}"]\n[SetUp "1"]\n\n1. O-O-O *'
    place = place_in(game, "Kc1 Rd1")
    assert place.after == "1.O-O-O"
    bare = game.replace('[Variant "Chess960"]\n', "").replace("w A", "w Q")
    assert place_in(bare, "Kc1", chess960=True) is not None


@pytest.mark.parametrize("query", ["pd6 ~swap", "men:30", "btm -?e2", "pd5|Pd4", "clock:>2 wtm"])
def test_the_first_place_is_that_of_python_chess(query):
    dice = random.Random(7)
    for _ in range(12):
        game, board = chess.pgn.Game(), chess.Board()
        node = game
        first = None
        for ply in range(60):
            asked = place_in(f'[FEN "{board.fen(en_passant="fen")}"]\n\n*', query)
            if asked is not None and first is None:
                first = ply
            moves = list(board.legal_moves)
            if not moves:
                break
            node = node.add_variation(dice.choice(moves))
            board.push(node.move)
        place = place_in(str(game), query)
        assert (None if place is None else len(place.path)) == first


def test_several_games_keep_their_numbers():
    games = [OPERA, '[Event "x"]\n\n*', OPERA.replace("17. Rd8# ", "")]
    entries = [(entry_of(game), frozenset[str]()) for game in games]
    for query, numbers in (("mate", [0]), ("Bd7", [0, 2]), ("wtm", [0, 1, 2])):
        asked = replace(parse_query(query), in_games=True)
        found = next(answers(Games(asked, False, entries)))
        assert [index for index, _ in found] == numbers
