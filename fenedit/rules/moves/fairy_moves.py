"""Moves with fairy pieces or conditions as Popeye writes them, and their short form.

Popeye names both squares: `Sg4-e3`, `e4*d5`, `Ga1*c3[+wPc2]`. In the short form, `Ne3`, `exd5` and
`Gxc3[+wPc2]`, a piece names its file, its rank or its square if others of its kind might go there.
"""

import re

from fenedit.notation.fairy import described, fairy_piece, is_orthodox
from fenedit.notation.position import (
    EMPTY,
    WHITE,
    Placement,
    Position,
    Square,
    occupied,
    other_side,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.rules.attacks import attackers

SQUARE = "[a-h][1-8]"
_KNIGHT = re.compile("(?<![A-Z0-9])S(?![A-Z0-9])")
_OUR_KNIGHT = re.compile("(?<![A-Z0-9])N(?![A-Z]|[0-9](?![a-h]))")
_LONG = re.compile(rf"([a-z]*[A-Z0-9]{{0,2}})({SQUARE})([-*])({SQUARE}.*)")


def has_nightrider(placement: Placement) -> bool:
    """Return whether N is the nightrider, so that the knight is S, as in Popeye."""
    return any(described(piece).code == "N" for _, piece in occupied(placement))


def shortened(text: str, position: Position, *, is_chess: bool, knight: str = "N") -> str:
    """Return the short form of a move, or the move unchanged if it has none.

    Args:
        text: as Popeye writes it.
        position: the position before it.
        is_chess: whether there are no fairy conditions, so that pieces of chess move as usual.
        knight: the letter of a knight.
    """
    match = _LONG.fullmatch(text)
    short = text
    if match is not None:
        walk, name, sign, rest = match.groups()
        placement, origin, target = position.placement, parse_square(name), parse_square(rest[:2])
        capture = "x" * (sign == "*")
        if not walk:
            forward = 8 if position.side_to_move == WHITE else -8
            step = target - origin
            is_double = step == 2 * forward and placement[origin + forward] == EMPTY
            if capture and abs(step - forward) == 1:
                short = f"{name[0]}x{rest}"
            elif not capture and (step == forward or is_double):
                short = rest
        elif walk[-1].isalnum() and placement[origin] != EMPTY:
            others = _others(placement, origin, target, is_chess=is_chess)
            named = [square_name(each) for each in others]
            place = name if named else ""
            if named and not any(each[0] == name[0] for each in named):
                place = name[0]
            elif named and not any(each[1] == name[1] for each in named):
                place = name[1]
            # The letter may have a digit after it.
            return _KNIGHT.sub(knight, walk) + place + capture + _KNIGHT.sub(knight, rest)
    return _KNIGHT.sub(knight, short)


def lengthened(text: str, position: Position, *, is_chess: bool) -> str:
    """Return a move in short form as Popeye writes it.

    Raises:
        ValueError: there is no such move, or it might be several.
    """
    knight = "S" if has_nightrider(position.placement) else "N"
    if knight == "N":
        text = _OUR_KNIGHT.sub("S", text)
    if _LONG.fullmatch(text) or not re.match(rf"[a-z]*[A-Z0-9]{{0,2}}[a-h]?[1-8]?x?{SQUARE}", text):
        return text
    found = []
    for square, piece in occupied(position.placement):
        code, colour, _ = described(piece)
        walk = code if code != "P" else ""
        match = re.fullmatch(rf"([a-z]*?){walk}[a-h]?[1-8]?(x?)({SQUARE}.*)", text)
        if match is not None and colour in (position.side_to_move, "n"):
            sign = "*" if match[2] else "-"
            long = f"{match[1]}{walk}{square_name(square)}{sign}{match[3]}"
            if shortened(long, position, is_chess=is_chess, knight="S") == text:
                found.append(long)
    if len(found) != 1:
        raise ValueError(text)
    return found[0]


def _others(
    placement: Placement, origin: Square, target: Square, *, is_chess: bool
) -> list[Square]:
    """Return the squares of other pieces of a kind that might go to a square."""
    piece = placement[origin]
    if is_chess and is_orthodox(piece):
        side = WHITE if piece.isupper() else other_side(WHITE)
        able = attackers(placement, target, side)
        return [each for each in able if placement[each] == piece and each != origin]
    kind = described(piece)
    return [
        square
        for square, other in occupied(placement)
        if square != origin and described(other)[:2] == kind[:2]
    ]


_EFFECT = re.compile(r"\[(?P<text>[^\]]*)\]")
_PIECE = r"(?P<side>[wbn]?)(?P<rest>[a-z]*)(?P<kind>[A-Z][A-Z0-9]?)?"
_CREATED = re.compile(rf"\+{_PIECE}(?P<square>{SQUARE})(?:=(?P<becomes>[wbn]?[A-Z]+))?")
_SHIFTED = re.compile(rf"{_PIECE}(?P<square>{SQUARE})->.*?(?P<target>{SQUARE})")
_SWAPPED = re.compile(rf"[A-Z0-9]*(?P<one>{SQUARE})<->[A-Z0-9]*(?P<other>{SQUARE})")
_CASTLED = re.compile(rf"K({SQUARE})-({SQUARE})/[wbn]?[A-Z0-9]*({SQUARE})-({SQUARE})")
"""Castling Chess names both moves."""
_CHANGED = re.compile(rf"(?P<square>{SQUARE})=(?P<becomes>.+)")


def after_move(position: Position, text: str) -> Position:
    """Return the position after a move that Popeye printed, as far as its text shows."""
    side = position.side_to_move
    after = {square: piece for square, piece in enumerate(position.placement) if piece != EMPTY}
    bare = _EFFECT.sub("", text)
    if bare.startswith("0-0"):
        rank = "1" if side == WHITE else "8"
        king, rook = ("g", "f") if not bare.startswith("0-0-0") else ("c", "d")
        corner = "h" if king == "g" else "a"
        for origin, target in ((f"e{rank}", f"{king}{rank}"), (f"{corner}{rank}", f"{rook}{rank}")):
            if (piece := after.pop(parse_square(origin), None)) is not None:
                after[parse_square(target)] = piece
    elif swapped := _SWAPPED.match(bare):
        _swap(after, *map(parse_square, swapped.groups()))
    elif castled := _CASTLED.fullmatch(bare):
        squares = [parse_square(name) for name in castled.groups()]
        pieces = [after.pop(square, None) for square in squares[::2]]
        after |= {to: piece for to, piece in zip(squares[1::2], pieces, strict=True) if piece}
    else:
        steps = re.findall(rf"([-*]?)[A-Z0-9]*({SQUARE})", bare)
        here = parse_square(steps[0][1]) if steps else 0
        piece = after.pop(here, None)
        for sign, name in steps[1:]:
            square = parse_square(name)
            if sign == "*" and "ep." in bare:
                after.pop(square + (-8 if side == WHITE else 8), None)
            elif sign == "*":
                after.pop(square, None)
            here = square
        if piece is not None and steps:
            after[here] = _changed(piece, re.search(r"=([^\[\s+#]*)", bare))
    for effect in _EFFECT.finditer(text):
        _take_effect(after, effect["text"])
    placement = with_contents(position.placement, {
        square: after.get(square, EMPTY) for square in range(64)
    })  # fmt: skip
    return position._replace(
        placement=placement, side_to_move=other_side(side), ep_square=None, halfmove_clock=0
    )


def _swap(after: dict[Square, str], one: Square, other: Square) -> None:
    first, second = after.pop(one, None), after.pop(other, None)
    after |= {square: piece for square, piece in ((one, second), (other, first)) if piece}


def _take_effect(after: dict[Square, str], text: str) -> None:
    """Change the board as a bracket says: `+wPg2`, `-bSd5`, `a1=b`, `wRf5->e5`."""
    if created := _CREATED.fullmatch(text):
        piece = fairy_piece(created["kind"] or "P", created["side"] or "w")
        if piece is not None:
            after[parse_square(created["square"])] = _changed(piece, re.search("=(.*)", text))
    elif text.startswith("-"):
        for name in re.findall(SQUARE, text):
            after.pop(parse_square(name), None)
    elif swapped := _SWAPPED.fullmatch(text):
        _swap(after, *map(parse_square, swapped.groups()))
    elif shifted := _SHIFTED.fullmatch(text):
        if (piece := after.pop(parse_square(shifted["square"]), None)) is not None:
            after[parse_square(shifted["target"])] = piece
    elif changed := _CHANGED.fullmatch(text):
        square = parse_square(changed["square"])
        if square in after:
            after[square] = _changed(after[square], re.search("=(.*)", text))


def _changed(piece: str, match: re.Match[str] | None) -> str:
    """Return a piece after "=Q", "=b", "=wS": another kind, another side, or both."""
    if match is None or not (found := re.fullmatch(r"([wbn]?)([A-Z][A-Z0-9]?)?[h]?", match[1])):
        return piece
    code, colour, attributes = described(piece)
    changed = fairy_piece(found[2] or code, found[1] or colour, attributes)
    return piece if changed is None else changed
