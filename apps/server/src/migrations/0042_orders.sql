-- Problems with what was delivered: the buyer reports, the seller answers, staff decide.
alter table market_order
  drop constraint market_order_state_check,
  add constraint market_order_state_check check (
    state in ('AWAITING_PAYMENT', 'PAID', 'SHIPPED', 'PROBLEM', 'COMPLETED', 'CANCELLED', 'EXPIRED')
  );

create table order_problem (
  order_id uuid primary key references market_order (id),
  -- Forgotten with the buyer.
  text text not null,
  reported_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  outcome text check (outcome in ('refund', 'complete')),
  reason text,
  decided_at timestamptz,
  decided_by uuid,
  check ((answer is null) = (answered_at is null)),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (reason is null))
);
create index order_problem_waiting on order_problem (reported_at) where outcome is null;

create table order_problem_picture (
  order_id uuid not null references order_problem (order_id),
  position integer not null,
  private_file_id uuid not null references private_file (id),
  primary key (order_id, position)
);

-- What a seller was paid for a month, by a transfer that staff have made.
create table payout (
  id uuid primary key,
  seller_id uuid not null references account (id),
  -- YYYY-MM in Asia/Ho_Chi_Minh.
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  amount bigint not null check (amount > 0),
  reference text not null,
  private_file_id uuid not null references private_file (id),
  -- The client's: the same payout twice is one.
  key uuid not null unique,
  body_hash text not null,
  noted_at timestamptz not null,
  noted_by uuid not null
);
create index payout_seller on payout (seller_id, month);

-- Sales and what came back: the changes that statements count.
create index market_order_change_counted on market_order_change (order_id)
  where to_state = 'COMPLETED' or from_state = 'COMPLETED';
