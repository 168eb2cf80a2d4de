-- A library of furniture that was imported from a file, which is kept at libraries/<file_id>.sh3f.
create table furniture_library (
  id uuid primary key,
  -- What the library calls itself: a newer file of the same name takes this one's place.
  catalogue_id text not null unique,
  name text not null,
  description text not null,
  version text not null,
  provider text not null,
  license text not null,
  file_id uuid not null,
  file_hash text not null,
  file_bytes integer not null,
  imported_at timestamptz not null,
  -- Null when it was done by command on the machine.
  imported_by uuid references account (id) on delete set null
);

-- A piece of furniture with a model of its own: of an imported library, or an account's own, which nobody else sees.
-- Its files are pieces/<id>.glb and pieces/<id>.webp.
create table library_piece (
  id uuid primary key,
  library_id uuid references furniture_library (id) on delete cascade,
  owner_id uuid references account (id) on delete cascade,
  -- What its library calls it, and where: a newer file says something else of the same piece.
  catalogue_id text,
  position integer not null default 0,
  -- What making it takes, from the library's catalogue.
  source jsonb,
  name jsonb not null,
  description jsonb not null default '{}',
  -- One of the model library's, or "other": what is no furniture.
  category text not null,
  -- Names, tags and category in all languages, as they are compared, with a space before every word.
  search_text text not null,
  width_mm integer not null check (width_mm > 0),
  depth_mm integer not null check (depth_mm > 0),
  height_mm integer not null check (height_mm > 0),
  elevation_mm integer not null default 0 check (elevation_mm >= 0),
  anchor text not null check (anchor in ('floor', 'wall', 'ceiling', 'surface', 'opening')),
  creator text not null default '',
  license text not null default '',
  state text not null default 'queued' check (state in ('queued', 'ready', 'failed')),
  -- Why it failed.
  fault text,
  -- What was wanting and made do without: a texture that is not there, say.
  remarks text[] not null default '{}',
  -- Whether it is found; placed ones stay as they are.
  offered boolean not null default true,
  begun_at timestamptz,
  tries integer not null default 0,
  -- Of its GLB; a piece that is made anew keeps the old one until then.
  glb_hash text,
  glb_bytes integer,
  triangles integer,
  thumbnail_hash text,
  created_at timestamptz not null default now(),
  unique (library_id, catalogue_id),
  check ((library_id is null) <> (owner_id is null)),
  check (state <> 'ready' or glb_hash is not null)
);
create index library_piece_queued on library_piece (begun_at) where state = 'queued';
create index library_piece_of_owner on library_piece (owner_id) where owner_id is not null;
create index library_piece_found on library_piece (category, id) where state = 'ready' and offered;
