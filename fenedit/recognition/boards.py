"""Finds chess boards in a picture, see `find_boards`.

The sign of a board is the point where four squares meet: the two on one diagonal are lighter than
the two on the other, and at the next such point it is the other way round. No text, table or frame
has 7 × 7 of them at equal steps. Pieces are in the middle of squares and leave these points free;
hatching, noise and texture average out in a smaller picture; colours that mark squares rarely
change which squares are lighter. The search has three steps:

1. The picture is made smaller by halves, in grey. At each of these levels, 7 × 7 points are
   searched for, at any step and some tilts (`_candidates`).
2. Each find is measured at a finer level (`_fit`): the points where squares meet are located to a
   fraction of a pixel, and the board is fitted to them, without outliers.
3. It is a board if the points go on for exactly seven rows and columns, and all squares lie within
   the picture (`_judged`).
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""x, y in pixels of the picture, whose first pixel goes from 0 to 1: top left, top right, bottom
right, bottom left of the 8 × 8 squares, without any border."""

_Grey = NDArray[np.uint8]
_Signs = NDArray[np.int8]
_Matrix = NDArray[np.float64]

_LEAST_DIFFERENCE = 5
"""The least difference between light and dark squares, of 256 steps of grey."""
_LEAST_VOTES = 20
_LIKELY_VOTES = 26
"""With fewer of the 49 points, nothing shows where a board may be."""
_LEAST_MEETS = 20
"""The least number of 49 points where squares meet after a first fit; text has fewer than ten."""
_LEAST_CONFIDENCE = 0.6
_SURE_CONFIDENCE = 0.85
_SHARES = (0.5, 0.58, 0.67, 0.78, 0.88)
"""Width by height of squares that are tried; a square may differ from these by 8 %."""
_TILTS = (-0.034, 0.0, 0.034)
_LEAST_IN_ROW = 5
"""The least number of seven points in a row on boards whose squares are higher than wide."""
_MOST_REJECTED = 20
"""How many candidates of about one size may fail before the others are skipped."""
_OUTSIDE = 0.2
"""How far, in squares, a board may reach out of the picture."""
_MARGIN = 3
"""How many lines on each side of the seven are checked, to see whether the pattern goes on."""


class FoundBoard(NamedTuple):
    """A board in a picture: its corners, and the confidence from 0 to 1."""

    corners: Corners
    confidence: float


class _Level(NamedTuple):
    """The picture in grey, smaller by `factor`."""

    factor: int
    grey: _Grey


class _Candidate(NamedTuple):
    """Where a board may be: the middle, the side of a square in pixels, the tilt in radians.

    Votes are negative where the square at the top left would be dark.
    """

    votes: int
    x: float
    y: float
    square: float
    tilt: float


class _Search(NamedTuple):
    """Signs, of which the first is at `first` pixels `factor` wide; and steps and tilts to try."""

    signs: _Signs
    factor: int
    first: float
    squares: _Matrix
    tilts: tuple[float, ...]


class _Fit(NamedTuple):
    """The map from the board, whose squares have a side of 1, to the picture, and its error."""

    matrix: _Matrix
    error: float


def find_boards(picture: NDArray[np.uint8]) -> tuple[FoundBoard, ...]:
    """Return the chess boards in a picture, in reading order.

    Args:
        picture: Red, green and blue, of the shape (height, width, 3).
    """
    levels = _levels(picture)
    found: list[FoundBoard] = []
    rejected: Counter[float] = Counter()
    candidates = _candidates(levels)
    while len(candidates):
        candidate, candidates = _Candidate(*candidates[0].tolist()), candidates[1:]
        board = _board(levels, candidate)
        _, xs, ys, squares, _ = candidates.T
        if board is None:
            size = np.round(2 * np.log2(candidate.square))
            rejected[size] += 1
            near, apart = 0.5 * candidate.square, np.abs(squares - candidate.square)
            is_like = (np.abs(xs - candidate.x) < near) & (np.abs(ys - candidate.y) < near)
            is_like &= apart < 0.1 * candidate.square
            is_like |= rejected[size] == _MOST_REJECTED
            candidates = candidates[~(is_like & (np.round(2 * np.log2(squares)) == size))]
            continue
        overlapping = [each for each in found if _overlap(board, each)]
        if all(_outdoes(board, each) for each in overlapping):
            found = [each for each in found if each not in overlapping] + [board]
            (left, top), _, (right, bottom), _ = board.corners
            is_inside = (left < xs) & (xs < right) & (top < ys) & (ys < bottom)
            candidates = candidates[~is_inside]
    return tuple(_in_reading_order(found))


