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
        ("~*2q", ("G", "n")),
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


def test_two_letters_behind_a_point_are_one_piece_where_there_is_such_a_piece() -> None:
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
