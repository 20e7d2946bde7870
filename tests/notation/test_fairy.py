"""Tests that every fairy piece has a character, and FEN spells it without ambiguity."""

import pytest

from fenedit.notation.fairy import (
    ATTRIBUTES,
    CODES,
    COLOURS,
    LANGUAGES,
    FairyPiece,
    Look,
    attribute_named,
    code_in,
    described,
    fairy_piece,
    fen_text,
    is_orthodox,
    kind_name,
    look_of,
    other_colour,
    squares_of_rank,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.loose.lenient import read_leniently, span_of_square
from fenedit.notation.position import (
    count_text,
    difference,
    parse_square,
    piece_name,
    recoloured,
    side_of,
    signature,
)
from fenedit.notation.problems import FenError
from fenedit.notation.transform import swap_colours

EVERY = [
    (code, colour, attributes)
    for code in CODES
    for colour in COLOURS
    for attributes in ((), *((each,) for each in ATTRIBUTES), ("Royal", "Kamikaze"))
]


def made(code: str, colour: str, *attributes: str) -> str:
    piece = fairy_piece(code, colour, attributes)
    assert piece is not None
    return piece


def test_every_piece_has_one_character_that_is_its_own() -> None:
    pieces = {made(code, colour, *attributes): code for code, colour, attributes in EVERY}
    assert len(pieces) == len(EVERY)
    assert all(len(piece) == 1 for piece in pieces)
    assert [described(made(c, s, *a)) for c, s, a in EVERY] == [FairyPiece(*e) for e in EVERY]


def test_orthodox_pieces_stay_letters() -> None:
    assert "".join(made(code, "w") for code in "KQRBSP") == "KQRBNP"
    assert "".join(made(code, "b") for code in "KQRBSP") == "kqrbnp"
    assert is_orthodox("KQRBNPkqrbnp.")
    assert not is_orthodox(f"...{made('K', 'n')}...")


def test_fen_spells_every_piece_and_reads_it_back() -> None:
    texts = [(fen_text(piece), piece) for piece in (made(c, s, *a) for c, s, a in EVERY)]
    assert [each for each in texts if squares_of_rank(each[0]) != each[1]] == []
    written = "".join(text for text, _ in texts)
    assert squares_of_rank(written) == "".join(piece for _, piece in texts)


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("*2Q", ("G", "w")),
        ("-k", ("K", "n")),
        ("-*2q", ("G", "n")),
        ("''le", ("LE", "b")),
        (".n", ("N", "b")),
        (".PA", ("PA", "w")),
        ("(!q2)", ("G", "n")),
        ("(b3)", ("VA", "b")),
        ("(nr)", ("R", "n")),
        ("(LE)", ("LE", "w")),
        ("(royal+G)", ("G", "w", "Royal")),
        ("(-15)", ("15", "b")),
    ],
)
def test_the_dialects_of_others_are_read(text: str, piece: tuple[str, ...]) -> None:
    assert squares_of_rank(text) == made(*piece)


@pytest.mark.parametrize(
    "text", ["", "*", "-", "-4", "''xx", "(15)", "(+xx)", "(red+G)", "''Le", "'"]
)
def test_what_names_no_piece_is_not_read(text: str) -> None:
    assert squares_of_rank(text) == ""


def test_two_letters_after_a_point_are_one_piece_where_there_is_such_a_piece() -> None:
    assert squares_of_rank(".nk3") == made("N", "b") + "k..."
    assert squares_of_rank(".gr3") == made("GR", "b") + "..."


def test_codes_differ_between_languages() -> None:
    assert [code_in("G", language) for language in LANGUAGES] == ["G", "G", "S"]
    assert fairy_piece("s", "b", language="fr") == made("G", "b")
    assert fairy_piece("xx", "w") is None
    assert fairy_piece("G", "w", ("Magic", "Kamikaze")) is None


