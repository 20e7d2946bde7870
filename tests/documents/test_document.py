from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import (
    Collection,
    Document,
    Exchange,
    Splice,
    asides_before,
    commenting,
    document_bytes,
    in_slots,
    moving,
    new_document,
    own_start,
    reordering,
)
from fenedit.documents.encoding import EncodeError, TextForm, split_lines
from fenedit.documents.files.disk_file import FileState
from fenedit.documents.formats import records_from
from fenedit.documents.record import Aside, Record
from fenedit.notation.position import START_POSITION
from tests.helpers.comments import COMMENTED, check_comments, commented_text, order_after


def latin_1(*lines: str) -> Document:
    return Document(form=TextForm("windows-1252", False, "\n"), collection=Collection(lines))


def test_a_new_document_holds_one_record_that_no_file_has():
    document = new_document(START_POSITION)
    assert (document.path, document.on_disk, len(document.collection)) == (None, None, 1)
    assert document.collection[0].position == START_POSITION
    assert document_bytes(document) == (
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
    )


def test_drafts_are_written_to_the_letter():
    lines = Collection([Record("8/8/ oops ", " ; note", "\n", START_POSITION, "KQ", True)])
    assert document_bytes(Document(collection=lines)) == b"8/8/ oops  ; note\n"


def test_a_character_that_cannot_be_written_is_named_with_its_record():
    document = latin_1("# é\n", "a\n", "\n", "b\n")
    lines = document.collection
    edited = document.with_collection(lines.splice(lines.replacing(1, Record("b Ж"))))
    with pytest.raises(EncodeError) as caught:
        document_bytes(edited)
    assert (caught.value.index, caught.value.character) == (1, "Ж")
    assert document_bytes(edited.with_encoding("utf-8")) == "# é\na\n\nb Ж\n".encode()


def test_a_comment_that_cannot_be_written_is_no_record():
    with pytest.raises(EncodeError) as caught:
        document_bytes(latin_1("a\n", "# Ж\n", "b\n"))
    assert (caught.value.index, caught.value.character) == (None, "Ж")


def test_another_encoding_keeps_the_mark_and_the_newline():
    document = Document(form=TextForm("utf-16-le", True, "\r"), collection=Collection(["a\r"]))
    form = TextForm("utf-8", True, "\r")
    assert document.with_encoding("utf-8").form == form
    assert document_bytes(document.with_encoding("utf-8")) == b"\xef\xbb\xbfa\r"


def test_a_saved_document_knows_its_file():
    state = FileState(1, 2, 3, 4, "5")
    document = new_document(START_POSITION).with_file(Path("x.fen"), state)
    assert (document.path, document.on_disk) == (Path.cwd() / "x.fen", state)


def test_a_new_document_has_the_shape_of_its_format():
    assert document_bytes(new_document(START_POSITION, "epd")) == (
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n"
    )
    game = new_document(START_POSITION, "pgn")
    assert game.format == "pgn" and game.collection[0].is_game
    assert document_bytes(game).startswith(b'[Event "?"]\n')
    assert document_bytes(game).endswith(b"\n\n*\n")


# Comments and blank lines between records: whose they are, how they travel, how they change.


NEWLINES = st.sampled_from(["\n", "\r\n"])


def after(collection: Collection, splice: Splice) -> str:
    """Return the text after a splice, having seen that undo brings back what was."""
    changed = collection.splice(splice)
    assert changed.splice(splice.inverted()) == collection
    return "".join(item.line + item.ending for item in changed.lines)


@given(COMMENTED, NEWLINES, st.booleans(), st.data())
def test_a_record_moves_with_its_comments(kinds, newline, final, data):
    text = commented_text(kinds, newline, final or not kinds[-1].strip())
    collection = Collection(split_lines(text))
    rows = st.integers(0, len(collection) - 1)
    row, to = data.draw(rows), data.draw(rows)
    order = order_after(text, [row], to if to < row else to + 1)
    check_comments(text, after(collection, moving(collection, row, to)), order, near=True)


@given(COMMENTED, NEWLINES, st.booleans(), st.data())
def test_records_in_another_order_have_their_comments(kinds, newline, final, data):
    text = commented_text(kinds, newline, final or not kinds[-1].strip())
    collection = Collection(split_lines(text))
    first = data.draw(st.integers(0, len(collection) - 1))
    numbers = data.draw(st.permutations(range(len(collection) - first)))
    names = [record.line for record in collection]
    order = [*names[:first], *(names[first + number] for number in numbers)]
    changed = after(collection, reordering(collection, first, numbers))
    check_comments(text, changed, order, near=True)


