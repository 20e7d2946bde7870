import random
import time
from collections.abc import Iterator

import chess
import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import Position, is_light, square_name
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.retro import pawn_history
from fenedit.rules.retro.armies import (
    Army,
    beyond_pawns,
    count_pieces,
    fixed_squares,
    home_regions,
    origins,
    promotion_squares,
)
from fenedit.rules.retro.last_move import retractions
from fenedit.rules.retro.pawn_history import MOST_WASTE, Demand, Way, _exists, demand_of
from fenedit.rules.retro.pawns import (
    Word,
    capturable,
    captures_needed,
    events,
    facing_pairs,
    first_word,
    forced_colours,
    pawn_files,
    promotions_left,
)
from fenedit.rules.retro.prove import _blame_rights, prove
from fenedit.rules.retro.static_proofs import _always_attacked, promoted_with_bishops
from tests.helpers.tight_games import Chronicle, Man, PawnEvent, tight_games

PASSED = "rnbqkb1r/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 9"
"""Each of two pawns has passed the other, with one capture for each side."""


@pytest.mark.parametrize(
    ("fen", "reason", "letter", "unmoved", "squares"),
    [
        # From a7 the pawn had no way round the rook, for nothing stood on b8 to be captured.
        (
            "rnbqkbnr/1ppppppp/8/8/8/Q7/1PPPPPPP/RNBQKBNR w KQkq - 0 30",
            *("right", "q", "a8", "a8 d1 a3"),
        ),
        (
            "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR w KQkq - 0 12",
            *("right", "k", "h8", "h8 d1 f3"),
        ),
        # The only right of its side frees the king, too.
        (
            "rnbqkbnr/ppppppp1/8/8/8/5Q2/PPPPPPP1/RNBQKBNR w KQk - 0 12",
            *("right", "k", "e8, h8", "e8 h8 d1 f3"),
        ),
        # The king alone was in the way, which both rights hold in its place.
        (
            "rnb1kbnr/ppp1pppp/8/8/3Q4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 20",
            *("rights", "kq", "a8, e8, h8", "a8 e8 h8 d1 d4"),
        ),
    ],
)
def test_rights_that_leave_no_history_are_named(
    fen: str, reason: str, letter: str, unmoved: str, squares: str
) -> None:
    problem = prove(parse_fen(fen), False, 20).problem
    assert problem is not None
    data = dict(problem.data)
    assert (data["reason"], data["letter"], data["unmoved"]) == (reason, letter, unmoved)
    assert " ".join(map(square_name, problem.squares)) == squares
    assert f"nothing ever left {unmoved}" in sentence(problem)
    assert "never moved" in explanation(problem)


def test_pawns_that_have_no_history_without_rights_either_are_to_blame() -> None:
    problem = prove(parse_fen(PASSED), False, 20).problem
    assert problem is not None
    assert dict(problem.data)["reason"] == "history"
    assert sentence(problem).startswith("No order of captures (1 by White, 1 by Black)")
    assert explanation(problem)


def test_a_problem_stays_as_it_is_when_time_has_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pawn_history, "PATIENCE", 1)
    monkeypatch.setattr(pawn_history, "_known_shares", {})
    position = parse_fen("rnbqkbnr/1ppppppp/8/8/8/Q7/1PPPPPPP/RNBQKBNR w KQkq - 0 30")
    problem = Problem("pawns-passed-too-often", Severity.ILLEGAL)
    assert _blame_rights(problem, position, False, deadline=-1) is problem


# Whatever a proof rests on is true of games: each inner claim against what really happened.


AGAINST = (Severity.NOT_PLAYABLE, Severity.ILLEGAL)
TRUE_HINTS = {"clock-ge-100", "clock-ge-150"}
SHORT, LONG = 3, 1500
SEARCHED = 0.02
"""The share of positions, beyond those where the pawns have changed, that are searched."""
BUDGET = 0.03
LETTERS = {"Q": chess.QUEEN, "R": chess.ROOK, "B": chess.BISHOP}


class Truth:
    """A position of a game, and what is known of the game."""

    def __init__(self, game: Chronicle) -> None:
        board = game.board
        self.game, self.chess960 = game, board.chess960
        self.position: Position = parse_fen(board.fen(en_passant="fen", shredder=board.chess960))
        self.ledger = count_pieces(self.position.placement)
        self.demands = [demand_of(self.position, self.chess960, army) for army in self.ledger]

    def sides(self) -> Iterator[tuple[Army, Army, Demand, list[Man]]]:
        """Yield each side's army and the other's, what it must have done, and its men."""
        white, black = self.ledger
        for army, foe, demand in zip((white, black), (black, white), self.demands, strict=True):
            yield army, foe, demand, [man for man in self.game.men if man.white == (army is white)]


