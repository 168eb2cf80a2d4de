-- Pieces of the library that somebody keeps. No reference to what is kept: models are made of their keys, products and imported
-- pieces may be gone, and are left out then.
create table library_favourite (
  account_id uuid not null references account (id) on delete cascade,
  piece_key text not null check (length(piece_key) between 1 and 600),
  kept_at timestamptz not null,
  primary key (account_id, piece_key)
);
create index library_favourite_latest on library_favourite (account_id, kept_at desc);
