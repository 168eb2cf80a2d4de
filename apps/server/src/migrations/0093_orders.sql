-- What was given back of an order that stays in force (VND): its seller gets so much less.
alter table market_order add column given_back bigint not null default 0 check (given_back >= 0);
-- What a completion, or its end, counts for the seller; null for all of the order.
alter table market_order_change add column amount bigint;
-- A part of a paid order that was given back: some pieces of a line, or a sum, of a line or of the whole order. Its
-- money is a note of payments with the same id.
create table order_refund (
  note_id uuid primary key,
  order_id uuid not null references market_order (id),
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  -- What the platform gives back with it: its share of a completed sale.
  commission bigint not null default 0,
  -- From 0; null for the whole order.
  line integer check (line >= 0),
  pieces integer check (pieces > 0),
  -- The state that the order was in: a completed one had its money with the seller.
  order_state text not null,
  -- The seller's mail waits while the refund can be withdrawn; null once it went out.
  tell_at timestamptz,
  check (pieces is null or line is not null)
);
create index order_refund_order on order_refund (order_id);
create index order_refund_tell on order_refund (tell_at) where tell_at is not null;
alter table order_problem drop constraint order_problem_outcome_check;
alter table order_problem
  add constraint order_problem_outcome_check check (outcome in ('refund', 'part', 'complete'));
