"""Records written anew."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.games import game_record
from fenedit.documents.record import Format, Record, operations_of, record_from_line
from fenedit.documents.rewriting import (
    is_epd,
    new_record,
    record_of,
    with_chess960,
    with_comment,
    with_operations,
    with_position,
    with_text,
)
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fen import COUNTERS, format_fen, parse_fen
from fenedit.notation.loose import lenient
from fenedit.notation.position import EMPTY_POSITION, START_POSITION
from fenedit.notation.reading import Found
from tests.helpers.fens import HARING, IMMORTAL, START
from tests.helpers.files import games, lines
from tests.helpers.strategies import positions

FOUR = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - -"
EMPTY_SIX = "8/8/8/8/8/8/8/8 w - - 0 1"
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
FORMATS: tuple[Format, ...] = ("fen", "epd", "pgn")

formats = st.sampled_from(FORMATS)
rests = st.sampled_from(
    ["", " bm e4;", ' id "a; b"; am Nf3', " ; why", "  # x", " hmvc 3; fmvn 9;", " foo ???", " c0;"]
)
typed = st.sampled_from([START, HARING, FOUR, "rnb", "", "8/8 w", f"{START} ; x"]) | lines()


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a record of any shape, with what else is known of it."""
    kind = draw(st.sampled_from(["line", "position", "game"]))
    if kind == "game":
        record = game_record(draw(games()), "\n\n")
    elif kind == "line":
        record = record_from_line(draw(lines()), "\n")
    else:
        fields = format_fen(draw(positions())).split(" ")[: draw(st.sampled_from([4, 6, 6]))]
        record = record_from_line(" ".join(fields) + draw(rests), "\n")
    return replace(record, remembered_rights=draw(st.sampled_from(["", "K"])))


def read_again(record: Record) -> Record:
    """Return a record as it is read from the file that holds it."""
    if record.is_game:
        return game_record(record.line, record.ending)
    return record_from_line(record.line, record.ending)


@given(positions(), formats)
def test_a_new_record_holds_its_position_in_every_format(position, file_format):
    record = new_record(position, file_format)
    assert record.position == position
    assert record.is_game == (file_format == "pgn")
    again = read_again(record)
    assert again.position == position
    assert (again.line, again.text, again.rest) == (record.line, record.text, record.rest)


def test_new_records_are_written_as_their_format_has_it():
    position = parse_fen(IMMORTAL)
    assert new_record(position, "fen").line == IMMORTAL
    assert new_record(position, "epd").line == f"{IMMORTAL.rsplit(' ', 2)[0]} fmvn 23; hmvc 1;"
    assert new_record(START_POSITION, "epd").line == START.removesuffix(" 0 1")
    assert new_record(START_POSITION, "pgn").implied
    game = new_record(position, "pgn", chess960=True)
    assert game.chess960 and '[Variant "Chess960"]' in game.line


@given(records(), positions(), formats)
def test_another_position_is_read_again_and_nothing_is_lost(record, position, file_format):
    written = with_position(record, position, file_format)
    assert written.position == read_again(written).position == position
    assert written.ending == record.ending and written.stale is None
    for word in operations_of(record).replace(";", " ").split():
        # A game has tags for operations.
        is_kept = word not in (OPCODES if file_format == "pgn" else COUNTERS)
        if is_kept and not word.isdigit():
            assert word.strip('"') in written.line
    if record.is_game and not record.implied:
        assert (written.lead, written.rest) == (record.lead, record.rest)


@pytest.mark.parametrize(
    ("line", "written"),
    [
        (f'{FOUR} id "x"; bm d4;', f'{KINGS[:-4]} id "x"; bm d4;'),
        (f"{FOUR} hmvc 4; bm d4", f"{KINGS[:-4]} hmvc 0; bm d4"),
        (f"{FOUR} pv d5 Nc3  c5 Nf3 +-;", f"{KINGS[:-4]} pv d5 Nc3  c5 Nf3 +-;"),
        (f"{FOUR} bm d5 c5 or Nf6; am #4;", f"{KINGS[:-4]} bm d5 c5 or Nf6; am #4;"),
        (f"{FOUR}\tid x;; c0 'y' ;D1 20", f"{KINGS[:-4]}\tid x;; c0 'y' ;D1 20"),
        (FOUR, KINGS),
        (f"{FOUR} ; why", f"{KINGS} ; why"),
        (f"{FOUR} 0 1  ; why", f"{KINGS}  ; why"),
        (f"{FOUR} 0 1 bm d4", f"{KINGS} bm d4"),
        (f"[{FOUR}]", KINGS),
        ("faulty/line x", KINGS),
    ],
)
def test_a_line_of_fen_stays_fen_and_operations_make_it_epd(line, written):
    record = record_from_line(line)
    assert with_position(record, parse_fen(KINGS)).line == written


