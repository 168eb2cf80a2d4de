-- Where an account has things delivered.
create table saved_address (
  id uuid primary key,
  account_id uuid not null references account (id),
  receiver jsonb not null,
  -- The one used last comes first.
  used_at timestamptz not null,
  unique (account_id, receiver)
);

-- One thing that somebody bought from somebody, with a copy of what it was and cost.
create table market_order (
  id uuid primary key,
  kind text not null check (kind in ('product', 'design')),
  buyer_id uuid not null references account (id),
  seller_id uuid not null references account (id) check (seller_id <> buyer_id),
  -- The product or the work. No reference: it may be deleted, the order stays.
  subject_id uuid not null,
  variant_id uuid,
  -- Name, SKU, size, colour and picture as they were.
  item jsonb not null,
  unit_price bigint not null check (unit_price > 0),
  quantity integer not null check (quantity between 1 and 999),
  delivery_cost bigint not null check (delivery_cost >= 0),
  days_min integer,
  days_max integer,
  total bigint not null check (total = unit_price * quantity + delivery_cost),
  -- Null for designs, and once the buyer is erased.
  receiver jsonb,
  buyer_email text,
  remark text not null,
  bill_id uuid not null unique,
  -- The client's: the same order twice is one, and another one with its key is none.
  key uuid not null,
  body_hash text not null,
  state text not null check (
    state in ('AWAITING_PAYMENT', 'PAID', 'SHIPPED', 'COMPLETED', 'CANCELLED', 'EXPIRED')
  ),
  created_at timestamptz not null,
  carrier text,
  tracking text,
  shipped_at timestamptz,
  -- When a shipped order completes by itself.
  completes_at timestamptz,
  refund_due_at timestamptz,
  unique (buyer_id, key),
  check ((completes_at is not null) = (state = 'SHIPPED')),
  check (shipped_at is null or carrier is not null),
  check (refund_due_at is null or state = 'CANCELLED')
);
create index market_order_buyer on market_order (buyer_id, created_at desc, id desc);
create index market_order_seller on market_order (seller_id, created_at desc, id desc);
create index market_order_newest on market_order (created_at desc, id desc);
create index market_order_completes on market_order (completes_at) where completes_at is not null;

-- Every change of an order: who, when, why.
create table market_order_change (
  id uuid primary key,
  order_id uuid not null references market_order (id),
  at timestamptz not null,
  -- Null when time did it.
  actor_id uuid,
  by text not null check (by in ('buyer', 'seller', 'staff', 'time')),
  from_state text,
  to_state text not null,
  reason text
);
create index market_order_change_order on market_order_change (order_id, at);
