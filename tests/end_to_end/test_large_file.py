"""A file too large to be held in memory, in a real window: what nobody edited stays to the byte."""

from pathlib import Path

from tests.helpers.desktop import Desktop, Program

START = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
REST = b" ; \xe9 of Latin-1\r\n"
ROWS = 400_000
STEPS = 20


def test_one_line_of_20_mb_is_edited(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "large.fen"
    lines = [b"8/8/8/8/8/8/8/K1k5 w - -\t7  %d%s" % (row, REST) for row in range(1, ROWS + 1)]
    before = b"# before\r\n\r\n"
    path.write_bytes(before + b"".join(lines))
    # A whole other position takes no remark over.
    lines[STEPS] = START + b"\r\n"
    with Program(desktop, path, title="large.fen — ") as program:
        program.board()
        program.key(*["Next"] * STEPS)
        program.key("ctrl+shift+Home")
        program.wait_for_title("large.fen* — ")
        program.save(path, before + b"".join(lines))
        program.wait_for_title("large.fen — ")
