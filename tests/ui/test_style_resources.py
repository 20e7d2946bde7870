"""Where the program's own files are."""

import pytest

from fenedit import resource


def test_what_is_shipped_is_found() -> None:
    assert resource("pieces/fenland/wK.svg").is_file()
    assert resource("themes").is_dir()


def test_what_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="no/such"):
        resource("no/such")
