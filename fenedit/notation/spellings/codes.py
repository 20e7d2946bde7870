"""Reads and writes a board in one word: the GBR code and Forsyth's notation.

The code of Guy, Blandford and Roycroft, for searches and comparisons: `QRBN.Pp`, a digit each for
queens, rooks, bishops and knights, White's pieces plus three times Black's, 9 where a side has more
than two; after the point White's pawns and Black's. A sign may precede it (`+` White wins, `=` a
draw), and the squares of White's and Black's king follow it, and the numbers of pieces (`5/4`). It
has no other squares, no side to move, and 9 hides a number. `position.gbr` writes it.

Forsyth's notation as the problem solver Popeye reads and writes it: from a8 to h1 without ranks, a
letter for a piece (lower case Black's, or `+` White's and `-` Black's before it), one or two digits
for empty squares, which run on over the end of a rank. `/` ends a rank early. Empty squares at the
end may be left out. Letters are those of the input language, in English with S for the knight.
Fairy pieces have Popeye's codes, those of two letters after a point (`.PA`), and neutral pieces
`=` before them; pieces that Popeye does not know are reported with their squares.
"""

import re
from typing import NamedTuple

from fenedit.notation.fairy import code_in, described, fairy_piece, is_orthodox
from fenedit.notation.languages import pieces_by_text, side_in
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    FEN_ORDER,
    Piece,
    Placement,
    Square,
    gbr,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.notation.problems import Span
from fenedit.notation.reading import Found, diagram, unsupported

_CODE = re.compile(
    r"(?P<result>[-+=−]?)(?P<material>[0-9]{4}\.[0-9]{2})"
    r"(?:\s?(?P<white>[a-h][1-8])\s?(?P<black>[a-h][1-8]))?"
    r"(?:\s{1,4}(?P<pieces>[0-9]{1,2}[/+][0-9]{1,2})\.?)?"
)


class Gbr(NamedTuple):
    """A GBR code.

    Attributes:
        material: the six digits with their point.
        kings: the squares of White's and Black's king, or None.
        pieces: the numbers of White's and Black's pieces, kings counted, or None.
        result: "+", "=", "-" or "".
    """

    material: str
    kings: tuple[Square, Square] | None = None
    pieces: tuple[int, int] | None = None
    result: str = ""

    def written(self) -> str:
        """Return the written code."""
        kings = "".join(map(square_name, self.kings or ()))
        pieces = f" {self.pieces[0]}/{self.pieces[1]}" if self.pieces else ""
        return f"{self.result}{self.material}{kings}{pieces}"

    def matches(self, placement: Placement) -> bool:
        """Return whether a placement has this code, whatever its result sign."""
        if gbr(placement) != self.material:
            return False
        if self.kings and [placement[king] for king in self.kings] != ["K", "k"]:
            return False
        counts = sum(map(str.isupper, placement)), sum(map(str.islower, placement))
        return self.pieces in (None, counts)


def read_gbr(text: str) -> Gbr | None:
    """Return a text as a GBR code, None if it is something else.

    All four digits, the point and two digits are required, so that no number is taken for a code.
    """
    code = _CODE.fullmatch(text.strip()) if len(text) <= 64 else None
    if code is None:
        return None
    kings = (parse_square(code["white"]), parse_square(code["black"])) if code["white"] else None
    counts = re.split("[/+]", code["pieces"]) if code["pieces"] else []
    pieces = (int(counts[0]), int(counts[1])) if counts else None
    return Gbr(code["material"], kings, pieces, code["result"].replace("−", "-"))


def gbr_with_kings(placement: Placement) -> str:
    """Return the code with the kings' squares, without them unless each side has one king."""
    code = Gbr(gbr(placement))
    if placement.count("K") == placement.count("k") == 1:
        code = code._replace(kings=(placement.index("K"), placement.index("k")))
    return code.written()


INPUT_LANGUAGES = {"en": "problemist", "de": "de", "fr": "fr"}
"""Popeye's input languages, each with the language whose letters it takes."""
_POPEYES = {letters: language for language, letters in INPUT_LANGUAGES.items()}
"""The languages of letters, as codes of fairy pieces name them."""
_LONGEST = 320
"""More characters than any position needs."""
_TOKEN = re.compile(
    r"(?P<digits>[0-9]+)|(?P<slash>/)"
    r"|(?P<colour>[-+=]?)(?P<piece>\.[^\W_]{2}|[^\W\d_])"
)


class ForsythText(NamedTuple):
    """The meaning of a Forsyth text.

    Attributes:
        found: the position, with the side to move named after the notation.
        written: the number of squares that were written; the others of 64 are empty.
        named: whether the word `forsyth` precedes it.
    """

    found: Found
    written: int
    named: bool


