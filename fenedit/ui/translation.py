"""Sentences with a number, in the language of the interface."""

from PySide6.QtCore import QCoreApplication


def counted(one: str, several: str, count: int) -> str:
    """Return the words for a number of things.

    Args:
        one: the singular in English, which has no translation of its own.
        several: what `tr` makes of the English plural and the number. There another language has
            all its forms, such as those for one, for two and for five.
        count: the number.
    """
    if count != 1:
        return several
    # A translation gives the name of its own language here.
    english = QCoreApplication.translate("language", "English") == "English"
    return one if english else several
