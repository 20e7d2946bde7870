import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.record import read_operations
from fenedit.notation.fairy import described
from fenedit.notation.fen import format_fen, format_placement, parse_placement
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.position import square_name
from fenedit.notation.problems import FenError
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.piece_list import (
    LIST_LANGUAGES,
    _lists,
    beginnings,
    read_placements,
    readings,
    write_piece_list,
)
from tests.helpers.strategies import placements

_HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2"


@pytest.mark.parametrize(
    ("text", "language", "placement"),
    [
        ("Białe: Ka4 Hf1 Wg7 Gc6 Sd5 a2 / Czarne: Kf6 Hb2", "pl", "8/6R1/2B2k2/3N4/K7/8/Pq6/5Q2"),
        ("White: Ka4, Qf1, a2, b2 Black: Kg8, a7", "en", "6k1/p7/8/8/K7/8/PP6/5Q2"),
        ("White (4): Ka4, Qf1, a2, b2\nBlack (2): Kg8, a7", "en", "6k1/p7/8/8/K7/8/PP6/5Q2"),
        ("Kc3 Qd1 Sf3 Pa2b2 / Kg8 Sa1", "problemist", "6k1/8/8/8/8/2K2N2/PP6/n2Q4"),
        ("Ke1 Qd1 a2 b2; kg8 rf8 a7", "en", "5rk1/p7/8/8/8/8/PP6/3QK3"),
        ("Ke1 Qd1 kg8 rf8 a7", "en", "5rk1/p7/8/8/8/8/8/3QK3"),
        ("kg8 rf8 a7 / Ke1 Qd1 a2", "en", "5rk1/p7/8/8/8/8/P7/3QK3"),
        ("W: Ke1 Qd1 B: Kg8 a7", "en", "6k1/p7/8/8/8/8/8/3QK3"),
        (
            "Белые: Крg1, Фd1, Лa1, п. a2, b2; Чёрные: Крg8, Кf6, пп. a7, b7",
            "ru",
            "6k1/pp6/5n2/8/8/8/PP6/R2Q2K1",
        ),
        ("Белые: Кр g1, Л a1 h1. Черные: Кр g8, п a7", "ru", "6k1/p7/8/8/8/8/8/R5KR"),
        ("Weiß: Kc3 Dd1 Sf3,g5 Ba2,b2 Schwarz: Kg8", "de", "6k1/8/8/6N1/8/2K2N2/PP6/3Q4"),
        ("Blancs: Ré1", "fr", None),
        ("Blancs: Re1 Dd1 Cf3 Fc4 / Noirs: Rg8", "fr", "6k1/8/8/8/2B5/5N2/8/3QK3"),
        ("Blancas: Re1 Dd1 Cf3 Ac4 / Negras: Rg8", "es", "6k1/8/8/8/2B5/5N2/8/3QK3"),
        ("Bianco: Re1, Dd1, Cf3, Ac4 – Nero: Rg8", "it", "6k1/8/8/8/2B5/5N2/8/3QK3"),
        ("Wit: Ke1, Dd1, Pf3, Lc4, a2 Zwart: Kg8, Tf8", "nl", "5rk1/8/8/8/2B5/5N2/P7/3QK3"),
        (
            "pieces white kc3 qd1 sf3 pa2b2 black kg8 stipulation #2",
            "problemist",
            "6k1/8/8/8/8/2K2N2/PP6/3Q4",
        ),
        ("White: Kc3, Qd1 and a2 Black: Kg8", "en", "6k1/8/8/8/8/2K5/P7/3Q4"),
        ("White: Kc3, Pawns: a2 b2 Black: Kg8, pawn h7", "en", "6k1/7p/8/8/8/2K5/PP6/8"),
        ("White: Kc3, Ra1 & h1 Black: Kg8", "en", "6k1/8/8/8/8/2K5/8/R6R"),
        ("White pieces: Kc3 Qd1\nBlack pieces: Kg8", "en", "6k1/8/8/8/8/2K5/8/3Q4"),
        ("wKc3 wQd1 wPa2 bKg8", "en", "6k1/8/8/8/8/2K5/P7/3Q4"),
        ("♔e1 ♕d1 a2 ♚\ufe0ee8 h7", "en", "4k3/7p/8/8/8/8/P7/3QK3"),
        ("White: ♔e1 ♕d1 Black: ♔e8", "en", "4k3/8/8/8/8/8/8/3QK3"),
        ("♔e1 ♕d1 / ♔e8", "en", "4k3/8/8/8/8/8/8/3QK3"),
        ("Белые: Крg1, пешки a2 b2. Чёрные: Крg8", "ru", "6k1/8/8/8/8/8/PP6/6K1"),
        ("Białe: Kg1, piony: a2 b2; Czarne: Kg8, Hd8", "pl", "3q2k1/8/8/8/8/8/PP6/6K1"),
        ("Weiß: Kg1, Bauern a2 b2; Schwarz: Kg8, Dd8", "de", "3q2k1/8/8/8/8/8/PP6/6K1"),
    ],
)
def test_lists_as_people_write_them(text: str, language: str, placement: str | None) -> None:
    found = readings(text)
    if placement is None:
        assert found == ()
        return
    assert [(code, format_placement(each.position.placement)) for code, (each,), _ in found] == [
        (language, placement)
    ]
    assert found[0][2]


