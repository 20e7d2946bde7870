"""Positions out of games, as records with their names, tags and moves."""

import pytest

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.games import game_record, tags_of
from fenedit.documents.record import Record, record_from_line
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.taking import is_place, name_at, places, positions_along, taken
from fenedit.notation.fen import format_fen
from fenedit.notation.spellings.drawing_commands import read_marks_among
from tests.helpers.opera_game import OPERA

GAME = game_record(OPERA.rstrip())
NAME = "Morphy – Duke, Paris 1858, after"


def moves_at(where: str, record: Record = GAME) -> list[str]:
    """Return the last moves before places."""
    tree = tree_of_record(record)
    return [name_at(record, tree, path).partition("after ")[2] for path in places(tree, where)]


def taken_at(where: str, file_format: str, record: Record = GAME) -> Record:
    tree = tree_of_record(record)
    return taken(record, tree, places(tree, where)[0], file_format)


@pytest.mark.parametrize(
    ("where", "moves"),
    [
        ("16w", "16.Qb8+"),
        ("16b", "16…Nxb8"),
        ("18w", ""),
        ("0w", ""),
        ("last", "17.Rd8#"),
        ("every:8", "8…c6 16…Nxb8"),
        ("all:16-99", "16.Qb8+ 16…Nxb8 17.Rd8#"),
        ("comments", "3…Bg4 7.Qb3 16.Qb8+"),
        ("nags", "3…Bg4 10.Nxb5"),
        ("marks", "4…Nf6 7.Qb3 16.Qb8+"),
        ("ply:3", "2.Nf3"),
        ("1", "1…e5"),
        ("99", ""),
    ],
)
def test_places_are_found_by_the_numbers_and_notes_of_the_game(where, moves):
    assert moves_at(where) == moves.split()
    assert is_place(where)


@pytest.mark.parametrize("where", ["", "w", "20x", "every:0", "all:9-8", "all:", "１w", "x"])
def test_other_words_are_no_place(where):
    assert not is_place(where)
    with pytest.raises(ValueError, match=f"^{where}$"):
        places(tree_of_record(GAME), where)


def test_every_move_and_the_start_are_places():
    tree = tree_of_record(GAME)
    assert places(tree, "0") == [()]
    assert places(tree, "all") == [(0,) * count for count in range(1, 34)]


def test_a_game_without_moves_has_no_last_place():
    bare = game_record('[White "A"]\n\n*')
    for where in ("last", "1w", "comments", "every:1"):
        assert moves_at(where, bare) == []


def test_where_black_moves_first_moves_are_counted_as_the_game_does():
    text = '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 41"]\n[SetUp "1"]\n\n41... Kd7 42. e4 Ke6 43. Kd2 *'
    game = game_record(text)
    assert moves_at("42w", game) == ["42.e4"]
    assert moves_at("41b", game) == ["41…Kd7"]
    assert moves_at("41w", game) == []
    assert moves_at("last", game) == ["43.Kd2"]
    assert taken_at("42w", "epd", game).line == (
        '8/3k4/8/8/4P3/8/8/4K3 b - e3 fmvn 42; id "after 42.e4"; pv Ke6 Kd2;'
    )


def test_words_before_a_game_from_a_position_are_about_the_position():
    tags = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"]\n\n'
    tree = tree_of_record(game_record(f"{tags}{{White wins.}} 1. e4 *"))
    assert places(tree, "comments") == [()]


def test_a_line_of_epd_has_the_name_the_comment_and_the_moves_that_follow():
    record = taken_at("16w", "epd")
    assert record.line == (
        "1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - "
        f'c0 "White mates."; fmvn 16; hmvc 1; id "{NAME} 16.Qb8+"; pv Nxb8 Rd8#;'
    )


def test_marks_over_the_position_are_kept():
    tree = tree_of_record(GAME)
    marks = read_marks_among(["[%csl Rf7][%cal Gb3b7]"])
    for file_format in ("epd", "pgn", "fen"):
        assert taken(GAME, tree, places(tree, "7w")[0], file_format).marks == marks


def test_a_game_of_pgn_goes_on_with_comments_and_variations():
    record = taken_at("7w", "pgn")
    assert dict(tags_of(record)) == {
        "Event": "Paris",
        "Site": "Paris FRA",
        "Date": "1858.??.??",
        "Round": "?",
        "White": "Morphy, Paul",
        "Black": "Duke",
        "Result": "1-0",
        "Annotator": "A. Teacher",
        "FEN": "rn1qkb1r/ppp2ppp/5n2/4p3/2B1P3/1Q6/PPP2PPP/RNB1K2R b KQkq - 3 7",
        "SetUp": "1",
        "Title": f"{NAME} 7.Qb3",
    }
    assert name_of(record) == f"{NAME} 7.Qb3"
    moves = record.line.partition("\n\n")[2]
    assert moves.startswith(
        "{[%csl Rf7][%cal Gb3b7] Two targets.} 7... Qe7 8. Nc3 (8. Qxb7 Qb4+) 8..."
    )
    assert moves.split()[-3:] == ["17.", "Rd8#", "1-0"]


def test_a_position_of_a_variation_has_no_result():
    tree = tree_of_record(GAME)
    record = taken(GAME, tree, places(tree, "marks")[0], "pgn")
    assert dict(tags_of(record))["Result"] == "*"
    assert record.line.endswith("\n\n{is usual} *")


