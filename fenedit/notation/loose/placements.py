"""The placement as people spell it: read with notes on every repair, or refused in place.

A rank too short or too long is never padded or cut, and no letter is guessed. Read are other
strokes for `/` and one too many at an end, ranks left empty between two strokes, digits side by
side, runs of empty squares across ranks, no strokes at all where the squares are 64, figurines,
letters of a language that the person names, and the pockets and promotion marks of crazyhouse.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from fenedit.notation.fen import parse_placement
from fenedit.notation.fen_faults import field_fault
from fenedit.notation.languages import piece_pattern, pieces_by_text
from fenedit.notation.loose.frame import note
from fenedit.notation.loose.repairs import placed
from fenedit.notation.loose.tracked import Tracked
from fenedit.notation.pieces import EMPTY, PIECES
from fenedit.notation.placement import Placement
from fenedit.notation.problems import FenError, Problem
from fenedit.notation.squares import FEN_ORDER, square_name

STROKES: Final = "/\\|∕⁄／⧸"
"""The slash between ranks, and what is read as one."""
LONGEST_PLACEMENT: Final = 512
"""No placement has more characters, whatever its spelling."""
FIGURINES: Final = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", PIECES, strict=True))
"""Chess symbols of Unicode, the outlined ones White's."""

_CONTENTS: Final = frozenset(PIECES + EMPTY)
_OTHER_STROKE: Final = re.compile(f"[{re.escape(STROKES[1:])}]")
_OTHERWISE_PARTED: Final = re.compile(
    r"[1-8PNBRQKpnbrqk]+([-.,:])[1-8PNBRQKpnbrqk]+(?:\1[1-8PNBRQKpnbrqk]+){6}"
)
_FIGURINE: Final = re.compile("([♔-♟])[\ufe0e\ufe0f]?")
_POCKET: Final = re.compile(r"\[([PNBRQpnbrq]*|-)\]$")
_POCKET_BEHIND_SLASH: Final = re.compile(r"/[PNBRQpnbrq]+$")
_PROMOTED: Final = re.compile(r"(?<=[NBRQnbrq])~")
_DIGIT: Final = re.compile("[1-8]")
_DIGITS: Final = re.compile("[1-8]{2,}")
_NUMBER: Final = re.compile("(?<![0-9])[1-9][0-9]?(?![0-9])")
_EMPTY_RANKS: Final = re.compile("(?<![^/])(?:16|24|32|40|48|56)(?![^/])")
_SLASH: Final = re.compile("/")
_SLASHES: Final = re.compile("//+")
_EMPTY_RANK: Final = re.compile("//+|^/|/$")
_NOTHING_ODD: Final = re.compile(
    r"(?:(?:[PNBRQKpnbrqk]|[1-8](?![0-9]))+/){1,7}(?:[PNBRQKpnbrqk]|[1-8](?![0-9]))*"
)


class PlacementReading(NamedTuple):
    """What a placement field was read as.

    Attributes:
        placement: the 64 squares.
        pocket: the men in hand, as they were written.
        promoted: the names of the squares of promoted men, in FEN's order.
    """

    placement: Placement
    pocket: str = ""
    promoted: tuple[str, ...] = ()


def read_placement(
    field: Tracked, notes: list[Problem], letters: str | None = None
) -> PlacementReading:
    """Read the placement.

    Args:
        field: its text.
        notes: where the notes go.
        letters: the code of the language of its piece letters, if the person named one.

    Raises:
        FenError: the left-most fault that is not forgiven.
        KeyError: there is no such language.
    """
    ranks = _localized(field, notes, letters) if letters else field
    try:
        return PlacementReading(parse_placement(ranks.text))
    except FenError as error:
        strict = placed(error.problem, ranks)
    if len(field.text) > LONGEST_PLACEMENT or _NOTHING_ODD.fullmatch(ranks.text):
        raise strict
    ranks, pocket = _without_pocket(ranks, notes)
    ranks = _with_strokes(ranks, notes)
    ranks = _with_letters(ranks, notes)
    ranks, promoted = _without_marks(ranks, notes)
    if "/" in ranks.text:
        ranks, behind = _with_eight_ranks(ranks, notes)
        pocket = pocket or behind
        squares = _squares(ranks, notes)
    else:
        squares = _squares_without_strokes(ranks, notes)
    if squares is None or not _CONTENTS.issuperset(squares.text):
        raise _refusal(ranks) or strict
    by_rank = [squares.text[start : start + 8] for start in range(56, -1, -8)]
    names = [
        square_name(square)
        for square, start in zip(FEN_ORDER, squares.starts, strict=True)
        if start in promoted
    ]
    return PlacementReading("".join(by_rank), pocket, tuple(names))


def _localized(field: Tracked, notes: list[Problem], letters: str) -> Tracked:
    """Return a placement in English letters if all its letters are a language's, else as it is."""
    pattern, pieces = piece_pattern(letters), pieces_by_text(letters)
    if len(field.text) > LONGEST_PLACEMENT or any(map(str.isalpha, pattern.sub("", field.text))):
        return field
    english = field.replaced(pattern, lambda match: pieces[match[0]])
    if english.text != field.text:
        notes.append(note("localized", field.whole, language=letters))
    return english


def _without_pocket(ranks: Tracked, notes: list[Problem]) -> tuple[Tracked, str]:
    match = _POCKET.search(ranks.text)
    if match is None:
        return ranks, ""
    notes.append(note("pocket", ranks.span(*match.span()), found=match[0]))
    return ranks.part(0, match.start()), match[1].strip("-")