def test_what_stands_after_is_kept_and_may_tell_the_side() -> None:
    text = "R. Author, 1921\nWhite: Kh8, c6\nBlack: Ka6, h5\nBlack to move and draw"
    ((_, (found,), _),) = readings(text)
    assert found.title == "R. Author, 1921"
    assert found.rest == ' c0 "Black to move and draw"; id "R. Author, 1921";'
    assert found.position.side_to_move == "b"
    (note,) = found.notes
    assert (note.code, dict(note.data)) == ("side-told", {"reason": "b", "found": "Black to move"})
    ((_, (found,), _),) = readings("Kh8 c6 / Ka6 h5 #2")
    assert found.rest == " dm 2;"
    assert dict(found.notes[0].data) == {"reason": "w", "found": "#2"}


@pytest.mark.parametrize(
    ("words", "side", "rest"),
    [
        ("It's Black's turn", "b", ""),
        ("– it is Black’s turn to move!", "b", ""),
        ("(Now White to play)", "w", ""),
        ("it’s blacks turn", "b", ""),
        ("Es ist Schwarz am Zug.", "b", ""),
        ("and it's White's move; mate in 2", "w", " dm 2;"),
        ("It's Black's turn, who is lost", "b", ' c0 "who is lost";'),
        ("After it's Black's turn he is lost", "b", " c0 \"After it's Black's turn he is lost\";"),
    ],
)
def test_what_says_nothing_but_the_side_is_no_remark(words: str, side: str, rest: str) -> None:
    ((_, (found,), _), *_) = readings(f"White: Kc1 Ra1 Black: Kc3\n{words}")
    assert (found.position.side_to_move, found.rest) == (side, rest)


def test_every_reading_that_makes_sense_is_offered() -> None:
    found = readings("Ke1 Ba2 / Kg8")
    assert [
        (code, format_placement(each.position.placement), sure) for code, (each,), sure in found
    ] == [
        ("en", "6k1/8/8/8/8/8/B7/4K3", False),
        ("de", "6k1/8/8/8/8/8/P7/4K3", False),
    ]
    # A pawn on the first rank makes no sense where a bishop does.
    assert [code for code, _, _ in readings("Ke1 Bd1 / Kg8")] == ["en"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "White: e4 Black: e5",
        "White: e4, Nf3 Black: e5, Nc6",
        "1. Ke2 Ke7 2. Kd3",
        "Ke2 Ke7",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5",
        "White: Kg1, Rd1 and pawns",
        "Ke1 Qe1 / Kg8",
        "White plays e4 and Black answers c5; the knights are on f3 and c6.",
        "a4 paper / b5 envelopes",
    ],
)
def test_moves_and_prose_are_no_list(text: str) -> None:
    assert [each for each in readings(text) if each[2]] == []
    assert readings(text) == ()


