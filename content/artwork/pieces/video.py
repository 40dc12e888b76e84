"""Video Editing, two pictures as drawings: a showreel of ninety seconds with the tall version that is cut out of it, and one scene cut three ways.

The other pictures of the course are made by video.mjs. Each shot is drawn once, as a symbol: in the showreel of 320 by
180, where a tall frame is the same symbol seen through a window of 9:16 whose place follows what matters in the shot;
in the scene of 320 by 144, from which every frame of the three cuts is taken.
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
    """She listens: the close shot of the scene below, as high as this film."""
    return f'<g transform="translate(-40 0)scale(1.25)">{still_her()}</g>'


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
SHOTS = ((moonlit, 17, 216), (kite, 15, 214), (tea, 14, 104), (talk, 15, 138), (lantern, 14, 88), (morning, 15, 150))
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
    p.add("<defs>" + stops("n", (0, NIGHT), (.7, "#1f4a70"), (1, "#46809f")) + stops("w", (0, "#2c6a8c"), (1, "#0f2a48")) + defs_of_light() + "".join(f'<symbol id="S-{n}" viewBox="0 0 320 180" width="320" height="180">{draw()}</symbol>' for n, (draw, *_) in enumerate(SHOTS)) + "</defs>")
    p.style("win", "fill:none;stroke:#a83212;stroke-width:4;stroke-linejoin:miter", "stroke:#ff7d52")
    p.style("win-s", "fill:none;stroke:#a83212;stroke-width:2.4;stroke-linejoin:miter", "stroke:#ff7d52")
    p.style("ray", "fill:none;stroke:#a83212;stroke-width:1.4", "stroke:#ff7d52")
    p.style("veil", f"fill:{NIGHT};fill-opacity:.66")
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

# ---------------------------------------------------------------- one scene, three cuts: he is home, the cup is broken
# Stills of 320 by 144. One warm light comes through the door, one cold through the window; people are shapes against them.
CW, CH = 320, 144
DARK, SHADE, WALL, COLD, PANE = "#08131f", "#12273a", "#1c4156", "#3f7f97", "#8fc4d2"
LIT, WARM, EMBER, FLOOR = "#ffe9bd", "#ffc871", "#e08a3c", "#0f2434"
CUP, CUP_LIT, CUP_DARK, GLAZE = "#c8381a", "#ff7d52", "#7d1f0e", "#f6dcc0"


def man(x, y, k):
    """He stands in a long coat, seen against the light, his feet at (x, y), an umbrella at his side; 250 tall."""
    coat = ("M-9 28V36L-16 40Q-19 45-28 48Q-40 53-42 67L-49 112Q-51 132-47 150Q-46 158-41 158Q-35 157-35 146L-32 116L-30 92L-31 130L-38 190Q-32 196-23 197L-20 236Q-29 241-32 249H-6L-4 238L-2 197L0 176"
            "L3 197L7 238L8 249H34Q32 241 24 236L25 196Q33 195 38 189L31 130L30 92L32 116L35 146Q36 157 41 158Q47 157 47 150Q51 132 49 112L42 67Q40 53 28 48Q19 45 16 40L9 36V28z")
    head = "M-14 14Q-16-1-4-3Q10-6 15 5L15 17Q17 18 15.500 24Q14 26 13 25Q10 37 0 38Q-10 37-13 25Q-14 26-15.500 24Q-17 18-15 17z"
    return (f'<g transform="translate({number(x)} {number(y)})scale({k})translate(0-249)" fill="{DARK}"><path d="{coat}"/><path d="{head}"/>'
            '<path d="M40 152Q38 140 45 139Q52 140 50 150L58 226L54 240L50 228L42 158z"/></g>')


def defs_of_light():
    """The gradients that the stills share."""
    def linear(name, x1, y1, x2, y2, *stops):
        return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">' + "".join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a < 1 else "") + "/>" for o, c, a in stops) + "</linearGradient>"
    return (linear("L-door", 0, 0, 0, 144, (0, WARM, 1), (.55, LIT, 1), (1, LIT, 1)) + linear("L-fall", 0, 98, 0, 144, (0, LIT, 1), (.4, WARM, .95), (1, EMBER, .75))
            + linear("L-wall", 0, 0, 320, 0, (0, SHADE, 1), (.3, WALL, 1), (1, "#173549", 1)) + linear("L-pane", 0, 0, 0, 110, (0, PANE, 1), (1, COLD, 1)))


def still_wide():
    """The room: he in the door, she at the table, on the floor between them the cup."""
    window = f'<path d="M196 16H288V74H196z" fill="url(#L-pane)"/><path d="M196 16H288V74H196zM242 16V74M196 40H288" fill="none" stroke="{DARK}" stroke-width="3.500"/>'
    she = (f'<path d="M262 132V96" stroke="{DARK}" stroke-width="4"/><path d="M276 62V134M254 98H276" stroke="{DARK}" stroke-width="4" stroke-linecap="round"/>'
           f'<path d="M253 134H236Q235 131 240 130L247 104Q246 100 250 98L253 96Q250 78 255 69Q258 64 261 62L260 57Q254 56 253 51L250.500 49L253 46Q252 36 262 35Q271 35 273 43Q279 44 278 50Q276 54 272 52Q270 56 270 61Q277 66 277 80L276 102Q272 106 262 106L258 107L252 134z" fill="{DARK}"/>'
           f'<path d="M252.500 96Q249.500 78 254.500 69Q257.500 64 260.500 62L259.500 57Q253.500 56 252.600 51L250 49L252.500 46Q252 38 258 35.600" fill="none" stroke="{WARM}" stroke-width="1.300"/><path d="M240 131L247 104" fill="none" stroke="{WARM}" stroke-width="1.300"/>')
    table = f'<path d="M192 88H262V93H192z" fill="{DARK}"/><path d="M224 93L222 134H232L230 93z" fill="{DARK}"/><path d="M216 134H238" stroke="{DARK}" stroke-width="3"/><path d="M192 88H250" stroke="{WARM}" stroke-width="1.400"/><path d="M206 88q-3-14 6-15h8q9 1 6 15zM213 72q3-4 6 0M225 80q6-2 8-7" fill="{DARK}" stroke="{DARK}" stroke-width="2"/>'
    cup = f'<g transform="translate(160 128)">{cup_parts(.2)}</g>'
    return (f'<path d="M0 0H320V108H0z" fill="url(#L-wall)"/><path d="M0 108H320V144H0z" fill="{FLOOR}"/><path d="M0 106h320v2.500H0z" fill="{DARK}" opacity=".5"/>{window}<path d="M226 108L322 108V128L280 144H190z" fill="{COLD}" opacity=".16"/>'
            f'<path d="M44 10H94V108H44z" fill="url(#L-door)"/><path d="M44 108H94L214 144H58z" fill="url(#L-fall)"/><path d="M40 6H98V108H94V10H44V108H40z" fill="{DARK}"/><path d="M40 108L40 8L14-6V126z" fill="{DARK}"/><path d="M40 108V8" stroke="{WARM}" stroke-width="1.600"/>'
            f'<path d="M62 108H76L150 144H104z" fill="{DARK}" opacity=".82"/>{man(69, 110, .355)}{table}{she}{cup}')


def still_over():
    """Over her shoulder on him."""
    her = (f'<path d="M150 150Q154 126 194 119Q222 114 231 102L276 104Q284 114 308 118Q330 122 340 134V150z" fill="#0c1c2b"/><path d="M229 92H278V108Q280 116 284 118Q256 138 220 117Q230 112 231 102z" fill="#3a2c2c"/><path d="M220 117Q256 138 284 118L296 122Q256 152 206 120z" fill="#1d3f52"/>'
           f'<path d="M214 66Q206 20 250 16Q294 16 295 62Q296 88 276 102Q254 112 232 100Q217 88 214 66z" fill="{DARK}"/><path d="M252 17Q249 40 254 62" fill="none" stroke="#2b5066" stroke-width="1.800"/><path d="M228 36Q234 58 248 66M276 34Q272 56 260 66M220 62Q230 74 242 76M290 60Q282 74 268 77" fill="none" stroke="#1a3547" stroke-width="1.800" stroke-linecap="round"/>'
           f'<ellipse cx="254" cy="86" rx="25" ry="21" fill="#0d1e2c"/><path d="M231 82Q241 68 258 70Q272 72 276 84M234 94Q246 82 262 86Q270 88 273 96M246 104Q254 96 266 100" fill="none" stroke="#2b5066" stroke-width="1.800" stroke-linecap="round"/>')
    rim = f'<path d="M150 148Q155 126 194 119Q221 114 230 103V98M213 60Q209 24 238 17.500M229 88Q231 72 246 67" fill="none" stroke="{WARM}" stroke-width="2.600" stroke-linecap="round"/><path d="M214 64q-7-1-6 8q2 9 8 9z" fill="#5b3a2a"/><path d="M214 64q-7-1-6 8q2 9 7 9" fill="none" stroke="{WARM}" stroke-width="2"/><circle cx="213" cy="86" r="3" fill="{LIT}"/>'
    return (f'<path d="M0 0H320V144H0z" fill="url(#L-wall)"/><path d="M0 122H320V144H0z" fill="{FLOOR}"/><path d="M72 0H150V122H72z" fill="url(#L-door)"/><path d="M72 122H150L184 144H52z" fill="url(#L-fall)"/><path d="M150 0h6V122h-6z" fill="{DARK}"/><path d="M72 0V124L26 144H20V0z" fill="{DARK}"/><path d="M71 0V122" stroke="#fff6df" stroke-width="2"/>'
            f'<path d="M98 122H126L142 144H90z" fill="{DARK}" opacity=".85"/>{man(112, 126, .475)}{her}{rim}')


def still_him():
    """He, close: a shape before the light; his glasses have the window's cold light."""
    return (f'<path d="M0 0H320V144H0z" fill="{DARK}"/><path d="M58 0H238V144H58z" fill="url(#L-door)"/><path d="M238 0h12V144h-12z" fill="#1d2f3c"/><path d="M58 0V144" stroke="#fff6df" stroke-width="2"/>'
            f'<path d="M46 150Q48 128 84 117L114 108Q122 102 124 92H168Q170 102 178 108L208 117Q244 128 246 150z" fill="#0b1926"/><path d="M124 80H168V104L146 122z" fill="#101f2a"/><path d="M122 94L110 108 104 150H136L146 122zM170 94L182 108 188 150H156L146 122z" fill="#17293a"/><path d="M122 94L110 108 146 150V122zM170 94L182 108 146 150V122z" fill="#1f3649"/><path d="M144 122h4V150h-4z" fill="{DARK}"/>'
            f'<path d="M113 52Q108 14 146 14Q184 14 179 52L182 54Q185 56 182 67Q179 72 176 69Q171 98 146 101Q121 98 116 69Q113 72 110 67Q107 56 110 54z" fill="#14232f"/><path d="M111 55Q103 12 142 9Q192 4 181 56L177 60Q178 42 169 34Q150 40 128 34Q116 38 115 60z" fill="{DARK}"/><path d="M116 72Q121 99 146 101Q171 99 176 72Q168 82 158 81Q146 77 134 81Q124 82 116 72z" fill="{DARK}"/>'
            f'<path d="M120 56h22v6q0 9-11 9t-11-9zM150 56h22v6q0 9-11 9t-11-9z" fill="{PANE}"/><path d="M131 56h4l-8 14.500q-3-.500-5-3zM161 56h4l-8 14.500q-3-.500-5-3z" fill="{SHADE}" opacity=".55"/><path d="M113 56H142M150 56H179M142 58q4-2 8 0" fill="none" stroke="{DARK}" stroke-width="2.400"/>'
            f'<path d="M108 52Q104 16 132 9M184 52Q189 16 160 7.500M47 144Q50 127 84 116.500L112 107M245 144Q242 127 208 116.500L180 107" fill="none" stroke="#fff6df" stroke-width="2.200" stroke-linecap="round"/>')


