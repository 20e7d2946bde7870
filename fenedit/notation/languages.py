"""Defines languages: piece letters, words of piece lists, and words for the side to move.

Letters are those of the PGN standard's table (section 17), Russian, and problems. They collide: R
is a rook in English and a king in French, B a bishop in English and a pawn in German. So a text is
read in another language only if the person names it, or if English does not fit and no other
language reads it differently.

A language code is a key of LETTERS; any other raises KeyError everywhere.
"""

import re
from functools import cache
from typing import NamedTuple

from fenedit.notation.position import BLACK, WHITE, Piece, Side
from fenedit.notation.translatable import QT_TRANSLATE_NOOP

KINDS_IN_ORDER = "PNBRQK"
"""The kinds in the order of LETTERS."""

_LANGUAGES = {
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

NAMES = {code: name for code, (name, _) in _LANGUAGES.items()}
"""English names of the languages, by their codes."""

LETTERS = {code: letters for code, (_, letters) in _LANGUAGES.items()}
"""A letter each for pawn, knight, bishop, rook and queen; the rest is the king's."""

LISTED = {
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

Lists are written in them, and read in any of them; Preferences offers them.
"""

_LONGEST_PLACEMENT = 160
"""More characters than any placement has, with a king of two letters on every square."""


def letters_of(code: str) -> tuple[str, ...]:
    """Return a language's letters for pawn, knight, bishop, rook, queen and king.

    Russian's king has two, Кр, because К is the knight.
    """
    letters = LETTERS[code]
    return (*letters[:5], letters[5:])


@cache
def pieces_by_text(code: str) -> dict[str, Piece]:
    """Return the pieces by their letters in a language, upper case for White.

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
    """Return a placement of a language in English letters, None if it has any others."""
    pattern, pieces = piece_pattern(code), pieces_by_text(code)
    if re.search("[^0-9/]", pattern.sub("", text)):
        return None
    return pattern.sub(lambda match: pieces[match[0]], text)


def languages_of(placement_text: str) -> tuple[str, ...]:
    """Return the languages in which a placement makes sense if it does not in English.

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


class Words(NamedTuple):
    """The words of a language; alternatives are separated by `|`, as in patterns.

    Attributes:
        white: names of the side, the title first.
        black: names of the side, the title first.
        pieces: king, queen, rook, bishop, knight and pawn, blanks between; plurals after a `/`.
        has: what may follow the name of a side before its pieces.
        beside: the same, after other words: White draws with its pieces.
        on: what is between a piece and its square.
        between: what is between pieces, and before them and the names of sides.
    """

    white: str
    black: str
    pieces: str
    has: str = "-"
    beside: str = "-"
    on: str = "-"
    between: str = "-"


WORDS = {
    "en": Words(
        "White",
        "Black",
        "king queen/queens rook/rooks bishop/bishops knight/knights /pawns?",
        "pieces|men|army|side|units|has|have|had|holds|keeps|owns|is|are|consists of|of",
        "with|has|having",
        "on the square|on|at|in|stands on|is on|are on|square",
        "and|as well as|plus|also|the|an?|his|her|its|their|with|one|two|three|four|five|six|seven"
        "|eight|against|versus|vs\\.?|v\\.|while|whereas|but|then|plays",
    ),
    "pl": Words(
        "Białe|biale|biali|białych|białym",
        "Czarne|czarni|czarnych|czarnym",
        "kr[óo]l(?:a|em)? hetmana?|hetmanem|królow[aąeę]|krolowa/hetmany|hetmanów "
        "wie[żz](?:a|ę|ą|e)(?<!że)(?<!ze)/wie[żz]e|wież|wieżami "
        "goniec|gońca|gońcem|laufer|laufra/gońce|gońców|gońcami "
        "skoczek|skoczka|skoczkiem|koń|konia/skoczki|skoczków|konie|koni "
        "/pion(?:a|em|y|ów|ami|ki|ka|ek|ków)?",
        "figury|bierki|maj[ąa]|ma|posiadaj[ąa]|stoją|grają",
        "z|mają",
        "na polu|na polach|na|pole|pola|w",
        "i|oraz|a|także|jak również|też|zaś|natomiast|dwa|dwie|dwóch|trzy|cztery|pięć"
        "|przeciw(?:ko)?|kontra|z",
    ),
    "it": Words(
        "Bianco|bianchi|bianche",
        "Nero|neri|nere",
        "re donna|regina/donne|regine torre/torri alfiere/alfieri cavallo/cavalli /pedon[ei]",
        "pezzi|ha|hanno|possiede|possiedono|tiene|sono",
        "con",
        "nella casa|in casa|in|su|sulla|nelle case",
        "e|ed|il|lo|la|i|gli|le|una?|uno|due|tre|quattro|cinque|contro|mentre|con|nonché|più|anche",
    ),
    "ru": Words(
        "Белые|белых|белым|белыми",
        "Чёрные|черные|ч[её]рных|ч[её]рным|ч[её]рными",
        "корол(?:ь|я|[её]м) ферз(?:ь|я|[её]м)/ферзи|ферзей "
        "ладь(?:я|ю|ей|[её]й)/ладьи|ладей|ладьями слона?|слоном/слон(?:ы|ов|ами) "
        "кон(?:ь|я|[её]м)/кон(?:и|ей|ями) /пеш(?:к[аиуе]|кой|ками|ек)|пп",
        "фигуры|имеют|имеется|есть|стоят|располагают|находятся",
        "имеют|с|есть",
        "на поле|на полях|на|поле|поля|стоит на|стоят на",
        "и|а|у|также|ещё|еще|две|два|три|четыре|пять|против|с|со|же|при|тогда как",
    ),
    "nl": Words(
        "Wit|witte",
        "Zwart|zwarte",
        "koning dame|koningin/dames toren/torens loper/lopers paard/paarden /pion(?:nen)?",
        "stukken|heeft|hebben|bezit|staat|staan",
        "met",
        "op het veld|op veld|op de velden|op|veld|staat op|staan op",
        "en|de|het|een|twee|drie|vier|vijf|zes|tegen|terwijl|met|plus|ook|alsook|alsmede",
    ),
    "de": Words(
        "Weiß|weiss|wei(?:ß|ss)e[rnsm]?",
        "Schwarz|schwarze[rnsm]?",
        "k(?:ö|oe)nigs? dame/damen turm|turms/t(?:ü|ue)rmen? /l(?:ä|ae)ufern? /springern? /bauern?",
        "figuren|steine|hat|haben|besitzt|hält|sind|stehen",
        "mit",
        "auf dem feld|auf den feldern|auf feld|auf|in|an|feld|steht auf|stehen auf",
        "und|sowie|der|die|das|den|dem|eine?n?|einem|seine?n?|ihre?n?|zwei|drei|vier|fünf|sechs"
        "|gegen|während|wobei|mit|auch|dazu|plus|zudem|ferner",
    ),
    "fr": Words(
        "Blancs|blanc|blanches?",
        "Noirs|noires?|noir",
        "roi dame|reine/dames|reines tour/tours fou/fous cavalier/cavaliers /pions?",
        "pièces|ont|possèdent|a|avec|sont|disposent",
        "avec",
        "sur la case|sur les cases|sur|en|à la case|à|case|au|aux cases",
        "et|le|la|les|un|une|des|deux|trois|quatre|cinq|six|contre|tandis que|alors que|avec"
        "|ainsi que|plus|leurs?|aussi",
    ),
    "es": Words(
        "Blancas|blanco|blancos|blanca",
        "Negras|negro|negros|negra",
        "rey dama|reina/damas|reinas torre/torres alfil/alfiles caballo/caballos /pe[oó]n|peone?s",
        "piezas|tienen|tiene|poseen|son|están|cuentan",
        "con",
        "en la casilla|en las casillas|en|casilla|sobre",
        "y|e|el|la|los|las|una?|unos|dos|tres|cuatro|cinco|seis|contra|mientras(?: que)?|con|además"
        "|sus?|también|más|así como|de",
    ),
    "pt": Words(
        "Brancas",
        "Pretas|negras",
        "rei dama|rainha/damas torre/torres bispo/bispos cavalo/cavalos /peão|peões",
        on="em|na|no",
        between="e|o|a|os|as",
    ),
    "cs": Words("Bílý", "Černý", "král dáma věž střelec jezdec /pěšec|pěšci"),
    "sv": Words("Vit", "Svart", "kung dam torn löpare springare /bonde|bönder"),
    "da": Words("Hvid", "Sort", "konge dronning tårn løber springer /bønder", on="på"),
    "no": Words("Hvit", "Svart", "konge dronning tårn løper springer /bønder"),
}
"""Languages with known words."""

SIDE_TITLES = {
    code: (WORDS[code].white.split("|")[0], WORDS[code].black.split("|")[0]) for code in LISTED
}
"""The languages in which lists are written, with the names of the sides."""

SIDE_NAMES: tuple[tuple[str, Side, str], ...] = tuple(
    (pattern, side, code)
    for code, words in WORDS.items()
    for side, pattern in ((WHITE, words.white), (BLACK, words.black))
)
"""Patterns of the names of sides, with the side and the language."""


def alternatives(field: str) -> str:
    """Return a pattern of one word of any language for an attribute of `Words`, longest first."""
    all_words = {
        word
        for words in WORDS.values()
        for word in str(getattr(words, field)).split("|")
        if word != "-"
    }
    return "|".join(sorted(all_words, key=len, reverse=True)).replace(" ", r"\s{1,3}")


def words_for_pieces(number: int) -> dict[str, str]:
    """Return the patterns of words for pieces, by kind: 0 for singular, 1 for plural.

    Words that can be either are plural.
    """
    patterns: dict[str, list[str]] = {kind: [] for kind in "KQRBNP"}
    for words in WORDS.values():
        for kind, both in zip("KQRBNP", words.pieces.split(), strict=True):
            part = (*both.split("/"), "")[number]
            patterns[kind] += [part] if part else []
    return {kind: "|".join(parts) for kind, parts in patterns.items() if parts}


_SIDES = {
    side: "|".join(pattern for pattern, named, _ in SIDE_NAMES if named == side)
    for side in (WHITE, BLACK)
}
TO_MOVE = (
    r"(?:is\s+)?to\s+(?:move|play)|moves|plays|begins|starts|"
    r"(?:(?:ist|sind)\s+)?am\s+zuge?|zieh(?:t|en)|beginn(?:t|en)|"
    r"(?:(?:ist|sind)\s+)?an\s+der\s+reihe|on\s+move|"
    r"jouent|au\s+trait|(?:ont|a)\s+le\s+trait|commencent|juegan|mueven|empiezan|muove|gioca|aan\s+zet|begint|speelt|"
    r"zaczynają|na\s+posunięciu|начинают|ходят|jogam"
)
"""What follows the name of the side to move."""
_BEFORE = (
    r"side\s+to\s+move|to\s+move|to\s+play|turn|move|mover|zug|am\s+zug|trait(?:\s+aux)?|"
    r"aux|juegan|mueven|empiezan|comienzan|tratto(?:\s+al)?|tocca\s+al|muove(?:\s+il)?|aan\s+zet|"
    r"ruch(?:\s+mają)?|posunięcie|na\s+posunięciu|"
    r"turno(?:\s+de)?|mossa(?:\s+al)?|ход|начинают|ходят"
)
"""What precedes the name of the side to move."""
ARTICLES = "the|die|der|les?|las?|los|el|il|i|de"
"""What may precede a side's name and belongs to it."""
_LED = f"{ARTICLES}|mają"
"""What may be between the words for moving and a side's name."""
_ASSIGNED = r"turn|side|side_?to_?move|stm|active_?(?:colou?r|player|side)|to_?move|mover"
"""Names of the side to move in data: `"turn": "b"`, `side="black"`, `&turn=b`."""


@cache
def _telling(side: Side) -> re.Pattern[str]:
    """Return the pattern for the side to move, which is slow to compile."""
    names, letter = _SIDES[side], side
    return re.compile(
        rf"\b(?:{names})(?:['’]?s)?,?\s{{1,4}}\(?(?:{TO_MOVE}|(?:move|turn)\b)"
        rf"|\b(?:{_BEFORE})\s{{0,4}}[:=-]?\s{{0,4}}"
        rf"(?:(?:{_LED})\s{{1,4}}(?:{names})|{names}|{letter})\b"
        rf"|\bmove\s{{0,4}}#\s{{0,4}}:\s{{0,4}}[0-9]{{1,6}}\s{{1,4}}\((?:{names})\)"
        rf"|\b{letter}tm\b"
        rf"|(?<![A-Za-z])(?:{_ASSIGNED})[\"']?\s{{0,4}}[:=]\s{{0,4}}[\"']?(?:{names}|{letter})\b"
        rf"|^[ \t]*\(?(?:{letter}|(?:{names})(?:[ \t]{{1,4}}(?:-|[KQA-H]{{1,4}}))?)\)?\.?[ \t]*$",
        re.IGNORECASE | re.MULTILINE,
    )


HELPMATES = "|".join(
    (
        r"help-?\s?mate",
        "hilfsmatt",
        r"mat\s+aid[eé]",
        "aiutomatto",
        "hulpmat",
        r"mat\s+pomocniczy",
        r"(?:mate\s+)?ayudado|ayudamate",
        r"(?:mate\s+)?ajudado|ajudamate",
        r"hj[äæe]lpe?matt?",
        r"pomocn[ýy]\s+mat",
        "seg[ií]t[őöo]matt",
        r"mat\s+(?:de\s+)?(?:ajutor|ajutat)",
        r"pomo[ćc]ni\s+mat|помоћни\s+мат",
        "apumatti",
        r"[ck]o+perativ\w{0,4}\s+mat\w{0,2}|кооператив\w{2,3}\s+мат",
    )
)
"""Words for a helpmate, one line per language."""


@cache
def _stipulation() -> re.Pattern[str]:
    return re.compile(
        r"(?<![^\s\"'(,;.:\[>])(?:(?:p?ser|reci|[pr])-?)?(?:(?P<kind>h[sr]?|s|r|semi-r)|(?<![^\W\d]\s))"
        r"(?:#|==?|≠|‡|\+\+?|%|~|x)(?P<moves>[0-9]{1,3}(?:(?P<half>\.5|½)|\.0)?)(?![\w.]|\)\s*[a-h])"
        r"|(?:stip|ford|[eé]non)\w{0,9}[\s:\"']{1,5}(?P<named>[^\s\"']{1,12})"
        rf"|(?P<help>{HELPMATES})(?:\s+\w{{0,2}}\s*[0-9]{{1,3}}(?P<more>\.5|½)?)?"
        r"|^[ \t]*(?P<end>[+=])[ \t]*$",
        re.IGNORECASE | re.MULTILINE,
    )


_WHITE_BEGINS = re.compile(r"white(?:begins|toplay)|weissbeginnt|blanccommence", re.I)
"""Options of a solver, in one word."""
_NAME = re.compile("|".join(_SIDES.values()), re.IGNORECASE)


def side_in(text: str) -> Side | None:
    """Return the side to move by a text; None if it names none, or both."""
    told = told_in(text)
    return None if told is None else told[0]


def told_in(text: str) -> tuple[Side, str] | None:
    """Return the side to move by a text, as `side_in`, and the words for it."""
    found = {side: _telling(side).search(text) for side in (WHITE, BLACK)}
    told = [(side, match[0]) for side, match in found.items() if match]
    if not told:
        return _stipulated(text)
    return told[0] if len(told) == 1 else None


def _stipulated(text: str) -> tuple[Side, str] | None:
    """Return the side that begins by a problem's stipulation, and the stipulation."""
    match = _stipulation().search(text)
    if match is None:
        return None
    if match["named"]:
        named = _stipulation().fullmatch(match["named"])
        if named is None:
            return (WHITE, match["named"]) if match["named"] in ("+", "=") else None
        match = named
    helps = match["help"] or (match["kind"] or "").lower() == "h"
    side = BLACK if helps and not (match["half"] or match["more"]) else WHITE
    if (match["kind"] or "").lower() in ("hs", "hr") and match["half"]:
        side = BLACK
    option = _WHITE_BEGINS.search(text)
    return (WHITE, option[0]) if option else (side, match[0])


def sides_in(text: str) -> list[Side]:
    """Return the sides to move in a text: both if it describes two positions."""
    return [side for side in (WHITE, BLACK) if _telling(side).search(text)]


def names_side(word: str) -> bool:
    """Return whether a word is a side's letter, or its name in some language."""
    return word.lower() in (WHITE, BLACK) or _NAME.fullmatch(word) is not None
