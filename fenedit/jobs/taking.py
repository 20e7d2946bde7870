"""Takes positions from games, and from lines with moves, as records of their own."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from fenedit.documents.annotating import AFTER, meeting_of, name_of, puzzle_of_record, with_marks_in
from fenedit.documents.games import game_record, tags_of, with_value
from fenedit.documents.main_line import LONGEST_LINE
from fenedit.documents.record import (
    Format,
    Record,
    joined,
    record_of_position,
    titled,
    variant_of,
)
from fenedit.documents.rewriting import Extras, epd_line, set_aside
from fenedit.notation.epd.opcodes import MAX_STRING, Operand, Operation, plain_move
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.pgn import format_game
from fenedit.notation.position import START_POSITION, WHITE, Position
from fenedit.notation.puzzle import Puzzle, in_letters, mended, operations_of_puzzle
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.rules.moves.tree import MoveTree, Node, Path
from fenedit.rules.moves.writing import movetext

_UNKNOWN = ("", "?", "-", "????.??.??")
_OF_THE_START = frozenset(("fen", "setup", "plycount", "title", "comment", "key", "avoid", "line"))
_OF_THE_START |= {"stipulation", "hint"}
"""Tags, in lower case, that hold only for the first position of a game."""
_COMMAND = re.compile(r"\s*\[(?:#|%[^\]]*)\]")
_DRAWING = "(?:csl|cal|draw|arrow|mark|label)\\b"
_OF_A_MOVE = re.compile(rf"\s*\[(?:#|%(?!{_DRAWING})[^\]]*)\]")
"""Commands that do not describe the position, such as a clock's, and the sign of a diagram."""
_MARK = re.compile(rf"\[(?:#\]|%{_DRAWING})")
_DIAGRAM = frozenset((220, 221))
"""The signs of a diagram among NAGs, from White's and from Black's side."""


def taken(record: Record, tree: MoveTree, path: Path, file_format: Format) -> Record:
    """Return a record of the position after some moves, without an ending.

    Its name says which game it is of, and after which move. A game keeps the tags that still hold,
    and all moves from there on with comments and variations; a line of EPD has the main line as its
    `pv`. The comment after the last move describes the position, so it is kept, too.

    Args:
        record: a game, or a line; one of a FEN file with its name (`annotating.named`).
        tree: its moves.
        path: the moves to the position.
        file_format: the format of the new record.
    """
    position, node, name = tree.position_at(path), tree.node_at(path), name_at(record, tree, path)
    comment = _OF_A_MOVE.sub("", node.comment).strip()
    if file_format == "pgn":
        root = Node(below=node.children, comment=comment)
        first = tree.board_at(path) if tree.first is not None else None
        result = tree.result if not any(path) else "*"
        on = replace(tree, start=position, root=root, result=result, first=first)
        kept = {tag: value for tag, value in reversed(tags_of(record)) if value not in _UNKNOWN}
        tags = {tag: value for tag, value in kept.items() if tag.lower() not in _OF_THE_START}
        # A variation has no result.
        tags |= {"Result": result} | ({"Title": name} if name else {})
        text = format_game(position, tree.chess960 and first is None, tags.items(), movetext(on))
        game = replace(game_record(text.rstrip("\r\n")), chess960=tree.chess960)
        # Fields of another variant, such as pieces in hand, are in its FEN.
        return game if first is None else with_value(game, first.fen())
    if file_format == "epd":
        known, words = puzzle_of_record(record), _COMMAND.sub("", comment).strip()
        about = Puzzle(
            name=mended(name),
            author=known.author,
            source="" if meeting_of(record) else known.source,
            award=known.award,
            themes=known.themes,
            comment=words if len(words) <= MAX_STRING else f"{words[: MAX_STRING - 1]}…",
            line=_line_after(node),
        )
        extras = (
            Operation(opcode, (Operand("string", value),))
            for opcode, value in _of_variant(record, tree, path)
        )
        line = epd_line(position, (*extras, *operations_of_puzzle(about)))
    else:
        extras_text = set_aside(_of_variant(record, tree, path))
        line = record_of_position(position, joined(extras_text, titled(name, file_format)))
    line = replace(line, chess960=tree.chess960)
    marks = read_marks_among([comment])
    return with_marks_in(line, marks, file_format) if marks != NO_MARKS else line


def _of_variant(record: Record, tree: MoveTree, path: Path) -> Extras:
    """Return the fields of another variant beside FEN's, and its name."""
    if tree.first is None:
        return ()
    extras = read_loose(tree.board_at(path).fen()).extras
    return (*extras, ("variant", mended(variant_of(record))))


def name_at(record: Record, tree: MoveTree, path: Path) -> str:
    """Return the name of a position in a game: "Morphy – Duke, Paris 1858, after 16…Nxb8"."""
    name = name_of(record)
    if not path:
        return name
    after = f"after {tree.number_at(len(path), first=True)}{tree.san_at(path)}"
    # If the record was taken from a game itself, only that game is named.
    name = AFTER.sub("", name)[: MAX_STRING - len(after) - 2]
    return f"{name}, {after}" if name else after


