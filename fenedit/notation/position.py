"""Defines a position, legal or not, its squares, pieces, placement and material.

It holds anything that FEN can write; `fenedit.rules` judges it. A placement is a string of 64
characters, a1 first and h8 last, each a piece letter, a fairy piece of `fenedit.notation.fairy` or
EMPTY: strings compare, hash and slice faster than anything else that Python has.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.fairy import described, kind_name, other_colour
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, translatable, untranslated

Square: TypeAlias = int

FILES = "abcdefgh"
RANKS = "12345678"
SQUARE_NAMES = tuple(file + rank for rank in RANKS for file in FILES)
FEN_ORDER = tuple(rank * 8 + file for rank in range(7, -1, -1) for file in range(8))
"""The 64 squares as FEN reads them: a8 to h8 first, a1 to h1 last."""

_BY_NAME = {name: square for square, name in enumerate(SQUARE_NAMES)}


def square_name(square: Square) -> str:
    """Return the name of a square, "a1" to "h8"."""
    return SQUARE_NAMES[square]


def parse_square(name: str) -> Square:
    """Return the square of a lower-case name; raise ValueError if there is none."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"no square is called {name!r}") from None


def square_at(file: int, rank: int) -> Square:
    """Return the square on a file and a rank, both counted from 0."""
    return rank * 8 + file


def file_of(square: Square) -> int:
    """Return the file of a square, 0 for the a-file to 7 for the h-file."""
    return square & 7


def rank_of(square: Square) -> int:
    """Return the rank of a square, 0 for the first to 7 for the eighth."""
    return square >> 3


def is_light(square: Square) -> bool:
    """Return whether a square is a light one (a1 is dark)."""
    return (file_of(square) + rank_of(square)) % 2 == 1


Piece: TypeAlias = str
"""One of the letters of PIECES, or a fairy piece."""
Content: TypeAlias = str
"""What a square holds: a piece, or EMPTY."""
Side: TypeAlias = Literal["w", "b"]

WHITE: Side = "w"
BLACK: Side = "b"
EMPTY = "."
KINDS = "KQRBNP"
PIECES = "KQRBNPkqrbnp"


def side_of(piece: Piece) -> Side:
    """Return the side that a piece belongs to; neutral ones, which both may move, are White's."""
    if piece.isascii():
        return WHITE if piece.isupper() else BLACK
    return BLACK if described(piece).colour == BLACK else WHITE


def other_side(side: Side) -> Side:
    """Return the opponent of a side."""
    return BLACK if side == WHITE else WHITE


def piece_of(kind: str, side: Side) -> Piece:
    """Return the piece of a kind (a letter in either case) and a side."""
    return kind.upper() if side == WHITE else kind.lower()


def recoloured(piece: Piece) -> Piece:
    """Return the same kind of piece of the other side; EMPTY and neutral pieces stay."""
    return piece.swapcase() if piece.isascii() else other_colour(piece)


def all_recoloured(placement: "Placement") -> "Placement":
    """Return a placement whose pieces are the other side's; neutral ones stay."""
    if placement.isascii():
        return placement.swapcase()
    return "".join(map(recoloured, placement))


Placement: TypeAlias = str

EMPTY_PLACEMENT: Placement = EMPTY * 64
START_PLACEMENT: Placement = "RNBQKBNR" + "P" * 8 + EMPTY * 32 + "p" * 8 + "rnbqkbnr"


_NAMES = translatable(
    "piece_words",
    {
        "K": "white king",
        "Q": "white queen",
        "R": "white rook",
        "B": "white bishop",
        "N": "white knight",
        "P": "white pawn",
        "k": "black king",
        "q": "black queen",
        "r": "black rook",
        "b": "black bishop",
        "n": "black knight",
        "p": "black pawn",
        EMPTY: "empty",
    },
)


_COLOURED = translatable(
    "piece_words",
    {"w": "white {piece}", "b": "black {piece}", "n": "neutral {piece}"},
)


def piece_name(content: Content, translate: Translator = untranslated) -> str:
    """Return the name of a piece, such as "white queen", or "empty".

    The kinds of fairy pieces are named in English in all languages.
    """
    if content.isascii():
        return translate("piece_words", _NAMES[content], "", -1)
    pattern = translate("piece_words", _COLOURED[described(content).colour], "", -1)
    return pattern.format(piece=kind_name(content))


