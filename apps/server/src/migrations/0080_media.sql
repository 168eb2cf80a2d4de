alter table picture
  -- The ending of the file that was uploaded, kept without its metadata for those who buy it. Null where it was not kept.
  add column original text check (original in ('jpg', 'png', 'webp')),
  -- Whose name the public files carry, because the picture is for sale.
  add column mark text,
  -- The hash of the files without the mark. `hash` is then that of the marked ones: another address, so no cache mixes them.
  add column plain_hash text,
  -- All marked files are there. Until then each is made when somebody asks for it.
  add column mark_made boolean not null default false,
  add constraint picture_marked check ((mark is null) = (plain_hash is null));
create index picture_mark_waiting on picture (id) where mark is not null and not mark_made;
