-- On the shelf but for a block of its designer: comes back onto it when the block ends.
alter table work add column blocked_from_shelf boolean not null default false;
-- The edition that staff looked at and found fine, when and who. A newer edition has not been looked at.
alter table work
  add column seen_edition integer,
  add column seen_at timestamptz,
  -- No foreign key: what was seen stays seen when the account is gone. Null for content that came with the program.
  add column seen_by uuid;
create index work_seen on work (view_count desc, id desc) where shelved and seen_edition = edition;
