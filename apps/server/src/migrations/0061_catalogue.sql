-- On sale but for a block of its merchant: comes back on sale when the block ends.
alter table product add column blocked_from_sale boolean not null default false;
create index product_blocked_from_sale on product (merchant_id) where blocked_from_sale;
