"""What stands around the diagram of a record."""

import pytest

from fenedit.documents.formats import records_from
from fenedit.documents.record import Record, record_from_line
from fenedit.jobs.captions import (
    CaptionWords,
    caption_of,
    caption_words,
    found_solution,
    task_of,
    unsolved,
)
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption
from fenedit.rules.popeye import Question
from fenedit.rules.solve.solution import Attack, Move, Solution

TWO_MOVER = "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 w - -"
GAME = """[Event "Schach-Echo"]
[Date "1977.??.??"]
[White "A. Composer"]
[Black "?"]
[Stipulation "#2"]
[FEN "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 w - - 0 1"]
[SetUp "1"]

*
"""


def record_of(line: str) -> Record:
    return next(iter(records_from(f"{line}\n", "epd")))


def test_a_problem_brings_its_words_along() -> None:
    operations = (
        'dm 2; id "Fin"; c1 "A.  Composer"; c2 "Schach-Echo 1977"; c4 "1st Prize"; bm Qd4+;'
    )
    caption = caption_of(record_of(f"{TWO_MOVER} {operations}"), 7)
    assert caption == Caption(
        7, "Fin", "A. Composer", "Schach-Echo 1977", "1st Prize", "#2", "(7+3)", "1.Qd4+!", True
    )


@pytest.mark.parametrize(
    ("rest", "title"),
    [
        (" 0 1  White draws (Réti)", "White draws (Réti)"),
        (" ; Haring 1977", "Haring 1977"),
        (" # the  last one", "the last one"),
        (" dm 2; # Haring 1977", "Haring 1977"),
        (' id "Fin"; ; Haring 1977', "Fin"),
        (' c1 "Réti";', ""),
        (' c0 "1.Kg7! draws";', ""),
        (' c2 "Ostrava 1921"; ; 1.Kg7!', ""),
        (" bm Qd4+;", ""),
        (" ; ?", ""),
        ("", ""),
    ],
)
def test_a_remark_after_the_fields_is_the_title(rest: str, title: str) -> None:
    assert caption_of(record_of(TWO_MOVER + rest), 1).title == title


def test_a_game_brings_them_in_its_tags() -> None:
    record = next(iter(records_from(GAME, "pgn")))
    caption = caption_of(record, 1)
    assert (caption.author, caption.source) == ("A. Composer", "Schach-Echo 1977")
    assert (caption.stipulation, caption.pieces) == ("#2", "(7+3)")


SHUFFLED = "Kf1 Kf8 Kg1 Kg8 " * 3
MORE = "2.Kf1 Kf8 3.Kg1 Kg8 4.Kf1 Kf8 5.Kg1 Kg8 6.Kf1 Kf8 …"


def game_of(
    moves: str, tags: str = "", fen: str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
) -> Record:
    text = f'[Event "?"]\n{tags}[SetUp "1"]\n[FEN "{fen}"]\n\n{moves}\n'
    return next(iter(records_from(text, "pgn")))


@pytest.mark.parametrize(
    ("moves", "solution"),
    [
        ("1. Rd8# *", "1.Rd8#"),
        ("{ Back rank [%csl Rg8] } 1.Rd8# $1 1-0", "1.Rd8#"),
        (
            "1. h3 h6 (1... h5 2. Rd8+ (2. g3) Kh7) 2. Rd8+! {check} Kh7 ; end\n3. Rd3 f5 *",
            "1.h3 h6 2.Rd8+ Kh7 3.Rd3 f5",
        ),
        ("1. h3 h6 ((1... h5) 2. Rd8+ (2. g3 (2. g4))) 2. Kf1 *", "1.h3 h6 2.Kf1"),
        (f"{SHUFFLED} *", "1.Kf1 Kf8 2.Kg1 Kg8 3.Kf1 Kf8 4.Kg1 Kg8 5.Kf1 Kf8 6.Kg1 Kg8"),
        (f"{SHUFFLED} h3 *", "1.Kf1 Kf8 2.Kg1 Kg8 3.Kf1 Kf8 4.Kg1 Kg8 5.Kf1 Kf8 6.Kg1 Kg8 …"),
        ("1. h3 no move 2. Kf1 *", "1.h3"),
        ("1. h3 Kc2 2. Kf1 *", "1.h3"),
        ("{ nothing } *", ""),
    ],
    ids=[
        "mate",
        "comment",
        "variations",
        "side by side",
        "twelve plies",
        "more",
        "no move",
        "a wrong move",
        "none",
    ],
)
def test_a_game_is_solved_by_its_moves(moves: str, solution: str) -> None:
    assert caption_of(game_of(moves), 1).solution == solution


