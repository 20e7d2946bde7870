r"""Reads and writes positions in LaTeX: the packages skak, xskak, chessboard, chess and diagram.

It reads `\fenboard{…}`, `setfen=…` of any command, `\setfen{…}`, `\board{…}…{…}` (the chess
package's eight ranks, `*` for a dark empty square), the pieces that chessboard sets one by one
(`setpieces={Ke1,ka8}`, `setwhite={…}`, `addblack={…}`), and problems of diagram (`\pieces{wKe1,
sKe8}` with German letters, and their other commands: `\stipulation{\#2}`). It writes complete
lines to paste into a document that loads the package.
"""

import re
from collections.abc import Iterator
from unicodedata import category, normalize

from fenedit.notation.castling import is_chess960
from fenedit.notation.fairy import described, is_orthodox, look_of
from fenedit.notation.fen import format_fen, format_placement
from fenedit.notation.languages import pieces_by_text, side_in
from fenedit.notation.marks import NAMED_COLOURS, NO_MARKS, MarkColour, Marks, SquareLabel
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    WHITE,
    Content,
    Piece,
    Placement,
    Position,
    Square,
    occupied,
    parse_square,
    piece_of,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError, Severity
from fenedit.notation.puzzle import SEPARATOR as BETWEEN
from fenedit.notation.puzzle import Puzzle, Source, operations_text
from fenedit.notation.reading import DEFAULT_SIDE, Found, diagram, read_loose, unplaced
from fenedit.notation.spellings.popeye_input import left_out_problem, problem_position

SEPARATOR = ",\n  "
"""A separator that puts each option on its own line."""

_FIGURINES = re.findall(
    r"\S+", r"\symking{} \symqueen{} \symrook{} \symbishop{} \symknight{} \sympawn{}"
)
"""The names for pieces in a line of text, of the package chessfss, which chessboard loads."""
_MATHS = zip(
    "≠≤≥∓→←∞−′",
    [r"\neq", r"\leq", r"\geq", r"\mp", r"\rightarrow", r"\leftarrow", r"\infty", "-", "'"],
    strict=True,
)
_ESCAPED = str.maketrans(
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
        **{char: rf"\ensuremath{{{sign}}}" for char, sign in _MATHS},
    }
)


def escaped(text: str) -> str:
    """Escape a text for LaTeX, on one line, so that nothing in it is a command.

    Invisible characters are left out.
    """
    blanks = re.sub(r"[^\S\u00a0]+", " ", text)
    shown = "".join(char for char in blanks if not category(char).startswith("C"))
    # Fonts of TeX join dashes and quotation marks to other characters.
    return re.sub(r"([-,'])(?=\1)", r"\1\\kern0pt ", normalize("NFC", shown).translate(_ESCAPED))


def marked(placement: Placement, marks: Marks) -> str:
    """Return options that draw marks, each after a separator; "" for none."""
    options: list[str] = []
    for drawn, option in (
        (marks.highlights, "color={}!40, colorbackfields={{{}}}"),
        (marks.circles, "pgfstyle=circle, padding=-0.1em, color={}, markfields={{{}}}"),
        (marks.arrows, "pgfstyle=straightmove, color={}, markmoves={{{}}}"),
    ):
        for colour in dict.fromkeys((*NAMED_COLOURS, *(each.colour for each in drawn))):
            squares = [each[1:] for each in drawn if each.colour == colour]
            if squares:
                places = ",".join("-".join(map(square_name, each)) for each in squares)
                options.append(option.format(colour.latex, places))
    for colour, square, text in marks.labels:
        empty = placement[square] == EMPTY
        size = min(0.6 if empty else 0.3, 1.3 / max(len(text), 1))
        shown = rf"\fontsize{{{size:.2g}em}}{{{size:.2g}em}}\bfseries {escaped(text)}"
        if not empty:
            # In the upper right corner. The style sets the middle of a text on the middle of a
            # square, and turns both with the board: blank room at its left and below moves it
            # aside by half as much.
            shown = rf"\hspace{{0.6em}}\raisebox{{0.6em}}{{{shown}}}"
        options.append(
            f"pgfstyle=text, color={colour.latex}, text={{{shown}}}, "
            f"markfield={square_name(square)}"
        )
    return "".join(SEPARATOR + option for option in options)


_FEN = re.compile(
    r"\\(?:fenboard|setfen|fen)\s{0,9}\{([^{}]{1,200})\}"
    r"|\b(?:setfen|addfen)\s{0,9}=\s{0,9}(?:\{([^{}]{1,200})\}|([^\],{}]{1,200}))"
)
_SET = re.compile(
    r"\b(?:set|add)(pieces?|white|black)\s{0,9}=\s{0,9}(?:\{([^{}]{1,900})\}|([^\],{}]{1,9}))"
)
_OPTIONS = re.compile(r"\\chessboard\s{0,9}\[([^\[\]]{0,4000})\]")
_MOVER = re.compile(r"\bmover\s{0,9}=\s{0,9}([wb])\b")


