"""What stands behind the fields of a line: EPD operations, or a comment."""

from fenedit.notation.fen import is_comment


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
    # Here, because hardly any line gets a title.
    from fenedit.notation.epd.opcodes import MAX_STRING

    if file_format == "epd" and '"' not in words and len(words) <= MAX_STRING:
        return f' id "{words}";'
    return f" ; {words}"