def test_moves_of_a_game_continue_the_key_that_its_tags_have() -> None:
    key = '[Stipulation "#1"]\n[Key "Rd8#"]\n'
    assert caption_of(game_of("1. Rd8# *", key), 1).solution == "1.Rd8#"
    assert caption_of(game_of("1. h3 *", key), 1).solution == "1.Rd8#"
    black = "6k1/8/8/8/8/8/8/3R2K1 b - - 0 1"
    assert caption_of(game_of("1... Kf7 2. Rd7+ *", fen=black), 1).solution == "1…Kf7 2.Rd7+"
    problem = game_of("1. Rd8# *", '[Stipulation "#1"]\n')
    assert unsolved(problem) is None
    assert unsolved(game_of("*", '[Stipulation "#1"]\n')) is not None


MID_GAME = "1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 1 17"
"""After 16.Qb8+ Nxb8 of Morphy's game in the opera."""


@pytest.mark.parametrize(
    ("moves", "fen", "solution"),
    [
        ("17. Rd8# 1-0", MID_GAME, "17.Rd8#"),
        ("23... Kf8 24. h3 *", "6k1/8/8/8/8/8/7P/3R2K1 b - - 0 23", "23…Kf8 24.h3"),
        ("0... Kf8 1. h3 *", "6k1/8/8/8/8/8/7P/3R2K1 b - - 0 0", "1…Kf8 2.h3"),
    ],
)
def test_the_numbers_of_a_game_go_on(moves: str, fen: str, solution: str) -> None:
    assert caption_of(game_of(moves, fen=fen), 1).solution == solution


def test_so_do_those_of_a_line() -> None:
    line = record_of("6k1/8/8/8/8/8/7P/3R2K1 b - - hmvc 0; fmvn 23; pv Kf8 h3;")
    assert caption_of(line, 1).solution == "23…Kf8 24.h3"
    keyed = record_of("6k1/8/8/8/8/8/7P/3R2K1 w - - hmvc 0; fmvn 23; bm Rd8+;")
    assert caption_of(keyed, 1).solution == "23.Rd8+"
    problem = record_of("6k1/8/8/8/8/8/7P/3R2K1 w - - hmvc 0; fmvn 23; dm 5; pv Rd8+ Kf7;")
    assert caption_of(problem, 1).solution == "1.Rd8+ Kf7"


def test_a_mate_by_black_is_written_as_in_a_game() -> None:
    puzzle = "r5nr/5k1p/1P3n2/7p/1P2b3/q6P/5P2/4K3 b - - dm 2; bm Qc1+;"
    from_game = record_of(f"{puzzle} pv Qc1+ Ke2 Ra2#; fmvn 27;")
    assert caption_of(from_game, 1).solution == "1…Qc1+ 2.Ke2 Ra2#"
    assert caption_of(record_of(f"{puzzle} fmvn 27;"), 1).solution == "1…Qc1+"
    composed = record_of(f"{puzzle} pv Qc1+ Ke2 Ra2#;")
    assert caption_of(composed, 1).solution == "1.Qc1+! Ke2 2.Ra2#"
    assert caption_of(composed, 1, in_words=True).solution == "1…Qc1+ 2.Ke2 Ra2#"
    found = "1.Qc1+! (2.Ra2#)\n   1…Ke2 2.Ra2#"
    as_printed = "1…Qc1+! (2…Ra2#)\n   2.Ke2 Ra2#"
    assert caption_of(composed, 1, solution=found, in_words=True).solution == as_printed


