-- The documents that renders show, each once for an account however often it is rendered.
create table render_scene (
  id uuid primary key,
  account_id uuid not null references account (id),
  document_hash text not null,
  document text not null,
  unique (account_id, document_hash)
);

-- One order of a picture, panorama, video or real-time session, and what came of it.
create table render (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- The caller's: the same order twice is one.
  key uuid not null,
  body_hash text not null,
  project_id uuid references studio_project (id) on delete set null,
  project_version integer not null,
  scene_id uuid not null references render_scene (id),
  name text not null,
  kind text not null,
  shape text not null check (shape in ('landscape', 'portrait', 'square')),
  width integer not null,
  height integer not null,
  engine text not null check (engine in ('browser', 'worker')),
  state text not null check (state in ('waiting', 'running', 'finished', 'failed', 'cancelled')),
  camera jsonb not null,
  moment jsonb not null,
  path jsonb,
  samples integer not null,
  samples_done integer not null default 0,
  progress real not null default 0,
  seconds_left integer,
  -- Of the ledger: what the present try takes.
  reservation_id uuid not null references quota_use (id),
  quota text not null check (quota in ('reserved', 'spent', 'returned')),
  failure text,
  -- Who makes it, and until when nobody else may.
  lease uuid,
  lease_until timestamptz,
  -- How often a worker took it.
  tries integer not null default 0,
  heard_at timestamptz not null,
  -- When its last tile came: from then on nothing is returned.
  complete_at timestamptz,
  picture_id uuid references picture (id),
  video_type text,
  bytes bigint,
  duration real,
  is_shared boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (account_id, key),
  check ((state = 'finished') = (finished_at is not null)),
  check (state <> 'waiting' or engine = 'worker')
);
create index render_account on render (account_id, created_at desc, id desc);
create index render_project on render (project_id) where project_id is not null;
create index render_scene_used on render (scene_id);
create index render_open on render (engine, created_at) where state in ('waiting', 'running');

create table render_tile (
  render_id uuid not null references render (id) on delete cascade,
  tile integer not null,
  file_id uuid not null references private_file (id),
  bytes integer not null,
  primary key (render_id, tile)
);

-- A video comes in parts and stays in them: they are read one after the other.
create table render_part (
  render_id uuid not null references render (id) on delete cascade,
  part integer not null,
  file_id uuid not null,
  bytes integer not null,
  primary key (render_id, part)
);

-- Copies of a render's picture that became pictures of works.
create table render_use (
  picture_id uuid primary key references picture (id) on delete cascade,
  render_id uuid not null references render (id) on delete cascade
);
create index render_use_render on render_use (render_id);

-- Workers that were heard of.
create table render_worker (
  id uuid primary key,
  heard_at timestamptz not null
);

-- Units that came back because their owner cancelled or a browser failed: so many a day, even where the render is deleted.
create table render_return (
  id uuid primary key,
  account_id uuid not null references account (id),
  at timestamptz not null
);
create index render_return_account on render_return (account_id, at);