def last_move(truth: Truth) -> Iterator[str]:
    before = parse_fen(f"{truth.game.before} w - - 0 1").placement
    found = retractions(truth.position, truth.chess960, truth.ledger)
    if all(move.before.placement != before for move in found):
        yield "the last move is not among the retractions"


def fixed_men(truth: Truth) -> Iterator[str]:
    fixed = fixed_squares(truth.position, truth.chess960)
    for square in chess.scan_forward(fixed):
        if truth.game.at[square].moved:
            yield f"{chess.square_name(square)} is no fixed square"


def regions(truth: Truth) -> Iterator[str]:
    position, chess960 = truth.position, truth.chess960
    fixed = fixed_squares(position, chess960)
    for army, _, _, men in truth.sides():
        barred = _always_attacked(position, army, fixed)
        for letter, kind in (LETTERS | {"K": chess.KING}).items():
            shut = barred if letter == "K" else 0
            homes = home_regions(letter, army.side, fixed, shut, chess960=chess960)
            for man in men:
                if man.home_kind == kind and all(man.visited & ~home for home in homes):
                    yield f"an original {letter} left its region"
        last_squares = promotion_squares(army, fixed)
        if any(man.promoted is not None and not last_squares >> man.promoted & 1 for man in men):
            yield "a pawn was promoted elsewhere"


def promoted_pieces(truth: Truth) -> Iterator[str]:
    for army, _, demand, men in truth.sides():
        promoted = [man for man in men if man.promoted is not None]
        alive = [man for man in promoted if man.captor is None]
        bishops = [man.promoted for man in alive if man.kind == chess.BISHOP]
        light = sum(map(is_light, bishops))
        known = {"dark": len(bishops) - light, "light": light}
        if demand.light > light or demand.dark > known["dark"] or demand.promoted > len(alive):
            yield "more promotions are demanded than there were"
        if promoted_with_bishops(truth.position, truth.chess960, army) > len(alive):
            yield "cages prove more promotions than there were"
        for letter, kind in LETTERS.items():
            found = origins(truth.position, truth.chess960, army, letter) or ()
            numbers = known.values() if letter == "B" else [sum(m.kind == kind for m in alive)]
            for group, number in zip(found, numbers, strict=False):
                if group.astray or group.promoted > number:
                    yield f"{letter}: {group}, but {number} were promoted"
        for man in promoted:
            file = man.promoted & 7
            way = demand.ways[file]
            if way is Way.NONE or (man.advanced and way is Way.CAPTURE):
                yield f"a promotion on file {file}"
        if any(bishop & 7 in demand.shut for bishop in bishops):
            yield "a bishop is not shut in"


def captures(truth: Truth) -> Iterator[str]:
    position, chess960 = truth.position, truth.chess960
    for army, foe, demand, men in truth.sides():
        lost = [man for man in truth.game.men if man.white != men[0].white and man.captor]
        pawns = [man for man in men if man.kind == chess.PAWN and man.captor is None]
        taken = [(square, victim) for man in pawns for square, victim, _ in man.victims]
        needed = captures_needed(army.pawns, army.side)
        if needed is None or not needed <= len(taken) <= capturable(position, chess960, foe):
            yield f"{len(taken)} captures by pawns that are pawns"
        beyond = beyond_pawns(position, chess960, foe)
        others = [man for man in lost if all(man is not victim for _, victim in taken)]
        if beyond.pieces > len(others):
            yield "pawns have captured men beyond them"
        for is_beyond, colour in ((beyond.dark, False), (beyond.light, True)):
            bishops = [man for man in others if man.home_kind == chess.BISHOP]
            if is_beyond and colour not in [is_light(man.home) for man in bishops]:
                yield "a pawn has captured a bishop beyond it"
        if needed and needed == len(taken):
            light = sum(is_light(square) for square, _ in taken)
            forced_light, forced_dark = forced_colours(army.pawns, army.side)
            if forced_light > light or forced_dark > needed - light:
                yield "captures on other colours"
        if demand.captures < sum(man.captor[1] or man.kind == chess.PAWN for man in lost):
            yield "more captures by pawns or of pawns"
        dead = sum(man.kind == chess.PAWN and man.captor is not None for man in men)
        if demand.pawns_captured < dead:
            yield "more pawns were captured"


