"""Writes trees of moves as text: PGN movetext, and a line of moves."""

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import replace

from fenedit.notation.pgn import format_game
from fenedit.rules.moves.tree import MoveTree, Node, Path

_WIDTH = 79
"""Characters of the longest line (PGN standard, 8.2.1)."""
_BRACKETS = str.maketrans("{}", "()")


def movetext(tree: MoveTree, start: Path = ()) -> str:
    r"""Return the moves behind a path as PGN movetext, with variations and the result.

    Lines are wrapped; there is no line break at the end. Braces of a comment become round brackets
    where it has a closing one.
    """
    root = tree.node_at(start)
    words = _notes(root)
    # What is still to be written, the next on top: a bracket, or the place of a move.
    ahead: list[str | tuple[Path, Sequence[Node]]] = [((*start, 0), root.children)]
    first, opening = True, ""
    while ahead:
        part = ahead.pop()
        if part == "(":
            first, opening = True, "("
        elif isinstance(part, str):
            words[-1] += part
            first = True
        elif part[1]:
            path, siblings = part
            node = siblings[path[-1]]
            written = [
                *_comment(node.before),
                *_number(tree, path, first=first or bool(node.before)),
            ]
            written += [node.san, *_notes(node)]
            written[0] = opening + written[0]
            words += written
            first, opening = bool(node.comment), ""
            ahead.append(((*path, 0), node.children))
            if path[-1] == 0:
                for place in reversed(range(1, len(siblings))):
                    ahead += [")", ((*path[:-1], place), siblings), "("]
    words.append(tree.result)
    text = " ".join(words)
    return "\n".join(textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False))


def game_text(tree: MoveTree, tags: Iterable[tuple[str, str]] = ()) -> str:
    """Return a tree as a game of PGN, with the result of a main line that ends in mate or draw."""
    result = tree.result
    if result == "*" and not tree.is_empty:
        result = tree.board_at(tree.end_of(())).result()
    moves = movetext(replace(tree, result=result))
    given = [tag for tag in tags if tag[0] != "Result"]
    return format_game(tree.start, tree.chess960, (*given, ("Result", result)), moves)


def line_text(tree: MoveTree, path: Path) -> str:
    """Return the moves from the start to the end of a path, such as "1. e4 e5 2. Nf3"."""
    words: list[str] = []
    for length, node in enumerate(tree.moves_to(path), start=1):
        words += [*_number(tree, path[:length], first=length == 1), node.san]
    return " ".join(words)


def _number(tree: MoveTree, path: Path, *, first: bool) -> list[str]:
    number = tree.number_at(path, first=first)
    return [number.replace("…", "...")] if number else []


def _notes(node: Node) -> list[str]:
    return [*(f"${nag}" for nag in node.nags), *_comment(node.comment)]


def _comment(text: str) -> list[str]:
    if "}" in text:
        text = text.translate(_BRACKETS)
    return ["{" + text + "}"] if text else []
