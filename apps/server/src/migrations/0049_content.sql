-- What the editors write: articles, answers of the help, and the page about us. What is shown is one of its versions.
create table content_item (
  id uuid primary key,
  part text not null check (part in ('article', 'answer', 'about')),
  -- The newest version.
  revision integer not null check (revision > 0),
  -- The version that everybody reads; null while nobody does.
  live_revision integer,
  live_at timestamptz,
  -- The first time that somebody could read it.
  published_at timestamptz,
  -- The version that is shown from then on, by itself.
  due_revision integer,
  due_at timestamptz,
  -- What the version that is shown is found by.
  words tsvector,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((live_revision is null) = (live_at is null)),
  check (live_revision is null or published_at is not null),
  check ((due_revision is null) = (due_at is null)),
  check (deleted_at is null or (live_revision is null and due_revision is null and part <> 'about'))
);
create unique index content_about on content_item (part) where part = 'about';
create index content_shown on content_item (part, published_at desc, id desc) where live_revision is not null;
create index content_due on content_item (due_at) where due_at is not null;

-- Versions are never changed and never deleted.
create table content_version (
  item_id uuid not null references content_item (id),
  revision integer not null,
  topic text not null,
  -- Among the answers of one topic, from the first.
  place integer not null,
  texts jsonb not null,
  cover_id uuid references picture (id),
  -- Null for what the platform starts with.
  saved_by uuid,
  saved_at timestamptz not null,
  -- The version that it was made from anew.
  restored_from integer,
  primary key (item_id, revision)
);

-- Pictures that versions of it show.
create table content_picture (
  picture_id uuid primary key references picture (id),
  item_id uuid not null references content_item (id)
);
create index content_picture_item on content_picture (item_id);
