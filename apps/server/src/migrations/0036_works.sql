-- Works are made and changed by their designers, taken down and put back by staff.
alter table work
  -- Shown in a frame once a reader asks for it; "" for none.
  add column url_3d text not null default '' check (url_3d = '' or url_3d like 'https://%'),
  -- The designer's, made when the form opened: the same work twice is one.
  add column key uuid,
  add column changed_at timestamptz not null default now(),
  -- Taken down by staff, and why. Only they put it back.
  add column held_at timestamptz,
  add column held_reason text,
  -- It stood on the shelf before, and does again when they put it back.
  add column held_from_shelf boolean not null default false,
  -- The designer asks for a new look once each time.
  add column look_asked_at timestamptz,
  -- Deleted, and kept hidden because somebody bought it.
  add column deleted_at timestamptz,
  add constraint work_held check ((held_at is null) = (held_reason is null)),
  add constraint work_held_is_off_the_shelf check (held_at is null or not shelved),
  add constraint work_look_of_held check (look_asked_at is null or held_at is not null),
  add constraint work_deleted_is_off_the_shelf check (deleted_at is null or not shelved);
update work set changed_at = coalesce(published_at, created_at);
create unique index work_key on work (designer_id, key) where key is not null;
create index work_of_designer on work (designer_id, changed_at desc, id desc);
create index work_looks on work (look_asked_at) where look_asked_at is not null;
