"""Make the drawings: `freecadcmd content/artwork/drawings/make.py [slug ...]` (Debian: freecad-python3).

Each <slug>.py beside this file defines `draw() -> Sheet`; the result is sheets/<slug>.svg, and what
pages show of it in public/drawings (views.py). Where it has a `mark()` too, its thumbnail is made from that.
Without a slug all are made. freecadcmd passes words after the script on; where a version eats them,
name the slugs in the environment instead: DRAWINGS="catia creo" freecadcmd .../make.py
Prints size and gzipped size of each, and what a reader would trip over (see Sheet.checked).
"""
import importlib
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
NOT_DRAWINGS = {"make", "sheet", "parts", "views", "lettering", "screen"}


def main():
    sys.path.insert(0, str(HERE))
    sys.dont_write_bytecode = True
    every = sorted(p.stem for p in HERE.glob("*.py") if p.stem not in NOT_DRAWINGS)
    asked = os.environ.get("DRAWINGS", "").split() or [a.removesuffix(".py") for a in sys.argv[1:] if not a.startswith("-") and not a.endswith("make.py")]
    views = importlib.import_module("views")
    unknown = sorted(set(asked) - set(every))
    if unknown:
        sys.exit(f"no such drawing: {', '.join(unknown)}; there are: {', '.join(every)}")
    for slug in asked or every:
        start = time.time()
        module = importlib.import_module(slug)
        sheet = module.draw()
        size, packed = sheet.save(views.SHEETS / f"{slug}.svg")
        if hasattr(module, "mark"):
            module.mark().save(views.MARKS / f"{slug}.svg")
        views.write(sheet.svg(), slug)
        notes = sheet.checked()
        if size > 12000 or packed > 5000:
            notes.append("too large")
        print(f"{slug}.svg  {size} B, {packed} B gzipped, {time.time() - start:.1f} s" + "".join(f"\n    {n}" for n in notes), flush=True)


main()  # not behind __main__: freecadcmd imports the script
