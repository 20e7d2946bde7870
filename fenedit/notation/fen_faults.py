"""Finds where and why a text is not a FEN.

The parser in `fenedit.notation.fen` does not track places, to be quick; this module scans a text
that it refused from left to right, and reports the left-most problem. A field that is too short is
reported at its end, never "somewhere before". Offsets are code points.
"""

from fenedit.notation.fairy import piece_at
from fenedit.notation.position import FILES, MAX_COUNTER, PIECES, RANKS
from fenedit.notation.problems import Problem, Severity, Span

FIELD_NAMES = ("placement", "side", "castling", "ep", "halfmove", "fullmove")
"""The six fields in FEN's order, as codes spell them."""

_WIDTHS = {**dict.fromkeys(PIECES, 1), **{digit: int(digit) for digit in RANKS}}
_DIGITS = "0123456789"


def first_fault(text: str) -> Problem | None:
    """Return the left-most problem of a text that should be a strict FEN, or None."""
    if not text or text.isspace():
        return fault("empty", 0, len(text), "placement")
    if text[0].isspace():
        return fault("leading-space", 0, _end_of_blanks(text, 0), "placement")
    start = 0
    for name in FIELD_NAMES:
        if start == len(text):
            return field_fault(name, "", start)
        end = next((at for at in range(start, len(text)) if text[at].isspace()), len(text))
        if problem := field_fault(name, text[start:end], start):
            return problem
        start = _end_of_blanks(text, end)
        if end < start == len(text):
            return fault("trailing-space", end, start, "end", field=name)
        for place in range(end, min(start, end + 2)):
            if text[place] != " ":
                return fault("bad-separator", place, place + 1, "space", field=name)
        if start > end + 1:
            return fault("multiple-spaces", end + 1, start, "space", field=name)
    if start < len(text):
        return fault("trailing-data", start, len(text), "end", field="fullmove")
    return None


def field_fault(name: str, field: str, offset: int = 0) -> Problem | None:
    """Return the left-most problem of one field, which has no blanks, or None.

    `name` is one of FIELD_NAMES, `offset` the place of the field in the text that spans refer to.
    """
    expected = "counter" if name in ("halfmove", "fullmove") else name
    if not field:
        code = "empty" if name == "placement" else f"missing-{name}"
        return fault(code, offset, offset, expected)
    end = offset + len(field)
    if expected == "placement":
        return _placement_fault(field, offset)
    if expected == "counter":
        return _counter_fault(name, field, offset)
    if expected == "side":
        return None if field in ("w", "b") else fault("bad-side", offset, end, "side", found=field)
    if field == "-":
        return None
    if expected == "castling":
        for place, char in enumerate(field, offset):
            if code := castling_code(field[: place - offset], char):
                return fault(code, place, place + 1, "castling", found=char)
        return None
    if field[0] not in FILES:
        return fault("bad-ep", offset, offset + 1, "ep", found=field)
    if field[1:2] not in tuple(RANKS):
        return fault("bad-ep", offset + 1, min(offset + 2, end), "ep-rank", found=field)
    return fault("bad-ep", offset + 2, end, "space", found=field) if len(field) > 2 else None


def fault(code: str, start: int, end: int, expected: str, **data: str) -> Problem:
    """Return a problem of a text from `start` to `end`, and what was expected there instead."""
    return Problem(
        code, Severity.NOT_FEN, (start, end), data=(("expected", expected), *data.items())
    )


def _end_of_blanks(text: str, place: int) -> int:
    return len(text) - len(text[place:].lstrip())


def _placement_fault(field: str, offset: int) -> Problem | None:
    ranks = field.split("/")
    place = offset
    for rank, text in zip(range(8, 0, -1), ranks, strict=False):
        width, after_digit, after = 0, False, place
        for at, char in enumerate(text, place):
            if at < after:
                continue
            fairy = None if char in _WIDTHS else piece_at(text, at - place)
            after = place + fairy[1] if fairy else at + 1
            if not fairy and (char not in _WIDTHS or (after_digit and char in RANKS)):
                code = "adjacent-digits" if char in _WIDTHS else "bad-piece-char"
                code = "bad-digit" if char in ("0", "9") else code
                expected, left = _expected_square(rank, width, after_digit), str(8 - width)
                return fault(code, at, at + 1, expected, found=char, rank=str(rank), left=left)
            width += 1 if fairy else _WIDTHS[char]
            after_digit = char in RANKS
            if width > 8:
                more = text[after - place :]
                count = width + sum([_WIDTHS.get(token, 0) for token in more])
                expected = _expected_square(rank, 8, after_digit)
                return _rank_fault("rank-too-long", (at, after), rank, count, expected)
        place += len(text)
        # Where another rank follows, its slash comes too early.
        end = min(place + 1, offset + len(field))
        sign = min((text.find(each) for each in "-." if each in text), default=-1)
        if width < 8 and sign >= 0 and not set("*'(") & set(text):
            # It means an empty square, not a fairy piece.
            before = sum([_WIDTHS.get(token, 0) for token in text[:sign]])
            data = {"found": text[sign], "rank": str(rank), "left": str(8 - before)}
            at = place - len(text) + sign
            return fault("bad-piece-char", at, at + 1, "piece-or-digit", **data)
        if width < 8:
            expected = _expected_square(rank, width, after_digit)
            return _rank_fault("rank-too-short", (place, end), rank, width, expected)
        place = end
    if len(ranks) > 8:
        return fault("too-many-ranks", place - 1, place, "space", count=str(len(ranks)))
    if len(ranks) < 8:
        return fault("too-few-ranks", place, place, "slash", count=str(len(ranks)))
    return None


def _rank_fault(code: str, span: Span, rank: int, count: int, expected: str) -> Problem:
    left = str(8 - count)
    return fault(code, *span, expected, rank=str(rank), count=str(count), left=left)


def _expected_square(rank: int, width: int, after_digit: bool) -> str:
    """Return the code of what may follow when `width` squares of a rank have been read."""
    if width == 8:
        return "slash" if rank > 1 else "space"
    if after_digit:
        return "piece"
    return "piece-or-one" if width == 7 else "piece-or-digit"


def castling_code(before: str, char: str) -> str:
    """Return the code of what is wrong with a castling letter after others, or ""."""
    if char == "-":
        return "castling-dash-mixed"
    if char not in "KQABCDEFGHkqabcdefgh":
        return "bad-castling-char"
    if char in before:
        return "castling-duplicate"
    if sum(letter.isupper() == char.isupper() for letter in before) == 2:
        return "castling-too-many"
    late_white = char.isupper() and any(letter.islower() for letter in before)
    king_after_queen = (char == "K" and "Q" in before) or (char == "k" and "q" in before)
    return "castling-order" if late_white or king_after_queen else ""


def _counter_fault(name: str, field: str, offset: int) -> Problem | None:
    # Not str.isdigit: it takes Arabic-Indic and superscript digits, as int() does.
    end = offset + len(field)
    odd = next((index for index, char in enumerate(field) if char not in _DIGITS), None)
    if odd is not None:
        digits = field[1:]
        if field[0] == "-" and digits and all(char in _DIGITS for char in digits):
            return fault(f"{name}-negative", offset, offset + 1, "counter", found=field)
        place = offset + odd
        return fault(f"{name}-not-integer", place, place + 1, "counter", found=field)
    if field[0] == "0" and len(field) > 1:
        return fault(f"{name}-leading-zero", offset, end, "counter", found=field)
    if len(field) > len(str(MAX_COUNTER)):
        return fault(f"{name}-too-large", offset, end, "counter", found=field)
    return None