def test_attributes_are_named_by_any_beginning_that_is_unique() -> None:
    assert attribute_named("royal") == attribute_named("Roy") == "Royal"
    assert attribute_named("anda") == "Anda"
    assert attribute_named("alice") is None
    assert attribute_named("") is None


def test_names_and_looks() -> None:
    assert kind_name(made("G", "w", "Royal")) == "royal grasshopper"
    assert kind_name(made("Q", "n")) == "queen"
    assert look_of(made("N", "b")) == Look("N", 2, "", "")
    assert look_of(made("LE", "w")) == Look("", 0, "LE", "")
    assert look_of(made("K", "n", "HurdleColourChanging")) == Look("K", 0, "", "hcc")
    assert other_colour(made("G", "w")) == made("G", "b")
    assert other_colour(made("G", "n")) == made("G", "n")


FAIRY_FEN = "*2q3k3/8/''LE7/-q7/(royal+G)7/(-15)2-*2n4/8/K7 w - - 0 1"


def test_a_fen_with_fairy_pieces_is_read_and_written_as_it_is() -> None:
    position = parse_fen(FAIRY_FEN)
    assert format_fen(position) == FAIRY_FEN
    assert len(position.placement) == 64
    assert position.placement[parse_square("a8")] == made("G", "b")
    assert count_text(position.placement) == "(3+3+2)"
    assert signature(position.placement) == "K LE G v K G 15 n Q N"


@pytest.mark.parametrize(
    ("fen", "code", "span"),
    [
        ("*2q4k3/8/8/8/8/8/8/K7 w - - 0 1", "rank-too-long", (5, 6)),
        ("*2q2k3/8/8/8/8/8/8/K7 w - - 0 1", "rank-too-short", (6, 7)),
        ("*2q3k3/8/8/8/8/8/8/K7 x - - 0 1", "bad-side", (22, 23)),
        ("*9q7/8/8/8/8/8/8/K7 w - - 0 1", "bad-piece-char", (0, 1)),
        ("''LE7/''lez/8/8/8/8/8/K7 w - - 0 1", "bad-piece-char", (10, 11)),
    ],
)
def test_a_fault_beside_fairy_pieces_has_its_place(
    fen: str, code: str, span: tuple[int, int]
) -> None:
    with pytest.raises(FenError) as caught:
        parse_fen(fen)
    assert (caught.value.problem.code, caught.value.problem.span) == (code, span)


def test_the_field_knows_the_squares_of_fairy_pieces() -> None:
    assert [
        FAIRY_FEN[slice(*(span_of_square(FAIRY_FEN, parse_square(name)) or (0, 0)))]
        for name in ("a8", "b8", "e8", "a6", "a5", "a4", "a3", "d3")
    ] == ["*2q", "3", "k", "''LE", "-q", "(royal+G)", "(-15)", "-*2n"]


def test_a_text_that_begins_with_a_quote_is_a_placement_or_wrapped() -> None:
    reading = read_leniently("''LE7/8/8/8/8/8/8/K7")
    assert format_fen(reading.position) == "''LE7/8/8/8/8/8/8/K7 w - - 0 1"
    assert read_leniently("'3k4/8/8/8/8/8/8/K7 w - - 0 1'").notes[0].code == "wrapper"


def test_swapped_colours_leave_neutral_pieces() -> None:
    swapped = swap_colours(parse_fen(FAIRY_FEN), False).position
    assert format_fen(swapped) == "k7/8/(+15)2-*2n4/(royal-G)7/-q7/''le7/8/*2Q3K3 b - - 0 1"


def test_names_have_the_colour() -> None:
    assert piece_name(made("G", "w")) == "white grasshopper"
    assert piece_name(made("K", "n")) == "neutral king"
    assert (side_of(made("G", "w")), side_of(made("G", "b"))) == ("w", "b")
    assert recoloured(made("G", "b")) == made("G", "w")


def test_what_moved_is_known_of_fairy_pieces() -> None:
    piece = made("G", "w")
    assert difference(piece + "." * 63, "." * 63 + piece).moved == ((0, 63, piece),)
