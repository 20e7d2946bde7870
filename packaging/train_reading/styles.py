"""Changes designs at random, so that no two boards are drawn alike."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from train_reading.drawings import SIDE, Design
from train_reading.turned import Turner

Floats = NDArray[np.float32]

# Designs whose pieces look like nothing else: seldom, and never mixed with others.
ODD = (
    "abxtadt", "atopdown", "bauhaus", "cartoon", "east_west", "eyes", "freak", "hartwig",
    "kidsdraw", "letter", "luffy", "metaltops", "millenia", "montreal", "prmi", "shapes", "skulls",
    "pecita", "1kbyte",
)  # fmt: skip


@dataclass
class Drawn:
    """Twelve sprites as they stand on one board: colours and cover from 0 to 1."""

    sprites: Floats  # (12, side, side, 4)
    line_art: bool


class Styles:
    """Draws designs from a list, each a little different every time."""

    def __init__(self, designs: list[Design]) -> None:
        self._designs = designs
        self._halves = [_halved(design.sprites) for design in designs]
        odd = [any(name in design.name.casefold() for name in ODD) for design in designs]
        weight = np.where(odd, 0.5, 1.0)
        weight *= [4.0 if design.name.startswith("fenedit/") else 1.0 for design in designs]
        lines = np.array([design.style == "lines" for design in designs])
        shown, printed = (weight * np.where(lines, often, 1.0) for often in (1.5, 3.0))
        self._weight = (shown / shown.sum(), printed / printed.sum())
        self._common = [number for number, is_odd in enumerate(odd) if not is_odd]

    def draw(
        self, rng: np.random.Generator, side: int, wild: bool = True, printed: bool = False
    ) -> tuple[str, Drawn]:
        """A design by name, and its sprites at a size.

        `wild` changes more than the size; what is `printed` keeps dark outlines.
        """
        number = int(rng.choice(len(self._designs), p=self._weight[printed]))
        design = self._designs[number]
        small = side < SIDE * 0.6
        sprites = self._sprites(number, small)
        style, name = design.style, design.name
        if not wild:
            return name, Drawn(_placed(rng, sprites, side, 0.0), style == "lines")
        if rng.random() < 0.3:
            knight = self._designs[self._common[rng.integers(len(self._common))]].sprites[1, ..., 3]
            turned = Turner(rng).pieces(knight)
            sprites = np.asarray(_halved(turned) if small else turned, np.float32) / np.float32(255)
            style, name = "drawn", "turned"
        if number in self._common and rng.random() < 0.2:
            sprites, style = self._mixed(rng, sprites, style, small)
            name += "+"
        between = number in self._common and rng.random() < 0.3
        if between:
            other = self._sprites(self._common[rng.integers(len(self._common))], small)
            sprites = _between(rng, sprites, other)
            name += "~"
        line_art = style == "lines"
        if rng.random() < (0.3 if printed else 0.8 if between else 0.55) or style == "plain":
            sprites = _recoloured(rng, sprites, style, printed)
            line_art = False
        elif style == "drawn" and rng.random() < 0.4:
            sprites = _tinted(rng, sprites)
        elif line_art and rng.random() < 0.3:
            sprites = _see_through(sprites)
        if line_art and rng.random() < 0.5:
            sprites = _other_strokes(rng, sprites)
        sprites = _placed(rng, sprites, side, 1.0)
        if rng.random() < 0.15:
            _lit(rng, sprites)
        if rng.random() < 0.12:
            _shadowed(rng, sprites)
        return name, Drawn(sprites, line_art)

    def _sprites(self, number: int, small: bool) -> Floats:
        kept = self._halves[number] if small else self._designs[number].sprites
        return np.asarray(kept, np.float32) / np.float32(255)

    def _mixed(
        self, rng: np.random.Generator, sprites: Floats, style: str, small: bool
    ) -> tuple[Floats, str]:
        """Some kinds of pieces of one design put among those of another."""
        number = self._common[rng.integers(len(self._common))]
        other = self._sprites(number, small)
        mixed = sprites.copy()
        heads = rng.random() < 0.4
        for kind in range(6):
            if rng.random() < 0.4:
                mixed[[kind, kind + 6]] = other[[kind, kind + 6]]
            elif heads:  # on bodies of the other design
                neck = int(mixed.shape[1] * rng.uniform(0.45, 0.75))
                mixed[[kind, kind + 6], neck:] = other[[kind, kind + 6], neck:]
        if self._designs[number].style != style:
            style = "plain"  # what differs too much is painted over
        return mixed, style


def _between(rng: np.random.Generator, sprites: Floats, other: Floats) -> Floats:
    """Shapes between those of two designs, with the lines of the first."""
    share = rng.uniform(0.25, 0.7)
    rim = float(rng.choice([0, 1, 1.5, 2.5])) * sprites.shape[1] / SIDE
    result = np.empty_like(sprites)
    for index, (own, far) in enumerate(zip(sprites, other, strict=True)):
        depth = (1 - share) * _depth(own[..., 3]) + share * _depth(far[..., 3])
        cover = own[..., 3:]
        colours = own[..., :3] * cover + np.float32(0.95 if index < 6 else 0.1) * (1 - cover)
        if rim:
            colours = colours * np.clip(depth - rim + 0.5, 0, 1)[..., None]
        result[index, ..., :3] = colours
        result[index, ..., 3] = np.clip(depth + 0.5, 0, 1)
    return result


def _depth(cover: Floats) -> Floats:
    """How many pixels inside of a shape a place lies, less than nothing outside."""
    inside = (cover > 0.5).astype(np.uint8)
    depth = cv2.distanceTransform(inside, cv2.DIST_L2, 3)
    return np.asarray(depth - cv2.distanceTransform(1 - inside, cv2.DIST_L2, 3), np.float32)


def _halved(sprites: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Sprites at half their size, colours weighted by how much they cover."""
    half = sprites.reshape(12, SIDE // 2, 2, SIDE // 2, 2, 4).astype(np.float32)
    cover = half[..., 3:]
    colours = (half[..., :3] * cover).sum(axis=(2, 4)) / np.maximum(cover.sum(axis=(2, 4)), 1)
    half = np.concatenate((colours, cover.mean(axis=(2, 4))), axis=-1)
    return np.asarray(np.rint(half), np.uint8)


def luminance(colours: Floats) -> Floats:
    """How light colours look, 0 to 1."""
    return np.asarray(colours[..., :3] @ np.array([0.3, 0.59, 0.11], np.float32))


def _colour(rng: np.random.Generator, low: float, high: float, vivid: float) -> Floats:
    """A colour of some lightness, more or less grey."""
    light = rng.uniform(low, high)
    colour = light + (rng.random(3) - 0.5) * rng.random() * vivid
    colour += light - colour @ [0.3, 0.59, 0.11]
    return np.clip(colour, 0, 1).astype(np.float32)


def _recoloured(rng: np.random.Generator, sprites: Floats, style: str, printed: bool) -> Floats:
    """Both sides in new colours: flat, with outlines, or with the lines that they have."""
    if rng.random() < 0.3:  # black pieces drawn as white ones
        sprites = np.concatenate((sprites[:6], sprites[:6]))
    elif rng.random() < 0.15:
        sprites = np.concatenate((sprites[6:], sprites[6:]))
    alpha = sprites[..., 3]
    vivid = float(rng.choice([0.1, 0.5, 1.6]))
    if rng.random() < 0.12:  # gold, silver, wood: less apart, and less white
        white = _colour(rng, 0.55, 0.8, 1.2)
        black = _colour(rng, 0.05, float(luminance(white)) - 0.25, 1.2)
    else:
        white = _colour(rng, 0.72, 1.0, vivid / 2)
        black = _colour(rng, 0.0, min(0.5, float(luminance(white)) - 0.35), vivid)
    edge = {
        "dark": (_colour(rng, 0.0, 0.25, 0.3), _colour(rng, 0.0, 0.15, 0.3)),
        "light": (_colour(rng, 0.3, 0.6, 0.3), _colour(rng, 0.6, 1.0, 0.3)),
        "own": (white * 0.6, black * 0.5),
    }[str(rng.choice(["dark", "light", "own"], p=[1, 0, 0] if printed else [0.55, 0.25, 0.2]))]
    result = np.empty_like(sprites)
    outline = round(int(rng.choice([0, 2, 3, 5, 7])) * sprites.shape[1] / SIDE)
    flat = style == "plain" or rng.random() < 0.3
    if flat and outline == 0 and (printed or rng.random() < 0.7):
        outline = 3
    for side, fill in enumerate((white, black)):
        own = slice(6 * side, 6 * side + 6)
        if flat:
            share = np.ones_like(alpha[own])
        else:
            light = luminance(sprites[own])
            covered = light[alpha[own] > 0.5]
            low, high = np.percentile(covered, (5, 95)) if covered.size else (0.0, 1.0)
            share = np.clip((light - low) / max(high - low, 0.05), 0, 1)
            if side and light[alpha[own] > 0.5].mean() < (low + high) / 2:
                share = 1 - share
        share = share[..., None]
        result[own, :, :, :3] = fill * share + edge[side] * (1 - share)
    result[..., 3] = alpha
    if outline:
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (outline, outline))
        for index in range(12):
            if rng.random() < 0.5 or flat:
                grown = cv2.dilate(alpha[index], kernel)[..., None]
                cover = alpha[index][..., None]
                rim = edge[index // 6]
                result[index, ..., :3] = result[index, ..., :3] * cover + rim * (1 - cover)
                result[index, ..., 3:] = grown
    return result


def _tinted(rng: np.random.Generator, sprites: Floats) -> Floats:
    """The colours of both sides shifted, their lightness kept in order."""
    result = sprites.copy()
    for side in range(2):
        own = result[6 * side : 6 * side + 6, ..., :3]
        own **= rng.uniform(0.7, 1.4)
        own *= 1 + (rng.random(3).astype(np.float32) - 0.5) * rng.choice([0.1, 0.5])
        own *= rng.uniform(0.85, 1.1)
    return np.clip(result, 0, 1)


def _see_through(sprites: Floats) -> Floats:
    """Ink alone, as text draws glyphs: the board shows inside of them."""
    result = sprites.copy()
    result[..., 3] *= 1 - luminance(sprites)
    result[..., :3] = 0
    return result


def _other_strokes(rng: np.random.Generator, sprites: Floats) -> Floats:
    """Lines thicker or thinner."""
    size = int(rng.choice([2, 3]))
    kernel = np.ones((size, size), np.uint8)
    change = cv2.erode if rng.random() < 0.6 else cv2.dilate
    result = sprites.copy()
    for sprite in result:
        sprite[..., :3] = change(sprite[..., :3], kernel)
    return result


def _placed(rng: np.random.Generator, sprites: Floats, side: int, amount: float) -> Floats:
    """Sprites at a size, bent, stretched and moved, both sides alike."""
    source = sprites.shape[1]
    scale = 1 + amount * float(rng.choice([rng.uniform(-0.06, 0.06), rng.uniform(-0.25, 0.22)]))
    stretch = 1 + amount * rng.uniform(-0.1, 0.1)
    shear = amount * rng.normal() * 0.04
    move = amount * rng.normal(size=2) * 0.02
    bend = amount * float(rng.choice([0.0, 0.015, 0.04]))
    axis = (np.arange(side, dtype=np.float32) + 0.5) / side - 0.5
    x0, y0 = np.meshgrid(axis / np.float32(scale * stretch), axis / np.float32(scale))
    # Heads, necks and feet wider or narrower, higher or lower, in all pieces alike.
    turns = rng.uniform(0, 6.3, 3)
    profile = amount * float(rng.choice([0.0, 0.1, 0.22]))
    x0 = x0 * (1 + profile * np.sin(rng.uniform(3, 9) * y0 + turns[0]))
    y0 = y0 + amount * float(rng.choice([0.0, 0.03, 0.06])) * np.sin(6.3 * y0 + turns[1])
    turned_knights = amount > 0 and rng.random() < 0.12
    # Premultiplied, so that colours of empty places do not shine through.
    sprites = sprites.copy()
    sprites[..., :3] *= sprites[..., 3:]
    result = np.empty((12, side, side, 4), np.float32)
    uneven = amount * float(rng.choice([0.0, 0.0, 0.05, 0.1]))  # some kinds larger than others
    for kind in range(6):
        phase = rng.uniform(0, 6.3, 4)
        size = np.float32(1 + uneven * rng.uniform(-1, 1))
        x1, y1 = x0 * size, (y0 - 0.4) * size + 0.4  # they stand on one ground
        x = x1 + shear * y1 + move[0] + bend * np.sin(5 * y1 + phase[0]) * np.cos(3 * x1 + phase[1])
        y = y1 + move[1] + bend * np.sin(5 * x1 + phase[2]) * np.cos(3 * y1 + phase[3])
        x = ((x + 0.5) * source - 0.5).astype(np.float32)
        y = ((y + 0.5) * source - 0.5).astype(np.float32)
        if kind == 1 and turned_knights:
            x = x[:, ::-1].copy()
        for index in (kind, kind + 6):
            result[index] = cv2.remap(
                sprites[index], x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT
            )
    result[..., :3] /= np.maximum(result[..., 3:], 1e-3)
    return np.clip(result, 0, 1)


def _lit(rng: np.random.Generator, sprites: Floats) -> None:
    """Light from one side, as on turned wood."""
    side = sprites.shape[1]
    ramp = np.linspace(-1, 1, side, dtype=np.float32)[None, :, None]
    sprites[..., :3] = np.clip(sprites[..., :3] * (1 + rng.uniform(-0.3, 0.3) * ramp), 0, 1)


def _shadowed(rng: np.random.Generator, sprites: Floats) -> None:
    """A soft dark or light rim or shadow behind every piece."""
    side = sprites.shape[1]
    move = int(side * rng.uniform(0, 0.05))
    colour = np.float32(0.0 if rng.random() < 0.7 else 1.0)
    strength = rng.uniform(0.2, 0.7)
    blur = max(side * rng.uniform(0.01, 0.05), 0.3)
    for sprite in sprites:
        rolled = np.roll(sprite[..., 3], (move, move), (0, 1))
        shadow = cv2.GaussianBlur(rolled, (0, 0), blur)[..., None] * strength
        cover = sprite[..., 3:]
        total = cover + shadow * (1 - cover)
        sprite[..., :3] = (sprite[..., :3] * cover + colour * (total - cover)) / np.maximum(
            total, 1e-3
        )
        sprite[..., 3:] = total
