"""Proofs from the pawns: the captures and promotions that they needed.

Each pawn began on another file of the second rank. It changes files by captures alone, one file
and one rank each, so that it comes from no further than it has advanced.

A file's word has a letter for each pawn, from rank 1 upward: w and b, or W and B for a pawn that
stands on its first square and so never moved. Only captures change words; a pawn that advances
changes none. The ranks between are forgotten, so that more words are possible than chess allows,
and what is impossible with words is impossible in chess.

A pawn with no enemy before it can be promoted. It stays in the word, at its end, until all
captures are done: pawns that come to the file after its promotion are written as if below it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from fenedit.notation.position import (
    BLACK,
    FILES,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    file_of,
    is_light,
    piece_of,
    rank_of,
    squares_of,
)
from fenedit.notation.problems import Problem
from fenedit.rules.judge.playability import additional_pieces
from fenedit.rules.retro import illegal
from fenedit.rules.retro.armies import (
    PAWNS,
    Army,
    PieceCount,
    beyond_pawns,
    fixed_squares,
    promotion_doors,
)

Word: TypeAlias = str

_LETTERS = {"P": "w", "p": "b"}
_FOES = {"w": "b", "b": "w"}


class Event(NamedTuple):
    """What one capture does to one file.

    Attributes:
        after: the file's word afterwards.
        mover: "w" or "b": whose pawn comes or goes, or whose pawn is taken by a piece.
        kind: "comes" with a capture on this file, "goes" with a capture on the next one, or
            "falls": a piece takes the pawn. "lands" and "leaps" are coming and going by a capture
            on the last rank, where the pawn is promoted: it is not in the word then.
        waste: how many pairs could have been parted and were not. A capture by a pawn can part
            one pair, and another one if it takes a pawn; the loss is counted where it happens.
            A pawn that leaps parts none; that is counted both there and where it lands.
    """

    after: Word
    mover: str
    kind: str
    waste: int


def pawn_files(placement: Placement) -> tuple[Word, ...]:
    """Return the words of the eight files, the a-file first."""
    return tuple(_word(placement[file::8]) for file in range(8))


@lru_cache(maxsize=65536)
def facing_pairs(word: Word) -> int:
    """Return how many pairs of a white pawn below a black one can be made of a word's letters."""
    pairs = waiting = 0
    for letter in word:
        if letter in "wW":
            waiting += 1
        elif waiting:
            waiting -= 1
            pairs += 1
    return pairs


@lru_cache(maxsize=65536)
def events(word: Word) -> tuple[Event, ...]:
    """Return all possible effects of one capture on a word."""
    found = {Event(word, letter, "lands", 1) for letter in _FOES}
    pairs = facing_pairs(word)
    for place, letter in enumerate(word):
        if letter not in _FOES:
            continue
        without = word[:place] + word[place + 1 :]
        lost = pairs - facing_pairs(without)
        found.add(Event(without, letter, "goes", 1 - lost))
        found.add(Event(without, letter, "falls", 2 - lost))
        if place == (len(word) - 1 if letter == "w" else 0):
            found.add(Event(without, letter, "leaps", 1))
        foe = _FOES[letter]
        replaced = word[:place] + foe + word[place + 1 :]
        if _may_stand(replaced, place):
            lost = pairs - facing_pairs(replaced)
            found.add(Event(replaced, foe, "comes", 1 - lost))
    for place in range(len(word) + 1):
        for letter in _FOES:
            more = word[:place] + letter + word[place:]
            if _may_stand(more, place):
                found.add(Event(more, letter, "comes", facing_pairs(more) - pairs))
    return tuple(found)


def promotions_left(word: Word, goal: Word) -> tuple[tuple[int, int], ...]:
    """Return how a word becomes the goal by promotions alone: (white, black) numbers of them.

    White pawns leave a word at its end, black ones at its beginning.
    """
    surplus = len(word) - len(goal)
    return tuple(
        (surplus - black, black)
        for black in range(surplus + 1)
        if word == "b" * black + goal + "w" * (surplus - black)
    )


