"""Records written in another format, some at a time."""

import io

import pytest

from fenedit.documents.record import Format
from fenedit.documents.streaming import Source
from fenedit.jobs.convert_file import Options, Tally, convert_source
from fenedit.notation.spellings.export import spelling
from fenedit.rules.conventions import CastlingCustom, EpCustom

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3"


def convert(
    text: str,
    to: Format | str,
    file_format: Format = "fen",
    ep: EpCustom = "held",
    castling: CastlingCustom = "held",
    chess960: bool = False,
) -> tuple[str, Tally]:
    source = Source("a", io.BytesIO(text.encode()), "utf-8", file_format)
    tally = Tally()
    target = to if to in ("fen", "epd", "pgn") else spelling(to)
    options = Options(target, ep, castling, chess960)  # type: ignore[arg-type]
    return "".join(convert_source(source, options, tally)), tally


@pytest.mark.parametrize(("to", "counters"), [("fen", " 0 1"), ("epd", "")])
def test_a_file_of_the_same_format_is_written_canonically_and_loses_nothing(
    to: Format, counters: str
) -> None:
    text = f"# x\r\n{START}  0 1 ; why\r\n\r\nnonsense\r\n[{AFTER_E4}]"
    written, tally = convert(text, to, to)
    assert written == (f"# x\r\n{START}{counters} ; why\r\n\r\nnonsense\r\n{AFTER_E4}{counters}")
    assert (tally.records, tally.unreadable, dict(tally.losses)) == (3, 1, {})


def test_operations_become_counters_or_are_counted() -> None:
    written, tally = convert(f'{START} hmvc 3; fmvn 9; id "x";\nnonsense\n' * 2000, "fen", "epd")
    assert written == f"{START} 3 9\nnonsense\n" * 2000
    assert (tally.records, tally.unreadable) == (4000, 2000)
    assert dict(tally.losses) == {"operations": 2000}
    assert list(tally.names["operations"]) == ["id"]


def test_counters_become_operations() -> None:
    assert convert(f"{START} 3 9\n", "epd")[0] == f"{START} fmvn 9; hmvc 3;\n"


def test_games_of_a_file_stay_as_far_apart_as_they_are() -> None:
    games = '[Event "x"]\n1. e4 *\n' * 9000
    assert convert(games, "pgn", "pgn")[0] == games


def test_what_a_spelling_of_the_position_leaves_of_a_file_is_counted() -> None:
    game = f'[Event "x"]\n[FEN "{START} 0 1"]\n\n{{c}} 1. e4 *\n\n'
    written, tally = convert(f"% by hand\n\n{game}", "markdown", "pgn")
    assert START in written
    assert dict(tally.losses) == {"comment-lines": 1, "comments": 1, "moves": 1, "tags": 1}
    assert dict(convert(f"# x\n\n{START} 0 1\n", "ascii")[1].losses)["comment-lines"] == 1


def test_games_are_divided_by_blank_lines_also_between_batches() -> None:
    lines = f"{START} 0 1\n{AFTER_E4} 0 1\n" * 1500
    games, tally = convert(lines, "pgn")
    assert tally.records == 3000
    assert games.count("[Event ") == 3000
    assert games.count("\n\n[Event ") == 2999
    back, again = convert(games, "fen", "pgn")
    assert back == lines
    assert again.records == 3000


def test_moves_and_tags_are_counted() -> None:
    game = f'[White "A"]\n[FEN "{AFTER_E4} 0 1"]\n[SetUp "1"]\n\n1... e5 *\n\n'
    written, tally = convert(game * 3, "epd", "pgn")
    assert written.splitlines() == [AFTER_E4] * 3
    assert dict(tally.losses) == {"tags": 3, "moves": 3}


def test_customs_of_writing() -> None:
    assert convert(f"{AFTER_E4} 0 1\n", "fen", ep="legal")[0] == f"{AFTER_E4[:-2]}- 0 1\n"
    assert convert(f"{AFTER_E4} 0 1\n", "fen", ep="always")[0] == f"{AFTER_E4} 0 1\n"
    held = START.replace("KQkq", "HAha")
    assert convert(f"{START} 0 1\n", "fen", castling="shredder")[0] == f"{held} 0 1\n"
    inner = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    written, tally = convert(f"{inner}\n", "fen", castling="fen", chess960=True)
    assert written == inner.replace("G", "-") + "\n"
    assert dict(tally.losses) == {"inner-rook": 1}


def test_chess960_is_written_where_there_is_room_for_it() -> None:
    assert '[Variant "Chess960"]' in convert(f"{START} 0 1\n", "pgn", chess960=True)[0]


def test_each_position_alone() -> None:
    written, tally = convert(f'{START} id "x";\nnonsense\n{AFTER_E4}\n', "bracketed", "epd")
    assert written == f"[{START} 0 1]\n[{AFTER_E4} 0 1]\n"
    assert (tally.records, tally.unreadable) == (3, 1)
    boards = convert(f"{START}\n{START}\n", "ascii")[0]
    assert boards.count("\n\n") == 2
