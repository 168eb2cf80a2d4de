-- Public and private settings of the platform; one row a key.
create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Values that works and products are filtered by. A retired value stays for what already carries it.
create table filter_value (
  kind text not null,
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null,
  hex text check (hex ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null,
  retired boolean not null default false,
  primary key (kind, id)
);
