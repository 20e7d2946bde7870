"""`python -m fenedit` is `fenedit`."""

import sys

from fenedit.app.main import main

if __name__ == "__main__":
    sys.exit(main())