@pytest.mark.parametrize(
    ("moves", "lines"),
    [
        ("1. Rd8# $1 *", ["1.Rd8#!"]),
        ("1. h3 $6 ( 1. Rd8# $3 $16 ) 1... h6 *", ["1.h3?! h6", "   (1.Rd8#!!)"]),
        (
            "1. h3 h6 (1... h5 2. Rd8+ (2. g3 g6) (2. g4) Kh7) 2. Rd8+! Kh7 (2... Kh8) *",
            ["1.h3 h6 2.Rd8+! Kh7", "   (1…h5 2.Rd8+ Kh7)", "      (2.g3 g6)", "      (2.g4)"],
        ),
        (f"1. h3 (1. h4 h6 {SHUFFLED}) *", ["1.h3", f"   (1.h4 h6 {MORE})"]),
    ],
)
def test_variations_and_signs_of_a_game_are_printed_if_wanted(moves: str, lines: list[str]) -> None:
    said = caption_of(game_of(moves), 1, variations=True).solution.split("\n")
    assert said[: len(lines)] == lines


def test_their_letters_are_those_of_the_language() -> None:
    game = game_of("1. h3 (1. Rd8# $1) h6 2. Rd8+ *")
    caption = caption_of(game, 1, language="de", variations=True)
    assert caption.solution == "1.h3 h6 2.Td8+\n   (1.Td8#!)"
    caption = caption_of(game, 1, language="figurine", variations=True)
    assert caption.solution == "1.h3 h6 2.♖d8+\n   (1.♖d8#!)"


def test_very_many_variations_fill_some_pages() -> None:
    squares = [f"{file}{rank}" for file in "abceh" for rank in "345678"]
    many = " ".join(f"(1. Rd8# {{{square}}})" for square in squares * 70)
    lines = caption_of(game_of(f"1. h3 {many} *"), 1, variations=True).solution.split("\n")
    assert (len(lines), lines[-1]) == (2000, "…")


PLAYERS = (
    '[White "Anderssen, Adolf"]\n[Black "Kieseritzky, Lionel"]\n[Date "1851.06.21"]\n'
    '[Result "1-0"]\n'
)
LONDON = f'[Event "London"]\n{PLAYERS}'


@pytest.mark.parametrize(
    ("tags", "title", "source"),
    [
        ("", "Anderssen – Kieseritzky, London 1851", ""),
        ('[Title "Immortal"]\n', "Immortal", "Anderssen – Kieseritzky, London 1851"),
        (
            '[Title "Anderssen – Kieseritzky, London 1851, after 22…Nxf6"]\n',
            "Anderssen – Kieseritzky, London 1851, after 22…Nxf6",
            "",
        ),
    ],
)
def test_a_game_has_its_players_above_it(tags: str, title: str, source: str) -> None:
    game = next(iter(records_from(f"{LONDON}{tags}\n1. e4 *\n", "pgn")))
    caption = caption_of(game, 1)
    assert (caption.title, caption.author, caption.source) == (title, "", source)


def test_the_name_of_a_position_from_a_game_is_printed_in_its_language() -> None:
    line = record_of(f'{TWO_MOVER} id "Ann – Bob, Ghent 2001, after 18…Rg8";')
    german = CaptionWords(after="nach {move}")
    assert caption_of(line, 1).title == "Ann – Bob, Ghent 2001, after 18…Rg8"
    assert caption_of(line, 1, german, "de").title == "Ann – Bob, Ghent 2001, nach 18…Tg8"
    mated = record_of(f'{TWO_MOVER} id "Ann – Bob, after 18…Rg8#";')
    assert (caption_of(mated, 1).stipulation, caption_of(line, 1).stipulation) == (
        "",
        "White to move",
    )
    other = record_of(f'{TWO_MOVER} id "Looking after 1.Rooks";')
    assert caption_of(other, 1, german, "de").title == "Looking after 1.Rooks"