def still_her():
    """She listens, in profile before the window; the light of the door draws her face."""
    face = "M121 30C112 36 107 46 106 57Q105 62 107 66C104 75 98 82 93.500 89Q91.500 93 97 96L101 97.500C97.500 101 97 104 98.500 107L102 109.500C99 112 99 115 101 118Q97.500 123 100.500 129Q105 137 118 134Q140 128 160 112L176 96 150 40z"
    hair = "M120 30C130 14 152 8 174 15C202 25 210 58 200 86C196 98 186 108 172 112C176 92 168 78 158 70C150 62 138 44 120 30z"
    line = "M121 31C112 37 107.500 46 106.500 57Q105.500 62 107.500 66C104.500 75 98.500 82 94 89.500Q92.500 93 97.500 95.500L101.500 97.500C98.500 101 97.500 104 99.200 107L102.500 109.500C99.500 112 99.700 115 101.700 118Q98 123 101 129Q105.500 136 117 133.500"
    return (f'<path d="M0 0H320V144H0z" fill="{SHADE}"/><path d="M156 0H320V108H156z" fill="url(#L-pane)"/><path d="M236 0V108M156 44H320" stroke="{SHADE}" stroke-width="8"/><path d="M148 0h9V110H320v9H148z" fill="{DARK}"/><path d="M0 0H64L26 144H0z" fill="{WARM}" opacity=".12"/>'
            f'<g transform="translate(30 4)scale(.84)"><path d="M126 126Q138 140 128 156Q120 164 96 172L60 190H290Q272 160 212 146L196 108 160 100z" fill="#33282c"/><path d="M128 156Q120 164 92 172L50 190H300Q272 156 214 142Q206 160 170 166Q142 168 128 156z" fill="{DARK}"/><path d="M126 128Q146 122 166 104L182 100 190 128Q166 140 138 142Q134 132 126 128z" fill="{DARK}" opacity=".45"/>'
            f'<path d="{face}" fill="#52403b"/><circle cx="212" cy="92" r="25" fill="{DARK}"/><path d="{hair}" fill="{DARK}"/><path d="M197 82q15-8 33 2M196 98q16-6 36 2M138 24q34-4 52 36M154 17q34 6 40 54" fill="none" stroke="#24475a" stroke-width="2.200" stroke-linecap="round"/><path d="M164 70q8-4 9 5q-1 12-8 13q-4-8-1-18z" fill="#52403b"/><circle cx="165" cy="96" r="4.500" fill="{WARM}"/>'
            f'<path d="{line}M128 155Q120 164 92 172L56 189" fill="none" stroke="{WARM}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M107 67C104 75 98.500 82 94 89" fill="none" stroke="{LIT}" stroke-width="2.400"/>'
            f'<path d="M110 68q7 5 15 0" fill="none" stroke="{DARK}" stroke-width="2.600" stroke-linecap="round"/><path d="M107 57q9-6 20 0" fill="none" stroke="{DARK}" stroke-width="2.600" stroke-linecap="round"/></g>')