@pytest.mark.parametrize(
    ("lines", "order", "result"),
    [
        ("a b c", [2, 0, 1], "c a b"),
        ("a #1 b", [1, 0], "#1 b a"),
        ("#1 #2 a b", [1, 0], "b #1 #2 a"),
        # A blank line stays, and so does a comment that does not touch what comes behind it.
        ("a _ #1 b", [1, 0], "#1 b _ a"),
        ("a #1 _ b", [1, 0], "b #1 _ a"),
        ("a b #1", [1, 0], "b a #1"),
    ],
)
def test_slots(lines, order, result):
    stored = [line.replace("_", "") + "\n" for line in lines.split()]
    assert in_slots(stored, order) == [line.replace("_", "") + "\n" for line in result.split()]


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("a\nb\n", [0, 1]),
        ("# 1\n; 2\na\n# 3\nb\n", [0, 3]),
        ("# 1\n\na\n  \n# 3\nb\n", [2, 4]),
    ],
)
def test_where_a_record_begins_with_its_own_comments(text, starts):
    collection = Collection(split_lines(text))
    assert [own_start(collection, row) for row in range(len(collection))] == starts
    with pytest.raises(IndexError):
        own_start(collection, len(collection))


def test_a_game_owns_nothing_before_it():
    games = records_from('% one\n[FEN "8/8"]\n\n*\n\n; two\n[FEN "8/8"]\n\n*\n', "pgn")
    assert [own_start(games, row) for row in range(2)] == [games.place_of(row) for row in range(2)]


@pytest.mark.parametrize("file_format", ["fen", "epd"])
def test_what_stands_before_a_record_or_after_the_last(file_format):
    lines = split_lines("# 1\na\n\n# 2\n# 3\nb\n# 4\n")
    collection = Collection(lines, file_format)
    found = [[item.text for item in asides_before(collection, row)] for row in range(3)]
    assert found == [["# 1"], ["", "# 2", "# 3"], ["# 4"]]
    assert [item.text for item in asides_before(collection, 1, 2)] == ["# 2", "# 3"]


@given(
    COMMENTED,
    NEWLINES,
    st.booleans(),
    st.lists(st.sampled_from(["", "# new", "# one1", "; two2", "#"]), max_size=4),
    st.data(),
)
def test_comments_are_changed_and_all_else_stays(kinds, newline, final, texts, data):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, newline, final)
    collection = Collection(split_lines(text))
    row = data.draw(st.integers(0, len(collection)))
    changed = after(collection, commenting(collection, row, texts))
    old = text.splitlines()
    places = [-1, *(place for place, line in enumerate(old) if line.startswith("4k3")), len(old)]
    first, last = places[row] + 1, places[row + 1]
    assert changed.splitlines() == [*old[:first], *texts, *old[last:]]
    assert set(changed.replace("\r\n", "")) & {"\r", "\n"} <= set(newline) - {"\r"}
    # Where the last line had no ending, the new last one has none.
    kept = last < len(old) or bool(texts and texts[-1])
    assert changed.endswith(newline) == final or not kept


def test_a_comment_that_stays_keeps_its_bytes():
    collection = Collection(split_lines("# one\r\n\t; two \nrecord\r\n"))
    splice = commenting(collection, 0, ["# one", "# new", "\t; two "])
    assert after(collection, splice) == "# one\r\n# new\r\n\t; two \nrecord\r\n"


GAME = '[FEN "8/8"]\n\n*'
A, B, C = (Record(text, ending="\n") for text in "abc")
NOTE = Aside("# note", "\n")


def text_of(lines: Collection) -> str:
    return "".join(item.line + item.ending for item in lines.lines)


def spliced(lines: Collection, splice: Splice) -> str:
    """Return the text after a splice, which is undone and redone besides."""
    changed = lines.splice(splice)
    assert changed.splice(splice.inverted()) == lines
    assert len(changed) == len(list(changed))
    return text_of(changed)


def test_an_empty_collection_has_no_records():
    lines = Collection()
    assert (len(lines), lines.line_count, list(lines)) == (0, 0, [])
    assert lines.records_before(0) == 0
    assert lines.splice(Splice(0, (), ())) == lines
    with pytest.raises(IndexError):
        lines[0]


