import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, format_placement, parse_placement
from fenedit.notation.languages import letters_of
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import START_POSITION
from fenedit.notation.reading import Found
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.boards import (
    boards_of,
    find_grids,
    misses_board,
    write_board,
)
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

_PLACEMENT = "r3k2r/8/8/8/3pP3/8/8/R3K2R"
_ROWS = str(chess.Board(_PLACEMENT + " w - - 0 1")).split("\n")


def _boards(text: str, language: str = "en") -> tuple[Found, ...]:
    return boards_of(text, find_grids(text), language)


def _read(text: str) -> list[str]:
    return [format_placement(found.position.placement) for found in _boards(text)]


def _barred(
    cell: str = " {} ", empty: str = "   ", frame: str = "+---+---+---+---+---+---+---+---+"
) -> str:
    lines = [frame]
    for row in _ROWS:
        cells = [empty if each == "." else cell.format(each) for each in row.split()]
        lines += [f"|{'|'.join(cells)}|", frame]
    return "\n".join(lines)


def _cells(marked: str, own: str, empty: str, dark: str) -> str:
    """A board with bars whose men are marked by side and whose dark squares are."""
    lines = ["  +---+---+---+---+---+---+---+---+"]
    for row, letters in enumerate(_ROWS):
        cells = []
        for column, each in enumerate(letters.split()):
            if each == ".":
                cells.append(dark if (row + column) % 2 else empty)
            else:
                cells.append((marked if each.islower() else own).format(each.upper()))
        lines += [f"{8 - row} |{'|'.join(cells)}|", lines[0]]
    return "\n".join([*lines, "    a   b   c   d   e   f   g   h"])


_SHAPES = {
    "apart": "\n".join(_ROWS),
    "side by side": "\n".join(_ROWS).replace(" ", ""),
    "ranks on the left": "\n".join(f"{8 - at} {row}" for at, row in enumerate(_ROWS)),
    "ranks on the right": "\n".join(f"{row}  {8 - at}" for at, row in enumerate(_ROWS)),
    "ranks on both sides and files": "\n".join(
        ["  a b c d e f g h", *(f"{8 - at} {row} {8 - at}" for at, row in enumerate(_ROWS))]
    ),
    "ranks with points": "\n".join(f"{8 - at}. {row}" for at, row in enumerate(_ROWS)),
    "in a box": "\n".join(
        ["  +-----------------+", *(f"{8 - at} | {row} |" for at, row in enumerate(_ROWS))]
    ),
    "in a box without points": "\n".join(
        ["+-----------------+", *(f"| {row.replace('.', ' ')} |" for row in _ROWS)]
    ),
    "in a narrow box": "\n".join(f"|{row.replace(' ', '').replace('.', ' ')}|" for row in _ROWS),
    "with bars": _barred(),
    "with narrow bars": _barred("{}", " ", "-----------------"),
    "drawn with lines": _barred().replace("|", "│").replace("-", "─").replace("+", "┼"),
    "engine": "\n".join(
        f"{line} {8 - at // 2}" if at % 2 == 0 else line
        for at, line in enumerate(_barred().split("\n")[1:])
    )
    + "\n  a   b   c   d   e   f   g   h\n",
    "angles for Black": _cells("<{}>", "-{}-", "   ", " . "),
    "stars for Black": _cells(" *{}", " {} ", "   ", "   "),
    "colours": _cells(" b{}", " w{}", "   ", ":::"),
    "double spaced": "\n\n".join(_ROWS),
    "quoted": "\n".join(f"> {row}" for row in _ROWS),
    "empty as dashes": "\n".join(_ROWS).replace(".", "-"),
    "empty as underscores": "\n".join(_ROWS).replace(".", "_"),
    "two characters": "\n".join(
        " ".join(
            "--" if each == "." else ("b" if each.islower() else "w") + each.upper()
            for each in row.split()
        )
        for row in _ROWS
    ),
    "table": "| | a | b | c | d | e | f | g | h |\n|---|---|---|---|---|---|---|---|---|\n"
    + "\n".join(
        f"| **{8 - at}** | {row.replace('.', ' ').replace(' ', '|', 0)[0]} | "
        + " | ".join(each.replace(".", " ") for each in row.split()[1:])
        + " |"
        for at, row in enumerate(_ROWS)
    ),
    "figurines": chess.Board(_PLACEMENT + " w - - 0 1").unicode(),
    "figurines with frame": chess.Board(_PLACEMENT + " w - - 0 1").unicode(borders=True),
    "seen by Black": chess.Board(_PLACEMENT + " w - - 0 1").unicode(
        borders=True, orientation=chess.BLACK
    ),
    "Windows line ends": "\r\n".join(_ROWS),
    "between words": "Look at this:\n\n" + "\n".join(_ROWS) + "\n\nWhat now, dear friends?",
}


