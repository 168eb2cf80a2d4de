-- A plan that somebody chose to pay with an application: what they were shown, and the bill for it.
create table application_order (
  id uuid primary key,
  account_id uuid not null references account (id),
  type text not null,
  plan_version_id uuid not null,
  price bigint not null check (price > 0),
  bill_id uuid not null unique,
  created_at timestamptz not null,
  -- When the receipts desk confirmed the money.
  paid_at timestamptz,
  -- When the bill expired or was called off.
  ended_at timestamptz,
  -- When what was paid turned out to be paid for nothing; noted with the bill.
  refund_due_at timestamptz
);

create table application (
  id uuid primary key,
  account_id uuid not null references account (id),
  role text not null check (role in ('designer', 'merchant')),
  type text not null,
  state text not null check (state in ('SUBMITTED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  -- The fields as they were filled in last, and in which language.
  form jsonb not null,
  language text not null,
  -- The last time: the review's clock begins then.
  submitted_at timestamptz not null,
  -- When it came into its state.
  changed_at timestamptz not null,
  -- Of the last rejection.
  reason text,
  marks jsonb not null default '[]',
  withdrawn_by text check (withdrawn_by in ('applicant', 'unpaid', 'lapsed')),
  check ((withdrawn_by is not null) = (state = 'WITHDRAWN')),
  check (state <> 'REJECTED' or reason is not null)
);
-- One open application per account and role.
create unique index application_open on application (account_id, role) where state in ('SUBMITTED', 'REJECTED');
create index application_account on application (account_id, submitted_at desc);
create index application_waiting on application (submitted_at, id) where state = 'SUBMITTED';
create index application_decided on application (changed_at desc, id desc) where state <> 'SUBMITTED';
create index application_lapsing on application (changed_at) where state = 'REJECTED';

-- One order that no application has used yet, per account.
alter table application_order add column application_id uuid unique references application (id);
create unique index application_order_open on application_order (account_id)
  where application_id is null and ended_at is null;

-- Pictures of papers. The row goes with the picture.
create table application_picture (
  application_id uuid not null references application (id),
  kind text not null check (kind in ('idFront', 'idBack', 'licence')),
  private_file_id uuid not null unique references private_file (id),
  primary key (application_id, kind)
);

-- Every change of an application's state: who, when, why.
create table application_change (
  id uuid primary key,
  application_id uuid not null references application (id),
  at timestamptz not null,
  -- Null when time did it.
  actor_id uuid,
  from_state text,
  to_state text not null,
  reason text
);
create index application_change_application on application_change (application_id, at);
