"""Makes the positions of the twins of a puzzle, and the commands that lead from one to another.

`twin_commands` reads and writes them.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from fenedit.notation import position as board
from fenedit.notation.castling import rights_by_convention
from fenedit.notation.fairy import (
    attribute_named,
    described,
    fairy_piece,
    is_orthodox,
    other_colour,
)
from fenedit.notation.fen import format_fen
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    WHITE,
    Piece,
    Placement,
    Position,
    Side,
    Square,
    ep_is_possible,
    file_of,
    occupied,
    other_side,
    parse_square,
    rank_of,
    recoloured,
    square_at,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError, Problem, Severity, data_of
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import read_loose
from fenedit.notation.stipulation import beginner, parse_stipulation
from fenedit.notation.twin_commands import (
    COLOURS,
    Command,
    Twin,
    free_name,
    twin_text,
    twins_of,
    twins_text,
)

_TURNS: Final[Mapping[str, Callable[[int, int], tuple[int, int]]]] = {
    "90": lambda file, rank: (7 - rank, file),
    "180": lambda file, rank: (7 - file, 7 - rank),
    "270": lambda file, rank: (rank, 7 - file),
    "a1<-->h1": lambda file, rank: (7 - file, rank),
    "a1<-->a8": lambda file, rank: (file, 7 - rank),
    "a1<-->h8": lambda file, rank: (7 - rank, 7 - file),
    "a8<-->h1": lambda file, rank: (rank, file),
}
"""Where a file and a rank, from 0, go when the board is turned to the left or mirrored."""
_ON_SQUARES = re.compile(r"(?P<walk>[A-Z0-9]{1,2})(?P<squares>(?:[a-h][1-8])+)")
_USUAL = "KQRBSP"
"""The pieces of chess in the order in which they are listed."""
_FIGURINES = {piece: figurine for figurine, piece in FIGURINES.items()}
_MOST_CHANGES = 2
"""Up to this many changes of squares are written one by one."""


class TwinState(NamedTuple):
    """The question of a twin.

    Attributes:
        name: "a", "b", …
        position: its position; the diagram's if it cannot be made.
        stipulation: its stipulation.
        conditions: its fairy conditions; the diagram's if it cannot be made.
        problem: why it cannot be made, or None.
    """

    name: str
    position: Position
    stipulation: str
    conditions: str
    problem: Problem | None = None


class TwinError(ValueError):
    """A command that cannot be done.

    Attributes:
        problem: why, without the name of the twin.
    """

    def __init__(self, code: str, *squares: Square, found: str = "") -> None:
        super().__init__(code)
        data = data_of(found=found) if found else ()
        self.problem = Problem(code, Severity.HINT, squares=squares, data=data)


def states_of(position: Position, puzzle: Puzzle) -> tuple[TwinState, ...]:
    """Return what the twins of a puzzle ask, the diagram first, unless it is a zeroposition.

    What continues a twin that cannot be made cannot be made either.
    """
    states = all_states(position, puzzle)
    return states[1:] if is_zeroposition(twins_of(puzzle.twins)) else states


def all_states(position: Position, puzzle: Puzzle) -> tuple[TwinState, ...]:
    """Return what a puzzle asks of its diagram, also of a zeroposition, and of each twin."""
    states = [TwinState("a", position, puzzle.asked, puzzle.conditions)]
    for twin in twins_of(puzzle.twins):
        states.append(_state(twin, states[-1] if twin.continued else states[0], states[0]))
    return tuple(states)


def applied(command: Command, placement: Placement) -> Placement:
    """Return a placement after a command; one that changes no pieces leaves it as it is.

    Raises:
        TwinError: the command cannot be done.
    """
    kind, args = command
    if kind in ("Move", "Exchange", "Remove"):
        squares = _squares("".join(args))
        for square in squares[: 1 if kind == "Move" else None]:
            if placement[square] == EMPTY:
                raise TwinError("twin-empty", square)
        contents = dict.fromkeys(squares, EMPTY)
        if kind != "Remove":
            origin, target = squares
            contents[origin] = placement[target] if kind == "Exchange" else EMPTY
            contents[target] = placement[origin]
        return with_contents(placement, contents)
    if kind == "Add":
        return with_contents(placement, dict(_pieces(args)))
    if kind == "Substitute":
        pairs = {}
        for colour in COLOURS:
            before, after = (_piece(walk, colour, ()) for walk in args)
            pairs[before] = after
        return "".join(pairs.get(content, content) for content in placement)
    if kind == "PolishType":
        return "".join(
            recoloured(content) if is_orthodox(content) else other_colour(content)
            for content in placement
        )
    if kind in ("Rotate", "Mirror"):
        return _with_squares(placement, _TURNS[args[0]])
    if kind == "Shift":
        first, second = map(parse_square, args)
        files, ranks = file_of(second) - file_of(first), rank_of(second) - rank_of(first)
        return _with_squares(placement, lambda file, rank: (file + files, rank + ranks))
    if kind == "FEN":
        return _fen(args[0], WHITE).placement
    if not kind:
        raise TwinError("twin-unread", found=command.text)
    return placement


def difference(before: Placement, after: Placement) -> tuple[Command, ...]:
    """Return the commands that lead from a placement to another one, as few as magazines write."""
    changes = _changes(before, after)
    if len(changes) > _MOST_CHANGES:
        for command in _of_the_board():
            try:
                if applied(command, before) == after:
                    return (command,)
            except TwinError:
                continue
    return changes


def with_state(position: Position, puzzle: Puzzle, index: int, wanted: TwinState) -> str:
    """Return the twins of a puzzle after changing one, by its index from 1.

    Its changes are counted from where they were counted before, and written as commands; what these
    cannot say becomes a whole FEN. What cannot be said either way stays.
    """
    twins, states = list(twins_of(puzzle.twins)), all_states(position, puzzle)
    twin, was = twins[index - 1], states[index]
    base = states[index - 1 if twin.continued else 0]
    if base.problem is not None:
        twin, base = twin._replace(continued=False), states[0]
    asked = _asked_of(wanted, base)
    fen = Command("FEN", (format_fen(wanted.position),))
    before, after = base.position.placement, wanted.position.placement
    changes = difference(before, after)
    if len(changes) > _MOST_CHANGES:
        # A change of the whole board can follow the commands that the twin had.
        asking = ("Stipulation", "SStipulation", "Condition")
        own = [each for each in twin.commands if each.kind not in asking]
        whole = difference(was.position.placement, after)
        if len(whole) == 1 and len(own) < len(changes) - 1 and not _is_whole(twin, known=True):
            changes = (*own, *whole)
    changes = (*changes, *asked)
    # Pieces that come and go bring castling rights by convention, unless these were set by hand.
    by_hand = any(each.kind == "FEN" for each in twin.commands)
    by_hand = by_hand or wanted.position.placement == was.position.placement
    for commands in (changes, (fen, *asked)):
        twins[index - 1] = twin._replace(commands=commands)
        text = twins_text(twins)
        again = all_states(position, puzzle._replace(twins=text))
        if len(again) != len(states):
            continue
        if not by_hand:
            rights, ep_square = again[index].position[2:4]
            made = wanted.position._replace(castling_rights=rights, ep_square=ep_square)
            wanted = wanted._replace(position=made)
        if again[index][1:] == wanted[1:]:
            return text
    return puzzle.twins


def carried(
    position: Position, puzzle: Puzzle, change: Callable[[Position], Position | None]
) -> tuple[str, bool]:
    """Return the twins that ask of a changed board what these ask of it before the change.

    Args:
        position: the diagram before the change.
        puzzle: the puzzle with its twins.
        change: returns a position with the whole board changed, None if that cannot be.

    Returns:
        The twins, and whether all of them could be carried along; the others stay.
    """
    states, is_whole = all_states(position, puzzle), True
    after = change(position)
    for index, state in enumerate(states[1:], 1):
        changed = change(state.position)
        if state.problem is not None:
            continue
        if after is None or changed is None:
            is_whole = False
            continue
        wanted = state._replace(position=changed)
        twins = with_state(after, puzzle, index, wanted)
        puzzle = puzzle._replace(twins=twins)
        is_whole = is_whole and all_states(after, puzzle)[index] == wanted
    return puzzle.twins, is_whole


def draft_of(twin: Twin) -> str | None:
    """Return the text that was typed for a twin if it is not a FEN, or more than one; or None."""
    last = twin.commands[-1] if twin.commands else None
    return last.args[0] if last and last.kind == "FEN" and says_more(last.args[0]) else None


def says_more(text: str) -> bool:
    """Return whether a text is not a FEN, or has words after one."""
    try:
        return bool(read_loose(text).rest.strip())
    except FenError:
        return True


def with_draft(twins: str, index: int, draft: str | None) -> str:
    """Return twins of which one, by its index from 1, ends with this draft, None for none."""
    changed = list(twins_of(twins))
    twin = changed[index - 1]
    commands = twin.commands if draft_of(twin) is None else twin.commands[:-1]
    if draft is not None:
        commands += (Command("FEN", (draft,)),)
    changed[index - 1] = twin._replace(commands=commands)
    return twins_text(changed)


def with_copy(position: Position, puzzle: Puzzle, index: int) -> str:
    """Return the twins of a puzzle with a copy of one of them, or of the diagram (0)."""
    twins, states = twins_of(puzzle.twins), all_states(position, puzzle)
    more = puzzle._replace(twins=twins_text((*twins, Twin(free_name(twins)))))
    return with_state(position, more, len(states), states[index]._replace(problem=None))


def without(position: Position, puzzle: Puzzle, index: int) -> str:
    """Return the twins of a puzzle without one of them; a twin that continued it stays the same.

    Names in the usual order are renumbered.
    """
    twins, states = list(twins_of(puzzle.twins)), all_states(position, puzzle)
    first = twins[0].name
    is_usual = first in ("a", "b") and [each.name for each in twins] == _names(first, len(twins))
    removed = twins.pop(index - 1)
    goes_on = index <= len(twins) and twins[index - 1].continued
    if goes_on:
        twins[index - 1] = twins[index - 1]._replace(continued=removed.continued)
    if is_usual:
        named = zip(twins, _names(first, len(twins)), strict=True)
        twins = [twin._replace(name=name) for twin, name in named]
    left = puzzle._replace(twins=twins_text(twins))
    if not goes_on or states[index + 1].problem is not None:
        return left.twins
    return with_state(position, left, index, states[index + 1])


def counted_from_last(position: Position, puzzle: Puzzle, index: int, *, last: bool) -> str:
    """Return the twins of a puzzle after making one continue the previous one, or the diagram.

    Its question stays the same.
    """
    twins, states = list(twins_of(puzzle.twins)), all_states(position, puzzle)
    twins[index - 1] = twins[index - 1]._replace(continued=last)
    changed = puzzle._replace(twins=twins_text(twins))
    if states[index].problem is not None:
        return changed.twins
    return with_state(position, changed, index, states[index])


def is_zeroposition(twins: Sequence[Twin]) -> bool:
    """Return whether the diagram itself is not to be solved: the first twin is called a."""
    return bool(twins) and twins[0].name == "a"


def as_zeroposition(puzzle: Puzzle, *, zero: bool) -> str:
    """Return the twins of a puzzle with names as in a zeroposition, or as after a diagram."""
    twins = twins_of(puzzle.twins)
    names = _names("a" if zero else "b", len(twins))
    return twins_text(twin._replace(name=name) for twin, name in zip(twins, names, strict=True))


def _asked_of(wanted: TwinState, base: TwinState) -> tuple[Command, ...]:
    """Return the commands for another stipulation and other conditions than a base has."""
    commands = []
    if wanted.stipulation != base.stipulation:
        commands.append(Command("Stipulation", (wanted.stipulation,)))
    if wanted.conditions != base.conditions:
        commands.append(Command("Condition", (wanted.conditions,)))
    return tuple(commands)


def _names(first: str, count: int) -> list[str]:
    names = [first]
    while len(names) < count:
        names.append(free_name([Twin(names[-1])]))
    return names[:count]


def printed(position: Position, puzzle: Puzzle) -> tuple[str, ...]:
    """Return the twins of a puzzle as magazines print them: "b) ♞e6→c4"; () for none.

    What cannot be made is printed as it is written.
    """
    lines = []
    last = position
    for twin, state in zip(twins_of(puzzle.twins), all_states(position, puzzle)[1:], strict=True):
        placement = last.placement if twin.continued else position.placement
        words = twin_text(twin)
        if state.problem is None:
            signs = []
            for command in twin.commands:
                signs.append(_sign(command, placement))
                placement = applied(command, placement)
            words = " ".join(signs)
            last = state.position
        lines.append(f"{'+' * twin.continued}{twin.name}) {words}".rstrip())
    return tuple(lines)


def popeye_states(position: Position, puzzle: Puzzle) -> tuple[TwinState, ...]:
    """Return the questions of a puzzle, see `all_states`, as far as Popeye can read them.

    It reads only the pieces of a whole FEN: if side to move or castling rights differ from those of
    other twins, the twin has a problem. So has one whose stipulation is in words.
    """
    states = list(all_states(position, puzzle))
    for index, twin in enumerate(twins_of(puzzle.twins), 1):
        state = states[index]
        if state.problem is not None:
            continue
        data, problem = data_of(name=twin.name), None
        is_new = state.stipulation != puzzle.asked
        if is_new and parse_stipulation(state.stipulation) is None:
            data = (*data, *data_of(found=state.stipulation))
            problem = Problem("twin-words", Severity.HINT, data=data)
        elif _is_whole(twin, known=states[index - 1].problem is None):
            told = Twin(twin.name, _from_diagram(state, states[0]))
            if _state(told, states[0], states[0]).position[:4] != state.position[:4]:
                problem = Problem("twin-fields", Severity.HINT, data=data)
        states[index] = state._replace(problem=problem)
    return tuple(states)


def popeye_twins(
    position: Position, puzzle: Puzzle, states: Sequence[TwinState]
) -> tuple[tuple[str, str], ...]:
    """Return the names of the twins without a problem, each with its line of input for Popeye.

    The diagram, which Popeye calls a, is not included; Popeye names the others in turn.

    Args:
        position: the diagram.
        puzzle: the puzzle.
        states: what it asks of the diagram and of each twin.
    """
    diagram = TwinState("a", position, puzzle.asked, puzzle.conditions)
    lines, is_known = [], True
    for twin, state in zip(twins_of(puzzle.twins), states[1:], strict=True):
        changes = twin
        if _is_whole(twin, known=is_known):
            changes = Twin(twin.name, _from_diagram(state, diagram))
        is_known = state.problem is None
        if is_known:
            changes = changes._replace(commands=tuple(map(_in_signs, changes.commands)))
            words = "ZeroPosition" if twin.name == "a" else "Twin"
            lines.append((twin.name, f"{words} {twin_text(changes)}".strip()))
    return tuple(lines)


def _is_whole(twin: Twin, *, known: bool) -> bool:
    """Return whether a twin is given to Popeye as changes of the diagram.

    That is one that is a whole FEN, or that continues a twin which Popeye does not know.
    """
    return any(each.kind == "FEN" for each in twin.commands) or (twin.continued and not known)


def _from_diagram(state: TwinState, diagram: TwinState) -> tuple[Command, ...]:
    """Return the changes of single squares that make a twin, and its other differences."""
    changes = difference(diagram.position.placement, state.position.placement)
    return (*changes, *_asked_of(state, diagram))


def _in_signs(command: Command) -> Command:
    """Return a command whose stipulation, such as "≠3", is as Popeye writes it."""
    written = parse_stipulation(command.args[0]) if command.kind == "Stipulation" else None
    return command if written is None else command._replace(args=(written.signs,))


def _state(twin: Twin, base: TwinState, diagram: TwinState) -> TwinState:
    """Return the question of a twin of a base."""
    failed = TwinState(twin.name, diagram.position, diagram.stipulation, diagram.conditions)
    if base.problem is not None:
        data = data_of(name=twin.name, before=base.name)
        return failed._replace(problem=Problem("twin-behind", Severity.HINT, data=data))
    position, stipulation, conditions = base[1:4]
    for command in twin.commands:
        if command.kind in ("Stipulation", "SStipulation"):
            stipulation = command.args[0]
    failed = failed._replace(stipulation=stipulation)
    sides = {beginner(stipulation), beginner(base.stipulation)}
    if len(sides) == 2 and None not in sides:
        position = position._replace(side_to_move=other_side(position.side_to_move))
    placement, typed = position.placement, False
    for command in twin.commands:
        try:
            placement = applied(command, placement)
        except TwinError as error:
            data = (*data_of(name=twin.name), *error.problem.data)
            return failed._replace(problem=error.problem._replace(data=data))
        typed = command.kind == "FEN" or (typed and placement == position.placement)
        if command.kind == "FEN":
            position = _fen(command.args[0], position.side_to_move)
        elif command.kind == "Condition":
            conditions = command.args[0]
    position = _with_placement(position, placement)
    ep_square = position.ep_square
    if not typed and ep_square is not None and not ep_is_possible(position, ep_square):
        position = position._replace(ep_square=None)
    return TwinState(twin.name, position, stipulation, conditions)


def _with_placement(position: Position, placement: Placement) -> Position:
    """Return a position with other pieces; kings and rooks at home may castle, as in problems.

    A right that the position lacks is lacking for the others, too.
    """
    if placement == position.placement:
        return position
    before = {letter for letter, _, _ in rights_by_convention(position.placement)}
    lost = before - set(position.castling_rights)
    rights = (letter for letter, _, _ in rights_by_convention(placement) if letter not in lost)
    return position._replace(placement=placement, castling_rights="".join(rights))


def _fen(text: str, side: Side) -> Position:
    """Return the position of a FEN; without its fields a side moves, and rights are usual."""
    try:
        reading = read_loose(text)
    except FenError as error:
        raise TwinError("twin-unread", found=f"FEN {text}") from error
    position = reading.position
    if reading.fields < 2:
        position = position._replace(side_to_move=side)
    if reading.fields < 3:
        rights = (letter for letter, _, _ in rights_by_convention(position.placement))
        position = position._replace(castling_rights="".join(rights))
    return position


def _squares(names: str) -> list[Square]:
    return [parse_square(names[at : at + 2]) for at in range(0, len(names), 2)]


def _pieces(args: tuple[str, ...]) -> Iterator[tuple[Square, Piece]]:
    """Yield the pieces that are added, with their squares."""
    colour = "white"
    attributes: list[str] = []
    for word in args:
        if word in COLOURS:
            colour, attributes = word, []
        elif match := _ON_SQUARES.fullmatch(word):
            piece = _piece(match["walk"], colour, tuple(attributes))
            yield from ((square, piece) for square in _squares(match["squares"]))
        else:
            attributes.append(word)


def _piece(walk: str, colour: str, attributes: tuple[str, ...]) -> Piece:
    """Return the piece of an English code.

    Raises:
        TwinError: there is no such piece.
    """
    named = [attribute_named(each) for each in attributes]
    known = [each for each in named if each is not None]
    piece = fairy_piece(walk, colour[0], known) if len(known) == len(named) else None
    if piece is None:
        raise TwinError("twin-unread", found=" ".join([colour, *attributes, walk]))
    return piece


def _with_squares(
    placement: Placement, square_of: Callable[[int, int], tuple[int, int]]
) -> Placement:
    """Return a placement whose pieces are moved, by file and rank from 0."""
    contents: dict[Square, Piece] = {}
    for square, piece in occupied(placement):
        file, rank = square_of(file_of(square), rank_of(square))
        if not (0 <= file < 8 and 0 <= rank < 8):
            raise TwinError("twin-outside", square)
        contents[square_at(file, rank)] = piece
    return with_contents(EMPTY_PLACEMENT, contents)


def _of_the_board() -> Iterator[Command]:
    """Yield the commands that change the whole board."""
    yield Command("PolishType")
    yield from (Command("Rotate" if turn.isdigit() else "Mirror", (turn,)) for turn in _TURNS)
    middle = parse_square("d4")
    for square in range(64):
        files, ranks = file_of(square) - file_of(middle), rank_of(square) - rank_of(middle)
        if (files, ranks) != (0, 0):
            yield Command("Shift", ("d4", square_name(square)))
    walks = permutations(_USUAL[1:], 2)
    yield from (Command("Substitute", pair) for pair in walks)


def _changes(before: Placement, after: Placement) -> tuple[Command, ...]:
    """Return changes of single squares that lead from a placement to another one."""
    found = board.difference(before, after)
    commands = []
    pending = {origin: target for origin, target, _ in found.moved}
    targets = {*pending.values(), *(square for square, _ in found.appeared)}
    removed = "".join(square_name(square) for square, _ in found.vanished if square not in targets)
    if removed:
        commands.append(Command("Remove", (removed,)))
    while pending:
        free = next((each for each in pending.items() if each[1] not in pending), None)
        if free is not None:
            del pending[free[0]]
            commands.append(Command("Move", tuple(map(square_name, free))))
            continue
        # A cycle: each piece moves to the square of another one.
        origin, target = next(iter(pending.items()))
        commands.append(Command("Exchange", (square_name(origin), square_name(target))))
        onward = pending.pop(target)
        del pending[origin]
        if onward != origin:
            pending[origin] = onward
    if found.appeared:
        commands.append(Command("Add", tuple(listed(found.appeared))))
    return tuple(commands)


def listed(pieces: Iterable[tuple[Square, Piece]]) -> Iterator[str]:
    """Yield pieces as Popeye lists them, a word each: `white`, `Qd4`, `white`, `Royal`, `Ga1b2`.

    White's come first. Attributes follow a colour, and count until the next one.
    """
    groups: dict[tuple[int, tuple[str, ...]], dict[str, str]] = {}
    for square, piece in pieces:
        code, colour, attributes = described(piece)
        kinds = groups.setdefault(("wbn".index(colour), attributes), {})
        kinds[code] = kinds.get(code, "") + square_name(square)
    for (at, attributes), kinds in sorted(groups.items()):
        yield from (tuple(COLOURS)[at], *attributes)
        codes = sorted(kinds, key=lambda code: (_USUAL.find(code) % 99, code))
        yield from (code + kinds[code] for code in codes)


def _sign(command: Command, placement: Placement) -> str:
    """Return a command as magazines print it, before it is done."""
    kind, args = command

    def shown(name: str) -> str:
        return _printed_piece(placement[parse_square(name)]) + name

    match kind:
        case "Move":
            return f"{shown(args[0])}→{args[1]}"
        case "Exchange":
            return f"{shown(args[0])}↔{shown(args[1])}"
        case "Remove":
            return " ".join(f"−{shown(square_name(square))}" for square in _squares(args[0]))
        case "Add":
            return " ".join(
                f"+{_printed_piece(piece)}{square_name(square)}" for square, piece in _pieces(args)
            )
        case "Substitute":
            return "→".join(_printed_piece(_piece(walk, "white", ())) for walk in args)
        case "Shift":
            return f"{args[0]}⇒{args[1]}"
        case "Rotate":
            return f"Rotate {args[0]}°"
        case "Mirror":
            return f"Mirror {args[0].replace('<-->', '↔')}"
        case "Stipulation":
            return args[0]
    return command.text


def _printed_piece(piece: Piece) -> str:
    """Return a piece as it is printed before its square: a figurine, or `nG` for a fairy piece."""
    if piece in _FIGURINES:
        return _FIGURINES[piece]
    code, colour, _ = described(piece)
    return colour + code
