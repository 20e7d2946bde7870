"""Names and files of pictures."""

import errno
import sys
from pathlib import Path

import pytest

from fenedit.app.verbs.diagram_options import (
    refuse_taken,
    shown_output,
    write_file,
    write_one_of_many,
)
from fenedit.app.verbs.terminal import save_words
from fenedit.documents.errors import SaveError

WRITERS = pytest.mark.parametrize("write", [write_file, write_one_of_many])


def test_a_name_is_taken_by_a_file_or_a_link_that_leads_nowhere(tmp_path):
    free = tmp_path / "free"
    refuse_taken([str(free)])
    taken = tmp_path / "taken"
    taken.symlink_to(tmp_path / "nowhere")
    with pytest.raises(SaveError) as error:
        refuse_taken([str(free), str(taken)])
    assert (error.value.code, error.value.path) == ("exists", taken)
    assert "--force" in save_words(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
def test_a_device_is_never_taken():
    refuse_taken(["/dev/null"])
    write_file("/dev/null", b"x", force=False)
    write_one_of_many("/dev/null", b"x", force=False)


@WRITERS
def test_a_file_holds_what_is_written(tmp_path, write):
    path = tmp_path / "a.png"
    write(str(path), b"one", force=False)
    assert path.read_bytes() == b"one"
    with pytest.raises(SaveError) as error:
        write(str(path), b"two", force=False)
    assert error.value.code == "exists"
    write(str(path), b"two", force=True)
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@WRITERS
def test_a_full_disk_leaves_nothing_behind(tmp_path, monkeypatch, write):
    def full(*_words):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SaveError) as error:
        write(str(tmp_path / "a.png"), b"data", force=False)
    assert save_words(error.value) == "the disk is full"
    assert not list(tmp_path.iterdir())


def test_what_the_system_says_is_said_where_there_is_no_sentence():
    assert save_words(SaveError("unwritable", Path("a"), "odd")) == "it cannot be written (odd)"


def test_standard_output_has_a_name():
    assert shown_output("-") == "<stdout>"
    assert shown_output("a\x1b.png") == "a\\x1b.png"
