"""Pictures of the pieces of the course C & C++: the programs below cpp/ are compiled and run, what they print is drawn.

Needs gcc and valgrind; distances in memory are those of a 64-bit Linux.
"""
import re

from kit import Picture, number, ran

GCC = "gcc -std=c99 -Wall -Wextra -Werror -g -o run"


def linked_list():
    """One station is lifted out of the line, and the track goes past its place."""
    out = [line.split() for line in ran("cpp", f"{GCC} list.c test_list.c", "./run").strip().split("\n")]
    before = [(n, int(at)) for when, n, at in out if when == "before"]
    after = [(n, int(at)) for when, n, at in out if when == "after"]
    place = dict(before)
    memory = sorted(place, key=place.get)
    assert [n for n, _ in before] == ["Pune", "Lonavala", "Karjat", "Kalyan", "Dadar"] and memory == ["Pune", "Dadar", "Karjat", "Kalyan", "Lonavala"]
    assert [n for n, _ in after] == ["Pune", "Lonavala", "Kalyan", "Dadar"] and set(place.values()) == {0, 32, 64, 96, 128}
    heap = ran("cpp", f"{GCC} list.c test_list.c", "valgrind ./run 2>&1")
    usage = re.search(r"total heap usage: (\d+) allocs, (\d+) frees", heap)
    assert usage[1] == usage[2] == "6" and "no leaks are possible" in heap
    p = Picture("A linked list as a railway line of four stations; Karjat, in red, is lifted out and the track from Lonavala now goes to Kalyan")

    def sleepers(a, b, y, k, cls):
        """A piece of track from one board to the next, its head an arrow."""
        p.path("".join(f"M{number(x)} {number(y - 5 * k)}v{number(10 * k)}" for x in (a + 5 * k + i * 7 * k for i in range(99)) if x < b - 9 * k), cls)
        for rail in (-2.6, 2.6):
            p.line((a, y + rail * k), (b - 7 * k, y + rail * k), cls=cls)
        p.area((b, y), (b - 9 * k, y - 6 * k), (b - 9 * k, y + 6 * k), cls="ink")

    def board(n, x, y, wide, high, size, red):
        """A station's name board: its name, below it where the next one lies."""
        for post in (x + wide * 0.2, x + wide * 0.8):
            p.line((post, y + high), (post, y + high + size * 0.6), cls="red-line" if red else "bold")
        p.rect(x, y, wide, high, "paper")
        p.rect(x, y, wide, high * 0.56, "red" if red else "solid")
        p.rect(x, y, wide, high, "red-line" if red else "bold")
        p.text(x + wide / 2, y + high * 0.28 + size * 0.35, n, size, "heading", "on-solid", "middle")
        onward = dict(zip([n for n, _ in after], [n for n, _ in after][1:]))
        words = "freed" if red else f"+{place[onward[n]]}" if n in onward else "NULL"
        p.text(x + wide / 2, y + high * 0.78 + size * 0.3, words, size * 0.9, "code-strong", "red" if red else "ink", "middle")

    def line(x0, x1, y, wide, high, size, k, lift):
        """The line as it runs now; Karjat is lifted out of the gap that it leaves."""
        names = [n for n, _ in after]
        # Stations stand as they stood with Karjat between, so that the long piece of track is seen to pass its place.
        slot = {n: x0 + i * (x1 - x0 - wide) / 4 for i, (n, _) in enumerate(before)}
        track = y + high + size * 0.6
        for a, b in zip(names, names[1:]):
            sleepers(slot[a] + wide * 0.5, slot[b] + wide * 0.5 - 1, track + 9 * k, k, "line")
        for n in names:
            board(n, slot[n], y, wide, high, size, False)
            p.circle(slot[n] + wide / 2, track + 9 * k, 4.6 * k, "paper bold")
        end = slot[names[-1]] + wide + 3 * k
        p.line((slot[names[-1]] + wide / 2 + 4.6 * k, track + 9 * k), (end, track + 9 * k), cls="bold")
        p.line((end, track + 2 * k), (end, track + 16 * k), cls="heavy")
        x = slot["Karjat"]
        p.path(f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{number(-wide)}z", "ghost")
        board("Karjat", x, y - lift, wide, high, size, True)
        p.arrow((x + wide / 2, y + high * 0.8), (x + wide / 2, y - lift + high + size), cls="red-line", head="red", size=8 * k)
        return slot, track

    p.style("ghost", "fill:none;stroke:#14222f;stroke-width:1;stroke-dasharray:3 4", "stroke:#e6eef5")
    with p.large:
        p.text(16, 36, "Karjat leaves the list, and its memory returns", 24, "heading")
        p.text(16, 57, "Each station holds its name and where the next one lies, in bytes from the first", 14.5, "label", "faint")
        line(16, 624, 196, 106, 74, 18, 1.35, 108)
        # Memory itself: five nodes in the order in which they were allocated.
        p.text(16, 344, "In memory", 14.5, "label-strong")
        for i, n in enumerate(memory):
            x, red = 16 + i * 121.6, n == "Karjat"
            p.rect(x, 353, 121.6, 32, "red-tone" if red else "paper")
            p.rect(x, 353, 121.6, 32, "line")
            p.text(x + 10, 374, f"+{place[n]}", 14, "code", "red" if red else "faint")
            p.text(x + 112, 374, "given back" if red else n, 15, "label-strong", "red" if red else "ink", "end")
        p.window(12, 402, 616, 66, "gcc -Wall -Wextra -g list.c test_list.c && valgrind ./a.out", 13, 24)
        p.text(24, 453, f"{usage[1]} allocs, {usage[2]} frees", 18, "heading")
        p.text(616, 453, "All heap blocks were freed: no leaks are possible", 14.5, "label-strong", anchor="end")
    with p.small:
        p.text(8, 20, "Karjat is taken off the line", 18, "heading")
        line(8, 312, 112, 57, 50, 14, 0.95, 68)
        p.text(8, 214, "A linked list in C", 17, "label-strong")
        p.text(8, 234, f"{usage[1]} memory blocks taken, {usage[2]} given back", 16, "label")
    p.save("cpp-list")


def calculator():
    """Each key has its column: the tree above, the stack below."""
    expression = "8*(5-3)+6/2"
    out = [line.split("|") for line in ran("cpp", f"{GCC} calculator.c", f"./run '{expression}'").strip().split("\n")]
    assert out[-1] == ["=", "", "19", "853-*62/+"] and eval(expression) == 19
    tokens = [line[0] for line in out]
    # Where each node of the tree stands: column of its token, depth; its value; its children.
    tree = {0: (2, "8", ()), 1: (1, "16", (0, 4)), 3: (3, "5", ()), 4: (2, "2", (3, 5)), 5: (3, "3", ()), 7: (0, "19", (1, 9)), 8: (2, "6", ()), 9: (1, "3", (8, 10)), 10: (2, "2", ())}
    values = {i: float(t) for i, t in enumerate(tokens) if t.isdigit()}
    for i in (4, 9, 1, 7):
        a, b = (values[c] for c in tree[i][2])
        values[i] = {"+": a + b, "-": a - b, "*": a * b, "/": a / b}[tokens[i]]
        assert values[i] == float(tree[i][1])
    sign = {"*": "×", "-": "−", "/": "÷"}
    p = Picture("8 × (5 − 3) + 6 ÷ 2 as a tree above its keys and as a stack of operators below them; the bracket is red")

    def draw(x0, step, top, drop, r, key, base, cell, size):
        X = lambda i: x0 + (i + 0.5) * step
        Y = lambda i: top + tree[i][0] * drop
        # The bracket: its column of the picture from the tree to the stack.
        p.rect(X(2) - step / 2, Y(4) - r - 5, 5 * step, base + 4 - Y(4) + r + 5, "red-tone")
        for i, (_, _, children) in tree.items():
            for c in children:
                p.line((X(i), Y(i)), (X(c), Y(c)), cls="heavy" if r > 14 else "bold")
            p.line((X(i), Y(i)), (X(i), key), cls="dash")
        for i, (_, value, children) in tree.items():
            leaf = not children
            p.circle(X(i), Y(i), r, "paper bold" if leaf else "solid")
            p.text(X(i), Y(i) + size * 0.36, sign.get(tokens[i], tokens[i]), size * (1 if leaf else 1.15), "heading", "ink" if leaf else "on-solid", "middle")
            if not leaf:
                p.text(X(i) + (-r - 4 if i == 1 else r + 4), Y(i) - r * 0.35, f"{value}", size * 0.95, "heading", anchor="end" if i == 1 else "start")
        for i, t in enumerate(tokens):
            red = t in "()"
            p.rect(X(i) - step / 2 + 2, key, step - 4, cell * 1.25, "red" if red else "paper")
            p.rect(X(i) - step / 2 + 2, key, step - 4, cell * 1.25, "line") if not red else None
            p.text(X(i), key + cell * 0.62 + size * 0.38, sign.get(t, t), size * 1.1, "heading", "on-solid" if red else "ink", "middle")
            for n, o in enumerate(out[i][1]):
                y = base - (n + 1) * cell
                p.rect(X(i) - step / 2 + 5, y, step - 10, cell - 2, "red" if o == "(" else "tone-strong")
                p.text(X(i), y + cell / 2 + size * 0.28, sign.get(o, o), size * 0.9, "label-strong", "on-solid" if o == "(" else "ink", "middle")
        p.line((x0, base), (x0 + step * len(tokens), base), cls="bold")

    with p.large:
        draw(64, 46.6, 40, 58, 17, 250, 396, 26, 17)
        p.text(16, 36, "Brackets first", 24, "heading")
        p.text(16, 55, "The tree that the calculator", 12.5, "label-light", "faint")
        p.text(16, 70, "walks without ever drawing it", 12.5, "label-light", "faint")
        p.text(16, 271, "keys", 13.5, "label-strong")
        p.text(16, 374, "stack of", 13.5, "label-strong")
        p.text(16, 390, "operators", 13.5, "label-strong")
        p.window(12, 410, 616, 58, "./calculator \"8 * (5 - 3) + 6 / 2\"", 13, 22)
        p.text(24, 455, "postfix", 13.5, "label", "faint")
        p.text(72, 455.5, "8 5 3 − × 6 2 ÷ +", 18, "code-strong")
        p.text(616, 456.5, "= 19", 24, "heading", anchor="end")
    with p.small:
        draw(6, 25.7, 24, 34, 11.5, 144, 221, 16, 13)
        p.text(8, 20, "Brackets first", 17, "heading")
        p.text(312, 20, "= 19", 18, "heading", anchor="end")
        p.text(8, 237, "keys, below them the stack", 15, "label")
    p.save("cpp-calculator")


def bill():
    """The bill is the area under a stair; the next stair begins at unit 301."""
    made = dict(map(int, line.split()) for line in ran("cpp", f"{GCC} bill.c", "./run").strip().split("\n"))
    slabs = [(0, 100, 4.5), (100, 300, 9.5), (300, 500, 12.8), (500, 600, 14.5)]
    shown = 420  # further slabs are in the table of tests; here they would be an empty third
    used = 340
    for units, paise in made.items():
        assert paise == round(sum((min(units, b) - a) * r for a, b, r in slabs if units > a) * 100)
    assert made[301] - made[300] == 1280 and made[300] - made[100] == 190000
    p = Picture("An electricity bill as the area below a stair of rates: 340 units, the forty in the third slab in red, 2,862 rupees")

    def stairs(x0, x1, y0, top, size, rates):
        X = lambda u: x0 + (x1 - x0) * min(u, shown) / shown
        Y = lambda r: y0 - (y0 - top) * r / 12.8
        for a, b, rate in slabs[:3]:
            p.rect(X(a), Y(rate), X(b) - X(a), y0 - Y(rate), "tone")
            if used > a:
                p.rect(X(a), Y(rate), X(min(b, used)) - X(a), y0 - Y(rate), "red" if b > used else "solid")
                if b <= used:
                    p.text((X(a) + X(b)) / 2, y0 - size * 2.2, f"{b - a} × {rate:.2f}", size, "label-strong", "on-solid", "middle")
                    p.text((X(a) + X(b)) / 2, y0 - size * 0.8, f"₹{(b - a) * rate:,.0f}", size * 1.25, "heading", "on-solid", "middle")
        points = [(X(0), y0)]
        for a, b, rate in slabs[:3]:
            points += [(X(a), Y(rate)), (X(b), Y(rate))]
        p.line(*points, cls="heavy")
        p.line((x0, y0), (x1, y0))
        for a, b, rate in slabs[:3]:
            p.text((X(a) + X(b)) / 2, Y(rate) - size * 0.5, f"{rate:.2f}" if not rates else f"₹{rate:.2f}", size, "label-strong", anchor="middle")
        for u in (0, 100, 300):
            p.text(X(u), y0 + size * 1.35, str(u), size, "label-strong", anchor="middle" if u else "start")
        return X, Y

    with p.large:
        p.text(16, 36, f"340 units: ₹{made[340] // 100:,}", 28, "heading")
        p.text(16, 57, "The bill is the area: units across, rupees a unit upwards. Sample tariff, energy charge only", 12.5, "label-light", "faint")
        X, Y = stairs(16, 624, 336, 96, 14, True)
        p.text(X(340), 355, "340", 14, "heading", "red", "middle")
        p.text(X(340) + 10, 300, "40 × 12.80", 14, "label-strong", "red")
        p.text(X(340) + 10, 322, "₹512", 19, "heading", "red")
        p.text(624, 355, "units", 13, "label", "faint", "end")
        p.window(12, 372, 616, 96, "Tested at each slab’s edge", 13, 22)
        for n, (a, b) in enumerate(((0, 1), (100, 101), (300, 301), (500, 501))):
            x = 24 + n * 152
            for k, u in enumerate((a, b)):
                p.text(x + 42, 415 + k * 20, str(u), 15, "code-strong" if k else "code", anchor="end")
                p.text(x + 122, 415 + k * 20, f"{made[u] / 100:,.2f}", 15, "code-strong" if k else "code", anchor="end")
            p.text(x + 122, 457, f"+{(made[b] - made[a]) / 100:.2f}", 14, "label-strong", "faint", "end", tabular=True)
            if n:
                p.line((x - 10, 402), (x - 10, 460), cls="hair")
    with p.small:
        p.text(8, 22, f"340 units: ₹{made[340] // 100:,}", 20, "heading")
        X, Y = stairs(8, 312, 198, 60, 15, False)
        p.text(X(340), 218, "340", 15, "heading", "red", "middle")
        p.text(X(340) + 6, 180, "₹512", 15, "heading", "red")
        p.text(8, 236, "Rupees a unit upwards. Sample tariff", 15, "label", "faint")
    p.save("cpp-bill")


PICTURES = [linked_list, calculator, bill]
