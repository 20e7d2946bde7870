"""Translations of the program's texts, read without Qt from the files that Qt reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from fenedit import resource
from fenedit.notation.translatable import Translator, untranslated

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _RULES = 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_AND, _OR, _NEW_RULE = 0xFD, 0xFE, 0xFF
_COMPARISON, _NOT, _LAST_DIGIT, _LAST_TWO, _LEADING = 0x07, 0x08, 0x10, 0x20, 0x40

_Key: TypeAlias = tuple[str, str, str]
"""Context, English text and comment."""


def translation_files() -> dict[str, Path]:
    """Return the files of all translations, by the codes of their languages."""
    try:
        files = sorted(resource("translations").glob("fenedit_*.qm"))
    except FileNotFoundError:
        return {}
    return {path.stem.removeprefix("fenedit_"): path for path in files}


def translator_into(language: str) -> Translator:
    """Return what translates texts into a language.

    What a translation lacks is in English, and so is all of one that is damaged, or not there.
    """
    path = translation_files().get(language)
    if path is None:
        return untranslated
    try:
        texts, rules = _read(path.read_bytes())
    except (OSError, ValueError, IndexError):
        return untranslated

    def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
        forms = texts.get((context, source, comment), [])
        try:
            text = forms[0 if count < 0 else _form(rules, count)]
        except IndexError:
            text = ""
        if not text:
            return untranslated(context, source, comment, count)
        return text if count < 0 else text.replace("%n", str(count))

    return translate


def _read(data: bytes) -> tuple[dict[_Key, list[str]], bytes]:
    """Return the translations in a file, and the rules for which of several forms is used.

    Raises:
        ValueError: it is no such file, or damaged.
        IndexError: it ends too early.
    """
    if not data.startswith(_MAGIC):
        raise ValueError("no translation")
    texts: dict[_Key, list[str]] = {}
    rules, place = b"", len(_MAGIC)
    while place < len(data):
        kind, content = data[place], _counted(data, place + 1)
        place += 5 + len(content)
        if kind == _RULES:
            rules = content
        elif kind == _MESSAGES:
            texts.update(_messages(content))
    return texts, rules


def _counted(data: bytes, place: int) -> bytes:
    """Return the bytes behind their count; there is none where the count says so."""
    count = int.from_bytes(data[place : place + 4], "big")
    content = data[place + 4 : place + 4 + (0 if count == 0xFFFFFFFF else count)]
    if count not in (len(content), 0xFFFFFFFF):
        raise ValueError("it ends too early")
    return content


def _messages(data: bytes) -> Iterator[tuple[_Key, list[str]]]:
    place = 0
    forms: list[str] = []
    found = {_CONTEXT: "", _SOURCE: "", _COMMENT: ""}
    while place < len(data):
        tag = data[place]
        place += 1
        if tag == _END:
            yield (found[_CONTEXT], found[_SOURCE], found[_COMMENT]), forms
            forms, found = [], dict.fromkeys(found, "")
            continue
        content = _counted(data, place)
        place += 4 + len(content)
        if tag == _TRANSLATION:
            forms.append(content.decode("utf-16-be"))
        elif tag in found:
            found[tag] = content.decode()
        else:
            raise ValueError(f"no part of a message: {tag}")


def _form(rules: bytes, count: int) -> int:
    """Return which form is that of a number: that of the first rule that holds, else the last."""
    if not rules:
        return 0
    each = rules.split(bytes([_NEW_RULE]))
    return next((form for form, rule in enumerate(each) if _holds(rule, count)), len(each))


def _holds(rule: bytes, count: int) -> bool:
    """Tell whether one of the parts of a rule holds, which are parted by "or"."""
    place, holds = 0, True
    while place < len(rule):
        code = rule[place]
        place += 1
        if code == _OR:
            if holds:
                return True
            holds = True
        elif code != _AND:
            number = count % 10 if code & _LAST_DIGIT else count
            number = count % 100 if code & _LAST_TWO else number
            while code & _LEADING and number >= 1000:
                number //= 1000
            first, place = rule[place], place + 1
            match code & _COMPARISON:
                case 1:
                    fits = number == first
                case 2:
                    fits = number < first
                case 3:
                    fits = number <= first
                case _:
                    fits = first <= number <= rule[place]
                    place += 1
            holds = holds and fits is not bool(code & _NOT)
    return holds
