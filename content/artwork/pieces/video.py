"""Video Editing, one picture as a drawing: a showreel of ninety seconds, wide, and the tall version that is cut out of it.

The other pictures of the course are made by video.mjs. Each shot is drawn once, as a symbol of 320 by 180; a tall frame
is the same symbol seen through a window of 9:16, whose place follows what matters in the shot.
"""
import math

from kit import Picture, number

W, H = 320, 180
TALL = H * 9 / 16  # how much of a shot's width the tall version keeps
NIGHT, DEEP, BLUE, SKY, MIST, CREAM, SUN, GOLD, EARTH = "#0b1c33", "#14304f", "#2c6a94", "#7fb3cf", "#d3e4ea", "#fff6df", "#ffc24b", "#e2932f", "#6b4a33"


def boat(x, y, k, turn=0.0, light=CREAM, shade="#cdbf9f"):
    """A paper boat of 100 by 74, its keel at (x, y)."""
    return (f'<g transform="translate({number(x)} {number(y)})rotate({turn})scale({k})"><path d="M0-74L28-22L0-14L-28-22z" fill="{light}"/>'
            f'<path d="M0-74L28-22L0-14z" fill="{shade}"/><path d="M-50-28L0-19L50-28L34 0H-34z" fill="{light}"/><path d="M0-19L50-28L34 0H0z" fill="{shade}" opacity=".6"/></g>')


def moonlit():
    """A river under the moon; the boat stands in its light."""
    out = f'<path d="M0 0H320V104H0z" fill="url(#G-n)"/><circle cx="216" cy="55" r="43" fill="{SUN}" opacity=".16"/><circle cx="216" cy="55" r="32" fill="{SUN}"/><g fill="{GOLD}" opacity=".4"><circle cx="206" cy="45" r="7"/><circle cx="228" cy="52" r="4.5"/><circle cx="213" cy="70" r="5.5"/><circle cx="231" cy="68" r="2.5"/></g>'
    for n in range(26):  # stars, none before the moon
        x, y = (n * 83.7 + 11) % 318, (n * 37.3 + 5) % 66
        if math.hypot(x - 216, y - 55) > 46:
            out += f'<circle cx="{number(x, 1)}" cy="{number(y, 1)}" r="{.5 + n % 3 * .3:.1f}" fill="{CREAM}" opacity=".8"/>'
    out += f'<path d="M0 105V78L14 70L30 82L52 58L76 80L98 70L130 92L158 84L186 96L230 90L262 98L290 86L320 92V105z" fill="{BLUE}" opacity=".55"/>'
    # The steps of a ghat with its temple, and the lamps on it.
    out += f'<path d="M0 108V86H18V64q0-8 7-12q3-14 5-14q2 0 5 14q7 4 7 12V86H66V92H84V98H104V104H124V108z" fill="{NIGHT}"/><path d="M30 38v-9M30 29l9 3l-9 3z" stroke="{NIGHT}" stroke-width="1.2" fill="{NIGHT}"/>'
    out += "".join(f'<circle cx="{x}" cy="{y}" r="1.7" fill="{SUN}"/>' for x, y in ((24, 80), (36, 80), (72, 89), (92, 95), (112, 101), (30, 62)))
    out += f'<path d="M0 104H320V180H0z" fill="url(#G-w)"/>'
    for n in range(13):  # the moon's path on the water
        y = 108 + n * 5.6
        half = 9 + n * 2.3 + 6 * math.sin(n * 2.3)
        out += f'<path d="M{number(216 - half + 4 * math.sin(n * 4), 1)} {number(y, 1)}h{number(2 * half, 1)}" stroke="{SUN}" stroke-width="{1.5 + n * .14:.1f}" stroke-linecap="round" opacity="{.9 - n * .035:.2f}"/>'
    out += "".join(f'<path d="M{x} {y}h{w}" stroke="{SKY}" stroke-width="1.3" stroke-linecap="round" opacity=".45"/>' for x, y, w in ((14, 122, 40), (96, 118, 34), (58, 138, 52), (20, 160, 44), (112, 154, 40), (286, 124, 30), (272, 150, 40), (130, 172, 44)))
    out += f'<ellipse cx="216" cy="152" rx="34" ry="3.6" fill="{NIGHT}" opacity=".6"/>' + boat(216, 151, .62, -3)
    out += f'<path d="M306 20q8 36 2 90M307 28q-12-15-28-4M307 28q-22-2-30 18M307 28q-16 8-14 28M307 28q10-12 20-8M307 28q12 4 14 20" fill="none" stroke="{NIGHT}" stroke-width="4" stroke-linecap="round"/>'
    return out


