"""The objects of a PDF as text."""

import re
import zlib
from itertools import pairwise


def unpacked(data: bytes) -> bytes:
    """Return a PDF with the objects of its object stream, if there is one, behind the others."""
    match = re.search(rb"/Type /ObjStm.*?/First (\d+).*?stream\n(.*)", data, re.DOTALL)
    if match is None:
        return data
    text = zlib.decompressobj().decompress(match[2])
    first = int(match[1])
    told = list(map(int, text[:first].split()))
    ends = [*(first + start for start in told[1::2]), len(text)]
    objects = (
        b"\n%d 0 obj\n%s\nendobj" % (number, text[start:end].strip())
        for number, (start, end) in zip(told[::2], pairwise(ends), strict=True)
    )
    return data + b"".join(objects)
