"""What a string of EPD cannot hold, and how else it can be said.

PGN standard of 1994, section 16.2.4: a string stands between quotation marks, without any escape,
on one line, and has less than 256 characters.
"""

import re
from typing import Final, Literal, NamedTuple

from fenedit.notation.epd.operands import MAX_STRING, bad_string_char

_BREAKS: Final = re.compile(r"[ \t]*[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+[ \t]*")
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f]")
_QUOTED: Final = re.compile(r'(?P<opening>(?:(?<=^)|(?<=[\s(\[{“‘—–-]))"(?=\S))|"')


class TextFault(NamedTuple):
    """Why a text cannot be written.

    Attributes:
        code: "quote" (a quotation mark), "break" (a line break), "control" (another character
            that is none to see) or "long".
        length: characters of the text.
    """

    code: Literal["quote", "break", "control", "long"]
    length: int


def text_fault(text: str) -> TextFault | None:
    """Return why a text cannot be a string of EPD, None if it can."""
    place = bad_string_char(text)
    if place is not None:
        found = text[place[0]]
        code: Literal["quote", "break", "control"] = "control"
        if found == '"':
            code = "quote"
        elif _BREAKS.match(found):
            code = "break"
        return TextFault(code, len(text))
    return TextFault("long", len(text)) if len(text) > MAX_STRING else None


def mended(text: str) -> str:
    """Return a text with what a string can hold: curved quotation marks, blanks for line breaks.

    It may still be too long; what is to be left out, only its writer knows.
    """
    joined = _CONTROLS.sub("", _BREAKS.sub(" ", text.strip()).replace("\t", " "))
    return _QUOTED.sub(lambda match: "“" if match["opening"] else "”", joined)
