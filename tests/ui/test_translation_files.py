"""Translations for the command line, and files of translations that are damaged."""

from pathlib import Path
from random import Random

import pytest

from fenedit.notation.translations import translation_files
from fenedit.ui import translation
from fenedit.ui.translation import translator_into


def test_what_is_not_translated_is_english() -> None:
    assert translator_into("en")("a", "%n of {x}", "", 2) == "2 of {x}"
    assert translator_into("it")("a", "%n of {x}", "", 2) == "2 of {x}"
    assert translator_into("xx")("a", "b", "", -1) == "b"


def test_a_number_has_its_form() -> None:
    translate = translator_into("pl")
    pawns = "White has %n pawns: at most 8 are possible."
    said = [translate("messages", pawns, "", count) for count in (9, 22)]
    assert "9" in said[0] and "22" in said[1] and said[0].replace("9", "22") != said[1]


def _texts_of(language: str) -> set[str]:
    translate = translator_into(language)
    return {translate("language", "English", "", -1), translate("Commands", "&File", "", -1)}


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_file_is_english(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = tmp_path / "fenedit_it.qm"
    content = bytearray(translation_files()["it"].read_bytes())
    monkeypatch.setattr(translation, "translation_files", lambda: {"it": damaged})
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
    monkeypatch.setattr(translation, "translation_files", lambda: {"nl": tmp_path})
    assert _texts_of("nl") == {"English", "&File"}