@pytest.mark.parametrize(
    ("rest", "written"),
    [
        (' id "x"; c0 "y"', ' fmvn 9; hmvc 3; id "x"; c0 "y"'),
        (' c0 "y"; bm Nf6 c5 or', ' c0 "y"; bm Nf6 c5 or; fmvn 9; hmvc 3;'),
        (" id x; fmvn 2 ; c0 y;", " hmvc 3; id x; fmvn 9; c0 y;"),
        (" bm d4; ; why", " bm d4; fmvn 9; hmvc 3; ; why"),
        (" hmvc many; dm 2;", " fmvn 9; hmvc 3; hmvc many; dm 2;"),
    ],
)
def test_counters_are_put_among_operations_that_stay_as_they_are(rest, written):
    position = parse_fen(KINGS.replace("0 1", "3 9"))
    record = with_position(record_from_line(FOUR + rest), position, "epd")
    assert record.line == KINGS[:-4] + written
    assert read_again(record).position == position


@pytest.mark.parametrize("line", [FOUR, f"{FOUR} 7 9", f"[{FOUR}]", f"{FOUR} hmvc 7"])
def test_in_epd_every_line_that_is_written_has_four_fields(line):
    position = parse_fen(KINGS.replace("0 1", "3 9"))
    record = with_position(record_from_line(line), position, "epd")
    assert record.line == f"{KINGS[:-4]} fmvn 9; hmvc 3;"
    assert record.position == position


def test_fields_of_other_variants_become_operations_or_tags():
    house = "r2q~1rk1/ppp2p1p/3p4/8/8/8/PPP2PPP/R2Q1RK1[QNp] w - - 0 20"
    record = record_from_line(house)
    assert record.line == house
    written = with_position(record, parse_fen(KINGS))
    assert written.line == f'{KINGS} pocket "QNp"; promoted "d8";'
    assert with_text(record, KINGS).line == f'{KINGS} pocket "QNp"; promoted "d8";'
    shown = with_text(record, format_fen(record.position or START_POSITION))
    assert shown.line == house
    draft = with_text(record, "nonsense")
    assert with_position(draft, parse_fen(KINGS)).line == written.line
    game = with_position(game_record(f'[FEN "{house}"]\n\n*'), parse_fen(KINGS))
    assert '[Pocket "QNp"]' in game.line and '[Promoted "d8"]' in game.line


def test_a_game_without_fen_tag_gets_one_only_when_it_needs_one():
    game = game_record('[Event "x"]\n\n1. e4 *', "\n")
    assert with_position(game, START_POSITION) == game
    moved = with_position(game, parse_fen(KINGS))
    assert moved.line == f'[Event "x"]\n[FEN "{KINGS}"]\n[SetUp "1"]\n\n1. e4 *'


@given(records(), typed, formats)
def test_what_is_typed_means_itself_and_no_character_is_lost(record, text, file_format):
    written = with_text(record, text, file_format)
    assert with_text(written, text, file_format) == written
    again = read_again(written)
    if written.position is None:
        assert written.value == text
        assert written.stale == (record.position or record.stale)
        if written.is_game:
            assert again.value == text
    else:
        assert again.position == written.position
        assert operations_of(again).split() == operations_of(written).split()


@given(records(), st.lists(typed, max_size=4), formats)
def test_typing_back_brings_the_first_spelling_back(record, texts, file_format):
    if file_format == "pgn" and not record.is_game:
        return
    reading = record.reading
    shown = record.value if reading is None else format_fen(reading.position) + reading.rest
    written = record
    for text in [*texts, shown]:
        written = with_text(written, text, file_format)
    assert written == record


@given(records(), st.lists(typed, min_size=1, max_size=3), positions(), formats)
@example(Record(EMPTY_SIX, " c0;"), [START], START_POSITION, "pgn")
def test_a_position_ends_any_draft(record, texts, position, file_format):
    for text in texts:
        record = with_text(record, text, file_format)
    written = with_position(record, position, file_format)
    assert written.position == read_again(written).position == position
    assert written.before is None


