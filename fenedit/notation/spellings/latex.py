r"""Positions in LaTeX: the packages skak, xskak, chessboard, chess and diagram.

Read are `\fenboard{…}`, `setfen=…` of any command, `\setfen{…}`, `\board{…}…{…}` (the chess
package's eight ranks, `*` for a dark empty square), and the pieces that chessboard sets one by
one (`setpieces={Ke1,ka8}`, `setwhite={…}`, `addblack={…}`). Written are complete lines to paste
into a document that loads the package.
"""

import re
from typing import Final
from unicodedata import category, normalize

from fenedit.notation.castling import is_chess960
from fenedit.notation.fen import format_fen
from fenedit.notation.languages import side_in
from fenedit.notation.marks import NO_MARKS, MarkColour, Marks, SquareLabel
from fenedit.notation.position import (
    EMPTY,
    FILES,
    PIECES,
    RANKS,
    Placement,
    Position,
    square_at,
    square_name,
)
from fenedit.notation.problems import FenError
from fenedit.notation.reading import Found, diagram, read_loose, unplaced

SEPARATOR: Final = ",\n  "
"""What stands between two options, each on a line of its own."""

_COLOURS: Final = {
    MarkColour.GREEN: "green!50!black",
    MarkColour.RED: "red",
    MarkColour.BLUE: "blue",
    MarkColour.YELLOW: "orange",
}
_TINT: Final = "!40"
"""How much of a colour a square below men gets, in percent."""
_ON_EMPTY: Final = 0.6
_IN_CORNER: Final = 0.3
"""Sizes of labels in squares, if they are short."""
_ROOM: Final = 1.3
"""What a label's size times its letters may be."""
_FIGURINES: Final = tuple(
    rf"\sym{name}{{}}" for name in ("king", "queen", "rook", "bishop", "knight", "pawn")
)
"""What the package chessfss, which chessboard loads, calls the pieces in a line of text."""
_MATHS: Final = {
    "≠": r"\neq",
    "≤": r"\leq",
    "≥": r"\geq",
    "∓": r"\mp",
    "→": r"\rightarrow",
    "←": r"\leftarrow",
    "∞": r"\infty",
    "−": "-",
    "′": "'",
}
_ESCAPED: Final = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "^": r"\textasciicircum{}",
        "~": r"\textasciitilde{}",
        "`": r"\textasciigrave{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "|": r"\textbar{}",
        "[": r"\lbrack{}",
        "]": r"\rbrack{}",
        "\u00a0": "~",
        **{char: f"\\{char}" for char in "{}$&#_%"},
        # Text fonts lack these.
        **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", 2 * _FIGURINES, strict=True)),
        **{char: rf"\ensuremath{{{sign}}}" for char, sign in _MATHS.items()},
    }
)
_BLANK: Final = re.compile(r"[^\S\u00a0]+")
_JOINED: Final = re.compile(r"([-,'])(?=\1)")
"""What fonts of TeX would make one character of: a dash, or a quotation mark."""


def escaped(text: str) -> str:
    """Return a text as LaTeX prints it, on one line: nothing in it ever is a command.

    Characters that show nothing are left out.
    """
    blanks = _BLANK.sub(" ", text)
    shown = "".join(char for char in blanks if not category(char).startswith("C"))
    return _JOINED.sub(r"\1\\kern0pt ", normalize("NFC", shown).translate(_ESCAPED))


def marked(placement: Placement, marks: Marks) -> str:
    """Return options that draw marks, each behind a separator; "" for none."""
    options: list[str] = []
    for drawn, option in (
        (marks.highlights, "color={}" + _TINT + ", colorbackfields={{{}}}"),
        (marks.circles, "pgfstyle=circle, padding=-0.1em, color={}, markfields={{{}}}"),
        (marks.arrows, "pgfstyle=straightmove, color={}, markmoves={{{}}}"),
    ):
        for colour, name in _COLOURS.items():
            squares = [each[1:] for each in drawn if each.colour is colour]
            if squares:
                places = ",".join("-".join(map(square_name, each)) for each in squares)
                options.append(option.format(name, places))
    options += (_label(each, placement) for each in marks.labels)
    return "".join(SEPARATOR + option for option in options)


def _label(label: SquareLabel, placement: Placement) -> str:
    """Return a label over the middle of an empty square, else in the right upper corner."""
    size, before, behind = _ON_EMPTY, "", ""
    if placement[label.square] != EMPTY:
        # The style sets the middle of a text on the middle of a square, and turns both with the
        # board: blank room at its left and below moves it aside by half as much.
        size, before, behind = _IN_CORNER, r"\hspace{0.6em}\raisebox{0.6em}{", "}"
    size = min(size, _ROOM / max(len(label.text), 1))
    words = escaped(label.text)
    text = rf"{before}\fontsize{{{size:.2g}em}}{{{size:.2g}em}}\bfseries {words}{behind}"
    square = square_name(label.square)
    return f"pgfstyle=text, color={_COLOURS[label.colour]}, text={{{text}}}, markfield={square}"


