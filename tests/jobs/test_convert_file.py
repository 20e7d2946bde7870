"""Records written in another format, some at a time."""

import io

import pytest

from fenedit.documents.files.streaming import Source
from fenedit.documents.formats import records_from
from fenedit.documents.losses import Tally
from fenedit.documents.record import Format
from fenedit.jobs.convert_file import Options, convert_source
from fenedit.notation.marks import Marks
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.notation.spellings.export import spelling
from fenedit.rules.writing import CastlingCustom, EpCustom

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
    options = Options(target, ep, castling, chess960)
    return "".join(convert_source(source, options, tally)), tally


@pytest.mark.parametrize(("to", "counters"), [("fen", " 0 1"), ("epd", "")])
def test_a_file_of_the_same_format_is_written_canonically_and_loses_nothing(to, counters):
    text = f"# x\r\n{START}  0 1 ; why\r\n\r\nnonsense\r\n[{AFTER_E4} 0 1]"
    written, tally = convert(text, to, to)
    line = f"; why\r\n{START} 0 1" if to == "fen" else f"{START} ; why"
    assert written == f"# x\r\n{line}\r\n\r\nnonsense\r\n{AFTER_E4}{counters}"
    assert (tally.records, tally.unreadable, dict(tally.losses)) == (3, 1, {})


def test_operations_become_counters_or_are_counted():
    written, tally = convert(
        f'{START} hmvc 3; fmvn 9; id "x"; bm e4;\nnonsense\n' * 2000, "fen", "epd"
    )
    assert written == f"# x\n{START} 3 9\nnonsense\n" * 2000
    assert (tally.records, tally.unreadable) == (4000, 2000)
    assert dict(tally.losses) == {"operations": 2000, "names": 2000}
    assert list(tally.names["operations"]) == ["bm"]


SIDE, RIGHTS, EP = "side to move", "castling rights", "en passant square"
CLOCK, NUMBER = "halfmove clock", "fullmove number"


@pytest.mark.parametrize(
    ("text", "file_format", "to", "names"),
    [
        ("8/8/8/8/8/8/8/Kk6 ;", "fen", "fen", [SIDE, RIGHTS, EP, CLOCK, NUMBER]),
        ("8/8/8/8/8/8/8/Kk6 w", "fen", "epd", [RIGHTS, EP]),
        ("8/8/8/8/8/8/8/Kk6 w", "epd", "fen", [RIGHTS, EP]),
        (AFTER_E4, "fen", "pgn", [CLOCK, NUMBER]),
        (f"{AFTER_E4} 4", "fen", "fen", [NUMBER]),
        (f"{AFTER_E4} - 7", "fen", "fen", [CLOCK]),
        (f"{AFTER_E4} -3 7", "fen", "epd", [CLOCK]),
        (f'[FEN "{AFTER_E4}"]\n\n*', "pgn", "pgn", [CLOCK, NUMBER]),
        (f'[FEN "{AFTER_E4}"]\n\n*', "pgn", "epd", []),
        (AFTER_E4, "fen", "epd", []),
        (f"{AFTER_E4} 0 1", "fen", "pgn", []),
        (f"{AFTER_E4} bm e5;", "fen", "pgn", []),
        (f"{AFTER_E4} hmvc 3; fmvn 2;", "fen", "fen", []),
        (AFTER_E4, "epd", "fen", []),
        (AFTER_E4, "fen", "bracketed", []),
    ],
)
def test_fields_that_are_written_though_a_record_does_not_give_them_are_counted(
    text, file_format, to, names
):
    tally = convert(f"{text}\n", to, file_format)[1]
    assert tally.losses["filled"] == bool(names)
    assert list(tally.names.get("filled", ())) == names


def test_counters_become_operations():
    assert convert(f"{START} 3 9\n", "epd")[0] == f"{START} fmvn 9; hmvc 3;\n"


def test_nul_characters_that_go_are_counted():
    text = f"{START} 0 1\0\n\0\n{AFTER_E4} 0 1\n"
    for to, lost in (("fen", {}), ("epd", {"nuls": 1}), ("ascii", {"nuls": 2})):
        written, tally = convert(text, to)
        assert ("\0" in written) == (to != "ascii")
        assert {code: tally.losses[code] for code in tally.losses if code == "nuls"} == lost


def test_games_of_a_file_stay_as_far_apart_as_they_are():
    games = '[Event "x"]\n1. e4 *\n' * 9000
    assert convert(games, "pgn", "pgn")[0] == games


