"""Writes input for the problem solver Popeye; `rules.moves.popeye` reads its output."""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import castling_squares
from fenedit.notation.position import (
    Position,
    other_side,
    piece_of,
    square_name,
    squares_of,
)
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import SEPARATOR, Puzzle
from fenedit.notation.spellings.popeye_writing import harmless_words, is_intelligent, piece_lines
from fenedit.notation.stipulation import Stipulation, parse_stipulation
from fenedit.notation.twin_commands import twins_of
from fenedit.notation.twins import (
    TwinState,
    is_zeroposition,
    popeye_states,
    popeye_twins,
    printed,
)
from fenedit.rules.attacks import is_attacked
from fenedit.rules.moves.popeye import Asked, PopeyeTree, read_answer


class Question(NamedTuple):
    """What Popeye is asked.

    Attributes:
        text: a whole input file, in English.
        asked: the problem, or each of its twins.
        unmade: why the first of the twins that are not asked cannot be made, None if all are.
    """

    text: str
    asked: tuple[Asked, ...]
    unmade: Problem | None


FailureCode: TypeAlias = Literal[
    "popeye-path",
    "popeye-missing",
    "popeye-start",
    "popeye-other",
    "popeye-silent",
    "popeye-crash",
    "popeye-flood",
    "popeye-time",
    "popeye-refused",
    "popeye-unknown",
    "popeye-unread",
    "popeye-stipulation",
    "popeye-chess960",
]
"""Reasons for no answer from Popeye; `jobs.questions` has their sentences."""


