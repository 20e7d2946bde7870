"""Popeye itself: what it prints of published problems is in our trees, and not a move is lost.

The problems are Olive's collections (`.olv`) below the folder that FENEDIT_PROBLEMS names.
"""

import os
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.olive import Spelt, Tally
from fenedit.documents.olive import problems as problems_in
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.moves.popeye import PopeyeTree, read_answer
from fenedit.rules.moves.solutions import Role, Step
from fenedit.rules.moves.tree import PASS
from fenedit.rules.popeye import popeye_stipulation, question_of
from tests.helpers.oracles import program

SECONDS = 4
MOST_OF_A_KIND = 40
MOVE = re.compile(r"0-0-0|0-0|[a-h][1-8](?:[-*]|<->)(?:[A-Z0-9]{0,2})[a-h][1-8](?:=[A-Z0-9]+)?")


def key(text: str) -> str:
    """Return squares and promotion of a move in Popeye's text or in UCI."""
    if text.startswith("0-0"):
        return text
    squares = re.findall("[a-h][1-8]", text)[:2]
    kind = re.search(r"=([A-Z0-9]+)|[a-h][1-8][a-h][1-8]([qrbn])$", text)
    letter = (kind[1] or kind[2]).lower().replace("n", "s") if kind else ""
    return "".join(squares) + letter


def printed_moves(lines: list[str]) -> Counter[tuple[str, ...]]:
    """Return the moves of each line: one of the play, all of a whole solution."""
    solution = (line for line in lines if re.match(r"\s*[0-9]+\.", line))
    bare = (re.sub(r"\[[^\]]*\]", "", line) for line in solution)
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


def spelt(_position: Position, moves: tuple[str, ...]) -> Spelt:
    return Spelt(moves, ())


def problems() -> Iterator[tuple[str, str, Position, Puzzle]]:
    """Yield published problems: their file, their kind, and record, position and puzzle."""
    of_kind: Counter[str] = Counter()
    folder = Path(os.environ.get("FENEDIT_PROBLEMS", "/nowhere"))
    for path in sorted(folder.rglob("*.olv")):
        text = path.read_text(encoding="utf-8")
        for _, record in problems_in(text, Tally(), spelt):
            position = record.position
            if position is None:
                continue
            puzzle = puzzle_of_record(record)
            asked = popeye_stipulation(puzzle)
            kind = re.sub("[0-9.*].*", "", asked) + " twins" * bool(puzzle.twins)
            kind += f" {puzzle.conditions}" * bool(puzzle.conditions)
            kind += " fairy" * (not position.placement.isascii())
            if not asked or of_kind[kind] >= MOST_OF_A_KIND:
                continue
            of_kind[kind] += 1
            yield path.name, kind, position, puzzle


@pytest.mark.long
def test_not_a_move_of_published_problems_is_lost() -> None:
    popeye = program("popeye")
    solved: Counter[str] = Counter()
    for name, kind, position, puzzle in problems():
        question = question_of(position, puzzle, tries=True)
        try:
            told = subprocess.run(
                [popeye],
                check=False,
                input=question.text,
                capture_output=True,
                text=True,
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired:
            continue
        lines = told.stdout.splitlines()
        if not any(map(is_end, lines)):
            continue
        answer = read_answer(lines, question.asked)
        about = f"{name}: {question.text}"
        assert answer.tree is not None, f"{about}: {answer.unread}"
        assert shown_moves(answer.tree) == printed_moves(lines), about
        for path, _ in answer.tree.walk():
            answer.tree.position_at(path)
        solved[kind] += 1
    if not solved:
        pytest.skip("FENEDIT_PROBLEMS names no folder with Olive's collections")
    print(solved.total(), dict(solved))
