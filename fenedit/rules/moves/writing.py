"""Writes trees of moves as text: PGN movetext, a line of moves, and what Popeye has found."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from fenedit.notation.pgn import commented, format_game, wrapped
from fenedit.notation.position import Position
from fenedit.rules.moves.popeye import PopeyeTree
from fenedit.rules.moves.solutions import Role, Step
from fenedit.rules.moves.tree import PASS, MoveTree, Node, Path
from fenedit.rules.solve.solution import (
    ENGLISH,
    INDENT,
    Attack,
    Move,
    SetPlay,
    Solution,
    Try,
    Words,
    main_line,
    move_text,
    solution_text,
)


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


def popeye_text(
    tree: PopeyeTree,
    language: str = "en",
    words: Words = ENGLISH,
    meant: Collection[str] = (),
    *,
    tries: Collection[str] = (),
    try_play: bool = False,
    exact: bool = True,
) -> str:
    """Return what Popeye has found as `solution_text` writes solutions, twin by twin.

    Args:
        tree: what it has found.
        language: a language of `notation.languages`, or "figurine".
        words: the text besides moves.
        meant: the author's keys, in SAN or UCI.
        tries: the tries that are written, in SAN or UCI; all without any.
        try_play: whether tries have their variations below them.
        exact: whether it has searched everything.

    Raises:
        KeyError: there is no such language.
    """
    letters = tree.letters_for(language)
    lines: list[str] = []
    phases = [("", tree.root.children)]
    if tree.has_twins:
        phases = [(twin.san, twin.children) for twin in tree.root.children]
    for (title, steps), asked in zip(phases, tree.asked, strict=False):
        lines += [title] * bool(title)
        found = [step for step in steps if isinstance(step, Step)]
        first = 1
        if [step.role for step in found] == [Role.HALF]:
            found, first = [each for each in found[0].children if isinstance(each, Step)], 2
        set_play = next((step.children for step in found if step.role is Role.PASS), ())
        found = [step for step in found if step.role is not Role.PASS]
        whole = list(_solution_lines(found, first, letters, asked.position))
        before = list(_solution_lines(set_play, 2, letters, asked.position))
        if before:
            lines += [words.set_play, *(INDENT + line for line in before)]
        if whole or (before and not exact):
            lines += whole
            continue
        solution = _as_solution(found, set_play, asked.position, exact=exact)
        lines.append(
            solution_text(
                solution,
                letters,
                words,
                meant,
                tries=tries,
                try_play=try_play,
                abbreviated=False,
            )
        )
    return "\n".join(lines)


def key_and_line(tree: PopeyeTree, diagram: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keys of the diagram and the main line of the first one, in SAN, in direct play."""
    twin = tree.root.children[0] if tree.has_twins else tree.root
    if tree.start != diagram:
        # The diagram is not to be solved itself.
        return (), ()
    first = (step for step in twin.children if isinstance(step, Step))
    solution = _as_solution(first, (), tree.start, exact=True)
    keys = (key.move for key in solution.keys)
    return tuple(key.san for key in keys), tuple(move.san for move in main_line(solution))


def _as_solution(
    first: Iterable[Step], set_play: Iterable[Node], position: Position, *, exact: bool
) -> Solution:
    """Return the solution made of the first moves and set play of direct play."""
    keys: list[Attack] = []
    tries: list[Try] = []
    for step in first:
        if step.attack is None:
            continue
        if step.role is Role.TRY:
            refuted, *others = [
                Move(reply.uci, reply.san)
                for reply in step.children
                if isinstance(reply, Step) and reply.role is Role.REFUTATION
            ] or [Move("", "")]
            tries.append(Try(step.attack.move, refuted, step.attack, tuple(others)))
        else:
            keys.append(step.attack)
    defences = [each.defence for each in set_play if isinstance(each, Step) and each.defence]
    return Solution(
        position,
        0,
        "sound",
        exact,
        tuple(keys),
        tries=tuple(tries),
        set_play=SetPlay(tuple(defences)),
    )


def _solution_lines(
    steps: Iterable[Node], ply: int, letters: str, position: Position
) -> Iterator[str]:
    """Yield solutions of help and series play, a line each; the first moves have a number."""
    ahead = [[step] for step in reversed(list(steps)) if _is_line(step)]
    while ahead:
        line = ahead.pop()
        more = [step for step in line[-1].children if _is_line(step)]
        ahead += [[*line, step] for step in reversed(more)]
        if more or all(step.uci == PASS for step in line):
            continue
        words: list[str] = []
        before: str | int | None = position.ep_square
        for number, step in enumerate(line, ply):
            if step.uci != PASS:
                dots = "." if number % 2 else "…"
                numbered = f"{(number + 1) // 2}{dots}" if number % 2 or not words else ""
                words.append(numbered + move_text(Move(step.uci, step.san), letters, before))
            before = step.uci
        yield " ".join(words)


def _is_line(step: Node) -> bool:
    return isinstance(step, Step) and step.role in (Role.LINE, Role.PASS)