def square_words(square: Square, content: Content, translate: Translator = untranslated) -> str:
    """Say what a square holds: "e4, white queen"."""
    pattern = QT_TRANSLATE_NOOP("piece_words", "{square}, {piece}")
    pattern = translate("piece_words", pattern, "", -1)
    return pattern.format(square=square_name(square), piece=piece_name(content, translate))


def with_content(placement: Placement, square: Square, content: Content) -> Placement:
    """Return the placement with one square holding something else."""
    return placement[:square] + content + placement[square + 1 :]


def with_contents(placement: Placement, contents: Mapping[Square, Content]) -> Placement:
    """Return the placement with several squares holding something else."""
    squares = list(placement)
    for square, content in contents.items():
        squares[square] = content
    return "".join(squares)


def squares_of(placement: Placement, piece: Piece) -> Iterator[Square]:
    """Yield the squares on which a piece is, from a1 upward."""
    square = placement.find(piece)
    while square >= 0:
        yield square
        square = placement.find(piece, square + 1)


def occupied(placement: Placement) -> Iterable[tuple[Square, Piece]]:
    """Yield the squares that hold a piece, each with its piece, from a1 upward."""
    return ((square, piece) for square, piece in enumerate(placement) if piece != EMPTY)


MAX_COUNTER = 999_999
"""The largest halfmove clock or fullmove number that is read or written."""


class Position(NamedTuple):
    """What one FEN says.

    It is a tuple, the fastest immutable class to create, for files of a million positions.

    Attributes:
        placement: 64 characters, a1 first (see `fenedit.notation.position`).
        side_to_move: "w" or "b".
        castling_rights: the letters as they were written (K, Q, k, q, or a rook's file, upper
            case for White), "" where FEN has "-". What they claim may be impossible.
        ep_square: the en passant target square as given, or None.
        halfmove_clock: plies since the last capture or pawn move, 0 to MAX_COUNTER.
        fullmove_number: 1 for the first move of both sides; 0 to MAX_COUNTER.
    """

    placement: Placement
    side_to_move: Side = WHITE
    castling_rights: str = ""
    ep_square: Square | None = None
    halfmove_clock: int = 0
    fullmove_number: int = 1

    def with_content(self, square: Square, content: Content) -> "Position":
        """Return the position with one square holding something else."""
        return self._replace(placement=with_content(self.placement, square, content))


EMPTY_POSITION = Position(EMPTY_PLACEMENT)
START_POSITION = Position(START_PLACEMENT, WHITE, "KQkq")


def is_array(position: Position) -> bool:
    """Return whether this is a starting position of standard chess or Chess960."""
    placement = position.placement
    shuffled = ("".join(sorted(placement[place : place + 8])) for place in (0, 56))
    return (
        placement[8:56] == START_PLACEMENT[8:56]
        and tuple(shuffled) == ("BBKNNQRR", "bbknnqrr")
        and (position.side_to_move, position.fullmove_number) == (WHITE, 1)
    )


_PASSED = {WHITE: (40, 8, "p"), BLACK: (16, -8, "P")}
"""By side to move: the first target square, the step of a rank ahead, and whose pawn passed it."""


def ep_rank(side_to_move: Side) -> int:
    """Return the rank of target squares, counted from 0: the sixth for White, the third else."""
    return _PASSED[side_to_move][0] // 8


def possible_ep_squares(position: Position) -> tuple[Square, ...]:
    """Return the squares that a pawn could just have passed over, from the a-file to the h-file.

    They are on the right rank for the side to move, the square and the pawn's origin are empty, and
    the opponent's pawn is on the square beyond. A capture need not be possible.
    """
    placement, side, *_ = position
    first, onward, pawn = _PASSED[side]
    squares = [
        square
        for square in range(first, first + 8)
        if placement[square] == EMPTY == placement[square + onward]
        and placement[square - onward] == pawn
    ]
    return tuple(squares)


def ep_is_possible(position: Position, square: Square) -> bool:
    """Return whether a pawn could just have passed over a square."""
    return square in possible_ep_squares(position)


def ep_capturers(position: Position, square: Square) -> tuple[Square, ...]:
    """Return where pawns are ready to capture on a target square, () if it is impossible.

    A capture may leave a king in check.
    """
    if not ep_is_possible(position, square):
        return ()
    placement, side, *_ = position
    pawn, passed = piece_of("P", side), square - _PASSED[side][1]
    sides = [passed + step for step in (-1, 1) if 0 <= file_of(square) + step < 8]
    return tuple(neighbour for neighbour in sides if placement[neighbour] == pawn)


