-- A payout run: sellers to whom something is due, made by one clerk, released (from a sum on by another one),
-- transferred by the bank's file and noted as paid.
create table payout_run (
  id uuid primary key,
  number integer not null unique generated always as identity,
  -- The client's: the same run twice is one.
  key uuid not null unique,
  made_at timestamptz not null,
  made_by uuid not null,
  released_at timestamptz,
  released_by uuid,
  check ((released_at is null) = (released_by is null))
);

-- One seller of a run, with the account as it was. `sealed` is read by the program alone.
create table payout_item (
  id uuid primary key,
  run_id uuid not null references payout_run (id),
  seller_id uuid not null references account (id),
  amount bigint not null check (amount > 0),
  sealed bytea not null,
  shown jsonb not null,
  account_changed_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'FAILED', 'LEFT_OUT')),
  -- Why it failed, in words, or was left out, as one word.
  reason text,
  reference text,
  paid_on date,
  decided_at timestamptz,
  decided_by uuid
);
create index payout_item_run on payout_item (run_id);
-- A seller is in one open run at most.
create unique index payout_item_open on payout_item (seller_id) where state = 'OPEN';

-- Payouts of a run have a reference and no receipt.
alter table payout alter column private_file_id drop not null;
alter table payout add column item_id uuid references payout_item (id);
create index payout_item_of on payout (item_id) where item_id is not null;

-- What a seller who owes has paid back: by a line of the bank's statement, or noted by hand.
create table repayment (
  id uuid primary key,
  seller_id uuid not null references account (id),
  -- YYYY-MM in Asia/Ho_Chi_Minh.
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  amount bigint not null check (amount > 0),
  reference text not null,
  line_id uuid,
  key uuid not null unique,
  noted_at timestamptz not null,
  noted_by uuid not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_reason text,
  check ((undone_at is null) = (undone_by is null))
);
create index repayment_seller on repayment (seller_id, month);
