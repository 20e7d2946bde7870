"""FenEdit's packages as a person installs and uses them, in bare systems of their own.

    .venv/bin/python -m pytest -m long packaging/test_packages.py

It takes root, debootstrap and a network. The packages are those in dist/, built where the sources
are newer. A system's first use takes a minute, each later one seconds.
"""

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import desktop as desktop_files
import dev
from chroots import PERSON, RELEASES, Installed, Machine, bare_machine, missing
from tests.helpers.desktop import Desktop, missing_programs, virtual_desktop, wait_until
from tests.helpers.oracles import program
from tests.helpers.project import BASE_PYTHON, ROOT

pytestmark = [pytest.mark.long, pytest.mark.timeout(4 * 3600)]

KING = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
FENS = f"# mine\r\n{KING} ; kept\r\n{PAWN}\r\n\r\n{ROOK} ; \xe9\r\n".encode("latin-1")
MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
PUZZLES = f'{MATE} c9 "kept"; dm 2;\n{MATE} dm 2; id "other";\n'
LONGER = f'8/8/8/8/8/3K4/3R4/k7 w - - c9 "kept"; dm 3;\n{KING.removesuffix(" 0 1")} id "other";\n'
"""The window solves what is that long only if it is asked to."""
GAME = f'[Event "One"]\n[SetUp "1"]\n[FEN "{PAWN}"]\n[Result "*"]\n\n1. e4 *\n'
ROWS = 200_000
"""Lines of a file that several processes look through."""
SOURCES = ("fenedit", "resources", "packaging", "pyproject.toml", "README.md", "LICENSE")
NO_SOURCES = ("chroots.py", "conftest.py", "test_packages.py")
PATTERNS = {"wheel": "fenedit-*.whl", "tar": "fenedit-*-linux-*.tar.xz", "deb": "fenedit_*.deb"}
CACHES = re.compile(
    r"/(dev|home|proc|root|run|sys|tmp)/|/var/(cache|lib/apt|lib/dpkg|log)/"
    r"|/etc/ld\.so\.cache|/usr/share/applications/mimeinfo\.cache|/usr/share/mime/"
    r"|/usr/share/icons/hicolor/icon-theme\.cache"
)
"""What others keep, and write anew."""
OWN_VARIABLES = re.compile(r"LD_LIBRARY_PATH|QT_|QML|_MEI|_PYI|/usr/lib/fenedit")
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


def newest_source() -> float:
    """Return when the sources were changed last."""
    files = [path for name in SOURCES for path in (ROOT / name, *(ROOT / name).rglob("*"))]
    kept = (path for path in files if path.is_file() and path.suffix != ".pyc")
    return max(path.stat().st_mtime for path in kept if path.name not in NO_SOURCES)


def package(kind: str) -> Path:
    """Return a package, built where there is none that is newer than the sources."""
    found = sorted((ROOT / "dist").glob(PATTERNS[kind]))
    if not found or found[-1].stat().st_mtime < newest_source():
        subprocess.run([BASE_PYTHON, ROOT / "packaging/build.py", kind], check=True)
        found = sorted((ROOT / "dist").glob(PATTERNS[kind]))
    return found[-1]


def install(machine: Machine) -> str:
    """Install the Debian package as a person would; return how long that took, and its size."""
    shutil.copy(deb := package("deb"), machine.root / "root")
    machine.run("apt-get", "update", root=True)
    start = time.monotonic()
    machine.run("apt-get", "install", "--yes", f"./{deb.name}", root=True)
    took = time.monotonic() - start
    size = machine.run("du", "-sm", "/usr/lib/fenedit", root=True).stdout.split()[0]
    return f"{deb.name} of {deb.stat().st_size / 1e6:.0f} MB: {took:.0f} s, {size} MiB installed"


@pytest.fixture(scope="module")
def screen() -> Iterator[Desktop]:
    if lacking := missing_programs():
        pytest.skip(f"there can be no window without {', '.join(lacking)}")
    with virtual_desktop() as desktop:
        yield desktop


@pytest.fixture(scope="module", params=RELEASES)
def machine(request: pytest.FixtureRequest) -> Iterator[Machine]:
    """A release of Debian with what every desktop has, and FenEdit."""
    if reason := missing():
        pytest.skip(reason)
    with bare_machine(request.param) as machine:
        told = install(machine)
        capture = request.config.pluginmanager.getplugin("capturemanager")
        with capture.global_and_fixture_disabled():
            print(f"\n{request.param}: {told}")
        yield machine


