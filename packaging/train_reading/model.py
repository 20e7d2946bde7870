"""The network as it is trained; fenedit.recognition.network runs it without torch."""

import torch
from torch import Tensor, nn
from torch.nn import functional

WIDTHS = (24, 48, 96)
DEPTH = 128
HEADS = 4
LAYERS = 3


class Layer(nn.Module):
    """Every square looks at all squares."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(DEPTH)
        self.looks = nn.Linear(DEPTH, 3 * DEPTH)
        self.joins = nn.Linear(DEPTH, DEPTH)
        self.second_norm = nn.LayerNorm(DEPTH)
        self.widens = nn.Linear(DEPTH, 2 * DEPTH)
        self.narrows = nn.Linear(2 * DEPTH, DEPTH)

    def forward(self, x: Tensor) -> Tensor:
        """Squares of boards, (n, 64, DEPTH), to the same with what each found out."""
        boards, squares, _ = x.shape
        parts = self.looks(self.norm(x)).view(boards, squares, 3, HEADS, DEPTH // HEADS)
        query, key, value = parts.permute(2, 0, 3, 1, 4).unbind(0)
        # Written out: torch's own function takes three times as long to learn with on a processor.
        alike = torch.softmax(query @ key.transpose(-1, -2) * (DEPTH // HEADS) ** -0.5, -1)
        x = x + self.joins((alike @ value).transpose(1, 2).reshape(boards, squares, DEPTH))
        return x + self.narrows(functional.relu(self.widens(self.second_norm(x))))


class Reader(nn.Module):
    """From a cut board, (n, 3, 192, 192) from 0 to 255, to 13 classes of 64 squares."""

    def __init__(self) -> None:
        super().__init__()
        first, second, third = WIDTHS
        self.stem = nn.Conv2d(3, first, 5, stride=2, padding=2)
        self.down = nn.Conv2d(first, second, 3, stride=2, padding=1, bias=False)
        self.down_norm = nn.BatchNorm2d(second)
        self.fine = nn.Conv2d(second, second, 3, padding=1, bias=False)
        self.fine_norm = nn.BatchNorm2d(second)
        self.further = nn.Conv2d(second, third, 3, stride=2, padding=1, bias=False)
        self.further_norm = nn.BatchNorm2d(third)
        self.coarse = nn.Conv2d(third, third, 3, padding=1, bias=False)
        self.coarse_norm = nn.BatchNorm2d(third)
        self.last = nn.Conv2d(third, third, 3, padding=1, bias=False)
        self.last_norm = nn.BatchNorm2d(third)
        self.square = nn.Conv2d(third, DEPTH, 3, stride=3)
        self.parity = nn.Parameter(torch.zeros(2, DEPTH))
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.norm = nn.LayerNorm(DEPTH)
        self.names = nn.Linear(DEPTH, 13)
        rows = torch.arange(8)
        self.register_buffer("colours", (rows[:, None] + rows[None, :]).flatten() % 2)

    def forward(self, boards: Tensor) -> Tensor:
        """How much speaks for each class, (n, 64, 13)."""
        mean = boards.mean((1, 2, 3), keepdim=True)
        spread = (boards - mean).square().mean((1, 2, 3), keepdim=True).sqrt()
        x = (boards - mean) / (spread + 8)
        x = functional.relu(self.stem(x.contiguous(memory_format=torch.channels_last)))
        x = functional.relu(self.down_norm(self.down(x)))
        x = functional.relu(x + self.fine_norm(self.fine(x)))
        x = functional.relu(self.further_norm(self.further(x)))
        x = functional.relu(x + self.coarse_norm(self.coarse(x)))
        x = functional.relu(x + self.last_norm(self.last(x)))
        x = functional.relu(self.square(x)).flatten(2).transpose(1, 2)
        x = x + self.parity[self.colours]
        for layer in self.layers:
            x = layer(x)
        return self.names(self.norm(x))