def first_word(goal: Word) -> Word:
    """Return a file's word at the beginning, with the pawns that the goal says never moved."""
    return ("W" if goal[:1] == "W" else "w") + ("B" if goal[-1:] == "B" else "b")


def _may_stand(word: Word, place: int) -> bool:
    """Return whether a pawn could have come to its place, with W or B not beyond it."""
    return "W" not in word[place + 1 :] and "B" not in word[:place]


def _word(squares: str) -> Word:
    """Return the word of a file's eight squares."""
    word = ""
    for rank, content in enumerate(squares):
        if content in _LETTERS:
            letter = _LETTERS[content]
            home = rank == (1 if letter == "w" else 6)
            word += letter.upper() if home else letter
    return word


_NAMES = {WHITE: "white", BLACK: "black"}


class Path(NamedTuple):
    """The possible origins of a pawn.

    Attributes:
        pawn: its square.
        steps: how many ranks it has advanced.
        files: the files that it could have begun on, each with the captures that it then made.
    """

    pawn: Square
    steps: int
    files: dict[int, int]


def pawns_impossible(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report pawns that cannot all come from the second rank.

    Pawns that have advanced little come from few files, and no two from one. The squares are those
    of pawns that share too few files of origin. Data: count, how many pawns; homes, how many files;
    first and last of these.
    """
    for army in counted:
        if captures_needed(army.pawns, army.side) is None:
            first, last, crowd = _crowd(army.pawns, army.side)
            yield illegal(
                f"pawns-impossible-{_NAMES[army.side]}",
                crowd,
                count=len(crowd),
                homes=last - first + 1,
                first=FILES[first],
                last=FILES[last],
            )


def pawn_captures(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report pawns that need more captures than there were pieces for them to capture.

    Every pawn that is not on its first file captured at least once for each file between. The
    squares are those of pawns that share a file. Data: needed; available, how many missing pieces
    of the other side a pawn could have captured; missing, how many there are in all. The datum
    "reason" is "shut-in" where these differ, because pieces were captured where no pawn captures,
    and else "".
    """
    for army, foe in zip(counted, reversed(counted), strict=True):
        needed = captures_needed(army.pawns, army.side)
        if not needed:
            continue
        available = capturable(position, chess960, foe)
        if needed > available:
            yield illegal(
                f"pawn-captures-too-many-{_NAMES[army.side]}",
                crowded(army.pawns),
                reason="" if available == foe.missing else "shut-in",
                needed=needed,
                available=available,
                missing=foe.missing,
            )


def capturable(position: Position, chess960: bool, foe: Army) -> int:
    """Return how many missing pieces of a side, at most, pawns that are still pawns captured."""
    return max(0, foe.missing - beyond_pawns(position, chess960, foe).pieces)


def captures_needed(pawns: tuple[Square, ...], side: Side) -> int | None:
    """Return the fewest captures that explain all pawns of a side, or None."""
    return captures_to_promote(pawns, side, 0, 0) if crowded(pawns) else 0


@lru_cache(maxsize=4096)
def captures_to_promote(
    pawns: tuple[Square, ...], side: Side, promoted: int, doors: int
) -> int | None:
    """Return the fewest captures that explain pawns and the promotion of others.

    None if none do. What is captured on the last rank itself is not counted.

    Args:
        pawns: squares of all pawns of one side that are still pawns.
        side: whose they are.
        promoted: how many others were promoted.
        doors: the files on which those could have stood before; bit 0 is the a-file.
    """
    files = [file for file in range(8) if doors >> file & 1]
    ways = {home: min(abs(home - file) for file in files) for home in range(8)} if files else {}
    return _cheapest([path.files for path in paths(pawns, side)] + [ways] * promoted)


def paths(pawns: tuple[Square, ...], side: Side) -> list[Path]:
    """Return the possible origins of a side's pawns, the least advanced first."""
    return sorted([_path(pawn, side) for pawn in pawns], key=lambda path: path.steps)


def crowded(pawns: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the pawns that share their file with another one."""
    files = [pawn & 7 for pawn in pawns]
    if len(set(files)) == len(files):
        return ()
    return tuple([pawn for pawn in pawns if files.count(pawn & 7) > 1])


def _cheapest(ways: Sequence[dict[int, int]]) -> int | None:
    """Return the least sum of captures with pawns from different files, None if impossible."""
    costs = {0: 0}
    for files in ways:
        after: dict[int, int] = {}
        for taken, cost in costs.items():
            for file, captures in files.items():
                home = 1 << file
                if not taken & home:
                    total = cost + captures
                    if after.get(taken | home, total) >= total:
                        after[taken | home] = total
        costs = after
    return min(costs.values(), default=None)


def _crowd(pawns: tuple[Square, ...], side: Side) -> tuple[int, int, tuple[Square, ...]]:
    """Return the fewest neighbouring files, first and last, from which too many pawns must come.

    Each pawn comes from a run of files, so Hall's condition need only be checked for runs.
    """
    spans = [(min(path.files), max(path.files), path.pawn) for path in paths(pawns, side)]
    for width in range(8):
        for first in range(8 - width):
            last = first + width
            crowd = [pawn for low, high, pawn in spans if first <= low and high <= last]
            if len(crowd) > width + 1:
                return first, last, tuple(sorted(crowd))
    raise ValueError("these pawns can all come from the second rank")


@lru_cache(maxsize=128)
def _path(pawn: Square, side: Side) -> Path:
    steps = rank_of(pawn) - 1 if side == WHITE else 6 - rank_of(pawn)
    file = file_of(pawn)
    files = range(max(0, file - steps), min(7, file + steps) + 1)
    return Path(pawn, steps, {home: abs(home - file) for home in files})


def capture_colours(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report pawn captures that cannot have taken the bishop that must be among their victims.

    A pawn that captured at every step stayed on squares of one colour. Where a side's pawns need
    as many captures as there are pieces that pawns could have captured, they took all; and if the
    other side has no bishop on light squares left, one of these was a bishop on a light
    square. Then not all of the captures could have been on dark squares; and likewise the other way
    round. Any other piece can be captured on either colour, a pawn also en passant.

    The squares are those of pawns that share a file. The datum "reason" names the captured bishop
    by the colour of its squares and its side, such as "light-black"; the datum "captures" is how
    many captures there were.
    """
    for army, foe in zip(counted, reversed(counted), strict=True):
        needed = captures_needed(army.pawns, army.side)
        if not needed or needed > foe.missing or (foe.light and foe.dark):
            continue
        beyond = beyond_pawns(position, chess960, foe)
        if needed != foe.missing - beyond.pieces:
            continue
        light, dark = forced_colours(army.pawns, army.side)
        if dark == needed and not foe.light and not beyond.light:
            colour = "light"
        elif light == needed and not foe.dark and not beyond.dark:
            colour = "dark"
        else:
            continue
        reason = f"{colour}-{_NAMES[foe.side]}"
        squares = crowded(army.pawns)
        yield illegal("capture-colour-impossible", squares, reason=reason, captures=needed)


@lru_cache(maxsize=1024)
def forced_colours(pawns: tuple[Square, ...], side: Side) -> tuple[int, int]:
    """Return how many captures, at least, are on light and on dark squares, if they are fewest.

    The two numbers may come from two different histories with as few captures. A pawn that did not
    capture at every step could have captured on either colour, before or after a step straight
    ahead. The pawns of the side have at least one valid assignment.
    """
    ways = {0: (0, 0, 0)}
    for path in paths(pawns, side):
        after: dict[int, tuple[int, int, int]] = {}
        for taken, (cost, light, dark) in ways.items():
            for file, captures in path.files.items():
                home = 1 << file
                total = cost + captures
                known = after.get(taken | home)
                if taken & home or (known and known[0] < total):
                    continue
                forced = captures if captures == path.steps else 0
                on_light = forced if is_light(path.pawn) else 0
                more = total, light + on_light, dark + forced - on_light
                if known and known[0] == total:
                    more = total, min(more[1], known[1]), min(more[2], known[2])
                after[taken | home] = more
        ways = after
    fewest = min(cost for cost, _, _ in ways.values())
    shortest = [way for way in ways.values() if way[0] == fewest]
    return min(light for _, light, _ in shortest), min(dark for _, _, dark in shortest)


def promotions(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report more promoted pieces than missing pawns, where engines still accept the position.

    Every piece beyond the first queen, two rooks, two knights, and one bishop on squares of
    each colour was a pawn (FIDE Laws of Chess, 2.2 and 3.7.5). Each is one of eight. Engines do not
    distinguish the bishops.
    """
    refused = {problem.code for problem in additional_pieces(position, chess960)}
    for army in counted:
        code, total = f"promotions-too-many-{_NAMES[army.side]}", army.promoted + len(army.pawns)
        if len(army.pawns) <= PAWNS < total and code not in refused:
            yield illegal(
                code,
                extra_pieces(position, army),
                pawns=len(army.pawns),
                promoted=army.promoted,
                total=total,
            )


def promoted_pawns(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report pawns that needed more captures to be promoted than there were pieces to capture.

    Before its promotion a pawn stood on the last rank but one, and not where an unmoved pawn of
    the other side stands. If the pawns that began on the open files are accounted for otherwise,
    captures brought it there. The squares are those of the promoted pieces' kinds and of pawns
    that share a file. Data: needed; available, how many missing pieces of the other side a pawn can
    have captured before its promotion; promoted. The datum "reason" is "promoted".
    """
    for army, foe in zip(counted, reversed(counted), strict=True):
        if not 0 < army.promoted <= army.pawns_gone:
            continue
        doors = promotion_doors(army.side, fixed_squares(position, chess960))
        if doors == 0xFF:
            # Every file is open.
            continue
        needed = captures_to_promote(army.pawns, army.side, army.promoted, doors)
        available = capturable(position, chess960, foe)
        if needed is not None and needed > available:
            squares = {*extra_pieces(position, army), *crowded(army.pawns)}
            yield illegal(
                f"pawn-captures-too-many-{_NAMES[army.side]}",
                tuple(sorted(squares)),
                reason="promoted",
                needed=needed,
                available=available,
                promoted=army.promoted,
            )


def passed_pawns(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report pawns that face too few others, because captures alone let pawns pass.

    At the beginning eight pairs of pawns face each other, a white one below a black one on each
    file. A pair is parted only when one of the two is captured, or leaves the file by a
    capture: a capture that a pawn makes parts one pair, a pawn that is captured, as a pawn,
    another one. A promoted pawn faces nobody. So no more pairs are missing than there were
    captures and captured pawns. Promotions that nothing proves would only make these fewer.

    The datum "reason" says whether anything was captured, and whether a pair is left:
    "captures", "captures-none", "quiet" or "quiet-none".
    """
    white, black = counted
    if white.pawns_captured < 0 or black.pawns_captured < 0:
        return
    pairs = sum(map(facing_pairs, pawn_files(position.placement)))
    pawns_captured = white.pawns_captured + black.pawns_captured
    least = PAWNS - counted.captures - pawns_captured
    if pairs < least:
        reason = "captures" if counted.captures else "quiet"
        yield illegal(
            "pawns-passed-too-often",
            tuple(sorted(white.pawns + black.pawns)),
            reason=reason if pairs else f"{reason}-none",
            pairs=pairs,
            least=least,
            captures=counted.captures,
            promoted=white.promoted + black.promoted,
            pawns_captured=pawns_captured,
        )


def extra_pieces(position: Position, army: Army) -> tuple[int, ...]:
    """Return the squares of the kinds of which there are more than at the beginning."""
    pieces = [piece_of(kind, army.side) for kind in "QRNB" if any(army.extra(kind))]
    return tuple(
        sorted(square for piece in pieces for square in squares_of(position.placement, piece))
    )