def count_text(placement: Placement) -> str:
    """Return the piece counts of both sides as in problem books: "(10+8)", White's first.

    A third number is that of the neutral pieces, if there are any.
    """
    if not placement.isascii():
        colours = [described(piece).colour for _, piece in occupied(placement)]
        counts = [colours.count(colour) for colour in "wbn"]
        return f"({'+'.join(map(str, counts if counts[2] else counts[:2]))})"
    black = sum(square.islower() for square in placement)
    white = len(placement) - placement.count(EMPTY) - black
    return f"({white}+{black})"


def signature(placement: Placement) -> str:
    """Return the material by kind, White's first: "K Q R2 P4 v K N P4"; "–" for no pieces.

    Neutral pieces, if there are any, come last: "K v K n Q2".
    """
    if placement.isascii():
        return f"{_material(placement, WHITE)} v {_material(placement, BLACK)}"
    groups: dict[str, dict[str, int]] = {colour: {} for colour in "wbn"}
    for piece in sorted(placement.replace(EMPTY, ""), key=_in_signature):
        code, colour, _ = described(piece)
        name = code if colour == "n" or not piece.isascii() else piece.upper()
        groups[colour][name] = groups[colour].get(name, 0) + 1
    white, black, neutral = map(_counted, groups.values())
    return f"{white} v {black}" + f" n {neutral}" * bool(groups["n"])


def gbr(placement: Placement) -> str:
    """Return the code of Guy, Blandford and Roycroft, such as "1815.34".

    A digit each for queens, rooks, bishops and knights, White's pieces plus three times Black's, 9
    where a side has more than two; after the point White's pawns and Black's, 9 at most.
    """
    digits = ""
    for kind in "QRBN":
        white, black = placement.count(kind), placement.count(kind.lower())
        digits += "9" if max(white, black) > 2 else str(white + 3 * black)
    return f"{digits}.{min(placement.count('P'), 9)}{min(placement.count('p'), 9)}"


def _material(placement: Placement, side: Side) -> str:
    return _counted({kind: placement.count(piece_of(kind, side)) for kind in KINDS})


def _in_signature(piece: Piece) -> tuple[int, Piece]:
    """Return a sort key that puts orthodox pieces before fairy ones."""
    return KINDS.find(piece.upper()) if piece.isascii() else len(KINDS), piece


def _counted(counts: Mapping[str, int]) -> str:
    named = [f"{kind}{count if count > 1 else ''}" for kind, count in counts.items() if count]
    return " ".join(named) or "–"


class Difference(NamedTuple):
    """Changes between two placements; applied to the old one they give the new one.

    Attributes:
        moved: origin, destination and piece of each piece that is elsewhere now.
        appeared: squares and pieces that came from nowhere.
        vanished: squares and pieces that went nowhere.
    """

    moved: tuple[tuple[Square, Square, Piece], ...]
    appeared: tuple[tuple[Square, Piece], ...]
    vanished: tuple[tuple[Square, Piece], ...]


def difference(old: Placement, new: Placement) -> Difference:
    """Return what moved, appeared and vanished.

    A piece that appears is taken to have come from the nearest square that an identical piece has
    left, the shortest distances first; a piece that is on the same square stays.
    """
    moved: list[tuple[Square, Square, Piece]] = []
    appeared: list[tuple[Square, Piece]] = []
    vanished: list[tuple[Square, Piece]] = []
    changed = [square for square in range(64) if old[square] != new[square]]
    for piece in PIECES if new.isascii() and old.isascii() else sorted({*old, *new} - {EMPTY}):
        origins = [square for square in changed if old[square] == piece]
        destinations = [square for square in changed if new[square] == piece]
        pairs = [(_distance(a, b), a, b) for a in origins for b in destinations]
        for _, origin, destination in sorted(pairs):
            if origin in origins and destination in destinations:
                origins.remove(origin)
                destinations.remove(destination)
                moved.append((origin, destination, piece))
        appeared += [(square, piece) for square in destinations]
        vanished += [(square, piece) for square in origins]
    return Difference(tuple(moved), tuple(appeared), tuple(vanished))


def _distance(a: Square, b: Square) -> int:
    """Return the square of the distance, a whole number."""
    return (file_of(a) - file_of(b)) ** 2 + (rank_of(a) - rank_of(b)) ** 2
