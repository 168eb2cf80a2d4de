import { sql, type RawBuilder } from "kysely"

/** What the platform keeps of a sum of the order `o`, as `commissionOn` has it. */
export const commissionOf = (sum: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(floor(o.commission::numeric * (${sum}) / nullif(o.total, 0))::bigint, 0)`

/**
 * The numbers of statements, computed from the changes of orders alone: reaching completed is a sale, leaving
 * it a return, each of what was not given back until then; what is given back of a completed order is a return, too. So
 * all months together cover exactly the orders that are completed now, whatever happened before. With `sellerId` only one seller's.
 */
export const countedChanges = (sellerId?: string): RawBuilder<unknown> => sql`
  select c.id, o.seller_id, o.id as order_id, c.at,
    to_char(c.at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month,
    case when c.to_state = 'COMPLETED' then 'sale' else 'return' end as type,
    case when c.to_state = 'COMPLETED' then 1 else -1 end * coalesce(c.amount, o.total) as amount,
    case when c.to_state = 'COMPLETED' then 1 else -1 end * ${commissionOf(sql`coalesce(c.amount, o.total)`)} as commission
  from market_order o
  join market_order_change c on c.order_id = o.id
  where (c.to_state = 'COMPLETED') <> (c.from_state is not distinct from 'COMPLETED')
    ${sellerId === undefined ? sql`` : sql`and o.seller_id = ${sellerId}`}
  union all
  select r.note_id, o.seller_id, o.id, r.at, to_char(r.at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM'), 'return', -r.amount,
    -r.commission
  from order_refund r
  join market_order o on o.id = r.order_id
  where r.order_state = 'COMPLETED'
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
