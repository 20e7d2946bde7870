"""What all tests of widgets have."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from fenedit.session import slices


@pytest.fixture(autouse=True)
def _a_moment_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is done in a moment be done at once on a busy machine, too."""
    monkeypatch.setattr(slices, "SLICE_SECONDS", 60.0)


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    """The application, which may be given a language: it is English again afterwards."""
    before = QLocale()
    yield qapp
    QLocale.setDefault(before)
    qapp.setProperty("spokenLanguage", None)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
