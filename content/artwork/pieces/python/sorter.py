"""Sort a downloads folder by type and month. Without --move it only says what it would do."""
import sys
from datetime import date
from pathlib import Path

HOMES = {".pdf": "Papers", ".docx": "Papers", ".xlsx": "Sheets", ".csv": "Sheets", ".jpg": "Photos", ".png": "Photos"}


def plan(folder):
    """Pairs of a file and the place it should go to; a name that is taken gets a number."""
    taken, pairs = set(), []
    for file in sorted(folder.iterdir()):
        home = HOMES.get(file.suffix.lower())
        if not file.is_file() or home is None:
            continue
        month = date.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m")
        target, n = folder / home / month / file.name, 1
        while target.exists() or target in taken:
            n += 1
            target = target.with_name(f"{file.stem}-{n}{file.suffix}")
        taken.add(target)
        pairs.append((file, target))
    return pairs


def main():
    folder, move = Path(sys.argv[1]), "--move" in sys.argv
    pairs = plan(folder)
    for file, target in pairs:
        print(f"{file.name} -> {target.relative_to(folder)}")
        if move:
            target.parent.mkdir(parents=True, exist_ok=True)
            file.rename(target)
    print(f"{len(pairs)} files {'moved' if move else 'would move, 0 moved'}")


main()
