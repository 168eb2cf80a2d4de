-- What editors chose for the front page: one row, and none before they choose.
create table home_choice (
  one boolean primary key default true check (one),
  -- Of the newest choice; what is saved names the one it was made from.
  revision integer not null check (revision > 0),
  choice jsonb not null,
  -- No foreign key: the choice stays when the account is gone.
  saved_by uuid not null,
  saved_at timestamptz not null
);
