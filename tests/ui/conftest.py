"""What all tests of widgets have."""

import pytest

from fenedit.session import slices


@pytest.fixture(autouse=True)
def _a_moment_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is done in a moment be done at once on a busy machine, too."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 60.0)
