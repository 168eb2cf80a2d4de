-- What the platform keeps of an order (VND), fixed when it was ordered.
alter table market_order add column commission bigint not null default 0 check (commission between 0 and total);
