"""What rows of tables become, and how tables are recognized."""

from pathlib import Path

import chess
import pytest

from fenedit.documents.annotating import name_of
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.table import (
    Table,
    columns_of,
    fields_of,
    is_certain,
    table_of,
    unfolded,
)
from tests.helpers.tables import FORK, HEAD, MATE, puzzles

LICHESS = table_of(f"{HEAD}\n", None)
FEN = "8/8/8/8/8/8/k1K4R/8 w - - 0 1"


def lines(text: str, name: str = "a.csv") -> list[str]:
    document = document_from_bytes(text.encode(), Path(name))
    assert document.collection.table is not None
    return [record.line for record in document.collection]


def test_in_lichess_s_database_the_first_move_leads_to_the_position():
    assert lines(f"{HEAD}\n{FORK}\n{MATE}\n") == [
        '5rk1/1p3ppp/pq1Q1b2/8/8/1P3N2/P4PPP/3R2K1 b - - bm f8d8; c5 "endgame; fork"; fmvn 27; '
        'gameurl "https://lichess.org/F8M8OS71#53"; hmvc 3; id "0000D"; nbplays 36244; '
        "popularity 97; pv f8d8 d6d8 f6d8; rating 1489; ratingdeviation 73;",
        'q5nr/1ppknQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 w - - bm a2e6; c5 "mate; mateIn2; '
        'middlegame; short"; dm 2; fmvn 18; gameurl "https://lichess.org/yyznGmXs/black#34"; '
        'hmvc 1; id "00sHx"; nbplays 72; openingtags "Italian_Game"; popularity 83; '
        "pv a2e6 d7d8 f7f8; rating 1760; ratingdeviation 80;",
    ]


def assert_played(count: int) -> None:
    for _, (fen, moves) in zip(range(count), puzzles(seed=9), strict=False):
        first, *rest = moves.split()
        board = chess.Board(fen)
        board.push_uci(first)
        line = LICHESS.line(f"x,{fen},{moves},,,,,,,\n")
        assert board.epd(en_passant="fen") == line.partition(" bm" if rest else " fmvn")[0], fen
        assert f"fmvn {board.fullmove_number}; hmvc {board.halfmove_clock};" in line


def test_the_first_move_is_played_as_python_chess_does():
    assert_played(60)


@pytest.mark.parametrize("moves", ["a2a3", "h2g3 a2a3", "c2h2 a2a3", "x"])
def test_moves_that_do_not_fit_stay_with_the_position_before_them(moves):
    assert lines(f"{HEAD}\nx,{FEN},{moves},,,,,,,\nx,{FEN},,,,,,,,\n") == [
        f'8/8/8/8/8/8/k1K4R/8 w - - fmvn 1; hmvc 0; id "x"; moves "{moves}";',
        '8/8/8/8/8/8/k1K4R/8 w - - fmvn 1; hmvc 0; id "x";',
    ]


def test_a_row_without_a_position_is_a_draft_and_others_are_read():
    document = document_from_bytes(f"{HEAD}\n#x,8/8 w,a1a2,,\n\n{FORK}\n".encode(), Path("a.csv"))
    first, second = document.collection
    assert first.position is None and 'id "#x"' in first.line
    assert second.position is not None and document.collection.line_count == 3


PLACED = FEN.partition(" ")[0]


@pytest.mark.parametrize(
    ("row", "line"),
    [
        (f"{PLACED},Black", f"{PLACED} b - - bm Kc1;"),
        (f"{PLACED},schwarz", f"{PLACED} b - - bm Kc1;"),
        (f"{PLACED},s", f"{PLACED} b - - bm Kc1;"),
        (f"{PLACED},Black to move.", f"{PLACED} b - - bm Kc1;"),
        (f"{PLACED} b,w", f'{PLACED} b - - bm Kc1; side "w";'),
        (f"{PLACED},?", f'{PLACED} w - - bm Kc1; fen "{PLACED}"; side "?";'),
        (f"{PLACED},", f'{PLACED} w - - bm Kc1; fen "{PLACED}";'),
    ],
)
def test_a_column_of_the_side_to_move_completes_a_placement(row, line):
    assert lines(f"FEN,Side to move,Moves\n{row},Kc1\n") == [line]


def test_operations_are_found_after_a_draft():
    assert lines("FEN,Author,Name\nChapter 2,Loyd,x\nChapter 2,,x\n8/8 w,Loyd,x\n") == [
        '"" c1 "Loyd"; fen "Chapter 2"; id "x";',
        'Chapter 2 id "x";',
        '"" c1 "Loyd"; fen "8/8 w"; id "x";',
    ]


def test_names_of_operations_differ():
    fen = FEN.rsplit(" ", 2)[0]
    assert lines(f"FEN,Moves,Solution\n{fen},1.Rh2! mates (2.x),see book\n") == [
        f'{fen} moves "1.Rh2! mates (2.x)"; solution "see book";'
    ]
    assert lines(f"FEN,Name,column4\n{fen},x,a,b\n") == [
        f'{fen} column4 "a"; column4_ "b"; id "x";'
    ]