def test_equal_lines_make_equal_collections_whether_they_were_read_or_not():
    unread, read = Collection(["a\n", "# note\n"]), Collection(["a\n", "# note\n"])
    assert read[0] == A
    assert unread == read == Collection([A, NOTE])
    assert hash(unread) == hash(read)
    assert unread != Collection([A, A])
    assert unread != Collection([A])
    assert unread != [A, NOTE]


def test_a_record_is_replaced_and_keeps_its_ending():
    lines = Collection(["a\r\n", "# x\n", "b"])
    assert spliced(lines, lines.replacing(0, Record("new"))) == "new\r\n# x\nb"
    assert spliced(lines, lines.replacing(1, Record("new", ending="\n"))) == "a\r\n# x\nnew"


def test_a_record_is_inserted_right_after_the_one_before_it():
    lines = Collection(["# head\n", "a\n", "# of b\n", "b\n", "# end\n"])
    at = [spliced(lines, lines.inserting(index, [C])) for index in range(3)]
    assert at == [
        "# head\nc\na\n# of b\nb\n# end\n",
        "# head\na\nc\n# of b\nb\n# end\n",
        "# head\na\n# of b\nb\nc\n# end\n",
    ]
    with pytest.raises(IndexError):
        lines.inserting(3, [C])


def test_after_a_last_line_without_newline_the_new_last_line_has_none():
    lines = Collection(["a\n", "b"])
    assert spliced(lines, lines.inserting(2, [C, replace(A, ending="\r\n")])) == "a\nb\nc\na"
    crlf = replace(C, ending="\r\n")
    assert spliced(lines, lines.inserting(2, [crlf])) == "a\nb\r\nc"
    assert spliced(lines, lines.inserting(1, [Record("c")])) == "a\nc\nb"
    only_a_comment = Collection(["# x"])
    assert spliced(only_a_comment, only_a_comment.inserting(0, [A])) == "# x\na"


def test_nul_characters_stay_with_their_lines_and_keep_nothing_apart():
    lines = Collection(["a\0\r\n", "\0\n", "b\0"])
    assert len(lines) == 2
    assert spliced(lines, lines.replacing(0, C)) == "c\0\r\n\0\nb\0"
    assert spliced(lines, lines.replacing(1, C)) == "a\0\r\n\0\nc\0"
    assert spliced(lines, lines.inserting(1, [Record("c")])) == "a\0\r\nc\r\n\0\nb\0"
    assert spliced(lines, lines.inserting(2, [C])) == "a\0\r\n\0\nb\0\nc"
    assert spliced(lines, moving(lines, 0, 1)) == "b\0\r\n\0\na"


def test_into_an_empty_collection_records_are_inserted_with_endings():
    lines = Collection()
    assert spliced(lines, lines.inserting(0, [replace(A, ending="\r"), Record("b")])) == "a\rb\n"


def test_deleting_leaves_the_lines_between():
    lines = Collection(["a\n", "# x\n", "b\n", "\n", "c"])
    assert spliced(lines, lines.deleting(0, 2)) == "# x\n\nc"
    assert spliced(lines, lines.deleting(2)) == "a\n# x\nb\n\n"
    assert spliced(lines, lines.deleting(0, 3)) == "# x\n\n"
    with pytest.raises(IndexError):
        lines.deleting(1, 3)
    with pytest.raises(ValueError, match="nothing"):
        lines.deleting(1, 0)


def test_lines_are_read_one_by_one():
    lines = Collection(f"{number}\n" for number in range(5000))
    changed = lines.splice(lines.replacing(2500, A))
    changed = changed.splice(changed.inserting(1000, [B]))
    assert sum(isinstance(line, Record) for line in changed.stored()) < 5
    assert (changed[999].text, changed[1000], changed[2501]) == ("999", B, A)
    assert (changed[2500].text, changed[2502].text, changed[-1].text) == ("2499", "2501", "4999")


def games(*endings: str) -> Collection:
    return Collection([f"{GAME}{ending}" for ending in endings], "pgn")


def numbered(lines: Collection, splice: Splice) -> str:
    return spliced(lines, splice).replace(GAME, "G")


def test_collections_of_other_formats_differ():
    assert Collection(["a\n"], "epd") != Collection(["a\n"])
    lines = Collection(["a\n"], "epd")
    assert lines.splice(lines.deleting(0)).format == "epd"


