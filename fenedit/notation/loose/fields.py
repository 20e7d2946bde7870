"""Reads the six fields as people spell them, with notes on repairs, or errors in place."""

import re
from unicodedata import normalize

from fenedit.notation.castling import order_rights
from fenedit.notation.fen import (
    parse_castling_rights,
    parse_counter,
    parse_ep_square,
    parse_placement,
    parse_side_to_move,
)
from fenedit.notation.fen_faults import castling_code, fault, field_fault
from fenedit.notation.languages import piece_pattern, pieces_by_text
from fenedit.notation.loose.frame import Tracked
from fenedit.notation.position import (
    EMPTY,
    FEN_ORDER,
    FILES,
    MAX_COUNTER,
    PIECES,
    Placement,
    Side,
    Square,
    square_name,
)
from fenedit.notation.problems import FenError, Problem, note

_DASHES = frozenset("-‐‑‒–—―−﹣－")
"""The hyphen that FEN writes for "none", and what is read as one."""

_PARTING = frozenset((*_DASHES, "/"))
"""Separators between the rights of both sides."""
SIDES = {"w": "w", "b": "b"} | {
    word: side
    for side, words in (
        ("w", "white weiss weiß blanc blancs blancas bianco wit białe белые brancas"),
        ("b", "black schwarz noir noirs negras nero zwart czarne чёрные черные pretas"),
    )
    for word in words.split()
}
_NONE = ("none", "no", "nil", "null", "n/a")
"""Words for the dash that means no castling rights or no en passant square."""
_EP_SIGN = re.compile(r"(?:^\(?e\.?p\.?[:=]?(?=.)|(?<=.)\(?e\.?p\.?)\)?", re.IGNORECASE)
"""What people write at an en passant square."""


def placed(problem: Problem, field: Tracked) -> FenError:
    """Return the error for a fault of a field's text, with its place in the raw text."""
    return FenError(problem._replace(span=field.span(*(problem.span or (0, 0)))))


def refusal(name: str, field: Tracked) -> FenError:
    """Return the error for the left-most fault of a field that has one."""
    problem = field_fault(name, field.text)
    assert problem is not None, f"refused without a fault: {field.text!r}"
    return placed(problem, field)


def is_dash(text: str) -> bool:
    """Return whether a field consists of dashes alone."""
    return _DASHES.issuperset(text)


def read_side(field: Tracked, notes: list[Problem]) -> Side:
    """Return the side to move; raise FenError."""
    text = field.text.lower()
    word = SIDES.get(text)
    if word is None:
        raise refusal("side", field)
    if word != field.text:
        code = "side-case" if word == text else "side-word"
        notes.append(note(code, field.whole, found=field.text))
    return parse_side_to_move(word)


def read_rights(field: Tracked, notes: list[Problem]) -> str:
    """Return the castling letters, "" for none; raise FenError."""
    text = field.text
    try:
        return parse_castling_rights(text)
    except FenError:
        pass
    if is_dash(text) or text.lower() in _NONE:
        notes.append(note("dash" if is_dash(text) else "castling-word", field.whole, found=text))
        return ""
    letters = ""
    for index, char in enumerate(text):
        code = castling_code(letters, char)
        if char in _PARTING or code == "castling-duplicate":
            continue
        if code in ("bad-castling-char", "castling-too-many"):
            raise FenError(fault(code, *field.span(index, index + 1), "castling", found=char))
        letters += char
    if not _PARTING.isdisjoint(text):
        if "/" in text:
            notes.append(note("castling-order", field.whole, found=text, reason="read"))
        else:
            notes.append(note("castling-dash", field.whole, found=text))
    if len(letters) < sum(char not in _PARTING for char in text):
        notes.append(note("castling-duplicate", field.whole, found=text, reason="read"))
    try:
        return parse_castling_rights(letters)
    except FenError:
        notes.append(note("castling-order", field.whole, found=text, reason="read"))
        return order_rights(letters)


def read_ep_square(field: Tracked, notes: list[Problem]) -> Square | None:
    """Return the en passant square, None for a dash; raise FenError."""
    text = field.text
    if text == "-":
        return None
    if is_dash(text) or text.lower() in _NONE:
        notes.append(note("dash", field.whole, found=text))
        return None
    if text[0].isupper() and text[0].lower() in FILES:
        field = field._replace(text=text[0].lower() + text[1:])
    bare = _EP_SIGN.sub("", field.text)
    try:
        square = parse_ep_square(bare[:1].lower() + bare[1:])
    except FenError:
        raise refusal("ep", field) from None
    if bare != text:
        code = "ep-case" if bare == field.text else "ep-sign"
        notes.append(note(code, field.whole, found=text))
    return square


