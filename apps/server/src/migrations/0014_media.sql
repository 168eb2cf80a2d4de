-- A picture that only the feature it belongs to shows, kept as one WebP at private/<id>.webp in the file store.
create table private_file (
  id uuid primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);

-- What an account has sent. Without a picture: still on its way. Without claimed_at: nothing uses it yet.
create table upload (
  id uuid primary key,
  -- No foreign key: accounts stand above media, and say when one of them is gone.
  account_id uuid not null,
  purpose text not null,
  picture_id uuid unique references picture (id),
  private_file_id uuid unique references private_file (id),
  -- Of the files kept, of the one sent while it is on its way.
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  check (picture_id is null or private_file_id is null)
);
create index upload_account on upload (account_id);
create index upload_unclaimed on upload (created_at) where claimed_at is null;

-- Files whose rows are gone: deleted after the transaction that deleted the rows.
create table gone_file (
  name text primary key,
  gone_at timestamptz not null default now()
);
