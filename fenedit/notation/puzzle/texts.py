"""What a string of EPD cannot hold, and how else it can be said; and what is no date.

PGN standard of 1994, section 16.2.4: a string stands between quotation marks, without any escape,
on one line, and has less than 256 characters.
"""

import re
from datetime import date
from typing import Final, Literal, NamedTuple

from fenedit.notation.epd.operands import MAX_STRING, bad_string_char

_BREAKS: Final = re.compile(r"(?<![ \t])[ \t]*+[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+[ \t]*")
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f]")
_QUOTED: Final = re.compile(r'(?P<opening>(?:(?<=^)|(?<=[\s(\[{“‘—–-]))"(?=\S))|"')
_DATE: Final = re.compile(r"(1[0-9]{3}|20[0-9]{2})(?:[-/.]([0-9]{1,4}))?(?:[-/.]([0-9]{1,2}))?")

FaultCode = Literal["quote", "break", "control", "long"]


class TextFault(NamedTuple):
    """Why a text cannot be written.

    Attributes:
        code: "quote" (a quotation mark), "break" (a line break), "control" (another character
            that is none to see) or "long".
        length: characters of the text.
    """

    code: FaultCode
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


def faults_in(text: str) -> tuple[FaultCode, ...]:
    """Return what its characters have that no string can hold, each once, as it comes."""
    found = (text_fault(char) for char in text.strip())
    return tuple(dict.fromkeys(fault.code for fault in found if fault is not None))


def mended(text: str, *, marks: bool = True) -> str:
    """Return a text with what a string can hold: curved quotation marks, blanks for line breaks.

    It may still be too long; what is to be left out, only its writer knows. Without `marks`
    quotation marks stay, for where there is a way to write them.
    """
    joined = _CONTROLS.sub("", _BREAKS.sub(" ", text.strip()).replace("\t", " "))
    return _QUOTED.sub(_curved, joined) if marks else joined


def sure_mend(text: str, *, marks: bool = True) -> str | None:
    """Return the same if nothing else can be meant and it can be written, None otherwise.

    Quotation marks are sure if they open and close in turn: the one of 5" is a sign of inches.
    """
    after = mended(text, marks=marks)
    if marks:
        curved = "".join(_curved(match) for match in _QUOTED.finditer(mended(text, marks=False)))
        if curved != "“”" * (len(curved) // 2):
            return None
    return after if text_fault(after if marks else after.replace('"', "'")) is None else None


def is_date(text: str) -> bool:
    """Tell whether a text is a year, one with a month or a day, or a range such as 1932-33."""
    match = _DATE.fullmatch(text)
    if match is None:
        return False
    year, second, third = match.groups()
    if second is None:
        return third is None
    if third is None and (len(second) == 4 or (len(second) == 2 and int(second) > 12)):
        return int(year) < int(year[: 4 - len(second)] + second)
    if third is None and second == "00":
        return year.endswith("99")
    try:
        date(int(year), int(second), int(third or 1))
    except ValueError:
        return False
    return True


def _curved(match: re.Match[str]) -> str:
    return "“" if match["opening"] else "”"
