-- Tries and sendings, counted over all processes. A key is hashed: nobody's address can be read here.
create table limit_count (
  name text not null,
  key_hash bytea not null,
  used integer not null,
  resets_at timestamptz not null,
  primary key (name, key_hash)
);
create index limit_count_resets on limit_count (resets_at);
