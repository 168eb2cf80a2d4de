-- Search over very many products. product_ranked is a snapshot of what is on sale, narrow, ranked in every order one
-- may sort by, and made anew now and then. product_fresh holds whatever was written since and hides the snapshot's
-- row of the same product; a row without words is a product withdrawn.

-- Its words are those of the text, and in capitals those of the filters: "C:sofas", "S:nordic", "A" for all.
create sequence product_fresh_version;
create table product_fresh (
  product_id uuid primary key,
  -- Each order as one ascending number; ties go by id.
  by_popularity bigint not null,
  by_age bigint not null,
  by_price bigint not null,
  category_id text not null,
  style text not null,
  colours text[] not null,
  materials text[] not null,
  width_mm integer not null,
  in_stock boolean not null,
  words tsvector not null,
  version bigint not null default nextval('product_fresh_version')
);
create index product_fresh_words on product_fresh using gin (words) with (fastupdate = off);

-- Here every row's words also name its place in each order, by buckets of 2,816 rows and by groups of 16 buckets:
-- "O12" and "OG0" in the order of popularity, "N" and "NG" by age, "P" and "PG" by price.
create table product_ranked (
  product_id uuid not null,
  by_popularity bigint not null,
  by_age bigint not null,
  by_price bigint not null,
  category_id text not null,
  style text not null,
  colours text[] not null,
  materials text[] not null,
  width_mm integer not null,
  in_stock boolean not null,
  words tsvector not null
);
create index product_ranked_words on product_ranked using gin (words) with (fastupdate = off);

-- The first row of every bucket.
create table product_ranked_bucket (
  sort_by text not null check (sort_by in ('O', 'N', 'P')),
  bucket integer not null,
  key bigint not null,
  product_id uuid not null,
  primary key (sort_by, bucket)
);

create table product_ranking (
  one boolean primary key default true check (one),
  made_at timestamptz not null,
  -- What the words of filters mean; another release may mean something else.
  format integer not null
);

-- Words of the buckets that hold the keys from and to, in their order or backwards. After 16 single buckets whole
-- groups are taken, so that a rare word is looked for in tens of places, not in hundreds.
create function product_bucket_words(
  sorted text, backwards boolean, key_from bigint, id_from uuid, key_to bigint, id_to uuid
) returns text[] language plpgsql stable as $$
declare
  lowest integer := coalesce((
    select max(b.bucket) from product_ranked_bucket b
    where b.sort_by = sorted and (b.key < key_from or (b.key = key_from and b.product_id <= id_from))), 0);
  highest integer := (
    select max(b.bucket) from product_ranked_bucket b
    where b.sort_by = sorted
      and (key_to is null or b.key < key_to or (b.key = key_to and (id_to is null or b.product_id <= id_to))));
  step integer := case when backwards then -1 else 1 end;
  place integer := case when backwards then highest else lowest end;
  single integer := 0;
  words text[] := '{}';
begin
  while place between lowest and highest loop
    if single >= 16 and mod(place, 16) = (case when backwards then 15 else 0 end)
      and place + 15 * step between lowest and highest
    then
      words := words || (sorted || 'G' || place / 16);
      place := place + 16 * step;
    else
      words := words || (sorted || place);
      place := place + step;
      single := single + 1;
    end if;
  end loop;
  return words;
end $$;

-- A query for the buckets that hold these prices, or null when that is all of them.
create function product_price_words(price_from bigint, price_to bigint) returns tsquery language plpgsql stable as $$
declare
  lowest integer := coalesce((
    select max(b.bucket) from product_ranked_bucket b where b.sort_by = 'P' and b.key < price_from), 0);
  highest integer := coalesce((
    select max(b.bucket) from product_ranked_bucket b
    where b.sort_by = 'P' and (price_to is null or b.key <= price_to)), 0);
  place integer := lowest;
  words text[] := '{}';
begin
  if price_from is null and price_to is null then return null; end if;
  while place <= highest loop
    if mod(place, 16) = 0 and place + 15 <= highest then
      words := words || ('PG' || place / 16);
      place := place + 16;
    else
      words := words || ('P' || place);
      place := place + 1;
    end if;
  end loop;
  return array_to_string(words, ' | ')::tsquery;