@pytest.mark.parametrize(
    ("comment", "asked"),
    [
        ("White mates in three", "White mates in three"),
        ("White  to play [%csl Ra1] and win.", "White to play and win."),
        ("Weiß zieht und gewinnt", "Weiß zieht und gewinnt"),
        ("Mate in 3", "Mate in 3"),
        ("What did White play?", "What did White play?"),
        ("Белые начинают и выигрывают", "Белые начинают и выигрывают"),
        ("Black to move", "White to move"),
        ("White wins by 17. Rd8#", "White to move"),
        ("A brilliant end.", "White to move"),
        ("White wins " + "easily " * 20, "White to move"),
        ("[%clk 0:01:00]", "White to move"),
    ],
)
def test_what_the_comment_on_a_position_asks_is_below_it(comment: str, asked: str) -> None:
    game = game_of(f"{{{comment}}} 17. Rd8# {{White wins}} *", fen=MID_GAME)
    assert caption_of(game, 1).stipulation == asked
    line = record_of(f'{MID_GAME.rsplit(" ", 2)[0]} c0 "{comment}";')
    assert caption_of(line, 1).stipulation == asked


def test_a_task_need_not_say_who_moves() -> None:
    assert caption_of(game_of("{White mates} *"), 1).says_mover
    assert caption_of(game_of("{White mates} *"), 1).asks
    assert not caption_of(game_of("*"), 1).asks
    assert not caption_of(game_of("{Mate in 3} *"), 1).says_mover
    assert caption_of(game_of("{Mate in 3} *", '[Stipulation "#2"]\n'), 1).stipulation == "#2"


def test_before_its_moves_a_position_says_at_least_who_moves() -> None:
    assert task_of(game_of("1. Rd8# *")) == "White to move"
    assert task_of(next(iter(records_from(GAME, "pgn")))) == "White to move, mate in 2"
    assert task_of(next(iter(records_from("1. e4 e5 *\n", "pgn")))) == ""
    assert task_of(record_from_line("no FEN")) == ""


def test_a_game_from_the_array_solves_nothing() -> None:
    record = next(iter(records_from('[Event "?"]\n\n1. e4 e5 *\n', "pgn")))
    assert caption_of(record, 1).solution == ""


def test_a_plain_position_says_whose_turn_it_is() -> None:
    words = CaptionWords("Weiß am Zug", "Schwarz am Zug")
    assert caption_of(record_of("8/8/8/8/8/8/8/K1k5 b - -"), 2, words) == Caption(
        2, stipulation="Schwarz am Zug", pieces="(1+1)", says_mover=True, asks=False
    )
    assert caption_of(record_of("8/8/8/8/8/8/8/K1k5 w - -"), 2).stipulation == "White to move"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("dm 2;", "White to move, mate in 2"),
        ('c3 "h#2.5";', "White to move, helpmate in 2½"),
        ('c3 "ser-h#7";', "White to move, series helpmate in 7"),
        ('c3 "s#3";', "White to move, selfmate in 3"),
        ('c3 "+";', "White to move and win"),
        ('c3 "=";', "White to move and draw"),
        ('c3 "=4";', "White to move, stalemate in 4"),
        ('c3 "hs#3.5";', "White to move. hs#3.5"),
        ('c3 "#2*";', "White to move. #2*"),
        ('c3 "White wins";', "White wins"),
        ('c3 "Find the win";', "White to move. Find the win"),
        ("dm 2; intended 3;", "White to move, mate in 2, solutions: 3"),
        ('c0 "Mate in two";', "White to move. Mate in two"),
        ("", "White to move"),
    ],
)
def test_a_stipulation_is_written_in_words_with_the_side_to_move(asked: str, words: str) -> None:
    record = record_of(f"8/8/8/8/8/8/8/K1k5 w - - {asked}")
    caption = caption_of(record, 1, in_words=True)
    assert caption.stipulation == words and caption.says_mover


def test_words_of_captions_are_those_of_a_language() -> None:
    words = caption_words(
        lambda _context, text, _comment, _count: (
            text.upper().replace("MOVER", "mover").replace("MOVES", "moves")
        )
    )
    record = record_of("8/8/8/8/8/8/8/K1k5 b - - dm 2;")
    assert caption_of(record, 1, words, in_words=True).stipulation == "BLACK TO MOVE, MATE IN 2"


def test_a_draft_has_neither_count_nor_mover() -> None:
    assert caption_of(Record("no position"), 3) == Caption(3, says_mover=True, asks=False)