def read_forsyth(text: str, language: str = "problemist") -> ForsythText | None:
    """Read a Forsyth text; return None if it is something else.

    Digits side by side are one number of two digits or several numbers, whichever fills the board
    exactly; if neither does, two digits are a number.

    Raises:
        FenError: it has pieces that Popeye does not know (`unsupported-man`).
    """
    keyword = re.match(r"\s*forsyth[\s:]+", text, re.IGNORECASE)
    start = keyword.end() if keyword else len(text) - len(text.lstrip())
    word = text[start : start + _LONGEST].split(maxsplit=1)[:1]
    if not word or len(word[0]) == _LONGEST:
        return None
    end = start + len(word[0])
    attempts = [_read(text, start, end, language, width) for width in (2, 1)]
    full = [attempt for attempt in attempts if attempt and attempt[1] == 64]
    chosen = full[0] if full else attempts[0]
    if chosen is None:
        return None
    squares, written, others = chosen
    if others:
        raise unsupported(others)
    contents = dict(zip(FEN_ORDER, squares, strict=True))
    found = diagram(with_contents(EMPTY_PLACEMENT, contents), side_in(text[end:]))
    return ForsythText(found, written, keyword is not None)


def write_forsyth(placement: Placement, language: str = "en") -> str:
    """Return a placement as Popeye writes it, "64" for the empty board.

    Languages that Popeye does not know get English letters. Attributes of fairy pieces, such as
    royal, have no spelling in it: see `holds_forsyth`.
    """
    code = INPUT_LANGUAGES.get(language, "problemist")
    letters = {piece: text for text, piece in pieces_by_text(code).items()}
    squares = "".join(placement[square] for square in FEN_ORDER).rstrip(EMPTY)
    texts = {
        piece: letters.get(piece) or _fairy_text(piece, code) for piece in {*squares} - {EMPTY}
    }
    runs = re.sub(r"\.+", lambda run: str(len(run[0])), squares)
    return re.sub("[^0-9]", lambda piece: texts[piece[0]], runs) or "64"


def holds_forsyth(placement: Placement) -> bool:
    """Return whether Forsyth notation can hold everything in a placement."""
    fairy = (piece for piece in placement if not is_orthodox(piece))
    return not any(described(piece).attributes for piece in fairy)


def _fairy_text(piece: Piece, language: str) -> str:
    code, colour, _ = described(piece)
    code = code_in(code, _POPEYES[language])
    # Only letters give the side.
    sign = "=" if colour == "n" else "" if not code.isdigit() else "+" if colour == "w" else "-"
    text = "." * (len(code) == 2) + code
    return sign + (text if colour == "w" else text.lower())


def _read(
    text: str, start: int, end: int, language: str, width: int
) -> tuple[list[str], int, list[tuple[str, Square | None, Span]]] | None:
    """Return the squares, how many are written, and unknown pieces; None for too many squares.

    A number has at most `width` digits.
    """
    pieces = pieces_by_text(language)
    squares: list[str] = []
    others: list[tuple[str, Square | None, Span]] = []
    written = 0
    place = start
    while place < end:
        token = _TOKEN.match(text, place, end)
        if token is None:
            return None
        place = token.end()
        if token["digits"]:
            place = min(place, token.start() + width)
            squares += [EMPTY] * int(text[token.start() : place])
            written = len(squares)
        elif token["slash"]:
            squares += [EMPTY] * (-len(squares) % 8)
        else:
            colour, piece = token["colour"], pieces.get(token["piece"])
            if piece is None or colour == "=":
                piece = _fairy_piece(token["piece"].lstrip("."), colour, language)
            if piece is None:
                at = FEN_ORDER[len(squares)] if len(squares) < 64 else None
                others.append((token[0], at, token.span()))
                piece = EMPTY
            if is_orthodox(piece):
                piece = {"+": piece.upper(), "-": piece.lower()}.get(colour, piece)
            squares.append(piece)
            written = len(squares)
        if len(squares) > 64 and not others:
            return None
    # An unknown piece may displace the others; it is only reported.
    squares += [EMPTY] * (64 - len(squares))
    return squares, written, others


def _fairy_piece(code: str, sign: str, language: str) -> Piece | None:
    """Return a fairy piece of Popeye's by its code and sign, None if there is none."""
    side = "w" if code[0].isupper() else "b"
    if not sign and code.upper() == code.lower():
        return None
    colour = {"+": "w", "-": "b", "=": "n"}.get(sign, side)
    return fairy_piece(code, colour, language=_POPEYES.get(language, "en"))
