"""Popeye itself: our way finds of published problems what it finds alone, and loses not a move.

FENEDIT_PROBLEMS names a folder with Olive's collections (`.olv`) and Popeye's input (`.inp`), such
as have dturevski/olive-gui, pychess/pychess and thomas-maeder/popeye on GitHub.
"""

import os
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.losses import Tally
from fenedit.documents.rewriting import record_of
from fenedit.jobs.olive import problems as problems_in
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.rules.moves.popeye import PopeyeTree, read_answer
from fenedit.rules.moves.solutions import Role, Step
from fenedit.rules.moves.tree import PASS
from fenedit.rules.popeye import Output, PopeyeError, popeye_stipulation, question_of
from tests.helpers.oracles import program

SECONDS = 20
MOST_OF_A_KIND = 8
MOVE = re.compile(
    r"0-0-0|0-0|[a-h][1-8](?:[-*]|<->)(?:[A-Z0-9]{0,2})[a-h][1-8](?:[-*][a-h][1-8])*(?: ?ep\.)?"
    r"(?:=[A-Z0-9]+)?"
)
WORDS = re.compile(r"(?i)\s*(?:prot|latex|rem|title|auth|orig|award)")
"""Commands that are not about solving."""
ODD = (
    *("ghostchess.inp:230", "hauntedchess.inp:53"),
    *("4_63_to_4_65.inp:129", "4_63_to_4_65.inp:136", "4_63_to_4_65.inp:143"),
    "4_63_to_4_65.inp:342",
)
"""Inputs with two pieces on one square, with captures en passant of fairy chess, and one of which
Popeye finds the solution in one order of the pieces alone."""
LIMITS = ("maxs", "maxt", "start", "upto", "duplex", "nontr")
"""The beginnings of options with which other solutions may be found first."""


def key(text: str) -> str:
    """Return squares and promotion of a move in Popeye's text or in UCI."""
    if castling := re.match("0-0-0|0-0", text):
        return castling[0]
    squares = re.findall("[a-h][1-8]", text)[:2]
    kind = re.search(r"=([A-Z0-9]+)|[a-h][1-8][a-h][1-8]([qrbn])$", text)
    letter = (kind[1] or kind[2]).lower().replace("n", "s") if kind else ""
    return "".join(squares) + letter


def printed_moves(lines: list[str]) -> Counter[tuple[str, ...]]:
    """Return the moves of each line: one of the play, all of a whole solution."""
    solution = (line for line in lines if re.match(r"\s*[0-9]+\.", line))
    # Castling Chess names the move of the other piece, too.
    bare = (re.sub(r"\[[^\]]*\]|(?<=[a-h][1-8])/[wbn][^ ]*", "", line) for line in solution)
    return Counter(tuple(map(key, MOVE.findall(line))) for line in bare)


def shown_moves(tree: PopeyeTree) -> Counter[tuple[str, ...]]:
    """Return the moves of a tree likewise."""
    found: Counter[tuple[str, ...]] = Counter()
    for path, node in tree.walk():
        if not isinstance(node, Step) or node.role in (Role.TWIN, Role.HALF, Role.PASS):
            continue
        line = [each for each in tree.moves_to(path) if each.uci not in ("", PASS)]
        if node.role is Role.LINE and node.children:
            continue
        told = line if node.role is Role.LINE else line[-1:]
        castling = {"O-O": "0-0", "O-O-O": "0-0-0"}
        names = [castling.get(each.san.rstrip("+#"), each.uci) for each in told]
        found[tuple(key(re.sub(r"\[[^\]]*\]", "", name)) for name in names)] += 1
    return found


class Published(NamedTuple):
    """A published problem, and what Popeye is asked of it without us, if a file has that."""

    place: str
    position: Position
    puzzle: Puzzle
    alone: str = ""

    @property
    def kind(self) -> str:
        asked, conditions = popeye_stipulation(self.puzzle), self.puzzle.conditions
        kind = re.sub("[0-9.*].*", "", asked) + " twins" * bool(self.puzzle.twins)
        fairy = not is_orthodox(self.position.placement)
        return " ".join([kind, *conditions.lower().split()[:1], *["fairy"] * fairy])


