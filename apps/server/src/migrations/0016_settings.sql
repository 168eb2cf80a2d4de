-- The legal texts in all their versions. Nothing is changed or deleted: accounts have accepted versions by name.
create table legal_text (
  name text not null check (name in ('terms', 'disclaimer', 'privacy')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}(-\d+)?$'),
  -- The present version is the one that was published last.
  published_at timestamptz not null,
  -- Language -> title, introduction, sections of a heading and paragraphs.
  texts jsonb not null,
  primary key (name, version)
);
create index legal_text_present on legal_text (name, published_at desc);
