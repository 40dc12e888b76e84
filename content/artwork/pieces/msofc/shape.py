"""Shape the Marathi lines of the letter, and the sign of the reading room, with HarfBuzz and write marathi.json: glyphs by name, with their places.

    /usr/bin/python3 content/artwork/pieces/msofc/shape.py

Needs libharfbuzz (Debian: libharfbuzz0b); msofc.py then needs only fontTools, as the other pictures do.
"""
import ctypes as C
import io
import json
import re
from pathlib import Path

from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
FONT = "@fontsource/mukta/files/mukta-devanagari-%d-normal.woff2"
LINES = {
    400: ["नमुना अर्जदार", "कोथरूड, पुणे ४११ ०३८", "२१ नोव्हेंबर २०२६", "प्रति, व्यवस्थापक,", "नमुना स्टोअर्स, पुणे", "महोदय,", "मी बारावी उत्तीर्ण असून संगणकाचा", "मूलभूत अभ्यासक्रम पूर्ण केला आहे.",
          "मला मराठी व इंग्रजी टंकलेखन येते", "आणि एक्सेलमध्ये हिशेब ठेवता येतो.", "सोबत माझा बायोडाटा जोडला आहे.", "आपला विश्वासू,", "मी बारावी उत्तीर्ण", "असून मला मराठी व", "इंग्रजी टंकलेखन येते."],
    700: ["विषय: कार्यालय सहाय्यक पदासाठी अर्ज", "विषय: अर्ज", "मराठी", "अभ्यासिका"],
}


class Info(C.Structure):
    _fields_ = [("codepoint", C.c_uint32), ("mask", C.c_uint32), ("cluster", C.c_uint32), ("a", C.c_uint32), ("b", C.c_uint32)]


class Place(C.Structure):
    _fields_ = [("x_advance", C.c_int32), ("y_advance", C.c_int32), ("x_offset", C.c_int32), ("y_offset", C.c_int32), ("v", C.c_uint32)]


def shaper(path):
    """A function from text to ([glyph, x, y], ...) and width in font units."""
    hb = C.CDLL("libharfbuzz.so.0")
    for name in ("hb_blob_create", "hb_face_create", "hb_font_create", "hb_buffer_create"):
        getattr(hb, name).restype = C.c_void_p
    hb.hb_buffer_get_glyph_infos.restype = C.POINTER(Info)
    hb.hb_buffer_get_glyph_positions.restype = C.POINTER(Place)
    tt = TTFont(path)
    tt.flavor = None
    plain = io.BytesIO()
    tt.save(plain)
    data = plain.getvalue()
    blob = hb.hb_blob_create(data, len(data), 0, None, None)
    face = hb.hb_face_create(C.c_void_p(blob), 0)
    font = hb.hb_font_create(C.c_void_p(face))
    order = tt.getGlyphOrder()

    def shape(text):
        buffer = C.c_void_p(hb.hb_buffer_create())
        raw = text.encode()
        hb.hb_buffer_add_utf8(buffer, raw, len(raw), 0, len(raw))
        hb.hb_buffer_guess_segment_properties(buffer)
        hb.hb_buffer_set_language(buffer, C.c_void_p(language))
        hb.hb_shape(C.c_void_p(font), buffer, None, 0)
        count = C.c_uint()
        infos, places = hb.hb_buffer_get_glyph_infos(buffer, C.byref(count)), hb.hb_buffer_get_glyph_positions(buffer, C.byref(count))
        x, out = 0, []
        for i in range(count.value):
            assert infos[i].codepoint, f"no glyph in {text}"
            out.append([order[infos[i].codepoint], x + places[i].x_offset, places[i].y_offset])
            x += places[i].x_advance
        return {"glyphs": out, "width": x}

    hb.hb_language_from_string.restype = C.c_void_p
    language = hb.hb_language_from_string(b"mr", 2)
    shape.data = data  # HarfBuzz reads it in place
    return shape


def joined(shape, line):
    """A line whose points and commas, which this subset of the font lacks, stand as themselves."""
    x, out = 0, []
    for part in re.findall(r"[,.:]|[^,.:]+", line):
        if part in ",.:":
            out.append([part, x, 0])
            x += 230
        else:
            run = shape(part)
            out += [[name, at + x, y] for name, at, y in run["glyphs"] if name != "space"]
            x += run["width"]
    return {"glyphs": out, "width": x}


def main():
    result = {}
    for weight, lines in LINES.items():
        path = HERE.parent / "node_modules" / (FONT % weight)
        shape = shaper(path)
        result[weight] = {line: joined(shape, line) for line in lines}
    (HERE / "marathi.json").write_text(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


main()