def test_games_stay_apart_when_they_are_moved_or_inserted():
    lines = games("\n\n", "\n\n\n", "\n")
    assert numbered(lines, moving(lines, 2, 0)) == "G\n\nG\n\nG\n"
    assert numbered(lines, moving(lines, 0, 2)) == "G\n\n\nG\n\nG\n"
    assert numbered(lines, lines.deleting(1)) == "G\n\nG\n"
    game = games("\r\n\r\n")[0]
    assert numbered(lines, lines.inserting(3, [game])) == "G\n\nG\n\n\nG\n\r\nG\n"
    assert numbered(lines, lines.inserting(1, [game])) == "G\n\nG\r\n\r\nG\n\n\nG\n"
    unended = games("")
    assert numbered(unended, unended.inserting(1, [game])) == "G\r\n\r\nG"
    bare = replace(game, ending="")
    assert numbered(lines, lines.inserting(0, [bare])) == "G\n\nG\n\nG\n\n\nG\n"


def test_games_that_a_file_has_without_a_blank_line_stay_so():
    lines = games("\n", "\n", "\n")
    assert numbered(lines, moving(lines, 0, 1)) == "G\nG\nG\n"
    assert numbered(lines, lines.replacing(1, replace(lines[0], ending=""))) == "G\nG\nG\n"


def test_a_game_among_lines_has_one_ending_where_it_takes_a_lines_place():
    lines = Collection(["a\n", "b"])
    game = games("\n\n")[0]
    assert numbered(lines, lines.replacing(0, game)) == "G\nb"
    assert numbered(lines, lines.inserting(2, [game])) == "a\nb\nG"
    mixed = lines.splice(lines.inserting(1, [game]))
    assert numbered(mixed, mixed.replacing(1, A)) == "a\na\nb"
    assert numbered(mixed, moving(mixed, 1, 2)) == "a\nb\nG"
    assert numbered(mixed, moving(mixed, 2, 1)) == "a\nb\nG"


def test_a_whole_collection_gives_place_to_another_and_back():
    before = Collection(["8/8/8/8/8/8/8/8 w - - 0 1\n"])
    after = Collection(["8/8/8/8/8/8/8/8 w - -\n"], "epd")
    exchange = Exchange(before, after)
    assert before.changed(exchange) is after
    assert after.changed(exchange.inverted()) is before


LOOSE_GAMES = st.sampled_from(
    [
        *('[Event "1"]\n\n1. e4 e5', '[White "x"]', "1. c4 *", "1. d4 d5", '[FEN "8"]\n*'),
        *('[FEN "8"]\n\n*\n\n{after}', '{before}\n[FEN "8"]\n*'),
        *('[Event "2"]\n\n1. e4 {cut', "% x\n1. e4 {a} *", '[Event "3"]\n\n1. e4 (1. d4 *'),
    ]
)


@given(st.lists(LOOSE_GAMES, min_size=1, max_size=4), st.sampled_from(["", "\n"]), st.data())
def test_games_that_were_edited_are_as_many_when_they_are_read_again(texts, ending, data):
    lines = records_from("\n\n".join(texts) + ending, "pgn")
    index, to = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    other = records_from(data.draw(LOOSE_GAMES), "pgn")[0]
    for splice in (
        moving(lines, index, to),
        lines.deleting(index),
        lines.inserting(index, [other, replace(other, ending="\n\n")]),
        lines.replacing(index, other),
    ):
        changed = lines.splice(splice)
        assert len(records_from(text_of(changed), "pgn")) == len(changed)
        assert changed.splice(splice.inverted()) == lines


def test_a_game_gets_no_more_than_it_needs_to_stay_apart():
    tight = Collection(['[FEN "8"]\n*\n', '[FEN "8"]\n*'], "pgn")
    assert spliced(tight, moving(tight, 1, 0)) == '[FEN "8"]\n*\n\n[FEN "8"]\n*'
    cut = records_from('[Event "1"]\n\n1. e4\n\n[Event "2"]\n\n*\n\n1. c4 *\n', "pgn")
    assert spliced(cut, cut.deleting(1)) == '[Event "1"]\n\n1. e4\n*\n\n1. c4 *\n'
    cut = records_from('[Event "1"]\n\n1. {e\n\n[Event "2"]\n\n*\n\n1. c4 *\n', "pgn")
    assert spliced(cut, cut.deleting(1)) == '[Event "1"]\n\n1. {e\n\n[Event "?"]\n\n1. c4 *\n'
