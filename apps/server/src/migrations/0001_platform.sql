-- What was done once for this database: the demo content, say.
create table once (
  name text primary key,
  done_at timestamptz not null default now()
);