_FEN: Final = re.compile(
    r"\\(?:fenboard|setfen|fen)\s{0,9}\{([^{}]{1,200})\}"
    r"|\b(?:setfen|addfen)\s{0,9}=\s{0,9}(?:\{([^{}]{1,200})\}|([^\],{}]{1,200}))"
)
_BOARD: Final = re.compile(r"\\board(?![A-Za-z])((?:\s{0,9}\{[^{}]{8}\}){8})")
_RANK: Final = re.compile(r"\{([^{}]{8})\}")
_EMPTY_SQUARES: Final = str.maketrans(dict.fromkeys("* ~", EMPTY))
"""What the chess package has for them."""
_SET: Final = re.compile(
    r"\b(?:set|add)(pieces?|white|black)\s{0,9}=\s{0,9}(?:\{([^{}]{1,900})\}|([^\],{}]{1,9}))"
)
_MAN: Final = re.compile(r"\s{0,9}([KQRBNPkqrbnp])([a-h])([1-8])\s{0,9}")
_OPTIONS: Final = re.compile(r"\\chessboard\s{0,9}\[([^\[\]]{0,4000})\]")
_MOVER: Final = re.compile(r"\bmover\s{0,9}=\s{0,9}([wb])\b")
_COMMENT: Final = re.compile(r"(?<!\\)%[^\n]*")


def read_latex(text: str) -> tuple[tuple[Found, ...], bool]:
    r"""Return the positions of all boards in a LaTeX text in their order, and whether that is all.

    Each `\chessboard` with men or a FEN among its options is a board of its own; comments do not
    count. It is not all where a board is left out, or men or a side that it sets.
    """
    text = uncommented(text)
    found: list[tuple[int, Found]] = []
    whole = True
    for options in _OPTIONS.finditer(text):
        if _FEN.search(options[1]) or _SET.search(options[1]):
            board, plain = _board(options[1])
            whole = whole and plain
            if board:
                found.append((options.start(), board))
    text = _OPTIONS.sub(lambda options: " " * len(options[0]), text)
    for match in _FEN.finditer(text):
        position = _fen(match)
        whole = whole and position is not None
        if position:
            found.append((match.start(), position))
    for match in _BOARD.finditer(text):
        placement = "".join(reversed(_RANK.findall(match[1]))).translate(_EMPTY_SQUARES)
        is_board = set(placement) <= {*PIECES, EMPTY}
        whole = whole and is_board
        if is_board:
            # A caption stands below the board.
            found.append((match.start(), diagram(placement, side_in(text[match.end() :][:400]))))
    if found:
        whole = whole and not _SET.search(text) and not _MOVER.search(text)
    else:
        men = _with_men(EMPTY * 64, text)
        if men:
            found.append((0, diagram(men, side_in(text))))
    return tuple(each for _, each in sorted(found, key=lambda pair: pair[0])), whole


def uncommented(text: str) -> str:
    """Return a LaTeX text without its comments."""
    return _COMMENT.sub("", text) if "%" in text else text


def write_chessboard(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> str:
    r"""Return `\chessboard` with a FEN; the key `inverse` shows it from Black's side."""
    turned = "inverse, " if flipped else ""
    drawn = marked(position.placement, marks)
    return rf"\chessboard[{turned}setfen={format_fen(position)}{drawn}]"


def write_xskak(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> str:
    r"""Return a game of xskak that begins from a position, and its board.

    Whose move it is and its number xskak takes from `moveid`, whatever the FEN says. The board is
    one of chessboard, which xskak loads.
    """
    options = ("inverse" if flipped else "") + marked(position.placement, marks)
    shown = f"[{options.removeprefix(SEPARATOR)}]" if options else ""
    moveid = f"{position.fullmove_number}{position.side_to_move}"
    game = f"\\newchessgame[setfen={format_fen(position)}, moveid={moveid}]"
    return f"{game}\n\\chessboard{shown}"


def write_skak(position: Position, *, flipped: bool) -> str:
    r"""Return `\fenboard` in a new game of skak, and the board.

    Marks skak draws only by PostScript, with its option `ps`: elsewhere they would stop the run.
    """
    show = r"\showinverseboard" if flipped else r"\showboard"
    return f"\\newgame\n\\fenboard{{{format_fen(position)}}}\n{show}"


def _board(options: str) -> tuple[Found | None, bool]:
    """Return what the options of one board show, and whether they do not contradict each other."""
    mover = _MOVER.search(options)
    side = side_in(mover[0]) if mover else None
    match = _FEN.search(options)
    men = _with_men(EMPTY * 64, options)
    if match is None:
        return (diagram(men, side), True) if men else (None, False)
    shown = _fen(match)
    if shown is None:
        return None, False
    plain = not _SET.search(options)
    added = _with_men(shown.position.placement, options)
    if added and not any(each[0].startswith("set") for each in _SET.finditer(options)):
        shown, plain = shown._replace(position=shown.position._replace(placement=added)), True
    if side and side != shown.position.side_to_move:
        told = any(note.code == "default-side" for note in shown.notes)
        position = shown.position._replace(side_to_move=side)
        notes = tuple(note for note in shown.notes if note.code != "default-side")
        shown, plain = shown._replace(position=position, notes=notes), plain and told
    return shown, plain


def _fen(match: re.Match[str]) -> Found | None:
    inner = " ".join((match[1] or match[2] or match[3]).split())
    try:
        reading = read_loose(inner)
    except FenError:
        return None
    position = reading.position
    return Found(position, is_chess960(position), notes=unplaced(reading.notes))


def _with_men(placement: Placement, text: str) -> Placement | None:
    """Return a placement with the men that a text sets, None where it sets none or no men."""
    squares = list(placement)
    seen = False
    for match in _SET.finditer(text):
        for word in (match[2] or match[3]).split(","):
            man = _MAN.fullmatch(word)
            if man is None:
                return None
            piece = man[1]
            if match[1] in ("white", "black"):
                piece = piece.upper() if match[1] == "white" else piece.lower()
            squares[square_at(FILES.index(man[2]), RANKS.index(man[3]))] = piece
            seen = True
    return "".join(squares) if seen else None
