-- What its merchant has made of a product: counted up with every change, so that two windows cannot undo each other's.
alter table product add column edition integer not null default 1;
alter table product add column changed_at timestamptz not null default now();
-- So few pieces of a variant are told to the merchant as low.
alter table product add column alert_at integer not null default 3 check (alert_at >= 0);
-- Made by the form that listed the product: sent twice, it is the same product.
alter table product add column listing_key uuid;
alter table product add column listing_hash text;
create unique index product_listing on product (merchant_id, listing_key);

-- Article numbers are a merchant's own: another may use the same. Null is of a release before this one.
alter table product_variant add column merchant_id uuid references account (id);
update product_variant v set merchant_id = p.merchant_id from product p where p.id = v.product_id;
drop index product_variant_sku;
create unique index product_variant_sku on product_variant (merchant_id, sku);
