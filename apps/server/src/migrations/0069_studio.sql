-- The 3D scene that a work carries: a project as it was when its designer published it. Later changes of the project do not
-- reach it, and it stays when the project goes.
create table studio_work_scene (
  work_id uuid primary key references work (id) on delete cascade,
  -- The work's designer, whose quota it counts for.
  account_id uuid not null references account (id),
  project_id uuid references studio_project (id) on delete set null,
  -- The project's document then: another one means that the project was changed since.
  project_hash text not null,
  document text not null,
  document_hash text not null,
  document_bytes integer not null generated always as (octet_length(document)) stored,
  schema_version integer not null,
  facts jsonb not null,
  sketch jsonb,
  published_at timestamptz not null
);
create index studio_work_scene_account on studio_work_scene (account_id) include (document_bytes);
create index studio_work_scene_project on studio_work_scene (project_id);

-- The work that a project was begun from: a work that it is published to says so.
alter table studio_project add column template_id uuid references work (id) on delete set null;
create index studio_project_template on studio_project (template_id) where template_id is not null;