@pytest.mark.parametrize("shape", _SHAPES)
def test_boards_of_every_shape(shape: str) -> None:
    assert _read(_SHAPES[shape]) == [_PLACEMENT]


@pytest.mark.parametrize("kind", ["figurine-board", "ascii-board"])
def test_the_corpus_is_read_and_written(kind: str) -> None:
    mine = [case for case in cases("format_cases.jsonl") if case["format"] == kind]
    assert mine
    for case in mine:
        placement = case["fen"].split()[0]
        assert _read(case["text"]) == [placement]
        written = write_board(parse_placement(placement), figurines=kind == "figurine-board")
        assert written == case["text"]


def test_the_first_rank_is_on_top_where_the_coordinates_say_so() -> None:
    text = "\n".join(f"{at + 1} {row}" for at, row in enumerate(_ROWS[::-1]))
    assert _read(text + "\n  a b c d e f g h") == [_PLACEMENT]
    turned = "\n".join(f"{at + 1} {row[::-1]}" for at, row in enumerate(_ROWS[::-1]))
    assert _read(turned + "\n  h g f e d c b a") == [_PLACEMENT]
    assert _read("h g f e d c b a\n" + "\n".join(row[::-1] for row in _ROWS[::-1])) == [_PLACEMENT]


def test_the_side_is_above_or_below_its_board() -> None:
    board = "\n".join(_ROWS)
    for text, sides in [
        (board, "w"),
        (board + "\nBlack to move", "b"),
        ("black  KQkq\n" + board, "b"),
        (f"{board}\nBlack to move\n\n{board}\nWhite to move", "bw"),
        (f"Black to move\n{board}\n\nWhite to move\n{board}", "bw"),
        (
            "\n".join(
                f"|{'|'.join(row.split())}|  {'Move # : 3 (Black)' * (at == 0)}"
                for at, row in enumerate(_ROWS)
            ),
            "b",
        ),
    ]:
        assert "".join(found.position.side_to_move for found in _boards(text)) == sides, text
    assert _boards(board)[0].notes[0].code == "default-side"
    assert [note.code for note in _boards(board + "\nw")[0].notes] == ["default-castling"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n".join(_ROWS[:7]),
        "\n".join([*_ROWS, _ROWS[0]]),
        "\n".join(row[:-2] for row in _ROWS),
        "\n".join([*_ROWS[:4], "and now", *_ROWS[4:]]),
        "\n".join(f"{at} {row}" for at, row in zip("87654322", _ROWS, strict=True)),
        "\n".join(["a b c d e f g h"] * 8),
        "\n".join(["x y z x y z x y"] * 8),
        "\n".join(["one two three four five six seven eight"] * 8),
    ],
)
def test_what_is_no_board_is_none(text: str) -> None:
    assert _boards(text) == ()


def test_letters_of_another_language() -> None:
    german = dict(
        zip(
            "PNBRQKpnbrqk",
            "".join(letters_of("de")) + "".join(letters_of("de")).lower(),
            strict=True,
        )
    )
    text = "\n".join("".join(german.get(each, each) for each in row) for row in _ROWS)
    assert _boards(text) == ()
    assert format_placement(_boards(text, "de")[0].position.placement) == _PLACEMENT
    russian = "\n".join(
        row.replace("k", "кр")
        .replace("K", "Кр")
        .replace("r", "л")
        .replace("R", "Л")
        .replace("p", "п")
        .replace("P", "П")
        for row in _ROWS
    )
    assert format_placement(_boards(russian, "ru")[0].position.placement) == _PLACEMENT


