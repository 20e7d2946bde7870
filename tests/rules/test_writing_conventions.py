from typing import Any

import chess
import pytest
from hypothesis import given

from fenedit.notation.castling import START_COUNT, castling_squares, start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.rules.play import with_legal_ep
from fenedit.rules.writing import (
    CASTLING_CUSTOMS,
    EP_CUSTOMS,
    CastlingCustom,
    EpCustom,
    in_conventions,
)
from tests.helpers.corpus import cases, params
from tests.helpers.fens import SUPERFLUOUS_EP, USABLE_EP
from tests.helpers.strategies import back_rank_placements, positions


def _rights(fen: str, castling: str, chess960: bool = True) -> tuple[str, tuple[str, ...]]:
    position = parse_fen(fen)
    written = in_conventions(position, ep="held", castling=castling, chess960=chess960)  # type: ignore[arg-type]
    return written.position.castling_rights, written.left_out


def test_every_start_in_every_custom() -> None:
    customs: list[CastlingCustom] = ["fen", "xfen"]
    for start in map(start_position, range(START_COUNT)):
        files = [start.placement.index("R"), start.placement.rindex("R", 0, 8)]
        letters = "".join("ABCDEFGH"[file] for file in files[::-1])
        shredder = in_conventions(start, ep="held", castling="shredder", chess960=True)
        assert shredder.position.castling_rights == letters + letters.lower()
        for custom in customs:
            back = in_conventions(shredder.position, ep="held", castling=custom, chess960=True)
            assert (back.position, back.left_out) == (start, ())


@pytest.mark.parametrize(
    ("fen", "castling", "rights", "left_out"),
    [
        # An inner rook: X-FEN has its file, plain FEN has nothing for it.
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "xfen", "G", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "shredder", "G", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "fen", "", ("inner-rook",)),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "fen", "K", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "held", "H", ()),
        ("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gkq - 4 11", "shredder", "Gga", ()),
        ("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gga - 4 11", "xfen", "Gkq", ()),
        # Claims without king or rook stay, in the letters of all others.
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "shredder", "HA", ()),
        ("4k3/8/8/8/8/8/8/4K3 w HA - 0 1", "fen", "KQ", ()),
        ("4k3/8/8/8/8/8/8/4K3 w HA - 0 1", "held", "HA", ()),
        ("4k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "shredder", "HAha", ()),
        ("4k3/8/8/8/8/8/8/R3K2R w HAha - 0 1", "xfen", "KQkq", ()),
        # Q would mean the rook on b1, and there is none on a1.
        ("4k3/8/8/8/8/8/8/1R2K2R w HA - 0 1", "xfen", "KA", ()),
        ("4k3/8/8/8/8/8/8/R3K3 w KA - 0 1", "xfen", "KQ", ()),
        ("r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", "xfen", "KQkq", ()),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "shredder", "", ()),
    ],
)
def test_castling_customs(fen: str, castling: str, rights: str, left_out: tuple[str, ...]) -> None:
    assert _rights(fen, castling) == (rights, left_out)


