"""A pytest plugin: what one test dressed the application in, the next one does not wear."""

import sys
from collections.abc import Generator

import pytest

from tests.helpers import leftovers


@pytest.fixture(autouse=True)
def _undressed() -> Generator[None, None, None]:
    yield
    # Floors without Qt are tested where it cannot be imported, so it is only looked for.
    widgets = sys.modules.get("PySide6.QtWidgets")
    application = widgets.QApplication.instance() if widgets is not None else None
    if application is not None and application.styleSheet():
        # First, for the windows of the test need no other clothes.
        leftovers.delete_later_now()
        application.setStyleSheet("")
        application.setPalette(application.style().standardPalette())
        if style := sys.modules.get("fenedit.ui.style"):
            style._current[:] = [style.LIGHT]
