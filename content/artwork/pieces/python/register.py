"""A complaints register: a form, the list, and a change of status."""
import sqlite3
from datetime import date

from flask import Flask, abort, redirect
from flask import render_template_string, request

NEXT = {"open": "in work", "in work": "closed"}
TABLE = """create table if not exists complaint(
  no integer primary key, day, words, place,
  status default 'open')"""
STATUS = "select status from complaint where no = ?"
MOVE = "update complaint set status = ? where no = ?"
PAGE = """<form method="post"><input name="words" required><input name="place" required><button>Register</button></form>
<table>{% for c in rows %}<tr><td>{{ c.no }}<td>{{ c.words }}<td>{{ c.place }}<td>{{ c.status }}<td>{{ days(c.day) }}
{% endfor %}</table>"""

app = Flask(__name__)
app.config["TODAY"] = date.today


def base() -> sqlite3.Connection:
    db = sqlite3.connect("register.db")
    db.row_factory = sqlite3.Row
    db.execute(TABLE)
    return db


def days(day: str) -> int:
    return (app.config["TODAY"]() - date.fromisoformat(day)).days


@app.get("/")
def listed():
    rows = base().execute("select * from complaint order by day")
    return render_template_string(PAGE, rows=rows, days=days)


@app.post("/")
def new():
    words, place = request.form["words"].strip(), request.form["place"].strip()
    if not words or not place:
        abort(400)
    with base() as db:
        today = app.config["TODAY"]().isoformat()
        db.execute("insert into complaint(day, words, place) values (?, ?, ?)", (today, words, place))
    return redirect("/")


@app.post("/<int:no>/next")
def move(no):
    with base() as db:
        row = db.execute(STATUS,
            (no,)).fetchone()
        if not row:
            abort(404)
        if row[0] == "closed":
            abort(409)
        db.execute(MOVE,
            (NEXT[row[0]], no))
    return redirect("/")
