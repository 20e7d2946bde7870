"""What is asked of a solver, and what a solved problem is: keys, defences, answers. Values only.

A direct mate in n: the side to move (the attacker) mates in n moves at the latest, whatever the
other side (the defender) plays.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.position import Position

Verdict: TypeAlias = Literal[
    "sound", "cooked", "no-solution", "short", "duals", "off", "unfinished"
]
"""What is said of a problem with the stipulation #n.

- "sound": one key, no mate sooner, no dual of the grave kind.
- "cooked": several keys.
- "no-solution": no key.
- "short": the attacker mates in fewer moves than stipulated.
- "duals": one key, but a defence that parries every threat has several answers; in three moves
  and more those of the last move alone do not count.
- "off": the position cannot be played; see `Solution.problem`.
- "unfinished": stopped, before any of these was certain.
"""


class Move(NamedTuple):
    """A move.

    Attributes:
        uci: as UCI writes it; castling in Chess960 as king takes rook.
        san: as PGN's standard writes it in its position, with + and #.
    """

    uci: str
    san: str


@dataclass(frozen=True, slots=True)
class Attack:
    """A move of the attacker that mates in so many moves, and what the defender can do.

    Attributes:
        move: the attacker's move.
        mates_in: after how many moves of the attacker, this one included, the mate stands; 1 when
            this move mates.
        threats: what the attacker would play next if the defender could pass; () for a mate, for
            a check (nothing else can be threatened), and in a block.
        is_zugzwang: whether nothing is threatened, so that only the duty to move loses (a block).
        defences: all legal moves of the defender, grouped by what answers them, those that parry
            every threat first; () for a mate, and where the play was not wanted or found no room.
    """

    move: Move
    mates_in: int
    threats: tuple["Attack", ...] = ()
    is_zugzwang: bool = False
    defences: tuple["Defence", ...] = ()


@dataclass(frozen=True, slots=True)
class Defence:
    """A move of the defender and all that still mates in time.

    Attributes:
        move: the defender's move.
        answers: the moves of the attacker that mate soonest, in time; where a threat is carried
            out and is no mate yet, the threats alone, and in four moves and more without their
            play. () for the refutation of a try.
        is_dual: whether several answers count as a fault: the defence parries every threat, none
            of them mates before the last moment, and they differ by more than a queen that a
            pawn becomes where a rook or a bishop would do.
        meets_threat: whether a threat is simply carried out.
    """

    move: Move
    answers: tuple[Attack, ...]
    is_dual: bool = False
    meets_threat: bool = False


@dataclass(frozen=True, slots=True)
class Try:
    """A first move that only one defence refutes."""

    move: Move
    refutation: Move
    attack: Attack


@dataclass(frozen=True, slots=True)
class SetPlay:
    """Moves of the defender, were it that one's turn, to which the attacker has an answer."""

    defences: tuple[Defence, ...]


@dataclass(frozen=True, slots=True)
class Solution:
    """All that is known of a problem.

    Attributes:
        position: the problem.
        mate: n of #n.
        verdict: see `Verdict`.
        exact: whether all was searched that the verdict says.
        keys: first moves that mate in n, in the order of their SAN, with their play.
        short: first moves that mate sooner than in n.
        tries: first moves with a single refutation, where they were asked for.
        set_play: None where it was not asked for or cannot be (the attacker is in check …).
        nodes: positions looked at.
        seconds: how long it took.
        backend: "python", "rust" or "popeye".
        reason: for "off", the code of why nothing can be solved, as `rules.play.why_not` gives it.
    """

    position: Position
    mate: int
    verdict: Verdict
    exact: bool
    keys: tuple[Attack, ...] = ()
    short: tuple[Attack, ...] = ()
    tries: tuple[Try, ...] = ()
    set_play: SetPlay | None = None
    nodes: int = 0
    seconds: float = 0.0
    backend: str = "python"
    reason: str = ""


class Wanted(NamedTuple):
    """What is wanted beside the keys and whether they are the only ones.

    Attributes:
        tries: first moves with a single refutation.
        set_play: what would answer the defender's moves, were it that one's turn.
        size: how many moves of the attacker all the play after one first move may hold; longer
            play is cut, evenly over its variations. Without it no dual is seen, so that "sound" is
            not exact.
    """

    tries: bool = True
    set_play: bool = True
    size: int = 30_000


class Progress(NamedTuple):
    """How far a search is: first moves whose fate is known, of how many, and the keys so far."""

    done: int
    total: int
    keys: tuple[Move, ...]
    nodes: int


class FirstMove(NamedTuple):
    """What became of one first move.

    Attributes:
        move: the move.
        attack: its play if it mates in time, or if it is a try; else None.
        refutation: the only defence to a try; None for a key, and for any other move.
        nodes: positions looked at.
        is_complete: whether nothing of its play was cut.
        backend: "python" or "rust".
    """

    move: Move
    attack: Attack | None
    refutation: Move | None
    nodes: int
    is_complete: bool
    backend: str

    @property
    def is_key(self) -> bool:
        """Whether the move mates in time, perhaps sooner."""
        return self.attack is not None and self.refutation is None
