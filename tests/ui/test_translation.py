"""The language of the interface: which one, and that all speak it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from fenedit.notation.translations import translation_files
from fenedit.ui import translation
from fenedit.ui.translation import language_for, languages, speak


class System:
    """A system that speaks what a test says."""

    def __init__(self, *asked: str) -> None:
        self._asked = asked

    def uiLanguages(self) -> list[str]:
        return list(self._asked)

    def language(self) -> QLocale.Language:
        return QLocale(self._asked[0]).language()


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (("pl-PL", "pl", "en"), "pl"),
        (("en-GB", "en", "pl"), "en"),
        (("de-CH", "de", "nl"), "nl"),
        (("ru_RU", "ru"), "ru"),
        (("xx",), "en"),
        (("C",), "en"),
    ],
)
def test_the_system_is_followed_as_far_as_there_are_translations(
    asked: tuple[str, ...], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation.QLocale, "system", lambda: System(*asked))
    assert language_for("system") == expected


def test_a_language_that_is_not_there_is_english() -> None:
    assert [language_for(code) for code in ("en", "it", "xx", "")] == ["en", "it", "en", "en"]


def test_languages_call_themselves() -> None:
    named = languages()
    assert next(iter(named)) == "en" and set(named) == {"en", *translation_files()}
    assert named["pl"] == "polski" and named["ru"] == "русский"


@pytest.mark.parametrize("language", sorted(translation_files()))
def test_a_language_is_spoken_by_us_by_qt_and_in_numbers(
    spoken: QCoreApplication, language: str
) -> None:
    speak(spoken, language)
    assert QCoreApplication.translate("language", "English") == languages()[language]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") not in ("Cancel", "")
    assert QLocale().toString(1.5) == "1,5"
    assert translation.spoken() == language


def test_a_damaged_translation_is_english(
    spoken: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = translation_files()["it"].read_bytes()
    damaged = tmp_path / "fenedit_it.qm"
    monkeypatch.setattr(translation, "translation_files", lambda: {"it": damaged})
    for content in (b"", whole[:100], whole[: len(whole) // 2], b"junk" * 99):
        damaged.write_bytes(content)
        speak(spoken, "it")
        assert QCoreApplication.translate("language", "English") in ("English", "italiano")
