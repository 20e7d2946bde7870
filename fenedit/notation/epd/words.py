"""Any text cut into EPD operations as their writer meant them, by semicolons outside of strings.

A quotation mark opens a string only where a word begins, so that `5"` is a word, and closes it only
where one ends. A string that is not closed ends before the next opcode that has a meaning, else
with the text.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.epd.operands import bad_string_char
from fenedit.notation.problems import Span

_TOKEN: Final = re.compile(
    r'(?<![^\s;])(?:"[^"]*"(?![^\s;])|(?P<unclosed>"))|(?P<end>;)|(?P<blank>\s+)|[^\s;]+'
)
_SEMICOLONS: Final = re.compile(r";(?:\s*+;)*+")
_NEXT_OPCODE: Final = re.compile(rf";(?=\s*(?:{'|'.join(sorted(OPCODES))})[\s;])")


class Word(NamedTuple):
    """A word of an operation.

    Attributes:
        text: of a string with both quotation marks, also where the text lacks the second.
        span: where it stands.
        is_closed: False of a string that lacks its closing mark.
    """

    text: str
    span: Span
    is_closed: bool = True

    @property
    def is_string(self) -> bool:
        """Whether the word is a string in quotation marks."""
        return self.text.startswith('"')


class Segment(NamedTuple):
    """What stands before a semicolon, or before the end of the text.

    Semicolons in a row, with nothing between them but blanks, have one without words.

    Attributes:
        words: the opcode first.
        start: the place of the first word, without words that of the first semicolon.
        end: the place of the semicolon, of several the last, or the end of the last word.
        is_closed: whether there is a semicolon.
        odd_blank: the first blanks that are not plain spaces, None if all are.
    """

    words: tuple[Word, ...]
    start: int
    end: int
    is_closed: bool
    odd_blank: Span | None

    @property
    def is_clean(self) -> bool:
        """Whether blanks part the words, and quotation marks stand around strings alone."""
        apart = all(
            one.span[1] < other.span[0]
            for one, other in zip(self.words, self.words[1:], strict=False)
        )
        return apart and all(
            bad_string_char(word.text[1:-1] if word.is_string else word.text) is None
            for word in self.words
        )


def next_segment(text: str, start: int) -> Segment | None:
    """Return the part of any text that begins at a place; None where only blanks are left."""
    words: list[Word] = []
    odd_blank: Span | None = None
    place = start
    while match := _TOKEN.match(text, place):
        place = match.end()
        if match["end"]:
            if words:
                return Segment(tuple(words), words[0].span[0], place - 1, True, odd_blank)
            row = _SEMICOLONS.match(text, match.start())
            end = row.end() if row else place
            return Segment((), match.start(), end - 1, True, odd_blank)
        if match["blank"]:
            if odd_blank is None and match[0].strip(" ") and place < len(text):
                odd_blank = match.span()
        else:
            closed = Word(match[0], match.span())
            words.append(_unclosed(text, match.start()) if match["unclosed"] else closed)
            place = words[-1].span[1]
    if not words:
        return None
    return Segment(tuple(words), words[0].span[0], words[-1].span[1], False, odd_blank)


def _unclosed(text: str, start: int) -> Word:
    opcode = _NEXT_OPCODE.search(text, start)
    end = len(text) if opcode is None else opcode.start()
    while end > start + 1 and (text[end - 1] == ";" or text[end - 1].isspace()):
        end -= 1
    return Word(f'{text[start:end]}"', (start, end), is_closed=False)