@pytest.mark.parametrize(
    ("fen", "shredder", "xfen"),
    [
        ("1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBhb", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBha", "KQkq"),
        ("r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "HAha", "KQkq"),
        ("rn2k1r1/8/8/8/8/8/8/R3K1RR w Gq - 0 1", "Ga", "Gq"),
        ("4k3/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBha", "KQkq"),
    ],
)
def test_a_field_of_chess960_is_written_in_one_spelling_where_nothing_says_so(
    fen: str, shredder: str, xfen: str
) -> None:
    assert _rights(fen, "shredder", False) == (shredder, ())
    assert _rights(fen, "xfen", False) == (xfen, ())
    assert _rights(fen, "held", False) == (fen.split()[2], ())


def test_standard_chess_writes_all_three() -> None:
    array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {} - 0 1"
    for held in ("KQkq", "HAha"):
        assert _rights(array.format(held), "fen", False) == ("KQkq", ())
        assert _rights(array.format(held), "xfen", False) == ("KQkq", ())
        assert _rights(array.format(held), "shredder", False) == ("HAha", ())


@pytest.mark.parametrize(
    "case",
    [case for case in cases("fen_cases.jsonl") if case["kind"] in ("xfen", "shredder")],
    ids=lambda case: case["id"],
)
def test_the_corpus_where_all_claims_hold(case: dict[str, dict[str, str]]) -> None:
    position = parse_fen(str(case["input"]))
    held = castling_squares(position.placement, position.castling_rights, True)
    if len(held) < len(position.castling_rights):
        return
    for custom, key in (("xfen", "castling_xfen"), ("shredder", "castling_shredder")):
        written, _ = _rights(str(case["input"]), custom)
        if len({(king, rook > king) for _, king, rook in held}) == len(held):
            assert (written or "-") == case["expect"][key]


@pytest.mark.parametrize(
    ("fen", "ep", "kept"),
    [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "held", True),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "always", True),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "capturable", False),
        ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "capturable", True),
        ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "legal", False),
        # A square that cannot be is no custom's, and none is invented.
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "legal", True),
    ],
)
def test_en_passant_customs(fen: str, ep: str, kept: bool) -> None:
    position = parse_fen(fen)
    written = in_conventions(position, ep=ep, castling="held", chess960=False)  # type: ignore[arg-type]
    assert (written.position.ep_square is not None) is kept
    assert written.left_out == (() if kept else ("ep",))


@pytest.mark.parametrize("case", params("fen"))
@pytest.mark.parametrize(
    ("ep", "expected"), [("always", "fen"), ("capturable", "fen_xfen"), ("legal", "fen_legal")]
)
def test_each_custom_writes_what_the_corpus_says(
    case: dict[str, Any], ep: EpCustom, expected: str
) -> None:
    position = parse_fen(case["input"])
    written = in_conventions(position, ep=ep, castling="held", chess960=False)
    assert format_fen(written.position) == case["expect"][expected]


def test_no_square_is_invented() -> None:
    position = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
    assert (
        in_conventions(position, ep="always", castling="held", chess960=False).position == position
    )


def test_unknown_customs_are_refused() -> None:
    position = start_position(518)
    with pytest.raises(ValueError, match="en passant"):
        in_conventions(position, ep="never", castling="held", chess960=False)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="castling"):
        in_conventions(position, ep="held", castling="none", chess960=False)  # type: ignore[arg-type]


@given(positions(back_rank_placements()))
def test_rights_that_hold_mean_the_same_rooks(position) -> None:  # type: ignore[no-untyped-def]
    for chess960 in (False, True):
        rooks = {
            rook
            for _, _, rook in castling_squares(
                position.placement, position.castling_rights, chess960
            )
        }
        for custom in CASTLING_CUSTOMS:
            written = in_conventions(position, ep="held", castling=custom, chess960=chess960)
            after = written.position
            kept = {
                rook
                for _, _, rook in castling_squares(after.placement, after.castling_rights, chess960)
            }
            assert kept == rooks or (
                custom == "fen" and "inner-rook" in written.left_out and kept < rooks
            )
        clean = position._replace(
            castling_rights=chess.Board(format_fen(position), chess960=True)
            .castling_xfen()
            .replace("-", "")
        )
        if chess960 and len(castling_squares(clean.placement, clean.castling_rights, True)) == len(
            clean.castling_rights
        ):
            board = chess.Board(format_fen(clean), chess960=True)
            again = in_conventions(clean, ep="held", castling="shredder", chess960=True).position
            assert (again.castling_rights or "-") == board.castling_shredder_fen()


def test_the_customs_are_those_of_the_preferences() -> None:
    assert EP_CUSTOMS == ("held", "always", "capturable", "legal")
    assert CASTLING_CUSTOMS == ("held", "fen", "xfen", "shredder")


@pytest.mark.parametrize("fields", SUPERFLUOUS_EP + USABLE_EP)
def test_positions_are_compared_by_the_square_of_a_legal_capture(fields: str) -> None:
    position = parse_fen(f"{fields} 0 60")
    compared = with_legal_ep(position)
    assert compared.ep_square == (position.ep_square if fields in USABLE_EP else None)
    assert compared._replace(ep_square=position.ep_square) == position
