"""Civil AutoCAD: the ground-floor plan of a small house, drawn true in two dimensions: walls, doors, windows, stair, dimensions."""
from sheet import Sheet
