"""packaging/translate.py, and the translations that are kept."""

from pathlib import Path

import pytest

import translate
from fenedit.notation.translations import translation_files
from translate import Text, clashes_of, faults_of

LANGUAGES = sorted(translation_files())


def test_there_are_four_languages_beside_english() -> None:
    assert LANGUAGES == ["it", "nl", "pl", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_is_whole(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert translate.check(language) == 0, capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_was_made_from_what_is_edited(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = translation_files()[language].read_bytes()
    source = translate.file_of(language)
    made = tmp_path / source.name
    made.write_bytes(source.read_bytes())
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    translate.build(language)
    assert made.with_suffix(".qm").read_bytes() == kept


def test_all_texts_of_the_source_are_in_the_translations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {each[:3] for each in translate.texts(LANGUAGES[0])}
    assert all({each[:3] for each in translate.texts(each)} == kept for each in LANGUAGES)
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    translate.update("xx")
    assert {each[:3] for each in translate.texts("xx")} == kept


FAULTS = {
    "other places": ("{a} of {b}", "{a}"),
    "other numbers": ("%n of them", "alle"),
    "other blanks at an end": (" and ", " i"),
    "other line breaks or tabs": ("a\nb", "a b"),
    "other mnemonics": ("&File", "Plik"),
    "other ellipsis": ("Open…", "Otwórz..."),
    "other end of a sentence": ("Done.", "Gotowe"),
    "empty": ("Open", " "),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_right_is_found(fault: str) -> None:
    source, form = FAULTS[fault]
    assert fault in set(faults_of(Text("x", source, "", (form,), False)))
    assert not set(faults_of(Text("x", source, "", (source,), False)))


def test_a_letter_that_stands_twice_in_a_menu_is_found() -> None:
    told = {"&File": "&Plik", "&Edit": "&Popraw"}
    found = [Text("Commands", source, "", (form,), False) for source, form in told.items()]
    assert list(clashes_of(found)) == ["menu bar: the same letter for '&Plik' and '&Popraw'"]