def read_counter(name: str, field: Tracked, notes: list[Problem]) -> int:
    """Return a counter, `name` being "halfmove" or "fullmove"; raise FenError."""
    text, first = field.text, 0 if name == "halfmove" else 1
    try:
        return parse_counter(text, name)
    except FenError:
        pass

    def said(code: str) -> None:
        notes.append(note(code, field.whole, found=text, field=name, count=str(first)))

    if is_dash(text):
        said("counter-dash")
        return first
    signed = text[0] in _DASHES or text[0] == "+"
    digits = text[1:] if signed else text
    if not (digits.isascii() and digits.isdigit()):
        raise refusal(name, field)
    if text[0] in _DASHES:
        said("counter-clamp")
        return first
    number = digits.lstrip("0") or "0"
    if len(number) > len(str(MAX_COUNTER)):
        raise FenError(fault(f"{name}-too-large", *field.whole, "counter", found=text))
    if signed:
        said("counter-sign")
    if number != digits:
        said("leading-zero")
    return int(number)


STROKES = "/\\|∕⁄／⧸"
"""The slash between ranks, and what is read as one."""
LONGEST_PLACEMENT = 512
"""No placement has more characters, whatever its spelling."""
FIGURINES = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", PIECES, strict=True))
"""Chess symbols of Unicode, the outlined ones White's."""


def in_plain_letters(text: str) -> str:
    """Return a text with ASCII for its wide forms, and for letters of mathematics."""
    plain = re.sub(
        "[\uff01-\uff5e\u3000\U0001d400-\U0001d7ff]", lambda char: normalize("NFKC", char[0]), text
    )
    return plain.replace("、", ",").replace("。", ".")


_CONTENTS = frozenset(PIECES + EMPTY)
_OTHER_STROKE = re.compile(f"[{re.escape(STROKES[1:])}]")
_POCKET = re.compile(r"\[([PNBRQpnbrq]*|-)\]$")
_OTHERWISE_PARTED = re.compile(
    r"[1-8PNBRQKpnbrqk]+([-.,:])[1-8PNBRQKpnbrqk]+(?:\1[1-8PNBRQKpnbrqk]+){6}"
)
_FIGURINE = re.compile("([♔-♟])[\ufe0e\ufe0f]?")
_PROMOTED = re.compile(r"(?<=[NBRQnbrq])~")
_DIGIT = re.compile("[1-8]")
_DIGITS = re.compile("[1-8]{2,}")
_NUMBER = re.compile("(?<![0-9])[1-9][0-9]?(?![0-9])")
_EMPTY_RANKS = re.compile("(?<![^/])(?:16|24|32|40|48|56)(?![^/])")
_SLASH = re.compile("/")
_SLASHES = re.compile("//+")
_EMPTY_RANK = re.compile("//+|^/|/$")
_NOTHING_ODD = re.compile(
    r"(?:(?:[PNBRQKpnbrqk]|[1-8](?![0-9]))+/){1,7}(?:[PNBRQKpnbrqk]|[1-8](?![0-9]))*"
)


