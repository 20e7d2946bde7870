"""Translations read without Qt are those that Qt reads."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
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


@given(st.data())
def test_damage_is_found_or_does_no_harm(data: st.DataObject) -> None:
    whole = translation_files()[LANGUAGES[0]].read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    damaged = bytearray(whole[: data.draw(st.integers(start, len(whole)))])
    damaged[start : start + 4] = data.draw(st.binary(max_size=8))
    try:
        texts, rules = translations._read(bytes(damaged))
    except (ValueError, IndexError):
        return
    for forms in list(texts.values())[:3]:
        assert all(isinstance(form, str) for form in forms)
    with suppress(IndexError):
        translations._form(rules, 5)


def test_a_file_that_is_none_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fenedit_it.qm"
    file.write_bytes(b"no translation")
    monkeypatch.setattr(translations, "translation_files", lambda: {"it": file, "nl": tmp_path})
    for language in ("it", "nl"):
        assert translator_into(language)("messages", "x", "", 1) == "x"
