from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from fenedit.ui.files.text import FileSentences
from fenedit.ui.translation import counted


class Polish(QTranslator):
    """Counts puzzles as Polish does: one, two to four, more."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if (context, source) == ("language", "English"):
            return "Polski"
        if not source.startswith("%n puzzles from"):
            return None
        if n == 1:
            return "%n zadanie"
        few = n % 10 in (2, 3, 4) and n // 10 % 10 != 1
        return "%n zadania" if few else "%n zadań"


@pytest.fixture
def polish(qapp: QApplication) -> Iterator[None]:
    translator = Polish()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_english_has_a_singular(qapp: object) -> None:
    assert [counted("1 egg", f"{count} eggs", count) for count in (0, 1, 2)] == [
        "0 eggs",
        "1 egg",
        "2 eggs",
    ]


@pytest.mark.usefixtures("polish")
def test_another_language_has_as_many_forms_as_it_needs() -> None:
    said = [FileSentences().imported("a.olv", count) for count in (1, 2, 5, 12, 22)]
    assert said == ["1 zadanie", "2 zadania", "5 zadań", "12 zadań", "22 zadania"]