def read_latex(text: str) -> tuple[tuple[Found, ...], bool]:
    r"""Return the positions of all boards in a LaTeX text in their order, and whether that is all.

    Each `\chessboard` with pieces or a FEN among its options is a board of its own; comments do not
    count. It is not all where a board is left out, or pieces or a side that it sets.
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
    for match in re.finditer(r"\\board(?![A-Za-z])((?:\s{0,9}\{[^{}]{8}\}){8})", text):
        ranks = re.findall(r"\{([^{}]{8})\}", match[1])
        placement = re.sub("[* ~]", EMPTY, "".join(reversed(ranks)))
        is_board = set(placement) <= {*PIECES, EMPTY}
        whole = whole and is_board
        if is_board:
            # A caption is below the board.
            found.append((match.start(), diagram(placement, side_in(text[match.end() :][:400]))))
    if found:
        whole = whole and not _SET.search(text) and not _MOVER.search(text)
    elif placed := _with_pieces(EMPTY_PLACEMENT, text):
        found.append((0, diagram(placed, side_in(text))))
    return tuple(each for _, each in sorted(found, key=lambda pair: pair[0])), whole


_DIAGRAM = re.compile(
    r"\\begin\s{0,9}\{diagram\}\s{0,9}(?:\[([^\]]{0,20})\])?(.*?)\\end\{diagram\}", re.DOTALL
)
_COMMAND = re.compile(r"\\([A-Za-z]{1,20})\s{0,9}(?:\[[^\]]{0,40}\]\s{0,9})?\{")
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)
_LISTED = re.compile(r"(?P<side>[wsbn])(?P<kind>[^\W\d_]{1,2}|\?\?)(?P<squares>(?:[a-h][1-8])+)")
_SHORT = {
    "stip": "stipulation",
    "sol": "solution",
    "cond": "condition",
    "dedic": "dedication",
    "rem": "remark",
    "months": "month",
}
_ACCENTS = dict(zip("\"'`^~", "\u0308\u0301\u0300\u0302\u0303", strict=True))


def read_problems(text: str) -> tuple[tuple[tuple[int, Found], ...], tuple[str, ...], bool]:
    """Return the problems of the package diagram in a text without comments.

    Returns:
        Those without fairy pieces, each with its place; the first fairy piece of each other one;
            and whether no problem has a smaller board or something that is not a piece.
    """
    found: list[tuple[int, Found]] = []
    left_out: list[str] = []
    whole = True
    # Every diagram that begins before the last end has an end.
    stop = text.rfind(r"\end{diagram}") + len(r"\end{diagram}")
    bodies = [(each.start(), each[1] or "", each[2]) for each in _DIAGRAM.finditer(text, 0, stop)]
    if "\\pieces" in text and not re.search(r"\\begin\s{0,9}\{diagram\}", text):
        bodies.append((0, "", text))
    for place, size, body in bodies:
        said = dict(_commands(body))
        if "pieces" not in said:
            continue
        words = said["pieces"].replace(",", " ").split()
        listed = [match for match in map(_LISTED.fullmatch, words) if match]
        if (
            not words
            or len(listed) < len(words)
            or not re.fullmatch(r"\s*8?\s*[x,]?\s*8?\s*", size)
        ):
            whole = False
            continue
        # Letters are German, as the package has them, unless Black is `b`, or one is not German.
        kinds = {each["kind"] for each in listed if len(each["kind"]) == 1}
        english = any(each["side"] == "b" for each in listed) or not kinds <= set("KDTLSB")
        language = "problemist" if english and "N" not in kinds else "en" if english else "de"
        letters = pieces_by_text(language)
        odd = [each[0] for each in listed if each["side"] == "n" or each["kind"] not in letters]
        if odd:
            left_out.append(odd[0])
            continue
        pieces = [
            (
                parse_square(name),
                piece_of(letters[each["kind"]], WHITE if each["side"] == "w" else BLACK),
            )
            for each in listed
            for name in re.findall("..", each["squares"])
        ]
        contents = dict(pieces)
        if len(contents) < len(pieces):
            whole = False
        else:
            found.append((place, _problem(contents, said)))
    return tuple(found), tuple(left_out), whole


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield the names of commands, and the texts in their braces."""
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


