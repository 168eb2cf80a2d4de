-- What documents take up, for the quota of an account: counted without reading them.
alter table studio_project
  add column document_bytes integer not null generated always as (octet_length(document)) stored;
alter table studio_version
  add column document_bytes integer not null generated always as (octet_length(document)) stored;
create index studio_project_bytes on studio_project (account_id) include (id, document_bytes);
create index studio_version_bytes on studio_version (project_id) include (document_bytes);
