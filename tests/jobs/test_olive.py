"""Olive's collections as documents, and documents as collections."""

from pathlib import Path

import pytest

from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in
from fenedit.documents.document import Collection, Document
from fenedit.documents.formats import records_from
from fenedit.documents.losses import Loss
from fenedit.documents.olive_entries import read_entries
from fenedit.documents.record import Format
from fenedit.jobs.olive import exported, imported, imported_from, is_named_olive
from fenedit.notation.epd.record import parse_epd
from tests.helpers.fens import HARING

FIELDS = HARING.rsplit(" ", 2)[0]
MORPHY = """\
---
algebraic:
  white: [Kc8, Ra1, Pb6]
  black: [Ka8, Bb8, Pa7, Pb7]
authors: [!!python/unicode 'Morphy, Paul']
solution: "1.Ra1-a6 ! zugzwang.\\n   1...Bb8*b1 2.Ra6*a7 #"
stipulation: '#2'
"""
FAIRY = """\
---
algebraic: {white: [Kc8, Xb4], black: [Ka8]}
stipulation: '#2'
"""


def text_of(document: Document) -> str:
    return "".join(item.line + item.ending for item in document.collection.lines)


def document_of(text: str, file_format: Format = "epd") -> Document:
    return Document(collection=records_from(text, file_format))


def test_a_name_promises_a_collection() -> None:
    assert is_named_olive(Path("a.OLV"))
    assert not is_named_olive(Path("a.olv.epd"))


def test_entries_become_lines_of_epd() -> None:
    document, losses = imported(MORPHY)
    assert text_of(document) == (
        'kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; c1 "Morphy, Paul"; dm 2; '
        'solution "1.Ra1-a6 ! zugzwang.¶   1...Bb8*b1 2.Ra6*a7 #";\n'
    )
    assert (document.format, document.path) == ("epd", None)
    assert losses == ()
    parse_epd(document.collection[0].line)


def test_fairy_problems_are_left_out_and_told() -> None:
    document, losses = imported(MORPHY + FAIRY)
    assert len(document.collection) == 1
    assert Loss("odd-men", 1, "Xb4", (9,)) in losses


def test_texts_that_epd_cannot_write_are_told() -> None:
    entry = f"algebraic: {{}}\nstipulation: '#2'\ncomments: ['the \"so\" \"said\"', {'x' * 300}]\n"
    document, losses = imported(entry)
    (comment,) = (
        operation.operands[0].text
        for operation in parse_epd(document.collection[0].line).operations
        if operation.opcode == "c0"
    )
    assert comment.startswith("the “so” “said”; xxx")
    assert (len(comment), comment[-1]) == (255, "…")
    assert losses == (Loss("texts-cut", 1), Loss("texts-respelt", 1))


def test_a_text_is_no_entry() -> None:
    entry = "algebraic: {}\nstipulation: '#2'\noptions: [Duplex]\n"
    assert imported(entry + "---\njust text\n").losses == (Loss("empty-entries", 1, lines=(5,)),)


WHOLE = """\
---
algebraic:
  black:
  - Ka8
  - Sb6
  neutral:
  - royal Gd4
  white:
  - Kc8
  - Rh1
authors:
- Анна
- Bert
award:
  distinction: 1st Prize
  judges:
  - Carl
comments:
- Two "thoughts"; one comment
- 'second

  line'
glyphs:
  g: q1
intended-solutions: 2.1.1
keywords:
- Zilahi
foreignids:
- domain: PDB
  problemid: P0503887
legend:
  Grasshopper:
  - d4
options:
- Circe
- SetPlay
reprints:
- date:
    year: 1976
  name: FIDE Album
solution: "a)\\n  1.Rh1-h8 ! \\"zz\\"\\n  2.x\\n\\nb)\\n1.y"
source:
  date:
    month: 2
    year: 2009
  name: Broodings
  round: II
stipulation: h#2
twins:
  b: Move b6 c4
  c: Continued Remove h1
  d: something else
"""


def entries(text: str) -> list[object]:
    return [entry.value for entry in read_entries(text)]


def test_an_entry_comes_through_completely() -> None:
    document, losses = imported(WHOLE)
    assert losses == (Loss("texts-respelt", 1),)
    out, losses = exported(document)
    assert losses == ()
    assert entries(text_of(out)) == entries(WHOLE)
    assert "    year: 2009\n" in text_of(out)


