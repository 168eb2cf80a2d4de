-- Values that staff have deleted: the first ones of them do not come back with the next start.
create table deleted_filter_value (
  kind text not null,
  id text not null,
  primary key (kind, id)
);