@pytest.mark.parametrize(
    ("text", "language", "placement", "rest"),
    [
        ("White: Kc3 Qd1\nBlack: Kg8 Nb8 a1", "en", "1n4k1/8/8/8/8/2K5/8/p2Q4", ""),
        ("Weiß: Kc3 Dd1\nSchwarz: Kg8 Sb8 a1", "de", "1n4k1/8/8/8/8/2K5/8/p2Q4", ""),
        ("White: Kg1 Sf3 Qd1 Black: Kg8 Nb8", "problemist", "6k1/8/8/8/8/5N2/8/3Q2K1", "Nb8"),
        ("Ra1 Kc3 / Kb8 Rd4 Ta2", "en", "1k6/8/8/8/3r4/2K5/8/R7", "Ta2"),
        ("White: Kc3 Black: Kg8, h7 + Nb8", "en", "6k1/7p/8/8/8/2K5/8/8", "+ Nb8"),
        ("White: Kc3 Black: Kg8, Xa4", "en", "6k1/8/8/8/8/2K5/8/8", "Xa4"),
        (
            "White: Ke1 Xa4 Black: Ke8 White: Kg1 Black: Kg8",
            "en",
            "4k3/8/8/8/8/8/8/6K1",
            "Black: Kg8",
        ),
        ("Weiß: Kc3 Bd1 Schwarz: Kg8", "en", "6k1/8/8/8/8/2K5/8/3B4", ""),
        ("Kd2\nKe7", "en", "8/4k3/8/8/8/8/3K4/8", ""),
        ("♔e2 ♚e7", "en", "8/4k3/8/8/8/8/4K3/8", ""),
        ("Kg1–Kh2", "en", "8/8/8/8/8/8/7k/6K1", ""),
        ("Qb3 Ka1\nKc2", "en", "8/8/8/8/8/1Q6/2k5/K7", ""),
        ("White\nKe2\nBlack\nKe7", "en", "8/4k3/8/8/8/8/4K3/8", ""),
        ("Kc3 Qd1\nKg8 a7 b7", "en", "6k1/pp6/8/8/8/2K5/8/3Q4", ""),
    ],
)
def test_what_leaves_pieces_out_or_may_be_moves_is_asked_about(
    text: str, language: str, placement: str, rest: str
) -> None:
    ((code, (found,), certain),) = readings(text)
    assert (code, format_placement(found.position.placement)) == (language, placement)
    assert puzzle_of(read_operations(found.rest).operations).comment == rest
    assert not certain


def test_a_list_that_another_language_reads_in_part_is_not_asked_about() -> None:
    ((code, _, certain),) = readings("White: Kc3 Qd1\nBlack: Kg8 Nb8")
    assert (code, certain) == ("en", True)
    placement = parse_placement("np1qnB2/rp2QPq1/2qq2Kq/B1BqQ3/8/p1P4B/2Q4Q/5k1R")
    ((code, (found,), certain),) = readings(write_piece_list(placement, "en"))
    assert (code, found.position.placement, certain) == ("en", placement, False)


def test_a_solution_after_a_list_leaves_no_doubt() -> None:
    ((_, (found,), certain),) = readings("White: Kh8, c6\nBlack: Ka6, h5\nDraw: 1. Kg7 h4 2. Kf6")
    assert certain
    assert found.rest == ' c0 "Draw: 1. Kg7 h4 2. Kf6";'


def test_the_side_may_be_told_above() -> None:
    ((_, (found,), certain),) = readings("Black to play\nWhite: Kc3, Qd1\nBlack: Kg8")
    assert (found.position.side_to_move, found.title, certain) == ("b", "Black to play", True)
    ((_, (found,), _),) = readings("Black to play\nWhite: Kc3\nBlack: Kg8\nWhite to move")
    assert [note.code for note in found.notes] == ["default-side"]


@pytest.mark.parametrize("language", SIDE_TITLES)
def test_the_order_is_that_of_problem_books(language: str) -> None:
    text = write_piece_list(parse_placement(_HARING), language)
    assert readings(text)[0][:1] == (language,)
    assert readings(text)[0][2]
    if language == "pl":
        assert text == (
            "Białe: Ka4 Hf1 Wa6 Wg7 Ga1 Sc6 Sf5 c7 d2 h6\nCzarne: Kf6 Wc3 We8 Sb1 b3 c4 e4 g5"
        )


@given(placements(), st.sampled_from(sorted(SIDE_TITLES)))
def test_every_placement_reads_back(placement: str, language: str) -> None:
    text = write_piece_list(placement, language)
    listed = _lists(text, language, beginnings(text), text)
    assert listed is not None
    assert listed.placements[:1] == (placement,)
    assert listed.found[0].rest == ""


@pytest.mark.parametrize(
    ("text", "language", "men"),
    [
        ("Ke1 Qd1 a2 b2; kg8 rf8", "en", "Ke1 Qd1 Pa2 Pb2 kg8 rf8"),
        ("Ke1 kg8 a7", "en", "Ke1 kg8 pa7"),
        ("Ke1 kg8; Qd1 a7", "en", "Ke1 kg8 qd1 pa7"),
        ("Ke1 / Nf6", "en", "Ke1 nf6"),
        ("Ke1 Black: Kg8 a7 White: qd1", "en", "Ke1 kg8 pa7 Qd1"),
        ("Pa2b2c2", "en", "Pa2 Pb2 Pc2"),
        ("Kd1 Sf3 ; Te8", "de", "Kd1 Nf3 re8"),
        ("Qd1 Nf3", "de", "Qd1 Nf3"),
        ("Крg1 лa8", "ru", "Kg1 ra8"),
        ("  ", "en", ""),
        ("Ke1,", "en", "Ke1"),
    ],
)
def test_typed_pieces(text: str, language: str, men: str) -> None:
    placed = read_placements(text, language)
    assert " ".join(piece + square_name(square) for square, piece in placed) == men


