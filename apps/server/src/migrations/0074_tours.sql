-- A walk through panoramas of a home, for everybody who has its address. It has its own copies of the pictures: renders may go.
create table tour (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- The client's: the same tour twice is one.
  key uuid not null,
  project_id uuid references studio_project (id) on delete set null,
  -- The work on whose page it is shown.
  work_id uuid references work (id) on delete set null,
  name text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  -- The panoramas that it is made of, in its order.
  renders uuid[] not null,
  sketch jsonb,
  -- How often it was begun, and when last: who began may have died.
  tries integer not null default 0,
  begun_at timestamptz,
  created_at timestamptz not null,
  made_at timestamptz,
  unique (account_id, key),
  check ((state = 'ready') = (made_at is not null))
);
create index tour_account on tour (account_id, created_at desc, id desc);
create index tour_work on tour (work_id) where work_id is not null;
create index tour_project on tour (project_id) where project_id is not null;
create index tour_making on tour (created_at) where state = 'making';

create table tour_stop (
  id uuid primary key,
  tour_id uuid not null references tour (id) on delete cascade,
  position integer not null,
  picture_id uuid not null references picture (id),
  -- The room: its owner's name for it, and its kind.
  name text not null,
  room text,
  -- In units of the tour's sketch.
  place jsonb,
  -- Where one looks first, degrees.
  yaw real not null,
  pitch real not null,
  -- To other stops, by their ids.
  links jsonb not null,
  -- Products that are seen, with where.
  spots jsonb not null,
  unique (tour_id, position)
);
