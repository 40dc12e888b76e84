-- What the matrix asks of the model: one row an account, this year and last, April to March, in lakh.
select account,
       sum(case when day >= '2025-04-01' then rupees end) / 1e5 as this_year,
       sum(case when day <  '2025-04-01' then rupees end) / 1e5 as last_year
from ledger
where day between '2024-04-01' and '2026-03-31'
group by account;
