"""What is shown in a window as a diagram: the position, from whose side, with what is drawn."""

from __future__ import annotations

from typing import NamedTuple

from fenedit.diagram.description import Diagram
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS
from fenedit.session.copying import copied_fen, usual_manner
from fenedit.session.settings import Preferences
from fenedit.session.state import EditorState
from fenedit.ui.diagram.choice import PictureChoice


class Subject(NamedTuple):
    """A position of which a picture is made.

    Attributes:
        state: the editor's state, as it would be if what is shown were kept.
        shown_flipped: whether Black is at the bottom on the board.
        played_to: whether moves were played to it; then nothing of what is drawn is about it.
    """

    state: EditorState
    shown_flipped: bool = False
    played_to: bool = False

    @property
    def name(self) -> str:
        """What the record is called, "" if it has no name."""
        # Here, because most windows make no picture.
        from fenedit.ui.collection.text import record_words, unnamed

        title = "" if self.state.is_draft else record_words(self.state.record).title
        return "" if title == unnamed() else title

    def diagram(self, choice: PictureChoice) -> Diagram:
        """Return the diagram of it; the FEN that a file keeps is the one that is held."""
        from fenedit.ui.collection.text import record_words

        state = self.state
        position = state.position
        side = "" if state.is_draft else record_words(state.record).side
        return Diagram(
            placement=position.placement,
            fen=format_fen(position),
            side_to_move=position.side_to_move,
            flipped=choice.flipped(self.shown_flipped, position.side_to_move),
            marks=NO_MARKS if self.played_to else state.record.marks,
            title=", ".join(filter(None, (self.name, side))),
        )

    def fen_text(self, preferences: Preferences) -> str:
        """Return the FEN as *Copy FEN* would write it."""
        return copied_fen(self.state, usual_manner(preferences)).text
