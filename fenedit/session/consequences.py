"""What an edit makes impossible, and what it makes possible again.

A castling right or an en passant square that was possible before an edit and is not after it
leaves the position in the same step. The right is remembered with its record and comes back when
king and rook stand again. What was already impossible stays, whatever else is edited. In Chess960
a right names its rook: it leaves when that rook does, and never passes to another one.
"""

from typing import NamedTuple

from fenedit.notation.castling import (
    castling_squares,
    file_letter,
    resolve_right,
    with_right,
    without_right,
)
from fenedit.notation.position import Position, Square, square_name
from fenedit.rules.castling_and_ep import ep_is_possible
from fenedit.session.transaction import Notice


class Settled(NamedTuple):
    """A position after an edit and its consequences.

    Attributes:
        position: the position to keep.
        remembered_rights: letters that left the position and may return.
        notices: what left or came back.
    """

    position: Position
    remembered_rights: str
    notices: tuple[Notice, ...]


def settle(before: Position, after: Position, remembered: str, chess960: bool) -> Settled:
    """Return what is left of an edited position once its consequences are drawn.

    Args:
        before: the position before the edit.
        after: what the gesture itself made of it.
        remembered: rights that earlier edits made impossible.
        chess960: whether rights are resolved by Chess960's rules.
    """
    notices: list[Notice] = []
    claimed, rights = before.castling_rights, after.castling_rights
    still = {
        letter: rook for letter, _, rook in castling_squares(after.placement, claimed, chess960)
    }
    for letter, _, rook in castling_squares(before.placement, claimed, chess960):
        if letter not in rights or still.get(letter) == rook:
            continue
        name = file_letter(rook) if chess960 else letter
        rights = without_right(rights, letter)
        if name != letter and resolve_right(after.placement, name, chess960) == rook:
            # Another rook is the outermost now; the right goes on naming its own.
            rights = with_right(rights, name)
            continue
        if name not in remembered:
            remembered += name
        notices.append(Notice("right-left", letter))
    for letter in remembered:
        again = resolve_right(after.placement, letter, chess960)
        if again is None:
            continue
        holders = (resolve_right(after.placement, other, chess960) for other in rights)
        back = _spelt(letter, again, before, after, chess960)
        if again in holders:
            remembered = without_right(remembered, letter)
        elif with_right(rights, back) != rights:
            rights = with_right(rights, back)
            remembered = without_right(remembered, letter)
            notices.append(Notice("right-returned", back))
    ep_square = after.ep_square
    if (
        ep_square is not None
        and ep_square == before.ep_square
        and ep_is_possible(before, ep_square)
        and not ep_is_possible(after, ep_square)
    ):
        notices.append(Notice("ep-left", square_name(ep_square)))
        ep_square = None
    position = after._replace(castling_rights=rights, ep_square=ep_square)
    return Settled(position, remembered, tuple(notices))


def _spelt(letter: str, rook: Square, before: Position, after: Position, chess960: bool) -> str:
    """Return K or Q for a right that comes back, where that is how the position spells rights."""
    if not chess960 or any(held not in "KQkq" for held in before.castling_rights):
        return letter
    for wing in "KQ" if letter.isupper() else "kq":
        if resolve_right(after.placement, wing, chess960) == rook:
            return wing
    return letter
