-- What a product's delivery costs and how long it takes, by part of the country. Where a product says nothing, the
-- platform's standard counts.
create table product_delivery (
  product_id uuid not null references product (id) on delete cascade,
  area text not null check (area in ('north', 'central', 'south')),
  -- VND for each piece.
  cost bigint not null check (cost >= 0),
  days_min integer not null check (days_min >= 0),
  days_max integer not null check (days_max >= days_min),
  primary key (product_id, area)
);