def test_what_a_solver_found_stands_where_nothing_was_kept() -> None:
    assert caption_of(record_of(f"{TWO_MOVER} dm 2;"), 1, solution="1.Qa1!").solution == "1.Qa1!"
    keyed = record_of(f"{TWO_MOVER} dm 2; bm Qd4+;")
    assert caption_of(keyed, 1).solution == "1.Qd4+!"
    assert caption_of(keyed, 1, solution="1.Qd4+! (2.Qe5#)").solution == "1.Qd4+! (2.Qe5#)"


def test_only_puzzles_without_a_solution_are_for_a_solver() -> None:
    problem = unsolved(record_of(f"{TWO_MOVER} dm 2;"))
    assert problem is not None
    assert problem == (parse_fen(f"{TWO_MOVER} 0 1"), 2, False, ())
    for line in (
        TWO_MOVER,
        f"{TWO_MOVER} dm 2; bm Qd4+; pv Qd4+ Kf5 Qf4#;",
        f'{TWO_MOVER} c3 "h#2"; solution "1.Kf5";',
        f'{TWO_MOVER} c3 "White wins";',
        "nothing dm 2;",
    ):
        assert unsolved(record_of(line)) is None
    for others in ('c3 "h#2"', 'dm 2; twins "b) h#2"'):
        question = unsolved(record_of(f"{TWO_MOVER} {others};"))
        assert isinstance(question, Question)
        assert "Stipulation" in question.text


HELP = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2"; twins "b) Move b1 h1"; solution "{}";'
MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; solution "{}";'
GRASSHOPPERS = (
    "8/7p/7K/1*2q2NBp1/*2Q3*2q1Nk/2B3*2qp/8/6n1 w - - dm 2; "
    'solution "1.Nh2? Gbxf5!¶1.Ne3! (zz)¶   1…Nf3 2.Nxf3#";'
)


@pytest.mark.parametrize(
    ("line", "text", "language", "printed"),
    [
        (
            HELP,
            "a) ¶  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 # ¶¶b) wRb1-->h1 ¶"
            "  1.Ka3-a2 Rh1-h8   2.Ka2-a3 Rh8-a8 #",
            "figurine",
            "a)\n1.♔a2 ♖b8 2.♔a3 ♖a8#\nb) ♖b1→h1\n1.♔a2 ♖h8 2.♔a3 ♖a8#",
        ),
        # YAML moves the lines of a text to the left.
        (
            MORPHY,
            "1.Ra1-a5 ? zugzwang.¶    1...Bb8-c7¶        2.Ra5*a7 #¶  but¶    1...a7-a6 !¶¶"
            "1.Ra1-a6 ! zugzwang.¶    1...b7*a6¶        2.b6-b7 #",
            "de",
            "1.Ta5? (zz) a6!\n   1…Lc7 2.Txa7#\n1.Ta6! (zz)\n   1…bxa6 2.b7#",
        ),
        (MORPHY, "1.Ra6! and so on", "de", "1.Ta6! and so on"),
        (MORPHY, "1.Ra1-a6 ! (a nice key)", "de", "1.Ta1-a6 ! (a nice key)"),
        (GRASSHOPPERS, "", "de", "1.Sh2? Gbxf5!\n1.Se3! (zz)\n   1…Sf3 2.Sxf3#"),
        (GRASSHOPPERS, "", "pl", "1.Nh2? Gbxf5!\n1.Ne3! (zz)\n   1…Nf3 2.Nxf3#"),
    ],
)
def test_a_text_of_popeye_is_printed_as_ours(
    line: str, text: str, language: str, printed: str
) -> None:
    assert caption_of(record_of(line.format(text)), 1, language=language).solution == printed


def test_castling_is_written_alike_wherever_it_comes_from() -> None:
    position = parse_fen(f"{TWO_MOVER} 0 1")
    keys = (Attack(Move("e1g1", "O-O"), 2), Attack(Move("e1c1", "O-O-O+"), 2))
    found = found_solution(Solution(position, 2, "cooked", True, keys))
    assert found.split("\n")[0] == "1.O-O!"
    assert "1.O-O-O+!" in found