@pytest.mark.parametrize(
    "operations",
    [
        'bm Qh4; c3 "s#2"; pv Qh4 Be4 Qxe4 Nf2#; solution "1.Qh4! (zz)";',
        'bm Qh4; dm 2; pv Qh4 Be4 Qxe4#; solution "1.Qh4! (zz)";',
    ],
)
def test_key_and_main_line_beside_a_solution_come_through(operations: str) -> None:
    line = f"4RN2/4N3/1P1k4/5b2/3P2Q1/3p2p1/1p1p2P1/1BbK3n w - - {operations}\n"
    out, losses = exported(document_of(line))
    assert losses == ()
    back, losses = imported(text_of(out))
    assert losses == ()
    assert text_of(back) == line


def test_an_entry_of_an_older_version_comes_through_completely() -> None:
    old = """\
---
algebraic: {white: [Ka1], black: [SIg7]}
date: 1970-05
distinction: 1st Prize
source: The British Chess Magazine
source-id: 16/593
stipulation: h#2
"""
    out, _ = exported(imported(old).document)
    assert entries(text_of(out)) == entries(old)


def test_what_was_edited_since_wins_over_what_was_kept() -> None:
    (record,) = imported(WHOLE).document.collection
    changed = puzzle_of_record(record)._replace(comment="new", source="Elsewhere", intended=3)
    edited = with_puzzle_in(record, changed, "epd")
    out, _ = exported(Document(collection=Collection([edited], "epd")))
    (entry,) = entries(text_of(out))
    assert isinstance(entry, dict)
    assert (entry["comments"], entry["source"]) == (["new"], {"name": "Elsewhere"})
    assert entry["intended-solutions"] == "3"
    assert entry["award"] == {"distinction": "1st Prize", "judges": ["Carl"]}
    assert entry["glyphs"] == {"g": "q1"}


def test_kept_options_go_with_the_position_that_they_meant() -> None:
    text = """\
---
algebraic: {white: [Ke1, Ra1], black: [Ke8]}
options: [Circe, NoCastling a1, WhiteToPlay]
stipulation: h#2
"""
    line = text_of(imported(text).document)
    assert "NoCastling" in text_of(exported(document_of(line)).document)
    edited = line.replace(" w - ", " w Q ")
    written = text_of(exported(document_of(edited)).document)
    assert "options:\n- Circe\nstipulation: h#1.5" in written


@pytest.mark.parametrize(
    ("operations", "said"),
    [
        ("olive;", {}),
        ('olive "{a: b}"; olive "{c: d}";', {"c": "d"}),
        ('olive "{algebraic: {white: [Kh1]}}";', {}),
        (f'olive "{{date: {{year: {"9" * 5000}}}}}";', {}),
    ],
)
def test_odd_kept_fields_do_no_harm(operations: str, said: dict[str, str]) -> None:
    line = f"{FIELDS} {operations}"
    (plain,) = entries(text_of(exported(document_of(FIELDS)).document))
    (entry,) = entries(text_of(exported(document_of(line)).document))
    assert isinstance(plain, dict)
    assert entry == plain | said


def test_a_month_of_many_digits_is_read() -> None:
    text = MORPHY + f"source: {{name: Paper, date: {{year: 1900, month: {'1' * 5000}}}}}\n"
    assert len(imported(text).document.collection) == 1


def test_lines_of_a_document_may_be_a_collection() -> None:
    document = document_of(MORPHY, "fen")
    conversion = imported_from(document)
    assert conversion is not None
    assert len(conversion.document.collection) == 1
    assert imported_from(document_of(f"{FIELDS} dm 2;\n")) is None
    assert imported_from(document_of("", "fen")) is None


def test_a_document_becomes_a_collection() -> None:
    lines = f'{FIELDS} bm d4; c1 "Haring"; c2 "Schach-Echo 1977"; dm 2;\n'
    document, losses = exported(document_of(lines))
    text = text_of(document)
    assert losses == ()
    assert text.startswith("---\nalgebraic:\n  black:\n  - Bf") or "  - Kf6\n" in text
    assert "stipulation: '#2'\n" in text
    assert text_of(imported(text).document) == lines


def test_what_a_collection_cannot_hold_is_told() -> None:
    lines = (
        f'# by hand\n{FIELDS} am Qf4; c6 "hint"; c9 "u"; dm 2; hmvc 3; id "x"; // said\n'
        "4k3/8/8/8/8/8/8/1R2K3 w B -\n\nno position\n"
    )
    assert exported(document_of(lines)).losses == (
        Loss("castling", 1),
        Loss("comment-lines", 1),
        Loss("comments", 1),
        Loss("counters", 1),
        Loss("drafts", 1),
        Loss("operations", 1, "id, c6, am, c9"),
        Loss("variant", 1),
    )


