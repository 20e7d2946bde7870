import gc
from pathlib import Path

import pytest

from fenedit.documents.block import Block
from fenedit.documents.errors import SourceError
from fenedit.documents.files import file_block
from fenedit.documents.files.disk_file import Source
from fenedit.documents.files.file_block import FileBlock, Part
from fenedit.documents.record import Aside, Record
from tests.helpers.large_files import opened_in_place, small_blocks

DATA = b"a \xe9\r\n# x\n\rb\n c"
LINES = ["a é\r\n", "# x\n", "\r", "b\n", " c"]


@pytest.fixture
def block(tmp_path: Path) -> FileBlock:
    path = tmp_path / "a.epd"
    path.write_bytes(b"head\n" + DATA)
    end = 5 + len(DATA)
    return FileBlock(Source(path), 5, end, "latin-1", size=5, records=3, file_format="epd")


def loaded(blocks: tuple[Block, ...]) -> int:
    return sum(isinstance(block, FileBlock) and block._loaded is not None for block in blocks)


def test_it_answers_like_a_block_in_memory(block: FileBlock) -> None:
    other = Block(LINES, file_format="epd")
    assert (block.size, block.records, block.format) == (other.size, other.records, other.format)
    assert block._loaded is None
    assert list(block.places) == list(other.places) == [0, 3, 4]
    assert list(block.stored) == LINES
    assert [block.item(place) for place in range(5)] == list(other.items()) == list(block.items())
    assert [block.place_of(record) for record in range(3)] == [0, 3, 4]
    assert [block.records_before(place) for place in range(6)] == [0, 1, 1, 1, 2, 3]
    assert isinstance(block.item(1), Aside)
    assert block.in_file and not other.in_file


def test_lines_are_not_read_before_they_are_looked_at(block: FileBlock) -> None:
    whole = block.part(0, 5)
    assert whole == Part(block, 0, 5, 5, 5 + len(DATA))
    assert (whole.records, whole.is_whole) == (3, True)
    block.source.path.write_bytes(b"")
    assert block.records == 3
    with pytest.raises(SourceError):
        block.item(0)


def test_parts_know_their_bytes(block: FileBlock) -> None:
    part = block.part(1, 4)
    assert block.source.read(part.start, part.end) == b"# x\n\rb\n"
    assert (part.records, part.is_whole) == (1, False)
    assert block.line_starts() == [5, 10, 14, 15, 17, 19]


def test_a_replaced_line_leaves_the_others_in_the_file(block: FileBlock) -> None:
    changed = block.replaced(3, [Record("new", ending="\n")])
    assert list(changed.stored) == [*LINES[:3], Record("new", ending="\n"), LINES[4]]
    assert list(block.stored) == LINES
    assert changed.in_file


def test_only_so_many_lines_are_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_block, "HELD_BYTES", 3 * 2**16)
    line = b"8/8 w - - 0 1 c0;\n"
    lines = opened_in_place(tmp_path / "a.fen", line * 100_000).collection
    assert loaded(lines.blocks) == 0
    assert sum(1 for _ in lines.lines) == sum(1 for _ in lines.stored()) == 100_000
    assert 0 < loaded(lines.blocks) <= 3
    assert lines[99_999].line == "8/8 w - - 0 1 c0;"
    assert lines.blocks[-1]._loaded is not None  # type: ignore[attr-defined]
    for index in range(0, 100_000, 5000):
        assert lines[index] == lines[0]
        # What is looked at over and over stays.
        assert lines.blocks[0]._loaded is not None  # type: ignore[attr-defined]
    assert loaded(lines.blocks) <= 3


def test_a_document_that_is_gone_holds_nothing(tmp_path: Path) -> None:
    with small_blocks():
        lines = opened_in_place(tmp_path / "a.fen", b"8/8\n" * 100).collection
        source = lines.blocks[0].source  # type: ignore[attr-defined]
        assert lines[50].text == "8/8"
        references = len(gc.get_referrers(source))
        assert references >= len(lines.blocks)
        del lines
        gc.collect()
        assert not [each for each in gc.get_referrers(source) if isinstance(each, FileBlock)]
