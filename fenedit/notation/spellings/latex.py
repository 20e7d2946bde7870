r"""Positions in LaTeX: the packages skak, xskak, chessboard, chess and diagram.

Read are `\fenboard{…}`, `setfen=…` of any command, `\setfen{…}`, `\board{…}…{…}` (the chess
package's eight ranks, `*` for a dark empty square), the pieces that chessboard sets one by one
(`setpieces={Ke1,ka8}`, `setwhite={…}`, `addblack={…}`), and problems of diagram (`\pieces{wKe1,
sKe8}` with German letters, and what is said of them: `\stipulation{\#2}`). Written are complete
lines to paste into a document that loads the package.
"""

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import category, lookup, normalize

from fenedit.notation.castling import is_chess960
from fenedit.notation.fen import format_fen
from fenedit.notation.languages import pieces_by_text, side_in
from fenedit.notation.marks import NO_MARKS, MarkColour, Marks, SquareLabel
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    EMPTY_PLACEMENT,
    FILES,
    PIECES,
    RANKS,
    WHITE,
    Piece,
    Placement,
    Position,
    Square,
    parse_square,
    piece_of,
    square_at,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError, Severity
from fenedit.notation.puzzle import SEPARATOR as BETWEEN
from fenedit.notation.puzzle import Puzzle, Source, operations_text, stipulated
from fenedit.notation.reading import DEFAULT_SIDE, Found, diagram, read_loose, unplaced
from fenedit.notation.spellings.popeye_input import left_out_problem, problem_position

SEPARATOR: Final = ",\n  "
"""What stands between two options, each on a line of its own."""

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
        for colour in MarkColour:
            squares = [each[1:] for each in drawn if each.colour is colour]
            if squares:
                places = ",".join("-".join(map(square_name, each)) for each in squares)
                options.append(option.format(colour.latex, places))
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
    return f"pgfstyle=text, color={label.colour.latex}, text={{{text}}}, markfield={square}"


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
    problems, left_out, whole = read_problems(text)
    found = list(problems)
    if found and left_out:
        place, first = found[0]
        note = left_out_problem(left_out, Severity.NOTE)
        found[0] = place, first._replace(notes=(*first.notes, note))
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


_BEGIN: Final = re.compile(r"\\begin\s{0,9}\{diagram\}\s{0,9}(?:\[([^\]]{0,20})\])?")
_END: Final = r"\end{diagram}"
_WHOLE_BOARD: Final = re.compile(r"\s*8?\s*[x,]?\s*8?\s*")
_COMMAND: Final = re.compile(r"\\([A-Za-z]{1,20})\s{0,9}(?:\[[^\]]{0,40}\]\s{0,9})?\{")
_BRACE: Final = re.compile(r"\\.|[{}]", re.DOTALL)
_LISTED: Final = re.compile(
    r"(?P<side>[wsbn])(?P<kind>[^\W\d_]{1,2}|\?\?)(?P<squares>(?:[a-h][1-8])+)"
)
_SHORT: Final = {
    "stip": "stipulation",
    "sol": "solution",
    "cond": "condition",
    "dedic": "dedication",
    "rem": "remark",
    "months": "month",
}
_SIGNS: Final = re.compile(r"\\([#%&_$ {}])")
_ACCENTS: Final = {
    '"': "DIAERESIS",
    "'": "ACUTE ACCENT",
    "`": "GRAVE ACCENT",
    "^": "CIRCUMFLEX ACCENT",
    "~": "TILDE",
}
_NEW_LINE: Final = re.compile(r"\{?\\(?:newline|\\)\}?")
_OTHERS: Final = re.compile(r"\$[^$\n]{0,40}\$|\\[A-Za-z]{1,20}\s?|[{}\\]")
_LETTERS: Final = re.compile(r"\\([\"'`^~])\{?([A-Za-z])\}?|(?<![\w\\])\"([aouAOUs])")