def test_a_game_tells_its_tags_and_loses_its_moves() -> None:
    game = f'[White "Haring"]\n[Black "?"]\n[FEN "{HARING}"]\n[SetUp "1"]\n[ECO "A00"]\n\n1. d4 *\n'
    document, losses = exported(document_of(game, "pgn"))
    assert "authors:\n- Haring\n" in text_of(document)
    assert losses == (Loss("moves", 1), Loss("tags", 1, "ECO"))


def test_what_is_left_out_is_told_with_the_lines_where_its_entries_begin() -> None:
    doubled = "---\n# by hand\n\nstipulation: '#2'\nalgebraic: {white: [Ka1, Qb2, Rb2]}\n"
    bare = "--- {stipulation: '#2', authors: [x]}\n"
    document, losses = imported(f"{doubled}{bare}---\na: [b\n{doubled}")
    assert text_of(document) == '8/8/8/8/8/8/8/8 w - - c1 "x"; dm 2;\n'
    assert losses == (
        Loss("comment-lines", 2),
        Loss("doubled-men", 2, "b2", (4, 12)),
        Loss("entry-yaml", 1, "did not find expected ',' or ']'", (8,)),
        Loss("no-men", 1, "", (6,)),
    )


def test_a_field_that_stands_twice_is_told() -> None:
    losses = imported("algebraic: {white: [Ka1], white: [Kb1]}\nstipulation: x\n").losses
    assert losses == (Loss("fields", 1, "white"),)


def test_bytes_of_windows_1252_are_its_characters() -> None:
    document, losses = imported("algebraic: {}\nstipulation: x\nauthors: [O\x92Keefe]\n")
    assert (text_of(document), losses) == ('8/8/8/8/8/8/8/8 w - - c1 "O’Keefe"; c3 "x";\n', ())


@pytest.mark.parametrize(
    ("stipulation", "said"),
    [
        ("\"'#2'\"", "dm 2"),
        ("#2", "dm 2"),
        ("=", 'c3 "="'),
        ("=2", 'c3 "=2"'),
        ("s#2 # by hand", 'c3 "s#2"'),
    ],
)
def test_a_stipulation_without_its_quotation_marks_is_read(stipulation: str, said: str) -> None:
    document, _ = imported(f"algebraic: {{}}\nstipulation: {stipulation}\n")
    assert text_of(document) == f"8/8/8/8/8/8/8/8 w - - {said};\n"


@pytest.mark.parametrize(
    "twins", ["\n  b: Stipulation #3\n  c: Move a1 b2", " {b: Stipulation #3, c: Move a1 b2}"]
)
def test_a_twin_keeps_its_stipulation(twins: str) -> None:
    document, losses = imported(f"algebraic: {{}}\nstipulation: '#2'\ntwins:{twins}\n")
    assert 'twins "b) Stipulation #3; c) Move a1 b2";' in text_of(document)
    assert losses == ()


def test_whose_move_it_is_does_not_hang_on_quotation_marks() -> None:
    document, _ = imported("algebraic: {}\nstipulation: \"'h#2'\"\n")
    assert text_of(document) == '8/8/8/8/8/8/8/8 b - - c3 "h#2";\n'


WHITE_FIRST = """\
---
algebraic:
  black: [Ka3]
  white: [Kc3, Rb1]
options: [WhiteToPlay]
stipulation: h#2
twins:
  b: Stipulation h#3
"""


def test_white_begins_a_helpmate_that_is_shorter_then() -> None:
    document, _ = imported(WHITE_FIRST)
    (record,) = records_from(text_of(document), "epd")
    assert record.position is not None
    puzzle = puzzle_of_record(record)
    assert record.position.side_to_move == "w"
    assert (puzzle.stipulation, puzzle.twins) == ("h#1.5", "b) Stipulation h#2.5")
    # Olive gets it as it was.
    written = text_of(exported(document).document)
    assert "WhiteToPlay" in written and "stipulation: h#2\n" in written
    assert "b: Stipulation h#3" in written


def test_no_comment_line_is_left_out_that_is_a_name() -> None:
    lines = f"# x\n{FIELDS} 0 1\n# no name\n\n{FIELDS} 0 1\n"
    assert Loss("comment-lines", 1) in exported(document_of(lines, "fen")).losses
