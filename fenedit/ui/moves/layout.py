"""Lays a game out as chess books print it: paragraphs of moves, comments, and variations.

The main line is running text. After a move with variations, each of them has its own paragraph,
indented by its depth; short ones inside a variation are in brackets.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from fenedit.notation.nags import with_signs
from fenedit.notation.position import WHITE
from fenedit.notation.problems import Severity
from fenedit.notation.puzzle import in_letters
from fenedit.notation.safe_text import shown
from fenedit.rules.moves.tree import MoveTree, Node, Path

START = -1
"""The place before the first move; text with this place leads nowhere."""
JOINER = "\N{WORD JOINER}"
_COMMAND = re.compile(r"\[%[^\[\]]*\]")
_CLOCK = re.compile(r"\[%clk\s+([0-9:.]{1,12})\s*\]")
_LONGEST_COMMENT = 10_000
_LONG = 60
"""Longer comments on the main line have their own paragraphs."""
_MOST_UNREAD = 500
"""The most characters that are shown of moves that were not read."""
_LONGEST_WORD = 40
_SHORT = 7
"""The most plies of a variation in brackets."""


class Tone(Enum):
    """How a piece of text is written."""

    MAIN = auto()
    MOVE = auto()
    ASIDE = auto()
    """Beside the moves: comments, headings, threats."""
    FAULT = auto()
    """A word such as "cook", or why no more can be shown."""
    FLAW = auto()
    """A word such as "dual"."""


class Run(NamedTuple):
    """A piece of text in one tone; `place` is that of the move it names, otherwise START."""

    text: str
    tone: Tone
    place: int = START
    glued: bool = False
    """Whether no space precedes it."""


Fold: TypeAlias = tuple[str, ...]
"""The name of a fold: a word, and the moves before it in UCI."""


class Paragraph(NamedTuple):
    """A paragraph, indented by its depth; `fold` folds the rows below it, None if there is none."""

    depth: int
    runs: list[Run]
    is_row: bool = False
    """Whether it is a row of a list, whose later lines are indented further."""
    fold: Fold | None = None
    is_open: bool = False


class Layout:
    """Paragraphs, and the paths of the moves that they name.

    A path as long as the game for each of its moves would take much memory, so moves have places:
    numbers in the order of the text.

    Attributes:
        paragraphs: the text.
        folded: the folded rows, each with the paths whose continuations it hides.
    """

    def __init__(self) -> None:
        self.paragraphs: list[Paragraph] = []
        self.folded: list[tuple[Fold, tuple[Path, ...]]] = []
        self._ways: list[tuple[int, int]] = []
        """For each place, that of the move before and the number of the move among its replies."""
        self._places: dict[tuple[int, int], int] = {}

    def begin(self, depth: int) -> None:
        """Begin a paragraph; it replaces the last one if that is empty."""
        if self.paragraphs and not self.paragraphs[-1].runs:
            self.paragraphs.pop()
        self.paragraphs.append(Paragraph(depth, []))

    def add(self, text: str, tone: Tone, place: int = START, *, glued: bool = False) -> None:
        """Add a run to the last paragraph."""
        self.paragraphs[-1].runs.append(Run(text, tone, place, glued))

    def place(self, above: int, number: int) -> int:
        """Return the place of a move, by the place before it and its number among the replies."""
        way = (above, number)
        place = self._places.setdefault(way, len(self._ways))
        if place == len(self._ways):
            self._ways.append(way)
        return place

    def path_of(self, place: int) -> Path:
        """Return the path to the move of a place."""
        path: list[int] = []
        while place != START:
            place, number = self._ways[place]
            path.append(number)
        return tuple(reversed(path))

    def place_of(self, path: Path) -> int | None:
        """Return the place of a path, None for one that is not shown."""
        place: int | None = START
        for number in path:
            place = self._places.get((place, number)) if place is not None else None
        return place

    def shows(self, path: Path) -> bool:
        """Return whether the move of a path can be seen."""
        place = self.place_of(path)
        return any(run.place == place for each in self.paragraphs for run in each.runs)


def unbroken(text: str) -> str:
    """Forbid line breaks after the dots of 1…Kf7 and the hyphens of O-O."""
    return text.replace("…", "…" + JOINER).replace("-", "-" + JOINER)


def comment_text(comment: str) -> str:
    """Return a comment on one line, without commands such as "[%clk 0:01:00]"."""
    bare = _COMMAND.sub(" ", comment[: 4 * _LONGEST_COMMENT])
    return shown(" ".join(bare.split()), _LONGEST_COMMENT)


def clock_in(comment: str) -> str:
    """Return the clock in the comment on a move, such as "0:12:31"; "" if there is none."""
    match = _CLOCK.search(comment)
    return match[1] if match else ""


class _Line(NamedTuple):
    """The part of a line that is still to be written, from a child of a node on."""

    parent: Node
    place: int
    number: int
    ply: int
    depth: int


def game_layout(tree: MoveTree, letters: str, fault: str = "", unread: str = "") -> Layout:
    """Return the layout of a game, in the letters of a language or in figurines.

    `fault` says why the moves were not read to the end; `unread` is the text that was not read.
    """
    layout = _Game(tree, letters, unread).layout
    if fault:
        layout.begin(0)
        is_grave = tree.fault is not None and tree.fault.severity is Severity.NOT_PLAYABLE
        layout.add(fault, Tone.FAULT if is_grave else Tone.ASIDE)
    return layout


class _Game:
    def __init__(self, tree: MoveTree, letters: str, unread: str) -> None:
        self.layout = Layout()
        self._in_letters = lru_cache(4096)(partial(in_letters, language=letters))
        start = tree.start
        self._first = 2 * max(1, start.fullmove_number) + (start.side_to_move != WHITE)
        self.layout.begin(0)
        self._comment(tree.root.comment, 0)
        # Not by recursion: variations may be nested deeper than Python's stack.
        ahead = [_Line(tree.root, START, 0, 0, 0)] if tree.root.children else []
        while ahead:
            line = ahead.pop()
            self.layout.begin(line.depth)
            ahead += reversed(self._write(*line))
        if (unread or tree.result != "*") and self.layout.paragraphs[-1].depth:
            self.layout.begin(0)
        if unread and tree.fault is not None:
            number = dict(tree.fault.data)["move"].split()[0].replace("...", "…")
            word, *rest = unread[: 2 * _MOST_UNREAD].split()
            self.layout.add(number + unbroken(shown(word, _LONGEST_WORD)), Tone.FAULT)
            self.layout.add(shown(" ".join(rest), _MOST_UNREAD), Tone.ASIDE)
        elif unread:
            self.layout.add(shown(unread, _MOST_UNREAD), Tone.ASIDE)
        elif tree.result != "*":
            self.layout.add(tree.result.replace("-", "–").replace("1/2", "½"), Tone.MAIN)

    def _write(self, parent: Node, above: int, number: int, ply: int, depth: int) -> list[_Line]:
        """Write a line up to a move with long variations; return these and the rest of the line."""
        is_first = True
        while parent.children:
            node = parent.children[number]
            is_first = self._comment(node.before, depth) or is_first
            place = self.layout.place(above, number)
            text = self._move(node, ply, is_first=is_first)
            self.layout.add(text, Tone.MOVE if depth else Tone.MAIN, place)
            is_first = self._comment(node.comment, depth)
            others = range(1, len(parent.children)) if number == 0 else range(0)
            if others and not (depth and all(_is_short(parent.children[each]) for each in others)):
                found = [_Line(parent, above, each, ply, depth + 1) for each in others]
                rest = [_Line(node, place, 0, ply + 1, depth)] if node.children else []
                return found + rest
            for each in others:
                self._bracket(parent, above, each, ply)
                is_first = True
            parent, above, number, ply = node, place, 0, ply + 1
        return []

    def _bracket(self, parent: Node, above: int, number: int, ply: int) -> None:
        """Write a short variation in brackets."""
        self.layout.add("(", Tone.MOVE)
        first = len(self.layout.paragraphs[-1].runs)
        self._write(parent, above, number, ply, 1)
        runs = self.layout.paragraphs[-1].runs
        runs[first] = runs[first]._replace(glued=True)
        self.layout.add(")", Tone.MOVE, glued=True)

    def _comment(self, comment: str, depth: int) -> bool:
        """Write a comment; return whether there is one."""
        text = comment_text(comment) if comment else ""
        if text and len(text) > _LONG and not depth:
            self.layout.begin(0)
            self.layout.add(text, Tone.ASIDE)
            self.layout.begin(0)
        elif text:
            self.layout.add(text, Tone.ASIDE)
        return bool(text)

    def _move(self, node: Node, ply: int, *, is_first: bool) -> str:
        number, is_black = divmod(self._first + ply, 2)
        written = with_signs(self._in_letters(node.san), node.nags)
        if is_black:
            written = f"{number}…{written}" if is_first else written
        else:
            written = f"{number}.{written}"
        return unbroken(written)


def _is_short(node: Node) -> bool:
    """Return whether a variation has few moves and words, and no other variation inside it."""
    words = ""
    for _ in range(_SHORT):
        words += node.before + node.comment
        if not node.children:
            return len(words) <= _LONG
        if len(node.children) > 1:
            return False
        node = node.children[0]
    return False
