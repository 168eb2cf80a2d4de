-- Filter values with a new name: the works, or designers, that carry them get their search words anew, in the order of
-- their ids and in batches. A row goes with the last of them.
create table work_rewording (
  part text not null check (part in ('work', 'designer')),
  kind text not null,
  value_id text not null,
  -- Those up to this one have them.
  reached uuid,
  primary key (part, kind, value_id)
);
