"""What was seen before."""

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.search import large_sets as module
from fenedit.documents.search.large_sets import Hashes
from tests.helpers.project import run_python

COUNT = 6_000


def things(count: int) -> list[bytes]:
    return [b"%d" % number for number in range(count)]


@given(st.lists(st.binary(max_size=2) | st.integers(0, 3).map(bytes)))
def test_as_a_set_does(added: list[bytes]) -> None:
    prints, seen = Hashes(), set()
    for thing in added:
        assert prints.add(thing) == (thing in seen)
        seen.add(thing)


@pytest.mark.parametrize("bits_held", [4, 12, 60])
@pytest.mark.parametrize("segment", [16, 1 << 16])
def test_it_grows(bits_held: int, segment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_FIRST_BITS", 3)
    monkeypatch.setattr(module, "_MOST_BITS_HELD", bits_held)
    monkeypatch.setattr(module, "_SEGMENT", segment)
    prints = Hashes()
    for start in range(0, COUNT, 500):
        assert not any(map(prints.add, things(start + 500)[start:]))
        assert all(map(prints.add, things(start + 500)[start // 2 :]))


def test_crowded_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no room at the end of the table stands at its beginning, and moves when it grows."""
    monkeypatch.setattr(module, "_FIRST_BITS", 5)
    monkeypatch.setattr(module, "_SEGMENT", 8)
    monkeypatch.setattr(
        Hashes, "_place", lambda prints, print_: (1 << prints._bits) - 1 - print_[0] % 3
    )
    prints = Hashes()
    assert not any(map(prints.add, things(300)))
    assert all(map(prints.add, things(300)))


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="no room can be reserved")
def test_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(module, "_MOST_BITS_HELD", 10)
    monkeypatch.setattr(os, "posix_fallocate", full)
    prints = Hashes()
    assert not any(map(prints.add, things(COUNT)))
    assert all(map(prints.add, things(COUNT)))


_GROWTH = """
from pathlib import Path
from fenedit.documents.search.large_sets import Hashes
def peak(count):
    prints = Hashes()
    for number in range(count):
        prints.add(b"%d" % number)
    # What getrusage tells includes what the process had before it was this program.
    return int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
few = peak(100_000)
print(peak(340_000) - few)
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="peaks are counted otherwise there")
def test_memory_does_not_grow() -> None:
    code, output = run_python("-c", _GROWTH)
    assert code == 0, output
    # In memory the table would take sixteen megabytes, and four before.
    assert int(output) < 6_000
