"""From the start to a saved file with two positions, without the mouse."""

from pathlib import Path

from tests.helpers.desktop import Desktop, Program

FIRST = "8/8/8/3k4/8/3K4/3P4/8 b - - 0 1"
SECOND = "8/5K1k/8/6Q1/8/8/8/8 w - - 12 60"


def test_two_positions_are_set_up_with_keys_alone(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "keys.fen"
    with Program(desktop, title="Untitled — ") as program:
        program.key("F6")
        program.type("8/8/8/3k4/8/8/3P4/3K")
        # The king is lifted, carried up past the pawn, and dropped.
        program.key("Left", "Return", "Up", "Up", "Return")
        program.fill_field(2, "b")
        program.key("ctrl+shift+s")
        program.save_as(path, "Save As")
        program.wait_for_title("keys.fen — ")
        assert path.read_text() == f"{FIRST}\n"
        # In the field these keys copy, as in any line of text.
        program.key("F6", "ctrl+shift+n", "ctrl+Home")
        program.type("8/5K1k/8/6QQ")
        program.key("Left", "Delete")
        program.fill_field(5, "12")
        program.fill_field(6, "60")
        program.save(path, f"{FIRST}\n{SECOND}\n".encode())
        # Back to the first one: there is nothing to edit, so what is shown is told by a new one.
        program.key("F6", "Prior", "ctrl+d")
        program.save(path, f"{FIRST}\n{FIRST}\n{SECOND}\n".encode())
        program.key("ctrl+q")
        assert program.end_status() == 0
