-- A 3D model that an account sent. As it came it is kept at models/<id>/source.glb in the file store until it is made
-- smaller; then at models/<id>/<hash>.glb.
create table model_file (
  id uuid primary key,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  -- Why it failed.
  fault text,
  -- Measured when it came.
  width_mm integer not null check (width_mm > 0),
  depth_mm integer not null check (depth_mm > 0),
  height_mm integer not null check (height_mm > 0),
  triangles integer not null check (triangles > 0),
  sent_bytes bigint not null check (sent_bytes > 0),
  hash text,
  bytes bigint check (bytes > 0),
  -- The origin refuses models of what is not public.
  hidden boolean not null default true,
  -- How often it was begun, and when last: who began may have died.
  tries integer not null default 0,
  begun_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'ready') = (hash is not null and bytes is not null)),
  check ((state = 'failed') = (fault is not null))
);
create index model_file_making on model_file (created_at) where state = 'making';

alter table upload
  add column model_file_id uuid unique references model_file (id),
  add constraint upload_model check (model_file_id is null or (picture_id is null and private_file_id is null));
