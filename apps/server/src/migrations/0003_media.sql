-- A picture, kept as WebP in several widths at <id>-<hash>/<width>.webp in the file store.
create table picture (
  id uuid primary key,
  hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  placeholder text not null,
  -- The origin refuses pictures of what is not public, whatever a browser remembers of their address.
  hidden boolean not null default false,
  created_at timestamptz not null default now()
);
