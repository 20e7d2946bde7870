"""What an edit makes impossible, and what it makes possible again.

A castling right or an en passant square that was possible before an edit and is not after it
leaves the position in the same step. The right is remembered with its record and comes back when
king and rook stand again. What was already impossible stays, whatever else is edited.
"""

from dataclasses import dataclass

from fenedit.notation.castling import with_right, without_right
from fenedit.notation.position import Position
from fenedit.notation.squares import square_name
from fenedit.rules.options import ep_is_possible, right_is_possible
from fenedit.session.transaction import Notice


@dataclass(frozen=True, slots=True)
class Settled:
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
    rights = after.castling_rights
    for letter in before.castling_rights:
        if (
            letter in rights
            and right_is_possible(before, letter, chess960)
            and not right_is_possible(after, letter, chess960)
        ):
            rights = without_right(rights, letter)
            remembered = with_right(remembered, letter)
            notices.append(Notice("right-left", letter))
    for letter in remembered:
        if right_is_possible(after, letter, chess960):
            remembered = without_right(remembered, letter)
            if letter not in rights:
                rights = with_right(rights, letter)
                notices.append(Notice("right-returned", letter))
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
