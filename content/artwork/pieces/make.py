"""Make pictures of pieces: `/usr/bin/python3 content/artwork/pieces/make.py [course ...]`; without a name all.

Each <course>.py beside this file has functions that draw and save one picture each; `PICTURES` lists them.
Those that model solids need Debian's freecad-python3; renders are made by blender (render.py).
"""
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SHARED = {"make", "kit", "solids", "render", "cabin"}


def main():
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(HERE), str(HERE.parent / "drawings"), "/usr/lib/freecad-python3/lib", "/usr/lib/freecad/Mod", "/usr/lib/freecad/Ext"]
    every = sorted(p.stem for p in HERE.glob("*.py") if p.stem not in SHARED)
    unknown = sorted(set(sys.argv[1:]) - set(every))
    if unknown:
        sys.exit(f"no pictures of {', '.join(unknown)}; there are: {', '.join(every)}")
    for name in sys.argv[1:] or every:
        for draw in importlib.import_module(name).PICTURES:
            draw()


main()
