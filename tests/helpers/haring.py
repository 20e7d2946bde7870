"""Haring's mate in two (1977) with its whole solution, written by hand."""

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import (
    Attack,
    Defence,
    Move,
    SetPlay,
    Solution,
    Try,
)
from tests.helpers.fens import HARING

POSITION = parse_fen(HARING)
THREAT = Attack(Move("c6e7", "Nce7#"), 1)
_BATTERY = {
    "Nd8#": "c6d8", "Nb8#": "c6b8", "Nce7#": "c6e7", "Na7#": "c6a7",
    "Ne5#": "c6e5", "Na5#": "c6a5", "Nb4#": "c6b4",
}  # fmt: skip
_ANY = tuple(Attack(Move(uci, san), 1) for san, uci in sorted(_BATTERY.items()))
_PARRYING = (
    ("Ke6", "f6e6", "Nb4#", "c6b4"),
    ("Ra8", "e8a8", "Na7#", "c6a7"),
    ("Rb8", "e8b8", "Nxb8#", "c6b8"),
    ("Rd8", "e8d8", "Nxd8#", "c6d8"),
    ("Re5", "e8e5", "Nxe5#", "c6e5"),
    ("Re6", "e8e6", "Ne3#", "f5e3"),
    ("Re7", "e8e7", "Ncxe7#", "c6e7"),
    ("cxd3", "c4d3", "Nfd4#", "f5d4"),
    ("exd3", "e4d3", "Nfd4#", "f5d4"),
)
_IDLE = (
    ("Na3", "b1a3"), ("Nd2", "b1d2"), ("Rc1", "c3c1"), ("Rc2", "c3c2"), ("Rd3", "c3d3"),
    ("Re3", "c3e3"), ("Rf3", "c3f3"), ("Rg3", "c3g3"), ("Rh3", "c3h3"), ("b2", "b3b2"),
    ("e3", "e4e3"), ("g4", "g5g4"),
)  # fmt: skip
_UNGUARDED = (("Rc8", "e8c8"), ("Rf8", "e8f8"), ("Rg8", "e8g8"), ("Rh8", "e8h8"))

DEFENCES = (
    *(
        Defence(Move(uci, san), (Attack(Move(reply, mate), 1),))
        for san, uci, mate, reply in _PARRYING
    ),
    *(Defence(Move(uci, san), (THREAT,), meets_threat=True) for san, uci in _IDLE),
    *(Defence(Move(uci, san), _ANY, meets_threat=True) for san, uci in _UNGUARDED),
)
KEY = Attack(Move("d2d4", "d4"), 2, threats=(THREAT,), defences=DEFENCES)
TRY = Try(
    Move("f5h4", "Nh4+"),
    Move("f6e6", "Ke6"),
    Attack(
        Move("f5h4", "Nh4+"),
        2,
        defences=(Defence(Move("f6e5", "Ke5"), (Attack(Move("f1f5", "Qf5#"), 1),)),),
    ),
)
SET_PLAY = SetPlay((Defence(Move("e4e3", "e3"), (Attack(Move("f5d4", "Nfd4#"), 1),)),))
SOLUTION = Solution(
    POSITION, 2, "sound", exact=True, keys=(KEY,), tries=(TRY,), set_play=SET_PLAY,
    nodes=2391, seconds=0.034,
)  # fmt: skip


def chain(depth: int, width: int) -> Attack:
    """Return a key with `width` defences at each of `depth` moves, none answered like another.

    The moves are no chess; there are about `width` to the power of `depth` rows.
    """
    return _chained(depth, width, "k", {})


def _chained(depth: int, width: int, name: str, memo: dict[tuple[int, str], Attack]) -> Attack:
    if (depth, name) not in memo:
        defences = tuple(
            Defence(Move(f"d{n}", f"D{n}"), (_chained(depth - 1, width, f"a{n}", memo),))
            for n in range(width if depth else 0)
        )
        memo[depth, name] = Attack(Move(name, name.upper()), depth + 1, defences=defences)
    return memo[depth, name]
