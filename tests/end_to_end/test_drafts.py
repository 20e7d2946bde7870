"""The FEN is broken in ten ways, each time mended where it is broken, and never lost."""

from functools import partial
from pathlib import Path

from fenedit.ui.style import LIGHT
from tests.helpers.desktop import Desktop, OtherProgram, Program, wait_until
from tests.helpers.screen_reader import HEIGHT, WIDTH, Box

GOOD = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"
TEN_WAYS = (
    (2, "x"),
    (1, "r3k2x/8/8/3pP3/8/8/8/R3K2R"),
    (1, "r3k2r/8/8/3pP3/8/8/8/R3K2"),
    (1, "r3k2r/8/8/3pP4/8/8/8/R3K2R"),
    (1, "r3k2r/8/8/3pP3/8/8/R3K2R"),
    (1, "r3k2r/8/8/3pP3/8/8/8/R3K2R/8"),
    (3, "KQkqz"),
    (4, "d9"),
    (5, "0x"),
    (6, "1.5"),
)
"""A field, 1 to 6, and what is typed in its place."""


def is_marked(program: Program) -> bool:
    """Tell whether the window says below the board that something is wrong."""
    picture = program.picture()
    board = picture.board()
    return board is not None and picture.shows(LIGHT.danger, Box(0, board.bottom, WIDTH, HEIGHT))


def shows(program: Program, board: bytes) -> bool:
    """Tell whether the board looks like this."""
    return program.picture().board_pixels() == board


def test_ten_faults_are_made_and_mended(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "draft.fen"
    good = f"{GOOD} ; study\n8/8/8/8/8/8/8/8 w - - 0 1\n".encode()
    path.write_bytes(good)
    with Program(desktop, path) as program:
        fields = GOOD.split()
        pieces = program.still_board().occupied()
        stale = b""
        for number, fault in TEN_WAYS:
            broken = [*fields[: number - 1], fault, *fields[number:]]
            program.fill_field(number, fault)
            program.key("End")
            program.save(path, good.replace(GOOD.encode(), " ".join(broken).encode()))
            wait_until(lambda: program.picture().is_stale(), "a stale board")
            wait_until(lambda: is_marked(program), f"a mark on {fault}")
            board = program.still_board()
            assert board.occupied() == pieces
            stale = stale or board.board_pixels()
            wait_until(partial(shows, program, stale), f"the last good position with {fault}")
            program.fill_field(number, fields[number - 1])
            program.save(path, good)
            wait_until(lambda: not program.picture().is_stale(), "a fresh board")
            wait_until(lambda: not is_marked(program), "no mark")


def test_a_draft_gives_way_to_the_board_and_comes_back(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "draft.fen"
    good = f"{GOOD}\n".encode()
    broken = good.replace(b" w ", b" whose ")
    path.write_bytes(good)
    with Program(desktop, path) as program:
        program.fill_field(2, "whose")
        program.save(path, broken)
        program.key("Escape")
        program.save(path, good)
        program.key("ctrl+z")
        program.save(path, broken)
        # The first gesture on the board goes on from the last good position.
        program.drag("e5", "e6")
        program.save(path, b"r3k2r/8/4P3/3p4/8/8/8/R3K2R w KQkq d6 0 1\n")
        program.key("ctrl+z")
        program.save(path, broken)


def test_a_faulty_argument_is_shown_as_it_is(desktop: Desktop, other_program: OtherProgram) -> None:
    text = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4 w - - 0 1"
    with Program(desktop, "--fen", text) as program:
        wait_until(lambda: is_marked(program), "a mark on the fault")
        program.key("F6", "ctrl+c")
        other_program.wait_for_clipboard(text)
        program.fill_field(1, "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2")
        wait_until(lambda: not is_marked(program), "no mark")
        program.key("F6", "ctrl+c")
        other_program.wait_for_clipboard(text.replace("3P4", "3P4/Bn3Q2"))
