"""Boards as programs, mails and pages write them, with all that stands around their squares."""

import pytest

from fenedit.notation.fen import format_fen, format_placement
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.spellings.anything import read_anything

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


_ROWS = (
    "r...k..r",
    "ppp..ppp",
    "........",
    "....P...",
    "........",
    "........",
    "PPP..PPP",
    "R...K..R",
)
_PLACEMENT = "r3k2r/ppp2ppp/8/4P3/8/8/PPP2PPP/R3K2R"
_WIDE = str.maketrans("KQRBNPkqrbnp.", "♔♕♖♗♘♙♚♛♜♝♞♟\u3000")


@pytest.mark.parametrize(
    "text",
    [
        "// before\n" + "\n".join("//" + row.replace(".", "-") for row in _ROWS) + "\nint x = 3;",
        "#figure(\n position(\n"
        + "\n".join(f'  "{row}",' for row in _ROWS)
        + "\n ),\n size: 3,\n)",
        "export default [\n"
        + ",\n".join(
            "[" + ", ".join("null" if char == "." else f"'{char}'" for char in row) + "]"
            for row in _ROWS
        )
        + "\n]\n",
        "\u3000ａｂｃｄｅｆｇｈ\n"
        + "\n".join(
            rank + row.translate(_WIDE) for rank, row in zip("８７６５４３２１", _ROWS, strict=True)
        ),
        "Position\n" + "\n".join(_ROWS) + "\nfunction",
    ],
)
def test_boards_amid_code_and_in_wide_letters(text: str) -> None:
    (way,) = read_anything(text)
    assert way.certain
    assert format_placement(way.found[0].position.placement) == _PLACEMENT
