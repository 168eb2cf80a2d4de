create table work (
  id uuid primary key,
  designer_id uuid not null references account (id),
  name jsonb not null,
  style_description jsonb not null,
  style text not null,
  home_type text not null,
  space text not null,
  scene text not null,
  room_type text not null,
  area_m2 numeric(7, 2) not null check (area_m2 > 0),
  main_picture_id uuid not null references picture (id),
  -- VND; 0 = not for sale.
  price bigint not null default 0 check (price >= 0),
  template boolean not null default false,
  template_id uuid references work (id) on delete set null,
  view_count integer not null default 0,
  shelved boolean not null default false,
  words tsvector not null default '',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  check (not shelved or published_at is not null)
);
create index work_newest on work (published_at desc, id desc) where shelved;
create index work_popular on work (view_count desc, id desc) where shelved;
create index work_designer on work (designer_id, published_at desc) where shelved;
create index work_words on work using gin (words) with (fastupdate = off);

create table work_picture (
  work_id uuid not null references work (id) on delete cascade,
  picture_id uuid not null references picture (id),
  position integer not null,
  primary key (work_id, position)
);

-- Products to be seen in a work; the tag's place is in fractions of the main picture's sides.
create table work_product (
  work_id uuid not null references work (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  position integer not null,
  tag_x real check (tag_x between 0 and 1),
  tag_y real check (tag_y between 0 and 1),
  primary key (work_id, product_id)
);
create index work_product_product on work_product (product_id);

-- One row a visitor, work and day; the visitor is a keyed hash that changes every day.
create table work_view (
  work_id uuid not null references work (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (work_id, day, visitor)
);

-- Words that find a designer. Kept by works because lists of designers are its feature.
create table designer_words (
  designer_id uuid primary key references account (id) on delete cascade,
  words tsvector not null
);
create index designer_words_words on designer_words using gin (words) with (fastupdate = off);