@pytest.mark.parametrize(
    ("line", "text", "written"),
    [
        (f"{START} ; old", f"{HARING} ; new", f"{HARING} ; new ; old"),
        (f"{START} bm e4;", f"{HARING} ; new", f"{HARING} bm e4; ; new"),
        (f"{START} bm e4;", f"{HARING} id a", f"{HARING} id a; bm e4;"),
        (f"{FOUR} bm d4;", f"{IMMORTAL} x", f"{IMMORTAL} x; bm d4;"),
        (f"{FOUR} bm d4;", IMMORTAL, f"{IMMORTAL.rsplit(' ', 2)[0]} bm d4; fmvn 23; hmvc 1;"),
        (f"{FOUR} bm d4;", f"{FOUR} 0 1 hmvc 7", f"{FOUR} 0 1 hmvc 7; bm d4;"),
    ],
)
def test_what_is_typed_after_the_fields_joins_the_rest(line, text, written):
    assert with_text(record_from_line(line), text).line == written


def test_a_draft_in_a_game_is_the_value_of_its_tag():
    game = game_record("1. e4 *")
    draft = with_text(game, '8/8 "x" \\')
    assert draft.value == '8/8 "x" \\' and draft.stale == START_POSITION
    assert draft.line == '[FEN "8/8 \\"x\\" \\\\"]\n[SetUp "1"]\n\n1. e4 *'
    assert with_text(draft, START) == game


def test_a_draft_remembers_what_it_was():
    epd = record_from_line(f"  {FOUR}  bm d4 ; ", "\n")
    draft = with_text(with_text(epd, HARING + "x"), "nonsense")
    assert draft.before == epd
    assert with_text(draft, HARING) == epd
    turned = with_chess960(with_operations(draft, "am d4;"), True)
    back = with_text(turned, HARING)
    assert (back.line, back.chess960) == (f"  {FOUR} am d4;", True)


@given(records(), st.text(st.characters(exclude_characters="\r\n")), formats)
def test_operations_are_written_to_the_letter(record, text, file_format):
    # An underscore is read as a blank where fields may stand.
    text = text.replace("_", "-")
    written = with_operations(record, text, file_format)
    if record.is_game:
        assert written == record
        return
    assert operations_of(written).strip() == text.strip()
    again = read_again(written)
    if record.position is not None:
        assert again.position == written.position
        assert record.position[:-2] == written.position[:-2]
        assert operations_of(again).strip() == text.strip()


def test_what_a_draft_holds_after_its_fields_is_replaced():
    draft = record_from_line("4k3/8/8/8/8/8/8/4K2 w - - 0 1 ; old")
    assert operations_of(draft) == " ; old"
    assert with_operations(draft, "; new").line == "4k3/8/8/8/8/8/8/4K2 w - - 0 1 ; new"


def test_counters_among_operations_are_those_of_the_position():
    record = record_from_line(f"{FOUR} bm d4;")
    counted = with_operations(record, "bm d4; hmvc 5; fmvn 7;")
    assert counted.position == parse_fen(f"{FOUR} 5 7")
    assert with_operations(counted, "").line == FOUR
    six = with_operations(record_from_line(f"{FOUR} 3 4"), "hmvc 5;")
    assert six.position == parse_fen(f"{FOUR} 3 4")


def test_where_fields_and_text_run_together_six_fields_are_written():
    record = record_from_line(f"{FOUR} bm d4;")
    assert with_operations(record, "5 6").line == f"{FOUR} 0 1 5 6"
    assert with_operations(with_operations(record, "b"), "bm", "epd").line == f"{FOUR} bm"
    counted = record_from_line(f"{FOUR} 5 6")
    assert with_operations(counted, "bm d4;", "epd").line == f"{FOUR} 5 6 bm d4;"


def test_operations_stand_on_one_line():
    for text in ("a\nb", "\r"):
        with pytest.raises(ValueError, match="line"):
            with_operations(Record(START), text)


def test_the_variant_of_a_line_is_taken_back_where_it_is_named():
    record = record_from_line(f'{FOUR} id "x"; variant "chess960";')
    assert record.chess960
    standard = with_chess960(record, False)
    assert (standard.line, standard.chess960) == (f'{FOUR} id "x";', False)
    plain = record_from_line(START)
    assert with_chess960(plain, True) == replace(plain, chess960=True)


def test_a_remark_becomes_a_comment_before_the_moves():
    game = game_record('[Event "x"]\n\n1. e4 *', "\n")
    assert with_comment(game, " ; best").line == '[Event "x"]\n\n{; best} 1. e4 *'
    assert with_comment(game, " a } b").line == '[Event "x"]\n\n{a ) b} 1. e4 *'