def find_stretched(picture: NDArray[np.uint8]) -> tuple[FoundBoard, ...]:
    """Return the boards whose squares are higher than wide, up to twice, as in terminals.

    Only boards with a high confidence: `find_boards` tries less, and so errs less often.
    """
    for share in _likely_shares(_levels(picture)):
        rows = (np.arange(int(len(picture) * share)) / share).astype(np.intp)
        boards = [
            FoundBoard((one, two, three, four), board.confidence)
            for board in find_boards(picture[rows])
            if board.confidence >= _SURE_CONFIDENCE
            for one, two, three, four in [[(x, y / share) for x, y in board.corners]]
        ]
        if boards:
            return tuple(boards)
    return ()


def _likely_shares(levels: list[_Level]) -> list[float]:
    """Return the `_SHARES` with 7 × 7 points of alternating signs, the likeliest first.

    Few places of a picture are the first of seven in a row; the search continues only below these.
    """
    votes = dict.fromkeys(_SHARES, _LIKELY_VOTES - 1)
    for signs, _, _, squares, _ in _searches(levels):
        for square in squares.tolist():
            if signs.shape[1] <= 6 * square + 2:
                break
            sums, _, _ = _summed(signs, square, 0)
            flat, width = sums.reshape(-1), sums.shape[1]
            firsts = np.flatnonzero(np.abs(flat) >= _LEAST_IN_ROW)
            for high in np.arange(1.06 * square, 2.1 * square, 0.5).tolist():
                downs = [round(step * high) * width for step in range(7)]
                firsts = firsts[: np.searchsorted(firsts, len(flat) - downs[6])]
                if not len(firsts):
                    break
                found = sum(flat[firsts + down] * (-1) ** step for step, down in enumerate(downs))
                share = min(_SHARES, key=lambda each: abs(each * high / square - 1))
                votes[share] = max(votes[share], int(np.abs(found).max()))
    likely = [share for share in _SHARES if votes[share] >= _LIKELY_VOTES]
    return sorted(likely, key=lambda share: -votes[share])


def nearby(picture: NDArray[np.uint8], corners: Corners) -> Corners:
    """Return the exact corners of the board that is less than a third of a square from these.

    They are returned unchanged if there is none, for instance because the board is distorted.
    """
    levels, points = _levels(picture), np.array(corners)
    # The board's corners, and the best linear map from the board to the picture.
    places = np.array([(0, 0, 1), (8, 0, 1), (8, 8, 1), (0, 8, 1)])
    matrix = np.eye(3)
    matrix[:2] = np.linalg.lstsq(places, points, rcond=None)[0].T
    square = float(np.hypot(*matrix[:2, 0]))
    if np.abs(places @ matrix[:2].T - points).max() > square / 6:
        return corners
    fit: _Fit | None = None
    for least, reach in ((10, 0.36), (24, 0.3), (24, 0.2)):
        fit = _fit(_level_for(levels, square, least), matrix, reach, 25, 6, 1)
        if fit is None or fit.error > 0.13:
            return corners
        matrix = fit.matrix
    xs, ys = places.T[:2]
    found = _mapped(matrix, xs, ys).T
    if np.abs(found - points).max() > square / 2:
        return corners
    one, two, three, four = ((x, y) for x, y in found.tolist())
    return one, two, three, four