def cup_parts(k):
    """The broken cup, its foot at the origin, 130 wide at k = 1: what stands of it, its shards, the tea that ran out."""
    rim = "M-58-74L-46-60-30-63-14-34 4-24 16-44 30-48 38-78 53-86"
    return (f'<g transform="scale({k})"><path d="M-132 8Q-100-9-40-4Q60-11 108 3Q140 13 96 22Q20 34-64 27Q-156 25-132 8z" fill="#5d2c12"/><path d="M-108 7Q-70-3-44-1M48 0Q88 1 104 9" fill="none" stroke="{WARM}" stroke-width="4.500" stroke-linecap="round"/>'
            f'<path d="M46-68C84-76 92-56 80-40C70-28 52-22 36-22" fill="none" stroke="{CUP_DARK}" stroke-width="12" stroke-linecap="round"/><path d="M48-72C86-80 95-58 84-42" fill="none" stroke="{CUP_LIT}" stroke-width="4" stroke-linecap="round"/>'
            f'<path d="M-58-86Q-46-98 0-98Q46-98 54-86L34-6H-36z" fill="{GLAZE}"/><path d="M-58-86Q-46-96 0-96Q46-96 54-86L50-70Q30-84 0-82Q-30-82-54-70z" fill="#fff3dc"/><path d="M-54-72Q-30-84 0-84L4-24-14-34-30-63-46-60z" fill="#b98a68" opacity=".6"/>'
            f'<path d="{rim}Q52-36 38-10Q34-2 26 0Q0 7-28 0Q-36-2-42-12Q-58-40-58-74z" fill="{CUP}"/><path d="M16-44L30-48 38-78 53-86Q52-36 38-10Q34-2 26 0Q14 3 4 3.500Q24-14 16-44z" fill="{CUP_DARK}"/><path d="{rim}" fill="none" stroke="{CUP_LIT}" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"/><path d="M-48-46Q-46-24-36-12" fill="none" stroke="{CUP_LIT}" stroke-width="4" stroke-linecap="round"/><path d="M-28 0Q0 7 26 0L24 8Q0 14-26 8z" fill="{CUP_DARK}"/>'
            f'<path d="M-124 0Q-118-26-92-30L-84-14-72-2Q-98 10-124 0z" fill="{CUP}"/><path d="M-92-30L-84-14-72-2-64-8Q-72-26-92-30z" fill="{GLAZE}"/><path d="M-124 0Q-118-26-92-30" fill="none" stroke="{CUP_LIT}" stroke-width="4"/><path d="M98 2Q104-20 132-22L136-8 150 2Q124 12 98 2z" fill="{CUP_DARK}"/><path d="M98 2Q104-20 132-22L136-8 150 2" fill="none" stroke="{CUP_LIT}" stroke-width="4" stroke-linejoin="round"/><path d="M-38 29Q-28 14-8 15L2 22 14 30Q-12 36-38 29z" fill="{CUP}"/><path d="M-38 29Q-28 14-8 15L2 22" fill="none" stroke="{CUP_LIT}" stroke-width="3.500"/></g>')


