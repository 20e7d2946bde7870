"""Trains what tells the letters and digits beside a board: `fenedit/recognition/coordinates.py`.

    python packaging/train_reading/coordinates.py FONTS… OUT.npz

Fonts are looked for in folders; those of Debian's main archive are free. Needs torch and Pillow.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from torch import nn

from fenedit.recognition.coordinates import BESIDE, CLASSES, IN_SQUARE, normalized, sampled

SEED = 33
COUNT = 80_000
EPOCHS = 30
_CHESS = "♔♕♖♗♘♙♚♛♜♝♞♟"


class Fonts:
    """The fonts of some folders: those with letters and digits, and those with chess pieces."""

    def __init__(self, folders: list[Path]) -> None:
        self.letters: list[str] = []
        self.chess: list[str] = []
        for path in sorted(each for folder in folders for each in folder.rglob("*.[to]tf")):
            try:
                font = ImageFont.truetype(str(path), 40)
                blank = _ink(font, "\U0010fffd")
                kinds = [_ink(font, each) for each in "a1ehB8"]
                if all(kinds) and len({*kinds, blank}) == 7:
                    self.letters.append(str(path))
                    if len({_ink(font, each) for each in _CHESS} | {blank}) == 13:
                        self.chess.append(str(path))
            except OSError:
                continue


def _ink(font: ImageFont.FreeTypeFont, text: str) -> bytes:
    return bytes(font.getmask(text))


def patch(rng: np.random.Generator, fonts: Fonts) -> tuple[NDArray[np.float32], int]:
    """Return a patch and its class."""
    is_inside = bool(rng.random() < 0.5)
    square = float(np.exp(rng.uniform(np.log(14), np.log(110))))
    # Drawn smoothly, or as hinted fonts are.
    fine = 1 if rng.random() < 0.3 else 3
    canvas, label = _scene(rng, fonts, square * fine, is_inside)
    canvas = canvas.resize((int(canvas.width / fine),) * 2, Image.Resampling.BOX)
    if rng.random() < 0.4:
        canvas = canvas.filter(ImageFilter.GaussianBlur(float(rng.uniform(0.2, 0.9))))
    if rng.random() < 0.5:
        buffer = io.BytesIO()
        canvas.save(buffer, "JPEG", quality=int(rng.integers(30, 96)))
        canvas = Image.open(buffer)
    grey = np.asarray(canvas, np.float64)
    if rng.random() < 0.3:
        grey = grey + rng.normal(0, rng.uniform(1, 10), grey.shape)
    if rng.random() < 0.08:
        grey = 255 - grey
    middle = np.array([[square, square]]) + rng.uniform(-0.04, 0.04, (1, 2)) * square
    size = IN_SQUARE if is_inside else BESIDE
    return sampled(np.clip(grey, 0, 255).astype(np.uint8), middle, size * square)[0], label


def _scene(
    rng: np.random.Generator, fonts: Fonts, side: float, is_inside: bool
) -> tuple[Image.Image, int]:
    """Return a picture, two squares wide and high, around the middle of a patch, and its class."""
    canvas = Image.new("L", (int(2 * side) + 2,) * 2)
    draw = ImageDraw.Draw(canvas)
    light, dark = int(rng.integers(110, 256)), int(rng.integers(0, 200))
    if dark > light - 10:
        light, dark = max(light, dark), max(0, min(light, dark) - 20)
    if rng.random() < 0.1:
        light, dark = dark, light
    # Which way the square lies from its corner.
    ways = rng.choice([-1, 1], 2)
    jitter = rng.uniform(-0.03, 0.03, 2) * side
    middle = np.array([side, side])
    if is_inside:
        corner = middle - ways * IN_SQUARE / 2 * side + jitter
        _squares(draw, rng, corner, ways, side, (light, dark))
        if rng.random() < 0.5:
            _piece(draw, rng, fonts, corner + ways * side / 2, side)
    else:
        ground = int(rng.choice([255, 255, light, dark, int(rng.integers(0, 256))]))
        draw.rectangle((0, 0, *canvas.size), fill=ground)
        if rng.random() < 0.75:
            edge = middle[0] - BESIDE / 2 * side + jitter[0]
            _edge(draw, rng, float(edge), side, (light, dark))
        dark, light = ground, 255 - ground
    text, label = _label(rng)
    if text:
        _text(draw, rng, fonts, text, (light, dark), middle, ways, side, jitter, is_inside)
    return canvas, label


def _label(rng: np.random.Generator) -> tuple[str, int]:
    """Return what is written, "" for nothing, and its class."""
    chance = rng.random()
    if chance < 0.6:
        label = int(rng.integers(16))
        text = CLASSES[label]
        return text.upper() if rng.random() < 0.3 else text, label
    text = ""
    if chance < 0.72:
        others = "09ijklmnopqrstuvwxyzIJKLMNOPQRSTUVWXYZ.,:;!?()/-+=%&#"
        text = "".join(rng.choice(list(others), int(rng.integers(1, 3))))
    elif chance < 0.77:
        text = "".join(rng.choice(list("abcdefgh12345678nort "), int(rng.integers(2, 6))))
    return text, len(CLASSES) - 1


def _squares(draw, rng, corner, ways, side, tones) -> None:  # type: ignore[no-untyped-def]
    """Draw four squares that meet at a corner, or one and what is around the board."""
    x, y = corner
    outside = int(rng.integers(0, 256)) if rng.random() < 0.5 else None
    for right in (-1, 1):
        for down in (-1, 1):
            is_own = (right, down) == tuple(ways)
            tone = tones[0] if right * down == ways[0] * ways[1] else tones[1]
            if outside is not None and not is_own:
                tone = outside
            draw.rectangle(
                (min(x, x + right * 3 * side), min(y, y + down * 3 * side),
                 max(x, x + right * 3 * side), max(y, y + down * 3 * side)),
                fill=int(np.clip(tone + rng.integers(-3, 4), 0, 255)),
            )  # fmt: skip
    if rng.random() < 0.2:
        width = max(1, int(side * rng.uniform(0.01, 0.05)))
        tone = int(rng.integers(0, 256))
        draw.line((x, 0, x, 5 * side), fill=tone, width=width)
        draw.line((0, y, 5 * side, y), fill=tone, width=width)


def _edge(draw, rng, edge, side, tones) -> None:  # type: ignore[no-untyped-def]
    """Draw the edge of a board with a frame at the left, top, right or bottom."""
    where = int(rng.integers(4))
    end = 5 * side
    frame = int(rng.integers(0, 256))
    wide = side * rng.uniform(0, 0.12) if rng.random() < 0.6 else 0

    def box(start: float, stop: float, low: float, high: float) -> tuple[float, ...]:
        start, stop = (2 * side - stop, 2 * side - start) if where >= 2 else (start, stop)
        return (start, low, stop, high) if where % 2 == 0 else (low, start, high, stop)

    middle = side
    for k in range(-2, 3):
        low = middle + (k - 0.5) * side
        draw.rectangle(box(-end, edge - wide, low, low + side), fill=tones[k % 2])
    if wide:
        draw.rectangle(box(edge - wide, edge, -end, end), fill=frame)
    if rng.random() < 0.25:
        # The other side of a border around the coordinates.
        far = edge + side * rng.uniform(0.55, 0.95)
        draw.rectangle(box(far, far + side * rng.uniform(0.02, 0.5), -end, end), fill=frame)


def _piece(draw, rng, fonts, centre, side) -> None:  # type: ignore[no-untyped-def]
    font = ImageFont.truetype(
        str(rng.choice(fonts.chess)), max(4, int(side * rng.uniform(0.8, 1.15)))
    )
    tone = int(rng.choice([0, 255, rng.integers(0, 256)]))
    glyph = str(rng.choice(list(_CHESS)))
    place = tuple(centre + rng.uniform(-0.04, 0.04, 2) * side)
    width = int(side * rng.choice([0, 0.02, 0.04]))
    draw.text(place, glyph, tone, font, anchor="mm", stroke_width=width, stroke_fill=255 - tone)


def _text(  # type: ignore[no-untyped-def]
    draw, rng, fonts, text, tones, middle, ways, side, jitter, is_inside
) -> None:
    light, dark = tones
    own = light if is_inside else dark
    tone = int(rng.choice([dark if is_inside else light, 0, 255, rng.integers(0, 256)]))
    if abs(tone - own) < 14:
        tone = (own + int(rng.integers(30, 120))) % 256
    share = rng.uniform(0.13, 0.28) if is_inside else rng.uniform(0.2, 0.62)
    # A size of the font is about 1.4 times the height of its capitals.
    font = ImageFont.truetype(str(rng.choice(fonts.letters)), max(4, int(1.4 * share * side)))
    left, top, right, bottom = font.getbbox(text)
    width, height = right - left, bottom - top
    if is_inside:
        inset = rng.uniform(0.015, 0.1, 2) * side
        start = middle - ways * IN_SQUARE / 2 * side + jitter + ways * inset
        x = start[0] if ways[0] > 0 else start[0] - width
        y = start[1] if ways[1] > 0 else start[1] - height
    else:
        free = max(0.0, (0.86 * side - max(width, height)) / 2)
        x = middle[0] - width / 2 + rng.uniform(-free, free)
        y = middle[1] - height / 2 + rng.uniform(-free, free)
    draw.text((x - left, y - top), text, tone, font)


def patches(fonts: Fonts, count: int, seed: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
    """Return patches and their classes."""
    rng = np.random.default_rng(seed)
    made = [patch(rng, fonts) for _ in range(count)]
    return np.stack([each for each, _ in made]), np.array([label for _, label in made])


def network() -> nn.Sequential:
    """Return a network that is not trained."""
    return nn.Sequential(
        nn.Conv2d(1, 12, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(12, 24, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(24, 48, 3, padding=1), nn.ReLU(), nn.AdaptiveMaxPool2d(1),
        nn.Flatten(), nn.Linear(48, len(CLASSES)),
    )  # fmt: skip


def train(data: tuple[NDArray[np.float32], NDArray[np.int64]], model: nn.Sequential) -> None:
    """Train a network with patches."""
    inputs, labels = torch.from_numpy(normalized(data[0]))[:, None], torch.from_numpy(data[1])
    inputs = inputs.to(memory_format=torch.channels_last)
    model = model.to(memory_format=torch.channels_last)
    steps = EPOCHS * (len(inputs) // 256)
    optimizer = torch.optim.AdamW(model.parameters(), 3e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 6e-3, steps)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.02)
    for epoch in range(EPOCHS):
        total = 0.0
        order = torch.randperm(len(inputs))
        for chosen in order.split(256)[: len(inputs) // 256]:
            with torch.autocast("cpu", torch.bfloat16):
                logits = model(inputs[chosen])
            loss = loss_of(logits.float(), labels[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch + 1}: {total / (len(inputs) // 256):.4f}", flush=True)


def save(model: nn.Sequential, path: Path) -> None:
    """Save weights as `fenedit.recognition.coordinates.load` reads them."""
    weights = []
    for layer in model:
        if isinstance(layer, nn.Conv2d):
            weights += [layer.weight.permute(2, 3, 1, 0), layer.bias]
        elif isinstance(layer, nn.Linear):
            weights += [layer.weight.T, layer.bias]
    arrays = {str(i): each.detach().numpy().astype(np.float16) for i, each in enumerate(weights)}
    np.savez_compressed(path, **arrays)


def main(words: list[str]) -> None:
    """Train with the fonts of some folders, and save the weights."""
    torch.manual_seed(SEED)
    fonts = Fonts([Path(each) for each in words[:-1]])
    print(f"{len(fonts.letters)} fonts, {len(fonts.chess)} with pieces", flush=True)
    kept_out, fonts.letters = (
        fonts.letters[::10],
        [each for i, each in enumerate(fonts.letters) if i % 10],
    )
    data = patches(fonts, COUNT, SEED)
    model = network()
    train(data, model)
    fonts.letters = kept_out
    tried, labels = patches(fonts, 8000, SEED + 1)
    with torch.no_grad():
        found = model(torch.from_numpy(normalized(tried))[:, None]).argmax(1).numpy()
    none = len(CLASSES) - 1
    print(f"fonts kept out: {(found == labels)[labels != none].mean():.4f} of glyphs right,"
          f" {(found != none)[labels == none].mean():.4f} of others taken for one")  # fmt: skip
    save(model, Path(words[-1]))


if __name__ == "__main__":
    main(sys.argv[1:])
