"""A document in another format, and what it loses."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.annotating import name_of
from fenedit.documents.conversion import converted, kept_line, left_out, needs_conversion
from fenedit.documents.document import Document, moving, new_document
from fenedit.documents.encoding import TextForm
from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record
from fenedit.documents.losses import Loss
from fenedit.documents.record import Format, Record, record_from_line
from fenedit.documents.rewriting import with_chess960, with_position
from fenedit.notation.epd.opcodes import MAX_LINE
from fenedit.notation.marks import each_mark
from fenedit.notation.position import START_POSITION
from tests.helpers.fens import HARING, IMMORTAL, START
from tests.helpers.files import file_texts, game_texts
from tests.helpers.held_records import RECORDS, Held, made_of_parts
from tests.helpers.large_files import opened

FOUR = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - -"
FAULTY = "4k3/8/8/8/8/8/8/4K2 w - - 0 1"
FORMATS: tuple[Format, ...] = ("fen", "epd", "pgn")
GAME = f'[Event "a"]\n[Site "?"]\n[White "b"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. d4 {{c}} *\n'

formats = st.sampled_from(FORMATS)


def document_of(text: str, file_format: Format, newline: str = "\n") -> Document:
    return Document(form=TextForm(newline=newline), collection=records_from(text, file_format))


def in_file(document: Document) -> Document:
    """Return a document as if its lines stood in a file."""
    return replace(document, file_format=document.format)


def text_of(document: Document) -> str:
    return "".join(item.line + item.ending for item in document.collection.lines)


def saved(text: str, file_format: Format, to: Format) -> str:
    return text_of(converted(document_of(text, file_format), to).document)


def lost(text: str, file_format: Format, to: Format) -> list[tuple[str, int, str]]:
    return [
        (loss.code, loss.count, loss.detail)
        for loss in converted(document_of(text, file_format), to).losses
    ]


@given(file_texts() | game_texts(), formats, formats)
def test_every_record_stays_one_and_means_what_it_meant(text, file_format, to):
    document = document_of(text, file_format)
    changed = converted(document, to).document
    assert changed.format == to
    before, after = list(document.collection), list(changed.collection)
    assert [record.position for record in before] == [record.position for record in after]
    assert all(record.is_game == (to == "pgn") for record in after)
    again = records_from(text_of(changed), to)
    read = [record.position for record in again if record.position]
    if file_format != "pgn" or to != "pgn":
        assert read == [record.position for record in before if record.position]


@given(file_texts() | game_texts(), formats)
def test_nothing_is_done_where_nothing_has_to_be(text, file_format):
    document = in_file(document_of(text, file_format))
    assert not needs_conversion(document, file_format)
    assert converted(document, file_format).losses == ()
    assert text_of(converted(document, file_format).document) == text
    for _ in document.collection:
        pass
    # Nor once everybody has looked at all of it.
    assert text_of(converted(document, file_format).document) == text


def test_what_we_write_into_fen_is_six_fields_and_comment_lines():
    text = f'# x\n{FOUR} bm d4; hmvc 3; id "a";\n\n{FOUR} fmvn 7;\n{HARING} ; why\n'
    six = f"# x\n# a\n{FOUR} 3 1\n\n{FOUR} 0 7\n; why\n{HARING}\n"
    assert saved(text, "epd", "fen") == six
    assert lost(text, "epd", "fen") == [("names", 1, ""), ("operations", 1, "bm")]
    assert saved(six, "fen", "fen") == six


@pytest.mark.parametrize(
    ("rest", "above", "losses"),
    [
        ("", [], []),
        (" ;", [], []),
        (" bm Kb3;", [], [("operations", 1, "bm")]),
        (' id "Réti, 1921";', ["# Réti, 1921"], [("names", 1, "")]),
        (
            ' c0 "White wins"; acd 5;',
            ["# White wins"],
            [("names", 1, ""), ("operations", 1, "acd")],
        ),
        (' c1 "Loyd"; dm 3;', ["# Loyd"], [("names", 1, ""), ("operations", 1, "dm")]),
        (' c1 "Loyd"; c2 "Sun 1859";', ["# Loyd (1859)"], [("operations", 1, "c1, c2")]),
        (' id "a"; ; b', ["; b", "# a"], [("names", 1, "")]),
        (" # b", ["# b"], []),
        (" hmvc 0; fmvn 1;", [], []),
        (' c0 "[%csl Ga1]"; id "a";', ["# a"], [("marks", 1, ""), ("names", 1, "")]),
        (" ; [%cal Ga1a2] b", ["; b"], [("marks", 1, "")]),
        (' variant "chess960";', [], [("variant", 1, "")]),
        (' id "";', [], [("operations", 1, "id")]),
    ],
)
def test_names_and_remarks_become_comment_lines_of_fen(rest, above, losses):
    expected = "".join(f"{line}\n" for line in (*above, HARING))
    for before, file_format in ((f"{FOUR}{rest}\n", "epd"), (f"{HARING}{rest}\n", "fen")):
        assert saved(before, file_format, "fen") == expected
        assert lost(before, file_format, "fen") == losses


def test_lines_of_a_file_of_fen_stay_until_they_are_edited():
    text = f'{HARING} ; one\n{HARING} bm d4;\n{HARING} id "three";\n\n{HARING} x'
    document = in_file(document_of(text, "fen"))
    edited = document
    for index in (2, 0):
        lines = edited.collection
        record = with_position(lines[index], START_POSITION, "fen")
        edited = edited.with_collection(lines.splice(lines.replacing(index, record)))
    assert needs_conversion(edited, "fen")
    conversion = converted(edited, "fen")
    assert text_of(conversion.document) == (
        f"{START} ; one\n{HARING} bm d4;\n# three\n{START}\n\n{HARING} x"
    )
    assert conversion.losses == (Loss("names", 1),)
    assert not needs_conversion(conversion.document, "fen")
    # One that was moved is still the file's.
    lines = document.collection
    moved = document.with_collection(lines.splice(moving(lines, 0, 3)))
    assert not needs_conversion(moved, "fen")
    assert "x\n" in text_of(moved)


def test_of_a_large_file_edited_lines_alone_are_changed(tmp_path):
    text = f"{HARING} bm d4;\n# x\n" * 300
    document = opened(tmp_path / "a.fen", text.encode())
    lines = document.collection
    for index in (7, 200):
        record = with_position(lines[index], START_POSITION, "fen")
        lines = lines.splice(lines.replacing(index, record))
    conversion = converted(document.with_collection(lines), "fen")
    assert conversion.document.collection.blocks[1:-1] == document.collection.blocks[1:-1]
    expected = text.splitlines(keepends=True)
    expected[14] = expected[400] = f"{START}\n"
    assert text_of(conversion.document) == "".join(expected)
    assert conversion.losses == (Loss("operations", 2, "bm"),)


def test_many_names_are_not_all_told():
    operations = " ".join(f'v{number} "x";' for number in range(10))
    ((code, count, detail),) = lost(f"{FOUR} {operations}\n" * 2, "epd", "fen")
    assert (code, count) == ("operations", 2)
    assert detail == "v0, v1, v2, v3, v4, v5, v6, v7, …"


def test_long_names_are_cut():
    operations = f'{"v" * 40} "x"; {"v" * 40}w "x";'
    ((_, _, detail),) = lost(f"{FOUR} {operations}\n", "epd", "fen")
    assert detail == f"{'v' * 40}, {'v' * 39}…"


def test_remarks_become_registers_of_epd():
    text = f'# x\n{HARING} ; why\n{IMMORTAL} c0 "a"; ; b\n{HARING} ; "q"\n{FOUR}\n{FAULTY}\n'
    assert saved(text, "fen", "epd") == (
        f'# x\n{FOUR} c0 "why";\n'
        f'{IMMORTAL.rsplit(" ", 2)[0]} c0 "a"; c7 "b"; fmvn 23; hmvc 1;\n'
        f'{FOUR} ; "q"\n{FOUR}\n{FAULTY}\n'
    )
    assert lost(text, "fen", "epd") == []


def test_lines_become_games_with_what_stood_after_them_as_a_comment():
    text = f"# x\n{HARING} bm d4; ; why\n\n{START}\n{FAULTY} ; oops\n"
    document = document_of(text, "fen", "\r\n")
    conversion = converted(document, "pgn")
    first, second, third = conversion.document.collection
    assert "{; why} *" in first.line and '[Key "d4"]' in first.line
    assert (second.implied, second.position) == (True, START_POSITION)
    assert (third.position, third.value) == (None, f"{FAULTY} ; oops")
    assert [first.ending, third.ending] == ["\r\n\r\n", "\r\n"]
    assert "\n" not in text_of(conversion.document).replace("\r\n", "")
    assert conversion.losses == (Loss("blank-lines", 1), Loss("comment-lines", 1))


def test_lines_keep_the_position_of_a_game_alone():
    text = f'% e\n\n{GAME}\n[FEN "{FAULTY}"]\n\n*\n\n[Result "*"]\n\n*\n'
    assert saved(text, "pgn", "fen") == f"% e\n# b\n{HARING}\n{FAULTY}\n{START}\n"
    assert lost(text, "pgn", "fen") == [
        ("comments", 1, ""),
        ("moves", 1, ""),
        ("names", 1, ""),
        ("tags", 1, "Event"),
    ]


@pytest.mark.parametrize(
    ("comment", "to", "line"),
    [
        ('{bm d4; id "a";} *', "epd", f'{FOUR} bm d4; id "a";'),
        ("{; why} *", "fen", f"; why\n{HARING}"),
        ("{mate\nin two} *", "fen", f"; mate in two\n{HARING}"),
        ("; # a } b\n*", "fen", f"# a }} b\n{HARING}"),
    ],
)
def test_the_comment_of_a_game_without_moves_stands_with_the_fields(comment, to, line):
    text = f'[FEN "{HARING}"]\n\n{comment}\n'
    assert saved(text, "pgn", to) == f"{line}\n"
    assert lost(text, "pgn", to) == []


@pytest.mark.parametrize(("rest", "back"), [("", ""), (" ; why", "; why\n"), (" bm d4;", "")])
def test_a_line_of_fen_comes_back_through_pgn(rest, back):
    document = converted(document_of(f"{HARING}{rest}\n", "fen"), "pgn").document
    again = document_of(text_of(document), "pgn")
    assert text_of(converted(again, "fen").document) == f"{back}{HARING}\n"


def test_the_variant_is_lost_unless_the_castling_letters_tell_it():
    game = '[FEN "{}"]\n[Variant "Chess960"]\n\n*\n'
    plain = game.format("nrkbbrnq/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRNQ w KQkq - 0 1")
    telling = game.format("nrkbbrnq/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRNQ w FBfb - 0 1")
    assert lost(plain, "pgn", "fen") == lost(plain, "pgn", "epd") == [("variant", 1, "")]
    assert lost(telling, "pgn", "fen") == []
    named = f'{FOUR} variant "chess960";\n'
    assert lost(named, "epd", "fen") == [("variant", 1, "")]
    changed = converted(document_of(named, "epd"), "pgn").document.collection[0]
    assert changed.chess960 and '[Variant "Chess960"]' in changed.line
    assert lost(named, "epd", "pgn") == []


@pytest.mark.parametrize(
    ("tags", "moves", "loss"),
    [
        ('[Variant "Atomic"]\n', "*", ("tags", 1, "Variant")),
        ("{before}\n", "*", ("comments", 1, "")),
        ('[SetUp "1"]\n; between\n', "*", ("comments", 1, "")),
        ("", "1-0", ("tags", 1, "Result")),
        ("", "$1 *", ("signs", 1, "")),
    ],
)
def test_nothing_of_a_game_is_lost_untold(tags, moves, loss):
    game = f'{tags}[FEN "{HARING}"]\n\n{moves}\n'
    assert lost(game, "pgn", "fen") == lost(game, "pgn", "epd") == [loss]
    assert left_out(game_record(game.rstrip()))[0].code == loss[0]


PROBLEM = (
    'am Qg1; bm Qf1; c0 "with  two blanks"; c1 "J. Kohtz & C. Kockelkorn"; c2 "Schach-Echo 1977-05";'
    ' c3 "h#2"; c4 "1st Prize"; c5 "Grimshaw; \\"; c6 "look"; dm 2; id "7"; pv Qf1 Kd5 Ne3#;'
)
TAGS = (
    '[Event "Schach-Echo"]\n[Site "?"]\n[Date "1977.05.??"]\n[Round "?"]\n'
    '[White "J. Kohtz & C. Kockelkorn"]\n[Black "?"]\n[Result "*"]\n[Avoid "Qg1"]\n'
    f'[Award "1st Prize"]\n[FEN "{HARING}"]\n[Hint "look"]\n[Key "Qf1"]\n'
    '[SetUp "1"]\n[Stipulation "#2, h#2"]\n'
    '[Themes "Grimshaw; \\\\"]\n[Title "7"]\n\n'
)


@pytest.mark.parametrize(
    ("after", "comment"),
    [("", "with  two blanks"), (" acd 20;", 'c0 "with  two blanks"; acd 20;')],
)
def test_what_is_said_of_a_problem_goes_through_the_tags_of_a_game(after, comment):
    text = f"{FOUR} {PROBLEM}{after}\n"
    game = saved(text, "epd", "pgn")
    assert game == f"{TAGS}{{{comment}}}\n1. Qf1 Kd5 2. Ne3# *\n"
    back = saved(game, "pgn", "epd").removeprefix(FOUR)
    told = re.compile(r'(\w+) ("[^"]*"|[^;]+);')
    assert sorted(told.findall(back)) == sorted(told.findall(PROBLEM + after))
    assert lost(text, "epd", "pgn") == lost(game, "pgn", "epd") == []


@pytest.mark.parametrize(
    "operations",
    [
        *('c1 "?";', 'c1 "";', 'c3 "#2";', "dm 0;", "dm +2;", 'c2 "Echo 1977-05-99";'),
        *('id "a" "b";', 'c1 "a"; c1 "b";', 'id "-";', 'c2 "1977";', 'c2 "Echo, 1977";'),
        "c0;",
        *("bm Nf3 Qe2+; pv 1;", "perft1 20;", 'bm #-1; c0 "6men";', "bm #4; D1 20;"),
        *('Elo 2300; v1 "x";', "wdl 2; dtz 1;"),
    ],
)
def test_operations_come_back_from_a_game_as_they_were(operations):
    game = saved(f"{FOUR} {operations}\n", "epd", "pgn")
    back = saved(game, "pgn", "epd")
    assert sorted(back.removeprefix(FOUR)[:-1].split(";")) == sorted(f" {operations}".split(";"))
    assert lost(f"{FOUR} {operations}\n", "epd", "pgn") == []
    assert lost(game, "pgn", "epd") == []


def test_operations_that_nothing_ends_come_back_from_a_game():
    game = saved(f"{FOUR} wdl 2; dtz 1\n", "epd", "pgn")
    assert saved(game, "pgn", "epd") == f"{FOUR} dtz 1; wdl 2;\n"
    words = f"{FOUR} id 7; a post of 2004\n"
    assert lost(words, "epd", "pgn") == []


@pytest.mark.parametrize(
    ("operations", "names"),
    [("bm d5 c5 or Nf6;", "bm"), ("zz_top a b; acd 3;", "zz_top, acd")],
)
def test_operations_that_become_a_remark_are_named(operations, names):
    text = f"{FOUR} {operations}\n"
    assert lost(text, "epd", "pgn") == [("operations-remarked", 1, names)]
    assert saved(saved(text, "epd", "pgn"), "pgn", "epd") == f'{FOUR} c0 "{operations}";\n'


@pytest.mark.parametrize(
    ("remark", "names"),
    [
        ("; bm Bcx3 +", "bm"),
        ("; am Nxb6 + ? ; c1 diff=10", "am, c1"),
        ("; bm Rxd8 + ; id Position 7", "bm, id"),
        (";bm e4 or d4", "bm"),
        ("; a bm is a best move", ""),
        ("; 1.bm e4", ""),
    ],
)
def test_operations_that_cannot_be_read_and_become_a_comment_are_named(remark, names):
    text = f"{HARING} {remark}\n"
    assert saved(text, "fen", "epd") == f'{FOUR} c0 "{remark.lstrip("; ")}";\n'
    losses = [("operations-remarked", 1, names)] if names else []
    assert lost(text, "fen", "epd") == losses
    assert lost(text, "fen", "pgn") == losses


def test_braces_of_a_remark_become_brackets_and_that_is_said():
    text = f"{HARING} ; a {{b}} c\n{HARING} ; d {{e\n"
    game = saved(text, "fen", "pgn")
    assert "{; a (b) c} *" in game and "{; d {e} *" in game
    assert lost(text, "fen", "pgn") == [("braces", 1, "")]


@pytest.mark.parametrize(
    "words", ["{a rook} *", "{[%cal Ge2e4]} {a rook} *", "{a rook [%cal Ge2e4]} *"]
)
def test_a_comment_beside_one_that_draws_is_kept(words):
    game = f'[FEN "{HARING}"]\n\n{{[%csl Gb2]}} {words}\n'
    text = saved(game, "pgn", "epd")
    assert "a rook" in text
    assert record_from_line(text.rstrip()).marks == game_record(game).marks
    assert lost(game, "pgn", "epd") == []
    assert saved(game, "pgn", "fen") == f"; a rook\n{HARING}\n"
    assert lost(game, "pgn", "fen") == [("marks", 1, "")]


def test_players_are_no_author():
    game = f'[Event "a"]\n[White "b"]\n[Black "c"]\n[Title "d"]\n[FEN "{HARING}"]\n\n*\n'
    assert saved(game, "pgn", "epd") == f'{FOUR} id "d";\n'
    assert lost(game, "pgn", "epd") == [("tags", 1, "Event, White, Black")]


def test_tags_that_no_operation_can_hold_are_lost_and_named():
    tags = f'[Event "{"x" * 300}"]\n[White "a \\"b\\""]\n[Key "Qx9 e4"]\n[Hint "h"]\n'
    game = f'{tags}[FEN "{HARING}"]\n\n*\n'
    assert saved(game, "pgn", "epd") == f'{FOUR} c6 "h";\n'
    assert lost(game, "pgn", "epd") == [("tags", 1, "Event, White, Key")]


@pytest.mark.parametrize("to", ["epd", "pgn"])
def test_nul_characters_that_go_are_counted(to):
    text = f"{HARING}\0\0\n{HARING}\n"
    assert "\0" not in saved(text, "fen", to)
    assert lost(text, "fen", to) == [("nuls", 1, "")]


def test_the_comment_of_a_game_is_left_out_of_its_position_alone():
    record = game_record(f'[FEN "{HARING}"]\n\n{{a remark}} *')
    assert left_out(record) == (Loss("comments", 1),)
    assert left_out(Record(START, " ; why")) == ()
    assert lost('[FEN "garbage"]\n\n{a remark} *\n', "pgn", "epd") == [("comments", 1, "")]
    draft = '[FEN "garbage"]\n[Variant "Chess960"]\n\n*\n'
    assert lost(draft, "pgn", "fen") == [("variant", 1, "")]


def test_counters_that_contradict_or_cannot_be_read_are_lost_and_told():
    assert lost(f"{START} hmvc 7; bm e4;\n", "fen", "epd") == [("operations", 1, "hmvc")]
    assert lost(f"{START} hmvc 0; fmvn 01;\n", "fen", "epd") == []
    assert lost(f"{FOUR} fmvn x;\n", "epd", "fen") == [("operations", 1, "fmvn")]
    assert lost(f"{FOUR} fmvn x;\n", "epd", "pgn") == [("operations", 1, "fmvn")]
    game = f'[FEN "{START}"]\n\n{{hmvc 50;}} *\n'
    assert lost(game, "pgn", "epd") == lost(game, "pgn", "fen") == [("operations", 1, "hmvc")]


def test_what_is_no_operation_does_not_become_one():
    game = f'[FEN "{HARING}"]\n\n{{White to play; mate in two;}} *\n'
    assert saved(game, "pgn", "epd") == f'{FOUR} c0 "White to play; mate in two;";\n'
    assert saved(game, "pgn", "fen") == f"; White to play; mate in two;\n{HARING}\n"
    assert saved(f"{HARING} extra\n", "fen", "epd") == f'{FOUR} c0 "extra";\n'
    assert saved(f'{HARING} "extra"\n', "fen", "epd") == f'{FOUR} ; "extra"\n'


def test_operations_without_their_last_semicolon_stay_some_through_pgn():
    game = saved(f'{FOUR} bm d4; id "x"\n', "epd", "pgn")
    assert saved(game, "pgn", "epd") == f'{FOUR} bm d4; id "x";\n'


def test_fields_of_other_variants_become_operations():
    house = "4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1"
    bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    assert saved(f"{house}\n", "fen", "epd") == f'{bare[:-4]} pocket "Qn";\n'
    assert saved(f"{house} bm Kd2;\n", "epd", "fen") == f"{bare}\n"
    assert lost(f"{house} bm Kd2;\n", "epd", "fen") == [("operations", 1, "pocket, bm")]
    assert '{pocket "Qn";} *' in saved(f"{house}\n", "fen", "pgn")


def test_a_pasted_game_needs_a_conversion_in_a_document_of_lines():
    document = new_document(START_POSITION)
    lines = document.collection
    splice = lines.inserting(1, [game_record(GAME.rstrip(), "\n\n")])
    mixed = document.with_collection(lines.splice(splice))
    assert needs_conversion(mixed, "fen") and not needs_conversion(document, "fen")
    conversion = converted(mixed, "fen")
    assert text_of(conversion.document) == f"{START}\n# b\n{HARING}\n"
    assert [loss.code for loss in conversion.losses] == ["comments", "moves", "names", "tags"]
    games = converted(mixed, "pgn")
    assert games.losses == ()
    assert games.document.collection[1].line == GAME.rstrip()


def test_lines_that_nobody_looked_at_are_not_read_to_see_what_is_needed():
    document = document_of(f"{START}\n" * 3, "epd")
    assert not needs_conversion(document, "epd")
    assert all(isinstance(line, str) for line in document.collection.stored())


def test_what_is_known_of_a_draft_stays():
    draft = with_chess960(Record("oops", "", "\n", START_POSITION, "K"), True)
    document = document_of("", "fen")
    document = document.with_collection(
        document.collection.splice(document.collection.inserting(0, [draft]))
    )
    for to in ("epd", "pgn"):
        document = converted(document, to).document
        record = document.collection[0]
        assert (record.value, record.stale, record.remembered_rights, record.chess960) == (
            "oops",
            START_POSITION,
            "K",
            True,
        )


def test_a_last_line_without_an_ending_has_none_in_lines():
    assert saved(f"{START}\n{HARING}", "fen", "epd") == f"{START[:-4]}\n{FOUR}"
    assert saved(f"{START}\n{HARING}", "fen", "pgn").endswith("*\n")


# What a picture keeps of a record beside the FEN.


PLACE = "8/8/8/8/8/8/8/K1k5 w - -"
PROBLEM_KEPT_LINE = record_from_line(
    f'{PLACE} bm Kb1; c0 "[%csl Ga1] as seen"; c1 "Loyd"; c6 "wait"; dm 2; id "No. 1"; pv Kb1 Kd2;'
)


def test_all_but_what_solves_it_is_kept():
    kept = f'{PLACE} c0 "[%csl Ga1] as seen"; c1 "Loyd"; dm 2; id "No. 1";'
    assert kept_line(PROBLEM_KEPT_LINE, marks=True) == kept


@pytest.mark.parametrize("more", ["pm Kb1;", "sm Kb1;", "BM Kb1;", 'solution "Kb1";', "Kb1;"])
def test_what_may_solve_it_is_not_kept(more):
    record = record_from_line(f'{PLACE} c1 "Loyd"; {more}')
    assert kept_line(record, marks=True) == f'{PLACE} c1 "Loyd";'
    assert "Kb1" in kept_line(record, marks=True, solution=True)


def test_with_its_solution_it_is_the_line_of_the_file():
    assert kept_line(PROBLEM_KEPT_LINE, marks=True, solution=True) == PROBLEM_KEPT_LINE.line


def test_marks_that_are_not_seen_are_left_out_and_their_words_are_not():
    assert 'c0 "as seen";' in kept_line(PROBLEM_KEPT_LINE, marks=False)


@pytest.mark.parametrize(
    "line",
    [
        PLACE,
        f"{PLACE} 3 17",
        f"{PLACE} hmvc 3; fmvn 17;",
        f"{PLACE} bm Kb1;",
        "8/8 w",
        "",
        f'{PLACE} c1 "{"x" * MAX_LINE}";',
    ],
)
def test_what_says_no_more_than_a_fen_or_too_much_is_not_kept(line):
    assert kept_line(record_from_line(line), marks=True) == ""


def test_counters_come_along():
    kept = kept_line(record_from_line(f"{PLACE} 3 17 ; Réti"), marks=True)
    assert kept == f'{PLACE} c0 "Réti"; fmvn 17; hmvc 3;'


def test_a_game_keeps_position_marks_and_players():
    game = game_record(
        '[White "Ann"]\n[Black "Bob"]\n[SetUp "1"]\n[FEN "8/8/8/8/8/8/8/K1k5 w - - 0 1"]\n\n'
        "{[%cal Ga1a2]} 1. Ka2 Kc2 *"
    )
    assert kept_line(game, marks=True) == f'{PLACE} c0 "[%cal Ga1a2]"; id "Ann – Bob";'


def test_a_title_names_what_has_no_name():
    assert kept_line(record_from_line(PLACE), marks=True, title="At last") == (
        f'{PLACE} id "At last";'
    )
    assert 'id "No. 1"' in kept_line(PROBLEM_KEPT_LINE, marks=True, title="At last")


@given(st.text(st.characters(exclude_characters='"\r\n\0', exclude_categories=["Cs"])))
def test_a_line_is_kept_as_it_can_be_seen(name):
    kept = kept_line(record_from_line(f'{PLACE} id "{name}"; dm 3;'), marks=True)
    assert kept.isprintable()
    assert len(kept) <= MAX_LINE
    if name.isascii() and name.isprintable() and len(name) < 200:
        assert name_of(record_from_line(kept)) == " ".join(name.split())


def test_a_solution_that_is_too_long_for_a_line_does_not_take_the_names_with_it():
    record = record_from_line(f'{PLACE} c1 "Loyd"; solution "{"1.a2-a3 ! " * 500}";')
    assert kept_line(record, marks=True, solution=True) == f'{PLACE} c1 "Loyd";'


# Whatever of a record another format does not say is counted as lost, and nothing else is.


_PART = re.compile(r"[A-Za-z][A-Za-z0-9+#=-]*|\$[0-9]+|\(")
_COMMENT = re.compile(r"\{[^}]*\}")
FORMATS_LEFT_OUT = st.sampled_from(["fen", "epd", "pgn"])


@pytest.mark.parametrize("to", ["fen", "epd", "pgn"])
@pytest.mark.parametrize("name", RECORDS)
def test_what_a_format_does_not_say_is_counted(name, to):
    check(RECORDS[name], to)


@given(made_of_parts(), FORMATS_LEFT_OUT)
def test_of_any_record_what_a_format_does_not_say_is_counted(held, to):
    check(held, to)


def check(held: Held, to: Format):
    document = Document(collection=records_from(held.text, held.format))
    before = document.collection[0]
    after, losses = converted(document, to)
    text = "".join(item.line + item.ending for item in after.collection.lines)
    lost = {loss.code for loss in losses}
    for code in ("operations", "tags", "moves", "comments"):
        words = held.says.get(code, ())
        if "braces" in lost:
            words = tuple(word.translate(str.maketrans("{}", "()")) for word in words)
        codes = {code}
        if code == "moves" and to == "epd":
            # The main line is kept, without numbers.
            words = tuple(_PART.findall(_COMMENT.sub("", " ".join(words))))
            codes |= {"variations", "signs"}
        missing = [word for word in words if word not in text]
        assert bool(codes & lost) == bool(missing), (code, text, losses)
    again = records_from(text, to)
    assert len(again) == 1
    assert again[0].position == before.position
    assert (again[0].chess960 != before.chess960) == ("variant" in lost), (text, losses)
    drawn = [set(each_mark(each.marks)) for each in (before, again[0])]
    assert drawn[1] == (set() if "marks" in lost else drawn[0]), text
    assert ("marks" in lost) == (to == "fen" and bool(drawn[0])), (text, losses)


@pytest.mark.parametrize(("text", "to"), [(f"# x\n{START}\n", "epd"), (f'{FOUR} id "x";\n', "fen")])
def test_progress_counts_the_lines_that_were_read(text, to):
    reports: list[tuple[int, int]] = []
    document = document_of(text * 600, "fen" if to == "epd" else "epd")
    converted(document, to, lambda *progress: reports.append(progress))
    count = document.collection.line_count
    assert count - 260 < reports[-1][0] <= reports[-1][1] == count


def test_a_result_is_kept_in_lines_and_games():
    line = f'{FOUR} c9 "1-0";\n'
    game = saved(line, "epd", "pgn")
    assert '[Result "1-0"]' in game and game.rstrip().endswith("1-0")
    assert saved(game, "pgn", "epd") == line
    assert lost(game, "pgn", "epd") == []
