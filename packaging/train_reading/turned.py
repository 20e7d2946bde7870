"""Pieces as a wood turner makes them: random feet, bodies and heads, set by set.

No set that exists is drawn here; what makes a king a king in nearly all of them is. Knights are
taken from sets, as no turner makes them.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

from train_reading.drawings import SIDE

FINE = 3 * SIDE

Mask = NDArray[np.uint8]


class Turner:
    """The measures of one set, and its pieces."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self._foot = rng.uniform(0.24, 0.38)  # half of its width
        self._foot_height = rng.uniform(0.05, 0.15)
        self._steps = int(rng.integers(1, 4))
        self._neck = rng.uniform(0.05, 0.15)
        self._waist = rng.uniform(0.3, 1.3)
        self._collar = rng.uniform(1.3, 2.4) if rng.random() < 0.7 else 0.0
        self._line = int(rng.choice([0, 0, 3, 5, 8]))
        self._lined = bool(rng.random() < 0.6)  # lines between foot, body and head
        self._inset = int(rng.choice([0, 0, 0, 9, 14]))  # lines that follow the outline inside
        self._bodiless = bool(rng.random() < 0.2)
        self._rings = int(rng.choice([0, 0, 0, 0, 2, 3, 5]))  # bodies of rings, one on another
        self._swell = rng.uniform(0.15, 0.7)
        even = rng.random() < 0.25
        self._heights = np.sort(rng.uniform(0.72, 0.95, 6)) if not even else np.full(6, 0.86)

    def pieces(self, knight: Mask) -> NDArray[np.uint8]:
        """Sprites in the order P N B R Q K p n b r q k, outlined; `knight` is a silhouette."""
        figures = [self._figure(kind) for kind in ("pawn", "bishop", "rook", "queen", "king")]
        figures.insert(1, (cv2.resize(knight, (FINE, FINE)), np.zeros((FINE, FINE), np.uint8)))
        if self._inset:
            for body, lines in figures:
                far = cv2.erode(body, np.ones((2 * self._inset + 1,) * 2, np.uint8))
                np.maximum(lines, far - cv2.erode(far, np.ones((7, 7), np.uint8)), out=lines)
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * self._line + 1,) * 2)
        sprites = np.empty((12, SIDE, SIDE, 4), np.uint8)
        for number, (body, lines) in enumerate(figures):
            inner = cv2.erode(body, kernel) if self._line else body
            for black in (False, True):
                light = np.where(lines > 0, 0, inner)
                if black:
                    light = np.minimum(lines, inner) if self._lined else np.zeros_like(body)
                whole = np.dstack((light, light, light, body))
                sprite = cv2.resize(whole, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
                sprites[number + 6 * black] = sprite
        return sprites

    def _figure(self, kind: str) -> tuple[Mask, Mask]:
        """A silhouette, and the lines in it."""
        rng = self._rng
        body = np.zeros((FINE, FINE), np.uint8)
        lines = np.zeros((FINE, FINE), np.uint8)
        order = ("pawn", "rook", "bishop", "queen", "king").index(kind)
        height = float(self._heights[order + 1]) * (rng.uniform(0.75, 0.9) if order == 0 else 1)
        wide = {"pawn": 0.8, "rook": 1.0, "bishop": 0.95, "queen": 1.0, "king": 1.05}[kind]
        foot, neck = self._foot * wide, self._neck * wide
        share = {"pawn": 0.36, "rook": 0.26, "bishop": 0.4, "queen": 0.34, "king": 0.42}[kind]
        shoulder = height * (1 - share * rng.uniform(0.85, 1.15))
        if self._bodiless and kind in {"queen", "king"}:
            shoulder = self._foot_height + 0.06
        if kind == "rook":
            neck = max(neck, foot * rng.uniform(0.5, 0.8))
        profile = []
        for step in range(self._steps + 1):
            level = self._foot_height * step / self._steps
            width = foot * (1 - 0.16 * step)
            profile += [(level, width), (level + self._foot_height / self._steps * 0.8, width)]
        for part in np.linspace(0, 1, 31):
            level = self._foot_height + (shoulder - self._foot_height) * part
            width = neck + (foot * 0.75 - neck) * (1 - part) ** (1 + self._waist)
            bulge = 1 + self._swell * abs(np.sin(np.pi * self._rings * part))
            profile.append((level, width * bulge))
            if self._rings and round(part * 30) % (30 // self._rings) == 0:
                self._band(lines, level, width * 0.9)
        self._turned(body, profile)
        self._band(lines, self._foot_height, foot)
        if self._collar and kind != "rook":
            self._box(body, shoulder, neck * self._collar, 0.035)
            self._band(lines, shoulder - 0.02, neck * self._collar)
        getattr(self, f"_{kind}")(body, lines, shoulder, height, max(neck, 0.06))
        return body, lines

    def _pawn(self, body: Mask, lines: Mask, low: float, high: float, neck: float) -> None:
        radius = (high - low) / 2
        across = radius * self._rng.uniform(0.8, 1.25)
        if self._rng.random() < 0.85:
            self._oval(body, low + radius * 0.9, across, radius)
        else:  # a drop
            self._turned(body, [(low, neck), (low + radius, across), (high, 0.01)])

    def _bishop(self, body: Mask, lines: Mask, low: float, high: float, neck: float) -> None:
        rng = self._rng
        width = (high - low) * rng.uniform(0.35, 0.6)
        if rng.random() < 0.15:  # a mitre of two points
            middle = low + (high - low) * rng.uniform(0.2, 0.6)
            left = [(-neck, low), (-width, (low + high) / 2)]
            left += [(-width * rng.uniform(0.2, 0.7), high)]
            notch = (0.0, middle + (high - middle) * rng.uniform(0.2, 0.7))
            right = [(-across, level) for across, level in reversed(left)]
            corners = [self._point(*place) for place in (*left, notch, *right)]
            cv2.fillPoly(body, [np.array(corners)], 255)
            if rng.random() < 0.5:
                self._cross(lines, middle - 0.04, 0.09, 0.025)
            return
        if rng.random() < 0.2:  # a round head, with a curl, a cross or a cut
            radius = (high - low) * rng.uniform(0.28, 0.42)
            middle = low + radius
            self._oval(body, middle, radius * rng.uniform(0.85, 1.2), radius)
            side, size = float(rng.choice([-1, 1])), int(radius * rng.uniform(0.3, 0.7) * FINE)
            thick = int(FINE * rng.uniform(0.02, 0.045))
            curl = self._point(side * size / FINE * 0.7, middle + radius)
            cv2.ellipse(body, curl, (size, size), 0, 90, 90 - side * 240, 255, thick)
            if rng.random() < 0.5:
                self._cross(lines, middle - radius * 0.5, radius, 0.025)
            return
        bulge = rng.uniform(0.25, 0.45)
        top = high - (0.05 if rng.random() < 0.6 else 0.0)
        steps = np.linspace(0, 1, 14)
        shape = np.where(
            steps < bulge,
            neck + (width - neck) * np.sin(steps / bulge * np.pi / 2),
            width * np.cos((steps - bulge) / (1 - bulge) * np.pi / 2) ** rng.uniform(0.6, 1.1),
        )
        self._turned(body, list(zip(low + (top - low) * steps, shape, strict=True)))
        if top < high:
            self._oval(body, top + 0.015, 0.035, 0.035)
        way = rng.random()
        middle = low + (top - low) * 0.5
        if way < 0.5:  # the cut of a mitre, to one side
            side = float(rng.choice([-1, 1]))
            ends = (self._point(side * width * 0.1, middle - 0.03),
                    self._point(side * width * 1.1, middle + 0.1))  # fmt: skip
            cut = body if rng.random() < 0.4 else lines
            cv2.line(cut, *ends, 0 if cut is body else 255, int(FINE * rng.uniform(0.02, 0.04)))
        elif way < 0.75:
            self._cross(lines, middle - 0.02, 0.07, 0.025)
        elif way < 0.85:
            self._band(lines, middle, width)

    def _rook(self, body: Mask, lines: Mask, low: float, high: float, neck: float) -> None:
        rng = self._rng
        width = max(neck * rng.uniform(1.05, 1.5), 0.15)
        gap = (high - low) * rng.uniform(0.25, 0.5)
        self._turned(body, [(low - 0.02, neck), (low + 0.02, width), (high, width)])
        count = int(rng.choice([2, 3, 3, 3, 4]))
        share = rng.uniform(0.3, 0.55)
        for number in range(count - 1):
            middle = -width + 2 * width * (number + 1) / count
            half = width / count * share
            corners = (
                self._point(middle - half, high + 0.01),
                self._point(middle + half, high - gap),
            )
            cv2.rectangle(body, corners[0], corners[1], 0, -1)
        self._band(lines, low + 0.02, width)
        if rng.random() < 0.2:  # a wall of stones, or a gate
            self._band(lines, (low + self._foot_height) / 2, neck)
        elif rng.random() < 0.1:
            self._box(lines, self._foot_height + 0.08, neck * 0.35, 0.14)

    def _queen(self, body: Mask, lines: Mask, low: float, high: float, neck: float) -> None:
        rng = self._rng
        count = int(rng.choice([3, 5, 5, 7, 9]))
        width = min((high - low) * rng.uniform(0.6, 1.0) + 0.05, rng.uniform(0.3, 0.4))
        foot = max(neck * 1.1, width * rng.uniform(0.4, 0.85))
        depth = (high - low) * rng.uniform(0.3, 0.65)
        balls = rng.random() < 0.5
        tip = high - (0.04 if balls else 0.0)
        if rng.random() < 0.3:  # a cup with a ball, its rim straight or waved
            rim = tip - 0.05 - rng.uniform(0.0, 0.05)
            self._turned(body, [(low, foot * 0.8), ((low + rim) / 2, foot * 0.9), (rim, width)])
            dome = width * rng.uniform(0.3, 0.9)
            self._turned(body, [(rim, dome), ((rim + tip) / 2, dome * 0.7), (tip, 0.02)])
            self._oval(body, tip, 0.04, 0.045)
            if rng.random() < 0.5:
                for place in np.linspace(-width, width, count):
                    cv2.circle(body, self._point(float(place), rim), int(0.03 * FINE), 0, -1)
            self._band(lines, rim - 0.03, width)
            return
        sagged = rng.uniform(-0.02, 0.08)
        points = [self._point(-foot, low)]
        tips = []
        for number in range(2 * count - 1):
            across = width * (number / (count - 1) - 1)
            level = tip - sagged * (across / width) ** 2 if number % 2 == 0 else tip - depth
            if number % 2 == 0:
                tips.append((across, level))
            points.append(self._point(across, level))
        points.append(self._point(foot, low))
        cv2.fillPoly(body, [np.array(points)], 255)
        self._box(body, low + 0.01, foot, 0.05)
        if balls:
            radius = rng.uniform(0.025, 0.04)
            for across, level in tips:
                cv2.circle(body, self._point(across, level), int(radius * FINE), 255, -1)
        elif rng.random() < 0.5:  # an orb above a coronet
            self._oval(body, tip - depth * 0.3, 0.05, 0.05 + depth * 0.3)
        self._band(lines, low + 0.035, foot * 1.2)

    def _king(self, body: Mask, lines: Mask, low: float, high: float, neck: float) -> None:
        rng = self._rng
        cross = rng.uniform(0.09, 0.22)
        top = high - cross
        width = min((high - low) * rng.uniform(0.4, 0.85), rng.uniform(0.28, 0.36))
        foot = max(neck * 1.1, width * rng.uniform(0.45, 0.85))
        way = rng.random()
        if way < 0.4:  # a flared crown, flat or domed
            dome = rng.uniform(0.0, 0.06)
            shape = [(low, foot), (top - dome, width), (top, width * rng.uniform(0.2, 0.6))]
            self._turned(body, shape)
        elif way < 0.75:  # two lobes beside a middle
            lobe = width * 0.55
            middle = (low + top) / 2 + 0.02
            for side in (-1, 1):
                centre = self._point(side * lobe, middle)
                cv2.ellipse(body, centre, (int(lobe * FINE), int((top - low) / 2 * FINE)),
                            side * 20, 0, 360, 255, -1)  # fmt: skip
            self._turned(body, [(low, foot), (middle, foot * 0.9), (top, 0.03)])
        elif way < 0.8:
            self._oval(body, (low + top) / 2, width * 0.75, (top - low) / 2 + 0.01)
        else:  # a crown of points below the cross
            count = int(rng.choice([2, 4, 6]))
            points = [self._point(-foot, low)]
            for number in range(count + 1):
                across = width * (2 * number / count - 1)
                points.append(self._point(across, top))
                if number < count:
                    points.append(self._point(across + width / count, (low + 2 * top) / 3))
            cv2.fillPoly(body, [np.array([*points, self._point(foot, low)])], 255)
            self._turned(body, [(low, foot), (top, 0.04)])
        thick = rng.uniform(0.025, 0.06)
        way = rng.random()
        if way < 0.75:
            self._cross(body, top - 0.01, cross + 0.01, thick)
        elif way < 0.9:  # arms that widen
            for turn in range(4):
                arm = [self._point(0, top + cross / 2)]
                for angle in (turn * np.pi / 2 - 0.45, turn * np.pi / 2 + 0.45):
                    across, up = cross / 2 * np.cos(angle), cross / 2 * np.sin(angle)
                    arm.append(self._point(across, top + cross / 2 + up))
                cv2.fillPoly(body, [np.array(arm)], 255)
        else:  # an orb with a small cross
            self._oval(body, top + cross * 0.25, cross * 0.3, cross * 0.3)
            self._cross(body, top + cross * 0.45, cross * 0.6, thick)
        self._box(body, low + 0.01, foot, 0.05)
        self._band(lines, low + 0.035, foot * 1.2)

    # --- Shapes, measured from the middle and from the ground up, the square's side being 1 ------

    @staticmethod
    def _point(across: float, level: float) -> tuple[int, int]:
        return round((0.5 + across) * FINE), round((0.95 - level * 0.92) * FINE)

    def _turned(self, mask: Mask, profile: list[tuple[float, float]]) -> None:
        right = [self._point(width, level) for level, width in profile]
        left = [self._point(-width, level) for level, width in reversed(profile)]
        cv2.fillPoly(mask, [np.array(right + left)], 255)

    def _box(self, mask: Mask, level: float, width: float, height: float) -> None:
        self._turned(mask, [(level - height / 2, width), (level + height / 2, width)])

    def _oval(self, mask: Mask, level: float, across: float, up: float) -> None:
        axes = (int(across * FINE), int(up * FINE * 0.92))
        cv2.ellipse(mask, self._point(0, level), axes, 0, 0, 360, 255, -1)

    def _cross(self, mask: Mask, level: float, size: float, width: float) -> None:
        thick = max(1, int(width * FINE))
        cv2.line(mask, self._point(0, level), self._point(0, level + size), 255, thick)
        bar = level + size * 0.62
        half = size * 0.42
        cv2.line(mask, self._point(-half, bar), self._point(half, bar), 255, thick)

    def _band(self, lines: Mask, level: float, width: float) -> None:
        if self._lined:
            ends = (self._point(-width, level), self._point(width, level))
            cv2.line(lines, *ends, 255, max(2, int(FINE * 0.018)))
