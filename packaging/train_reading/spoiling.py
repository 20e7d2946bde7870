"""What screens, cameras, compression, paper and scanners do to a picture."""

import cv2
import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.boards import Corners

Picture = NDArray[np.uint8]


def shown(rng: np.random.Generator, picture: Picture) -> Picture:
    """As a screenshot: scaled, compressed, grey, inverted, or untouched."""
    if rng.random() < 0.25:
        picture = _rescaled(rng, picture)
    if rng.random() < 0.15:
        picture = _soft(rng, picture, 0.9)
    if rng.random() < 0.15:
        picture = _grey(picture)
    if rng.random() < 0.2:
        picture = _levels(rng, picture)
    if rng.random() < 0.02:
        picture = 255 - picture
    if rng.random() < 0.1:
        picture = _noisy(rng, picture, rng.uniform(1, 8))
    if rng.random() < 0.45:
        picture = compressed(rng, picture)
    return picture


def photographed(rng: np.random.Generator, picture: Picture) -> Picture:
    """As a camera sees it: soft, with light from one side."""
    picture = _uneven(rng, picture, 0.35)
    picture = _soft(rng, picture, 1.2)
    picture = _noisy(rng, picture, rng.uniform(1, 10))
    return compressed(rng, picture)


def scanned(
    rng: np.random.Generator, picture: Picture, corners: Corners
) -> tuple[Picture, Corners]:
    """As a scanner gives a page back: turned a little, bled, speckled, grey or black and white."""
    if rng.random() < 0.6:
        picture, corners = _turned(rng, picture, corners)
    if rng.random() < 0.3:
        kernel = np.ones((2, 2), np.uint8)
        bleed = cv2.erode if rng.random() < 0.6 else cv2.dilate
        picture = bleed(picture, kernel)
    if rng.random() < 0.6:
        picture = _soft(rng, picture, 1.1)
    if rng.random() < 0.7:
        picture = _paper(rng, picture)
    if rng.random() < 0.5:
        picture = _uneven(rng, picture, 0.2)
    picture = _noisy(rng, picture, float(rng.choice([1.0, 6.0, 14.0])))
    if rng.random() < 0.4:
        picture = _levels(rng, picture)
    if rng.random() < 0.08:
        grey = _grey(picture)
        picture = np.where(grey > rng.uniform(90, 150), 255, 0).astype(np.uint8)
    elif rng.random() < 0.2:  # yellowed
        shade = np.array([1, rng.uniform(0.9, 1), rng.uniform(0.7, 0.95)])
        picture = (picture * shade).astype(np.uint8)
    if rng.random() < 0.2:
        picture = _rescaled(rng, picture)
    if rng.random() < 0.4:
        picture = compressed(rng, picture)
    return picture, corners


def _soft(rng: np.random.Generator, picture: Picture, most: float) -> Picture:
    """Blurred by up to so many pixels, or less where squares are small."""
    square = picture.shape[1] / 9
    return cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, most) * min(1.0, square / 24))


def _grey(picture: Picture) -> Picture:
    return cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)


def _levels(rng: np.random.Generator, picture: Picture) -> Picture:
    """Other contrast, brightness and gamma."""
    table = np.linspace(0, 1, 256) ** rng.uniform(0.6, 1.6)
    low, high = rng.uniform(0, 0.25), rng.uniform(0.7, 1.0)
    return cv2.LUT(picture, ((low + (high - low) * table) * 255).astype(np.uint8))


def _noisy(rng: np.random.Generator, picture: Picture, strength: float) -> Picture:
    shape = picture.shape[:2]
    seed = int(rng.integers(2**31))
    cv2.setRNGSeed(seed)
    noise = np.empty((*shape, 1), np.int16)
    cv2.randn(noise, 0, strength)
    return np.clip(picture.astype(np.int16) + noise, 0, 255).astype(np.uint8)


def compressed(rng: np.random.Generator, picture: Picture) -> Picture:
    """Through JPEG and back."""
    quality = int(rng.choice([rng.integers(15, 50), rng.integers(50, 96)]))
    done, content = cv2.imencode(".jpg", picture, (cv2.IMWRITE_JPEG_QUALITY, quality))
    if not done:
        raise ValueError("a picture that cannot be compressed")
    return cv2.imdecode(content, cv2.IMREAD_COLOR)


def _rescaled(rng: np.random.Generator, picture: Picture) -> Picture:
    """Made smaller and large again, so that its pixels show."""
    height, width = picture.shape[:2]
    share = rng.uniform(0.45, 0.95)
    small = (max(100, int(width * share)), max(100, int(height * share)))
    ways = (cv2.INTER_NEAREST, cv2.INTER_LINEAR, cv2.INTER_AREA, cv2.INTER_CUBIC)
    down, up = (int(ways[i]) for i in rng.integers(len(ways), size=2))
    return cv2.resize(
        cv2.resize(picture, small, interpolation=down), (width, height), interpolation=up
    )


def _uneven(rng: np.random.Generator, picture: Picture, strength: float) -> Picture:
    """Lighter and darker parts."""
    coarse = (1 + (rng.random((3, 3)) - 0.7) * strength).astype(np.float32)
    light = cv2.resize(coarse, picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    return np.clip(picture * light[..., None], 0, 255).astype(np.uint8)


def _paper(rng: np.random.Generator, picture: Picture) -> Picture:
    """Grain of paper, missing ink and specks."""
    height, width = picture.shape[:2]
    grain = rng.normal(0, rng.uniform(2, 14), (height // 3 + 1, width // 3 + 1))
    grain = cv2.resize(grain.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
    result = picture + grain[..., None]
    specks = int(rng.integers(0, 40))
    rows, columns = rng.integers(0, height, specks), rng.integers(0, width, specks)
    result[rows, columns] = rng.choice([0, 255], size=(specks, 1))
    return np.clip(result, 0, 255).astype(np.uint8)


def _turned(
    rng: np.random.Generator, picture: Picture, corners: Corners
) -> tuple[Picture, Corners]:
    """Turned by up to three degrees, with a little perspective."""
    height, width = picture.shape[:2]
    angle = np.radians(rng.uniform(-3, 3))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle = np.array([width, height]) / 2
    ends = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    moved = (ends - middle) @ turn.T + middle + rng.normal(size=(4, 2)) * width * 0.006
    matrix = cv2.getPerspectiveTransform(ends, moved.astype(np.float32))
    paper = tuple(float(value) for value in picture[0, 0])
    turned = cv2.warpPerspective(
        picture, matrix, (width, height), flags=cv2.INTER_LINEAR, borderValue=paper
    )
    points = cv2.perspectiveTransform(np.array([corners], np.float32), matrix)[0]
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return turned, (a, b, c, d)