def kite():
    """A child's kite above the roofs."""
    roofs = "".join(f'<path d="M{x} 180V{180 - h}h{w}V180z" fill="{c}"/><path d="M{x} {180 - h}h{w}v-4h{-w}z" fill="{CREAM}"/>' + "".join(f'<path d="M{x + 7 + k * 15} {180 - h + 11}h7v11h-7z" fill="{DEEP}"/>' for k in range(int(w // 16)))
                    for x, w, h, c in ((0, 46, 44, MIST), (46, 38, 62, CREAM), (84, 52, 38, SKY), (136, 40, 54, MIST), (176, 58, 34, CREAM), (234, 36, 58, SKY), (270, 50, 42, MIST)))
    child = f'<g fill="{NIGHT}"><circle cx="62" cy="86" r="7"/><path d="M54 118l3-22q5-4 10 0l3 22zM68 98l14-14-3-3-14 11z"/></g>'
    return (f'<path d="M0 0H320V180H0z" fill="#5aa2cb"/><circle cx="40" cy="36" r="60" fill="#86bddb" opacity=".6"/><path d="M96 46q10-16 26-6q14-10 24 6z" fill="{CREAM}" opacity=".75"/>{roofs}{child}<path d="M80 83Q150 84 204 68" fill="none" stroke="{CREAM}" stroke-width="2"/>'
            f'<g transform="translate(214 60)rotate(24)scale(1.12)"><path d="M0-46L40 0L0 46L-40 0z" fill="{SUN}"/><path d="M0-46L40 0L0 46z" fill="{GOLD}"/><path d="M-40 0H40L0 46z" fill="{DEEP}"/><circle r="11" fill="{CREAM}"/><path d="M0 44l10 18h-20z" fill="{SUN}"/></g>')


def tea():
    """Tea falls into a glass."""
    steam = "".join(f'<path d="M{x} {y}q-9-11 0-22t0-22" fill="none" stroke="{CREAM}" stroke-width="4" stroke-linecap="round" opacity=".55"/>' for x, y in ((92, 74), (110, 82)))
    return (f'<path d="M0 0H320V180H0z" fill="{GOLD}"/><circle cx="104" cy="84" r="92" fill="{SUN}"/><path d="M0 148H320V180H0z" fill="{EARTH}"/><ellipse cx="104" cy="152" rx="40" ry="5" fill="#3c281b" opacity=".6"/>'
            f'<path d="M128 26Q106 34 105 122" fill="none" stroke="{EARTH}" stroke-width="6"/><path d="M84 108L90 150H118L124 108z" fill="#8a4f24"/><path d="M78 84H130L120 151H88z" fill="{CREAM}" opacity=".4"/><path d="M78 84L88 151H120L130 84" fill="none" stroke="{CREAM}" stroke-width="3"/>{steam}'
            f'<g transform="translate(214 36)rotate(-26)"><path d="M-44 34Q-62-24 0-30Q62-24 44 34z" fill="{DEEP}"/><path d="M-42 10Q-72 4-84-24l-9 6q6 40 50 48z" fill="{DEEP}"/><path d="M-30-22q30-46 60 0" fill="none" stroke="{NIGHT}" stroke-width="7"/><path d="M-24 22Q-34-8-8-20" fill="none" stroke="{SKY}" stroke-width="6" stroke-linecap="round"/></g>')


def talk():
    """Two at a table below a lamp; she listens."""
    def face(x, flip, c, hair):
        return (f'<g transform="translate({x} 64)scale({flip} 1)"><path d="M-46 116C-44 70-30 56-12 48C-34 38-40 4-26-18C-12-42 24-40 32-12L35 4L46 19L37 23L38 31L33 35L34 43C31 52 20 52 13 50L15 58C38 64 52 78 56 116z" fill="{c}"/>'
                f'<path d="M32-14C20-46-20-46-33-16C-42 8-34 32-22 38C-18 22-14 6-2-3Q12-6 32-14z" fill="{hair}"/><circle cx="-36" cy="10" r="{15 if flip < 0 else 0}" fill="{hair}"/></g>')
    return (f'<path d="M0 0H320V180H0z" fill="{DEEP}"/><path d="M146 24h28l86 156H60z" fill="{SUN}" opacity=".2"/><path d="M160 0v12" stroke="{NIGHT}" stroke-width="3"/><path d="M146 12h28l14 24h-56z" fill="{SUN}"/>{face(84, 1, "#9fb9c6", NIGHT)}{face(236, -1, CREAM, NIGHT)}<path d="M0 156H320V180H0z" fill="{EARTH}"/><path d="M138 156q2-18 22-18t22 18z" fill="{SKY}"/>')


def lantern():
    """The ferry's lamp at dusk."""
    return (f'<path d="M0 0H320V180H0z" fill="#274f70"/><path d="M0 112H320V180H0z" fill="{DEEP}"/><path d="M180 112l40-34 34 20 30-28 36 30v12z" fill="{BLUE}"/>'
            + "".join(f'<circle cx="88" cy="96" r="{r}" fill="{SUN}" opacity="{o}"/>' for r, o in ((96, .1), (66, .14), (42, .22)))
            + f'<path d="M70 52a18 20 0 0 1 36 0" fill="none" stroke="{NIGHT}" stroke-width="5"/><path d="M66 52h44l-6 12H72z" fill="{NIGHT}"/><path d="M72 64H104Q118 96 104 128H72Q58 96 72 64z" fill="{CREAM}" opacity=".9"/><path d="M88 78q16 22 0 40q-16-18 0-40z" fill="{GOLD}"/><path d="M88 94q8 12 0 22q-8-10 0-22z" fill="{SUN}"/><path d="M64 128h48l6 18H58z" fill="{NIGHT}"/><path d="M176 150h126l-22 20h-86z" fill="{NIGHT}"/><path d="M226 150v-34q0-9 7-9t7 9v34z" fill="{NIGHT}"/><circle cx="233" cy="99" r="8" fill="{NIGHT}"/><path d="M246 106L220 172" stroke="{NIGHT}" stroke-width="3"/>'
            + "".join(f'<path d="M{x} {y}h{w}" stroke="{SUN}" stroke-width="2" stroke-linecap="round" opacity=".5"/>' for x, y, w in ((60, 156, 56), (70, 165, 38), (76, 173, 26))))


def morning():
    """It is not alone: boats before the rising sun."""
    small = "".join(boat(x, y, k, 0, c, s) for x, y, k, c, s in ((36, 110, .22, MIST, SKY), (86, 106, .18, CREAM, "#cdbf9f"), (236, 112, .26, MIST, SKY), (288, 108, .2, CREAM, "#cdbf9f"), (270, 138, .34, SKY, BLUE)))
    return (f'<path d="M0 0H320V180H0z" fill="{SUN}"/><circle cx="150" cy="92" r="76" fill="#ffd98a"/><circle cx="150" cy="92" r="46" fill="{CREAM}"/><path d="M0 92H320V180H0z" fill="{BLUE}"/>' + "".join(f'<path d="M{150 - w} {y}h{2 * w}" stroke="{CREAM}" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>' for w, y in ((40, 98), (30, 106), (42, 114), (52, 170), (34, 176)))
            + f'{small}<ellipse cx="150" cy="159" rx="52" ry="5" fill="{DEEP}" opacity=".5"/>' + boat(150, 158, .96, 2))


#: Drawing, seconds, and the middle of what matters, across.
SHOTS = ((moonlit, 17, 216), (kite, 15, 214), (tea, 14, 104), (talk, 15, 228), (lantern, 14, 88), (morning, 15, 150))
WHOLE = sum(s for _, s, _ in SHOTS)
assert WHOLE == 90 and all(TALL / 2 <= c <= W - TALL / 2 for *_, c in SHOTS)
#: The tall window never stands still for two shots, and no clip is narrower than its own frame is wide.
LEFT = [c - TALL / 2 for *_, c in SHOTS]


def wide(p, n, x, y, w, h=None, window="win"):
    """A shot in its original shape, what the tall version leaves out greyed, and the window in red."""
    h = h or w * 9 / 16
    p.add(f'<svg x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" viewBox="0 0 320 180" preserveAspectRatio="none"><use href="#S-{n}"/></svg>')
    a, b = x + w * LEFT[n] / W, x + w * (LEFT[n] + TALL) / W
    p.path(f"M{number(x)} {number(y)}H{number(a)}v{number(h)}H{number(x)}zM{number(b)} {number(y)}H{number(x + w)}v{number(h)}H{number(b)}z", "veil")
    p.rect(a, y, b - a, h, window)
    return a, b


def tall(p, n, x, y, w):
    """What the window shows."""
    h = w * 16 / 9
    p.add(f'<svg x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" viewBox="{number(LEFT[n])} 0 {number(TALL)} 180"><use href="#S-{n}"/></svg>')
    return h


def reel():
    """The tall film is cut out of the wide one, shot by shot."""
    p = Picture("A showreel of ninety seconds: the wide film with a red window that follows what matters, the tall film cut out of it, and the timeline of six shots")
    stops = lambda name, *cs: f'<linearGradient id="G-{name}" x2="0" y2="1">' + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in cs) + "</linearGradient>"
    p.add("<defs>" + stops("n", (0, NIGHT), (.7, "#1f4a70"), (1, "#46809f")) + stops("w", (0, "#2c6a8c"), (1, "#0f2a48")) + "".join(f'<symbol id="S-{n}" viewBox="0 0 320 180" width="320" height="180">{draw()}</symbol>' for n, (draw, *_) in enumerate(SHOTS)) + "</defs>")
    p.style("win", "fill:none;stroke:#a83212;stroke-width:4;stroke-linejoin:miter", "stroke:#ff7d52")
    p.style("win-s", "fill:none;stroke:#a83212;stroke-width:2.4;stroke-linejoin:miter", "stroke:#ff7d52")
    p.style("ray", "fill:none;stroke:#a83212;stroke-width:1.4", "stroke:#ff7d52")
    p.style("veil", "fill:#efece3;fill-opacity:.52", "fill:#0d2134;fill-opacity:.55")
    with p.large:
        p.text(14, 36, "One showreel, two shapes", 27, "heading")
        p.text(14, 57, "The red frame keeps what matters for a phone.", 14.5, "label-light", "faint")
        tx, ty, tw, top = 436, 14, 190, 388
        x, y, w = 14, 74, 392
        h = w * 9 / 16
        th = tw * 16 / 9
        a, b = wide(p, 0, x, y, w)
        tall(p, 0, tx, ty, tw)
        # From the window to the tall film: the same picture, larger.
        p.line((b, y), (tx, ty), cls="ray")
        p.line((b, y + h), (tx, ty + th), cls="ray")
        p.rect(tx, ty, tw, th, "win")
        p.text(x, y + h + 20, "Wide, 16:9", 15, "label-strong")
        p.text(x, top - 12, "Six shots in 90 seconds", 15, "label-strong")
        p.text(x + p.measure("Six shots in 90 seconds ", 15, "label-strong"), top - 12, "Specimen", 13, "label-light", "faint")
        p.text(tx, ty + th + 19, "Tall, 9:16", 15, "label-strong")
        # The timeline.
        left, across = 14, 612
        at = 0
        for n, (_, s, _) in enumerate(SHOTS):
            cx, cw = left + across * at / WHOLE, across * s / WHOLE - 4
            wide(p, n, cx, top, cw, 56, "win-s")
            at += s
        for s in range(0, 91, 5):
            tick = left + (across - 4) * s / WHOLE
            p.line((tick, top + 62), (tick, top + (70 if s % 15 == 0 else 66)), cls="line")
            if s % 15 == 0:
                p.text(tick, top + 84, f"{s // 60}:{s % 60:02d}", 13, "label-strong", "ink", {0: "start", 90: "end"}.get(s, "middle"), tabular=True)
        p.line((left, top + 62), (left + across - 4, top + 62), cls="line")
    with p.small:
        p.text(8, 21, "One showreel, two shapes", 17, "heading")
        tx, ty, tw = 200, 32, 106
        th = tw * 16 / 9
        x, y, w = 8, 32, 172
        h = w * 9 / 16
        p.style("win-p", "fill:none;stroke:#a83212;stroke-width:2.6;stroke-linejoin:miter", "stroke:#ff7d52")
        p.style("win-q", "fill:none;stroke:#a83212;stroke-width:1.6;stroke-linejoin:miter", "stroke:#ff7d52")
        a, b = wide(p, 0, x, y, w, None, "win-p")
        tall(p, 0, tx, ty, tw)
        p.line((b, y + h), (tx, ty + th), cls="ray")
        p.rect(tx, ty, tw, th, "win-p")
        for n in range(len(SHOTS)):
            wide(p, n, x + n % 3 * 50, y + h + 26 + n // 3 * 31, 46, None, "win-q")
        p.text(x, y + h + 15, "16:9", 12, "label-strong")
        p.text(tx, ty + th + 14, "9:16", 12, "label-strong")
        p.text(x, ty + th + 14, "Six shots in 90 seconds", 12, "label-strong")
    p.save("video-reel")


PICTURES = (reel,)