@pytest.fixture
def person(machine: Machine) -> Iterator[Machine]:
    """The same, with a person who begins anew; nothing may have gone wrong unseen."""
    machine.tidy()
    yield machine
    machine.end_programs()
    for log in machine.home.rglob("*.log"):
        assert " ERROR " not in (text := log.read_text(encoding="utf-8")), text


@pytest.fixture
def desktop(screen: Desktop) -> Desktop:
    screen.put_pointer_aside()
    return screen


def opened(desktop: Desktop, person: Machine, path: Path) -> Installed:
    """Open a file as a file manager does."""
    name = str(person.inside(path))
    return Installed(desktop, person, "fenedit", "--", name, title=f"{path.name} — ")


def positions(rows: int) -> bytes:
    """Return a file of so many lines, some of which cannot be played."""
    texts = (KING, PAWN, "4k3/8/8/8/8/8/8/8 w - - 0 1", "nonsense", ROOK)
    return "".join(f"{texts[row % 5]}\n" for row in range(rows)).encode()


def checkout_says(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [Path(sys.executable).with_name("fenedit"), *words]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


# --- What is installed ------------------------------------------------------------------------


def test_it_needs_no_python(machine: Machine) -> None:
    assert machine.run("sh", "-c", "command -v python3", status=None).stdout == ""
    first, *others = machine.run("fenedit", "--version").stdout.splitlines()
    assert first == f"FenEdit {desktop_files.about().version}"
    assert {"PySide6", "chess", "numpy"} <= {line.split()[0] for line in others}


def test_all_that_a_desktop_is_told_is_in_its_place(machine: Machine) -> None:
    share = machine.root / "usr/share"
    present = {str(path.relative_to(share)) for path in share.rglob("*") if path.is_file()}
    for path, _ in desktop_files.shared_files():
        place = path.replace("zsh/site-functions", "zsh/vendor-completions")
        assert {place, f"{place}.gz"} & present, place
    for entry in share.glob("applications/*.desktop"):
        machine.run("desktop-file-validate", machine.inside(entry))
    assert machine.run("update-mime-database", "/usr/share/mime", root=True).stderr == ""
    for kind in desktop_files.about().file_types:
        asked = machine.run("xdg-mime", "query", "default", kind.mime)
        assert asked.stdout == "fenedit.desktop\n", kind


def test_the_icon_is_there_in_each_size(machine: Machine) -> None:
    icons = machine.root / "usr/share/icons/hicolor"
    found = {path.parent.parent.name for path in icons.glob("*/apps/fenedit.*")}
    assert found >= {"scalable", "16x16", "32x32", "48x48", "256x256"}
    for path in icons.glob("[0-9]*/apps/fenedit.png"):
        data = path.read_bytes()
        assert data.startswith(b"\x89PNG")
        side = int.from_bytes(data[16:20], "big")
        assert path.parent.parent.name == f"{side}x{side}"
    assert b"fenedit" in (icons / "icon-theme.cache").read_bytes()


def test_the_manual_can_be_read(machine: Machine) -> None:
    assert machine.run("man", "-w", "fenedit").stdout == "/usr/share/man/man1/fenedit.1.gz\n"
    read = machine.run("man", "--warnings", "fenedit", MANWIDTH="80")
    assert read.stderr == ""
    assert all(word in read.stdout for word in ("SYNOPSIS", "--choose", "FENEDIT CONVERT"))
    pages = machine.root / "usr/share/doc/fenedit/manual"
    assert "Keys and commands" in (pages / "index.html").read_text(encoding="utf-8")
    folder = machine.root / "usr/lib/fenedit/_internal/fenedit/resources/manual"
    assert {path.name for path in folder.rglob("*.png")} == {
        path.name for path in pages.rglob("*.png")
    }


# --- Without a window -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("check", "--level", "full", "a.fen"),
        ("check", "--json", "large.fen"),
        ("find", "--count", "large.fen", "KRvK"),
        ("find", "a.epd", "id:other"),
        ("convert", "large.fen", "--to", "epd"),
        ("read", "a.pgn"),
        ("diagram", "a.fen", "-o", "-", "--to", "svg"),
    ],
    ids=lambda words: words[0],
)
def test_verbs_say_what_the_checkout_says(words: tuple[str, ...], person: Machine) -> None:
    person.put("a.fen", FENS)
    person.put("a.epd", PUZZLES)
    person.put("a.pgn", GAME)
    person.put("large.fen", positions(ROWS))
    expected = checkout_says(*words, cwd=person.home)
    done = person.run("fenedit", *words, status=None)
    assert done.stderr == expected.stderr
    assert done.stdout == expected.stdout
    assert done.returncode == expected.returncode


