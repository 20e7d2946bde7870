"""Drawings of pieces as sprites: every design 12 squares of 96 pixels, RGBA."""

import gzip
import io
import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import cairosvg
import cv2
import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from train_reading.sources import KEPT_OUT, VALIDATION, Source, icons, read, sources

SIDE = 96
ROOM = 0.88  # of a square's side, what a font's or icon's largest piece takes


@dataclass(frozen=True)
class Design:
    """Twelve sprites in the order P N B R Q K p n b r q k."""

    name: str
    sprites: NDArray[np.uint8]  # (12, SIDE, SIDE, 4)
    style: str  # "drawn"; "lines": black lines on white; "plain": one colour, both sides alike
    judge: bool

    @property
    def validation(self) -> bool:
        """Whether it is for tuning alone."""
        name = self.name.casefold()
        return not self.judge and any(part in name for part in VALIDATION)


def designs(fetched: Path, pieces: Path) -> list[Design]:
    """All designs that were fetched, and our own of `pieces`."""
    found = []
    for source in sources():
        if source.kind == "board":
            continue
        for name in source.sets:
            label = f"{source.name}/{name}"
            try:
                contents = read(source, name, fetched)
                sprites, style = _SPRITES[source.kind](source, name, contents)
            except (ValueError, OSError, KeyError) as error:
                print(f"{label}: {error}")
                continue
            found.append(Design(label, sprites, style, source.judge))
    for folder in sorted(path for path in pieces.iterdir() if path.is_dir()):
        names = [f"{colour}{letter}" for colour in "wb" for letter in "PNBRQK"]
        for ending in ("", "-32"):  # some pieces are drawn otherwise for small squares
            if not any((folder / f"{name}{ending}.svg").exists() for name in names):
                continue
            paths = [folder / f"{name}{ending}.svg" for name in names]
            paths = [
                path if path.exists() else folder / f"{name}.svg"
                for path, name in zip(paths, names, strict=True)
            ]
            drawn = np.stack([_drawn(path.read_bytes()) for path in paths])
            found.append(Design(f"fenedit/{folder.name}{ending}", drawn, "drawn", judge=False))
    for design in found:
        if not design.judge and any(name in design.name.casefold() for name in KEPT_OUT):
            raise ValueError(f"{design.name} is kept out of training")
    return found


def save(found: list[Design], path: Path) -> None:
    """Writes designs to a file that `load` reads."""
    np.savez(
        path,
        names=np.array([design.name for design in found]),
        styles=np.array([design.style for design in found]),
        judge=np.array([design.judge for design in found]),
        sprites=np.stack([design.sprites for design in found]),
    )


def load(path: Path) -> list[Design]:
    """The designs of a file that `save` wrote."""
    with np.load(path) as kept:
        sprites = kept["sprites"]
        rows = zip(kept["names"], kept["styles"], kept["judge"], strict=True)
        return [
            Design(str(name), sprites[index], str(style), bool(judge))
            for index, (name, style, judge) in enumerate(rows)
        ]


def _drawn(content: bytes) -> NDArray[np.uint8]:
    """A picture or SVG document on one square."""
    if content.lstrip()[:1] == b"<":
        try:
            content = bytes(resvg_py.svg_to_bytes(svg_string=content.decode(), height=SIDE * 2))
        except ValueError:  # without a size of its own
            content = cairosvg.svg2png(content, output_width=SIDE * 2, output_height=SIDE * 2)
    return _fitted(np.asarray(Image.open(io.BytesIO(content)).convert("RGBA")))