@pytest.mark.parametrize(
    ("text", "language", "men"),
    [
        ("Ke1 Gh2; kg8 ga1", "en", "wKe1 bKg8 wGh2 bGa1"),
        ("Ke1 / Gc4b5", "en", "wKe1 bGc4 bGb5"),
        ("LIc3 rma1", "en", "wLIc3 bRMa1"),
        ("=Gh2 =.Nf3", "en", "nGh2 nNf3"),
        (".Nf3 Nc3", "en", "wSc3 wNf3"),
        ("Gh2", "pl", "wBh2"),
        (".Gh2", "pl", "wGh2"),
        ("Nf3", "pl", "wSf3"),
    ],
)
def test_typed_fairy_pieces(text: str, language: str, men: str) -> None:
    placed = [(described(piece), square) for square, piece in read_placements(text, language)]
    written = (f"{piece.colour}{piece.code}{square_name(square)}" for piece, square in placed)
    assert " ".join(written) == men


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("Ke1 xx Qd1", "bad-man", "xx"),
        ("Ke1 Ke9", "bad-man", "Ke9"),
        ("Ke1 Xd1", "bad-man", "Xd1"),
        ("Ke1 Ge1", "square-taken", "e1"),
        ("Ke1, Qe1", "square-taken", "e1"),
        ("a2 a2", "square-taken", "a2"),
        ("Ke１", "bad-man", "Ke１"),
        ("White:", "bad-man", "White:"),
    ],
)
def test_faults_of_typed_pieces_have_their_place(text: str, code: str, found: str) -> None:
    for language in ("en", "de"):
        with pytest.raises(FenError) as caught:
            read_placements(text, language)
        problem = caught.value.problem
        assert problem.code == code
        assert text[slice(*(problem.span or (0, 0)))] == found == dict(problem.data)["found"]


@given(
    st.text(alphabet="KQkqbS abcdefgh12345678,;/|:–.WB\n") | st.text(),
    st.sampled_from(LIST_LANGUAGES),
)
def test_any_text_is_read_or_not(text: str, language: str) -> None:
    _lists(text, language, beginnings(text), text)
    try:
        men = read_placements(text, language)
    except FenError as error:
        start, end = error.problem.span or (-1, -1)
        assert 0 <= start < end <= len(text)
    else:
        assert len({square for square, _ in men}) == len(men)


@pytest.mark.parametrize(
    ("text", "language", "placement", "side"),
    [
        # A move behind the list
        ("White: Kg1, Ra1; Black: Kh8 – Ra8# is mate.", "en", "7k/8/8/8/8/8/8/R5K1", "w"),
        ("Weiß: Kg1, Ta1; Schwarz: Kh8 – Ta8# ist Matt.", "de", "7k/8/8/8/8/8/8/R5K1", "w"),
        ("Białe: Kg1, Wa1. Czarne: Kh8, h7. Wa8+ i mat", "pl", "7k/7p/8/8/8/8/8/R5K1", "w"),
        ("Bianco: Rg1, Ta1; Nero: Rh8, h7.\n\nTa8 matto", "it", "7k/7p/8/8/8/8/8/R5K1", "w"),
        ("Белые: Крg1, Лa1; Чёрные: Крh8, h7. Лa8 мат", "ru", "7k/7p/8/8/8/8/8/R5K1", "w"),
        ("Wit: Kg1, Ta1; Zwart: Kh8, h7 - 1.Ta8", "nl", "7k/7p/8/8/8/8/8/R5K1", "w"),
        ("Blancs: Rg1, Ta1; Noirs: Rh8, h7 Ta1-a8", "fr", "7k/7p/8/8/8/8/8/R5K1", "w"),
        ("White: Kg1, Rb1\nBlack: Kh8, h7\nRb1xb8", "en", "7k/7p/8/8/8/8/8/1R4K1", "w"),
        # Words and short words
        ("White: King e1, Rooks a1 and h1, pawn b2. Black: King e8", "en", None, "w"),
        ("Bianco: Re in e1, torri a1, h1, pedone in b2; nero: Re in e8", "it", None, "w"),
        ("Białe: król e1, wieże a1, h1, pion b2; czarne: król e8", "pl", None, "w"),
        (
            "White: the king on e1, rooks on a1 and h1, a pawn on b2. Black: the king on e8.",
            "en",
            None,
            "w",
        ),
        ("Il Bianco ha: Re in e1, torri a1 e h1, pedone b2 - Il Nero ha: Re e8.", "it", None, "w"),
        ("biał.: Ke1, Wa1, Wh1, b2; czar.: Ke8", "pl", None, "w"),
        ("Weiß hat König auf e1, Türme a1, h1, Bauer b2, Schwarz König auf e8.", "de", None, "w"),
        ("b.: Ke1, Wa1, Wh1, b2 cz.: Ke8", "pl", None, "w"),
        ("b: Re1, Ta1, Th1, b2; n: Re8", "fr", None, "w"),
        ("White has Ke1 Ra1 Rh1 b2 against Black Ke8", "en", None, "w"),
        ("White (Ke1, Ra1, Rh1, b2) vs. Black (Ke8)", "en", None, "w"),
        # What programs take
        ("BeginProblem\npieces white ke1 ra1h1 pb2\n black ke8\nstip h#3", "en", None, "b"),
        (
            "anfangproblem\nsteine\n weiss Ke1 Ta1h1 Bb2\n schwarz Ke8\nforderung s#3",
            "de",
            None,
            "w",
        ),
        (
            'stipulation: "h#2.5"\nalgebraic:\n  white: [Ke1, Ra1, Rh1,\n    Pb2]\n  black: [Ke8]\n',
            "en",
            None,
            "w",
        ),
        ("White: Ke1, Ra1, Rh1, b2\nBlack: Ke8\nHelpmate in 2", "en", None, "b"),
        ("White: Ke1, Ra1, Rh1, b2\nBlack: Ke8\nh#2, White to move", "en", None, "w"),
    ],
)
def test_lists_end_where_something_else_begins(
    text: str, language: str, placement: str | None, side: str
) -> None:
    ((code, (found,), certain),) = readings(text)
    assert (code, format_placement(found.position.placement), found.position.side_to_move) == (
        language,
        placement or "4k3/8/8/8/8/8/1P6/R3K2R",
        side,
    )
    assert certain


