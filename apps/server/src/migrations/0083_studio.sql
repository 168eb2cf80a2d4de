-- Requests to furnish automatically. The browser makes the layouts; this is what counts them.
create table studio_layout (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- The caller's: the same request twice is one.
  key uuid not null,
  reservation_id uuid not null references quota_use (id),
  quota text not null check (quota in ('reserved', 'spent', 'returned')),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (account_id, key),
  check ((quota = 'reserved') = (settled_at is null))
);
create index studio_layout_account on studio_layout (account_id, created_at desc);