def positions_along(
    record: Record, tree: MoveTree, path: Path, *, first: int = 0, letters: str = "en"
) -> Iterator[tuple[Position, str, Marks]]:
    """Yield the positions of a line, each with the move that led there and the marks.

    Args:
        record: a game, or a line.
        tree: its moves.
        path: the moves to the last position.
        first: how many of these lead to the first position.
        letters: the language of piece letters, or FIGURINE.
    """
    for plies in range(first, len(path) + 1):
        node, words = tree.node_at(path[:plies]), ""
        if plies > first:
            words = tree.number_at(plies, first=True) + in_letters(node.san, letters)
        marks = read_marks_among([node.comment]) if plies else record.marks
        yield tree.position_at(path[:plies]), words, marks


def places(tree: MoveTree, where: str) -> list[Path]:
    """Return the places in a game that are wanted.

    Moves are numbered as in the game. In variations, only diagrams count.

    Args:
        tree: the game.
        where: "20w" and "20b", after the 20th move of White or Black; "last"; "every:10", after
            each 10th move of both; "all:20-30", after every move with one of these numbers, and
            "all"; "comments", after moves with words; "nags", after moves with signs such as "!";
            "marks", at signs of diagrams, and where squares or arrows are drawn; "20", after the
            20th move of both, "0" being the start; "ply:40", after 40 moves of one side.

    Raises:
        ValueError: this is not a place.
    """
    wanted = _wanted(where)
    if where == "marks":
        found = (place for place in _all_of(tree) if _is_marked(place[2]))
        return [path + (0,) * further for path, further, _ in found]
    moves = enumerate((tree.root, *tree.root.main_line()))
    return [(0,) * plies for plies, node in moves if wanted(tree, plies, node)]


def is_place(where: str) -> bool:
    """Return whether `places` knows a place."""
    try:
        _wanted(where)
    except ValueError:
        return False
    return True


_Wanted = Callable[[MoveTree, int, Node], bool]
"""Returns whether a move of the main line, given with its number among all moves, is wanted."""


def _wanted(where: str) -> _Wanted:
    """Return a function that says whether the position after a move of a game is wanted."""
    named: dict[str, _Wanted] = {
        "last": lambda _tree, plies, node: plies > 0 and not node.children,
        "all": lambda _tree, plies, _node: plies > 0,
        "marks": lambda _tree, _plies, node: _is_marked(node),
        "nags": lambda _tree, _plies, node: not _DIAGRAM.issuperset(node.nags),
        # Words before a game from the start position describe the game.
        "comments": lambda tree, plies, node: (
            (plies > 0 or tree.start != START_POSITION)
            and bool(_COMMAND.sub("", node.comment).strip())
        ),
    }
    if where in named:
        return named[where]
    if where == "0":
        return lambda _tree, plies, _node: plies == 0
    if found := re.fullmatch("([0-9]{1,4})([wWbB]?)", where, re.ASCII):
        number, side = int(found[1]), found[2].lower() or "b"
        return lambda tree, plies, _node: plies > 0 and _number(tree, plies) == (number, side)
    if found := re.fullmatch("every:([1-9][0-9]{0,3})", where, re.ASCII):
        step = int(found[1])
        return lambda tree, plies, _node: (
            plies > 0 and (told := _number(tree, plies))[1] == "b" and told[0] % step == 0
        )
    if found := re.fullmatch("all:([0-9]{1,4})-([0-9]{1,4})", where, re.ASCII):
        numbers = range(int(found[1]), int(found[2]) + 1)
        if numbers:
            return lambda tree, plies, _node: plies > 0 and _number(tree, plies)[0] in numbers
    if found := re.fullmatch("ply:([0-9]{1,5})", where, re.ASCII):
        wanted = int(found[1])
        return lambda _tree, plies, _node: plies == wanted
    raise ValueError(where)


def _number(tree: MoveTree, plies: int) -> tuple[int, str]:
    """Return the number of a move of the game itself, and "w" or "b" for the side that made it."""
    before = plies - 1 + (tree.start.side_to_move != WHITE)
    return max(1, tree.start.fullmove_number) + before // 2, "wb"[before % 2]


def _all_of(tree: MoveTree) -> Iterator[tuple[Path, int, Node]]:
    """Yield the moves in printed order: the variations of a move before the moves after it.

    A place is a path and the number of first moves after it: whole paths would take long.
    """
    yield (), 0, tree.root
    ahead: list[tuple[Path, int, Sequence[Node], int]] = [((), 0, tree.root.children, 0)]
    while ahead:
        path, further, siblings, place = ahead.pop()
        if not siblings:
            continue
        node = siblings[place]
        here = ((*path, *(0,) * further, place), 0) if place else (path, further + 1)
        yield *here, node
        ahead.append((*here, node.children, 0))
        if not place:
            others = reversed(range(1, len(siblings)))
            ahead += [(path, further, siblings, other) for other in others]


def _is_marked(node: Node) -> bool:
    return bool(_MARK.search(node.comment)) or not _DIAGRAM.isdisjoint(node.nags)


def _line_after(node: Node) -> tuple[str, ...]:
    """Return the main line after a move, as far as EPD can write it."""
    moves: list[str] = []
    length = 0
    for each in node.main_line():
        move = plain_move(each.san)
        length += len(each.san) + 1
        if move is None or length > LONGEST_LINE:
            break
        moves.append(move)
    return tuple(moves)
