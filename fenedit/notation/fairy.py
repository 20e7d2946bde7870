"""Defines fairy pieces: codes, colours, names, drawings, and how FEN and Forsyth spell them.

They are the pieces of the problem solver Popeye: its codes of one or two letters (knight S,
nightrider N), in White's, Black's or no side's colour (neutral), maybe with attributes such as
"Royal". In a placement each is one character of a private use area of Unicode, so that strings of
64 characters hold them; pieces of orthodox chess are the letters that they always were. These
characters are for the memory alone: they are not part of any file.

In the first field of a FEN they are written as in Fairy FEN (Joost de Heer, FEN-Tool): `-q` is a
neutral queen, `*2Q` a queen turned by two quarters, which stands for the grasshopper, and `''LE`
two letters. What that cannot say is in brackets with attributes, sign (`+` White, `-` Black, `=`
neutral) and code: `(royal+G)`, `(-15)`.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

_TABLE = """
k  k  r  king
p  b  p  pawn
q  d  d  queen
s  s  c  knight
r  t  t  rook
b  l  f  bishop
le le le leo
ma ma ma mao
pa pa pa pao
va va va vao
ro ro ro rose
g  g  s  grasshopper
n  n  n  nightrider
z  z  z  zebra
ca ca ch camel
gi gi gi giraffe
rf wf cc root-50 leaper
bu bu bu bucephalus
we we vi wazir
al al al alfil
fe fe fe fers
da da da dabbaba
li li li lion
ne ne eq nonstop equihopper
l  h  l  locust
bp bb pb berolina pawn
am am am amazon
em kn im empress
pr pr pr princess
gn gn g  gnu
an an an antelope
sq ei ec squirrel
wa wa v  waran
dr dr dr dragon
ka ka ka kangaroo
ss ss cs spiralspringer
uu uu uu ubi-ubi
ha ha ha hamster
m  el e  moose
ea ad ai eagle
sw sp m  sparrow
ar er ar archbishop
rb rl fr reflecting bishop
c  kl ca cardinal
nh nh sn nightrider-hopper
du du pi dummy
cr cr cn camelrider
zr zr zn zebrarider
gr gr gn gnurider
ch ch sc camelrider-hopper
zh zh sz zebrarider-hopper
gh gh sg gnurider-hopper
ds ds cd diagonal spiralspringer
bk rs cr bouncy knight
eq eq ea equihopper
ct ct ct CAT
bs bs bs berolina superpawn
sp sb sp superpawn
rl tl tl rook-lion
bl ll fl bishop-lion
si si si sirene
tr tr tr triton
nd nd ne nereide
o  o  o  orphan
eh rd eh edgehog
mo mo mo moa
rr tj tc rook/bishop hunter
br lj fc bishop/rook hunter
ao ao ao maorider
oa oa oa moarider
rh th st rookhopper
bh lh sf bishophopper
ek ek re erlking
bt pf bt boyscout
gt pn gt girlscout
sk sk sk skylla
cy cy cy charybdis
cg kg sa contra-grasshopper
rn rn rl rose-lion
rp rh rs rose-hopper
ok ok ok okapi
37 37 37 3:7 leaper
g2 g2 s2 grasshopper-2
g3 g3 s3 grasshopper-3
16 16 16 1:6 leaper
24 24 24 2:4 leaper
35 35 35 3:5 leaper
dg dg ds double grasshopper
kh kh sr kinghopper
or or or orix
15 15 15 1:5 leaper
25 25 25 2:5 leaper
gl gl gl gral
lr ht lt rook locust
lb hl lf bishop locust
ln hn ln nightrider locust
wr wr vs wazirrider
fr fr fs fersrider
bi bi bi bison
et et el elephant
na na na nao
rm tc et rook moose
re ta at rook eagle
rw ts mt rook sparrow
bm lc ef bishop moose
be la af bishop eagle
bw ls mf bishop sparrow
ra ra ra rao
so so so scorpion
mg mg mg marguerite
36 36 36 3:6 leaper
nl nl nl nightrider-lion
ml ml ml maorider-lion
mm mm mm moarider-lion
f  f  a  friend
do de dn dolphin
rt he la rabbit
bo bo bo bob
qe qe qa equi-English
qf qf qf equi-French
qq od qq querquisite
b1 b1 b1 bouncer
b2 b2 b2 rook bouncer
b3 b3 b3 bishop bouncer
cp cb pc chinese pawn
rk rp cl radial knight
pp rb pv protean pawn
ls lr lr rose locust
ze ze ze zebu
bn nr nr bouncy nightrider
s2 s2 n2 spiralspringer (2,0)
s4 s4 n4 spiralspringer (4,0)
s1 s1 n1 diagonal spiralspringer (1,1)
s3 s3 n3 diagonal spiralspringer (3,3)
qn qn qn quintessence
dk dt dt double rookhopper
db dl df double bishopper
no no no nonstop orix
th uh sb treehopper
lh bh se leafhopper
ge gu sm greater treehopper
gf gb su greater leafhopper
kl lk kl kangaroo-lion
ko ko ko kao
kp sh sv knighthopper
sh sc ba ship
gy gy gy gryphon
ms ms cm marine knight
po po po poseidon
mp mb pm marine pawn
mh mc bm marine ship
st st ep sting
se se dg senora
fa fa fa faro
lo lo lo loco
sa sa sl saltador
ah ah as mao-hopper
oh oh os moa-hopper
hc hk hc contra-hamster
ee ae ae eagle equihopper
en aq aq eagle nonstop equihopper
sc sr ss scarabeus
"""
"""Codes in English, German and French, and names, in Popeye's order."""
_ROWS = tuple((row[:3], row[3:6], row[6:9], row[9:]) for row in _TABLE.strip().split("\n"))
LANGUAGES = ("en", "de", "fr")
"""Popeye's languages."""
CODES = tuple(row[0].strip().upper() for row in _ROWS)
"""The English codes of all pieces, those of orthodox chess first."""
_NAMES = tuple(row[3] for row in _ROWS)
_NUMBERS = {
    language: {row[at].strip().upper(): number for number, row in enumerate(_ROWS)}
    for at, language in enumerate(LANGUAGES)
}
_LETTERS = dict(zip("KPQSRB", "KPQNRB", strict=True))
"""Codes of orthodox pieces, and their letters in FEN."""

