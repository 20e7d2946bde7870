"""From a checkpoint to the file that FenEdit reads."""

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from train_reading.model import Reader


def weights(model: Reader, temperature: float) -> dict[str, NDArray[np.float16]]:
    """The weights as fenedit.recognition.network wants them, norms of convolutions folded in."""
    kept: dict[str, torch.Tensor] = {}
    state = model.state_dict()
    for name in ("stem", "down", "fine", "further", "coarse", "last", "square"):
        kernel = state[f"{name}.weight"]
        if f"{name}_norm.weight" in state:
            spread = torch.sqrt(state[f"{name}_norm.running_var"] + 1e-5)
            scale = state[f"{name}_norm.weight"] / spread
            bias = state[f"{name}_norm.bias"] - state[f"{name}_norm.running_mean"] * scale
            kernel = kernel * scale[:, None, None, None]
        else:
            bias = state[f"{name}.bias"]
        kept[name] = kernel.permute(2, 3, 1, 0).flatten(0, 2)
        kept[f"{name}.bias"] = bias
    for name, value in state.items():
        stem, _, last = name.rpartition(".")
        if not name.startswith(("layers.", "norm.", "names.")):
            continue
        if last == "bias":
            kept[name] = value
        else:
            kept[stem] = value.T if value.ndim == 2 else value
    kept["parity"] = state["parity"]
    kept["temperature"] = torch.tensor(temperature)
    return {name: value.contiguous().numpy().astype(np.float16) for name, value in kept.items()}


def save(checkpoint: Path, target: Path, temperature: float = 1.0) -> None:
    """Writes a checkpoint's weights to `target`."""
    model = Reader()
    model.load_state_dict(torch.load(checkpoint))
    target.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, NDArray[np.float16]] = weights(model, temperature)
    np.savez_compressed(target, **arrays)  # type: ignore[arg-type]
