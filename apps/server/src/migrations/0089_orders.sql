-- What somebody means to order: one row for each variant. Kept until it is ordered or taken out, and with the account.
create table cart_line (
  account_id uuid not null references account (id),
  -- No references: a row whose product is gone says so, and its owner takes it out.
  product_id uuid not null,
  variant_id uuid not null,
  quantity integer not null check (quantity between 1 and 999),
  -- The price (VND) that its owner saw when they put it in, or looked at it again.
  seen_price bigint not null check (seen_price > 0),
  -- The work out of which it was put in.
  work_id uuid,
  added_at timestamptz not null,
  primary key (account_id, variant_id)
);

-- Orders of one checkout share a bill: one for each merchant.
alter table market_order drop constraint market_order_bill_id_key;
create index market_order_bill on market_order (bill_id);
