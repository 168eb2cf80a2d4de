-- Search over very many products. product_ranked is a snapshot of what is on sale, narrow, ranked in every order one
-- may sort by, and made anew now and then. product_fresh holds whatever was written since and hides the snapshot's
-- row of the same product; a row without words is a product withdrawn.

-- Its words are those of the text, and in capitals those of the filters ("C:sofas", "S:nordic", "A" for all) and of
-- its place in each order, by buckets of 512 rows and by groups of 16 buckets: "O12" and "OG0" in the order of
-- popularity, "N" by age, "P" by price.
create table product_ranked (
  product_id uuid not null,
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
  words tsvector not null
);
create index product_ranked_words on product_ranked using gin (words) with (fastupdate = off);

-- The same without places.
create sequence product_fresh_version;
create table product_fresh (
  like product_ranked,
  version bigint not null default nextval('product_fresh_version'),
  primary key (product_id)
);
create index product_fresh_words on product_fresh using gin (words) with (fastupdate = off);

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

-- The bucket of an order that holds a place: the last that begins at it or before. An id that is null stands before
-- all others.
create function product_bucket_of(sorted text, place_key bigint, place_id uuid) returns integer
language sql stable as $$
  select coalesce(max(b.bucket), 0) from product_ranked_bucket b
  where b.sort_by = sorted and (b.key < place_key or (b.key = place_key and b.product_id <= place_id))
$$;

-- A query that few prices narrow by their buckets; many prices are left to the rows themselves.
create function product_narrowed(asked tsquery, price_from bigint, price_to bigint) returns tsquery
language plpgsql stable as $$
declare
  cheapest integer := product_bucket_of('P', coalesce(price_from, 0), null);
  dearest integer := product_bucket_of('P', coalesce(price_to, 9223372036854775807),
    'ffffffff-ffff-ffff-ffff-ffffffffffff');
  prices tsquery;
begin
  if (price_from is null and price_to is null) or dearest - cheapest >= 48 then return asked; end if;
  prices := (select string_agg('P' || bucket, ' | ') from generate_series(cheapest, dearest) bucket)::tsquery;
  return case when asked is null then prices else asked && prices end;
end $$;

-- Hits in an order ('O', 'N', 'P') or backwards, behind a place in it when one is given: the first `most` of the
-- ranking and of what is fresh. Everything is a word, so one index answers, bucket after bucket, until there are
-- enough. Where sixteen buckets held next to nothing, all the rest is asked for at once; else groups follow.
create function product_hits(
  asked tsquery, price_from bigint, price_to bigint,
  sorted text, backwards boolean, after_key bigint, after_id uuid, most integer
) returns table (
  product_id uuid, by_popularity bigint, by_age bigint, by_price bigint, category_id text, style text,
  colours text[], materials text[], width_mm integer, in_stock boolean
) language plpgsql stable rows 25
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan set work_mem = '16MB'
as $$
declare
  sign integer := case when backwards then -1 else 1 end;
  start_key bigint := sign * after_key;
  start_id uuid := after_id;
  start_too boolean := false;
  buckets integer := (select max(b.bucket) + 1 from product_ranked_bucket b where b.sort_by = sorted);
  narrowed tsquery := case when sorted = 'P' then asked else product_narrowed(asked, price_from, price_to) end;
  lowest integer := 0;
  highest integer := buckets - 1;
  place integer;
  size integer;
  looked integer := 0;
  added integer;
  got integer := 0;
  probe tsquery;
  rest boolean := false;