ATTRIBUTES = (
    "Royal",
    "Kamikaze",
    "Paralysing",
    "Chameleon",
    "Jigger",
    "Volage",
    "Functionary",
    "HalfNeutral",
    "HurdleColourChanging",
    "Protean",
    "Magic",
    "Uncapturable",
    "Patrol",
    "Frischauf",
    "Bul",
    "Dob",
    "Anda",
    "AndaInverse",
    "AliceA",
    "AliceB",
)
"""What a piece may be besides, in Popeye's words and order."""
_SETS = ((), *((each,) for each in ATTRIBUTES), *((ATTRIBUTES[0], each) for each in ATTRIBUTES[1:]))
"""The attributes that one piece may have: none, one, or royal and one."""

COLOURS = "wbn"
"""White, black, neutral."""
_SIGNS = dict(zip(COLOURS, "+-=", strict=True))
_FIRST = 0xF0000
"""The first character of the private use area that has room for all of them."""

_DRAWN = {
    "Q2": "G",
    "N2": "N",
    "N1": "Z",
    "N3": "CA",
    "B3": "GI",
    "Q3": "LI",
    "Q1": "EQ",
    "P2": "BP",
    "B1": "AN",
    "K1": "PO",
    "K2": "ST",
    "K3": "DU",
    "R2": "WE",
    "R3": "PA",
    "R1": "RO",
    "P1": "CP",
    "P3": "O",
}
"""Drawings, turned clockwise by quarters, and the pieces that they represent. Each represents one
piece, so that a diagram is unambiguous; the first fourteen follow FEN-Tool.
"""
_DRAWINGS = {code: drawing for drawing, code in _DRAWN.items()}
_OLIVES = {
    "q1": "L",
    "q2": "G",
    "q3": "LE",
    "r2": "RH",
    "r3": "PA",
    "b2": "BH",
    "b3": "VA",
    "s2": "N",
    "s3": "Z",
    "e": "EQ",
    "e1": "OR",
    "o": "O",
    "f": "RO",
    "a": "AM",
}
"""Drawings in brackets as Olive writes them, and the pieces that they represent there."""


