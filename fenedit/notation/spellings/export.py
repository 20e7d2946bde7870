"""Writes a position in every spelling, and reports what each cannot express.

The position already follows the customs wanted for its en passant square and its castling letters
(`fenedit.rules.writing`). Each spelling is complete: what a person pastes at its goal.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import quote

from fenedit.notation.castling import is_chess960, respelled, rights_by_convention
from fenedit.notation.epd.opcodes import Operand, Operation
from fenedit.notation.epd.record import (
    format_epd,
    format_operations,
    last_of_each,
    read_operations,
    with_counters,
)
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import MATE, format_fen
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.marks import NO_MARKS, Marks, each_mark
from fenedit.notation.pgn import commented, format_game, read_game
from fenedit.notation.position import BLACK, EMPTY, Position
from fenedit.notation.puzzle import PACKED, TEXTS, puzzle_of
from fenedit.notation.puzzle_tags import puzzle_of_tags
from fenedit.notation.spellings.boards import write_board
from fenedit.notation.spellings.codes import gbr_with_kings, holds_forsyth, write_forsyth
from fenedit.notation.spellings.drawing_commands import with_marks
from fenedit.notation.spellings.latex import write_chessboard, write_skak, write_xskak
from fenedit.notation.spellings.markup import marks_shown, write_wiki
from fenedit.notation.spellings.piece_list import write_piece_list
from fenedit.notation.spellings.popeye_writing import write_popeye
from fenedit.notation.spellings.typst import write_typst
from fenedit.notation.translatable import QT_TRANSLATE_NOOP

FIELDS = ("side", "castling", "ep", "counters")
"""The contents of a FEN beside the placement."""
_LOSSES = (
    "side castling inner-rook ep counters chess960 operations odd-operations tags moves signs"
    " comments squares marks marks-in-part mark-colours braces fairy"
)
"""Codes of what can be left out, in their order."""


_POPEYE_OPERATIONS = frozenset(
    {*TEXTS.values(), *PACKED.values(), MATE} - {TEXTS["themes"], TEXTS["hint"], PACKED["solution"]}
)
"""The operations whose words an input of Popeye has."""


class WriteOptions(NamedTuple):
    """How a position is written.

    Attributes:
        chess960: whether it is one of Chess960.
        language: a language code, for spellings that have letters or words of a language.
        flipped: whether a diagram shows it from Black's side.
        operations: the rest of the record, EPD operations or a remark, with its leading blank.
        marks: what is drawn over it; operations that draw them too do not count as such.
        game: the game of PGN that begins with the position, "" for none.
        beside: codes of that game's other contents: "tags", "moves", "signs", "comments".
    """

    chess960: bool = False
    language: str = "en"
    flipped: bool = False
    operations: str = ""
    marks: Marks = NO_MARKS
    game: str = ""
    beside: tuple[str, ...] = ()


class Written(NamedTuple):
    """A position in a spelling.

    Attributes:
        text: the spelling, without a line break at its end.
        left_out: what this position has and the text does not say: "side" (Black's move, where
            White's is assumed), "castling", "inner-rook", "ep", "counters", "chess960",
            "operations", "odd-operations" (that contradict others, or the counters), "tags",
            "moves", "signs", "comments", "squares", "marks", "marks-in-part", "mark-colours",
            "braces" of a remark, that became brackets, "fairy" for fairy pieces or what Forsyth's
            notation cannot say of them.
        untold: the opcodes that "operations" stands for, () for those of the whole record.
    """

    text: str
    left_out: tuple[str, ...]
    untold: tuple[str, ...] = ()


_Writer: TypeAlias = Callable[[Position, WriteOptions], Written]


class Spelling(NamedTuple):
    """A way to write a position.

    Attributes:
        code: its stable name.
        group: what it is for.
        title: its English name.
        write: from a position to the text.
        board: whether it is a board to the eye, to be shown in columns.
    """

    code: str
    group: Literal["text", "file", "web", "print", "problem"]
    title: str
    write: _Writer
    board: bool = False


def spelling(code: str) -> Spelling:
    """Return a spelling by its code; raise KeyError for any other."""
    return {each.code: each for each in SPELLINGS}[code]


def _written(
    text: str, position: Position, options: WriteOptions, *told: str, lost: tuple[str, ...] = ()
) -> Written:
    """Return a text with what it leaves out, given what it expresses."""
    has = {
        "side": position.side_to_move == BLACK,
        "castling": position.castling_rights,
        "ep": position.ep_square is not None,
        "counters": (position.halfmove_clock, position.fullmove_number) != (0, 1),
        "chess960": options.chess960
        and not ("castling" in told and not lost and is_chess960(position)),
        "operations": options.operations.strip(),
        "marks": options.marks,
    }
    missing = {*(code for code, holds in has.items() if holds), *options.beside, *lost} - {*told}
    return Written(text, tuple(code for code in _LOSSES.split() if code in missing))


def telling(*told: str) -> Callable[[Callable[[Position, WriteOptions], str]], _Writer]:
    """Make a writer from a function that returns a text, given what the text always expresses."""
    return lambda text_of: (
        lambda position, options: _written(text_of(position, options), position, options, *told)
    )


_with_fields: Final = telling(*FIELDS)
_with_placement: Final = telling()


def _epd(position: Position, options: WriteOptions) -> Written:
    operations = read_operations(options.operations).operations
    kept = {format_operations([each]) for each in last_of_each(with_counters(position, operations))}
    lost = () if {format_operations([each]) for each in operations} <= kept else ("odd-operations",)
    told: tuple[str, ...] = ("operations", "marks")
    if options.marks:
        said = [each.operands for each in operations if each.opcode == "c0"]
        held = said[-1] if said else ()
        text = _commands(held[0].text if held else "", options.marks)
        if text is None:
            told = ("operations",)
        else:
            # Only the last of several comments is written.
            operations = (*operations, Operation("c0", (Operand("string", text), *held[1:])))
    text = format_epd(position, with_counters(position, operations))
    return _written(text, position, options, *FIELDS, *told, lost=lost)


def _pgn(position: Position, options: WriteOptions) -> Written:
    if options.game:
        told = (*FIELDS, "chess960", "operations", "marks", *options.beside)
        return _written(options.game, position, options, *told)
    remark = options.operations.strip()
    commands = _commands(remark, options.marks)
    comment = remark if commands is None else commands
    movetext = commented(comment, "*")
    lost = ("braces",) if "}" in comment else ()
    text = format_game(position, chess960=options.chess960, movetext=movetext).rstrip("\n")
    told = (*FIELDS, "chess960", "operations", *([] if commands is None else ["marks"]))
    return _written(text, position, options, *told, lost=lost)


def _commands(text: str, marks: Marks) -> str | None:
    """Return a comment with commands that draw marks; None where they cannot be written."""
    try:
        return with_marks(text, marks)
    except ValueError:
        return None


@telling(*FIELDS, "chess960")
def _lichess_editor(position: Position, options: WriteOptions) -> str:
    questions = ["variant=chess960"] * options.chess960 + ["color=black"] * options.flipped
    query = "?" + "&".join(questions) if questions else ""
    return f"https://lichess.org/editor/{_in_path(position)}{query}"


@telling(*FIELDS, "chess960")
def _lichess_analysis(position: Position, options: WriteOptions) -> str:
    variant = "chess960" if options.chess960 else "standard"
    query = "?color=black" if options.flipped else ""
    return f"https://lichess.org/analysis/{variant}/{_in_path(position)}{query}"


@_with_fields
def _chesscom(position: Position, options: WriteOptions) -> str:
    turned = "&flip=true" if options.flipped else ""
    return f"https://www.chess.com/analysis?fen={quote(format_fen(position), safe='')}{turned}"


def _in_path(position: Position) -> str:
    return format_fen(position).replace(" ", "_")


def _xskak(position: Position, options: WriteOptions) -> Written:
    classical, lost = _with_classical_letters(position)
    text = write_xskak(classical, flipped=options.flipped, marks=options.marks)
    return _written(text, position, options, *FIELDS, "marks", lost=lost)


def _skak(position: Position, options: WriteOptions) -> Written:
    classical, lost = _with_classical_letters(position)
    text = write_skak(classical, flipped=options.flipped)
    return _written(text, position, options, *FIELDS, lost=lost)


def _typst(position: Position, options: WriteOptions) -> Written:
    text, shown = write_typst(position, flipped=options.flipped, marks=options.marks)
    lost: tuple[str, ...] = ()
    if shown and each_mark(shown) != each_mark(options.marks):
        lost += ("marks-in-part",)
    if len({arrow.colour for arrow in shown.arrows}) > 1:
        lost += ("mark-colours",)
    return _written(text, position, options, *FIELDS, *["marks"] * any(shown), lost=lost)


def _wiki(position: Position, options: WriteOptions) -> Written:
    text = write_wiki(position, flipped=options.flipped, marks=options.marks)
    shown = marks_shown(position.placement, options.marks)
    lost: tuple[str, ...] = ()
    if shown and sum(map(len, shown)) < sum(map(len, options.marks)):
        lost += ("marks-in-part",)
    if len({mark.colour for mark in each_mark(shown)}) > 1:
        lost += ("mark-colours",)
    return _written(text, position, options, *["marks"] * bool(shown), lost=lost)


@_with_fields
def _markdown(position: Position, options: WriteOptions) -> str:
    board = write_board(position.placement, coordinates=True, flipped=options.flipped)
    return f"```text\n{board}\n```\n\nFEN: `{format_fen(position)}`"


@_with_fields
def _html(position: Position, options: WriteOptions) -> str:
    """Return a figure with the board in figurines, which a screen reader reads as a piece list."""
    board = write_board(position.placement, figurines=True, flipped=options.flipped)
    code = _list_language(options)
    spoken = write_piece_list(position.placement, code).replace("\n", "; ")
    fen = format_fen(position)
    return (
        f'<figure class="chess-diagram" data-fen="{fen}">\n'
        f'<pre role="img" lang="{code}" aria-label="{spoken}">\n{board}\n</pre>\n'
        f"<figcaption><code>{fen}</code></figcaption>\n</figure>"
    )


def _popeye(position: Position, options: WriteOptions) -> Written:
    """Return a whole input, with what it leaves out of the operations or tags of its record."""
    given = read_operations(options.operations).operations
    operations = last_of_each(given)
    tags = read_game(options.game).tags if options.game else ()
    puzzle = puzzle_of_tags(tags) if options.game else puzzle_of(operations)
    untold = [each.opcode for each in operations if each.opcode not in _POPEYE_OPERATIONS]
    text = write_popeye(position, puzzle)
    apart = ("FEN", "SetUp")
    said_tags = [value for name, value in tags if name not in apart and value not in ("?", "*")]
    said_tags += [word for word in options.game.split()[-1:] if word in ("1-0", "0-1", "1/2-1/2")]
    holds_tags = all(value in text for value in said_tags)
    conventional = {letter for letter, _, _ in rights_by_convention(position.placement)}
    holds = conventional.issuperset(position.castling_rights)
    told = ["castling"] * holds + ["operations"] * (not untold) + ["tags"] * holds_tags
    lost = () if len(operations) == len(given) else ("odd-operations",)
    written = _written(text, position, options, "side", "ep", *told, lost=lost)
    return written._replace(untold=tuple(untold))


def _list_language(options: WriteOptions) -> str:
    return options.language if options.language in SIDE_TITLES else "en"


def _with_classical_letters(position: Position) -> tuple[Position, tuple[str, ...]]:
    """Return a position with K, Q, k and q alone, for programs that know no others."""
    letters, lost = respelled(position.placement, position.castling_rights, "fen", True)
    kept = "".join(letter for letter in letters if letter in "KQkq")
    inner = ("inner-rook",) if lost or kept != letters else ()
    return position._replace(castling_rights=kept), inner


_SPELLINGS = (
    Spelling(
        "fen",
        "text",
        QT_TRANSLATE_NOOP("spellings", "FEN"),
        _with_fields(lambda position, _: format_fen(position)),
    ),
    Spelling(
        "bracketed",
        "text",
        QT_TRANSLATE_NOOP("spellings", "FEN in brackets"),
        # Two fields where the others say nothing, as in problem books, else all six.
        _with_fields(lambda position, _: f"[{format_fen(position).removesuffix(' - - 0 1')}]"),
    ),
    Spelling(
        "ascii",
        "text",
        QT_TRANSLATE_NOOP("spellings", "Board in letters"),
        _with_placement(lambda position, how: write_board(position.placement, flipped=how.flipped)),
        board=True,
    ),
    Spelling(
        "figurine",
        "text",
        QT_TRANSLATE_NOOP("spellings", "Board in figurines"),
        _with_placement(
            lambda position, how: write_board(
                position.placement, figurines=True, flipped=how.flipped
            )
        ),
        board=True,
    ),
    Spelling(
        "pieces",
        "text",
        QT_TRANSLATE_NOOP("spellings", "Piece list"),
        _with_placement(
            lambda position, how: write_piece_list(position.placement, _list_language(how))
        ),
    ),
    Spelling("epd", "file", QT_TRANSLATE_NOOP("spellings", "EPD"), _epd),
    Spelling("pgn", "file", QT_TRANSLATE_NOOP("spellings", "PGN"), _pgn),
    Spelling(
        "lichess",
        "web",
        QT_TRANSLATE_NOOP("spellings", "Link to the lichess editor"),
        _lichess_editor,
    ),
    Spelling(
        "lichess-analysis",
        "web",
        QT_TRANSLATE_NOOP("spellings", "Link to the lichess analysis board"),
        _lichess_analysis,
    ),
    Spelling(
        "chesscom",
        "web",
        QT_TRANSLATE_NOOP("spellings", "Link to the chess.com analysis board"),
        _chesscom,
    ),
    Spelling("markdown", "web", QT_TRANSLATE_NOOP("spellings", "Markdown"), _markdown),
    Spelling("html", "web", QT_TRANSLATE_NOOP("spellings", "HTML"), _html),
    Spelling(
        "forum",
        "web",
        QT_TRANSLATE_NOOP("spellings", "Forum tag"),
        _with_fields(lambda position, _: f"[fen]{format_fen(position)}[/fen]"),
    ),
    Spelling("wiki", "web", QT_TRANSLATE_NOOP("spellings", "Wiki template"), _wiki),
    Spelling(
        "chessboard",
        "print",
        QT_TRANSLATE_NOOP("spellings", "LaTeX, package chessboard"),
        telling(*FIELDS, "marks")(
            lambda position, how: write_chessboard(position, flipped=how.flipped, marks=how.marks)
        ),
    ),
    Spelling("xskak", "print", QT_TRANSLATE_NOOP("spellings", "LaTeX, package xskak"), _xskak),
    Spelling("skak", "print", QT_TRANSLATE_NOOP("spellings", "LaTeX, package skak"), _skak),
    Spelling(
        "typst", "print", QT_TRANSLATE_NOOP("spellings", "Typst, package board-n-pieces"), _typst
    ),
    Spelling(
        "gbr",
        "problem",
        QT_TRANSLATE_NOOP("spellings", "GBR code"),
        lambda position, how: _written(
            gbr_with_kings(position.placement), position, how, lost=("squares",)
        ),
    ),
    Spelling("popeye", "problem", QT_TRANSLATE_NOOP("spellings", "Input for Popeye"), _popeye),
    Spelling(
        "forsyth",
        "problem",
        QT_TRANSLATE_NOOP("spellings", "Forsyth for Popeye"),
        _with_placement(lambda position, how: write_forsyth(position.placement, how.language)),
    ),
)
LINKS = ("lichess", "lichess-analysis", "chesscom")
"""Codes of the spellings that are addresses of pages."""
_SHOWN_ODD = frozenset(("ascii", "figurine"))
"""Spellings that show a fairy piece as a question mark."""
_WITHOUT_FAIRY = _SHOWN_ODD | frozenset(
    [*LINKS, "wiki", "chessboard", "xskak", "skak", "typst", "gbr"]
)


def _without_fairy(spelled: Spelling) -> Spelling:
    """Return a spelling that says of fairy pieces that it cannot hold them."""

    def write(position: Position, options: WriteOptions) -> Written:
        placement = position.placement
        if is_orthodox(placement) or (spelled.code == "forsyth" and holds_forsyth(placement)):
            return spelled.write(position, options)
        if spelled.code in _WITHOUT_FAIRY - _SHOWN_ODD:
            kept = "".join(each if is_orthodox(each) else EMPTY for each in placement)
            position = position._replace(placement=kept)
        text, left_out, _ = spelled.write(position, options)
        return Written(text, (*left_out, "fairy"))

    return spelled._replace(write=write)


SPELLINGS = tuple(
    _without_fairy(each) if each.code in {*_WITHOUT_FAIRY, "forsyth"} else each
    for each in _SPELLINGS
)
"""All spellings in the order in which they are shown."""


def link_to(position: Position, code: str, *, chess960: bool, flipped: bool) -> str:
    """Return one of LINKS to a position; "" for fairy pieces, which no site knows."""
    if not code or not is_orthodox(position.placement):
        return ""
    return spelling(code).write(position, WriteOptions(chess960, flipped=flipped)).text