def test_a_direct_mate_is_asked_in_epd_s_way():
    fen = FEN.rsplit(" ", 2)[0]
    assert lines(f"FEN,stipulation,conditions\n{fen},#2,\n{fen},h#2,\n{fen},#2,Circe\n") == [
        f"{fen} dm 2;",
        f'{fen} c3 "h#2";',
        f'{fen} c3 "#2"; conditions "Circe";',
    ]


def test_a_line_for_excel_names_the_delimiter():
    fen = FEN.rsplit(" ", 2)[0]
    assert lines(f"sep=;\nFEN;Name\n{fen};a,b\n") == [f'{fen} id "a,b";']


def test_a_solution_by_other_rules_stays_a_text():
    fen = FEN.rsplit(" ", 2)[0]
    grasshopper = fen.replace("R", "*2Q")
    assert lines(f"FEN,Solution,Conditions\n{fen},1.Rh2+! Ka1,Circe\n{fen},1.Rh2+! Ka1,\n") == [
        f'{fen} conditions "Circe"; solution "1.Rh2+! Ka1";',
        f"{fen} bm Rh2+; pv Rh2+ Ka1;",
    ]
    assert lines(f"FEN,Solution\n{grasshopper},1.Gh3+\n") == [f'{grasshopper} solution "1.Gh3+";']


def test_fields_beyond_the_heads_are_kept():
    fen, line = FEN, FEN.rsplit(" ", 2)[0]
    assert lines(f"FEN,Name\n{fen},x,y,,z\n") == [
        f'{line} column3 "y"; column5 "z"; fmvn 1; hmvc 0; id "x";'
    ]


BROKEN = FEN.replace("8 w", "8; w")
SPACED = FEN.replace("/", " ")


@pytest.mark.parametrize(
    ("fen", "line"),
    [
        (FEN.replace(" w", " W"), '8/8/8/8/8/8/k6R/2K5 b - - fmvn 1; hmvc 1; id "x";'),
        (FEN.replace(" w", "  w"), '8/8/8/8/8/8/k6R/2K5 b - - fmvn 1; hmvc 1; id "x";'),
        (f"{FEN} z", f'8/8/8/8/8/8/k6R/2K5 b - - fen "{FEN} z"; fmvn 1; hmvc 1; id "x";'),
        (FEN.replace("8", "7x", 1), f'7x{FEN[1:]} id "x"; moves "c2c1";'),
        (
            FEN.replace("R/8", "R/8[Qn]"),
            f'8/8/8/8/8/8/k6R/2K5 b - - fen "{FEN.replace("R/8", "R/8[Qn]")}"; fmvn 1; hmvc 1; id "x";',
        ),
        (
            FEN.replace("0 1", "white wins"),
            f'8/8/8/8/8/8/k6R/2K5 b - - fen "{FEN.replace("0 1", "white wins")}"; id "x";',
        ),
        (BROKEN, f'"" fen "{BROKEN}"; id "x"; moves "c2c1";'),
        (SPACED, f'"" fen "{SPACED}"; id "x"; moves "c2c1";'),
    ],
)
def test_of_a_position_that_is_not_read_wholly_nothing_is_lost_and_no_move_is_made(fen, line):
    assert lines(f"PuzzleId,FEN,Moves,Rating\nx,{fen},c2c1,\n") == [line]


def test_a_row_without_a_position_keeps_its_name():
    text = f"fen,name,moves\n,Chapter 2,\n{FEN},x,\n,,\n"
    document = document_from_bytes(text.encode(), Path("a.csv"))
    chapter, _, empty = document.collection
    assert [each.line for each in (chapter, empty)] == ['"" id "Chapter 2";', '""']
    assert (chapter.position, name_of(chapter)) == (None, "Chapter 2")


def test_columns_without_a_meaning_are_operations_with_their_heads():
    assert lines(f'FEN;Best Move;Author;dm;Оценка;\n{FEN};1. Rh1!;A "B" C;3;+0.5;x\n') == [
        '8/8/8/8/8/8/k1K4R/8 w - - bm Rh1; c1 "A “B” C"; column4 3; column5 "+0.5"; '
        'column6 "x"; fmvn 1; hmvc 0;'
    ]
    assert columns_of(["Id", "Name", "id", "FEN"]) == ("id", "name", "column3", "fen")
    assert columns_of(["Größe", "Źródło 2", "№"]) == ("grosse", "zrod_o_2", "no")


