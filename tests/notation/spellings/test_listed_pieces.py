import pytest

from fenedit.notation.fen import format_placement
from fenedit.notation.position import square_name
from fenedit.notation.spellings.listed_pieces import beginnings, entries_missed, scan
from fenedit.notation.spellings.piece_list import readings


def _shown(text: str, language: str = "en") -> str:
    entries, stop, *_ = scan(text, 0, language)
    shown = [
        entry.kind + "".join(square_name(square) for square, _ in entry.squares)
        for entry in entries
    ]
    return " ".join([*shown, text[stop:]]).rstrip()


def test_squares_belong_to_letters_in_three_ways() -> None:
    assert _shown("Pa2b2 Ra1h1 c3") == "Pa2b2 Ra1h1 Pc3"
    assert _shown("R a1, h1, Ke1") == "Ra1 Rh1 Ke1"
    assert _shown("Nf3,g5 Ke1 a2") == "Nf3 Ng5 Ke1 Pa2"
    assert _shown("Nf3, g5, Ke1") == "Nf3 Pg5 Ke1"
    assert _shown("Nf3,g5,Ke1") == "Nf3 Pg5 Ke1"
    assert _shown("Крg1 пп. a2, b3 Лa1", "ru") == "Kg1 Pa2 Pb3 Ra1"


def test_sides_and_their_languages() -> None:
    scanned = scan("Białe: Ka1, W: b2 Black (1): –", 0, "pl")
    assert [entry.side for entry in scanned.entries] == ["w", "w"]
    assert scanned.languages == ["pl", "", "en"]
    assert scanned.stop == len("Białe: Ka1, W: b2 Black (1): –")


def test_a_side_that_is_named_again_begins_another_list() -> None:
    text = "White: Ka1 Black: – White: Kb2"
    assert scan(text, 0, "en", once=True).stop == text.index(" White")
    assert scan(text, 0, "en").stop == len(text)
    assert len(scan("White: Ka1 W: b2 Black: Kg8 B: g7", 0, "en", once=True).entries) == 4


def test_names_may_have_a_mark() -> None:
    assert [scan(text, 0, "en").marked for text in ("White Ka1", "White (1) Ka1", "W: Ka1")] == [
        False,
        True,
        True,
    ]


def test_words_like_pieces_are_counted_up_to_a_first_move() -> None:
    assert entries_missed("Kg8, h7 + Nb8 ♘c3 wKd4 Xa1b1, Éa1 mate in 2, h7h", 0) == 7
    assert entries_missed("draw: 1.Kg7 h4", 0) == 0
    assert entries_missed("11.Kg7 h4", 0) == 2


def test_it_stops_where_no_piece_stands() -> None:
    assert _shown("Ka1 Qb2 mate in 2") == "Ka1 Qb2  mate in 2"
    assert _shown("Ka1 White to move") == "Ka1  White to move"
    assert _shown("Ka1b") == "Ka1b"
    assert _shown("Nf3xe5") == "Nf3xe5"


def test_places_are_those_of_the_text() -> None:
    (entry,) = scan("  Pa2b2", 0, "en").entries
    assert entry.stop == 7
    assert entry.squares == ((8, (3, 5)), (9, (5, 7)))
    assert entry.before == "  "


def test_lists_begin_at_a_side_before_a_piece() -> None:
    assert beginnings("White to move. White: Ka1 Black: Kb2") == [15, 26]
    assert beginnings("Bianco: –") == [0]
    assert len(beginnings("White: Ka1 " * 1000)) == 400


@pytest.mark.parametrize(
    ("text", "placement"),
    [
        ("wKe1, wRa1, sKe8", "4k3/8/8/8/8/8/8/R3K3"),
        ("wKe1 wTa1 sKe8", "4k3/8/8/8/8/8/8/R3K3"),
        ("WKe1 WRa1 BKe8 BPa7", "4k3/p7/8/8/8/8/8/R3K3"),
        ("Kg1,Rf1,f2,g2/Kg8,f7", "6k1/5p2/8/8/8/8/5PP1/5RK1"),
        ("White: Kg1,Rf1,f2 Black: Kg8,f7", "6k1/5p2/8/8/8/8/5P2/5RK1"),
        ("Ke1,Ra1,h1/Ke8", "4k3/8/8/8/8/8/8/R3K2R"),
        ("White: Ke1, Ra1,h1, b2; Black: Ke8", "4k3/8/8/8/8/8/1P6/R3K2R"),
    ],
)
def test_colours_and_commas_mean_what_makes_sense(text: str, placement: str) -> None:
    ((_, (found,), certain),) = readings(text)
    assert (format_placement(found.position.placement), certain) == (placement, True)
