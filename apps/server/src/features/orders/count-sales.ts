import { sql, type RawBuilder } from "kysely"

/**
 * The numbers of statements, computed from the changes of orders alone: reaching completed is a sale, leaving
 * it a return. So all months together cover exactly the orders that are completed now, whatever happened
 * before. With `sellerId` only one seller's.
 */
export const countedChanges = (sellerId?: string): RawBuilder<unknown> => sql`
  select c.id, o.seller_id, o.id as order_id, c.at,
    to_char(c.at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month,
    case when c.to_state = 'COMPLETED' then 'sale' else 'return' end as type,
    case when c.to_state = 'COMPLETED' then o.total else -o.total end as amount,
    case when c.to_state = 'COMPLETED' then o.commission else -o.commission end as commission
  from market_order o
  join market_order_change c on c.order_id = o.id
  where (c.to_state = 'COMPLETED') <> (c.from_state is not distinct from 'COMPLETED')
    ${sellerId === undefined ? sql`` : sql`and o.seller_id = ${sellerId}`}`

/** Months by seller, with their payouts and repayments. */
export const statementRows = (sellerId?: string): RawBuilder<unknown> => sql`
  select seller_id, month,
    coalesce(sum(amount) filter (where type = 'sale'), 0)::bigint as sold,
    coalesce(-sum(amount) filter (where type = 'return'), 0)::bigint as returned,
    coalesce(sum(commission), 0)::bigint as commission,
    coalesce(sum(amount) filter (where type = 'payout'), 0)::bigint as paid_out,
    coalesce(sum(amount) filter (where type = 'repayment'), 0)::bigint as repaid,
    count(*) filter (where type = 'sale')::int as sales
  from (
    select seller_id, month, type, amount, commission from (${countedChanges(sellerId)}) as counted
    union all
    select seller_id, month, 'payout', amount, 0 from payout
    where undone_at is null ${sellerId === undefined ? sql`` : sql`and seller_id = ${sellerId}`}
    union all
    select seller_id, month, 'repayment', amount, 0 from repayment
    where undone_at is null ${sellerId === undefined ? sql`` : sql`and seller_id = ${sellerId}`}
  ) as entries
  group by seller_id, month`
