-- The rooms of a work that one can look around in.
create table work_panorama (
  work_id uuid not null references work (id) on delete cascade,
  picture_id uuid not null references picture (id),
  position integer not null,
  -- A filter value of kind `space`.
  room text not null,
  -- Where one looks first, in degrees: to the right of the picture's middle, and up.
  yaw real not null check (yaw between -180 and 180),
  pitch real not null check (pitch between -90 and 90),
  primary key (work_id, picture_id)
);
create index work_panorama_picture on work_panorama (picture_id);

-- Arrows from one room to another, where their designer has placed them.
create table work_panorama_link (
  work_id uuid not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  position integer not null,
  yaw real not null check (yaw between -180 and 180),
  pitch real not null check (pitch between -90 and 90),
  primary key (work_id, from_id, to_id),
  foreign key (work_id, from_id) references work_panorama (work_id, picture_id) on delete cascade,
  foreign key (work_id, to_id) references work_panorama (work_id, picture_id) on delete cascade
);