def likeliest_frame(picture: NDArray[np.uint8]) -> Corners:
    """Return the likeliest place of a board in a picture in which none was found.

    That is where most points look like those between squares; if nowhere, then around all that
    differs from the picture's border, or in the middle.
    """
    levels = _levels(picture)
    height, width = levels[0].grey.shape
    for candidate in map(_Candidate._make, _candidates(levels).tolist()):
        reach = 4 * candidate.square
        if candidate.votes**2 >= _LIKELY_VOTES**2 and 8 * reach > min(height, width):
            middle = np.array([candidate.x, candidate.y])
            box = np.stack([middle - reach, middle + reach])
            # The points may belong to a board that is some squares farther inside.
            out = np.maximum(-box[0], 0) - np.maximum(box[1] - (width, height), 0)
            box += candidate.square * np.round(out / candidate.square)
            return _around(box.clip(0, (width, height)))
    factor, grey = _level_for(levels, min(height, width), 160)
    border = np.concatenate([grey[0], grey[-1], grey[:, 0], grey[:, -1]])
    differs = np.abs(grey - np.median(border)) > 2 * _LEAST_DIFFERENCE
    rows, columns = (np.flatnonzero(differs.mean(axis=axis) > 0.05) for axis in (1, 0))
    box = np.array([(0.1 * width, 0.1 * height), (0.9 * width, 0.9 * height)])
    if len(rows) and len(columns):
        ends = (columns[0], rows[0]), (columns[-1] + 1, rows[-1] + 1)
        box = (np.array(ends, np.float64) * factor).clip(0, (width, height))
    middle, sides = box.mean(axis=0), box[1] - box[0]
    if sides.max() > 1.25 * sides.min():
        box = middle + np.array([[-0.5], [0.5]]) * sides.min()
    return _around(box)


