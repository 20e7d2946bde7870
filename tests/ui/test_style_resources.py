"""Where the program's own files are."""

import pytest

from fenedit import resource


def test_what_is_missing_is_named():
    with pytest.raises(FileNotFoundError, match="no/such"):
        resource("no/such")
