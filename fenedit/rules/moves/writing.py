"""Writes trees of moves as text: PGN movetext, and a line of moves."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from fenedit.notation.pgn import commented, format_game, wrapped
from fenedit.rules.moves.tree import MoveTree, Node, Path


def movetext(tree: MoveTree) -> str:
    r"""Return the moves of a tree as PGN movetext, with variations and the result.

    Lines are wrapped; there is no line break at the end. Braces of a comment become round brackets
    where it has a closing one.
    """
    words = _notes(tree.root)
    # What is still to be written, the next on top: a bracket, or a move by its number and place.
    ahead: list[str | tuple[int, int, Sequence[Node]]] = [(1, 0, tree.root.children)]
    first, opening = True, ""
    while ahead:
        part = ahead.pop()
        if part == "(":
            first, opening = True, "("
        elif isinstance(part, str):
            words[-1] += part
            first = True
        elif part[2]:
            ply, place, siblings = part
            node = siblings[place]
            number = _number(tree, ply, first=first or bool(node.before))
            written = [*_comment(node.before), *number, node.san, *_notes(node)]
            words += [opening + written[0], *written[1:]]
            first, opening = bool(node.comment), ""
            ahead.append((ply + 1, 0, node.children))
            if place == 0:
                for other in reversed(range(1, len(siblings))):
                    ahead += [")", (ply, other, siblings), "("]
    return wrapped(" ".join((*words, tree.result)))


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
    for ply, node in enumerate(tree.moves_to(path), 1):
        words += [*_number(tree, ply, first=ply == 1), node.san]
    return " ".join(words)


def _number(tree: MoveTree, ply: int, *, first: bool) -> list[str]:
    number = tree.number_at(ply, first=first)
    return [number.replace("…", "...")] if number else []


def _notes(node: Node) -> list[str]:
    return [*(f"${nag}" for nag in node.nags), *_comment(node.comment)]


def _comment(text: str) -> list[str]:
    return [commented(text, "").rstrip()] if text else []