def low(x, feet):
    """The floor, seen from the floor: the door is far, the light comes all the way."""
    return (f'<path d="M0 0H320V74H0z" fill="url(#L-wall)"/><path d="M0 74H320V144H0z" fill="{FLOOR}"/><path d="M{x} 0h64V74h-64z" fill="url(#L-door)"/><path d="M{x} 74h64L{x + 236} 144H{x - 150}z" fill="url(#L-low)"/><path d="M{x - 6} 0h6V74h-6zM{x + 64} 0h6V74h-6z" fill="{DARK}"/>{feet}')


def still_cup():
    """The cup on the floor; his legs in the door, far behind."""
    feet = f'<path d="M82 74H92L54 144H18zM102 74H113L122 144H88z" fill="{DARK}" opacity=".8"/><svg x="56" y="-1" width="82" height="79" viewBox="0 0 82 79" style="overflow:hidden">{man(41, 78, .58)}</svg>'
    return low(66, feet) + f'<path d="M294 0H320V144H302z" fill="{DARK}"/><path d="M294 0L302 144" stroke="{EMBER}" stroke-width="2"/><g transform="translate(208 124)">{cup_parts(.66)}</g>'


def still_shoe():
    """His shoe comes down beside it."""
    shoe = f'<path d="M146-4H222L226 62L222 76L224 116H210L206 110Q196 118 172 119H92Q76 120 78 109Q82 99 108 93Q136 86 150 74Q158 66 156 52z" fill="{DARK}"/><path d="M78 112H178L196 114L206 108L224 106V128H200L198 121L176 123Q160 128 140 128H94Q76 128 78 112z" fill="#22160f"/><path d="M144-2L149 56Q186 68 225 60" fill="none" stroke="#2b4a60" stroke-width="2.200"/><path d="M79 108Q84 99 108 93Q136 86 150 74Q157 67 155 57L148 56L144-2" fill="none" stroke="{WARM}" stroke-width="2.600" stroke-linejoin="round"/><path d="M118 92q9 2 13 10M130 88q9 2 13 10M141 82q8 2 12 10" fill="none" stroke="#38607a" stroke-width="2.400" stroke-linecap="round"/><path d="M94 112q4-12 20-16" fill="none" stroke="#38607a" stroke-width="1.600"/>'
    return low(150, "") + f'<g transform="translate(262-2)scale(-1 1)"><path d="M84 130H216L250 150H60z" fill="{DARK}" opacity=".62"/>{shoe}</g><g transform="translate(244 128)">{cup_parts(.56)}</g>'


