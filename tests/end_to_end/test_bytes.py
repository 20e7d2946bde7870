"""Of a file only the lines that were edited change, whatever the file is like."""

from pathlib import Path

from tests.helpers.desktop import Desktop, Program

EDITED = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ; Ende für Weiß"
LINES = (
    "# a comment",
    "",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "  ",
    "% another",
    EDITED,
    "this line is no FEN at all",
    "; and a third",
    '8/8/8/8/8/8/8/8  w  -  -  hmvc 5;   id "blanks";\t',
    "last/of/all",
)
LAST_TEXT = "\n".join(LINES)
FILES = {
    "plain": LAST_TEXT.encode() + b"\n",
    "unfinished": LAST_TEXT.encode(),
    "crlf": LAST_TEXT.replace("\n", "\r\n").encode(),
    "mixed": LAST_TEXT.replace("\n", "\r\n", 4).encode() + b"\n\n\n",
    "marked": b"\xef\xbb\xbf" + LAST_TEXT.encode() + b"\n",
    "wide": b"\xff\xfe" + LAST_TEXT.encode("utf-16-le"),
    "wide-big": b"\xfe\xff" + LAST_TEXT.replace("\n", "\r\n").encode("utf-16-be"),
    "western": LAST_TEXT.encode("latin-1") + b"\n",
}
"""Files by name; what they hold has to come back."""


def with_black_to_move(data: bytes) -> bytes:
    """Return the file as it is once Black is to move in the edited record."""
    for encoding in ("utf-8", "latin-1", "utf-16-le", "utf-16-be"):
        line = EDITED.encode(encoding)
        if line in data:
            return data.replace(line, EDITED.replace(" w ", " b ").encode(encoding))
    raise AssertionError("the record is not there")


def set_side(desktop: Desktop, paths: list[Path], side: str, wanted: dict[Path, bytes]) -> None:
    """Open all the files, set the side to move in the second record of each, and save them."""
    last = paths[-1].name
    with Program(desktop, *paths, title=f"{last} — ") as program:
        for path in reversed(paths):
            # Each window that is closed leaves the keyboard to another one, in no order known.
            program.show_window(path.name)
            program.key("F6", "Next")
            program.fill_field(2, side)
            program.save(path, wanted[path])
        program.key("ctrl+q")
        assert program.end_status() == 0


def test_all_other_bytes_stay(desktop: Desktop, tmp_path: Path) -> None:
    files = {tmp_path / f"{name}.fen": data for name, data in FILES.items()}
    for path, data in files.items():
        path.write_bytes(data)
    edited = {path: with_black_to_move(data) for path, data in files.items()}
    set_side(desktop, list(files), "b", edited)
    set_side(desktop, list(files), "w", files)