def _around(box: _Matrix) -> Corners:
    (left, top), (right, bottom) = box.tolist()
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _levels(picture: NDArray[np.uint8]) -> list[_Level]:
    red, green, blue = (picture[..., channel].astype(np.uint16) for channel in range(3))
    grey = ((red * 2 + green * 5 + blue) >> 3).astype(np.uint8)
    levels = [_Level(1, grey)]
    while min(levels[-1].grey.shape) >= 80:
        factor, grey = levels[-1]
        height, width = (length // 2 * 2 for length in grey.shape)
        rows = grey[0:height:2, :width].astype(np.uint16)
        rows += grey[1:height:2, :width]
        halved = rows[:, 0::2] + rows[:, 1::2]
        halved += 2
        halved >>= 2
        levels.append(_Level(factor * 2, halved.astype(np.uint8)))
    return levels


def _searches(levels: list[_Level]) -> Iterator[_Search]:
    """Yield the signs of all levels, and what is searched for in them."""
    for factor, grey in levels:
        sharp, soft = _signs(grey, 1), _signs(_blurred(grey), 2)[::2, ::2]
        least, tilts = (10, (0.0,)) if factor == 1 else (5, _TILTS)
        most = 14 if factor == 1 else 11.5
        yield _Search(sharp, factor, 1.5, np.arange(least, most, 0.25), tilts)
        yield _Search(soft, 2 * factor, 1.75, np.arange(4.5, 10.5, 0.25), tilts)


def _candidates(levels: list[_Level]) -> _Matrix:
    """Return where boards may be, the likeliest first; each row is a `_Candidate`."""
    found = np.concatenate([each for search in _searches(levels) for each in _voted(search)])
    found = found[np.argsort(np.abs(found[:, 0]), kind="stable")[::-1]]
    _, xs, ys, squares, _ = found.T
    places = [xs // (2 * squares), ys // (2 * squares), np.round(np.log(squares) * 10)]
    cells = np.ravel_multi_index(np.array(places, np.intp), (1 << 14, 1 << 14, 1 << 10), "clip")
    return found[np.sort(np.unique(cells, return_index=True)[1])]


def _blurred(grey: _Grey) -> _Grey:
    """Return the mean of 3 × 3 pixels for each pixel, except at the edge."""
    rows = grey[:-2].astype(np.uint16)
    rows += grey[1:-1]
    rows += grey[2:]
    sums = rows[:, :-2] + rows[:, 1:-1]
    sums += rows[:, 2:]
    sums *= 7  # 7 / 64 is nearly a ninth
    sums >>= 6
    return sums.astype(np.uint8)


def _signs(grey: _Grey, reach: int) -> _Signs:
    """Return for each pixel, except at the edge, whether four squares meet there.

    1 means that the top left and bottom right ones are lighter, -1 the opposite, 0 neither.
    """
    near, far = slice(None, -2 * reach), slice(2 * reach, None)

    def lighter(one: tuple[_Grey, _Grey], other: tuple[_Grey, _Grey]) -> NDArray[np.int8]:
        bound = np.minimum(np.maximum(*other), 255 - _LEAST_DIFFERENCE)
        bound += np.uint8(_LEAST_DIFFERENCE)
        return (np.minimum(*one) >= bound).view(np.int8)

    main, anti = (grey[near, near], grey[far, far]), (grey[near, far], grey[far, near])
    return lighter(main, anti) - lighter(anti, main)


def _voted(search: _Search) -> Iterator[_Matrix]:
    """Yield where 7 × 7 points with alternating signs are; each row is a `_Candidate`."""
    signs, factor, first, squares, tilts = search
    yield np.zeros((0, len(_Candidate._fields)))
    for square in squares.tolist():
        for tilt in tilts:
            along, across = square * np.cos(tilt), square * np.sin(tilt)
            if min(signs.shape) <= 6 * (along + abs(across)) + 2:
                break
            rows, left, top = _summed(signs, along, across)
            votes, more_left, more_top = _summed(rows, -across, along)
            if max(int(votes.max()), -int(votes.min())) < _LEAST_VOTES:
                continue
            many = np.flatnonzero((votes >= _LEAST_VOTES) | (votes <= -_LEAST_VOTES))
            ys, xs = np.divmod(many, votes.shape[1])
            best = np.argsort(-np.abs(votes[ys, xs]), kind="stable")
            cells = ys[best] // (2 * square) * votes.shape[1] + xs[best] // (2 * square)
            best = best[np.unique(cells, return_index=True)[1]]
            ys, xs = ys[best], xs[best]
            x = (xs + left + more_left + 3 * (along - across) + first) * factor
            y = (ys + top + more_top + 3 * (along + across) + first) * factor
            size, tilted = np.full(len(x), square * factor), np.full(len(x), tilt)
            yield np.stack([votes[ys, xs], x, y, size, tilted], axis=1)


def _summed(signs: _Signs, x: float, y: float) -> tuple[_Signs, int, int]:
    """Return the sums of seven signs at steps of x and y, every second one negated.

    Also return the place of the first sign of the first sum.
    """
    rights, downs = [round(step * x) for step in range(7)], [round(step * y) for step in range(7)]
    wide, high = (max(abs(each[6]), abs(each[4]) + abs(each[1])) for each in (rights, downs))
    left, top = wide * (x < 0), high * (y < 0)
    width, height = signs.shape[1] - wide, signs.shape[0] - high

    def part(values: _Signs, step: int) -> _Signs:
        right, down = left + rights[step], top + downs[step]
        if values is not signs:
            right, down = right - max(-rights[1], 0), down - max(-downs[1], 0)
        return values[down : down + height, right : right + width]

    pair_left, pair_top = max(-rights[1], 0), max(-downs[1], 0)
    pair_width, pair_height = signs.shape[1] - abs(rights[1]), signs.shape[0] - abs(downs[1])
    pairs = (
        signs[pair_top : pair_top + pair_height, pair_left : pair_left + pair_width]
        - signs[
            pair_top + downs[1] : pair_top + downs[1] + pair_height,
            pair_left + rights[1] : pair_left + rights[1] + pair_width,
        ]
    )
    sums = part(pairs, 0) + part(pairs, 2)
    sums += part(pairs, 4)
    sums += part(signs, 6)
    return sums, left, top


def _board(levels: list[_Level], candidate: _Candidate) -> FoundBoard | None:
    """Return the board at a candidate, or None if none is there."""
    square, sign = candidate.square, 1 if candidate.votes > 0 else -1
    step = square * np.array([np.cos(candidate.tilt), np.sin(candidate.tilt)])
    matrix = np.array(
        [
            [step[0], -step[1], candidate.x - 4 * (step[0] - step[1])],
            [step[1], step[0], candidate.y - 4 * (step[0] + step[1])],
            [0, 0, 1],
        ]
    )
    fine, coarse = _level_for(levels, square, 24), _level_for(levels, square, 10)
    fit = _fit(coarse, matrix, 0.36, 13, 3, sign)
    if fit is None or fit.error > 0.16:
        return None
    lines = np.arange(1 - _MARGIN, 8 + _MARGIN)
    meets, shift_y, shift_x = _shift(_contrasts(coarse, fit.matrix, lines, sign))
    if meets < _LEAST_MEETS:
        return None
    matrix = fit.matrix @ np.array([[1, 0, shift_x], [0, 1, shift_y], [0, 0, 1]])
    sign *= 1 - 2 * ((shift_x + shift_y) % 2)
    fits = [_fit(fine, matrix, *each, sign) for each in ((0.2, 25, 3), (0.2, 25, 9))]
    best = min((fit for fit in fits if fit is not None), key=lambda fit: fit.error, default=None)
    if best is None:
        return None
    return _judged(levels[0].grey.shape, coarse, best, sign)


def _level_for(levels: list[_Level], square: float, least: float) -> _Level:
    """Return the smallest picture in which a square still has enough pixels, if there is one."""
    fitting = [level for level in levels if square / level.factor >= least]
    return fitting[-1] if fitting else levels[0]


def _sampled(level: _Level, matrix: _Matrix, xs: _Matrix, ys: _Matrix) -> NDArray[np.float32]:
    """Return the grey at places of the board, by linear interpolation."""
    pixels = _mapped(matrix, xs, ys) / level.factor - 0.5
    height, width = level.grey.shape
    x, y = np.clip(pixels[0], 0, width - 1.001), np.clip(pixels[1], 0, height - 1.001)
    left, top = x.astype(np.intp), y.astype(np.intp)
    x, y = (x - left).astype(np.float32), (y - top).astype(np.float32)
    grey = level.grey.reshape(-1)
    first = top * width + left
    above = grey[first] * (1 - x) + grey[first + 1] * x
    below = grey[first + width] * (1 - x) + grey[first + width + 1] * x
    sampled: NDArray[np.float32] = above * (1 - y) + below * y
    return sampled


def _mapped(matrix: _Matrix, xs: _Matrix, ys: _Matrix) -> _Matrix:
    """Return x and y in the picture of places of the board, whose squares have a side of 1."""
    x, y, scale = (row[0] * xs + row[1] * ys + row[2] for row in matrix)
    return np.stack([x / scale, y / scale])


def _contrasts(level: _Level, matrix: _Matrix, lines: NDArray[np.int_], sign: int) -> _Matrix:
    """Return for all crossings of lines how much lighter the two light squares there are.

    It is negative where the two dark squares are lighter, 0 where four squares do not meet.
    """
    turns = sign * (1 - 2 * ((lines[:, None] + lines) % 2))
    found = np.zeros((len(lines), len(lines)))
    for near in (np.array([0.07, 0.12, 0.17]), np.array([0.08, 0.17, 0.26])):
        places = lines[:, None] + np.concatenate([-near, near])
        xs, ys = np.broadcast_arrays(places[None, None, :, :], places[:, :, None, None])
        grey = _sampled(level, matrix, xs, ys).reshape(len(lines), 2, 3, len(lines), 2, 3)
        quarters = grey.mean(axis=(2, 5))
        main = quarters[:, 0, :, 0], quarters[:, 1, :, 1]
        anti = quarters[:, 0, :, 1], quarters[:, 1, :, 0]
        contrasts = np.maximum(np.minimum(*main) - np.maximum(*anti), 0)
        contrasts -= np.maximum(np.minimum(*anti) - np.maximum(*main), 0)
        found = np.where(np.abs(contrasts) > np.abs(found), contrasts, found)
    return found * turns


def _shift(contrasts: _Matrix) -> tuple[float, int, int]:
    """Return the number of points that meet, at best, and the rows and columns of the shift."""
    meets = np.sign(contrasts) * (np.abs(contrasts) > _LEAST_DIFFERENCE)
    most, _, y, x = max(
        (abs(meets[y : y + 7, x : x + 7].sum()), -abs(y - _MARGIN) - abs(x - _MARGIN), y, x)
        for y in range(2 * _MARGIN + 1)
        for x in range(2 * _MARGIN + 1)
    )
    return most, y - _MARGIN, x - _MARGIN


def _fit(
    level: _Level, matrix: _Matrix, reach: float, steps: int, width: int, sign: int
) -> _Fit | None:
    """Return the fit to the points where squares meet, or None.

    Each is sought within the reach, at a number of steps: it is where the means of `width` steps on
    both sides differ most.
    """
    lines = np.arange(1, 8)
    offsets = np.linspace(-reach, reach, steps)
    xs, ys = np.broadcast_arrays(
        (lines[:, None] + offsets)[None, None, :, :], (lines[:, None] + offsets)[:, :, None, None]
    )
    grey = _sampled(level, matrix, xs, ys)
    turns = sign * (1 - 2 * ((lines[:, None] + lines) % 2))
    halves = np.sign(offsets) * (np.abs(offsets) > 0.04) * (np.abs(offsets) < 0.25)
    down = np.einsum("rick,i->rck", grey, halves) * turns[:, :, None]
    right = np.einsum("rick,k->rci", grey, halves) * turns[:, :, None]
    (x, x_step), (y, y_step) = (_step(values, offsets, width) for values in (down, right))
    columns, rows = np.meshgrid(lines, lines)
    picture = _mapped(matrix, columns + x, rows + y).reshape(2, 49)
    board = np.stack([columns.ravel(), rows.ravel(), np.ones(49)]).astype(np.float64)
    is_seen = (np.minimum(x_step, y_step) > _LEAST_DIFFERENCE * (halves > 0).sum()).ravel()
    kept = is_seen
    fitted = np.eye(3)
    for _ in range(3):
        if kept.sum() < 16:
            return None
        fitted[:2] = np.linalg.lstsq(board[:, kept].T, picture[:, kept].T, rcond=None)[0].T
        errors = np.hypot(*(fitted[:2] @ board - picture)) / np.hypot(*fitted[:2, 0])
        kept = is_seen & (errors < max(0.03, 2.5 * float(np.median(errors[kept]))))
    upright = _upright(board[:, kept], picture[:, kept])
    upright_errors = np.hypot(*(upright[:2] @ board - picture)) / np.hypot(*upright[:2, 0])
    if np.square(upright_errors[kept]).sum() < 1.3 * np.square(errors[kept]).sum():
        fitted, errors = upright, upright_errors
    return _Fit(fitted, float(np.median(errors[is_seen])))


def _upright(board: _Matrix, picture: _Matrix) -> _Matrix:
    """Return the best map of a board to a picture that only moves, turns and scales."""
    (x, y, ones), zeros = board, np.zeros(board.shape[1])
    equations = np.concatenate(
        [np.stack([x, -y, ones, zeros], 1), np.stack([y, x, zeros, ones], 1)]
    )
    cosine, sine, left, top = np.linalg.lstsq(equations, picture.ravel(), rcond=None)[0]
    return np.array([[cosine, -sine, left], [sine, cosine, top], [0, 0, 1]])


def _step(values: NDArray[np.float64], offsets: _Matrix, width: int) -> tuple[_Matrix, _Matrix]:
    """Return where the means of `width` values before and after differ most, and by how much.

    It looks along the last axis.
    """
    sums = np.cumsum(values, axis=-1)
    sums = np.concatenate([np.zeros_like(sums[..., :1]), sums], axis=-1)
    middle = sums[..., width:-width]
    steps = (sums[..., 2 * width :] + sums[..., : -2 * width] - 2 * middle) / width
    between = (offsets[width - 1 : -width] + offsets[width : len(offsets) - width + 1]) / 2
    most = steps.max(axis=-1)
    weights = np.clip(steps - 0.6 * most[..., None], 0, None)
    places = (weights * between).sum(axis=-1) / np.maximum(weights.sum(axis=-1), 1e-9)
    return places, most


def _judged(shape: tuple[int, ...], level: _Level, fit: _Fit, sign: int) -> FoundBoard | None:
    """Return the board, if it is one."""
    xs, ys = np.array([0.0, 8, 8, 0]), np.array([0.0, 0, 8, 8])
    corners = _mapped(fit.matrix, xs, ys)
    sides = np.roll(corners, -1, axis=1) - corners
    lengths = np.hypot(*sides)
    if lengths.max() > 1.08 * lengths.min():
        return None
    if np.abs(np.arctan2(sides[1, 0], sides[0, 0])) > 0.08:
        return None
    beyond = _OUTSIDE * lengths.mean() / 8
    size = np.array([[shape[1]], [shape[0]]])
    if (corners < -beyond).any() or (corners > size + beyond).any():
        return None
    contrasts = _contrasts(level, fit.matrix, np.arange(9), sign)
    inside = contrasts[1:8, 1:8] > _LEAST_DIFFERENCE
    if inside.sum() < 30:
        return None
    least = max(_LEAST_DIFFERENCE, 0.5 * float(np.median(contrasts[1:8, 1:8][inside])))
    outside = contrasts[0, 1:8], contrasts[8, 1:8], contrasts[1:8, 0], contrasts[1:8, 8]
    if max((side > least).sum() for side in outside) > 4:
        return None
    if not _has_even_squares(level, fit.matrix, sign):
        return None
    error = max(fit.error - 0.4 / (lengths.mean() / 8), 0.0)
    confidence = float(inside.sum() / 49 * max(1 - 6 * error, 0))
    if confidence < _LEAST_CONFIDENCE:
        return None
    top_left, top_right, bottom_right, bottom_left = ((x, y) for x, y in corners.T.tolist())
    return FoundBoard((top_left, top_right, bottom_right, bottom_left), confidence)


def _has_even_squares(level: _Level, matrix: _Matrix, sign: int) -> bool:
    """Return whether dark squares are nowhere along their edges lighter than light ones.

    They are if each is a small pattern of squares itself. In the first and last row and column,
    where broad pieces may cover all points where squares meet, they must be darker at most places.
    """
    squares = np.arange(8.0)[:, None]
    turns = sign * (1 - 2 * ((squares + squares.T) % 2))
    tones = []
    for along in (0.1, 0.2, 0.3, 0.5):
        places = [(along, 0.09), (along, 0.91), (0.09, along), (0.91, along)]
        tones.append([_sampled(level, matrix, squares.T + x, squares + y) for x, y in places])
    contrasts = np.array(tones) * turns
    whole = contrasts.mean(axis=(1, 2, 3))
    rows, columns = contrasts.mean(axis=3), contrasts.mean(axis=2)
    ends = [*rows[..., [0, 7]].T, *columns[..., [0, 7]].T]
    least = min(float(np.median(end)) for end in ends)
    return bool(whole.min() > -0.3 * whole.max() and least > 0.15 * whole.max())


def _outdoes(board: FoundBoard, other: FoundBoard) -> bool:
    """Return whether a board is likelier than another at its place, such as a hatched square."""
    (left, _), (right, _), *_ = board.corners
    (other_left, _), (other_right, _), *_ = other.corners
    return board.confidence > other.confidence or other_right - other_left < (right - left) / 5


def _overlap(one: FoundBoard, other: FoundBoard) -> bool:
    (left, top), _, (right, bottom), _ = one.corners
    (other_left, other_top), _, (other_right, other_bottom), _ = other.corners
    return (
        left < other_right - 2
        and other_left < right - 2
        and top < other_bottom - 2
        and other_top < bottom - 2
    )


def _in_reading_order(boards: list[FoundBoard]) -> list[FoundBoard]:
    """Return boards row by row; a board is in a row if its top is above the middle of the first."""
    rows: list[list[FoundBoard]] = []
    for board in sorted(boards, key=lambda each: each.corners[0][1]):
        top = board.corners[0][1]
        if rows and top < (rows[-1][0].corners[0][1] + rows[-1][0].corners[3][1]) / 2:
            rows[-1].append(board)
        else:
            rows.append([board])
    return [board for row in rows for board in sorted(row, key=lambda each: each.corners[0][0])]