#: Drawing, what of it is kept where a frame is narrow or low (across, and from 0 above to 1 below), the camera of the plan.
STILLS = {"wide": (still_wide, 108, .5, 1), "over": (still_over, 160, .5, 2), "him": (still_him, 146, .2, 2), "her": (still_her, 150, .4, 3), "cup": (still_cup, 170, .8, 4), "shoe": (still_shoe, 190, .9, 4)}
#: The same camera nearer: how much, and the middle of what it sees.
NEARER = {"face": ("her", 1.55, 128, 62)}
#: The three cuts: shots and their seconds, from the same footage.
THREE = (("For the speaker", "wide 4 over 6 her 3 him 7"), ("For the listener", "over 4 her 7 him 3 face 6"), ("For suspense", "wide 4 cup 6 her 4 shoe 6"))
THREE = tuple((name, [(s, int(n)) for s, n in zip(cut.split()[::2], cut.split()[1::2])]) for name, cut in THREE)
assert all(sum(n for _, n in cut) == 20 for _, cut in THREE)


def shown(p, name, x, y, w, h):
    """A still in w by h: as large as fills it, what matters kept."""
    still, zoom, *centre = NEARER.get(name, (name, 1))
    _, across, down, _ = STILLS[still]
    k = max(w / CW, h / CH) * zoom
    wide, high = w / k, h / k
    left = min(max((centre[0] if centre else across) - wide / 2, 0), CW - wide)
    top = centre[1] - high / 2 if centre else (CH - high) * down
    p.add(f'<svg x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" viewBox="{number(left)} {number(top)} {number(wide)} {number(high)}"><use href="#T-{still}"/></svg>')
    p.rect(x, y, w, h, "frame")