class FairyPiece(NamedTuple):
    """A piece, orthodox or not.

    Attributes:
        code: Popeye's English code in upper case, such as "G", "LE", "S" for the knight.
        colour: "w", "b", or "n" for neutral.
        attributes: of ATTRIBUTES.
    """

    code: str
    colour: str
    attributes: tuple[str, ...] = ()


class Look(NamedTuple):
    """How a piece is drawn.

    Attributes:
        kind: the letter in FEN of the orthodox piece whose drawing it has, "" for letters alone.
        turns: quarters by which that is turned clockwise.
        text: its code, if it is drawn as that.
        corner: initials of its attributes.
    """

    kind: str
    turns: int
    text: str
    corner: str


def is_orthodox(placement: str) -> bool:
    """Return whether a placement, or a piece, has no fairy piece, neutral or royal ones included.

    It takes no longer for 64 squares than for one.
    """
    return placement.isascii()


def fairy_piece(
    code: str, colour: str, attributes: Iterable[str] = (), language: str = "en"
) -> str | None:
    """Return the character of a piece in a placement, a letter of FEN for orthodox ones.

    Args:
        code: as Popeye writes it, in either case.
        colour: "w", "b" or "n".
        attributes: any of ATTRIBUTES.
        language: of the code: "en", "de" or "fr".

    Returns:
        The character; None if there is no such piece, or for attributes that one cannot have.
    """
    number = _NUMBERS[language].get(code.upper())
    named = tuple(sorted(set(attributes), key=ATTRIBUTES.index))
    if number is None or named not in _SETS:
        return None
    letter = _LETTERS.get(CODES[number])
    if letter and not named and colour != "n":
        return letter if colour == "w" else letter.lower()
    return chr(_FIRST + (number * 3 + COLOURS.index(colour)) * len(_SETS) + _SETS.index(named))