def read_problems(text: str) -> tuple[tuple[tuple[int, Found], ...], tuple[str, ...], bool]:
    """Return the problems of the package diagram in a text without comments.

    Returns:
        Those whose pieces chess has, each with its place; of each other one the first piece that
        chess does not have; and whether no problem has a smaller board or what is no piece.
    """
    found: list[tuple[int, Found]] = []
    left_out: list[str] = []
    whole = True
    for place, size, body in _bodies(text):
        said = dict(_commands(body))
        if "pieces" not in said:
            continue
        words = said["pieces"].replace(",", " ").split()
        matches = [_LISTED.fullmatch(word) for word in words]
        listed = [match for match in matches if match]
        if not words or len(listed) < len(words) or not _WHOLE_BOARD.fullmatch(size):
            whole = False
            continue
        contents, odd = _squares(listed)
        if odd:
            left_out.append(odd)
        elif contents is None:
            whole = False
        else:
            found.append((place, _problem(contents, said)))
    return tuple(found), tuple(left_out), whole


def _bodies(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield where each diagram begins, the size of its board, and what is in it."""
    place = 0
    begin = _BEGIN.search(text)
    if begin is None and "\\pieces" in text:
        yield 0, "", text
    while begin is not None and (place := text.find(_END, begin.end())) >= 0:
        yield begin.start(), begin[1] or "", text[begin.end() : place]
        begin = _BEGIN.search(text, place)


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield the names of commands, and what stands in their braces."""
    place = 0
    while command := _COMMAND.search(text, place):
        depth, place = 1, command.end()
        for brace in _BRACE.finditer(text, place):
            depth += {"{": 1, "}": -1}.get(brace[0], 0)
            if not depth:
                yield _SHORT.get(command[1], command[1]), text[command.end() : brace.start()]
                place = brace.end()
                break
        else:
            return


def _squares(listed: list[re.Match[str]]) -> tuple[dict[Square, Piece] | None, str]:
    """Return what stands on squares, None where two pieces do, and the first fairy piece.

    Letters are German, as the package has them, unless Black is `b`, or one of them is none.
    """
    kinds = {each["kind"] for each in listed if len(each["kind"]) == 1}
    english = any(each["side"] == "b" for each in listed) or not kinds <= set("KDTLSB")
    language = "problemist" if english and "N" not in kinds else "en" if english else "de"
    letters = pieces_by_text(language)
    contents: dict[Square, Piece] = {}
    count = 0
    for each in listed:
        kind = letters.get(each["kind"])
        if kind is None or each["side"] == "n":
            return None, each[0]
        side = WHITE if each["side"] == "w" else BLACK
        squares = [parse_square(name) for name in re.findall("..", each["squares"])]
        count += len(squares)
        contents |= dict.fromkeys(squares, piece_of(kind, side))
    return (contents if count == len(contents) else None), ""


def _problem(contents: dict[Square, Piece], commands: dict[str, str]) -> Found:
    said = {name: _plain(words) for name, words in commands.items()}

    def several(*names: str) -> str:
        return BETWEEN.join(filter(None, (said.get(name, "") for name in names)))

    asked = said.get("stipulation", "")
    conditions = [f"with {said['condition']}"] if said.get("condition") else []
    twins = [said["twins"]] if said.get("twins") else []
    mate, stipulation = stipulated(asked, twins, conditions)
    issue, number = said.get("issue", ""), said.get("sourcenr", "")
    numbered = "/".join(filter(None, (issue, number)))
    name = " ".join(filter(None, (said.get("source", ""), f"({numbered})" if numbered else "")))
    date = [said.get(part, "") for part in ("year", "month", "day")]
    known = [part.zfill(2) if part.isdecimal() else part for part in date if part]
    puzzle = Puzzle(
        author=said.get("author", ""),
        source=Source(name, "-".join(known) if date[0] else "").text,
        mate=mate,
        stipulation=stipulation,
        award=several("award", "tournament"),
        themes=several("themes", "theme"),
        comment=several("dedication", "remark", "solution"),
    )
    position = problem_position(with_contents(EMPTY_PLACEMENT, contents), asked.rstrip("*"), {})
    return Found(position, rest=operations_text(puzzle), notes=() if asked else (DEFAULT_SIDE,))


def _plain(text: str) -> str:
    """Return the text of a command's argument without what only TeX needs, on one line."""
    text = _LETTERS.sub(_accented, _NEW_LINE.sub(BETWEEN, text))
    return " ".join(_OTHERS.sub("", _SIGNS.sub(r"\1", text).replace("~", " ")).split())


def _accented(match: re.Match[str]) -> str:
    if match[3] == "s":
        return "ß"
    letter, accent = match[2] or match[3], _ACCENTS[match[1] or '"']
    return normalize("NFC", letter + lookup(f"COMBINING {accent}"))


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