def reels(p, x, y, w, h, pitch, gap):
    """The three cuts, each as long as its seconds."""
    for row, (_, cut) in enumerate(THREE):
        at = 0
        for name, seconds in cut:
            shown(p, name, x + w * at / 20, y + row * pitch, w * seconds / 20 - (gap if at + seconds < 20 else 0), h)
            at += seconds


def numbered(p, x, y, nr, r=9.5):
    """A camera's number on a still."""
    p.circle(x, y, r, "tag")
    p.text(x, y + r * .45, str(nr), r * 1.35, "label-strong", "tag-ink", "middle")


#: The room of the plan, its corner at the origin: he, she, the cup; each camera's place and what it looks at, how far and how wide.
ROOM_W, ROOM_H, WALL_T = 194, 208, 6
HE, SHE, ON_FLOOR = (46, 26), (150, 140), (96, 81)
CAMERAS = {1: ((32, 162), (98, 84), 118, 27), 2: ((144, 184), (46, 26), 122, 12), 3: ((92, 176), (150, 140), 60, 13), 4: ((80, 126), (70, 56), 64, 20)}
# The rule that the plan shows: all cameras stand on one side of the line from him to her.
assert all((SHE[0] - HE[0]) * (y - HE[1]) - (SHE[1] - HE[1]) * (x - HE[0]) > 0 for (x, y), *_ in CAMERAS.values())


def camera(p, x, y, turn, nr, cls="solid"):
    """A camera from above that looks up before it is turned."""
    p.add(f'<path class="{cls}" transform="translate({x} {y})rotate({number(turn)})" d="M-9-7H9V11H-9zM-5-7L-8-14H8L5-7z"/>')
    if nr:
        p.text(x, y + 6.5, str(nr), 13.5, "label-strong", "on-solid", "middle")


