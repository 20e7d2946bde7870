"""The Immortal Game comes in by the clipboard, and goes out again."""

from tests.helpers.desktop import Desktop, OtherProgram, Program

IMMORTAL_GAME = "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23"


def test_a_position_is_pasted_and_copied(desktop: Desktop, other_program: OtherProgram) -> None:
    with Program(desktop) as program:
        # Copied within a text, so that the output differs from the input.
        other_program.copy(f'  FEN: "{IMMORTAL_GAME}" \n')
        program.key("F6", "ctrl+v")
        program.wait_for_title("Untitled*")
        program.key("ctrl+c")
        other_program.wait_for_clipboard(IMMORTAL_GAME)
        # From the field as well, where Ctrl+C copies what is selected there.
        program.key("ctrl+5", "ctrl+c")
        other_program.wait_for_clipboard("1")


def test_a_text_without_a_position_changes_nothing(
    desktop: Desktop, other_program: OtherProgram
) -> None:
    with Program(desktop, "--fen", IMMORTAL_GAME) as program:
        other_program.copy("23. Be7 mate")
        program.key("F6", "ctrl+v", "ctrl+c")
        other_program.wait_for_clipboard(IMMORTAL_GAME)