def test_the_solver_works_in_processes_of_its_own(person: Machine) -> None:
    path = person.inside(person.put("a.epd", PUZZLES * 4))
    done = person.run("fenedit", "solve", "--json", path)
    solved = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(each["verdict"], each["keys"]) for each in solved] == [("sound", ["a1a6"])] * 8
    # It is the compiled one: its source was left out.
    assert [path.name for path in person.root.glob("usr/lib/**/fenedit/rules/solve/*.so")]


def test_moving_pictures_and_compressed_files_are_written(person: Machine) -> None:
    game = person.inside(person.put("a.pgn", GAME))
    person.run("fenedit", "diagram", game, "--animate", "-o", "/home/ann/a.webp")
    assert (person.home / "a.webp").read_bytes().startswith(b"RIFF")
    person.run("fenedit", "convert", game, "-o", "/home/ann/a.epd.zst", "--at", "all")
    assert person.run("fenedit", "find", "--count", "a.epd.zst", "btm").stdout.strip().endswith("1")


def test_a_sheet_can_be_read_by_others(person: Machine) -> None:
    path = person.inside(person.put("a.epd", PUZZLES * 7))
    sheet = person.home / "sheet.pdf"
    words = ("--per-page", "12", "--solutions", "--title", "Miniatures")
    person.run("fenedit", "diagram", path, "-o", person.inside(sheet), *words)
    assert sheet.read_bytes().startswith(b"%PDF")
    told = subprocess.run(
        [program("pdfinfo"), sheet], capture_output=True, text=True, check=True
    ).stdout
    assert re.search(r"^Title: +Miniatures$", told, re.MULTILINE)
    assert re.search(r"^Pages: +[23]$", told, re.MULTILINE)


# --- In a window ------------------------------------------------------------------------------


def test_the_window_leaves_a_picture(desktop: Desktop, person: Machine) -> None:
    display = desktop.environment()["DISPLAY"]
    person.run("fenedit", "--screenshot", "/home/ann/a.png", "--fen", MATE, DISPLAY=display)
    picture = person.home / "a.png"
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_uid != 0


def test_files_are_opened_by_their_type(desktop: Desktop, person: Machine) -> None:
    contents = {"fen": FENS, "epd": PUZZLES.encode(), "pgn": GAME.encode()}
    paths = {name: person.put(f"puzzles.{name}", content) for name, content in contents.items()}
    display = desktop.environment()["DISPLAY"]
    first = Installed(
        desktop, person, "xdg-open", person.inside(paths["fen"]), title="puzzles.fen — "
    )
    with first as program:
        listening = person.root / "run/user/1000"
        wait_until(lambda: any(map(Path.is_socket, listening.iterdir())), "it to listen")
        for name in ("epd", "pgn"):
            # Handed over, the second start ends at once.
            person.run("xdg-open", person.inside(paths[name]), DISPLAY=display)
            program.wait_for_title(f"puzzles.{name} — ")
        assert len(desktop.ask("search", "--onlyvisible", "--name", "puzzles").split()) == 3
        # By their class a desktop knows whose windows they are.
        entry = (person.root / "usr/share/applications/fenedit.desktop").read_text()
        (name,) = re.findall(r"^StartupWMClass=(.+)$", entry, re.MULTILINE)
        assert len(desktop.ask("search", "--onlyvisible", "--class", f"^{name}$").split()) == 3


def test_a_record_is_edited_and_saved(desktop: Desktop, person: Machine) -> None:
    path = person.put("mine.fen", FENS)
    with opened(desktop, person, path) as program:
        program.key("F6", "Next")
        program.fill_field(2, "b")
        program.wait_for_title("mine.fen* — ")
        changed = PAWN.replace(" w ", " b ").encode()
        program.save(path, FENS.replace(PAWN.encode(), changed))
        program.key("ctrl+q")
        assert program.end_status() == 0
    assert path.stat().st_uid == 1000


def test_the_window_hears_of_its_solver(desktop: Desktop, person: Machine) -> None:
    path = person.put("mine.epd", LONGER)
    with opened(desktop, person, path) as program:
        program.key("F7")

        def is_added() -> bool:
            # Puzzle, Add Solution to Record: as long as there is none, the menu stays open.
            program.key("alt+u", "r", "Escape", "Escape")
            return bool(desktop.ask("search", "--onlyvisible", "--name", r"mine\.epd\*"))

        wait_until(is_added, "a solution")
        program.key("ctrl+s")
        wait_until(lambda: path.read_text() != LONGER, "a saved file")
        first, second = path.read_text().splitlines()
        assert first.startswith(LONGER.partition(" c9")[0])
        assert "bm Kc2;" in first and "pv Kc2 " in first and 'c9 "kept"; dm 3;' in first
        assert second == LONGER.splitlines()[1]