def test_a_line_of_fen_says_its_name_after_the_fields():
    record = taken_at("last", "fen")
    assert record.line == f"1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17 ; {NAME} 17.Rd8#"
    assert name_of(record) == f"{NAME} 17.Rd8#"


def test_a_position_taken_again_names_its_game_once():
    for file_format in ("epd", "pgn"):
        first = taken_at("16w", file_format)
        again = taken_at("ply:1", file_format, first)
        assert name_of(again) == f"{NAME} 16…Nxb8"


@pytest.mark.parametrize(
    ("tags", "name"),
    [
        ('[White "Tal"]\n[Black "Fischer, R."]\n[Site "Bled"]', "Tal – Fischer, Bled"),
        ('[White "?"]\n[Black "B"]\n[Event "Cup 1990"]\n[Date "1990.1.1"]', "B, Cup 1990"),
        ('[Event "Book"]\n[Date "1930.??.??"]\n[White "Troitzky"]', "Troitzky (1930)"),
        ('[Title "A “ladder”"]\n[White "A"]\n[Black "B"]', "A “ladder”"),
        ("", ""),
    ],
)
def test_a_game_is_named_by_what_is_known(tags, name):
    game = game_record(f"{tags}\n\n1. e4 *")
    tree = tree_of_record(game)
    assert name_at(game, tree, ()) == name
    assert name_at(game, tree, (0,)) == ", ".join(filter(None, (name, "after 1.e4")))


def test_a_long_name_is_cut_before_the_move():
    game = game_record(f'[White "{"W" * 300}"]\n[Black "B"]\n\n1. e4 *')
    name = name_of(taken_at("last", "epd", game))
    assert len(name) == 255
    assert name.endswith("W, after 1.e4")


def test_what_the_first_position_asks_for_is_left_out():
    game = game_record(
        '[White "Author"]\n[Stipulation "#2"]\n[Key "e4"]\n[Award "1st Prize"]\n\n1. e4 e5 *'
    )
    for file_format in ("epd", "pgn"):
        puzzle = puzzle_of_record(taken_at("1w", file_format, game))
        assert (puzzle.asked, puzzle.best) == ("", ())
        assert (puzzle.author, puzzle.award) == ("Author", "1st Prize")


def test_a_line_with_moves_gives_its_positions():
    line = record_from_line('4k3/8/8/8/8/8/4P3/4K3 w - - id "Ending"; bm e4; dm 9; pv e4 Kd7 Kd2;')
    record = taken_at("1b", "epd", line)
    assert record.line == (
        '8/3k4/8/8/4P3/8/8/4K3 w - - fmvn 2; hmvc 1; id "Ending, after 1…Kd7"; pv Kd2;'
    )


def test_games_of_chess960_castle_and_stay_such():
    fen = "nqnbrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQNBRKRB w GEge - 0 1"
    text = f'[Variant "Chess960"]\n[FEN "{fen}"]\n[SetUp "1"]\n\n1. f3 f6 2. Bf2 *'
    castled = text.replace("2. Bf2", "2. O-O-O")
    for moves, rights in ((text, "GEge"), (castled, "GEge")):
        game = game_record(moves)
        tree = tree_of_record(game)
        for file_format in ("epd", "pgn"):
            record = taken(game, tree, (0, 0), file_format)
            assert record.chess960
            assert record.position.castling_rights == rights


def test_moves_that_epd_cannot_write_end_its_line():
    record = taken_at("1w", "epd", game_record("1. e4 e5 2. -- d5 *"))
    assert record.line.endswith("pv e5;")


def test_quotation_marks_become_curved_in_epd_only():
    game = game_record('[White "A \\"Al\\" B"]\n[Black "C"]\n\n1. e4 *')
    assert name_of(taken_at("last", "epd", game)) == "A “Al” B – C, after 1.e4"
    assert name_of(taken_at("last", "pgn", game)) == 'A "Al" B – C, after 1.e4'


def test_up_to_an_impossible_move_there_are_positions():
    game = game_record("1. e4 e5 2. Ke3 Nc6 *")
    assert moves_at("last", game) == ["1…e5"]
    assert format_fen(taken_at("last", "pgn", game).position).endswith(" w KQkq e6 0 2")


def test_pieces_in_hand_of_another_variant_are_kept():
    game = game_record('[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. P@h3 Qxg1 *')
    tree = tree_of_record(game)
    line = taken(game, tree, (0,) * 6, "epd")
    assert line.line == (
        "rnb1kbnr/ppp1pppp/8/8/8/2N5/PPPP1PqP/R1BQKBNR w KQkq - "
        'fmvn 4; id "after 3…Qxg2"; pocket "Ppp"; variant "Crazyhouse";'
    )
    again = taken(game, tree, (0,) * 6, "pgn")
    assert "R1BQKBNR[Ppp] w KQkq - 0 4" in again.line
    assert [node.san for _, node in tree_of_record(again).walk()] == ["@h3", "Qxg1"]


def test_a_line_is_passed_position_by_position():
    tree = tree_of_record(GAME)
    path = tree.end_of(())
    passed = list(positions_along(GAME, tree, path, letters="de"))
    assert [words for _, words, _ in passed][:4] == ["", "1.e4", "1…e5", "2.Sf3"]
    assert [each for each, _, _ in passed] == [
        tree.position_at(path[:plies]) for plies in range(len(path) + 1)
    ]
    later = list(positions_along(GAME, tree, path, first=2))
    assert [words for _, words, _ in later][:2] == ["", "2.Nf3"]
