from csv import reader, writer
from glob import glob
whole = []
for name in glob("branches/*"):
    with open(name) as sheet:
        head, *rows = reader(sheet)
        whole += rows
with open("all.csv", "w") as sheet:
    writer(sheet).writerow(head)
    writer(sheet).writerows(whole)
