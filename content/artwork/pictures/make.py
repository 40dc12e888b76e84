"""Render the pictures and put the masters into content/images as JPEG (needs blender and ImageMagick).

    python3 make.py            all pictures, about 45 minutes on two cores
    python3 make.py NAME ...   the named ones
    PICTURES_SCALE=.75 python3 make.py ...   at three quarters and enlarged, in half the time
    python3 make.py --preview  small noisy previews of all in /tmp/pictures, about 2 minutes

The video loop has its own script, video.py.
"""
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get("PICTURES_TMP", "/tmp/pictures")
IMAGES = os.path.normpath(os.path.join(HERE, "../../images"))
FILES = ("banners.py", "gallery_workshop.py", "gallery_models.py", "gallery_rooms.py")
# Blender looks for its Python through PATH: a python3 other than the system's would hide numpy from it
BLENDER = ["env", "PATH=/usr/bin:/bin", "nice", "-n", "19", "blender", "-b", "--python"]


def scenes():
    """Names of all scenes by file, read from the @scene lines."""
    return [(name, f) for f in FILES if os.path.exists(os.path.join(HERE, f)) for name in re.findall(r'^@scene\("([\w-]+)"', open(os.path.join(HERE, f)).read(), re.M)]


def finish(name, job):
    """Wait for the developed picture and write the JPEG: progressive, without metadata, at most 350 kB."""
    if job.wait():
        return print(name, "was not developed, see its log", flush=True)
    for quality in (89, 86, 82, 78):
        target = f"{IMAGES}/{name}.jpg"
        subprocess.run(["convert", f"{OUT}/{name}.png", "-filter", "Lanczos", "-resize", "1600x900" if name.startswith("banner") else "1200x900", "-depth", "8", "-strip", "-interlace", "JPEG", "-sampling-factor", "4:4:4", "-quality", str(quality), target], check=True)
        if os.path.getsize(target) <= 350_000:
            break
    print(time.strftime("%H:%M:%S"), name, os.path.getsize(target) // 1000, "kB, quality", quality, flush=True)


def main():
    names = [a for a in sys.argv[1:] if not a.startswith("--")]
    os.makedirs(OUT, exist_ok=True)
    last = None
    for name, file in scenes():
        if names and name not in names:
            continue
        log = open(f"{OUT}/{name}.log", "w")
        preview = ["--preview"] if "--preview" in sys.argv else []
        started = time.time()
        subprocess.run([*BLENDER, f"{HERE}/{file}", "--", "--out", OUT, *preview, name], stdout=log, stderr=log, check=True)
        print(time.strftime("%H:%M:%S"), name, f"{time.time() - started:.0f} s", flush=True)
        if preview:
            continue
        if last:
            finish(*last)  # the one before has been developing beside this render
        last = (name, subprocess.Popen([*BLENDER, f"{HERE}/develop.py", "--", OUT, name, f"{OUT}/{name}.png"], stdout=log, stderr=log))
    if last:
        finish(*last)


if __name__ == "__main__":
    main()
