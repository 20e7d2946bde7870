"""Piece letters of other languages: the PGN standard's table (section 17), Russian, and problems.

They collide: R is a rook in English and a king in French, B a bishop in English and a pawn in
German. So a text is read in another language only when the person says which, or when English is
out of the question and no other language would read it differently.

A code of a language is a key of LETTERS; any other is a KeyError, here and wherever one is taken.
"""

import re
from functools import cache
from typing import Final

from fenedit.notation.position import Piece
from fenedit.notation.translatable import QT_TRANSLATE_NOOP

KINDS_IN_ORDER: Final = "PNBRQK"
"""The kinds in the order of LETTERS."""

_LANGUAGES: Final = {
    "en": (QT_TRANSLATE_NOOP("languages", "English"), "PNBRQK"),
    "de": (QT_TRANSLATE_NOOP("languages", "German"), "BSLTDK"),
    "fr": (QT_TRANSLATE_NOOP("languages", "French"), "PCFTDR"),
    "es": (QT_TRANSLATE_NOOP("languages", "Spanish"), "PCATDR"),
    "it": (QT_TRANSLATE_NOOP("languages", "Italian"), "PCATDR"),
    "nl": (QT_TRANSLATE_NOOP("languages", "Dutch"), "OPLTDK"),
    "pl": (QT_TRANSLATE_NOOP("languages", "Polish"), "PSGWHK"),
    "ru": (QT_TRANSLATE_NOOP("languages", "Russian"), "ПКСЛФКр"),
    "cs": (QT_TRANSLATE_NOOP("languages", "Czech"), "PJSVDK"),
    "da": (QT_TRANSLATE_NOOP("languages", "Danish"), "BSLTDK"),
    "et": (QT_TRANSLATE_NOOP("languages", "Estonian"), "PROVLK"),
    "fi": (QT_TRANSLATE_NOOP("languages", "Finnish"), "PRLTDK"),
    "hu": (QT_TRANSLATE_NOOP("languages", "Hungarian"), "GHFBVK"),
    "is": (QT_TRANSLATE_NOOP("languages", "Icelandic"), "PRBHDK"),
    "no": (QT_TRANSLATE_NOOP("languages", "Norwegian"), "BSLTDK"),
    "pt": (QT_TRANSLATE_NOOP("languages", "Portuguese"), "PCBTDR"),
    "ro": (QT_TRANSLATE_NOOP("languages", "Romanian"), "PCNTDR"),
    "sv": (QT_TRANSLATE_NOOP("languages", "Swedish"), "BSLTDK"),
    "problemist": (QT_TRANSLATE_NOOP("languages", "English, S for the knight"), "PSBRQK"),
}

NAMES: Final = {code: name for code, (name, _) in _LANGUAGES.items()}
"""English names of the languages, by their codes."""

LETTERS: Final = {code: letters for code, (_, letters) in _LANGUAGES.items()}
"""Pawn, knight, bishop, rook and queen with a letter each; what remains is the king's."""

LISTED: Final = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "ru": "Русский",
}
"""The languages of lists of pieces as they call themselves, which is not translated.

Lists are written in them, and read without being told which; Preferences offers them.
"""

_LONGEST_PLACEMENT: Final = 160
"""More characters than any placement has, with a king of two letters on every square."""


def letters_of(code: str) -> tuple[str, ...]:
    """Return a language's letters for pawn, knight, bishop, rook, queen and king.

    Russian's king has two, Кр, because К is the knight.
    """
    letters = LETTERS[code]
    return (*letters[:5], letters[5:])


@cache
def pieces_by_text(code: str) -> dict[str, Piece]:
    """Return what a language writes for each piece, upper case for White, to the piece.

    A king of two letters has both capitals, or only the first, for White; neither for Black.
    """
    pieces: dict[str, Piece] = {}
    for kind, text in zip(KINDS_IN_ORDER, letters_of(code), strict=True):
        pieces[text] = pieces[text.upper()] = kind
        pieces[text.lower()] = kind.lower()
    return pieces


@cache
def piece_pattern(code: str) -> re.Pattern[str]:
    """Return a pattern for one piece of a language in a placement, the longest text first."""
    return re.compile("|".join(sorted(pieces_by_text(code), key=len, reverse=True)))


def _in_english(text: str, code: str) -> str | None:
    """Return a placement of a language in English letters, None if anything else stands in it."""
    pattern, pieces = piece_pattern(code), pieces_by_text(code)
    if re.search("[^0-9/]", pattern.sub("", text)):
        return None
    return pattern.sub(lambda match: pieces[match[0]], text)


def languages_of(placement_text: str) -> tuple[str, ...]:
    """Return the languages in which a placement makes sense that makes none in English.

    All its letters are the language's, and each side has one king. Of languages that read it
    alike only the first is named, in the order of LETTERS; () also where English reads it.
    """
    if len(placement_text) > _LONGEST_PLACEMENT or _in_english(placement_text, "en") is not None:
        return ()
    by_meaning: dict[str, str] = {}
    for code in LETTERS:
        meaning = _in_english(placement_text, code)
        if meaning is not None and meaning.count("K") == meaning.count("k") == 1:
            by_meaning.setdefault(meaning, code)
    return tuple(by_meaning.values())