def test_what_a_spelling_of_the_position_leaves_of_a_file_is_counted():
    game = f'[Event "x"]\n[FEN "{START} 0 1"]\n\n{{c}} 1. e4 *\n\n'
    written, tally = convert(f"% by hand\n\n{game}", "markdown", "pgn")
    assert START in written
    assert dict(tally.losses) == {"comment-lines": 1, "comments": 1, "moves": 1, "tags": 1}
    assert dict(convert(f"# x\n\n{START} 0 1\n", "ascii")[1].losses)["comment-lines"] == 1


@pytest.mark.parametrize("to", ["fen", "epd"])
@pytest.mark.parametrize("ending", ["\r", "\r\n", "\n\r", "\r\r\n"])
def test_lines_of_games_end_as_most_lines_of_the_file_do(to, ending):
    game = f'[Event "x"]\n[FEN "{START} 0 1"]\n\n1. e4 *'
    lines = convert(f"{game}{ending}", to, "pgn")[0]
    assert lines.endswith("\n") and "\r" not in lines
    assert convert(f"{game}{ending}{game}{ending}", to, "pgn")[0] == lines * 2
    games = convert(f"{START} 0 1\n{AFTER_E4} 0 1{ending}", "pgn")[0]
    assert "\r" not in games


def test_games_are_divided_by_blank_lines_also_between_batches():
    lines = f"{START} 0 1\n{AFTER_E4} 0 1\n" * 1500
    games, tally = convert(lines, "pgn")
    assert tally.records == 3000
    assert games.count("[Event ") == 3000
    assert games.count("\n\n[Event ") == 2999
    back, again = convert(games, "fen", "pgn")
    assert back == lines
    assert again.records == 3000


def test_moves_and_tags_are_counted():
    players = '[White "A"]\n[Black "B"]\n[Round "1"]\n'
    game = f'{players}[FEN "{AFTER_E4} 0 1"]\n[SetUp "1"]\n\n1... e5 *\n\n'
    written, tally = convert(game * 3, "fen", "pgn")
    assert [line for line in written.splitlines() if line[0] != "#"] == [f"{AFTER_E4} 0 1"] * 3
    assert tally.losses["moves"] == 3
    written, tally = convert(game * 3, "epd", "pgn")
    assert written.splitlines() == [f'{AFTER_E4} id "A – B"; pv e5;'] * 3
    assert dict(tally.losses) == {"tags": 3}


def test_customs_of_writing():
    assert convert(f"{AFTER_E4} 0 1\n", "fen", ep="legal")[0] == f"{AFTER_E4[:-2]}- 0 1\n"
    assert convert(f"{AFTER_E4} 0 1\n", "fen", ep="always")[0] == f"{AFTER_E4} 0 1\n"
    held = START.replace("KQkq", "HAha")
    assert convert(f"{START} 0 1\n", "fen", castling="shredder")[0] == f"{held} 0 1\n"
    inner = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    written, tally = convert(f"{inner}\n", "fen", castling="fen", chess960=True)
    assert written == inner.replace("G", "-") + "\n"
    assert dict(tally.losses) == {"inner-rook": 1}


def test_letters_that_no_longer_say_chess960_are_counted():
    files = "nrk1bbqr/8/8/8/8/1N6/8/1RKNBBQR w HBhb - 4 5\n"
    rights = files.replace("HBhb", "KQkq")
    for line, castling, told in (
        (files, "xfen", {"chess960-rights": 1}),
        (rights, "shredder", {"chess960-rights": 1}),
        (files, "shredder", {}),
        (files, "held", {}),
    ):
        _, tally = convert(line, "fen", castling=castling)
        assert dict(tally.losses) == told


def test_chess960_is_written_where_there_is_room_for_it():
    assert '[Variant "Chess960"]' in convert(f"{START} 0 1\n", "pgn", chess960=True)[0]


@pytest.mark.parametrize(
    ("operations", "file_format", "to", "signs"),
    [
        ("am Rb5?;", "epd", "epd", 1),
        ("am Rb5?;", "fen", "epd", 1),
        ("am Rb5?;", "epd", "pgn", 1),
        ("am e4; sm Nf3!?;", "epd", "epd", 1),
        ("am e4; sm Nf3!?;", "epd", "pgn", 0),
        ("am Rb5?;", "fen", "fen", 0),
        ("am Rb5?;", "epd", "fen", 0),
        ('am e4; id "Rb5?"; c0 Rb5?;', "epd", "epd", 0),
        ("am 0-0;", "epd", "epd", 0),
        ('am Rb5?; c0 "move 21 (Rb5?)";', "epd", "epd", 1),
    ],
)
def test_annotation_signs_of_moves_that_go_are_counted(operations, file_format, to, signs):
    written, tally = convert(f"# x\n{START} {operations}\n" * 2, to, file_format)
    assert tally.losses["signs"] == 2 * signs
    assert "am Rb5?" not in written