def pawn_events(truth: Truth) -> Iterator[str]:
    """Replay all captures with the pawns' words."""
    unmoved = {man for man in truth.game.at.values() if not man.moved}
    goal = pawn_files(truth.position.placement)
    files = [
        [man for home in (8 + file, 48 + file) for man in truth.game.men if man.home == home]
        for file in range(8)
    ]
    if [_word(file, unmoved) for file in files] != list(map(first_word, goal)):
        yield "the first words are others"
    waste = 0
    for event in truth.game.events:
        letter = "w" if event.pawn.white else "b"
        for kind, file, after in _after(event, files):
            word, following = _word(files[file], unmoved), _word(after, unmoved)
            known = [
                found.waste for found in events(word) if found[:3] == (following, letter, kind)
            ]
            if not known:
                yield f"{letter} {kind}: no event leads from {word!r} to {following!r}"
                return
            # What a pawn wastes that lands is counted where it leapt.
            waste += min(known) * (kind != "lands")
            files[file] = after
    for file, word in zip(files, goal, strict=True):
        white = sum(man.promoted is not None and man.white for man in file)
        black = sum(man.promoted is not None and not man.white for man in file)
        if (white, black) not in promotions_left(_word(file, unmoved), word):
            yield f"{white} and {black} promotions leave no {word!r}"
    if waste > _waste(truth):
        yield f"{waste} pairs were wasted"


def history(truth: Truth) -> Iterator[str]:
    """Ask for all promotions that there were, not only for those that are proven."""
    waste = _waste(truth)
    if not 0 <= waste <= MOST_WASTE:
        return
    asked = []
    for _, _, demand, men in truth.sides():
        squares = [man.promoted for man in men if man.promoted is not None]
        light = [is_light(square) for square in squares if square & 7 not in demand.shut]
        asked.append(
            demand._replace(promoted=len(squares), light=sum(light), dark=len(light) - sum(light))
        )
    goal = pawn_files(truth.position.placement)
    try:
        if not _exists(goal, asked[0], asked[1], waste, time.monotonic() + BUDGET):
            yield "no history"
    except TimeoutError:
        pass


def proofs(truth: Truth) -> Iterator[str]:
    problem = prove(truth.position, truth.chess960, BUDGET).problem
    if problem is not None:
        yield f"prove: {problem}"


def judgement(truth: Truth) -> Iterator[str]:
    for problem in diagnose(truth.position, truth.chess960):
        is_hint = problem.severity is Severity.HINT and problem.code not in TRUE_HINTS
        if problem.severity in AGAINST or is_hint:
            yield f"diagnose: {problem}"


OF_EVERY_POSITION = (last_move, judgement)
OF_PAWNS_AND_MEN = (fixed_men, regions, promoted_pieces, captures, pawn_events, history, proofs)


def _waste(truth: Truth) -> int:
    """Return how many pairs of pawns, at most, could have been parted and were not."""
    pairs = sum(map(facing_pairs, pawn_files(truth.position.placement)))
    return (
        pairs
        - 8
        + sum(demand.captures + demand.pawns_captured for army, _, demand, _ in truth.sides())
    )


def _word(pawns: list[Man], unmoved: set[Man]) -> Word:
    letters = ["w" if man.white else "b" for man in pawns]
    return "".join(
        letter.upper() if man in unmoved else letter
        for man, letter in zip(pawns, letters, strict=True)
    )


def _after(event: PawnEvent, files: list[list[Man]]) -> Iterator[tuple[str, int, list[Man]]]:
    """Yield what an event does to files: its kind there, the file, and the pawns after it."""
    left = [man for man in files[event.origin] if man is not event.pawn]
    if event.kind == "falls":
        yield "falls", event.origin, left
        return
    there = list(files[event.target])
    if event.kind == "leaps":
        yield "leaps", event.origin, left
        yield "lands", event.target, there
        return
    yield "goes", event.origin, left
    if event.victim is None:
        there.insert(event.place, event.pawn)
    else:
        there[there.index(event.victim)] = event.pawn
    yield "comes", event.target, there


@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
@pytest.mark.parametrize("games", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_all_that_proofs_rest_on_is_true_of_games(games: int, chess960: bool) -> None:
    dice = random.Random(1)
    found: list[str] = []
    last, promoted = None, 0
    for game in tight_games(4, games, chess960):
        truth = Truth(game)
        asked = OF_EVERY_POSITION
        pawns = game.board.pawns, game.board.occupied.bit_count(), game.board.castling_rights
        if pawns != last or dice.random() < SEARCHED:
            asked += OF_PAWNS_AND_MEN
        last = pawns
        fen = game.board.fen()
        found += [f"{claim.__name__}: {false} ({fen})" for claim in asked for false in claim(truth)]
        promoted = max(promoted, sum(man.promoted is not None for man in game.men))
    assert found == []
    assert promoted >= 6, "the games are too loose to tell anything"
