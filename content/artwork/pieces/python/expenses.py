import csv, sqlite3

db = sqlite3.connect("expenses.db")
db.execute("create table spent(day, item, rupees int)")
with open("expenses.csv") as file:
    rows = [tuple(r) for r in csv.reader(file)][1:]
db.executemany("insert into spent values (?, ?, ?)", rows)
db.commit()

months = db.execute("""
  select substr(day, 1, 7) mon,
    sum(rupees) from spent
  group by mon order by mon
""").fetchall()
for month, total in months:
    print(f"{month}{total:>8,}")

top = db.execute("""
  select item, day, max(rupees)
  from spent
""").fetchone()
print("{}, {}: {:,}".format(*top))
