-- One row a visitor, product and day; the visitor is a keyed hash that changes every day.
create table product_view (
  product_id uuid not null references product (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (product_id, day, visitor)
);