@pytest.mark.parametrize(
    "text",
    [
        "White: Kg1. Black: Kh8. Ra8 wins",
        "White: Kg1 Rb1\nBlack: Kh8 Rg8\nRb8",
        "White: Kg1, Rb1; Black: Kh8, h7; Rb8",
        "White: King g1, Rook a1, b2; Black: King g8",
        "White: Kg1, Qa1\nBlack: Kg8, a7\nneutral: Sd4",
        "White: Kg1, Rb1; Black: Kh8, g7, h7 Rb8",
        "White: Kg1 Rb1 Black: Kh8 g7 h7 Rb8 mate",
        "White: Kg1 Rb1 Black: Kh8 g7 h7?",
    ],
)
def test_what_may_be_a_move_or_another_piece_is_asked_about(text: str) -> None:
    ways = readings(text)
    assert ways and not any(certain for *_, certain in ways)


def test_all_lists_of_a_text_are_read() -> None:
    text = "1) White: Kg1, Qd1\nBlack: Kg8\n#2\n\n2) White: Kh1, Qd1\nBlack: Kh8, a7\nh#2\n"
    ((_, found, certain),) = readings(text)
    assert [format_fen(each.position) for each in found] == [
        "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1",
        "7k/p7/8/8/8/8/8/3Q3K b - - 0 1",
    ]
    assert certain
    assert [(each.title, each.rest) for each in found] == [
        ("1)", ' dm 2; id "1)";'),
        ("2)", ' c3 "h#2"; id "2)";'),
    ]


