"""A picture leaves the program by the clipboard and by a file, and the file holds its position."""

from pathlib import Path

from fenedit.diagram.embedded import positions_in_file
from tests.helpers.desktop import Desktop, OtherProgram, Program, wait_until

RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"


def test_a_picture_is_copied_and_saved(
    desktop: Desktop, other_program: OtherProgram, tmp_path: Path
) -> None:
    path = tmp_path / "reti.png"
    with Program(desktop, "--fen", RETI) as program:
        program.key("F6", "ctrl+alt+c")
        other_program.wait_for_clipboard(RETI)
        program.key("ctrl+i")
        program.wait_for_title("Export Picture")
        program.key("alt+s")
        program.save_as(path, "Save Picture")
        wait_until(path.exists, "the picture")
    assert positions_in_file(path.read_bytes()) == (RETI,)
