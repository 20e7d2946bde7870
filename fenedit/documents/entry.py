"""Defines a record as it stands in a file that is read line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fenedit.documents.record import is_aside, record_from_line

if TYPE_CHECKING:
    from fenedit.notation.pgn import Game


class Entry(NamedTuple):
    """A record as in a file, or a line that is kept and not listed.

    Attributes:
        line: the line on which `text` begins, counted from 1.
        column: where `text` begins in it, in characters from 1; 0 if the file spells it
            otherwise.
        text: a line without its ending; of a game, the value of its FEN tag, and "" without one,
            when it begins with the start position.
        whole: the record verbatim: the line with its ending, or the whole game.
        game: its tags; None for a line.
        above: the name that the comment line above gives a line of FEN, "" for none.
    """

    line: int
    column: int
    text: str
    whole: str
    game: Game | None = None
    above: str = ""

    @property
    def named(self) -> Entry:
        """The record with that name as its `id`, as `documents.annotating.named` has it."""
        if not self.above:
            return self
        # Imported here: it makes documents, and few entries have a name above them.
        from fenedit.documents.annotating import with_name

        line = with_name(record_from_line(self.text), self.above).line
        return self._replace(text=line, whole=line, above="")

    @property
    def is_aside(self) -> bool:
        """Return whether it is a blank line or a comment."""
        return self.game is None and is_aside(self.text)