@pytest.mark.parametrize(
    ("text", "placement"),
    [
        (
            "White has a king on g1, the rooks on a1 and f1, and pawns on f2 and g2. "
            "Black has a king on g8 and a queen on d8.",
            "3q2k1/8/8/8/8/8/5PP1/R4RK1",
        ),
        ("WHITE - KING G1; ROOKS A1, F1\nBLACK - KING G8", "6k1/8/8/8/8/8/8/R4RK1"),
        ("Can White win with Ke4, Ra1 against Black's Ke6, Pa5?", "8/8/4k3/p7/4K3/8/8/R7"),
        ("White: K on e1, R on a1. Black: K on e8, P on a7.", "4k3/p7/8/8/8/8/8/R3K3"),
        ("White Ke1 Ra1 vs. Black Ke8 Pa7", "4k3/p7/8/8/8/8/8/R3K3"),
        ("Black pieces:\n* King e8\n* Pawn a7\nWhite pieces:\n* King e1", "4k3/p7/8/8/8/8/8/4K3"),
        (
            "WEISS: König g1, Türme a1 und f1 – SCHWARZ: König g8, Läufer e6 sowie Bauern f7, g7",
            "6k1/5pp1/4b3/8/8/8/8/R4RK1",
        ),
        (
            "Der Weiße hat den König auf e2 und einen Springer auf d4, der Schwarze den König e7.",
            "8/4k3/8/8/3N4/8/4K3/8",
        ),
        (
            "Les Noirs ont le Roi en e6 ; les Blancs ont leur roi sur la case e3, un fou sur d4.",
            "8/8/4k3/8/3B4/4K3/8/8",
        ),
        ("Blancs : Roi g1, Tours a1 et f1\nNoirs : Roi g8", "6k1/8/8/8/8/8/8/R4RK1"),
        (
            "Las negras tienen el rey en h8 y un peón en h7; las blancas el rey en g5 y dos "
            "torres en a1 y b1.",
            "7k/7p/8/6K1/8/8/8/RR6",
        ),
        (
            "Il Nero ha il re in e8 e l'alfiere in c8, il Bianco ha il re in e1 e i pedoni in a2 "
            "e b2.",
            "2b1k3/8/8/8/8/8/PP6/4K3",
        ),
        ("nero:\n- Re8\n- pa7\nbianco:\n- Re1 (muove il Nero)", "4k3/p7/8/8/8/8/8/4K3"),
        (
            "Czarne mają króla na e8 oraz gońca na c8, a białe króla na e1 i wieże na a1 i h1.",
            "2b1k3/8/8/8/8/8/8/R3K2R",
        ),
        (
            "Wit heeft: koning op e1, torens op a1 en h1. Zwart heeft: koning op e8.",
            "4k3/8/8/8/8/8/8/R3K2R",
        ),
        (
            "У белых король на e1 и ладьи на a1 и h1; у чёрных король на e8.",
            "4k3/8/8/8/8/8/8/R3K2R",
        ),
        ("белые: Крe1, Лa1, п. a2 (3); черные: Крe8, пa7, пb7 (3).", "4k3/pp6/8/8/8/8/P7/R3K3"),
    ],
)
def test_sentences_of_all_languages_are_lists(text: str, placement: str) -> None:
    ((_, (found,), certain),) = readings(text)
    assert certain
    assert format_placement(found.position.placement) == placement


@pytest.mark.parametrize(
    "text",
    [
        "White: Ke1. Black: Ke8, pawn a7. White also has a rook on h1.",
        "White: Ke1, Ra1. Black: Ke8. Were the knight on c3 gone, it would be a draw.",
        "White: Ke1, Ra1. Black: Ke8, a7. Watch the h7-pawn.",
        "White has king on e1, rook on a1 or h1. Black has king on e8.",
        "White has king on e1, no rook on a1. Black has king on e8.",
        "White has a king on e1. Black has a king on e8. The black queen on a1 is new.",
        "White played Ke2, Rd1, Bf4 and Black answered Ke7, Rd8.",
    ],
)
def test_a_sentence_that_leaves_a_piece_out_is_not_certain(text: str) -> None:
    assert not any(certain for _, _, certain in readings(text))


@pytest.mark.parametrize(
    "text", ["Black (to move) – Ke8, a7 / White – Ke1", "Wit: Ke1 - zwart (aan zet): Ke8, a7"]
)
def test_whose_move_it_is_may_stand_after_a_name(text: str) -> None:
    ((_, (found,), certain),) = readings(text)
    assert certain
    assert found.position.side_to_move == "b"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Las blancas tienen rey en f3. Las negras tienen rey en b7.", ""),
        ("Der Weiße hat den König auf e2, der Schwarze den König e7.", ""),
        ("No. 5. Il Bianco ha il Re in f2. Il Nero ha il Re in h6.", "No. 5."),
    ],
)
def test_an_article_is_no_title(text: str, title: str) -> None:
    ((_, (found,), _),) = readings(text)
    assert (found.title, found.rest) == (title, "")


@pytest.mark.parametrize(
    ("text", "certain"),
    [
        # A grasshopper as likely as a Polish bishop
        ("wGe1 wKc3 bKg8", False),
        ("wKe1, wSf3, bKe8, bGa7, bPa6", False),
        ("Ke1 Gf1 / Ke8 Ga7", False),
        ("White: Kc3, Ge1, a2, a3 Black: Kg8, b7", False),
        ("Weiß: Kc3, Ge1 Schwarz: Kg8", False),
        # What else there is in Polish
        ("Białe: Kc3, Ge1 Czarne: Kg8", True),
        ("wKe1 wGe2 bKe8 bHd8", True),
        ("Ke1 Wa1 Gf1 / Ke8 Ga7", True),
    ],
)
def test_a_letter_of_fairy_pieces_alone_tells_no_language(text: str, certain: bool) -> None:
    ((code, _, sure),) = readings(text)
    assert (code, sure) == ("pl", certain)


