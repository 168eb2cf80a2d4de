-- Where a seller's money goes, and who the seller is to the tax office. Only the program can read `sealed`; `shown` is
-- what its owner sees of it afterwards. Payouts wait for a day after `changed_at`.
create table seller_account (
  account_id uuid primary key references account (id),
  sealed bytea not null,
  shown jsonb not null,
  changed_at timestamptz not null
);