def test_the_window_hears_of_its_finder(desktop: Desktop, person: Machine) -> None:
    rows = [f"{KING}\n"] * 3000
    rows[2000] = f"{ROOK}\n"
    path = person.put("mine.fen", "".join(rows))
    rows[2000] = rows[2000].replace(" w ", " b ")
    expected = "".join(rows).encode()
    with opened(desktop, person, path) as program:
        program.key("ctrl+f")
        program.type("KRvK")

        def is_found() -> bool:
            program.key("Return")
            return len(program.still_board().occupied()) == len("KRk")

        wait_until(is_found, "the record with a rook")
        program.fill_field(2, "b")
        program.save(path, expected)


def test_work_comes_back_after_a_kill(desktop: Desktop, person: Machine) -> None:
    path = person.put("mine.fen", FENS)
    with opened(desktop, person, path) as program:
        program.key("F6", "Next")
        program.fill_field(2, "b")
        program.wait_for_title("mine.fen* — ")
        wait_until(lambda: any(person.home.rglob("*.snapshot")), "a snapshot of the work")
        program.kill()
    assert path.read_bytes() == FENS
    with Installed(desktop, person, "fenedit", title="Unsaved Work Found") as program:
        program.key("Return")
        program.wait_for_title("mine.fen* — ")
        changed = PAWN.replace(" w ", " b ").encode()
        program.save(path, FENS.replace(PAWN.encode(), changed))


def test_programs_of_others_get_nothing_of_its_own(desktop: Desktop, person: Machine) -> None:
    noted = person.home / "environment"
    person.put(
        "engine", '#!/bin/sh\nenv >"$HOME/new" && mv "$HOME/new" "$HOME/environment"\n', mode=0o755
    )
    settings = person.put("fenedit.ini", f"[programs]\nengine_path=/home/{PERSON}/engine\n")
    folder = "/home/ann/.config/fenedit"
    person.run("sh", "-c", f"mkdir -p {folder} && mv fenedit.ini {folder}")
    assert not settings.exists()
    with Installed(desktop, person, "fenedit", "--fen", KING, title="Untitled") as program:
        program.board()
        program.key("ctrl+shift+a")
        program.type("Start or Stop the Engine")
        program.key("Return")
        wait_until(noted.exists, "an engine that was started")
    text = noted.read_text()
    assert f"HOME=/home/{PERSON}\n" in text
    assert OWN_VARIABLES.findall(text) == []


@pytest.mark.parametrize("kind", ["missing", "folder", "unreadable"])
def test_what_cannot_be_opened_is_said(kind: str, desktop: Desktop, person: Machine) -> None:
    path = person.home / "mine.fen"
    if kind == "folder":
        person.run("mkdir", "mine.fen")
    if kind == "unreadable":
        person.put("mine.fen", FENS, mode=0o000)
    log = person.home / "said"
    words = f'exec fenedit -- {person.inside(path)} 2>"$HOME/said"'
    with Installed(desktop, person, "sh", "-c", words, title="Cannot Open") as program:
        program.key("Return")
        program.wait_for_title("Untitled")
    assert "Traceback" not in log.read_text()


# --- And gone ---------------------------------------------------------------------------------


def files_of(machine: Machine) -> set[str]:
    """Return all files and folders there, but what others keep for themselves."""
    found = machine.run("find", "/", "-xdev", root=True).stdout.splitlines()
    return {path for path in found if not CACHES.match(f"{path}/")}


@pytest.mark.parametrize("release", RELEASES)
def test_nothing_is_left(release: str) -> None:
    if reason := missing():
        pytest.skip(reason)
    with bare_machine(release) as machine:
        machine.run("apt-get", "update", root=True)
        shutil.copy(deb := package("deb"), machine.root / "root")
        planned = machine.run("apt-get", "install", "--dry-run", f"./{deb.name}", root=True)
        # Other packages stay for others that recommend them.
        needed = set(re.findall(r"^Inst (\S+)", planned.stdout, re.MULTILINE)) - {"fenedit"}
        machine.run("apt-get", "install", "--yes", *needed, root=True)
        before = files_of(machine)
        install(machine)
        machine.run("fenedit", "--version")
        assert files_of(machine) > before
        machine.run("apt-get", "remove", "--yes", "fenedit", root=True)
        assert files_of(machine) == before
        # Nothing waits for `purge` either.
        machine.run("dpkg-query", "--show", "fenedit", status=1)
        # Nor does any cache of the desktop name it.
        told = machine.run("grep", "-rli", "fenedit", "/usr", "/etc", root=True, status=1)
        assert told.stdout == ""