def in_collection(path: Path) -> Iterator[Published]:
    text = path.read_text(encoding="utf-8")
    for line, record in problems_in(text, Tally()):
        if record.position is not None:
            puzzle = puzzle_of_record(record)
            yield Published(f"{path.name}:{line}", record.position, puzzle)


def in_input(path: Path) -> Iterator[Published]:
    text = path.read_text(encoding="latin-1")
    for way in read_popeye(text)[:1] if "\0" not in text else ():
        if way.language != "en":
            continue
        for line, found in zip(way.lines, way.found, strict=True):
            record = record_of(found, "epd")
            first, *others = text.split("\n")[line - 1 :]
            words = re.sub(r"^\s*\w+", "", first)
            ends = (n for n, each in enumerate(others) if re.match(r"(?i)\s*(?:next|end)", each))
            body = [words, *others[: next(ends, len(others))]]
            asked = "\n".join(each for each in body if not WORDS.match(each))
            if record.position is not None:
                yield Published(
                    f"{path.name}:{line}",
                    record.position,
                    puzzle_of_record(record),
                    f"BeginProblem\nOption NoBoard MoveNumbers\n{asked}\nEndProblem\n",
                )


def problems() -> Iterator[Published]:
    """Yield published problems, some of each kind."""
    of_kind: Counter[str] = Counter()
    folder = Path(os.environ.get("FENEDIT_PROBLEMS", "/nowhere"))
    for read, ending in ((in_input, "inp"), (in_collection, "olv")):
        for path in sorted(folder.rglob(f"*.{ending}")):
            for problem in read(path):
                asked = popeye_stipulation(problem.puzzle)
                if asked and of_kind[problem.kind] < MOST_OF_A_KIND:
                    of_kind[problem.kind] += 1
                    yield problem


def printed(text: str) -> list[str] | None:
    """Return what Popeye prints of a problem, None if it takes too long or cannot solve it."""
    try:
        told = subprocess.run(
            [program("popeye")],
            check=False,
            input=text,
            capture_output=True,
            encoding="latin-1",
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return None
    lines = told.stdout.splitlines()
    output = Output()
    stopped = any(map(output.take, lines)) or output.failure("", crashed=False)
    return None if stopped else lines


def solutions(lines: list[str]) -> Counter[str]:
    """Return the keys, and whole solutions, that were printed."""
    found: Counter[str] = Counter()
    for line in lines:
        text = " ".join(line.split())
        if re.match(r"1\.(?!\.\.)\S", text) and (" !" in text or re.match(r" {0,2}1\.", line)):
            found[text.partition(" !")[0]] += 1
    return found


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
def test_published_problems_are_solved_as_by_popeye_alone() -> None:
    solved: Counter[str] = Counter()
    compared = 0
    for problem in problems():
        if problem.place in ODD:
            continue
        try:
            question = question_of(problem.position, problem.puzzle)
        except PopeyeError:
            continue
        lines = printed(question.text)
        if lines is None:
            continue
        answer = read_answer(lines, question.asked)
        about = f"{problem.place}: {question.text}"
        assert answer.tree is not None, f"{about}: {answer.unread}"
        assert len(answer.counts) == len(question.asked), about
        assert shown_moves(answer.tree) == printed_moves(lines), about
        for path, _ in answer.tree.walk():
            answer.tree.position_at(path)
        solved[problem.kind] += 1
        options = problem.puzzle.options.lower()
        is_other = question.unmade is not None
        if problem.alone and not is_other and not any(map(options.__contains__, LIMITS)):
            alone = printed(problem.alone)
            assert alone is None or solutions(lines) == solutions(alone), about
            compared += alone is not None
    if not solved:
        pytest.skip("FENEDIT_PROBLEMS names no folder with problems")
    print(solved.total(), "solved,", compared, "compared,", len(solved), "kinds")
