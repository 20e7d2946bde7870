"""Translations of the program's texts, read without Qt from the files that Qt reads."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from fenedit import resource
from fenedit.notation.translatable import Translator, untranslated

_HEAD: Final = 16
"""Bytes that all such files begin with."""
_MESSAGES, _RULES, _SEAL = 0x69, 0x88, 0x53
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


def sealed(data: bytes) -> bytes:
    """Return a .qm file with a checksum behind it, in a section that Qt passes over."""
    return data + _seal_of(data)


def _seal_of(data: bytes | memoryview) -> bytes:
    return bytes((_SEAL, 0, 0, 0, 4)) + zlib.crc32(data).to_bytes(4, "big")


def whole(path: Path) -> bytes:
    """Return what is in a translation's file, if it is as it was built; nothing of any other.

    Qt believes what stands in such a file, and crashes over one that is damaged.
    """
    try:
        data = path.read_bytes()
    except OSError:
        return b""
    return data if data.endswith(_seal_of(memoryview(data)[:-9])) else b""


def translator_into(language: str) -> Translator:
    """Return what translates texts into a language.

    What a translation lacks is in English, and so is all of one that is damaged, or not there.
    """
    path = translation_files().get(language)
    data = b"" if path is None else whole(path)
    if not data:
        return untranslated
    texts, rules = _read(data)

    def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
        forms = texts.get((context, source, comment), [])
        try:
            # The form of a number is that of the first rule that holds, else the last.
            asked = rules.split(bytes([_NEW_RULE])) if rules and count >= 0 else []
            holding = (form for form, rule in enumerate(asked) if _holds(rule, count))
            text = forms[next(holding, len(asked))]
        except IndexError:
            text = ""
        if not text:
            return untranslated(context, source, comment, count)
        return text if count < 0 else text.replace("%n", str(count))

    return translate


def _read(data: bytes) -> tuple[dict[_Key, list[str]], bytes]:
    """Return the translations in a whole file, and the rules for which of several forms is used."""
    texts: dict[_Key, list[str]] = {}
    rules, place = b"", _HEAD
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
    return data[place + 4 : place + 4 + (0 if count == 0xFFFFFFFF else count)]


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
        else:
            found[tag] = content.decode()


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
