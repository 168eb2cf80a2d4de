-- What people keep, and whom they follow. No references to what is kept: it may be deleted, and says so then.
create table favourite (
  account_id uuid not null references account (id),
  subject_kind text not null check (subject_kind in ('work', 'product', 'designer', 'merchant')),
  subject_id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, subject_kind, subject_id)
);
create index favourite_newest on favourite (account_id, created_at desc, subject_id desc);

-- How many keep a thing: changed together with the rows above, and always their number.
create table favourite_count (
  subject_kind text not null,
  subject_id uuid not null,
  count integer not null check (count >= 0),
  primary key (subject_kind, subject_id)
);

-- Locked before anything of an account's favourites and collections is changed.
create table favourite_keeper (
  account_id uuid primary key references account (id),
  count integer not null default 0 check (count >= 0)
);

create table collection (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null,
  -- In the link of its public page; null as long as nobody else may see it, and never the same twice.
  share_id uuid unique,
  -- The form's: the same collection twice is one.
  key uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (account_id, key)
);
create index collection_of_account on collection (account_id, changed_at desc, id desc);

create table collection_item (
  collection_id uuid not null references collection (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('work', 'product')),
  subject_id uuid not null,
  note text not null default '',
  position integer not null,
  added_at timestamptz not null,
  primary key (collection_id, subject_id)
);
create index collection_item_place on collection_item (collection_id, position, added_at);