def ground_plan(p, x, y):
    """The room from above: the line between the two, the four cameras on one side of it, one crossed out on the other."""
    p.add(f'<g transform="translate({x} {y})">')
    w, h, t = ROOM_W, ROOM_H, WALL_T
    slope = (SHE[1] - HE[1]) / (SHE[0] - HE[0])
    top, right = HE[0] - (HE[1] - t) / slope, HE[1] + (w - t - HE[0]) * slope
    p.area((top, t), (w - t, t), (w - t, right), cls="tone")
    p.area((26, t), (66, t), (112, 76), (72, 112), cls="beam")
    for nr, (eye, at, far, half) in CAMERAS.items():
        a = math.atan2(at[1] - eye[1], at[0] - eye[0])
        p.area(eye, *((eye[0] + far * math.cos(a + s * math.radians(half)), eye[1] + far * math.sin(a + s * math.radians(half))) for s in (-1, 1)), cls="cone")
    # Walls with the door, open inwards, and the window.
    p.path(f"M0 0H26V{t}H{t}V{h - t}H{w - t}V118H{w}V{h}H0zM66 0H{w}V48H{w - t}V{t}H66z", "solid")
    p.path(f"M{w - t} 48V118M{w} 48V118M{w - t / 2} 48V118", "line")
    p.path(f"M26 {t}V46", "bold")
    p.path(f"M26 46A40 40 0 0 0 66 {t}", "hair")
    p.line((top, t), (w - t, right), cls="rule")
    p.circle(127, 115, 19, "paper bold")
    for (px, py), turn in ((HE, 132), (SHE, -48)):
        p.add(f'<g class="solid" transform="translate({px} {py})rotate({turn})"><ellipse rx="15" ry="7.5"/></g><circle class="paper bold" cx="{px}" cy="{py}" r="6"/>')
    p.circle(*ON_FLOOR, 5.5, "red")
    for nr, (eye, at, *_) in CAMERAS.items():
        camera(p, *eye, math.degrees(math.atan2(at[1] - eye[1], at[0] - eye[0])) + 90, nr)
    camera(p, 150, 40, -135, "", "tone-strong")
    p.path("M136 26L164 54M164 26L136 54", "heavy")
    p.text(w - t - 6, 88, "180° line", 14.5, "label-strong", "ink", "end")
    p.add("</g>")


def cuts():
    """One scene as four cameras see it, and as three editors cut it."""
    p = Picture("One scene cut three ways: a man in a bright door, a woman at a table, a broken red cup between them; the plan of the cameras, and three timelines of twenty seconds")
    low_light = f'<linearGradient id="L-low" gradientUnits="userSpaceOnUse" x1="0" y1="74" x2="0" y2="144"><stop stop-color="{LIT}"/><stop offset=".35" stop-color="{WARM}" stop-opacity=".92"/><stop offset="1" stop-color="{EMBER}" stop-opacity=".7"/></linearGradient>'
    p.add(f'<defs>{defs_of_light()}{low_light}' + "".join(f'<symbol id="T-{name}" viewBox="0 0 {CW} {CH}" width="{CW}" height="{CH}">{draw()}</symbol>' for name, (draw, *_) in STILLS.items()) + "</defs>")
    p.style("tag", f"fill:{DARK}")
    p.style("tag-ink", f"fill:{LIT}")
    p.style("frame", "fill:none;stroke:none", "stroke:#e6eef54d;stroke-width:.8")
    p.style("beam", "fill:#f0b24d;fill-opacity:.5", "fill:#ffc871;fill-opacity:.42")
    p.style("cone", "fill:#2c6a8c24;stroke:#2c6a8c;stroke-width:.8", "fill:#8fc4d226;stroke:#8fc4d2")
    p.style("rule", "fill:none;stroke:#14222f;stroke-width:2.2;stroke-dasharray:9 5", "stroke:#e6eef5")
    with p.large:
        p.text(14, 36, "One scene, three cuts", 27, "heading")
        shown(p, "wide", 14, 50, 404, 178)
        numbered(p, 30, 212, 1, 10.5)
        ground_plan(p, 432, 20)
        x, y, w, pitch, high = 116, 248, 510, 76, 67
        reels(p, x, y, w, high, pitch, 3)
        for row, (name, cut) in enumerate(THREE):
            first, last = name.rsplit(" ", 1)
            p.text(14, y + row * pitch + 28, first, 14, "label-light", "faint")
            p.text(14, y + row * pitch + 46, last, 19, "heading")
            at = 0
            for shot, seconds in cut:
                numbered(p, x + w * at / 20 + 12, y + row * pitch + high - 12, STILLS[NEARER.get(shot, (shot,))[0]][3], 8.5)
                at += seconds
    with p.small:
        p.text(8, 17, "One scene, three cuts", 15, "heading")
        reels(p, 8, 40, 304, 50, 72, 2)
        for row, (name, _) in enumerate(THREE):
            p.text(8, 35 + row * 72, name, 12, "label-strong")
    p.save("video-cuts")


PICTURES = (reel, cuts)
