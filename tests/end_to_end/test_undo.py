"""A row of gestures of all kinds, undone to the start and redone to the end."""

from pathlib import Path

from tests.helpers.desktop import Desktop, Program

START = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
END = "3k3r/pp1ppp1p/6p1/1Np1r1p1/3PPPP1/2p5/PPPPP3/R2K2qQ w - - 7 1"
LAST_LINE = " ; kept\r\n"
MORE_THAN_ALL = 40


def make_gestures(program: Program) -> None:
    """Go from START to END."""
    program.drag_off("h1")
    program.drag("f2", "f4")
    program.drag("f4", "f6", held="ctrl")
    program.drag_from_palette("n", "g4")
    program.click("e7", button=2)
    program.sweep("b5", "e5")
    program.sweep("b4", "b3", button=3)
    program.pick("eraser")
    program.sweep("a7", "c7")
    program.pick("pointer")
    program.fill_field(2, "b")
    program.fill_field(5, "7")
    program.key("F6", "ctrl+Home")
    program.type("qQ")
    program.open_menu("d4")
    program.key("Down", "Down", "Down", "Return")
    for letter in ("m", "w"):
        program.key("alt+p", letter)
    program.key("ctrl+shift+f")
    # On the turned board g7 is where b2 was, and g5 where b4 was.
    program.drag("b2", "b4")


def test_all_is_undone_and_redone(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "steps.fen"
    start = f"# before\r\n{START}{LAST_LINE}".encode()
    end = f"# before\r\n{END}{LAST_LINE}".encode()
    path.write_bytes(start)
    with Program(desktop, path, title="steps.fen — ") as program:
        make_gestures(program)
        program.wait_for_title("steps.fen* — ")
        program.key(*["ctrl+z"] * MORE_THAN_ALL)
        program.wait_for_title("steps.fen — ")
        program.key(*["ctrl+shift+z"] * MORE_THAN_ALL)
        program.wait_for_title("steps.fen* — ")
        program.save(path, end)
        program.wait_for_title("steps.fen — ")
        program.key(*["ctrl+z"] * MORE_THAN_ALL)
        program.wait_for_title("steps.fen* — ")
        program.save(path, start)
        program.key(*["ctrl+y"] * MORE_THAN_ALL)
        program.wait_for_title("steps.fen* — ")
        program.save(path, end)