def test_what_is_found_becomes_a_record_of_the_documents_format():
    found = Found(parse_fen(IMMORTAL), rest=" ; Immortal", source=f"[{IMMORTAL}] ; Immortal")
    assert record_of(found, "fen").line == f"{IMMORTAL} ; Immortal"
    assert record_of(found, "epd").line == (
        f"{IMMORTAL.rsplit(' ', 2)[0]} fmvn 23; hmvc 1; ; Immortal"
    )
    assert "{; Immortal} *" in record_of(found, "pgn").line
    titled = Found(parse_fen(KINGS), True, title="Bare\nkings")
    assert record_of(titled, "fen").line == f"{KINGS} ; Bare kings"
    assert record_of(titled, "epd").line == f'{KINGS[:-4]} id "Bare kings";'
    assert '[Event "Bare kings"]' in record_of(titled, "pgn").line
    assert all(record_of(titled, file_format).chess960 for file_format in FORMATS)
    puzzle = ' c0 "Good."; c1 "A. Person"; c2 "Paper 1931"; c3 "h#2"; id "5)";'
    game = record_of(Found(parse_fen(KINGS), title="5)", rest=puzzle), "pgn").line
    for tag in ("White A. Person", "Stipulation h#2", "Title 5)", "Event Paper", "Date 1931.??.??"):
        assert '[{} "{}"]'.format(*tag.split(" ", 1)) in game
    assert "{Good.} *" in game


def test_a_game_that_is_found_stays_one_and_a_lone_tag_does_not():
    source = f'[Event "x"]\n[FEN "{KINGS}"]\n\n1. Kd2 *\n\n'
    for file_format in FORMATS:
        record = record_of(Found(parse_fen(KINGS), source=source), file_format)
        assert record.line == source.rstrip("\n")
    lone = Found(parse_fen(KINGS), source=f'[SetUp "1"]\n[FEN "{KINGS}"]\n')
    assert record_of(lone, "fen") == Record(KINGS)
    assert '[Event "?"]' in record_of(lone, "pgn").line


@pytest.mark.parametrize("rest", [' variant "chess960"', ' bm Ke2; variant "chess960"'])
def test_chess960_goes_from_operations_that_want_a_semicolon(rest):
    record = record_from_line(f"4k3/8/8/8/8/8/8/R3K2R w KQ -{rest}")
    assert record.chess960
    off = with_chess960(record, False)
    assert not record_from_line(off.line).chess960
    assert ("bm Ke2" in off.line) is ("bm" in rest)


def test_a_string_says_nothing_about_the_variant():
    record = record_from_line('4k3/8/8/8/8/8/8/R3K2R w KQ - c0 "x; variant chess960";')
    assert not record.chess960


def test_what_stood_after_a_bracket_does_not_touch_the_fields():
    record = record_from_line(f'[FEN "{HARING}"]x')
    assert with_position(record, EMPTY_POSITION).line == "8/8/8/8/8/8/8/8 w - - 0 1 x"


def test_operations_after_two_fields_are_not_taken_for_fields():
    record = record_from_line("4k3/8/8/8/8/8/8/4K3 w pv e4 e5; pv d4;")
    assert with_position(record, EMPTY_POSITION).line.endswith(" w - - pv e4 e5; pv d4;")
    rights = record_from_line("4k3/8/8/8/8/8/8/4K4 w ce - 0 1 ; why")
    assert with_position(rights, EMPTY_POSITION).rest == " ; why"


@pytest.mark.parametrize(
    ("draft", "written"),
    [
        ("This is a draft of words", EMPTY_SIX),
        ("Mate in two by Kohtz, 1903;", EMPTY_SIX),
        ("4k3/8/8/8/8/8/8/4K2 w - - bm e4;", "8/8/8/8/8/8/8/8 w - -"),
        ("4k3/8/8/8/8/8/8/4K3 x - - bm e4;", "8/8/8/8/8/8/8/8 w - -"),
        ("8/8/8 white KQkq - id x;", "8/8/8/8/8/8/8/8 w - -"),
    ],
)
def test_words_that_are_typed_over_were_no_line_of_epd(draft, written):
    record = record_from_line(draft)
    assert is_epd(record) is (written != EMPTY_SIX)
    assert with_text(record, EMPTY_SIX).line == written
    assert with_text(record, EMPTY_SIX, "epd").line == "8/8/8/8/8/8/8/8 w - -"
    half_typed = with_text(record, "8/8/8")
    assert is_epd(half_typed) is (written != EMPTY_SIX)


def test_what_is_typed_is_read_once(monkeypatch):
    read = lenient.read_leniently
    texts = []

    def counted(text, letters=None):
        texts.append(text)
        return read(text, letters)

    monkeypatch.setattr(lenient, "read_leniently", counted)
    text = "nobody typed this before/8 w - - 0 1"
    assert with_text(Record(START), text).problem is not None
    assert texts == [text]


def test_what_is_typed_after_a_long_frame_is_read():
    typed = with_text(record_from_line("8/8/8/8/8/8/8/K1k5 w - - 0 1"), " " * 16_370 + START)
    assert typed.position == START_POSITION and typed.line == START