def _fitted(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A picture on a square, its colours weighted by how much they cover."""
    height, width = picture.shape[:2]
    side = max(height, width)
    square = np.zeros((side, side, 4), np.float32)
    top, left = (side - height) // 2, (side - width) // 2
    square[top : top + height, left : left + width] = picture
    square[..., :3] *= square[..., 3:] / 255
    way = cv2.INTER_AREA if side > SIDE else cv2.INTER_CUBIC
    square = np.clip(cv2.resize(square, (SIDE, SIDE), interpolation=way), 0, 255)
    alpha = square[..., 3:]
    square[..., :3] = np.where(alpha > 0, square[..., :3] * 255 / np.maximum(alpha, 1), 0)
    return np.clip(np.rint(square), 0, 255).astype(np.uint8)


def _pieces(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    sprites = np.stack([_drawn(content) for content in contents])
    return sprites, "drawn"


def _keyed(content: bytes) -> NDArray[np.uint8]:
    """A picture whose first pixel's colour is see-through where it has no transparency."""
    picture = np.array(Image.open(io.BytesIO(content)).convert("RGBA"))
    if picture[..., 3].min() == 255:
        picture[..., 3] = np.where((picture[..., :3] == picture[0, 0, :3]).all(-1), 0, 255)
    return picture


def _strip(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    picture = _keyed(contents[0])
    side = picture.shape[1] // 12
    cells = [_fitted(picture[:, side * index : side * (index + 1)]) for index in range(12)]
    return np.stack(cells), "drawn"


def _sheet(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    picture = _keyed(contents[0])
    side = picture.shape[0] // 2
    cells = [
        _fitted(picture[side * row : side * (row + 1), side * column : side * (column + 1)])
        for row in range(2)
        for column in (5, 1, 2, 0, 3, 4)
    ]
    return np.stack(cells), "drawn"


def _theme(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    """Elements of one document, each shown alone, all at one scale."""
    content = gzip.decompress(contents[0])
    found = []
    for piece in source.pieces:
        root = ElementTree.fromstring(content)
        _leave_alone(root, piece)
        document = ElementTree.tostring(root, encoding="unicode")
        drawn = resvg_py.svg_to_bytes(svg_string=document, width=1600)
        found.append(np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")))
    return _evened(found), "drawn"


def _leave_alone(element: ElementTree.Element, name: str) -> bool:
    """Takes everything away that is not drawn for the element of a name; says if it was there."""
    held = False
    for child in list(element):
        if child.get("id") == name or child.tag.endswith(("defs", "Gradient")):
            held = held or child.get("id") == name
        elif _leave_alone(child, name):
            held = True
        else:
            element.remove(child)
    return held


def _outlines(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    """Paths of a font's glyphs, upside down as fonts have them."""
    script = contents[0].decode()
    found = []
    for piece in source.pieces:
        body = script.partition(f"({piece})")[2].partition("</g>")[0]
        paths = "".join(f'<path d="{path}"/>' for path in re.findall(r'\bd="([^"]*)"', body))
        document = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"'
            f' viewBox="-200 -200 1400 1400">{paths}</svg>'
        )
        drawn = resvg_py.svg_to_bytes(svg_string=document)
        found.append(np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGBA")))
    return _evened([filled(picture[::-1, :, 3]) for picture in found]), "lines"


def _evened(pictures: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    """What is drawn on pictures, on squares of one size, standing on one line."""
    cropped = []
    for picture in pictures:
        rows = np.flatnonzero(picture[..., 3].any(axis=1))
        columns = np.flatnonzero(picture[..., 3].any(axis=0))
        if not len(rows):
            raise ValueError("has no such piece")
        cropped.append(picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1])
    side = int(max(max(picture.shape[:2]) for picture in cropped) / ROOM)
    foot = (side - max(picture.shape[0] for picture in cropped)) // 2
    squares = []
    for picture in cropped:
        height, width = picture.shape[:2]
        square = np.zeros((side, side, 4), np.uint8)
        left, low = (side - width) // 2, side - foot
        square[low - height : low, left : left + width] = picture
        squares.append(_fitted(square))
    return np.stack(squares)


def _icons(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    documents = icons(contents[0], [f"{piece}{name}" for piece in source.pieces])
    sprites = np.stack([_drawn(document) for document in documents])
    if len(documents) == 12:
        return sprites, "drawn"
    white = sprites.copy()
    white[..., :3] = 255
    return np.concatenate((white, sprites)), "plain"


def _font(source: Source, name: str, contents: list[bytes]) -> tuple[NDArray[np.uint8], str]:
    """Glyphs, their outlines filled with white, all at one scale."""
    font = ImageFont.truetype(io.BytesIO(contents[0]), 4 * SIDE)
    boxes = [font.getbbox(piece) for piece in source.pieces]
    largest = max(max(box[2] - box[0], box[3] - box[1]) for box in boxes)
    if largest < 4:
        raise ValueError("has no glyphs of pieces")
    font = ImageFont.truetype(io.BytesIO(contents[0]), 4 * SIDE * ROOM * 2 * SIDE / largest)
    bottom = max(font.getbbox(piece)[3] for piece in source.pieces)
    top = min(font.getbbox(piece)[1] for piece in source.pieces)
    sprites = []
    for piece in source.pieces:
        box = font.getbbox(piece)
        cell = Image.new("L", (2 * SIDE, 2 * SIDE))
        place = (SIDE - (box[0] + box[2]) / 2, SIDE - (top + bottom) / 2)
        ImageDraw.Draw(cell).text(place, piece, fill=255, font=font)
        sprites.append(_fitted(filled(np.asarray(cell))))
    return np.stack(sprites), "lines"


def filled(ink: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Black ink, with white wherever it closes in a place."""
    outside = np.pad((ink < 128).astype(np.uint8), 1, constant_values=1)
    cv2.floodFill(outside, None, (0, 0), 2)
    alpha = np.where(outside[1:-1, 1:-1] == 2, ink, 255).astype(np.uint8)
    grey = np.where(alpha == 255, 255 - ink, 0).astype(np.uint8)
    return np.dstack((grey, grey, grey, alpha))


_SPRITES = {
    "pieces": _pieces,
    "strip": _strip,
    "sheet": _sheet,
    "theme": _theme,
    "outlines": _outlines,
    "icons": _icons,
    "font": _font,
}