def _with_strokes(ranks: Tracked, notes: list[Problem]) -> Tracked:
    match = _OTHER_STROKE.search(ranks.text)
    pattern = _OTHER_STROKE
    parted = None if match or "/" in ranks.text else _OTHERWISE_PARTED.fullmatch(ranks.text)
    if parted:
        pattern = re.compile(re.escape(parted[1]))
        match = pattern.search(ranks.text)
    if match is None:
        return ranks
    notes.append(note("backslash", ranks.span(*match.span()), found=match[0]))
    return ranks.replaced(pattern, lambda match: "/")


def _with_letters(ranks: Tracked, notes: list[Problem]) -> Tracked:
    match = _FIGURINE.search(ranks.text)
    if match is None:
        return ranks
    notes.append(note("figurine", ranks.span(*match.span()), found=match[1]))
    return ranks.replaced(_FIGURINE, lambda match: FIGURINES[match[1]])


def _without_marks(ranks: Tracked, notes: list[Problem]) -> tuple[Tracked, frozenset[int]]:
    """Return a placement without marks of promotion, and where marked men stand in the raw text."""
    marks = [match.start() for match in _PROMOTED.finditer(ranks.text)]
    if not marks:
        return ranks, frozenset()
    notes.append(note("promoted-mark", ranks.span(marks[0], marks[0] + 1)))
    men = frozenset(ranks.starts[mark - 1] for mark in marks)
    return ranks.replaced(_PROMOTED, lambda match: ""), men


def _with_eight_ranks(ranks: Tracked, notes: list[Problem]) -> tuple[Tracked, str]:
    """Return a placement without strokes at its ends, and the pocket that may stand there."""
    text, pocket = ranks.text, ""
    excess = text.count("/") - 7
    if excess > 0 and text[0] == "/":
        notes.append(note("slash", ranks.span(0, 1)))
        ranks, excess = ranks.part(1, len(text)), excess - 1
    if excess > 0 and text[-1] == "/":
        notes.append(note("slash", ranks.span(len(ranks.text) - 1, len(ranks.text))))
        ranks, excess = ranks.part(0, len(ranks.text) - 1), excess - 1
    match = _POCKET_BEHIND_SLASH.search(ranks.text) if excess == 1 else None
    if match:
        notes.append(note("pocket", ranks.span(*match.span()), found=match[0]))
        ranks, pocket = ranks.part(0, match.start()), match[0][1:]
    return ranks, pocket


def _squares(ranks: Tracked, notes: list[Problem]) -> Tracked | None:
    """Return the squares of eight ranks in FEN's order, None where there are others."""
    runs = list(_EMPTY_RANKS.finditer(ranks.text))
    if runs and ranks.text.count("/") + 1 + sum(int(run[0]) // 8 - 1 for run in runs) == 8:
        notes.append(note("merge-digits", ranks.span(*runs[0].span()), found=runs[0][0]))
        ranks = ranks.replaced(_EMPTY_RANKS, lambda run: "/".join("8" * (int(run[0]) // 8)))
    if ranks.text.count("/") != 7:
        return None
    empty = _SLASHES.search(ranks.text)
    if empty and len(ranks.text) > 7:
        notes.append(note("empty-rank", ranks.span(*empty.span())))
        ranks = ranks.replaced(_EMPTY_RANK, _filled("8"))
    digits = _DIGITS.search(ranks.text)
    if digits:
        notes.append(note("merge-digits", ranks.span(*digits.span()), found=digits[0]))
    expanded = ranks.replaced(_DIGIT, _blanks)
    if any(len(rank) != 8 for rank in expanded.text.split("/")):
        return None
    return expanded.replaced(_SLASH, lambda match: "")


def _squares_without_strokes(ranks: Tracked, notes: list[Problem]) -> Tracked | None:
    """Return the squares of a placement without strokes, None unless they are exactly 64.

    Digits side by side are several numbers, or one: 8888 and 32 both mean four empty ranks. A
    number alone is no placement.
    """
    if ranks.text.isdigit():
        return None
    for pattern in (_DIGIT, _NUMBER):
        squares = ranks.replaced(pattern, _blanks)
        if len(squares.text) == 64:
            notes.append(note("no-slashes", ranks.whole))
            return squares
    return None


def _blanks(number: re.Match[str]) -> str:
    return EMPTY * int(number[0])


def _filled(rank: str) -> Callable[[re.Match[str]], str]:
    """Return what puts a rank's text wherever strokes enclose nothing."""

    def between(strokes: re.Match[str]) -> str:
        inner = [rank] * (len(strokes[0]) - 1)
        first = [rank if strokes.start() == 0 else ""]
        last = [rank if strokes.end() == len(strokes.string) else ""]
        return "/".join(first + inner + last)

    return between


def _refusal(ranks: Tracked) -> FenError | None:
    """Return the error for the left-most fault once all that is forgiven has been repaired.

    Digits side by side count as so many squares, and an empty rank as a whole one.
    """
    forgiven = ranks.replaced(_SLASHES, _filled("8")).replaced(_DIGITS, _men)
    problem = field_fault("placement", forgiven.text)
    return None if problem is None else placed(problem, forgiven)


def _men(digits: re.Match[str]) -> str:
    return "P" * sum(map(int, digits[0]))
