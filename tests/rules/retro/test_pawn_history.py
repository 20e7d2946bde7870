import time
from itertools import count
from types import SimpleNamespace

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.retro import pawn_history as pawn_history_module
from fenedit.rules.retro.pawn_history import pawn_history
from tests.helpers.games import played_positions

IMPOSSIBLE = [
    # Each of two pawns has passed the other, with one capture for each side.
    "rnbqkb1r/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 9",
    # The promoted queen left the h-file neither by h8, where a rook never moved, nor by g8.
    "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR w KQkq - 0 12",
    # The bishop of f1 never came out, so both others are promoted, and Black has taken none.
    "rnbqkb1r/ppp1pppp/8/3p4/8/8/P1PPP1P1/RNBQKBBB w - - 0 20",
    # On d7 the pawn would have given check to a king that never moved, and it was not taken.
    "rnb1kbnr/ppp1pppp/8/8/3Q4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 20",
]
POSSIBLE = [
    "rnb1kbnr/ppp1pppp/8/8/3Q4/8/PPP1PPPP/RNBQKBNR w KQ - 0 20",
    "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR b KQq - 6 18",
    "r1bqkb1r/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKBNR b KQkq - 0 16",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 60",
]


def _history(fen: str, seconds: float = 20):
    position = parse_fen(fen)
    deadline = time.monotonic() + seconds
    return pawn_history(position, False, deadline)


@pytest.mark.parametrize("fen", IMPOSSIBLE)
def test_pawns_without_a_history_are_found(fen: str) -> None:
    problem = _history(fen)
    assert problem is not None
    assert problem.code == "pawns-passed-too-often"


@pytest.mark.parametrize("fen", POSSIBLE)
def test_pawns_with_a_history_are_left_in_peace(fen: str) -> None:
    assert _history(fen) is None


def test_a_search_gives_up_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pawn_history_module, "PATIENCE", 1)
    crowded = "1n1QRK1k/2Qr1B1p/2n3pp/5R1B/1R1nb3/N2NR1PP/1p1B4/4rbQR w - - 0 200"
    with pytest.raises(TimeoutError):
        _history(crowded, seconds=-1)


@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    unsearched = 0
    for position in played_positions(seed=11, games=5, chess960=chess960):
        # The clock advances at each reading, so that every run searches the same.
        clock = SimpleNamespace(monotonic=count(1).__next__)
        monkeypatch.setattr(pawn_history_module, "time", clock)
        try:
            found = pawn_history(position, chess960, deadline=20)
        except TimeoutError:
            unsearched += 1
        else:
            assert found is None, position
    assert unsearched < 10