# Several problems in one text: which heading is whose, and what is said of each.


def problems(text: str, *, certain: bool = True) -> tuple[Found, ...]:
    ((_, found, sure),) = readings(text)
    assert sure == certain
    return found


def puzzle(found: Found) -> Puzzle:
    return puzzle_of(read_operations(found.rest).operations)


def asked(text: str, *, certain: bool = True) -> list[tuple[str, str]]:
    found = problems(text, certain=certain)
    return [(each.position.side_to_move, puzzle(each).asked) for each in found]


ONE = "White Kc1 Ra1 h2\nBlack Kc3 a7 b7"
TWO = "White Ke1 Ra1 h2\nBlack Ke3 a7 b7"
THREE = "White Kg1 Ra1 h2\nBlack Kg3 a7 b7"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{ONE}\n\nh#2\n{TWO}", [("w", ""), ("b", "h#2")]),
        (f"#3\n{ONE}\n\nh#2\n{TWO}\n\n#4\n{THREE}", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"#3\n{ONE}\nh#2\n{TWO}\n#4\n{THREE}\n", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n#3\n{TWO}\nh#2\n{THREE}\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n#3\n\n{TWO}\nh#2\n\n{THREE}\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"#3\n\n{ONE}\n\nh#2\n\n{TWO}\n\n#4\n\n{THREE}", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n\n#3\n\n{TWO}\n\nh#2\n\n{THREE}\n\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"1) h#2\n{ONE}\n2) #3\n{TWO}", [("b", "h#2"), ("w", "#3")]),
        (
            f"Anna First, 1931\n{ONE}\n#2\n\nBert Second, 1932\n{TWO}\nh#3",
            [("w", "#2"), ("b", "h#3")],
        ),
        (
            f"Helpmate in 2\n{ONE}\n\nMate in 3\n{TWO}\n\nSelfmate in 4\n{THREE}",
            [("b", "h#2"), ("w", "#3"), ("w", "s#4")],
        ),
        (
            f"h#2.5\n{ONE}\n\nh#2*\n{TWO}\n\n#2\n{THREE}",
            [("w", "h#2.5"), ("b", "h#2*"), ("w", "#2")],
        ),
        (f"{ONE}\nser-h#7\n\n{TWO}\nhs#3", [("b", "ser-h#7"), ("w", "hs#3")]),
    ],
)
def test_the_whole_text_tells_where_headings_stand(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert asked(text) == expected


def test_what_no_layout_explains_is_asked_about() -> None:
    # Whose is it?
    assert len(asked(f"{ONE}\nh#2\n{TWO}", certain=False)) == 2
    assert len(asked(f"#3\n{ONE}\nh#2\n{TWO}\n#4", certain=False)) == 2


def test_titles_go_with_their_own_problem() -> None:
    one, two = problems(f"A. Person, 1921\n{ONE}\nh#2\n\nB. Person, 1922\n{TWO}\nh#3\n")
    assert (one.title, two.title) == ("A. Person, 1921", "B. Person, 1922")
    assert puzzle(one) == Puzzle(name="A. Person, 1921", stipulation="h#2")


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("", "#2", Puzzle(mate=2)),
        ("", "h#2 (3 solutions)", Puzzle(stipulation="h#2", comment="3 solutions")),
        ("", "h#3 2.1.1.1.1.1", Puzzle(stipulation="h#3", comment="2.1.1.1.1.1")),
        ("", "Helpmate in 2", Puzzle(stipulation="h#2")),
        ("", "Hilfsmatt in 3", Puzzle(stipulation="h#3")),
        ("", "Matt in 2 Zügen", Puzzle(mate=2)),
        ("", "Mat en 3 coups", Puzzle(mate=3)),
        ("", "White mates in 2", Puzzle(mate=2)),
        (
            "Author: A. Person\nSource: Paper, 1931\n",
            "#2",
            Puzzle(author="A. Person", source="Paper, 1931", mate=2),
        ),
        (
            "Autor: A. Person\nQuelle: Blatt 1931\nForderung: h#2\n",
            "Ende",
            Puzzle(author="A. Person", source="Blatt 1931", stipulation="h#2"),
        ),
        (
            "Auteur : A. Person\nPrix: 2e Prix\nTitre: Un Problème\n",
            "#3",
            Puzzle(name="Un Problème", author="A. Person", award="2e Prix", mate=3),
        ),
        ("", "#2\nComposer: A. Person\nEnd", Puzzle(author="A. Person", mate=2)),
        ("", "1.Qa4! any 2.Qb5#", Puzzle(comment="1.Qa4! any 2.Qb5#")),
        ("", "#2\nOption Intelligent\n", Puzzle(mate=2, comment="Option Intelligent")),
        ("", 'He called it "good"', Puzzle(comment="He called it “good”")),
    ],
)
def test_it_is_kept_as_if_typed_in_the_form(before: str, after: str, expected: Puzzle) -> None:
    ((_, (found,), _),) = readings(f"{before}{ONE}\n{after}")
    assert puzzle(found) == expected
    assert found.title == expected.name