# --- Not installed ----------------------------------------------------------------------------


@pytest.mark.parametrize("release", RELEASES)
def test_the_archive_runs_where_it_is_unpacked(release: str, desktop: Desktop) -> None:
    if reason := missing():
        pytest.skip(reason)
    with bare_machine(release) as machine:
        archive = package("tar")
        machine.put(archive.name, archive.read_bytes())
        machine.run("apt-get", "update", root=True)
        machine.run("apt-get", "install", "--yes", "xz-utils", root=True)
        machine.run("tar", "--extract", "--file", archive.name)
        fenedit = f"./{archive.name.removesuffix('.tar.xz')}/fenedit"
        version = desktop_files.about().version
        assert machine.run(fenedit, "--version").stdout.startswith(f"FenEdit {version}\n")
        path = machine.inside(machine.put("a.epd", PUZZLES))
        assert machine.run(fenedit, "solve", path).stdout.count("sound") == 2
        # What every desktop has.
        words = ("apt-get", "install", "--yes", "--no-install-recommends")
        machine.run(*words, *dev.LIBRARIES, root=True)
        display = desktop.environment()["DISPLAY"]
        machine.run(fenedit, "--screenshot", "a.png", "--", path, DISPLAY=display)
        assert (machine.home / "a.png").read_bytes().startswith(b"\x89PNG")


# --- With Python ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def python_machine(request: pytest.FixtureRequest) -> Iterator[Machine]:
    """Debian with Python and the certificates of this computer, as an office's computer has."""
    if reason := missing():
        pytest.skip(reason)
    with bare_machine(request.param) as machine:
        machine.run("apt-get", "update", root=True)
        words = ("apt-get", "install", "--yes", "--no-install-recommends")
        machine.run(*words, "python3", "ca-certificates", root=True)
        shutil.copyfile(CERTIFICATES, machine.root / CERTIFICATES.relative_to("/"))
        yield machine


@pytest.mark.parametrize("kind", ["any", "compiled"])
@pytest.mark.parametrize("python_machine", RELEASES, indirect=True)
def test_the_wheels_are_installed_by_pipx(
    kind: str, desktop: Desktop, python_machine: Machine
) -> None:
    machine, wheel = python_machine, package("wheel")
    if kind == "compiled":
        (wheel,) = set(wheel.parent.glob("*.whl")) - {wheel}
        python = re.search(r"-cp3(\d+)-", wheel.name)
        assert python is not None
        if not (machine.root / f"usr/bin/python3.{python[1]}").exists():
            pytest.skip(f"this system has no Python 3.{python[1]}")
    words = ("apt-get", "install", "--yes", "--no-install-recommends", "pipx")
    machine.run(*words, *dev.LIBRARIES, root=True)
    machine.tidy()
    machine.put(wheel.name, wheel.read_bytes())
    machine.run("pipx", "install", "--force", f"./{wheel.name}", PIP_CERT=str(CERTIFICATES))
    assert any(machine.home.rglob("compiled__mypyc*")) == (kind == "compiled")
    fenedit = Path("/home", PERSON, ".local/bin/fenedit")
    version = desktop_files.about().version
    assert machine.run(fenedit, "--version").stdout.startswith(f"FenEdit {version}\n")
    path = machine.inside(machine.put("a.epd", PUZZLES))
    assert machine.run(fenedit, "solve", path).stdout.count("sound") == 2
    display = desktop.environment()["DISPLAY"]
    machine.run(fenedit, "--screenshot", f"/home/{PERSON}/a.png", "--", path, DISPLAY=display)
    assert (machine.home / "a.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("python_machine", ["trixie"], indirect=True)
def test_the_two_commands_of_the_readme(python_machine: Machine) -> None:
    machine = python_machine
    checkout = machine.root / "root/fenedit"
    checkout.mkdir()
    package("wheel")
    (source,) = (ROOT / "dist").glob("fenedit-*.tar.gz")
    words = ("--strip-components=1", "--directory", checkout)
    subprocess.run(["tar", "--extract", "--file", source, *words], check=True)
    command = "cd fenedit && exec python3 packaging/dev.py"
    machine.run("sh", "-c", f"{command} run", root=True, PIP_CERT=str(CERTIFICATES))
    assert (checkout / "fenedit.png").read_bytes().startswith(b"\x89PNG")
    machine.run("sh", "-c", f"{command} test --quick", root=True, PIP_CERT=str(CERTIFICATES))
