-- What users say is wrong with a work or a product.
create table report (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('work', 'product')),
  -- No reference: what was reported may be deleted.
  subject_id uuid not null,
  -- Null once the account is erased.
  reporter_id uuid references account (id),
  problem text not null,
  text text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  outcome text check (outcome in ('DISMISSED', 'ACTED')),
  check ((settled_at is null) = (outcome is null))
);
-- One of each user and thing at a time.
create unique index report_open on report (subject_id, reporter_id) where settled_at is null;
create index report_waiting on report (created_at, id) where settled_at is null;
create index report_settled on report (settled_at desc, id desc) where settled_at is not null;
create index report_reporter on report (reporter_id);