def test_a_long_solution_is_cut_with_dots() -> None:
    position = parse_fen(f"{TWO_MOVER} 0 1")
    keys = tuple(Attack(Move(f"a{n}", f"Qa{n % 8 + 1}"), 2) for n in range(2010))
    lines = found_solution(Solution(position, 2, "cooked", True, keys), "de").split("\n")
    assert lines[0].startswith("1.Da1!")
    assert (len(lines), lines[-1]) == (2000, "…")


@pytest.mark.parametrize(
    ("side", "asked", "told"),
    [
        ("w", "#2", True),
        ("b", "#2", False),
        ("w", "+", True),
        ("b", "=", False),
        ("b", "h#2", True),
        ("w", "h#2", False),
        ("w", "h#2.5", True),
        ("w", "h≠2.5", True),
        ("w", "h#2 1/2", True),
        ("w", "hs#3", True),
        ("b", "hs#2.5", True),
        ("w", "hr#2.5", False),
        ("b", "h#2½", False),
        ("w", "s#3", True),
        ("b", "ser-h#7", True),
        ("w", "ser-#7", True),
        ("b", "Black to play and draw", True),
        ("w", "Weiß zieht und gewinnt", True),
        ("w", "Which move was the last?", False),
    ],
)
def test_a_stipulation_may_tell_whose_turn_it_is(side: str, asked: str, told: bool) -> None:
    line = f'8/8/8/8/8/8/8/K1k5 {side} - - c3 "{asked}";'
    assert caption_of(record_of(line), 1).says_mover is told


@pytest.mark.parametrize(
    ("author", "printed"),
    [
        ("Loyd, Sam", "Sam Loyd"),
        ("Żółkiewski, Władysław Jan", "Władysław Jan Żółkiewski"),
        ("Куббель, Л. И. & Troitzky, A.", "Л. И. Куббель & A. Troitzky"),
        ("Loyd, Sam; Healey, F.", "Sam Loyd & F. Healey"),
        ("Sam Loyd", "Sam Loyd"),
        ("Loyd, Sam, Healey, Frank", "Loyd, Sam, Healey, Frank"),
        ("Валентин Руденко, Виктор Чепижный", "Валентин Руденко, Виктор Чепижный"),
        ("van der Berg, Jan Piet", "Jan Piet van der Berg"),
        ("De La Cruz, Juan Carlos", "Juan Carlos De La Cruz"),
        ("Smith Jones, John P.", "John P. Smith Jones"),
        ("García Márquez, Ana María", "García Márquez, Ana María"),
        ("Jan van der Berg, Piet Smit", "Jan van der Berg, Piet Smit"),
        ("J. Smith Jones, P. Jones", "J. Smith Jones, P. Jones"),
        ("John Smith, Jr.", "John Smith, Jr."),
        ("Chess Monthly, 1859", "Chess Monthly, 1859"),
        ("李華", "李華"),
    ],
)
def test_a_name_is_printed_as_it_is_spoken(author: str, printed: str) -> None:
    assert caption_of(record_of(f'{TWO_MOVER} c1 "{author}";'), 1).author == printed


def test_a_cook_and_no_solution_are_said() -> None:
    position = parse_fen(f"{TWO_MOVER} 0 1")
    keys = (Attack(Move("a1a2", "Ka2"), 2), Attack(Move("d1d4", "Qd4+"), 2))
    cooked = Solution(position, 2, "cooked", True, keys)
    assert found_solution(cooked, meant=("Qd4",)).split("\n")[0].startswith("1.Qd4+!")
    assert "1.Ka2! cook" in found_solution(cooked, meant=("Qd4",))
    # In a game any mate will do.
    in_game = cooked._replace(position=position._replace(fullmove_number=30))
    assert "1.Ka2!" in found_solution(in_game, meant=("Qd4",)).split("\n")
    nothing = Solution(position, 2, "no-solution", True)
    assert found_solution(nothing) == "No solution"
    assert found_solution(nothing._replace(exact=False)) == ""


