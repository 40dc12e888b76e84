"""Smooths the grain of the shadows of products.py and saves small WebP: clean.py FOLDER (needs python3-pil, numpy)."""
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

HERE = Path(__file__).resolve().parent
for file in sorted(Path(sys.argv[1]).glob("*.png")):
    pixels = np.asarray(Image.open(file).convert("RGBA")).astype(float)
    alpha = pixels[..., 3]
    shadow = (pixels[..., :3].max(axis=2) < 16) & (alpha < 250)  # the catcher gives black with a partial alpha
    blur = lambda a: np.asarray(Image.fromarray(a.astype("uint8")).filter(ImageFilter.GaussianBlur(3.2))).astype(float)  # noqa: E731
    smooth = blur(np.where(shadow, alpha, 0)) / np.maximum(blur(shadow * 255) / 255, 1e-2)
    height, width = alpha.shape
    y, x = np.mgrid[0:height, 0:width]
    solid = ~shadow & (alpha > 250)
    left, right = np.where(solid.any(axis=0))[0][[0, -1]]
    foot = np.where(solid.any(axis=1))[0][-1]
    reach = np.hypot((x - (left + right) / 2) / (right - left) / 0.95, (y - foot + 12) / width / 0.26)
    alpha = np.where(shadow, np.clip(smooth - 10, 0, 255) * np.clip((1 - reach) / 0.45, 0, 1), alpha)
    out = np.dstack([np.where(shadow[..., None], 0, pixels[..., :3]), alpha]).clip(0, 255).astype("uint8")
    Image.fromarray(out).save(HERE / f"{file.stem}.webp", quality=86, alpha_quality=80, method=6)
