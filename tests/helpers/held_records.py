"""Records of all kinds, with what each says besides its position."""

from dataclasses import dataclass, field

from hypothesis import strategies as st

from fenedit.documents.formats import records_from
from fenedit.documents.record import Format, Record
from tests.helpers.fens import HARING, IMMORTAL, START

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
INNER_ROOK = "4k3/8/8/8/8/8/8/R3KRR1 w FQ - 0 1"


@dataclass(frozen=True)
class Held:
    """A record, and words that only one part of it says, by the codes of these parts."""

    text: str
    format: Format = "fen"
    says: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def record(self) -> Record:
        """The record as it is read."""
        return records_from(self.text, self.format)[0]


def game(movetext: str, *tags: str, fen: str = IMMORTAL, **says: tuple[str, ...]) -> Held:
    section = "".join(f"[{tag}]\n" for tag in (*tags, f'FEN "{fen}"', 'SetUp "1"'))
    return Held(f"{section}\n{movetext}\n", "pgn", says)


def epd(rest: str, fen: str = HARING, **says: tuple[str, ...]) -> Held:
    return Held(f"{' '.join(fen.split()[:4])} {rest}\n", "epd", says)


PLAYERS = ('Event "Casual"', 'White "Anderssen"', 'Black "Kieseritzky"', 'Result "1-0"')
RECORDS = {
    "fen": Held(f"{AFTER_E4}\n"),
    "Chess960": Held(f"{INNER_ROOK}\n"),
    "remark": Held(f"{HARING} ; by Haring\n", says={"operations": ("by Haring",)}),
    "odd remark": Held(f"{HARING} # {{by}} Haring\n", says={"operations": ("{by} Haring",)}),
    "words": Held(f"{HARING} by Haring\n", says={"operations": ("by Haring",)}),
    "operations": epd('bm Qa4; id "Haring";', operations=("Qa4", "Haring")),
    "six fields": Held(f"{HARING} bm Qa4;\n", says={"operations": ("Qa4",)}),
    "counters": epd("hmvc 3; fmvn 9;"),
    "other counters": Held(f"{HARING} hmvc 77;\n", says={"operations": ("77",)}),
    "two comments": epd('c0 "aaa"; c0 "bbb";', operations=("aaa", "bbb")),
    "marks": epd('c0 "[%csl Ge4]";'),
    "marks and words": epd('c0 "[%csl Ge4][%cal Ra1a2] well"; acd 77;', operations=("well", "77")),
    "marks in a remark": Held(f"{HARING} ; [%csl Ge4] well\n", says={"operations": ("well",)}),
    "pockets": Held(
        "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKB1R[Np] w KQkq - 0 3\n",
        says={"operations": ("Np",)},
    ),
    "checks": Held(f"{START[:-3]}3+2 0 1\n", says={"operations": ("3+2",)}),
    "bare game": game("*"),
    "game": game("1. Nxg7+ Kd8 1-0", *PLAYERS, tags=("Anderssen", "1-0"), moves=("Nxg7+",)),
    "result": game("1. Nxg7+ 1-0", tags=("1-0",), moves=("Nxg7+",)),
    "comment": game("{aside} *", comments=("aside",)),
    "comment on a line": game("; aside\n*", comments=("aside",)),
    "escaped line": game("%aside\n*", comments=("aside",)),
    "marks in a game": game("{[%csl Ge4]} 1. Nxg7+ *", moves=("Nxg7+",)),
    "all in a game": game(
        "{[%csl Ge4] aside} 1. Nxg7+ $1 (1. Be7# {at once}) 1... Kd8 *",
        *PLAYERS,
        tags=("Anderssen", "1-0"),
        moves=("Nxg7+", "$1", "Be7#"),
        comments=("aside", "at once"),
    ),
    "array": Held(
        '[White "Nobody"]\n\n1. e4 *\n', "pgn", {"tags": ("Nobody",), "moves": ("1. e4",)}
    ),
    "game of Chess960": game("*", 'Variant "Fischerandom"', fen=INNER_ROOK),
    "another variant": game("*", 'Variant "Crazyhouse"', tags=("Crazyhouse",)),
    "behind a game's FEN": game("*", fen=f"{IMMORTAL} bm Bxf6;", operations=("Bxf6",)),
    "pockets of a game": game("*", fen=f"{START.split()[0]}[Np] w KQkq - 0 3", operations=("Np",)),
    "game with other breaks": Held(
        f'[FEN "{HARING}"]\r\n\r\n1. d4\r\n*\r\n', "pgn", {"moves": ("1. d4",)}
    ),
    "among the tags": Held(
        f'[White "?"]\n; aside\n[FEN "{HARING}"]\n\n*\n', "pgn", {"comments": ("aside",)}
    ),
}


@st.composite
def made_of_parts(draw: st.DrawFn) -> Held:
    """Return a record with any of what records say."""
    says: dict[str, tuple[str, ...]] = {}
    marks = draw(st.sampled_from(["", "[%csl Ge4]", "[%cal Ra1a2][%csl Rb2]"]))
    comment = " ".join(filter(None, (marks, draw(st.sampled_from(["", "aside", "it's {odd"])))))
    said = comment.removeprefix(marks).strip()
    if draw(st.booleans()):
        tags = draw(st.lists(st.sampled_from(PLAYERS[:3]), unique=True))
        moves = draw(st.sampled_from(["", "1. Nxg7+ ", "1. Nxg7+ (1. Bxf6) $1 "]))
        says["tags"] = tuple(tag.split('"')[1] for tag in tags)
        says["moves"] = tuple(filter(None, [moves.strip()]))
        says["comments"] = tuple(filter(None, [said]))
        return game(f"{{{comment}}} {moves}*" if comment else f"{moves}*", *tags, **says)
    rest = draw(st.lists(st.sampled_from(["bm Qa4;", 'id "Haring";', "dm 22;"]), unique=True))
    words = [each.split()[1].strip('";') for each in rest]
    if comment and draw(st.booleans()):
        rest.append(f'c0 "{comment}";')
    elif comment:
        rest.append(f"; {comment}")
    says["operations"] = (*words, *filter(None, [said]))
    counters = draw(st.sampled_from(["", " 0 1", " 4 31"]))
    return Held(f"{HARING[:-4]}{counters} {' '.join(rest)}\n", "fen", says)
