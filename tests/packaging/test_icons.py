"""packaging/icons.py: what desktops find in the files that it writes."""

import importlib.util
import struct
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from tests.helpers.project import ROOT, run_python

FILE = ROOT / "packaging" / "icons.py"
SIZES = [16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512]
DRAWINGS = [
    *(ROOT / "resources" / "icons").glob("fenedit*.svg"),
    *(ROOT / "packaging" / "icons").glob("*.svg"),
]
SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {SVG + name for name in ("svg", "title", "defs", "linearGradient", "stop")} | {
    SVG + name for name in ("g", "path", "rect")
}


@pytest.fixture(scope="module")
def icons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("icons_under_test", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(icons: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.write_icons(folder)
    return folder


def loaded(data: bytes, form: str) -> QImage:
    image = QImage.fromData(data, form)
    assert not image.isNull()
    return image


def rgba(image: QImage) -> bytes:
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def in_theme(folder: Path, size: int) -> QImage:
    file = folder / "hicolor" / f"{size}x{size}" / "apps" / "fenedit.png"
    return loaded(file.read_bytes(), "PNG")


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.name)
def test_a_drawing_is_small_and_plain(drawing: Path) -> None:
    assert drawing.stat().st_size < 8000
    root = ElementTree.parse(drawing).getroot()
    assert root.findtext(SVG + "title")
    assert {element.tag for element in root.iter()} <= PLAIN
    # Icons of the window are drawn in black, which is replaced by the colour of its text.
    assert "#000000" not in drawing.read_text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("icon", ["apps/fenedit", "mimetypes/application-x-chess-fen"])
def test_the_theme_has_each_size(folder: Path, icon: str, size: int) -> None:
    file = folder / "hicolor" / f"{size}x{size}" / f"{icon}.png"
    image = loaded(file.read_bytes(), "PNG")
    assert image.size() == QSize(size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_pictures_that_packages_take_are_those_of_the_drawings(folder: Path) -> None:
    drawn = {path.relative_to(folder): path for path in folder.glob("hicolor/*x*/*/*.png")}
    kept = ROOT / "packaging" / "icons"
    assert {path.relative_to(kept) for path in kept.rglob("*.png")} == set(drawn)
    for name, path in drawn.items():
        one, other = rgba(QImage(str(path))), rgba(QImage(str(kept / name)))
        # Another version of Qt may round otherwise.
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 8, name


def test_the_theme_has_the_drawings_and_nothing_else(folder: Path) -> None:
    theme = folder / "hicolor"
    for file, drawing in (
        ("apps/fenedit.svg", ROOT / "resources" / "icons" / "fenedit.svg"),
        (
            "mimetypes/application-x-chess-fen.svg",
            ROOT / "packaging" / "icons" / "application-x-chess-fen.svg",
        ),
    ):
        assert (theme / "scalable" / file).read_bytes() == drawing.read_bytes()
    assert len([file for file in theme.rglob("*") if file.is_file()]) == 2 * (len(SIZES) + 1)


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64])
def test_edges_of_the_application_stand_on_whole_pixels(folder: Path, size: int) -> None:
    image = in_theme(folder, size)
    middle = size // 2
    across = [image.pixelColor(x, middle).alpha() for x in range(size)]
    down = [image.pixelColor(middle, y).alpha() for y in range(size)]
    assert set(across) == set(down) == {0, 255}
    assert across == across[::-1] == down


def test_the_ico_holds_each_size_once_without_gaps(folder: Path) -> None:
    data = (folder / "fenedit.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, 7)
    start = 6 + 16 * count
    for place, size in enumerate([16, 24, 32, 48, 64, 128, 256]):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        length = entry[6]
        assert entry == (size % 256, size % 256, 0, 0, 1, 32, length, start)
        part = data[start : start + length]
        if size == 256:
            image = loaded(part, "PNG")
        else:
            alone = struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, length, 22)
            image = loaded(alone + part, "ICO")
        assert rgba(image) == rgba(in_theme(folder, size))
        start += length
    assert start == len(data)


def chunks_of_icns(data: bytes) -> dict[bytes, bytes]:
    kind, length = struct.unpack_from(">4sI", data)
    assert (kind, length) == (b"icns", len(data))
    chunks = {}
    start = 8
    while start < length:
        kind, size = struct.unpack_from(">4sI", data, start)
        assert kind not in chunks
        chunks[kind] = data[start + 8 : start + size]
        start += size
    assert start == length
    return chunks


def test_the_icns_holds_the_sizes_that_its_types_say(folder: Path) -> None:
    chunks = chunks_of_icns((folder / "fenedit.icns").read_bytes())
    sizes = {
        kind: loaded(data, "PNG").width() for kind, data in chunks.items() if kind[:2] == b"ic"
    }
    assert sizes == {
        b"ic07": 128,
        b"ic08": 256,
        b"ic09": 512,
        b"ic10": 1024,
        b"ic11": 32,
        b"ic12": 64,
        b"ic13": 256,
        b"ic14": 512,
    }
    assert chunks.keys() - sizes.keys() == {b"is32", b"s8mk", b"il32", b"l8mk"}


@pytest.mark.parametrize("name", ["fenedit.ico", "fenedit.icns"])
def test_qt_reads_all_images_of_a_container(folder: Path, name: str) -> None:
    reader = QImageReader(str(folder / name))
    read = []
    for place in range(reader.imageCount()):
        assert reader.jumpToImage(place)
        image = reader.read()
        assert not image.isNull(), reader.errorString()
        read.append(image.width())
    sizes = {".ico": [16, 24, 32, 48, 64, 128, 256], ".icns": [16, 32, 32, 64, 128, 256, 256]}
    expected = sizes[Path(name).suffix] + ([512, 512, 1024] if name.endswith("icns") else [])
    assert sorted(read) == expected


def test_icons_of_macos_leave_a_tenth_free_at_each_side(folder: Path) -> None:
    chunks = chunks_of_icns((folder / "fenedit.icns").read_bytes())
    image = loaded(chunks[b"ic10"], "PNG")
    filled = [x for x in range(1024) if image.pixelColor(x, 512).alpha()]
    assert (filled[0], filled[-1]) == pytest.approx((100, 923), abs=1)


def test_what_is_no_drawing_is_told(icons: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "words.svg"
    file.write_text("<p>words</p>")
    with pytest.raises(ValueError, match=r"words\.svg is not a drawing"):
        icons.drawn(file, 32)


def test_it_runs_without_a_display_and_makes_its_folder(folder: Path, tmp_path: Path) -> None:
    made = tmp_path / "deep" / "icons"
    code, output = run_python(FILE, made, DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert (code, output) == (0, "")
    files = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    assert {path.relative_to(made) for path in made.rglob("*") if path.is_file()} == files


def test_without_a_folder_it_says_how_it_is_called() -> None:
    code, output = run_python(FILE)
    assert code == 2
    assert "usage: icons.py" in output
