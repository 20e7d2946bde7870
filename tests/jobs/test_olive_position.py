"""Positions in Olive's entries."""

import pytest
from hypothesis import given

from fenedit.documents.olive_entries import Plain
from fenedit.jobs.olive import (
    DoubledPieceError,
    OddPieceError,
    algebraic_of,
    options_of,
    position_of,
)
from fenedit.notation.castling import rights_by_convention
from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position
from fenedit.notation.spellings.popeye_writing import held_options
from tests.helpers.strategies import positions

HOME = {"white": ["Ke1", "Ra1", "Rh1"], "black": ["Ke8", "Rh8", "Sb8", "Pa7"]}


def fen(stipulation: str = "#2", *options: str) -> str:
    return format_fen(position_of(HOME, stipulation, options_of(options).held))


def test_kings_and_rooks_at_home_may_castle() -> None:
    assert fen() == "1n2k2r/p7/8/8/8/8/8/R3K2R w KQk - 0 1"
    assert fen("#2", "NoCastling a1e8") == "1n2k2r/p7/8/8/8/8/8/R3K2R w K - 0 1"


@pytest.mark.parametrize(
    ("stipulation", "options", "side"),
    [
        ("#2", (), "w"),
        ("s#6", (), "w"),
        ("hs#3", (), "w"),
        ("h#2", (), "b"),
        ("H=4", (), "b"),
        ("ser-h#5", (), "b"),
        ("h#2.5", (), "w"),
        ("h#2", ("WhiteToPlay",), "w"),
        ("#2", ("halfduplex",), "b"),
        ("", (), "w"),
        ("= black to move", (), "b"),
    ],
)
def test_who_moves_first(stipulation: str, options: tuple[str, ...], side: str) -> None:
    assert fen(stipulation, *options).split()[1] == side


def test_the_first_move_may_be_en_passant() -> None:
    assert fen("#2", "EnPassant d6").split()[3] == "d6"


def test_options_are_told_from_conditions() -> None:
    assert options_of(["SetPlay", "Defence 1", "Circe", "EnPassant d6"]) == (
        {"enpassant": "d6"},
        ("SetPlay", "Defence 1"),
        ("Circe",),
    )


@pytest.mark.parametrize(
    "algebraic",
    [
        {"white": ["Xb4"]},
        {"white": ["Unheard Qd4"]},
        {"green": ["Qd4"]},
        {"white": ["Kd9"]},
        {"white": [["Kd4"]]},
    ],
)
def test_pieces_that_popeye_does_not_know_are_refused(algebraic: dict[str, list[str]]) -> None:
    with pytest.raises(OddPieceError):
        position_of(algebraic, "#2", {})


def test_an_entry_without_pieces_is_the_empty_board() -> None:
    assert position_of("", "#2", {}) == position_of({}, "#2", {})
    assert format_fen(position_of({}, "#2", {})) == "8/8/8/8/8/8/8/8 w - - 0 1"


@given(positions())
def test_a_position_comes_back_with_its_options(position: Position) -> None:
    for stipulation in ("#2", "h#2", "h#2.5"):
        held = options_of(held_options(position, stipulation)).held
        again = position_of(algebraic_of(position.placement), stipulation, held)
        assert again[:2] == position[:2]
        assert again.ep_square == position.ep_square
        conventional = {letter for letter, _, _ in rights_by_convention(position.placement)}
        if conventional.issuperset(position.castling_rights):
            assert set(again.castling_rights) == set(position.castling_rights)


def test_two_pieces_on_a_square_are_refused() -> None:
    with pytest.raises(DoubledPieceError, match="b2"):
        position_of({"white": ["Ka1", "Qb2"], "black": ["Rb2"]}, "#2", {})


def test_pieces_may_be_a_text() -> None:
    position = position_of({"white": "Ka1, Qb2 Sc3", "black": ""}, "#2", {})
    assert format_fen(position).startswith("8/8/8/8/8/2N5/1Q6/K7 ")


def test_fairy_pieces_have_popeyes_codes() -> None:
    algebraic: dict[str, Plain] = {
        "black": ["Nb4", "royal Gc3"],
        "neutral": ["Qd4"],
        "white": ["Ka1", "LIe5"],
    }
    placement = position_of(algebraic, "#2", {}).placement
    assert len(placement) == 64
    assert algebraic_of(placement) == algebraic
