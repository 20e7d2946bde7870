"""What stands behind the fields of a line: EPD operations, or a comment."""

import re
from typing import Final

COMMENT_STARTS: Final = (";", "#", "%", "//")
"""What begins a comment behind the fields; it ends with the line."""

LONGEST_STRING: Final = 255
"""Characters of the longest string of EPD, which has no way to write a quotation mark."""

_VARIANT: Final = re.compile(r'(?:^|;)\s*variant\s+"?([^";]*)', re.IGNORECASE)


def is_comment(rest: str) -> bool:
    """Tell whether a rest begins, behind blanks, with a comment."""
    return rest.lstrip().startswith(COMMENT_STARTS)


def joined(first: str, second: str) -> str:
    """Return two rests as one, the first before the second where both stay what they are.

    A comment reaches to the end of the line, so operations go before it; operations that want
    their last semicolon get it.
    """
    if not first.strip() or not second.strip():
        return first + second
    if is_comment(first) and not is_comment(second):
        first, second = second, first
    if not is_comment(first):
        first = first.rstrip()
        if not first.endswith(";") and not second.lstrip().startswith(";"):
            first += ";"
    return first + (second if second[:1].isspace() else " " + second)


def titled(title: str, file_format: str) -> str:
    """Return a title as a line keeps it behind its fields: in EPD an `id`, else a comment."""
    words = " ".join(title.split())
    if not words:
        return ""
    if file_format == "epd" and '"' not in words and len(words) <= LONGEST_STRING:
        return f' id "{words}";'
    return f" ; {words}"


def says_chess960(rest: str) -> bool:
    """Tell whether an operation `variant` names Chess960."""
    if "variant" not in rest.lower():
        return False
    return any(names_chess960(name.strip()) for name in _VARIANT.findall(rest))


def names_chess960(variant: str) -> bool:
    """Tell whether a variant's name is one of Chess960's: "chess 960", "Fischerandom" and such."""
    if not variant:
        return False
    # Here, because hardly any record names a variant.
    from fenedit.notation.pgn.tags import is_chess960

    return is_chess960(variant)