class PopeyeError(Exception):
    """Popeye cannot solve a problem.

    Attributes:
        code: which of the reasons.
        detail: the stipulation; "" for none.
    """

    def __init__(self, code: FailureCode, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


_REFUSAL = re.compile(r"(?! ).*?(?:input-error|king|ignored|too many|offending item)")
_UNKNOWN = re.compile(r"(?:input-error:)?offending item: *(.+)")
"""Names a word that Popeye does not know and ignores."""
_COUNTED = re.compile(r"[0-9]+ potential positions in \S+ +\(Time = [^)]*\)")
"""Text that Popeye prints without a line break, so that a refusal may follow on the same line."""
_PROGRESS = re.compile(r"\s*([0-9]{1,4})\s+\((.*)\)")
_SOLVED = re.compile(r"   1\.[^.].* !(?:\s|$)|  1\.[^.\s]|  1\.\.\.(?P<late>\S)")
_CORNERS = {(4, 7): "h1", (4, 0): "a1", (60, 63): "h8", (60, 56): "a8"}
"""Squares of kings and rooks that Popeye allows to castle, and names of the rooks' squares."""


def question_of(
    position: Position,
    puzzle: Puzzle,
    chess960: bool = False,
    *,
    tries: bool = False,
    set_play: bool = False,
) -> Question:
    """Return a puzzle, with its twins, conditions and options, as input for Popeye.

    The side to move begins.

    Args:
        position: the position.
        puzzle: what is asked of it.
        chess960: whether its castling rights are Chess960's.
        tries: whether tries are wanted, where there are any.
        set_play: whether set play is wanted, also where the stipulation does not ask for it.

    Raises:
        PopeyeError: no such stipulation, or rights that only Chess960 has.
    """
    stipulation = parse_stipulation(popeye_stipulation(puzzle))
    if stipulation is None:
        raise PopeyeError("popeye-stipulation", puzzle.asked)
    of_all = popeye_states(position, puzzle)
    twins = popeye_twins(position, puzzle, of_all)
    of_all = of_all[is_zeroposition(twins_of(puzzle.twins)) :]
    states = [state for state in of_all if state.problem is None]
    titles = printed(position, puzzle) if twins else ()
    words = ["NoBoard", "MoveNumbers", *_options(stipulation, position, states, tries, set_play)]
    if position.side_to_move != stipulation.begins:
        words.append("HalfDuplex")
    if squares := _without_right(position, chess960):
        words.append(f"NoCastling {squares}")
    if position.ep_square is not None:
        # The pawn's origin, the square it passed and its target, side by side.
        step = 8 if position.ep_square < 32 else -8
        passed = (position.ep_square + shift for shift in (-step, 0, step))
        words.append(f"EnPassant {''.join(map(square_name, passed))}")
    words += [" ".join(harmless_words(option)) for option in puzzle.options.split(SEPARATOR)]
    conditions = [" ".join(harmless_words(each)) for each in puzzle.conditions.split(SEPARATOR)]
    lines = [
        "BeginProblem",
        *(("Pieces", *pieces) if (pieces := piece_lines(position.placement)) else ()),
        f"Stipulation {stipulation.signs}",
        *(f"Condition {each}" for each in conditions if each),
        f"Option {' '.join(dict.fromkeys(filter(None, words)))}",
        *(" ".join(harmless_words(line)) for _, line in twins),
        "EndProblem",
        "",
    ]
    named = {title.lstrip("+").partition(")")[0]: title for title in titles}
    asked_of = []
    if not states or (twins and "a" not in (twins[0][0], states[0].name)):
        # The commands for a zeroposition are not understood: Popeye solves the diagram.
        title = "a)" if twins else ""
        late, plies = stipulation.half, _whole_plies(stipulation)
        asked_of.append(Asked(title, position, late, not puzzle.conditions, plies))
    for state in states:
        parsed = parse_stipulation(state.stipulation)
        title = named.get(state.name, f"{state.name})") if twins else ""
        late = parsed is not None and parsed.half
        plies = 0 if parsed is None else _whole_plies(parsed)
        asked_of.append(Asked(title, state.position, late, not state.conditions, plies))
    unmade = next((state.problem for state in of_all if state.problem is not None), None)
    return Question("\n".join(lines), tuple(asked_of), unmade)


def _whole_plies(stipulation: Stipulation) -> int:
    """Return the length of play in plies, 0 if it may be shorter."""
    is_fixed = stipulation.play in ("", "h", "s") and not stipulation.series
    return stipulation.plies if is_fixed else 0


def _options(
    asked: Stipulation,
    position: Position,
    states: Sequence[TwinState],
    tries: bool,
    set_play: bool,
) -> Iterator[str]:
    if is_intelligent(states):
        yield "Intelligent"
    if asked.set_play or (set_play and asked.has_set_play):
        placement, mover, *_ = position
        kings = squares_of(placement, piece_of("K", mover))
        # Otherwise Popeye would refuse the whole problem.
        if not any(is_attacked(placement, king, other_side(mover)) for king in kings):
            yield "SetPlay"
    if tries and asked.has_tries:
        yield from ("Try", "Defence 1")
    if not asked.is_help:
        yield "Variation"


_PLAY = re.compile(r"(?m)^ *(?=[1-9][0-9]{0,2}\.|but$)")


def read_solution(
    position: Position, puzzle: Puzzle, text: str, chess960: bool = False
) -> PopeyeTree | None:
    """Return the tree of a record's solution in Popeye's notation, as Olive writes it.

    None for any other text, and for one that the tree would not hold completely.
    """
    try:
        asked = question_of(position, puzzle, chess960).asked
    except PopeyeError:
        return None
    stipulation = parse_stipulation(popeye_stipulation(puzzle))
    if stipulation is not None and not stipulation.series and "h" not in stipulation.play:
        # Popeye indents its variations by three spaces; YAML removes them.
        text = _PLAY.sub("   ", text)
    answer = read_answer(text.splitlines(), asked, chess960)
    is_whole = not answer.messages and len(answer.counts) == len(asked)
    return answer.tree if is_whole and answer.tree and not answer.tree.is_empty else None


MOST_PRINTED = 1 << 20
"""The most characters of an answer that are read."""


class Output:
    """The output of a program that was started as Popeye.

    Attributes:
        is_popeye: whether its first words were Popeye's.
        is_whole: whether it has reported the end of its search.
    """

    def __init__(self) -> None:
        self.is_popeye = self.is_whole = self._has_moves = False
        self._refusals: dict[str, None] = {}
        self._unknown: dict[str, None] = {}
        self._size = 0

    def take(self, line: str) -> FailureCode | None:
        """Take a line; return why reading should stop, or None."""
        if not self.is_popeye and line.strip():
            if not line.lower().startswith("popeye "):
                return "popeye-other"
            self.is_popeye = True
        self.is_whole = self.is_whole or line.startswith("solution finished") or is_partial(line)
        if _REFUSAL.match(refusal := _COUNTED.sub("", line)):
            self._refusals[refusal.strip()] = None
            if unknown := _UNKNOWN.match(refusal):
                self._unknown[unknown[1].strip()] = None
        self._has_moves = self._has_moves or line.lstrip().startswith("1.")
        self._size += len(line) + 1
        return "popeye-flood" if self._size > MOST_PRINTED else None

    def failure(self, path: str, *, crashed: bool) -> tuple[FailureCode, str] | None:
        """Return why it has not solved the problem, now that it has ended, and the detail."""
        if self._unknown:
            # It has solved another problem.
            return "popeye-unknown", "”, “".join(self._unknown)
        if self._refusals and not self._has_moves:
            return "popeye-refused", "; ".join(self._refusals)
        if not self.is_popeye and not crashed:
            return "popeye-other", path
        return None if self.is_whole else ("popeye-crash", "")


def is_partial(text: str) -> bool:
    """Return whether a line reports a search that an option has ended, such as MaxSolutions."""
    return text.lower().startswith("partial solution")


def progress_in(line: str) -> tuple[int, str] | None:
    """Return the number of the first move begun and the move, if a line contains them."""
    found = _PROGRESS.fullmatch(line.rstrip())
    return (int(found[1]), found[2].partition("Time = ")[0].strip()) if found else None


def is_solution(line: str, *, late: bool) -> bool:
    """Return whether a line holds a key or a whole solution; `late` is of h#n.5."""
    found = _SOLVED.match(line)
    return found is not None and (not found["late"] or late)


def _without_right(position: Position, chess960: bool) -> str:
    """Return the squares of rooks at home that may not castle, side by side.

    Raises:
        PopeyeError: a king or a rook with a right is not where Popeye lets it castle.
    """
    placement = position.placement
    rights = castling_squares(placement, position.castling_rights, chess960)
    held = {(king, rook) for _, king, rook in rights}
    if not held <= _CORNERS.keys():
        raise PopeyeError("popeye-chess960")
    return "".join(
        name
        for (king, rook), name in _CORNERS.items()
        if (king, rook) not in held
        and placement[king] + placement[rook] == ("KR" if king < 8 else "kr")
    )


def popeye_stipulation(puzzle: Puzzle) -> str:
    """Return the stipulation for Popeye, such as "h#2.5"; "" for none.

    Of two stipulations this is the one that is not #n, as #n is solved without Popeye.
    """
    written = parse_stipulation(puzzle.stipulation)
    if written is not None and written.plies and (written.play or not written.half):
        return written.text
    return f"#{puzzle.mate}" if puzzle.mate else ""
