import pytest
from hypothesis import given

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.fen_faults import first_fault
from fenedit.notation.position import EMPTY_PLACEMENT, START_PLACEMENT, START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Severity
from fenedit.notation.reading import diagram, read_loose, unplaced, unsupported
from tests.helpers.corpus import of_kinds, params
from tests.helpers.strategies import framed_fens, positions, texts

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def codes(text):
    return [note.code for note in read_loose(text).notes]


def refusal(text):
    with pytest.raises(FenError) as caught:
        read_loose(text)
    return caught.value.problem.code, caught.value.problem.span


def letters_of_case(case):
    return case["expect"].get("lenient_option", "").partition("=")[2] or None


def test_texts_of_the_corpus_are_read_and_every_repair_is_said():
    for case in of_kinds("lenient"):
        reading = read_loose(case["input"], letters_of_case(case))
        expect = case["expect"].get("lenient", {"fen": case["expect"].get("fen"), "repairs": []})
        assert format_fen(reading.position) == expect["fen"], case["id"]
        assert sorted({note.code for note in reading.notes}) == expect["repairs"], case["id"]


def test_the_strict_reader_refuses_them_in_their_place():
    for case in of_kinds("lenient", "invalid"):
        expect, problem = case["expect"], first_fault(case["input"])
        found = problem and (problem.code, problem.span[0])
        assert found == ((expect["error"], expect["pos"]) if "error" in expect else None), case


@pytest.mark.parametrize("case", params("invalid"))
def test_texts_of_the_corpus_that_nothing_can_mend_are_refused(case):
    with pytest.raises(FenError):
        read_loose(case["input"])


def test_strict_texts_of_the_corpus_are_read_without_a_note():
    for case in of_kinds("fen", "xfen", "shredder"):
        assert read_loose(case["input"]) == (parse_fen(case["input"]), (), "", (), 6), case["id"]


@pytest.mark.parametrize("case", params("epd"))
def test_fields_before_operations_are_read(case):
    if "fen" in case["expect"]:
        reading = read_loose(case["input"])
        assert format_fen(reading.position) == case["expect"]["fen"]
        assert reading.fields == 4


@given(positions())
def test_a_fen_is_read_without_a_note(position):
    assert read_loose(format_fen(position)) == (position, (), "", (), 6)


@given(texts())
def test_what_the_strict_parser_reads_is_read_the_same(text):
    try:
        position = parse_fen(text)
    except FenError:
        return
    assert read_loose(text) == (position, (), "", (), 6)


@given(texts())
def test_any_text_is_read_or_refused_with_a_place(text):
    try:
        reading = read_loose(text)
    except FenError as error:
        start, end = error.problem.span
        assert 0 <= start <= end <= len(text)
        return
    for note in reading.notes:
        start, end = note.span
        assert 0 <= start <= end <= len(text)
        assert note.severity is Severity.NOTE
    assert parse_fen(format_fen(reading.position)) == reading.position
    enclosed = {note.code for note in reading.notes} & {"wrapper", "pgn-tag"}
    assert text.endswith(reading.rest) or enclosed


@given(texts() | framed_fens())
def test_the_text_without_its_rest_means_the_same(text):
    try:
        reading = read_loose(text)
    except FenError:
        return
    if not text.endswith(reading.rest):
        return  # it stands inside brackets
    again = read_loose(text[: len(text) - len(reading.rest)])
    assert again.position == reading.position
    assert again.rest == ""


@given(framed_fens())
def test_frames_blanks_and_missing_fields_are_forgiven(text):
    reading = read_loose(text)
    fields = format_fen(reading.position).split(" ")
    held = [field for field in fields if field in text]
    assert fields[0] in held


def test_missing_fields_are_assumed_in_turn():
    assert read_loose("8/8/8/8/8/8/8/8").position == Position("." * 64)
    assert codes("8/8/8/8/8/8/8/8 b -") == ["default-ep", "default-halfmove", "default-fullmove"]
    assert codes("[8/8/8/8/8/8/8/8 w]")[0] == "wrapper"
    assert read_loose("8/8/8/8/8/8/8/8 b - - 7").position == Position("." * 64, "b", "", None, 7)


def test_each_kind_of_blank_is_said_once_and_at_its_place():
    text = "  " + START.replace(" ", "   ") + "\r\n"
    assert [(note.code, note.span) for note in read_loose(text).notes] == [("whitespace", (0, 2))]
    tabbed = START.replace(" ", "\t")
    assert [(note.code, note.span) for note in read_loose(tabbed).notes] == [
        ("separator", (43, 44))
    ]
    assert codes(START + " \n") == ["whitespace"]
    assert codes(START.replace(" ", "\n", 1)) == ["whitespace"]