@given(placements(), st.booleans(), st.booleans(), st.booleans())
def test_every_written_board_reads_back(
    placement: str, figurines: bool, flipped: bool, coordinates: bool
) -> None:
    text = write_board(placement, figurines=figurines, flipped=flipped, coordinates=coordinates)
    assert [found.position.placement for found in _boards(text)] == [placement]


_EIGHT = "r . . . k . . r\n" + ". . . . . . . .\n" * 6 + "R . . . K . . R\n"


@pytest.mark.parametrize(
    ("below", "fen"),
    [
        ("b KQkq - 5 20", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 20"),
        ("\nb Kq -\n", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1"),
        ("b KABC - 5 20", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"),
        ("b KQkq - 5", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 1"),
        ("a b c d e f g h\nB KQkq - 5 20", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 20"),
        ("black KQkq – 5 20", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 20"),
        ("b KQkq 5 20", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 20"),
        ("turn: b, castling: KQkq", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        ("White to move. Castling rights: KQkq", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    ],
)
def test_the_fields_on_a_line_below(below: str, fen: str) -> None:
    text = _EIGHT + below
    (found,) = boards_of(text, find_grids(text), "en")
    assert format_fen(found.position) == fen


def test_rows_of_a_board_that_is_none_are_missed() -> None:
    short = _EIGHT.replace(". . . . . . . .", ". . . . . . .", 1)
    for text, missed in (
        (_EIGHT, False),
        (f"{_EIGHT}\n{_EIGHT}", False),
        (short, True),
        (f"{_EIGHT}\n{short}", True),
        (f"{short}\n{_EIGHT}", True),
        (f"{_EIGHT}\na b c d e f g h\nP . . . . . . .\n", False),
    ):
        assert misses_board(text, find_grids(text)) is missed


@pytest.mark.parametrize(
    "below", ["  h#2                  2 + 3", "h#2 (2+3)", "1) h#2", "No. 3 (helpmate in 2)"]
)
def test_what_a_solver_prints_below_a_board_is_asked_of_it(below: str) -> None:
    board = "\n".join(["8 . . . k . . . ."] + [f"{rank} . . . . . . . ." for rank in "765432"])
    (way,) = read_anything(f"{board}\n1 R . . K . . . .\n\n{below}\n")
    (found,) = way.found
    assert (found.position.side_to_move, found.rest.strip()) == ("b", 'c3 "h#2";')


def test_a_board_in_the_cells_of_html() -> None:
    rows = ["♜♞♝♛♚♝♞♜", "♟♟♟♟♟♟♟♟", *[" " * 8] * 4, "♙♙♙♙♙♙♙♙", "♖♘♗♕♔♗♘♖"]
    cells = ("".join(f"<td>{cell.strip()}</td>" for cell in row) for row in rows)
    (way,) = read_anything(f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>")
    assert (way.certain, way.found[0].position.placement) == (True, START_POSITION.placement)


def test_a_list_in_the_cells_of_html() -> None:
    rows = "".join(
        f"<tr><td>{side}</td><td>{men}</td></tr>"
        for side, men in (("White", "Kg1, Ra1"), ("Black", "Kg8, h7"))
    )
    (way,) = read_anything(f"<table>{rows}</table>")
    assert format_placement(way.found[0].position.placement) == "6k1/7p/8/8/8/8/8/R5K1"


def test_64_squares_in_one_line() -> None:
    squares = "".join(START_POSITION.placement[rank * 8 :][:8] for rank in range(7, -1, -1))
    (way,) = read_anything(" ".join(squares))
    assert (way.certain, way.found[0].position.placement) == (True, START_POSITION.placement)


# Boards as programs, mails and pages write them, with all that stands around their squares.


PLACEMENT = "2kr3r/pp3p1p/2n1b3/4P1q1/1P6/P1N2N2/5PPP/R2Q1RK1"
ROWS = (
    *("..kr...r", "pp...p.p", "..n.b...", "....P.q."),
    *(".P......", "P.N..N..", ".....PPP", "R..Q.RK."),
)
FIGURES = {piece: figure for figure, piece in FIGURINES.items()}
DRAWN = ["".join(FIGURES.get(each, each) for each in row) for row in ROWS]
APART = [" ".join(row) for row in ROWS]
BLANK = [row.replace(".", " ") for row in APART]
FILES = " ".join("abcdefgh")


def lines(form: str, rows: list[str]) -> str:
    """Return rows in a form; `?` stands for the rank, `~` for the index from 0."""
    return "\n".join(
        form.replace("@", row).replace("?", str(8 - index)).replace("~", str(index))
        for index, row in enumerate(rows)
    )


WIKI = [
    "|".join("  " if each == "." else each.lower() + "dl"[each.isupper()] for each in row)
    for row in ROWS
]
TABLE = [row.replace(".", " ") for row in ROWS]
ZEROS = [row.replace(".", "0") for row in ROWS]


def table(rows: list[str], head: str, rule: str = ":---:") -> str:
    """Return rows as a table of Markdown."""
    cells = [head, [rule] * 8, *rows]
    return "\n".join(f"|{'|'.join(row)}|" for row in cells)


LISTS = [", ".join(f"'{each}'" for each in row.replace(".", " ")) for row in DRAWN]
SHAPES = {
    "a comment of C": f"/**\n * So far:\n{lines(' *   @', APART)}\n */",
    "a comment of Python": lines("##  @", APART),
    "a comment of SQL": lines("-- @", APART),
    "a comment of TeX": lines("%  @", APART),
    "a mail": lines("> > @", list(ROWS)),
    "comments with coordinates": lines("// ?  @", APART) + f"\n//    {FILES}",
    "a list a line, ranks beside": lines("? [@]", APART) + f"\n   {FILES}",
    "strings with commas": lines('  "@",', list(ROWS)),
    "strings that are joined": lines(r'   "@\n" +', list(ROWS)),
    "strings of figurines and blanks": lines('"@",', [row.replace(".", " ") for row in DRAWN]),
    "one string of several lines": 'grid = """' + "\n".join(APART) + '"""',
    "one string with escaped breaks": "s = '" + r"\n".join(APART) + "'",
    "lists of strings": "b = [\n" + lines("  [@],", LISTS) + "\n]",
    "lists of strings on one line": "[[" + "], [".join(LISTS) + "]]",
    "strings on one line": "[" + ",".join(f'"{row}"' for row in ROWS) + "]",
    "rows of a wiki": lines("? |@|= ?", WIKI) + f"\n    {FILES}",
    "a wiki's template of another name": "{{Sjakkdiagram\n|tright\n|\n|=\n"
    + lines(" ? |@|=", WIKI)
    + f"\n    {FILES}\n|\n}}}}",
    "figurines, rows from 0": f"  {' '.join('01234567')}\n"
    + lines("~ @ ~", [" ".join(row) for row in DRAWN]),
    "figurines behind a bar": lines("? ║@", [" ".join(row).replace(".", "…") for row in DRAWN]),
    "figurines and dashes": lines("@", [row.replace(".", "-") for row in DRAWN]),
    "figurines and blanks": lines("@", [row.replace(".", " ") for row in DRAWN]),
    "figurines and wide blanks": lines("@", [row.replace(".", "\u3000") for row in DRAWN]),
    "letters and blanks over files": lines("? @", BLANK) + f"\n  {FILES}",
    "letters and blanks, cut at their ends": "\n".join(map(str.rstrip, BLANK)),
    "numbers that touch their rows": lines("?@", APART) + f"\n {FILES}",
    "numbers that touch figurines": lines("?@", [" ".join(row) for row in DRAWN]),
    "numbers that touch rows on the right": lines("@?", APART),
    "numbers that touch rows without blanks": lines("@?", list(ROWS)),
    "a table with files and no ranks": table(TABLE, "abcdefgh"),
    "a table seen by Black": table([row[::-1] for row in TABLE[::-1]], "hgfedcba"),
    "a table of figurines": table([row.replace(".", " ") for row in DRAWN], "abcdefgh", "---"),
    "a table with a blank head": table(TABLE, " " * 8, "-"),
    "a table whose head is a rank": table(TABLE[1:], TABLE[0], ":-:"),
    "a table without outer bars": "\n".join(
        line.strip("|") for line in table(TABLE, "abcdefgh", "--").split("\n")
    ),
    "rows with commas": lines("@", [",".join(row) for row in TABLE]).replace(" ", ""),
    "rows with commas, ranks and files": "\n,a,b,c,d,e,f,g,h\n".join(
        [lines("?,@", [",".join(row) for row in TABLE]).replace(" ", ""), ""]
    ),
    "rows with commas and numbers apart": lines("? @", [",".join(row) for row in TABLE]),
    "a table with numbers on both sides": table(
        [f"{8 - at}{row}{8 - at}" for at, row in enumerate(TABLE)], " abcdefgh ", "---"
    ).replace("|---|", "|---|---|---|", 1),
    "rows with semicolons below files": "a;b;c;d;e;f;g;h\n"
    + lines("@", [";".join(row) for row in TABLE]).replace(" ", ""),
    "cells of a spreadsheet": lines("@", ["\t".join(row) for row in TABLE]).replace(" ", ""),
    "lists of bare letters": "[" + ",".join(f"[{','.join(row)}]" for row in ZEROS) + "]",
    "0 for an empty square": lines("@", [" ".join(row) for row in ZEROS]),
    "0 for an empty square, ranks on the right": lines("@ ?", [" ".join(row) for row in ZEROS]),
    "ranks of a FEN, a line each": PLACEMENT.replace("/", "\n"),
    "a solver's board": "+---a---b---c---d---e---f---g---h---+\n"
    + lines(
        "|                                   |\n?@   ?",
        ["".join(f"{'-' * each.islower() + each.upper():>4}" for each in row) for row in ROWS],
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_board_is_read_whatever_stands_around_it(shape: str) -> None:
    ways = read_anything(SHAPES[shape])

    assert [format_fen(found.position) for way in ways for found in way.found] == [
        f"{PLACEMENT} w - - 0 1"
    ]
    assert ways[0].certain


def test_without_a_piece_on_the_first_or_the_last_file_the_columns_are_asked_about() -> None:
    rows = ["  ♚", "", "", "    ♟", "", "", "     ♖", "  ♔"]

    (way,) = read_anything("\n".join(rows))

    assert format_fen(way.found[0].position) == "2k5/8/8/4p3/8/8/5R2/2K5 w - - 0 1"
    assert not way.certain


def test_a_list_that_goes_on_below_is_no_row_of_eight() -> None:
    text = SHAPES["lists of strings"].replace("', ", "',\n", 1)

    assert not any(way.certain for way in read_anything(text))


def test_columns_of_words_are_no_board() -> None:
    words = ["a b", "k K", "n o", "p q", "r Q", "", "x", "P"]

    assert read_anything("\n".join(words)) == ()


def test_a_figure_of_another_game_is_no_empty_square() -> None:
    rows = [*DRAWN[:7], DRAWN[7].replace(".", "\U0001fa00", 1)]

    assert read_anything("\n".join(rows)) == ()


_ROWS_dressed = (
    "r...k..r",
    "ppp..ppp",
    "........",
    "....P...",
    "........",
    "........",
    "PPP..PPP",
    "R...K..R",
)
_PLACEMENT_dressed = "r3k2r/ppp2ppp/8/4P3/8/8/PPP2PPP/R3K2R"
_WIDE = str.maketrans("KQRBNPkqrbnp.", "♔♕♖♗♘♙♚♛♜♝♞♟\u3000")


@pytest.mark.parametrize(
    "text",
    [
        "// before\n"
        + "\n".join("//" + row.replace(".", "-") for row in _ROWS_dressed)
        + "\nint x = 3;",
        "#figure(\n position(\n"
        + "\n".join(f'  "{row}",' for row in _ROWS_dressed)
        + "\n ),\n size: 3,\n)",
        "export default [\n"
        + ",\n".join(
            "[" + ", ".join("null" if char == "." else f"'{char}'" for char in row) + "]"
            for row in _ROWS_dressed
        )
        + "\n]\n",
        "\u3000ａｂｃｄｅｆｇｈ\n"
        + "\n".join(
            rank + row.translate(_WIDE)
            for rank, row in zip("８７６５４３２１", _ROWS_dressed, strict=True)
        ),
        "Position\n" + "\n".join(_ROWS_dressed) + "\nfunction",
    ],
)
def test_boards_amid_code_and_in_wide_letters(text: str) -> None:
    (way,) = read_anything(text)
    assert way.certain
    assert format_placement(way.found[0].position.placement) == _PLACEMENT_dressed
