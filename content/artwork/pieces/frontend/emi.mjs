// The instalment of a loan and its table, and the check of each field; money in whole paise.
export function check(field, typed) {
  const number = Number(typed.replaceAll(",", ""));
  const [low, high, unit] = { loan: [10000, 10000000, "rupees"], rate: [1, 36, "per cent"], months: [6, 360, "months"] }[field];
  return number >= low && number <= high ? "" : `Enter ${low} to ${high} ${unit}`;
}
export function table(loan, rate, months) {
  const r = rate / 1200;
  const emi = Math.round((loan * 100 * r) / (1 - (1 + r) ** -months));
  const rows = [];
  for (let left = loan * 100; rows.length < months; ) {
    const interest = Math.round(left * r);
    const principal = rows.length === months - 1 ? left : emi - interest; // the last one clears what rounding left
    left -= principal;
    rows.push([interest, principal]);
  }
  return { emi, rows };
}
const { emi, rows } = table(600000, 9.5, 60);
console.log(JSON.stringify({ emi, rows, errors: [check("loan", "6,00,000"), check("rate", "9.5"), check("months", "6o"), check("months", "60")] }));
