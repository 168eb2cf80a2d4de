-- What a merchant's table calls a product: rows with the same key are variants of one, and the same table twice makes
-- nothing twice.
alter table product add column table_key text;
create unique index product_table_key on product (merchant_id, table_key) where table_key is not null;
