"""FEN as people paste it: read leniently, every leniency said aloud.

A strict text is read here and costs nothing more; what is forgiven stands in
`fenedit.notation.loose.lenient`, which is imported at its first need.
"""

from typing import Final, NamedTuple

from fenedit.notation.fen import strict_position
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem

_new_tuple: Final = tuple.__new__


class Reading(NamedTuple):
    """What a text was read as.

    Attributes:
        position: the position that the text means.
        notes: what was forgiven, in the order of the text; each has a span in the raw text.
        rest: what stands behind the fields, verbatim, with the blanks before it; "" if nothing.
            It ends the text, unless something closes behind it.
        extras: what other variants wrote, set aside: "pocket" ("QNp"), "promoted" ("d1 e4"),
            "checks" ("3+3"), and "variant" ("chess960") where a link or a tag names one.
        fields: how many of the six fields stood there; a lone dash behind four is none.
    """

    position: Position
    notes: tuple[Problem, ...]
    rest: str
    extras: tuple[tuple[str, str], ...] = ()
    fields: int = 6


def read_loose(text: str, letters: str | None = None) -> Reading:
    """Read a text as a position.

    Args:
        text: any text.
        letters: the code of a language (`fenedit.notation.languages`): where all letters of the
            placement are that language's, they are read so, even if English has them too.

    Raises:
        FenError: the left-most problem that is not forgiven; its span lies in the raw text.
        KeyError: there is no such language.
    """
    position = strict_position(text) if letters is None else None
    if position is not None:
        return _new_tuple(Reading, (position, (), "", (), 6))
    from fenedit.notation.loose.lenient import read_leniently

    return read_leniently(text, letters)
