"""Moves that stay in one piece where a text is broken into lines."""

import re
from typing import Final

_JOINER: Final = "\u2060"
_INSIDE: Final = re.compile(r"(?<=\S)([…-])(?=\w)")


def unbroken(text: str) -> str:
    """Return a text that is not broken behind the dots of 1…Kf7 or the hyphen of O-O.

    Nothing else is seen of that; who reads the text aloud gets the one without it.
    """
    return _INSIDE.sub(rf"\1{_JOINER}", text)
