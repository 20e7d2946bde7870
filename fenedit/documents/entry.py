"""Defines a record as it is in a file that is read line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fenedit.documents.encoding import NUL, parted

if TYPE_CHECKING:
    from fenedit.notation.pgn import Game


def is_aside(line: str) -> bool:
    """Return whether a line is blank or, after blanks, begins with #, % or ;."""
    # A blank line leaves an empty text, which every string contains.
    start = line.lstrip()[:1]
    return start in "#%;" or (start == NUL and not parted(line)[0].strip())


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
    def is_aside(self) -> bool:
        """Return whether it is a blank line or a comment."""
        return self.game is None and is_aside(self.text)
