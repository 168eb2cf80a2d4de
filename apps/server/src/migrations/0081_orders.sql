-- The language in which its buyer placed it: emails about it go out in this one. Null for orders from before.
alter table market_order add column language text check (language in ('zh', 'en', 'vi'));
