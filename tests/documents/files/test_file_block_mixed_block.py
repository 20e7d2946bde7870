from pathlib import Path

import pytest

from fenedit.documents.block import Block
from fenedit.documents.files.file_block import FileBlock, MixedBlock, Part, blocks_from
from fenedit.documents.record import Aside, Record
from tests.helpers.large_files import opened_in_place

DATA = b"a\n# x\n\nb\nc\n# y\nd\n"
NEW = Record("new", ending="\n")


@pytest.fixture
def block(tmp_path: Path) -> FileBlock:
    (block,) = opened_in_place(tmp_path / "a.fen", DATA).collection.blocks
    assert isinstance(block, FileBlock)
    return block


def test_it_answers_like_a_block_in_memory(block: FileBlock) -> None:
    mixed = MixedBlock([block.part(2, 5), NEW, "# z\n", "e\n", block.part(0, 1)])
    lines = ["\n", "b\n", "c\n", NEW, "# z\n", "e\n", "a\n"]
    other = Block(lines)
    assert list(mixed.stored) == lines
    assert (mixed.size, mixed.records) == (other.size, other.records)
    assert list(mixed.places) == list(other.places)
    assert [mixed.item(place) for place in range(7)] == list(other.items()) == list(mixed.items())
    places = range(mixed.size + 1)
    assert list(map(mixed.records_before, places)) == list(map(other.records_before, places))
    assert list(map(mixed.place_of, range(5))) == list(map(other.place_of, range(5)))
    assert mixed.item(4) is mixed.item(4)


def test_any_cut_of_it_holds_its_lines(block: FileBlock) -> None:
    mixed = MixedBlock([block.part(0, 3), NEW, Aside("", "\n"), block.part(3, 7)])
    lines = list(mixed.items())
    for first in range(mixed.size + 1):
        for last in range(first, mixed.size + 1):
            pieces = list(mixed.cut(first, last))
            assert list(MixedBlock(pieces).items()) == lines[first:last]
            for piece in pieces:
                if isinstance(piece, Part):
                    data = block.source.read(piece.start, piece.end)
                    assert data.count(b"\n") == piece.last - piece.first > 0


def test_what_meets_again_is_the_block_again(block: FileBlock) -> None:
    assert list(blocks_from([block.part(0, 3), block.part(3, 7)], "fen")) == [block]
    changed, last = blocks_from([block.part(0, 3), NEW, block.part(3, 7), block.part(0, 7)], "fen")
    assert last is block
    assert [type(piece) for piece in changed.cut(0, changed.size)] == [Part, Record, Part]


def test_lines_alone_become_blocks_in_memory(block: FileBlock) -> None:
    blocks = list(blocks_from([block.part(0, 3), *[NEW] * 20_000, block.part(3, 7)], "fen"))
    assert sum(each.size for each in blocks) == 20_007
    assert [each.in_file for each in blocks][1:-1] == [False] * (len(blocks) - 2)
    assert max(each.size for each in blocks) <= 2**13
    assert max(each.size for each in blocks if not each.in_file) <= 1024
    assert not any(each.in_file for each in blocks_from(["a\n"] * 3, "fen"))
    assert list(blocks_from([], "fen")) == []


def test_a_record_in_the_place_of_another_leaves_the_comments(
    block: FileBlock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert block.has_comments
    monkeypatch.setattr("fenedit.documents.block.is_comment_line", None)
    assert block.replaced(0, [Record("new", ending="\n")]).has_comments