def _problem(contents: dict[Square, Piece], commands: dict[str, str]) -> Found:
    said = {name: _plain(words) for name, words in commands.items()}

    def several(*names: str) -> str:
        return BETWEEN.join(filter(None, (said.get(name, "") for name in names)))

    asked = said.get("stipulation", "")
    numbered = "/".join(filter(None, (said.get("issue"), said.get("sourcenr"))))
    name = f"{said.get('source', '')} ({numbered})" if numbered else said.get("source", "")
    date = [said.get(part, "") for part in ("year", "month", "day")]
    known = [part.zfill(2) if part.isdecimal() else part for part in date if part]
    puzzle = Puzzle(
        author=said.get("author", ""),
        source=Source(name, "-".join(known) if date[0] else "").text,
        stipulation=asked,
        twins=said.get("twins", ""),
        conditions=said.get("condition", ""),
        award=several("award", "tournament"),
        themes=several("themes", "theme"),
        comment=several("dedication", "remark"),
        solution=said.get("solution", ""),
    )
    position = problem_position(with_contents(EMPTY_PLACEMENT, contents), asked.rstrip("*"), {})
    return Found(position, rest=operations_text(puzzle), notes=() if asked else (DEFAULT_SIDE,))


def _plain(text: str) -> str:
    """Return the text of a command's argument without what only TeX needs, on one line."""
    text = re.sub(r"\{?\\(?:newline|\\)\}?", BETWEEN, text)
    text = re.sub(r"\\([\"'`^~])\{?([A-Za-z])\}?|(?<![\w\\])\"([aouAOUs])", _accented, text)
    text = re.sub(r"\\([#%&_$ {}])", r"\1", text).replace("~", " ")
    text = re.sub(r"\$[^$\n]{0,40}\$|\\[A-Za-z]{1,20}\s?|[{}\\]", "", text)
    return " ".join(text.split())


def _accented(match: re.Match[str]) -> str:
    if match[3] == "s":
        return "ß"
    return normalize("NFC", (match[2] or match[3]) + _ACCENTS[match[1] or '"'])


def uncommented(text: str) -> str:
    """Return a LaTeX text without its comments."""
    return re.sub(r"(?<!\\)%[^\n]*", "", text) if "%" in text else text


def write_chessboard(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> str:
    r"""Return `\chessboard` with a FEN; the key `inverse` shows it from Black's side."""
    turned = "inverse, " if flipped else ""
    drawn = marked(position.placement, marks)
    return rf"\chessboard[{turned}setfen={format_fen(position)}{drawn}]"


def write_xskak(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> str:
    r"""Return a game of xskak that begins from a position, and its board.

    xskak gets the side to move and the move number from `moveid`, not from the FEN. The board is
    one of chessboard, which xskak loads.
    """
    options = ("inverse" if flipped else "") + marked(position.placement, marks)
    shown = f"[{options.removeprefix(SEPARATOR)}]" if options else ""
    moveid = f"{position.fullmove_number}{position.side_to_move}"
    game = f"\\newchessgame[setfen={format_fen(position)}, moveid={moveid}]"
    return f"{game}\n\\chessboard{shown}"


def write_skak(position: Position, *, flipped: bool) -> str:
    r"""Return `\fenboard` in a new game of skak, and the board.

    There are no marks, which skak draws only with its option `ps` for PostScript.
    """
    show = r"\showinverseboard" if flipped else r"\showboard"
    return f"\\newgame\n\\fenboard{{{format_fen(position)}}}\n{show}"


def _board(options: str) -> tuple[Found | None, bool]:
    """Return the board that options show, and whether they do not contradict each other."""
    mover = _MOVER.search(options)
    side = side_in(mover[0]) if mover else None
    match = _FEN.search(options)
    placed = _with_pieces(EMPTY_PLACEMENT, options)
    if match is None:
        return (diagram(placed, side), True) if placed else (None, False)
    shown = _fen(match)
    if shown is None:
        return None, False
    plain = not _SET.search(options)
    added = _with_pieces(shown.position.placement, options)
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


def _with_pieces(placement: Placement, text: str) -> Placement | None:
    """Return a placement with the pieces that a text sets, None where it sets none or others."""
    contents: dict[Square, Piece] = {}
    for match in _SET.finditer(text):
        for word in (match[2] or match[3]).split(","):
            each = re.fullmatch(r"\s{0,9}([KQRBNPkqrbnp])([a-h][1-8])\s{0,9}", word)
            if each is None:
                return None
            by_side = {"white": each[1].upper(), "black": each[1].lower()}
            contents[parse_square(each[2])] = by_side.get(match[1], each[1])
    return with_contents(placement, contents) if contents else None


def lettered(fen: str, placement: Placement, marks: Marks) -> tuple[str, Placement, Marks]:
    """Return a diagram with labels instead of fairy pieces, which packages do not know.

    They are Popeye's codes, in small letters for Black, with "=" before those of neutral pieces.
    """
    labels, contents = list(marks.labels), dict[Square, Content]()
    for square, piece in occupied(placement):
        if not is_orthodox(piece):
            code, colour, _ = described(piece)
            word = look_of(piece).corner + (code.lower() if colour == "b" else code)
            text = "=" * (colour == "n") + word
            labels.append(SquareLabel(MarkColour.GREEN, square, text))
            contents[square] = EMPTY
    placement = with_contents(placement, contents)
    fen = " ".join((format_placement(placement), *fen.split()[1:]))
    return fen, placement, marks._replace(labels=tuple(labels))
