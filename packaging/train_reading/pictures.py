"""Composes pictures of boards with everything that programs and printers do to them."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from fenedit.recognition.boards import Corners
from fenedit.recognition.squares import cut
from train_reading.drawings import Design
from train_reading.placements import Placements
from train_reading.sources import sources
from train_reading.spoiling import compressed, photographed, scanned, shown
from train_reading.styles import Drawn, Floats, Styles, luminance

_CHARACTERS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX)

# Light and dark squares of boards that people see, for judging.
_THEMES = (
    ("f0d9b5", "b58863"), ("dee3e6", "8ca2ad"), ("ffffdd", "86a666"), ("9f90b0", "7d4a8d"),
    ("eeeed2", "769656"), ("f0e9c5", "72a276"), ("e3c16f", "b88b4a"), ("ffffff", "a0a0a0"),
    ("eae9d2", "4b7399"), ("d6d6d6", "8f8f8f"), ("ffce9e", "d18b47"), ("ececd7", "4d6d92"),
)  # fmt: skip


class Sample(NamedTuple):
    """A board as the network gets it, and what stands on it."""

    board: NDArray[np.uint8]  # (192, 192, 3)
    squares: NDArray[np.uint8]  # (64,)
    name: str


def textures(fetched: Path) -> list[NDArray[np.uint8]]:
    """Parts of pictures of boards, 128 pixels wide: wood, marble and the like."""
    found = []
    for source in sources():
        if source.kind != "board":
            continue
        root = fetched / source.place.replace(":", "+").replace("/", "+") / source.path
        for path in sorted(root.rglob("*")):
            if path.suffix not in {".png", ".jpg", ".gif", ".webp"}:
                continue
            picture = np.asarray(Image.open(path).convert("RGB"))
            height, width = picture.shape[:2]
            if min(height, width) < 32:
                continue
            if "boards/" in source.path and "chessx" not in source.place and width > 200:
                squares = [  # a whole board: a light and a dark square of it
                    picture[: height // 8, : width // 8],
                    picture[: height // 8, width // 8 : width // 4],
                ]
            else:
                squares = [picture[: min(height, 200), : min(width, 200)]]
            for square in squares:
                found.append(cv2.resize(square, (128, 128), interpolation=cv2.INTER_AREA))
    return found


class Composer:
    """Makes samples without end."""

    def __init__(
        self,
        designs: list[Design],
        patterns: list[NDArray[np.uint8]],
        seed: int,
        wild: bool = True,
    ) -> None:
        """`wild` changes the designs, which training wants and judging does not."""
        self._styles = Styles(designs)
        self._patterns = patterns
        self._wild = wild
        self._placements = Placements()
        self._rng = np.random.default_rng(seed)

    def sample(self, kind: str = "") -> Sample:
        """One board: "clean", "screen", "print" or "scan", or any of them.

        "game" is a clean one with a position as games have them, for judging.
        A clean board is as programs show it while nothing moves, its squares 20 pixels or more.
        """
        rng = self._rng
        if not kind:
            kinds = ["clean", "screen", "print", "scan"]
            kind = str(rng.choice(kinds, p=[0.25, 0.3, 0.1, 0.35]))
        side = int(rng.choice([rng.integers(12, 24), rng.integers(20, 44), rng.integers(40, 66)]))
        played = kind == "game"
        kind = "clean" if played else kind
        if kind == "clean":
            side = int(rng.integers(20, 66))
        name, drawn = self._styles.draw(rng, side, self._wild, kind in {"print", "scan"})
        squares = self._placements.placement(rng, 1.0 if played else 0.5)
        if kind == "clean":
            canvas, tone = self._usual_board(side)
        elif kind == "screen":
            canvas, tone = self._screen_board(side, drawn.line_art)
        else:
            canvas, tone = self._printed_board(side)
            if kind == "scan":
                grey = luminance(drawn.sprites)[..., None]
                drawn.sprites[..., :3] = grey
        self._set_up(
            canvas, squares, drawn, tone, haloed=kind in {"print", "scan"} and rng.random() < 0.8
        )
        if kind in {"screen", "clean"}:
            self._marked(canvas, side, squares, drawn, ghosts=kind == "screen")
        picture, corners = self._framed(canvas, side, kind)
        if kind == "screen":
            picture = shown(rng, picture)
        elif kind == "clean":
            picture = compressed(rng, picture) if rng.random() < 0.3 else picture
        elif kind == "print":
            picture = photographed(rng, picture) if rng.random() < 0.3 else shown(rng, picture)
        else:
            picture, corners = scanned(rng, picture, corners)
        return Sample(cut(picture, self._missed(corners, side)), squares, name)

    def _screen_board(self, side: int, line_art: bool) -> tuple[Floats, Floats]:
        """Empty squares, and the mean colours of light and dark ones."""
        rng = self._rng
        contrast = rng.uniform(0.08, 0.5)
        light_level = rng.uniform(0.35 + contrast, 1.0)
        vivid = rng.choice([0.05, 0.3, 0.9])
        hue = rng.random(3) - 0.5
        other = hue if rng.random() < 0.7 else rng.random(3) - 0.5
        light = np.clip(light_level + hue * vivid * 0.5, 0, 1)
        dark = np.clip(light_level - contrast + other * vivid, 0, 1)
        if luminance(light.astype(np.float32)) < luminance(dark.astype(np.float32)) + 0.05:
            dark = light * 0.7
        tone = np.stack((light, dark)).astype(np.float32)
        cells = np.empty((8, side, 8, side, 3), np.float32)
        parity = np.add.outer(np.arange(8), np.arange(8)) % 2
        cells[:] = tone[parity][:, None, :, None]
        canvas = cells.reshape(8 * side, 8 * side, 3)
        way = rng.random()
        if way < 0.4 and self._patterns:
            self._textured(canvas, side, parity)
        elif way < 0.5:
            ramp = np.linspace(-0.15, 0.15, 8 * side, dtype=np.float32)
            canvas *= 1 + rng.choice([-1, 1]) * (ramp[:, None, None] + ramp[None, :, None])
        elif way < 0.55:
            ramp = np.tile(np.linspace(-0.12, 0.12, side, dtype=np.float32), 8)
            canvas *= 1 + (ramp[:, None, None] + ramp[None, :, None])
        elif way < 0.6 and line_art:
            self._hatched(canvas, side, parity)
        if rng.random() < 0.12:
            self._ruled(canvas, side, np.float32(rng.random()))
        return np.clip(canvas, 0, 1), tone

    def _usual_board(self, side: int) -> tuple[Floats, Floats]:
        """Squares in colours that programs have, or of wood and the like."""
        rng = self._rng
        parity = np.add.outer(np.arange(8), np.arange(8)) % 2
        names = _THEMES[rng.integers(len(_THEMES))]
        tone = np.array([tuple(bytes.fromhex(name)) for name in names], np.float32) / np.float32(
            255
        )
        canvas = tone[np.kron(parity, np.ones((side, side), int))]
        if rng.random() < 0.3:
            self._textured(canvas, side, parity)
        return np.clip(canvas, 0, 1), tone

    def _textured(self, canvas: Floats, side: int, parity: NDArray[np.int64]) -> None:
        rng = self._rng
        plain = rng.random() < 0.5
        for colour in range(2):
            pattern = self._patterns[rng.integers(len(self._patterns))].astype(np.float32) / 255
            size = max(side, int(128 * rng.uniform(0.5, 1.0)))
            pattern = cv2.resize(pattern, (size, size), interpolation=cv2.INTER_AREA)
            if plain:  # only its grain
                pattern = 1 + (pattern - pattern.mean((0, 1))) * rng.uniform(0.5, 1.3)
            else:
                level = rng.uniform(0.6, 0.95) if colour == 0 else rng.uniform(0.2, 0.55)
                pattern = pattern + (level - float(luminance(pattern).mean()))
            for row in range(8):
                for column in range(8):
                    if parity[row, column] != colour:
                        continue
                    top, left = rng.integers(0, size - side + 1, 2)
                    part = pattern[top : top + side, left : left + side]
                    square = canvas[side * row : side * (row + 1), side * column :][:, :side]
                    if plain:
                        square *= part
                    else:
                        square[:] = part

    def _printed_board(self, side: int) -> tuple[Floats, Floats]:
        """Paper with hatched, dotted, grey or ruled dark squares."""
        rng = self._rng
        paper = np.float32(rng.uniform(0.85, 1.0))
        canvas = np.full((8 * side, 8 * side, 3), paper, np.float32)
        parity = np.add.outer(np.arange(8), np.arange(8)) % 2
        way = rng.random()
        tone = np.full((2, 3), paper, np.float32)
        if way < 0.65:
            self._hatched(canvas, side, parity)
        elif way < 0.95:
            grey = np.float32(rng.uniform(0.45, 0.85))
            tone[1] = grey
            dark = np.kron(parity, np.ones((side, side), bool)).astype(bool)
            canvas[dark] = grey
        if way >= 0.95 or rng.random() < 0.1:
            self._ruled(canvas, side, np.float32(0.0))
        return canvas, tone

    def _hatched(self, canvas: Floats, side: int, parity: NDArray[np.int64]) -> None:
        """Dark squares of lines or dots."""
        rng = self._rng
        y, x = np.mgrid[: 8 * side, : 8 * side].astype(np.float32)
        if rng.random() < 0.5:  # every square its own lines
            x, y = x % side, y % side
        period = max(side / rng.uniform(4, 14), 2.0)
        share = rng.uniform(0.2, 0.5)
        angle = float(rng.choice([45, 135, 45, 135, 0, 90, rng.uniform(0, 180)])) * np.pi / 180
        wave = (x * np.cos(angle) + y * np.sin(angle)) / period % 1
        line = np.clip((np.abs(wave - 0.5) * 2 - (1 - share)) * period / 2 + 0.5, 0, 1)
        if rng.random() < 0.2:
            wave = (x * np.sin(angle) - y * np.cos(angle)) / period % 1
            across = np.clip((np.abs(wave - 0.5) * 2 - (1 - share)) * period / 2 + 0.5, 0, 1)
            line = np.maximum(line, across) if rng.random() < 0.5 else line * across
        dark = np.kron(parity, np.ones((side, side), np.float32))
        ink = np.float32(rng.choice([0.0, 0.0, rng.uniform(0, 0.5)]))
        line = (line * dark)[..., None].astype(np.float32)
        canvas[:] = canvas * (1 - line) + ink * line

    def _ruled(self, canvas: Floats, side: int, colour: np.float32) -> None:
        width = max(1, round(side * self._rng.uniform(0.01, 0.06)))
        for index in range(1, 8):
            start = side * index - width // 2
            canvas[start : start + width] = colour
            canvas[:, start : start + width] = colour

    def _set_up(
        self, canvas: Floats, squares: NDArray[np.uint8], drawn: Drawn, tone: Floats, haloed: bool
    ) -> None:
        """Draws the pieces."""
        rng = self._rng
        side = drawn.sprites.shape[1]
        self._told_apart(drawn, tone)
        sprites = drawn.sprites
        halo = []
        if haloed:
            size = 2 * max(1, round(side * rng.uniform(0.01, 0.06))) + 1
            kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
            halo = [cv2.dilate(sprite[..., 3], kernel)[..., None] for sprite in sprites]
        covers = sprites[..., 3:]
        colours = sprites[..., :3] * covers
        for index in np.flatnonzero(squares):
            piece = squares[index] - 1
            row, column = divmod(int(index), 8)
            square = canvas[side * row : side * (row + 1), side * column : side * (column + 1)]
            if haloed:
                square += (tone[0] - square) * halo[piece]
            square *= 1 - covers[piece]
            square += colours[piece]

    @staticmethod
    def _told_apart(drawn: Drawn, tone: Floats) -> None:
        """Gives pieces an outline that would not show on the squares or look like the others."""
        for side in range(2):
            own = drawn.sprites[6 * side : 6 * side + 6]
            covered = own[..., 3] > 0.5
            if not covered.any():
                continue
            colours = own[..., :3][covered]
            spread = float(luminance(colours).std())
            near = min(float(np.abs(colours.mean(0) - square).max()) for square in tone)
            if spread < 0.08 and near < 0.2:
                rim = np.float32(0.0 if side == 0 else 1.0)
                size = max(1, drawn.sprites.shape[1] // 24) * 2 + 1
                kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
                for sprite in own:
                    cover = sprite[..., 3:].copy()
                    sprite[..., :3] = sprite[..., :3] * cover + rim * (1 - cover)
                    sprite[..., 3] = cv2.dilate(sprite[..., 3], kernel)

    def _marked(
        self,
        canvas: Floats,
        side: int,
        squares: NDArray[np.uint8],
        drawn: Drawn,
        ghosts: bool,
    ) -> None:
        """Highlights, dots, circles, arrows, coordinates, a cursor, a ghost."""
        rng = self._rng

        def square(index: int) -> Floats:
            row, column = divmod(index, 8)
            return canvas[side * row : side * (row + 1), side * column : side * (column + 1)]

        colour = rng.random(3).astype(np.float32)
        if rng.random() < 0.45:  # a move, a choice, premoves: under or over the pieces alike
            strength = np.float32(rng.uniform(0.2, 0.6))
            for index in rng.choice(64, size=int(rng.choice([1, 2, 2, 2, 4])), replace=False):
                part = square(int(index))
                if rng.random() < 0.85:
                    part += (colour - part) * strength
                else:
                    width = max(1, side // 12)
                    for edge in (part[:width], part[-width:], part[:, :width], part[:, -width:]):
                        edge[:] = colour
        if rng.random() < 0.1:
            part = square(int(rng.integers(64)))
            away = np.hypot(*np.mgrid[-1 : 1 : side * 1j, -1 : 1 : side * 1j]).astype(np.float32)
            glow = np.clip(1 - away, 0, 1)[..., None]
            part += (np.array([1, 0, 0], np.float32) - part) * glow
        self._legal_moves(square, side, squares, drawn, ghosts)
        for _ in range(int(rng.integers(1, 4)) if rng.random() < 0.15 else 0):
            self._dot(
                square(int(rng.integers(64))),
                side * 0.49,
                side * rng.uniform(0.36, 0.45),
                rng.random(3).astype(np.float32),
                rng.uniform(0.4, 1.0),
            )
        if rng.random() < 0.35:
            self._lettered(canvas, side)
        for _ in range(int(rng.integers(1, 4)) if rng.random() < 0.15 else 0):
            self._arrow(canvas, side)
        if rng.random() < 0.08:
            self._cursor(canvas, side)
        if ghosts and rng.random() < 0.08:
            self._judged(canvas, side)
        if ghosts and rng.random() < 0.03:
            self._paused(canvas, side)

    def _judged(self, canvas: Floats, side: int) -> None:
        """A sign of what a move was worth, "!" or "?", at the corner of a square."""
        rng = self._rng
        ink, sign = np.zeros((2, *canvas.shape[:2]), np.uint8)
        corner = np.array([rng.uniform(0.75, 1), rng.uniform(0, 0.25)])
        middle = ((rng.integers(0, 8, 2) + corner) * side).astype(int)
        radius = side * rng.uniform(0.15, 0.25)
        cv2.circle(ink, middle.tolist(), int(radius), 255, -1, cv2.LINE_AA)
        text = str(rng.choice(["!", "!!", "?", "??", "?!", "*"]))
        where = (int(middle[0] - radius * 0.3 * len(text)), int(middle[1] + radius * 0.5))
        cv2.putText(sign, text, where, 0, radius / 18, 255, max(1, side // 30), cv2.LINE_AA)
        _painted(canvas, ink, rng.random(3).astype(np.float32))
        _painted(canvas, np.minimum(ink, sign), np.ones(3, np.float32))

    def _paused(self, canvas: Floats, side: int) -> None:
        """A video's sign to play, in the middle of the board."""
        rng = self._rng
        ink, sign = np.zeros((2, *canvas.shape[:2]), np.uint8)
        middle, radius = 4 * side, side * rng.uniform(0.5, 1.1)
        cv2.circle(ink, (middle, middle), int(radius), int(rng.integers(60, 200)), -1, cv2.LINE_AA)
        away = [(-0.3, -0.45), (0.5, 0), (-0.3, 0.45)]
        corners = [(middle + int(x * radius), middle + int(y * radius)) for x, y in away]
        cv2.fillPoly(sign, [np.array(corners)], int(rng.integers(120, 255)), cv2.LINE_AA)
        _painted(canvas, ink, rng.random(3).astype(np.float32) * np.float32(0.5))
        _painted(canvas, sign, np.ones(3, np.float32))

    def _legal_moves(
        self,
        square: Callable[[int], Floats],
        side: int,
        squares: NDArray[np.uint8],
        drawn: Drawn,
        ghosts: bool,
    ) -> None:
        """Dots on empty squares, rings around pieces, and the pale drawing of a dragged piece."""
        rng = self._rng
        empty = np.flatnonzero(squares == 0)
        if len(empty) and rng.random() < 0.2:
            shade = float(rng.choice([0.0, 0.2, 0.5, 1.0]))
            strength = rng.uniform(0.15, 0.7)
            radius = side * rng.uniform(0.1, 0.22)
            for index in rng.choice(empty, size=min(len(empty), int(rng.integers(1, 14)))):
                self._dot(square(int(index)), radius, 0, shade, strength)
            for index in np.flatnonzero(squares)[: int(rng.integers(0, 3))]:
                self._dot(square(int(index)), side * 0.5, side * 0.4, shade, strength)
        if len(empty) and rng.random() < 0.1:
            piece = drawn.sprites[int(rng.integers(12))]
            part = square(int(rng.choice(empty)))
            pale = np.float32(rng.uniform(0.1, 0.4))
            if ghosts:
                part += (piece[..., :3] - part) * piece[..., 3:] * pale

    @staticmethod
    def _dot(
        part: Floats, outer: float, inner: float, colour: Floats | float, strength: float
    ) -> None:
        middle = (part.shape[0] - 1) / 2
        y, x = np.mgrid[: part.shape[0], : part.shape[1]]
        away = np.hypot(x - middle, y - middle)
        cover = np.clip(outer - away + 0.5, 0, 1) * np.clip(away - inner + 0.5, 0, 1)
        part += (colour - part) * (cover * strength).astype(np.float32)[..., None]

    def _lettered(self, canvas: Floats, side: int) -> None:
        """Coordinates in corners of edge squares, of all squares, or in their middles."""
        rng = self._rng
        font = int(_CHARACTERS[rng.integers(len(_CHARACTERS))])
        scale = side * rng.uniform(0.006, 0.011)
        colour = (rng.random(3) * rng.choice([0.4, 1.0])).astype(np.float32)
        ink = np.zeros(canvas.shape[:2], np.uint8)
        everywhere = rng.random() < 0.15
        flipped = bool(rng.random() < 0.5)
        low = bool(rng.random() < 0.7)
        for index in range(8):
            digit = str(index + 1 if flipped else 8 - index)
            letter = "hgfedcba"[index] if flipped else "abcdefgh"[index]
            for other in range(8) if everywhere else (0 if low else 7,):
                where = (side * other + 1, side * index + int(side * 0.28) + 1)
                cv2.putText(ink, digit, where, font, scale, 255, 1, cv2.LINE_AA)
            for other in range(8) if everywhere else (7 if low else 0,):
                where = (side * index + int(side * 0.76), side * (other + 1) - 2)
                cv2.putText(ink, letter, where, font, scale, 255, 1, cv2.LINE_AA)
        _painted(canvas, ink, colour)

    def _arrow(self, canvas: Floats, side: int) -> None:
        rng = self._rng
        start, end = ((rng.integers(0, 8, 2) + 0.5) * side for _ in range(2))
        if (start == end).all():
            return
        ink = np.zeros(canvas.shape[:2], np.uint8)
        length = float(np.hypot(*(end - start)))
        cv2.arrowedLine(
            ink,
            (int(start[0]), int(start[1])),
            (int(end[0]), int(end[1])),
            int(rng.integers(100, 240)),
            max(1, int(side * rng.uniform(0.06, 0.22))),
            cv2.LINE_AA,
            tipLength=min(0.5, 0.5 * side / length),
        )
        _painted(canvas, ink, rng.random(3).astype(np.float32))

    def _cursor(self, canvas: Floats, side: int) -> None:
        rng = self._rng
        shape = np.array([[0, 0], [0, 17], [4, 13], [7, 19], [10, 18], [7, 12], [12, 12]])
        where = rng.integers(0, 8 * side - 8, 2)
        points = (shape * rng.uniform(0.5, 1.2) * side / 45 + where).astype(np.int32)
        dark = rng.random() < 0.5
        for paint in (cv2.fillPoly, cv2.polylines):
            ink = np.zeros(canvas.shape[:2], np.uint8)
            if paint is cv2.fillPoly:
                cv2.fillPoly(ink, [points], 255, cv2.LINE_AA)
            else:
                cv2.polylines(ink, [points], True, 255, 1, cv2.LINE_AA)
            _painted(canvas, ink, np.full(3, dark == (paint is cv2.polylines), np.float32))

    def _framed(self, canvas: Floats, side: int, kind: str) -> tuple[NDArray[np.uint8], Corners]:
        """The board with some of what stands around it, as a picture, and its corners there."""
        rng = self._rng
        margin = side // 2
        printed = kind in {"print", "scan"}
        around = np.float32(rng.uniform(0.85, 1.0)) if printed else rng.random(3)
        board = 8 * side
        whole = np.empty((board + 2 * margin, board + 2 * margin, 3), np.float32)
        whole[:] = around
        if rng.random() < (0.9 if printed else 0.5):
            gap = int(side * rng.choice([0, 0, rng.uniform(0, 0.1)]))
            width = max(1, int(side * rng.choice([0.02, 0.05, 0.1])))
            ends = (margin - gap - width, margin + board + gap + width)
            colour = np.float32(0.0) if printed else rng.random(3)
            whole[max(ends[0], 0) : ends[1], max(ends[0], 0) : ends[1]] = colour
            inner = (margin - gap, margin + board + gap)
            whole[inner[0] : inner[1], inner[0] : inner[1]] = around
        if rng.random() < 0.4:
            font = int(_CHARACTERS[rng.integers(len(_CHARACTERS))])
            ink = np.zeros(whole.shape[:2], np.uint8)
            for index in range(8):
                left = margin + int((index + 0.4) * side)
                low, high = (left, len(ink) - 2), (1, left + side // 5)
                cv2.putText(ink, "abcdefgh"[index], low, font, side * 0.012, 255, 1, cv2.LINE_AA)
                cv2.putText(ink, str(8 - index), high, font, side * 0.012, 255, 1, cv2.LINE_AA)
            _painted(whole, ink, np.full(3, np.mean(around) < 0.5, np.float32))
        whole[margin : margin + board, margin : margin + board] = canvas
        start, end = float(margin), float(margin + board)
        picture = (np.clip(whole, 0, 1) * 255 + 0.5).astype(np.uint8)
        return picture, ((start, start), (end, start), (end, end), (start, end))

    def _missed(self, corners: Corners, side: int) -> Corners:
        """Corners as a search finds them: exactly, or some pixels off."""
        rng = self._rng
        off = side * float(rng.choice([0.0, 0.01, 0.025, 0.04], p=[0.25, 0.25, 0.3, 0.2]))
        moved = np.array(corners) + rng.normal(size=(4, 2)) * off * 0.5 + rng.normal(size=2) * off
        a, b, c, d = ((float(x), float(y)) for x, y in moved)
        return a, b, c, d


def _painted(canvas: Floats, ink: NDArray[np.uint8], colour: Floats) -> None:
    """Puts a colour where there is ink."""
    inked = np.flatnonzero(ink)
    pixels = canvas.reshape(-1, 3)
    cover = ink.reshape(-1)[inked, None] / np.float32(255)
    pixels[inked] += (colour - pixels[inked]) * cover