@pytest.mark.parametrize(
    ("rest", "code"),
    [
        (' bm e4; id "x";', "epd-ops"),
        (" ce +12;", "epd-ops"),
        (" bm e4", "epd-ops"),
        (" ;D1 20 ;D2 400", "epd-ops"),
        (" mate in two", "trailing"),
        (" - 1", "trailing"),
        (" w e4 e5", "trailing"),
        (" b - -1", "trailing"),
        ("   % odd  ", "trailing"),
        ("\t; mate in 2", "trailing"),
        (";", "trailing"),
        (" #12", "trailing"),
        (" // x", "trailing"),
        (".", "trailing"),
        ("]", "trailing"),
        ("<br>", "trailing"),
    ],
)
def test_text_after_six_fields_is_the_rest_verbatim(rest, code):
    reading = read_loose(START + rest)
    assert reading.position == START_POSITION
    assert reading.rest == rest
    assert [note.code for note in reading.notes] == [code]


@pytest.mark.parametrize("count", [4, 5])
def test_operations_may_follow_four_fields(count):
    fields = " ".join(START.split(" ")[:count])
    reading = read_loose(fields + "  bm e4")
    assert reading.position == START_POSITION
    assert reading.rest == "  bm e4"
    assert reading.notes[-1].code == "epd-ops"


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_comments_may_follow_any_field(count):
    fields = " ".join(START.split(" ")[:count])
    assert read_loose(fields + " ;D1 20 ;D2 400").rest == " ;D1 20 ;D2 400"


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        (f"[{START}] White wins ", " White wins "),
        (f"[{START} x]", " x"),
        (f"[{START} bm e4;] tail", " bm e4; tail"),
        (f'"[{START}] x" y', " x y"),
        (f'[FEN "{START}"] 1. e4', " 1. e4"),
        (f'[SetUp "1"]\n[FEN "{START}"]\n\n1. e4 *\n', "\n\n1. e4 *\n"),
        (f"[fen]{START}[/fen], see there", ", see there"),
        ("startpos moves e2e4", " moves e2e4"),
        ("(startpos) moves", " moves"),
        (f"https://lichess.org/editor/{START.replace(' ', '_')}?color=white x", " x"),
        (f"[{START}", ""),
        (f"[[{START}]]", ""),
    ],
)
def test_brackets_keep_what_stands_after_them(text, rest):
    reading = read_loose(text)
    assert reading.position == START_POSITION
    assert reading.rest == rest
    assert reading.fields == 6


@pytest.mark.parametrize(
    ("operations", "counters"),
    [
        ("hmvc 3; fmvn 9;", (3, 9)),
        ("bm e4; fmvn 9", (0, 9)),
        ('hmvc "17";', (17, 1)),
        ('c0 "; hmvc 5;"; fmvn 2;', (0, 2)),
        ("hmvc 1234567;", (0, 1)),
        ("hmvc ٣;", (0, 1)),
        ("- hmvc 4; fmvn 6;", (4, 6)),
    ],
)
def test_operations_give_the_counters_that_are_missing(operations, counters):
    reading = read_loose(f"{START[:-4]} {operations}")
    assert reading.position[4:] == counters
    assert reading.fields == 4
    reasons = {note.code: dict(note.data).get("reason") for note in reading.notes}
    assert (reasons["default-halfmove"] == "hmvc") == (counters[0] > 0)
    assert (reasons["default-fullmove"] == "fmvn") == (counters[1] > 1)


def test_counters_that_stand_there_are_not_replaced():
    assert read_loose(f"{START} hmvc 3; fmvn 9;").position == START_POSITION
    five = read_loose(f"{START[:-2]} hmvc 3; fmvn 9;")
    assert (five.position[4:], five.fields) == ((0, 9), 5)


def test_a_stray_dash_before_operations_is_no_counter():
    reading = read_loose(f"{START[:-4]} - bm e4")
    assert (reading.rest, reading.fields) == (" bm e4", 4)
    assert [note.code for note in reading.notes] == ["counter-dash", "default-fullmove", "epd-ops"]


@pytest.mark.parametrize(
    ("text", "extras"),
    [
        (START.replace(" w", "[QNp] w"), (("pocket", "QNp"),)),
        (START.replace(" w", "[] w"), ()),
        (START.replace("BQK", "BQ~K"), (("promoted", "d1"),)),
        (START.replace(" 0 1", " 3+3 0 1"), (("checks", "3+3"),)),
        (START + " +2+3", (("checks", "+2+3"),)),
        (START.replace(" 0 1", " 3+3"), (("checks", "3+3"),)),
        (START.replace(" ", "+").replace("+0+1", "+3+3+0+1"), (("checks", "3+3"),)),
        (
            f"lichess.org/analysis/chess960/{START.replace(' ', '_')}",
            (("variant", "chess960"),),
        ),
        (f'[Variant "Fischer random"]\n[FEN "{START}"]', (("variant", "fischerrandom"),)),
    ],
)
def test_what_other_variants_write_is_set_aside(text, extras):
    reading = read_loose(text)
    assert reading.position == START_POSITION
    assert reading.extras == extras
    assert reading.rest == ""


