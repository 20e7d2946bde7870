"""Intents of play: taking over the position that moves have led to."""

from fenedit.notation.position import Position
from fenedit.session.intents.common import load_position
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction


def keep(state: EditorState, position: Position, moves: int, last: str) -> Transaction | None:
    """Put a position that was played to in the place of the one that was set up.

    Rights that the moves lost are lost: they do not return when king and rook stand again.

    Args:
        state: what is being edited.
        position: what the moves have led to.
        moves: how many they were.
        last: the SAN of the last one.
    """
    label = Label("play-moves", count=moves, detail=last)
    return load_position(state, position, label, "play.keep", chess960=state.chess960)
