"""Joins the sheets of all branches into one, whatever the order and the names of their columns."""
import csv
from datetime import datetime
from pathlib import Path

NAMES = {
    "Date": "Date", "Dt": "Date", "Day": "Date",
    "Bill": "Bill", "Bill no": "Bill", "No": "Bill",
    "Qty": "Qty", "Pcs": "Qty", "Nos": "Qty",
    "Amount": "Amount", "Amt": "Amount", "Rs": "Amount",
}
good, rejected = [], []
for path in sorted(Path("branches").glob("*.csv")):
    with open(path, encoding="utf-8") as file:
        for line, row in enumerate(csv.DictReader(file), 2):
            row = {NAMES[name]: value for name, value in row.items()}
            try:
                datetime.strptime(row["Date"] + "/2026", "%d/%m/%Y")
                int(row["Qty"]), int(row["Amount"])
            except ValueError as error:
                rejected.append([path.stem, line, row["Bill"], str(error)])
            else:
                good.append([path.stem, row["Date"], row["Bill"], row["Qty"], row["Amount"]])
for name, rows in (("all-branches", [["Branch", "Date", "Bill", "Qty", "Amount"], *good]), ("rejected", rejected)):
    with open(f"{name}.csv", "w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
for row in good + rejected:
    print(*row, sep="|")
print(len(good), len(rejected), sum(int(r[4]) for r in good), sep="|")