def test_letters_of_a_language_win_over_english_where_all_are_its_own():
    text = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"
    assert "P" in read_loose(text, "de").position.placement
    assert [note.code for note in read_loose(text, "de").notes] == ["localized"]
    assert read_loose(START, "de") == read_loose(START)
    assert read_loose("4кр3/8/8/8/8/8/8/К3Кр3", "ru").position.placement[:5] == "N...K"
    with pytest.raises(FenError):
        read_loose("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1", "fr")
    with pytest.raises(KeyError):
        read_loose(START, "tlh")


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("", "empty", (0, 0)),
        (" \n ", "empty", (0, 3)),
        ("FEN: ", "empty", (4, 4)),
        ("[]", "empty", (1, 1)),
        ("  8/7/x w", "rank-too-short", (5, 6)),
        ("[" + START.replace(" w ", " x ") + "]", "bad-side", (45, 46)),
        ("8/8/8/8/8/8/8/8 w - - x", "halfmove-not-integer", (22, 23)),
        ("8/8/8/8/8/8/8/8 w bm e4;", "bad-castling-char", (19, 20)),
        ("FENCE", "bad-piece-char", (0, 1)),
        ("fen", "empty", (3, 3)),
        ("(((", "empty", (3, 3)),
        ("https://lichess.org/abcdefgh x", "link-without-position", (0, 28)),
        ("see 8/8", "bad-piece-char", (0, 1)),
        ("\ufeff44/8/x", "bad-piece-char", (6, 7)),
        ("x.org/?fen=8%2F7%2F8&a=1", "rank-too-short", (16, 19)),
        ("8/8/8/8/8/8/8/8 W kKx -", "bad-castling-char", (20, 21)),
        ("8/8/8/8/8/8/8/8 W KkQqHA -", "castling-too-many", (22, 23)),
        ("8/8/8/8/8/8/8/8 W - E", "bad-ep", (21, 21)),
        ("8/8/8/8/8/8/8/8 W - - 0001000000", "halfmove-too-large", (22, 32)),
        ("&quot;8/8/8/8/8/8/8/8 - -", "bad-side", (22, 23)),
        ("; 8/8/8/8/8/8/8/8 w - - 0 1", "text-before", (0, 1)),
        ("here: 8/8/8/8/8/8/8/W6k w - - 0 1", "bad-piece-char", (20, 21)),
        ("White to play (Réti): 7K/8/k1P5/7p/8/8/8/8 w - - x", "halfmove-not-integer", (49, 50)),
        ("Réti:7K/8/k1P5/7p/8/8/9/8 w - - 0 1", "bad-digit", (22, 23)),
        ('See "8/8/8/8/8/8/8/7 w - - 0 1", please', "rank-too-short", (20, 20)),
        ("\\fenboard{7k/8/8/8/8/8/9/K7 w - - 0 1}", "bad-digit", (23, 24)),
        ('{"fen": "8/8/8/8/8/8/8/W6k w - - 0 1"}', "bad-piece-char", (23, 24)),
        ("position=8/8/8/8/8/8/8/K6x w - - 0 1", "bad-piece-char", (25, 26)),
        ("and/or: 8/8/8/7/8/8/8/8 w - - 0 1", "rank-too-short", (15, 16)),
        ("Look at this 7K/8/k1P5/7p/8/8/8/8 w - - 0 1 please", "text-before", (0, 12)),
        ("8/8/8/8/8/8/8/8 b - - 0 1 w - - 0 1", "fields-again", (26, 35)),
        ("8/8/8/8/8/8/8/8 b - -  w KQkq e3 dm 2;", "fields-again", (23, 32)),
        ("8/8/8/8/8/8/8/X7 w - - 0 1 or 8/8/8/8/8/8/8/8", "bad-piece-char", (14, 15)),
    ],
)
def test_what_is_not_forgiven_has_its_place_in_the_whole_text(text, code, span):
    assert refusal(text) == (code, span)


