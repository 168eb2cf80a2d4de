-- A picture that is also kept as large as it came, at <id>-<hash>/full.webp, for who has bought it.
alter table picture
  add column full_width integer check (full_width > 0),
  add column full_height integer check (full_height > 0),
  -- Somebody has bought it: it may be hidden, and is never deleted.
  add column kept boolean not null default false,
  add constraint picture_full check ((full_width is null) = (full_height is null));
