-- Who came back: one row a month of joining and month since then, with the share of customers who ordered.
with first as (select customer, min(month) as joined from orders group by customer),
     size as (select joined, count(*) as customers from first group by joined)
select joined, month - joined as later, count(distinct orders.customer) * 1.0 / customers as stayed
from orders join first using (customer) join size using (joined)
group by joined, later order by joined, later;