end $$;

-- The first hits in an order ('O', 'N', 'P') or backwards, behind a place in it when one is given. Everything is a
-- word, prices to their bucket; so one index answers, bucket after bucket, until there are enough.
create function product_page(
  asked tsquery, price_from bigint, price_to bigint,
  sorted text, backwards boolean, after_key bigint, after_id uuid, most integer
) returns table (
  product_id uuid, by_popularity bigint, by_age bigint, by_price bigint, category_id text, style text,
  colours text[], materials text[], width_mm integer, in_stock boolean
) language plpgsql stable
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan set work_mem = '16MB'
as $$
declare
  sign integer := case when backwards then -1 else 1 end;
  start_key bigint := sign * after_key;
  of_price tsquery := case when sorted <> 'P' then product_price_words(price_from, price_to) end;
  narrowed tsquery := case
    when of_price is null then asked when asked is null then of_price else asked && of_price end;
  buckets text[] := case
    when sorted = 'P' and backwards then product_bucket_words(
      sorted, backwards, price_from, null, least(after_key, price_to),
      case when after_key <= price_to or price_to is null then after_id end)
    when sorted = 'P' then product_bucket_words(
      sorted, backwards, greatest(after_key, price_from),
      case when after_key >= price_from or price_from is null then after_id end, price_to, null)
    when backwards then product_bucket_words(sorted, backwards, null, null, after_key, after_id)
    else product_bucket_words(sorted, backwards, after_key, after_id, null, null) end;
begin
  return query
  select hit.product_id, hit.by_popularity, hit.by_age, hit.by_price, hit.category_id, hit.style, hit.colours,
    hit.materials, hit.width_mm, hit.in_stock
  from (
    -- A nested loop, bucket after bucket in their order, that ends with the limit.
    (select ranked.*
    from unnest(buckets) as bucket (word) cross join lateral (
      select r.product_id, r.by_popularity, r.by_age, r.by_price, r.category_id, r.style, r.colours, r.materials,
        r.width_mm, r.in_stock, k.signed_key
      from product_ranked r cross join lateral (
        select sign * case sorted when 'O' then r.by_popularity when 'N' then r.by_age else r.by_price end
          as signed_key) k
      where r.words @@ (case when narrowed is null then bucket.word::tsquery
          else narrowed && bucket.word::tsquery end)
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to)
        and (after_key is null or k.signed_key > start_key or (k.signed_key = start_key
          and case when backwards then r.product_id < after_id else r.product_id > after_id end))
        and not exists (select from product_fresh f where f.product_id = r.product_id)
      order by k.signed_key, case when not backwards then r.product_id end, r.product_id desc
      limit most
    ) ranked
    limit most)
    union all
    (select f.product_id, f.by_popularity, f.by_age, f.by_price, f.category_id, f.style, f.colours, f.materials,
      f.width_mm, f.in_stock, k.signed_key
    from product_fresh f cross join lateral (
      select sign * case sorted when 'O' then f.by_popularity when 'N' then f.by_age else f.by_price end
        as signed_key) k
    where f.words @@ coalesce(asked, 'A')
      and (price_from is null or f.by_price >= price_from)
      and (price_to is null or f.by_price <= price_to)
      and (after_key is null or k.signed_key > start_key or (k.signed_key = start_key
        and case when backwards then f.product_id < after_id else f.product_id > after_id end))
    order by k.signed_key, case when not backwards then f.product_id end, f.product_id desc
    limit most)
  ) hit
  order by hit.signed_key, case when not backwards then hit.product_id end, hit.product_id desc
  limit most;
end $$;

-- The words of products, now with how many products have them, and those of digits and other letters, too: the
-- beginning of a word is searched as the words that begin so.
alter table product_spelling drop constraint product_spelling_word_check;
alter table product_spelling add check (length(word) between 1 and 40);
alter table product_spelling add column uses integer not null default 0;

-- What the new tables answer from now on.
drop index product_popular, product_newest, product_price, product_words;
