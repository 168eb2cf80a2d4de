-- Two levels: a category without a parent, and those below it.
create table category (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent_id text references category (id),
  name jsonb not null,
  also_called jsonb not null default '{}',
  position integer not null
);
create index category_parent on category (parent_id, position);

create table product (
  id uuid primary key,
  merchant_id uuid not null references account (id),
  category_id text not null references category (id),
  name jsonb not null,
  description jsonb not null,
  style text not null,
  materials text[] not null default '{}',
  width_mm integer not null check (width_mm > 0),
  depth_mm integer not null check (depth_mm > 0),
  height_mm integer not null check (height_mm > 0),
  on_sale boolean not null default true,
  -- Kept by triggers-free code in one place (save-product): what lists sort and filter by.
  lowest_price bigint not null default 0 check (lowest_price >= 0),
  highest_price bigint not null default 0 check (highest_price >= lowest_price),
  in_stock boolean not null default false,
  colours text[] not null default '{}',
  popularity integer not null default 0,
  words tsvector not null default '',
  created_at timestamptz not null default now()
);
create index product_popular on product (popularity desc, id desc) where on_sale;
create index product_newest on product (created_at desc, id desc) where on_sale;
create index product_price on product (lowest_price, id) where on_sale;
create index product_category on product (category_id, popularity desc) where on_sale;
create index product_merchant on product (merchant_id);
create index product_words on product using gin (words) with (fastupdate = off);

create table product_variant (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  sku text not null,
  size jsonb,
  colour_id text not null,
  colour_name jsonb not null,
  colour_hex text not null check (colour_hex ~ '^#[0-9A-Fa-f]{6}$'),
  price bigint not null check (price > 0),
  stock integer not null check (stock >= 0),
  position integer not null,
  unique (product_id, position)
);
create unique index product_variant_sku on product_variant (sku);

create table product_picture (
  product_id uuid not null references product (id) on delete cascade,
  picture_id uuid not null references picture (id),
  position integer not null,
  primary key (product_id, position)
);
