"""Asks for the temperature every hour; a lost connection goes into the log and is tried again."""
import sys, time
from urllib.request import urlopen

TRIES, WAIT = 3, 0.01


def log(hour: int, words: str) -> None:
    print(f"{hour:02}:00 {words}")


def ask(hour: int, url: str) -> float | None:
    for attempt in range(1, TRIES + 1):
        try:
            with urlopen(url, timeout=2) as answer:
                return float(answer.read())
        except OSError:
            log(hour, f"lost, try {attempt} of {TRIES}")
            time.sleep(WAIT * 2**attempt)
    return None


for hour in range(24):
    celsius = ask(hour, f"{sys.argv[1]}/{hour}")
    log(hour, "no answer" if celsius is None else f"{celsius:.1f}")
