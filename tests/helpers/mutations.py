"""Positions of games, changed at random until hardly any game leads to them; and made-up ones."""

import random
from collections.abc import Iterable, Iterator

from fenedit.notation.position import EMPTY, PIECES, Position, other_side

_MEN = PIECES.replace("K", "").replace("k", "")
_MOST_CHANGES = 4


def mutated(
    positions: Iterable[Position], dice: random.Random, chess960: bool
) -> Iterator[Position]:
    """Yield positions with one to four changes: of pieces, the side to move, rights, en passant."""
    for position in positions:
        changed = position
        for _ in range(dice.randint(1, _MOST_CHANGES)):
            changed = _changed(changed, dice, chess960)
        yield changed


def _changed(position: Position, dice: random.Random, chess960: bool) -> Position:
    kind = dice.choices(
        ("move", "add", "remove", "side", "rights", "ep", "king"), (9, 6, 4, 4, 2, 2, 1)
    )[0]
    placement = position.placement
    square = dice.randrange(64)
    men = [at for at in range(64) if placement[at] != EMPTY]
    if kind == "move" and men:
        origin = dice.choice(men)
        moved = position.with_content(origin, EMPTY)
        return moved.with_content(square, placement[origin])
    if kind == "add":
        return position.with_content(square, dice.choice(_MEN))
    if kind == "remove" and men:
        return position.with_content(dice.choice(men), EMPTY)
    if kind == "side":
        return position._replace(side_to_move=other_side(position.side_to_move))
    if kind == "rights":
        return position._replace(castling_rights=random_rights(dice, chess960))
    if kind == "ep":
        rank = dice.choice((16, 40, 40 if position.side_to_move == "w" else 16))
        likely = dice.random() < 0.9
        return position._replace(ep_square=rank + dice.randrange(8) if likely else square)
    return position.with_content(square, dice.choice("Kk"))


def random_rights(dice: random.Random, chess960: bool) -> str:
    """Return castling letters, at most two a side, in an order that FEN allows."""
    letters = ""
    for order in ("KQABCDEFGH", "kqabcdefgh"):
        known = order if chess960 else order[:2]
        letters += "".join(sorted(dice.sample(known, dice.randint(0, 2)), key=order.index))
    return letters


def random_placements(dice: random.Random, count: int) -> Iterator[Position]:
    """Yield positions with one king a side and up to fifteen more pieces each, placed without any rule."""
    for _ in range(count):
        yield _set_up(dice, "QRBNP" if dice.random() < 0.7 else dice.choice("QRBN"))


def _set_up(dice: random.Random, kinds: str) -> Position:
    """Place pieces of some kinds; of a single kind, as many as a side may have."""
    squares = dice.sample(range(64), 64)
    contents = dict.fromkeys(range(64), EMPTY)
    for king, letters in (("K", kinds), ("k", kinds.lower())):
        contents[squares.pop()] = king
        others = 15 if len(kinds) == 1 else dice.randint(0, 15)
        pawns = 0
        for letter in dice.choices(letters, k=others):
            square = squares.pop()
            if letter in "Pp":
                pawns += 1
                if pawns > 8 or not 8 <= square < 56:
                    continue
            contents[square] = letter
    placement = "".join(contents[square] for square in range(64))
    return Position(placement, dice.choice("wb"), "", None, 0, 60)