@cache
def described(piece: str) -> FairyPiece:
    """Return what a character of a placement says, of orthodox pieces too; not of empty squares."""
    if piece.isascii():
        code = piece.upper().replace("N", "S")
        return FairyPiece(code, "w" if piece.isupper() else "b")
    number, attributes = divmod(ord(piece) - _FIRST, len(_SETS))
    return FairyPiece(CODES[number // 3], COLOURS[number % 3], _SETS[attributes])


def code_in(code: str, language: str) -> str:
    """Return a piece's code in another of Popeye's languages, in upper case."""
    return _ROWS[CODES.index(code)][LANGUAGES.index(language)].strip().upper()


def attribute_named(word: str) -> str | None:
    """Return the attribute that a word names, or alone begins with it as Popeye allows."""
    word = word.lower()
    whole = [each for each in ATTRIBUTES if each.lower() == word]
    begun = whole or [each for each in ATTRIBUTES if each.lower().startswith(word)]
    return begun[0] if word and len(begun) == 1 else None


def kind_name(piece: str) -> str:
    """Return the name of a piece without its colour, such as "royal grasshopper"."""
    code, _, attributes = described(piece)
    # "HurdleColourChanging" becomes "hurdle colour changing".
    words = (re.sub("(?<=[a-z])(?=[A-Z])", " ", each).lower() for each in attributes)
    return " ".join((*words, _NAMES[CODES.index(code)]))


def name_of_code(code: str) -> str:
    """Return the name of the piece with an English code."""
    return _NAMES[CODES.index(code)]


@cache
def other_colour(piece: str) -> str:
    """Return the same fairy piece of the other side; a neutral one is itself."""
    code, colour, attributes = described(piece)
    return fairy_piece(code, {"w": "b", "b": "w"}.get(colour, colour), attributes) or piece


@cache
def look_of(piece: str) -> Look:
    """Return how a piece is drawn."""
    code, _, attributes = described(piece)
    corner = "".join(re.sub("[a-z]", "", each) for each in attributes).lower()
    if letter := _LETTERS.get(code):
        return Look(letter, 0, "", corner)
    drawing = _DRAWINGS.get(code)
    if drawing:
        return Look(drawing[0], int(drawing[1]), "", corner)
    return Look("", 0, code, corner)


@cache
def fen_text(piece: str) -> str:
    """Return a piece as it is written in the first field of a FEN."""
    code, colour, attributes = described(piece)
    kind, turns, text, _ = look_of(piece)
    if attributes or code.isdigit():
        return f"({','.join(map(str.lower, attributes))}{_SIGNS[colour]}{code})"
    word = f"*{turns}{kind}" if turns else kind or "'" * len(text) + text
    return word if colour == "w" else ("-" if colour == "n" else "") + word.lower()


_IN_FEN = re.compile(
    r"(?P<neutral>-)?(?:\*(?P<turns>[0-3]))?(?P<letter>[KQRBNPkqrbnp])"
    r"|(?P<lettered>-)?(?:''(?P<two>[0-9A-Za-z]{2})|'(?P<one>[A-Za-z]))"
    r"|\.(?:(?P<long>[0-9A-Za-z]{2})|(?P<short>[A-Za-z]))"
    r"|\((?P<attributes>[a-z,]*)(?P<sign>[-+=])(?P<code>[0-9A-Za-z]{1,2})\)"
    r"|\((?P<olive>!?)(?P<inside>[0-9A-Za-z]{1,2})\)"
)


def piece_at(text: str, place: int) -> tuple[str, int] | None:
    """Return the piece that Fairy FEN has at a place of a rank, and where its text ends."""
    found = _IN_FEN.match(text, place)
    piece = found and _piece_of(found)
    if not found or not piece:
        return None
    # The second letter is of the next square where the two are no piece.
    apart = found["long"] and not _piece_by_case(found["long"], False)
    return piece, found.end() - bool(apart)


def squares_of_rank(text: str) -> str:
    """Return the squares that a rank of Fairy FEN writes, "" if it cannot be read."""
    squares, place, digit = "", 0, False
    while place < len(text):
        if text[place] in "12345678" and not digit:
            squares += "." * int(text[place])
            place, digit = place + 1, True
        elif found := piece_at(text, place):
            squares += found[0]
            place, digit = found[1], False
        else:
            return ""
    return squares


def _piece_of(found: re.Match[str]) -> str | None:
    """Return the piece that a part of a rank says, None if there is none of that name."""
    if letter := found["letter"]:
        kind, turns = letter.upper(), found["turns"] or "0"
        code = {"N": "S"}.get(kind, kind) if turns == "0" else _DRAWN.get(kind + turns)
        return code and _coloured(code, letter, bool(found["neutral"]))
    if lettered := found["two"] or found["one"]:
        orthodox = lettered.upper() in _LETTERS
        return None if orthodox else _piece_by_case(lettered, bool(found["lettered"]))
    if found["long"]:
        long, first = found["long"], found["long"][0]
        return _piece_by_case(long, False) or _piece_by_case(first, False)
    if found["short"]:
        return _piece_by_case(found["short"], False)
    if found["sign"]:
        words = filter(None, found["attributes"].split(","))
        named = [attribute_named(word) for word in words]
        attributes = [name for name in named if name]
        colour = COLOURS["+-=".index(found["sign"])]
        return fairy_piece(found["code"], colour, attributes) if all(named) else None
    inside, neutral = found["inside"], bool(found["olive"])
    if code := _OLIVES.get(inside.lower()):
        return _coloured(code, inside, neutral)
    if inside[0] in "nN" and inside[1:].upper() in ("K", "Q", "R", "B", "S", "P", "N"):
        return fairy_piece(inside[1:].upper().replace("N", "S"), "n")
    return _piece_by_case(inside, neutral)


def _piece_by_case(code: str, neutral: bool) -> str | None:
    """Return the fairy piece of a code whose case gives its side, or None."""
    if code.upper() in _LETTERS and len(code) == 1 and not neutral:
        return None
    if not neutral and code.lower() == code.upper():
        return None
    return _coloured(code, code, neutral) if code in (code.upper(), code.lower()) else None


def _coloured(code: str, written: str, neutral: bool) -> str | None:
    return fairy_piece(code, "n" if neutral else "w" if written.isupper() else "b")
