-- Filter values and categories with a new name: the products that carry them get their search words anew, in the order
-- of their ids and in batches. A row goes with the last of them.
create table product_rewording (
  kind text not null check (kind in ('style', 'material', 'colour', 'category')),
  value_id text not null,
  -- Products up to this one have them.
  reached uuid,
  primary key (kind, value_id)
);
