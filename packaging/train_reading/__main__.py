"""Fetches, prepares, trains, exports and measures: `python -m train_reading STEP`."""

import argparse
from pathlib import Path

import numpy as np

from train_reading import drawings, pictures, sources

PROJECT = Path(__file__).resolve().parents[2]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m train_reading", description=__doc__)
    parser.add_argument("step", choices=("fetch", "prepare", "train", "export", "evaluate", "all"))
    parser.add_argument("--folder", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--minutes", type=float, default=480)
    parser.add_argument("--makers", type=int, default=1, help="processes that compose boards")
    parser.add_argument("--run", default="run", help="the name of this training")
    parser.add_argument("--rate", type=float, default=1.5e-3, help="the highest learning rate")
    parser.add_argument("--seed", type=int, default=33)
    parser.add_argument("--weights", type=Path, help="the exported file")
    parser.add_argument("--sets", default="judge,seen", help="of designs to evaluate with")
    parser.add_argument("--each", type=int, default=60, help="boards of each design")
    options = parser.parse_args()
    folder, step = options.folder, options.step
    run = folder / options.run
    if step in {"fetch", "all"}:
        sources.fetch(folder / "fetched")
    if step in {"prepare", "all"}:
        found = drawings.designs(folder / "fetched", PROJECT / "resources" / "pieces")
        drawings.save(found, folder / "designs.npz")
        np.save(folder / "textures.npy", np.stack(pictures.textures(folder / "fetched")))
    if step in {"train", "all"}:
        from train_reading.training import train

        train(folder, run, options.minutes, options.makers, options.seed, options.rate)
    weights = options.weights or run / "weights.npz"
    if step in {"export", "all"}:
        from train_reading.evaluation import calibrate
        from train_reading.export import save

        save(run / "last.pt", weights)
        save(run / "last.pt", weights, calibrate(folder, weights, options.each))
    if step in {"evaluate", "all"}:
        from train_reading.evaluation import evaluate

        for sets in options.sets.split(","):
            evaluate(folder, weights, sets, options.each)


if __name__ == "__main__":
    main()