def test_a_key_of_the_record_that_fails_is_named() -> None:
    position = parse_fen(f"{TWO_MOVER} 0 1")
    nothing = Solution(position, 2, "no-solution", True)
    named = "The record gives {} as the key."
    assert found_solution(nothing, "de", meant=("Qd4+", "Kd2")).split("\n") == [
        "No solution",
        named.format("Dd4+, Kd2"),
    ]
    other = nothing._replace(verdict="sound", keys=(Attack(Move("a1a2", "Ka2"), 2),))
    assert found_solution(other, meant=("Qd4+",)).split("\n")[1:] == [named.format("Qd4+")]
    short = nothing._replace(verdict="short", short=(Attack(Move("d1d4", "Qd4#"), 1),))
    assert named.format("Qd4") not in found_solution(short, meant=("Qd4",))


@pytest.mark.parametrize("key", ["Rd1d8", "Rd1-d8#", "Rdd8", "d1d8", "Rd8!"])
def test_a_key_is_read_as_a_move_however_it_is_spelt(key: str) -> None:
    fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -"
    problem = unsolved(record_of(f"{fen} dm 1; bm {key};"))
    assert problem is not None and problem.keys == ("Rd8#",)
    sound = Solution(problem.position, 1, "sound", True, (Attack(Move("d1d8", "Rd8#"), 1),))
    assert found_solution(sound, meant=problem.keys) == "1.Rd8#"


@pytest.mark.parametrize("key", ["Rh1h8", "Rd8mate", "Qd8"])
def test_nothing_is_said_of_a_key_that_is_no_legal_move(key: str) -> None:
    problem = unsolved(record_of(f"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - dm 1; bm {key};"))
    assert problem is not None and problem.keys == ()


def test_mate_is_marked_alike_wherever_it_comes_from() -> None:
    position = parse_fen(f"{TWO_MOVER} 0 1")
    keys = (Attack(Move("d1d4", "Qd4#"), 1), Attack(Move("d1a1", "Qa1#"), 1))
    assert found_solution(Solution(position, 1, "cooked", True, keys)) == "1.Qd4#\n1.Qa1# cook"
    assert caption_of(record_of(f"{TWO_MOVER} dm 1; bm Qd4#;"), 1).solution == "1.Qd4#"


def test_twins_and_conditions_are_below_the_stipulation() -> None:
    line = (
        '4k3/8/4n3/8/8/8/8/R3K3 b Q - c1 "Loyd, Sam; Bert"; c3 "h#2"; '
        'conditions "Circe; Madrasi"; intended 2; twins "b) Move e6 c4; c) Remove a1";'
    )
    caption = caption_of(record_of(line), 1)
    assert caption.author == "Sam Loyd & Bert"
    assert caption.stipulation == "h#2, 2 sol."
    assert caption.more == ("Circe, Madrasi", "b) ♞e6→c4 c) −♖a1")


def test_fairy_pieces_are_named_below_the_stipulation() -> None:
    line = '8/8/8/8/1*2q2-n3/8/k1K5/*2Q2*2N4 w - - c3 "h#2"; conditions "Circe";'
    caption = caption_of(record_of(line), 1)
    assert caption.more == ("Circe", "Grasshopper: a1, b4. Neutral knight: e4. Nightrider: d1")


def test_dates_and_what_is_below_the_solution_are_by_choice() -> None:
    record = record_from_line(
        '8/8/8/8/8/k1K5/8/1R6 b - - c0 "Twice; very good."; c2 "Paper 1957-09-08"; c3 "h#1"; c5 "Echo; Model";'
        ' solution "1.Ka2 Rb8¶1.Ka4 Rb8";'
    )
    assert caption_of(record, 1).source == "Paper 1957-09-08"
    caption = caption_of(record, 1, dates="roman", notes=("themes", "comment"))
    assert caption.source == "Paper 8.ix.1957"
    assert caption.solution.split("\n") == [
        "1.Ka2 Rb8",
        "1.Ka4 Rb8",
        "Echo, Model",
        "Twice; very good.",
    ]
    assert caption_of(record, 1, notes=("themes",)).solution.endswith("\nEcho, Model")
