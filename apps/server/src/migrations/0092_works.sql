-- What the products of a work cost when it was published with them (VND, the cheapest variant): readers see what has changed since. Works
-- that were published before have none, and nothing is compared.
create table work_price (
  work_id uuid not null references work (id) on delete cascade,
  -- No reference: a product that is deleted has no price to compare with any more.
  product_id uuid not null,
  price bigint not null check (price > 0),
  noted_at timestamptz not null,
  primary key (work_id, product_id)
);

-- Pieces that were ordered out of a work, a row for each variant of an order. Who ordered them stands with the order.
create table work_sale (
  order_id uuid not null,
  variant_id uuid not null,
  work_id uuid not null references work (id) on delete cascade,
  product_id uuid not null,
  quantity integer not null check (quantity > 0),
  -- VND, without delivery.
  items_total bigint not null check (items_total >= 0),
  primary key (order_id, variant_id)
);
create index work_sale_work on work_sale (work_id);