@pytest.mark.parametrize("to", ["fen", "epd", "pgn"])
def test_what_else_goes_of_the_text_of_a_position_is_named(to):
    castling = START.replace("KQkq", "Kqkq")
    tally = convert(f"12) {START} 0 1\nFEN: {START} 0 1\n{castling} 0 1\n{START} 0 1\n", to)[1]
    assert dict(tally.losses) == {"prefixes": 2, "rights-twice": 1}
    assert list(tally.names["prefixes"]) == ["12)", "FEN"]
    assert list(tally.names["rights-twice"]) == ["Kqkq"]


@pytest.mark.parametrize("to", ["fen", "pgn"])
def test_a_variant_that_gives_way_to_chess960_is_named(to):
    games = "".join(
        f'[FEN "{START} 0 1"]\n[Variant "{name}"]\n\n*\n\n'
        for name in ("Atomic", "Horde", "Standard", "Fischerandom", "?", "")
    )
    tally = convert(games, to, "pgn", chess960=True)[1]
    lost = {"variant-replaced": 3} if to == "pgn" else {"tags": 2, "variant": 1}
    assert dict(tally.losses) == lost
    if to == "pgn":
        assert list(tally.names["variant-replaced"]) == ["Atomic", "Horde", "Standard"]


def test_each_position_alone():
    written, tally = convert(f'{START} id "x";\nnonsense\n{AFTER_E4}\n', "bracketed", "epd")
    assert written == f"[{START} 0 1]\n[{AFTER_E4} 0 1]\n"
    assert (tally.records, tally.unreadable) == (3, 1)
    boards = convert(f"{START}\n{START}\n", "ascii")[0]
    assert boards.count("\n\n") == 2


COMMANDS = "[%csl Gd4][%cal Re2e4][%draw full,a1,blue][%label red,h4,Two words]"
MARKED = f'{START} c0 "{COMMANDS} why"; id "x";\n'


@pytest.mark.parametrize("to", ["epd", "pgn"])
def test_every_format_but_fen_carries_marks(to):
    written, _ = convert(MARKED, to, "epd")
    assert drawn_in(written, to) == [read_marks_among((COMMANDS,))]
    back, tally = convert(written, "epd", to)
    assert drawn_in(back, "epd") == [read_marks_among((COMMANDS,))]
    assert not tally.losses
    assert back == MARKED
    assert dict(convert(MARKED, "fen", "epd")[1].losses)["marks"] == 1


def test_marks_that_stand_apart_stay_apart():
    operations = 'c1 "[%csl Ga1]"; c0 "so [%csl Gd4]";'
    assert f"{{{operations}}} *" in convert(f"{START} {operations}\n", "pgn", "epd")[0]


@pytest.mark.parametrize("to", ["epd", "fen"])
@pytest.mark.parametrize(
    "movetext",
    [
        f"{{{COMMANDS} why}} *",
        f"{{{COMMANDS}}} 1... e5 {{[%csl Ge5]}} *",
        f"{{a}} {{{COMMANDS}}} *",
        f"; {COMMANDS}\n*",
    ],
)
def test_marks_of_a_game_go_along_with_its_position(movetext, to):
    game = f'[FEN "{AFTER_E4} 0 1"]\n[SetUp "1"]\n\n{movetext}\n\n'
    written, tally = convert(f"{game}{game}", to, "pgn")
    if to == "epd":
        assert drawn_in(written, to) == [read_marks_among((COMMANDS,))] * 2
    else:
        assert "[%" not in written and tally.losses["marks"] == 2


def test_marks_do_not_wander_to_other_records():
    text = f"# x\n{START} bm e4;\nnonsense\n{MARKED}{START} bm d4;\n"
    written, tally = convert(text, "fen", "epd")
    assert written.splitlines()[:3] == ["# x", f"{START} 0 1", "nonsense"]
    assert tally.names["operations"] == {"bm": None, "c0": None}
    assert convert(text, "epd", "epd")[0] == text


@pytest.mark.parametrize(
    ("to", "losses"),
    [
        ("chessboard", {"operations": 1}),
        ("markdown", {"operations": 1, "marks": 1}),
        ("wiki", {"operations": 1, "castling": 1, "marks-in-part": 1}),
    ],
)
def test_a_spelling_tells_marks_or_counts_them(to, losses):
    assert dict(convert(MARKED, to, "epd")[1].losses) == losses


def test_a_comment_of_nothing_but_marks_is_no_loss_of_operations():
    text = f'{START} c0 "[%csl Gd4]";\n'
    written, tally = convert(text, "chessboard", "epd")
    assert "markfields={d4}" in written and not tally.losses


def drawn_in(text: str, file_format: Format) -> list[Marks]:
    return [record.marks for record in records_from(text, file_format)]
