-- A home in the studio. Its document is kept as text: the same scene has the same text, and so the same hash.
create table studio_project (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null,
  document text not null,
  document_hash text not null,
  schema_version integer not null,
  -- What lists show of the document.
  facts jsonb not null,
  sketch jsonb,
  -- Counted up with every save of the document.
  version integer not null default 1 check (version >= 1),
  -- The form's: the same project twice is one.
  key uuid not null,
  body_hash text not null,
  created_at timestamptz not null,
  -- Of the document or the name.
  changed_at timestamptz not null,
  -- Of the document alone.
  saved_at timestamptz not null,
  -- When a version of it was last kept, or it was made: the next is kept some time after that.
  kept_at timestamptz not null,
  trashed_at timestamptz,
  unique (account_id, key)
);
create index studio_project_of_account on studio_project (account_id, changed_at desc, id desc);
create index studio_project_trashed on studio_project (trashed_at) where trashed_at is not null;

-- An earlier state that can be opened again.
create table studio_version (
  id uuid primary key,
  project_id uuid not null references studio_project (id) on delete cascade,
  version integer not null,
  reason text not null check (reason in ('span', 'named', 'restoration')),
  name text not null default '',
  document text not null,
  document_hash text not null,
  schema_version integer not null,
  facts jsonb not null,
  sketch jsonb,
  saved_at timestamptz not null,
  unique (project_id, version)
);

-- Whoever has the token may look at the project. Sealed, so that its owner can see the link again.
create table studio_link (
  project_id uuid primary key references studio_project (id) on delete cascade,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  made_at timestamptz not null
);

-- Pictures of plans. A copy of a project has the same ones: the last project that goes takes them with it.
create table studio_picture (
  project_id uuid not null references studio_project (id) on delete cascade,
  file_id uuid not null references private_file (id),
  primary key (project_id, file_id)
);
create index studio_picture_file on studio_picture (file_id);

-- The way from the site into a studio window: once, and soon.
create table studio_hand_off (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index studio_hand_off_expires on studio_hand_off (expires_at);
create index studio_hand_off_session on studio_hand_off (session_id);
create index studio_hand_off_account on studio_hand_off (account_id);
