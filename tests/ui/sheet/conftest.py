"""Sheets are made with a solver that answers at once."""

import pytest

from fenedit.session.moves.solving import Solving
from tests.helpers import solvers


@pytest.fixture(autouse=True)
def _fake_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solving, "module", solvers.MODULE)
