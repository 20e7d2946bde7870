"""The schedule: from boards of the pool to a checkpoint."""

import copy
import math
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from train_reading.model import Reader
from train_reading.pool import open_pool, start_makers

BATCH = 32
WARM_UP = 300  # steps
AVERAGED = 0.998  # how slowly the averaged weights follow
SMOOTHING = 0.02
POOL = 60_000
EMPTY_WEIGHT = 0.4


def train(
    prepared: Path, run: Path, minutes: float, makers: int, seed: int, highest: float
) -> None:
    """Trains for some minutes, at a rate that falls to nothing; begins with run/start.pt if it is.

    A training that was interrupted goes on where run/state.pt has kept it. Composing is not
    repeated exactly: how many boards are made depends on the machine.
    """
    torch.manual_seed(seed)
    run.mkdir(parents=True, exist_ok=True)
    processes, stop = start_makers(prepared, run, POOL, makers, seed)
    pool = open_pool(run, POOL, makers)
    while pool.filled < 2000:
        time.sleep(1)
    torch.set_num_threads(1)  # two threads wait more for each other than they gain
    model = _begun(run / "start.pt")
    averaged = copy.deepcopy(model)
    optimizer = _optimizer(model)
    weights = torch.ones(13)
    weights[0] = EMPTY_WEIGHT
    rng = np.random.default_rng(seed)
    start = shown = time.time()
    step, seen = 0, 0.0
    kept_parts = {"model": model, "averaged": averaged, "optimizer": optimizer}
    if (run / "state.pt").exists():
        state = torch.load(run / "state.pt")
        for name, part in kept_parts.items():
            part.load_state_dict(state[name])
        step, start = state["step"], start - state["seconds"]
    while (done := (time.time() - start) / 60 / minutes) < 1:
        rate = (
            highest * min(1.0, (step + 1) / WARM_UP) * 0.5 * (1 + math.cos(math.pi * done)) + 1e-6
        )
        for group in optimizer.param_groups:
            group["lr"] = rate
        chosen = np.sort(rng.choice(pool.filled, BATCH, replace=False))
        boards = _varied(pool.boards[chosen], rng)
        squares = torch.from_numpy(pool.squares[chosen].astype(np.int64))
        with torch.autocast("cpu", torch.bfloat16):
            named = model(boards)
        loss = functional.cross_entropy(
            named.float().flatten(0, 1),
            squares.flatten(),
            weight=weights,
            label_smoothing=SMOOTHING,
        )
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        _follow(averaged, model, min(AVERAGED, (step + 1) / (step + 10)))
        step += 1
        pool.taken[0] += BATCH
        seen += ((named.argmax(-1) == squares).all(1).float().mean().item() - seen) / min(step, 50)
        if time.time() - shown > 60:
            shown = time.time()
            print(
                f"{done:6.1%} step {step} loss {loss.item():.4f} boards right {seen:.3f}"
                f" rate {rate:.1e} made {int(pool.made.sum())}",
                flush=True,
            )
            state = {name: part.state_dict() for name, part in kept_parts.items()}
            torch.save(state | {"step": step, "seconds": shown - start}, run / "state.new")
            (run / "state.new").replace(run / "state.pt")
    torch.save(averaged.state_dict(), run / "last.pt")
    stop.set()
    for process in processes:
        process.join(20)


def _begun(before: Path) -> Reader:
    model = Reader()
    if before.exists():
        model.load_state_dict(torch.load(before))
    return model.to(memory_format=torch.channels_last)


def _optimizer(model: Reader) -> torch.optim.Optimizer:
    """What learns, at rates that are set step by step."""
    decayed = [weight for weight in model.parameters() if weight.ndim > 1]
    others = [weight for weight in model.parameters() if weight.ndim <= 1]
    return torch.optim.AdamW(
        ({"params": decayed, "weight_decay": 0.02}, {"params": others, "weight_decay": 0.0}),
        betas=(0.9, 0.98),
    )


def _varied(boards: NDArray[np.uint8], rng: np.random.Generator) -> torch.Tensor:
    """The same boards in other colours, moved a little, softer or sharper: they are seen again."""
    side = boards.shape[1]
    for number in range(len(boards)):
        board = boards[number, ..., rng.permutation(3)].transpose(1, 2, 0)
        if rng.random() < 0.6:
            matrix = np.eye(2, 3) + rng.normal(size=(2, 3)) * (0.003, 0.003, 0.5)
            board = cv2.warpAffine(board, matrix, (side, side), borderMode=cv2.BORDER_REPLICATE)
        if rng.random() < 0.4:
            soft = cv2.GaussianBlur(board, (3, 3), 0)
            share = rng.uniform(-0.5, 0.8)
            board = cv2.addWeighted(board, 1 - share, soft, share, 0)
        boards[number] = board
    shape = (len(boards), 1, 1, 1)
    gain = 1 + (rng.random(shape) < 0.5) * 0.2 * (rng.random((*shape[:3], 3)) - 0.5)
    return torch.from_numpy(boards * gain.astype(np.float32)).permute(0, 3, 1, 2)


def _follow(averaged: torch.nn.Module, model: torch.nn.Module, share: float) -> None:
    with torch.no_grad():
        for old, new in zip(
            averaged.state_dict().values(), model.state_dict().values(), strict=True
        ):
            if old.dtype.is_floating_point:
                old.lerp_(new, 1 - share)
            else:
                old.copy_(new)
