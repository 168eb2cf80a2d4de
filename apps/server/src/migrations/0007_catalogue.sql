-- Every word of a to z that finds a product, so that a mistyped one can be led to the nearest. In byte order
-- (collate "C"), so that the beginning of a word is a range of the key.
create extension if not exists pg_trgm;

create table product_spelling (
  word text collate "C" primary key check (word ~ '^[a-z]{3,40}$')
);
create index product_spelling_near on product_spelling using gist (word gist_trgm_ops);

insert into product_spelling
select distinct word collate "C" from product, unnest(tsvector_to_array(words)) as word
where word collate "C" ~ '^[a-z]{3,40}$';
