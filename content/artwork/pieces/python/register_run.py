"""Ten days of the complaints register: each request with its answer, then the list as the page shows it."""
import re
from datetime import date

from register import app

NOVEMBER = [
    (12, "new", "Lift stops", "Block B"), (13, "new", "Tap drips", "Kitchen"), (14, "next", 2), (15, "new", "Fan is loud", "Room 4"), (16, "next", 2), (16, "new", "Lamp is out", "Stairs"),
    (17, "next", 3), (18, "new", "Paper jams", "Office"), (18, "next", 2), (19, "next", 4), (19, "next", 4), (20, "new", "Door sticks", "Lab 2"), (20, "new", "", "Lab 1"),
]  # fmt: skip
client = app.test_client()
for day, what, *rest in NOVEMBER:
    app.config["TODAY"] = lambda day=day: date(2026, 11, day)
    path = "/" if what == "new" else f"/{rest[0]}/next"
    answer = client.post(path, data=dict(zip(("words", "place"), rest)) if what == "new" else None)
    print(f"{day} Nov  POST {path:<8} {answer.status_code}")
app.config["TODAY"] = lambda: date(2026, 11, 21)
page = client.get("/")
print(f"21 Nov  GET  {'/':<8} {page.status_code}")
for row in re.findall(r"<tr>(.*)", page.text):
    print(row.removeprefix("<td>").replace("<td>", "|"))