@pytest.mark.parametrize(
    "heads",
    [
        "Name,Position,Solution,Author,Year,Source,Theme,Rating",
        "Titel,Stellung,Lösung,Autor,Jahr,Quelle,Motiv,Wertung",
        "Titolo,Posizione,Soluzione,Autore,Anno,Fonte,Tema,Elo",
        "Naam,Stelling,Oplossing,Auteur,Jaar,Bron,Thema’s,Rating",
        "Nazwa,Pozycja,Rozwiązanie,Autor,Rok,Źródło,Motyw,Ranking",
        "НАЗВАНИЕ,Позиция,Решение,Автор,Год,Источник,Тема,Рейтинг",
    ],
)
def test_heads_are_known_in_several_languages(heads):
    table = table_of(f"{heads}\nx,{FEN},Rh1,,,,,\n", Path("a.csv"))
    assert table and table.columns == ("id", "fen", "moves", "c1", "year", "c2", "c5", "rating")
    assert is_certain(table)


@pytest.mark.parametrize(
    ("text", "certain"),
    [
        (f"{HEAD}\n{FORK}\n", True),
        (f"{FORK}\n", True),
        (f"fen,name,solution,rating,gameurl\n{FEN},,Rh1,,\n", True),
        (f"fen,who\n{FEN},x\n", False),
        (f"start,name\n{FEN},x\n", False),
        (f"fen,name,title\n{FEN},x,y\n", False),
        (f"fen,moves\n{FEN},h2h1 a2a3\n", False),
        (f"{FEN},Rh1\n", False),
    ],
)
def test_heads_may_leave_no_doubt(text, certain):
    table = table_of(text, Path("a.csv"))
    assert table and is_certain(table) == certain


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        (f"id\tfen\nx\t{FEN}\n", "a.tsv.gz", ("\t", ("id", "fen"), 1)),
        (f"id|FEN\nx|{FEN}\n", "", ("|", ("id", "fen"), 1)),
        (f"\ufeffa,b\nx,{FEN}\n", "a.csv", (",", ("a", "fen"), 1)),
        (f"\n \nFEN,a\n{FEN},x\n", "", (",", ("fen", "a"), 3)),
        (f"x,{FEN},y\n", "a.csv", (",", ("column1", "fen", "column3"), 0)),
        (f"x,{FEN},5,1...Kf7 2.Rd8#\n", "a.csv", (",", ("column1", "fen", "column3", "moves"), 0)),
        (f"x,{FEN},y\n", "a.fen", None),
        (f"{FEN}\n{FEN}\n", "a.csv", None),
        ("a,b\nc,d\n", "a.csv", None),
        ("", "a.csv", None),
    ],
)
def test_tables_are_recognized(text, name, found):
    table = table_of(text, Path(name) if name else None)
    assert (table and (table.delimiter, table.columns, table.heads)) == found


def test_moves_in_pairs_begin_with_the_opponent_s():
    assert lines(f"id,fen,moves,elo\nx,{FEN},h2h1 a2a3,1500\n") == [
        '8/8/8/8/8/8/k1K5/7R b - - bm a2a3; fmvn 1; hmvc 1; id "x"; rating 1500;'
    ]
    assert " pv c2c3 a2a3 h2h1;" in lines(f"fen,moves\n{FEN},c2c3 a2a3 h2h1\n")[0]
    assert " pv c2c3 a2a3;" in lines(f"fen,pv\n{FEN},c2c3 a2a3\n")[0]


def test_lichess_s_database_is_recognized_without_heads():
    assert lines(f"{FORK}\n") == lines(f"{HEAD}\n{FORK}\n")


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_line_breaks_in_quotation_marks_do_not_end_a_row(size):
    data = b'FEN,a\r\n1,"x\r\ny, ""z"""\n2,5" x\n"3\n3",\n4,"open\nrow,"\n'
    parts = [data[at : at + size] for at in range(0, len(data), size)]
    rows = b"".join(unfolded(parts, Table(",", ("fen", "a"), ("FEN", "a"), heads=1)))
    assert rows.decode() == '1,"x¶y, ""z"""\n2,5" x\n"3¶3",\n4,"open¶row,"\n'


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_heads_may_come_after_blank_lines(size):
    data = f"\r\n\nFEN,a\r\n{FEN},x\n".encode()
    table = table_of(data.decode(), None)
    rows = unfolded((data[at : at + size] for at in range(0, len(data), size)), table)
    assert b"".join(rows).decode() == f"{FEN},x\n"


def test_a_long_text_in_quotation_marks_is_kept_whole():
    # Python's own limit is 128 kB.
    text = "a, " * 60_000 + "b"
    assert fields_of(f'x,"{text}",y', ",") == ["x", text, "y"]


def test_a_quotation_mark_that_is_not_closed_costs_no_other_row():
    data = b'"open\n' + b"x,y\n" * (1 << 18) + b"last"
    table = Table(",", ("fen", "a"))
    assert b"".join(unfolded([data, b" part\n"], table)) == data + b" part\n"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_other_encodings_are_read(encoding):
    text = f"FEN\tid\r\n{FEN}\tRéti\r\n"
    document = document_from_bytes(text.encode(encoding), Path("a.tsv"))
    assert [record.line for record in document.collection] == [
        '8/8/8/8/8/8/k1K4R/8 w - - fmvn 1; hmvc 0; id "Réti";'
    ]