begin
  return query
  select f.product_id, f.by_popularity, f.by_age, f.by_price, f.category_id, f.style, f.colours, f.materials,
    f.width_mm, f.in_stock
  from product_fresh f cross join lateral (
    select sign * case sorted when 'O' then f.by_popularity when 'N' then f.by_age else f.by_price end
      as signed_key) k
  where f.words @@ coalesce(asked, 'A')
    and (price_from is null or f.by_price >= price_from)
    and (price_to is null or f.by_price <= price_to)
    and (after_key is null or k.signed_key > start_key or (k.signed_key = start_key
      and case when backwards then f.product_id < after_id else f.product_id > after_id end))
  order by k.signed_key, case when not backwards then f.product_id end, f.product_id desc
  limit most;

  if buckets is null then return; end if;
  if sorted = 'P' and price_from is not null then
    lowest := product_bucket_of(sorted, price_from, null);
  end if;
  if sorted = 'P' and price_to is not null then
    highest := product_bucket_of(sorted, price_to, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  end if;
  if after_key is not null and backwards then
    highest := least(highest, product_bucket_of(sorted, after_key, after_id));
  elsif after_key is not null then
    lowest := greatest(lowest, product_bucket_of(sorted, after_key, after_id));
  end if;

  place := case when backwards then highest else lowest end;
  while place between lowest and highest and got < most and not rest loop
    size := case
      when looked >= 16 and mod(place, 16) = (case when backwards then 15 else 0 end)
        and place + 15 * sign between lowest and highest then 16
      else 1 end;
    if looked >= 16 and narrowed is not null
      and got::bigint * (case when backwards then place - lowest else highest - place end + 1) / looked <= 2500
    then
      rest := true;
      probe := narrowed;
      start_too := not backwards;
      select sign * b.key, b.product_id into start_key, start_id from product_ranked_bucket b
        where b.sort_by = sorted and b.bucket = (case when backwards then place + 1 else place end);
    else
      probe := (sorted || case size when 16 then 'G' else '' end || place / size)::tsquery;
      place := place + size * sign;
      looked := looked + size;
    end if;
    if narrowed is not null and not rest then probe := narrowed && probe; end if;

    return query
    select r.product_id, r.by_popularity, r.by_age, r.by_price, r.category_id, r.style, r.colours, r.materials,
      r.width_mm, r.in_stock
    from product_ranked r cross join lateral (
      select sign * case sorted when 'O' then r.by_popularity when 'N' then r.by_age else r.by_price end
        as signed_key) k
    where r.words @@ probe
      and (price_from is null or r.by_price >= price_from)
      and (price_to is null or r.by_price <= price_to)
      and (start_key is null or k.signed_key > start_key or (k.signed_key = start_key
        and (case when backwards then r.product_id < start_id else r.product_id > start_id end
          or (start_too and r.product_id = start_id))))
      and not exists (select from product_fresh f where f.product_id = r.product_id)
    order by k.signed_key, case when not backwards then r.product_id end, r.product_id desc
    limit most - got;
    get diagnostics added = row_count;
    got := got + added;
  end loop;
end $$;

-- How many hits there are, counted as far as `most`: group after group of the most popular, and where four of them
-- held few, all at once.
create function product_count(asked tsquery, price_from bigint, price_to bigint, most integer) returns integer
language plpgsql stable
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  groups integer := coalesce((select max(b.bucket) / 16 + 1 from product_ranked_bucket b where b.sort_by = 'O'), 0);
  probe tsquery;
  narrowed tsquery := product_narrowed(asked, price_from, price_to);
  fresh integer;
  ranked integer := 0;
  added integer;
begin
  select count(*) into fresh from (
    select from product_fresh f
    where f.words @@ coalesce(asked, 'A')
      and (price_from is null or f.by_price >= price_from)
      and (price_to is null or f.by_price <= price_to)
    limit most) as hit;
  for place in 0 .. groups - 1 loop
    exit when fresh + ranked >= most;
    probe := ('OG' || place)::tsquery;
    if narrowed is not null then probe := narrowed && probe; end if;
    if place = 4 and narrowed is not null and ranked::bigint * groups / 4 < 4 * most then
      probe := narrowed;
      ranked := 0;
    end if;
    select count(*) into added from (
      select from product_ranked r
      where r.words @@ probe
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to)
        and not exists (select from product_fresh f where f.product_id = r.product_id)
      limit most - fresh - ranked) as hit;
    ranked := ranked + added;
    exit when probe = narrowed;
  end loop;
  return fresh + ranked;
end $$;

-- The words of products, now with how many products have them, and those of digits and other letters, too: the
-- beginning of a word is searched as the words that begin so.
alter table product_spelling drop constraint product_spelling_word_check;
alter table product_spelling add check (length(word) between 1 and 40);
alter table product_spelling add column uses integer not null default 0;

-- What the new tables answer from now on.
drop index product_popular, product_newest, product_price, product_words;
create index product_on_sale on product (merchant_id) where on_sale;
