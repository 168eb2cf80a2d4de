-- A tier as it was sold from some time on. Never changed: what was bought points to its version.
create table plan_version (
  id uuid primary key,
  tier text not null check (tier in ('free', 'pro', 'premium', 'enterprise')),
  prices jsonb,
  quotas jsonb not null,
  published_at timestamptz not null,
  published_by uuid
);
create index plan_version_tier on plan_version (tier, published_at desc, id desc);

-- What an account has paid for or was given. Times of one account never overlap.
create table subscription (
  id uuid primary key,
  account_id uuid not null references account (id),
  plan_version_id uuid not null references plan_version (id),
  tier text not null,
  duration text,
  source text not null check (source in ('purchase', 'application', 'grant')),
  price bigint not null check (price >= 0),
  bill_id uuid unique,
  reason text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When an upgrade took its place; from then on it counts no more.
  replaced_at timestamptz,
  -- The letter that tells of its end is written once.
  ending_told_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index subscription_account on subscription (account_id, ends_at desc);
create index subscription_ending on subscription (ends_at) where ending_told_at is null and replaced_at is null;

-- A plan that somebody wants to buy: what they were shown, and the bill for it.
create table plan_purchase (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- The client's: the same order twice is one.
  key uuid not null,
  plan_version_id uuid not null references plan_version (id),
  tier text not null,
  duration text not null,
  kind text not null check (kind in ('new', 'renewal', 'upgrade', 'later')),
  price bigint not null,
  credit bigint not null,
  bill_id uuid not null,
  -- Null while the bill is open.
  outcome text check (outcome in ('PAID', 'ENDED')),
  created_at timestamptz not null,
  unique (account_id, key)
);
-- One at a time.
create unique index plan_purchase_open on plan_purchase (account_id) where outcome is null;

-- More of a counter, given by staff.
create table quota_grant (
  id uuid primary key,
  account_id uuid not null references account (id),
  counter text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  granted_by uuid not null,
  granted_at timestamptz not null
);
create index quota_grant_account on quota_grant (account_id, counter);

-- The ledger: every reservation and what became of it.
create table quota_use (
  id uuid primary key,
  account_id uuid not null references account (id),
  counter text not null,
  amount integer not null check (amount > 0),
  -- What it is counted against: the free column's lifetime, a subscription's month and year, a grant, or nothing.
  source text not null check (source in ('free', 'subscription', 'grant', 'staff')),
  grant_id uuid references quota_grant (id),
  state text not null check (state in ('RESERVED', 'SPENT', 'RETURNED')),
  reason text,
  reserved_at timestamptz not null,
  settled_at timestamptz,
  check ((source = 'grant') = (grant_id is not null)),
  check ((state = 'RESERVED') = (settled_at is null)),
  check (state <> 'RETURNED' or reason is not null)
);
create index quota_use_account on quota_use (account_id, counter, reserved_at desc);
create index quota_use_history on quota_use (account_id, reserved_at desc, id desc);

-- Requests for an offer, from companies.
create table enterprise_request (
  id uuid primary key,
  at timestamptz not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  message text not null
);