BOARD = "8/8/8/8/8/8/8/8"
MANY = 200_000
HOSTILE = {
    "slashes": "/" * MANY,
    "digits": "1" * MANY,
    "blanks": " " * MANY + "x",
    "blanks within": f"{BOARD}{' ' * MANY}w",
    "brackets": "(" * MANY + ")" * MANY,
    "open brackets": "(" * MANY,
    "quotes": '"' * MANY,
    "labels": "fen " * MANY,
    "a label and blanks": "fen" + " " * MANY + "x",
    "figurines": "♔" * MANY,
    "a long side": f"{BOARD} {'w' * MANY} - - 0 1",
    "different castling characters": f"{BOARD} w {''.join(map(chr, range(0x10000, 0x60000)))} - 0 1",
    "alike castling letters": f"{BOARD} w {'K' * MANY} - 0 1",
    "a long square": f"{BOARD} w - e{'3' * MANY} 0 1",
    "a long counter": f"{BOARD} w - - {'9' * MANY} 1",
    "zeros": f"{BOARD} w - - {'0' * MANY} 1",
    "operations": f"{BOARD} w - - {'id 1; ' * (MANY // 6)}",
    "invisible characters": "a\u200b" * (MANY // 2),
    "entities": "&nbsp;" * (MANY // 6),
    "escapes": "8%2F" * (MANY // 4),
    "a path": "https://a.b/" + "8/" * (MANY // 2),
    "a query": "https://a.b/?fen=" + "8/" * (MANY // 2),
    "a host": "a." * (MANY // 2),
    "tags": "<b>" * (MANY // 3),
    "half a tag": "<b " * (MANY // 3),
    "half a tag pair": '[a "b"] ' * (MANY // 8),
    "tag pairs": '[FEN "' * (MANY // 6),
    "comment lines": "# \n" * (MANY // 3),
    "strokes": "x/" * (MANY // 2),
    "plus signs": f"{BOARD}+w{'+' * MANY}",
    "broken ranks": "8 / " * (MANY // 4),
    "a pocket": f"{BOARD}[{'Q' * MANY}]",
    "promotion marks": "N~" * (MANY // 2),
    "strings": f"{BOARD} w - - bm {chr(34) * MANY}",
    "counters in operations": f"{BOARD} w - - bm {'; hmvc 1' * (MANY // 8)}",
    "NUL bytes": "\0" * MANY,
    "marks of direction": "\u202e" * MANY,
    "Arabic digits": "٣" * MANY,
}


@pytest.mark.parametrize("text", ["8/8/1k6/2b5/2pP4/8/5K2/8/b", "[8/8/1k6/2b5/2pP4/8/5K2/8/b]"])
def test_a_bishop_in_hand_or_black_to_move_after_a_slash_is_refused(text: str) -> None:
    with pytest.raises(FenError) as caught:
        read_loose(text)
    assert caught.value.problem.code == "too-many-ranks"
    reading = read_loose("8/8/1k6/2b5/2pP4/8/5K2/8/b w - - 0 1")
    assert reading.extras == (("pocket", "b"),)


@pytest.mark.parametrize(("variant", "noted"), [("atomic", True), ("chess960", False)])
def test_the_variant_of_a_link_is_said(variant: str, noted: bool) -> None:
    reading = read_loose(
        f"https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?variant={variant}"
    )
    assert ("game-variant" in [note.code for note in reading.notes]) is noted


def test_where_a_strict_reader_would_stop_is_not_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("fenedit.notation.fen_faults.first_fault")
    assert codes("8/8/8/8/8/8/8/8 w - -") == ["default-halfmove", "default-fullmove"]


@pytest.mark.parametrize("ending", ["w - -", "b KQkq e3", "w HAha -", "b Kq h6"])
def test_four_fields_are_read_as_with_a_blank_before_them(ending: str) -> None:
    text = f"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR {ending}"
    found, after = read_loose(text), read_loose(f" {text}")
    assert (found.position, found.fields, found.rest) == (after.position, 4, "")
    assert [note.code for note in found.notes] == [note.code for note in after.notes[1:]]
    assert [note.span for note in found.notes] == [(len(text), len(text))] * 2


@pytest.mark.parametrize(
    ("placement", "side", "assumed"),
    [
        (START_PLACEMENT, None, ["default-side", "default-castling"]),
        (START_PLACEMENT, "b", ["default-castling"]),
        (EMPTY_PLACEMENT, None, ["default-side"]),
        (EMPTY_PLACEMENT, "w", []),
    ],
)
def test_a_diagram_says_what_was_assumed(placement, side, assumed):
    found = diagram(placement, side)
    assert (found.position.side_to_move, found.position.castling_rights) == (side or "w", "")
    assert [note.code for note in found.notes] == assumed


def test_men_of_other_games_are_all_named() -> None:
    problem = unsupported([("cd", 56, (3, 5)), ("g", None, (9, 10))]).problem
    assert problem.code == "unsupported-man"
    assert problem.span == (3, 5)
    assert problem.squares == (56,)
    assert dict(problem.data) == {"found": "cd", "men": "cd@a8, g"}


def test_notes_without_their_places() -> None:
    note = Problem("url", Severity.NOTE, (1, 2), data=(("found", "a"),))
    assert unplaced([note]) == (Problem("url", Severity.NOTE, None, data=(("found", "a"),)),)