@pytest.mark.parametrize("word", ["Ende", "End", "end.", "fin", "EndProblem"])
def test_an_end_is_no_remark(word: str) -> None:
    (found,) = problems(f"{ONE}\n{word}")
    assert found.rest == ""


@pytest.mark.parametrize("mark", ["#{}", "#{}.", "#{}:", "  #{})"])
def test_numbers_with_a_hash_that_count_the_positions_ask_for_nothing(mark: str) -> None:
    for first in (1, 14):
        heads = [mark.format(number) for number in range(first, first + 3)]
        lists = zip(heads, (ONE, TWO, THREE), strict=True)
        (way,) = read_anything("\n\n".join(f"{head}\n{men}" for head, men in lists))
        assert [(found.rest, found.title) for found in way.found] == [("", "")] * 3
        assert {note.code for found in way.found for note in found.notes} <= {
            "default-side",
            "default-castling",
        }


@pytest.mark.parametrize(
    "text",
    [
        f"#2\n{ONE}\n\n#3\n{TWO}",
        f"#1\n{ONE}\n\n#3\n{TWO}",
        f"{ONE}\n#1\n\n{TWO}\n#2\n",
        f"#1\n{ONE}\n",
    ],
)
def test_mates_in_so_many_moves_are_no_numbers(text: str) -> None:
    (way,) = read_anything(text)
    assert all(puzzle(found).mate for found in way.found)


def test_names_stand_before_their_lists_where_the_first_one_has_one() -> None:
    one, two = problems(f"A. Loyd\n1859\n\n{ONE}\n\nh#2.5\n\nB. Kohtz\n\n{TWO}\n\ns#3\n")
    assert (one.title, two.title) == ("A. Loyd 1859", "B. Kohtz")
    assert [puzzle(each).comment for each in (one, two)] == ["", ""]
    one, two = problems(f"A. Loyd\n\n{ONE}\n\nh#2\n\n1.Kb2 Rh1 2.Kc1 Rh2#\n\nKohtz\n\n{TWO}\n\n#3")
    assert (one.title, two.title) == ("A. Loyd", "Kohtz")
    assert puzzle(one).comment.startswith("1.Kb2")


def test_words_that_ask_tell_whose_move_it_is_in_any_language() -> None:
    helps = "Black begins and helps White to mate in two."
    assert asked(f"{ONE}\n{helps}\n\n{TWO}\n#2") == [("b", "h#2"), ("w", "#2")]
    assert asked(f"{ONE}\nWhite forces Black to mate in 3.") == [("w", "s#3")]
    assert asked(f"Mate ayudado en 2:\n{ONE}\n\nMate en 2\n{TWO}") == [("b", "h#2"), ("w", "#2")]


@pytest.mark.parametrize("mark", ["**#{}**", "- #{}", "(#{})", "> #{}:"])
def test_numbers_may_be_dressed(mark: str) -> None:
    fens = ("8/8/8/8/8/2k5/8/K1R5 w - - 0 1", "8/8/8/8/8/3k4/8/K1R5 w - - 0 1")
    text = "\n".join(f"{mark.format(at)} {fen}" for at, fen in enumerate(fens, 1))
    assert [found.rest for found in read_anything(text)[0].found] == ["", ""]


@pytest.mark.parametrize(
    "text",
    [
        f"#2 (3+3)\n{ONE}",
        "White Kc1 Ra1 h2 (3)\nBlack Kc3 a7 b7 (3)\n#2",
        f"{ONE}\nMate in 2 (3 + 3)",
    ],
)
def test_counts_of_pieces_are_no_remarks(text: str) -> None:
    (found,) = problems(text)
    assert (found.title, puzzle(found)) == ("", Puzzle(mate=2))


def test_castling_rights_told_in_words_are_not_said_to_be_missing() -> None:
    ((_, (found,), _), *_) = readings("White: Ke1, Rh1; Black: Ke8. White to move, castling K")
    assert "castling K" in found.rest
    assert "default-castling" not in [note.code for note in found.notes]
