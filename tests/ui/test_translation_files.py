"""Translations read without Qt are those that Qt reads."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTranslator

from fenedit.notation import translations
from fenedit.notation.translations import translation_files, translator_into

LANGUAGES = sorted(translation_files())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_as_qt_has_them(language: str) -> None:
    qt = QTranslator()
    path = translation_files()[language]
    assert qt.load(str(path))
    texts, _ = translations._read(path.read_bytes())
    assert len(texts) > 1000
    ours = translator_into(language)
    for (context, source, comment), forms in texts.items():
        if len(forms) == 1:
            assert ours(context, source, comment, -1) == qt.translate(context, source, comment)
            continue
        for count in (*range(31), 100, 101, 102, 111, 112, 121, 1000, 1004, 1011):
            expected = qt.translate(context, source, comment, count)
            assert ours(context, source, comment, count) == expected.replace("%n", str(count))


def test_english_needs_no_translation() -> None:
    assert translator_into("en")("a", "%n of {x}", "", 2) == "2 of {x}"
    assert translator_into("xx")("a", "b", "", -1) == "b"


def _texts_of(language: str) -> set[str]:
    translate = translator_into(language)
    return {translate("language", "English", "", -1), translate("Commands", "&File", "", -1)}


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_file_is_english(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = tmp_path / "fenedit_it.qm"
    content = bytearray(translation_files()["it"].read_bytes())
    monkeypatch.setattr(translations, "translation_files", lambda: {"it": damaged})
    damaged.write_bytes(content)
    assert "italiano" in _texts_of("it")
    chance = Random(seed)
    place = chance.randrange(len(content))
    content[place:] = chance.choice(
        (b"", chance.randbytes(len(content) - place), bytes(9), content[place + 1 :])
    )
    damaged.write_bytes(content)
    assert _texts_of("it") == {"English", "&File"}


def test_a_file_that_cannot_be_read_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "translation_files", lambda: {"nl": tmp_path})
    assert _texts_of("nl") == {"English", "&File"}
