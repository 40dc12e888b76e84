"""The house-price model of the course: sample flats with a fixed seed, a regression, and a range for each estimate."""
from collections import namedtuple

import numpy as np

Flats = namedtuple("Flats", "area age price guess low high rate learn test")


def flats():
    """Prices in lakh; `guess` is a logarithm, `low` and `high` hold nine prices in ten."""
    rng = np.random.default_rng(30)
    n = 330
    area = rng.uniform(420, 1650, n)
    floor, age, km = rng.integers(0, 14, n), rng.uniform(0, 25, n), rng.uniform(0.3, 11, n)
    price = area * (7600 + 42 * floor - 105 * age - 330 * km + 900 * (area < 650)) / 1e5 * np.exp(rng.normal(0, 0.075, n))  # lakh
    x = np.column_stack([np.ones(n), np.log(area), floor, age, km, km**2])
    learn, tune, test = np.split(np.arange(n), [220, 310])
    weights, *_ = np.linalg.lstsq(x[learn], np.log(price[learn]), rcond=None)
    guess = x @ weights
    # The range from flats that the model has not learnt from (split conformal).
    wide = np.quantile(np.abs(np.log(price[tune]) - guess[tune]), np.ceil(0.9 * (len(tune) + 1)) / len(tune))
    low, high = np.exp(guess - wide), np.exp(guess + wide)
    return Flats(area, age, price, guess, low, high, price[learn].sum() / area[learn].sum(), learn, test)
