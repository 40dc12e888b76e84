"""SOLIDWORKS: a bolted bearing housing, exploded along its bolts, and the bolted joint in section."""
import Part

from parts import box, chamfered, circular_at, fused, group, hex_bolt, hex_nut, laid, moved, rod, rounded, turned, upright, washer
from sheet import Sheet
