-- Products that a render shows: [{"product": id, "x": 0 to 1, "y": 0 to 1}, ...], the largest first. Null: nobody has looked yet.
-- `tagged_as` names the work whose products were last taken from it, and whether it was its main picture.
alter table render_use
  add column products jsonb,
  add column tagged_as text,
  add column tries integer not null default 0;