def read_placement(
    field: Tracked, notes: list[Problem], letters: str | None = None
) -> tuple[Placement, str, tuple[str, ...]]:
    """Return the placement, the pieces in hand as written, and the squares of promoted pieces.

    `letters` is the code of the language of the piece letters, if the person named one; FenError
    has the left-most fault that is not forgiven.
    """
    ranks = field
    if letters and len(field.text) <= LONGEST_PLACEMENT:
        pattern, pieces = piece_pattern(letters), pieces_by_text(letters)
        if not any(map(str.isalpha, pattern.sub("", field.text))):
            ranks = field.replaced(pattern, lambda match: pieces[match[0]])
        if ranks.text != field.text:
            notes.append(note("localized", field.whole, language=letters))
    try:
        return parse_placement(ranks.text), "", ()
    except FenError as error:
        # The problem alone: an error that is kept keeps all frames that it passed, in a cycle.
        strict = placed(error.problem, ranks).problem
    if len(field.text) > LONGEST_PLACEMENT or _NOTHING_ODD.fullmatch(ranks.text):
        raise FenError(strict)
    pocket = ""
    if match := _POCKET.search(ranks.text):
        notes.append(note("pocket", ranks.span(*match.span()), found=match[0]))
        ranks, pocket = ranks.part(0, match.start()), match[1].strip("-")
    stroke = _OTHER_STROKE
    if "/" not in ranks.text and (parted := _OTHERWISE_PARTED.fullmatch(ranks.text)):
        stroke = re.compile(re.escape(parted[1]))
    if match := stroke.search(ranks.text):
        notes.append(note("backslash", ranks.span(*match.span()), found=match[0]))
        ranks = ranks.replaced(stroke, "/")
    if match := _FIGURINE.search(ranks.text):
        notes.append(note("figurine", ranks.span(*match.span()), found=match[1]))
        ranks = ranks.replaced(_FIGURINE, lambda match: FIGURINES[match[1]])
    marks = [match.start() for match in _PROMOTED.finditer(ranks.text)]
    promoted = {ranks.starts[mark - 1] for mark in marks}
    if marks:
        notes.append(note("promoted-mark", ranks.span(marks[0], marks[0] + 1)))
        ranks = ranks.replaced(_PROMOTED, "")
    if "/" in ranks.text:
        ranks, after = _without_excess(ranks, notes)
        pocket = pocket or after
    squares = _squares(ranks, notes)
    if squares is None or not _CONTENTS.issuperset(squares.text):
        # Adjacent digits are added up, and an empty rank counts as eight squares.
        forgiven = ranks.replaced(_SLASHES, _filled)
        forgiven = forgiven.replaced(_DIGITS, lambda digits: "P" * sum(map(int, digits[0])))
        problem = field_fault("placement", forgiven.text)
        raise FenError(strict) if problem is None else placed(problem, forgiven)
    by_rank = [squares.text[start : start + 8] for start in range(56, -1, -8)]
    origins = zip(FEN_ORDER, squares.starts, strict=True)
    names = [square_name(square) for square, start in origins if start in promoted]
    return "".join(by_rank), pocket, tuple(names)


def _without_excess(ranks: Tracked, notes: list[Problem]) -> tuple[Tracked, str]:
    """Return a placement without slashes at its ends, and the pieces in hand after it."""
    excess = ranks.text.count("/") - 7
    if excess > 0 and ranks.text[0] == "/":
        notes.append(note("slash", ranks.span(0, 1)))
        ranks, excess = ranks.part(1, len(ranks.text)), excess - 1
    last = len(ranks.text) - 1
    if excess > 0 and ranks.text[-1] == "/":
        notes.append(note("slash", ranks.span(last, last + 1)))
        ranks, excess = ranks.part(0, last), excess - 1
    match = re.search(r"/[PNBRQpnbrq]+$", ranks.text) if excess == 1 else None
    if match is None:
        return ranks, ""
    notes.append(note("pocket", ranks.span(*match.span()), found=match[0]))
    return ranks.part(0, match.start()), match[0][1:]


def _squares(ranks: Tracked, notes: list[Problem]) -> Tracked | None:
    """Return the squares of a placement in FEN's order, None where they are not eight ranks.

    Without slashes digits side by side are several numbers, or one: 8888 and 32 both mean four
    empty ranks. A number alone is not a placement.
    """
    if "/" not in ranks.text:
        for pattern in () if ranks.text.isdigit() else (_DIGIT, _NUMBER):
            squares = ranks.replaced(pattern, _blanks)
            if len(squares.text) == 64:
                notes.append(note("no-slashes", ranks.whole))
                return squares
        return None
    runs = list(_EMPTY_RANKS.finditer(ranks.text))
    if runs and ranks.text.count("/") + 1 + sum(int(run[0]) // 8 - 1 for run in runs) == 8:
        notes.append(note("merge-digits", ranks.span(*runs[0].span()), found=runs[0][0]))
        ranks = ranks.replaced(_EMPTY_RANKS, lambda run: "/".join("8" * (int(run[0]) // 8)))
    if ranks.text.count("/") != 7:
        return None
    empty = _SLASHES.search(ranks.text)
    if empty and len(ranks.text) > 7:
        notes.append(note("empty-rank", ranks.span(*empty.span())))
        ranks = ranks.replaced(_EMPTY_RANK, _filled)
    if digits := _DIGITS.search(ranks.text):
        notes.append(note("merge-digits", ranks.span(*digits.span()), found=digits[0]))
    expanded = ranks.replaced(_DIGIT, _blanks)
    if any(len(rank) != 8 for rank in expanded.text.split("/")):
        return None
    return expanded.replaced(_SLASH, "")


def _blanks(number: re.Match[str]) -> str:
    return EMPTY * int(number[0])


def _filled(strokes: re.Match[str]) -> str:
    """Return slashes with an empty rank wherever they enclose nothing."""
    text = "/8" * (len(strokes[0]) - 1) + "/"
    first = "8" * (strokes.start() == 0)
    return first + text + "8" * (strokes.end() == len(strokes.string))
