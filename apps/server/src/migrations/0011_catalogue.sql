-- What a card in a list shows, ready made: a list is one look at the search tables and one at this. Written by
-- whoever writes search rows, in the same transaction; what is not there yet is made with the next ranking.
create table product_card (
  product_id uuid primary key references product (id) on delete cascade,
  merchant_id uuid not null,
  on_sale boolean not null,
  -- As stored, in all languages. Text, not jsonb: it is only ever read whole.
  card json not null,
  -- What the card means; another release may write another one.
  format integer not null
);

-- For lists without any filter: a walk along an index, in each order.
create index on product_ranked (by_popularity, product_id);
create index on product_ranked (by_age, product_id);
create index on product_ranked (by_price, product_id);
create index on product_fresh (by_popularity, product_id);
create index on product_fresh (by_age, product_id);
create index on product_fresh (by_price, product_id);

drop function product_hits(tsquery, bigint, bigint, text, boolean, bigint, uuid, integer);

-- Hits in an order ('O', 'N', 'P') or backwards, behind a place in it when one is given: the first `most` behind
-- `skip` others, of the ranking and of what is fresh. Everything is a word, so one index answers, bucket after bucket,
-- until there are enough. Where four buckets held next to nothing, all the rest is asked for at once; behind sixteen,
-- groups follow.
--
-- Fresh hits stand anywhere between the ranked ones, so the caller merges both. No more ranked hits than `skip` less all
-- fresh hits are left out here, for those come before the page in any case; each row says how many (`skipped`), and the
-- caller leaves out the others; `skip` goes with no place to be behind. `hits` is how many there are in all, where the look at the rest told.
create function product_hits(
  asked tsquery, price_from bigint, price_to bigint,
  sorted text, backwards boolean, after_key bigint, after_id uuid, skip integer, most integer
) returns table (
  product_id uuid, by_popularity bigint, by_age bigint, by_price bigint, category_id text, style text,
  colours text[], materials text[], width_mm integer, in_stock boolean, skipped integer, hits integer
) language plpgsql stable rows 25
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan set work_mem = '16MB'
as $$
declare
  sign integer := case when backwards then -1 else 1 end;
  start_key bigint := sign * after_key;
  rest_key bigint;
  rest_id uuid;
  buckets integer := (select max(b.bucket) + 1 from product_ranked_bucket b where b.sort_by = sorted);
  narrowed tsquery := case when sorted = 'P' then asked else product_narrowed(asked, price_from, price_to) end;
  lowest integer := 0;
  highest integer := buckets - 1;
  place integer;
  size integer;
  looked integer := 0;
  added integer;
  got integer := 0;
  fresh integer;
  to_skip integer := 0;
  left_out integer := 0;
  all_hits integer;
  probe tsquery;
  rest boolean := false;
begin
  if skip > 0 then
    select count(*) into fresh from (
      select from product_fresh f
      where f.words @@ coalesce(asked, 'A')
        and (price_from is null or f.by_price >= price_from)
        and (price_to is null or f.by_price <= price_to)
      limit skip) as hit;
    to_skip := skip - fresh;
  end if;
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
  while place between lowest and highest and left_out + got < skip + most loop
    rest := looked >= 4 and narrowed is not null
      and (left_out + got)::bigint * (case when backwards then place - lowest else highest - place end + 1) / looked
        <= 2500;
    exit when rest;
    size := case
      when (looked >= 16 or left_out < to_skip) and mod(place, 16) = (case when backwards then 15 else 0 end)
        and place + 15 * sign between lowest and highest then 16
      else 1 end;
    probe := (sorted || case size when 16 then 'G' else '' end || place / size)::tsquery;
    if narrowed is not null then probe := narrowed && probe; end if;
    place := place + size * sign;
    looked := looked + size;

    if left_out < to_skip then
      select count(*) into added from product_ranked r
      where r.words @@ probe
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to)
        and not exists (select from product_fresh f where f.product_id = r.product_id);
      if left_out + added <= to_skip then
        left_out := left_out + added;
        continue;
      end if;
    end if;

    return query
    select r.product_id, r.by_popularity, r.by_age, r.by_price, r.category_id, r.style, r.colours, r.materials,
      r.width_mm, r.in_stock, to_skip, null::integer
    from product_ranked r cross join lateral (
      select sign * case sorted when 'O' then r.by_popularity when 'N' then r.by_age else r.by_price end
        as signed_key) k
    where r.words @@ probe
      and (price_from is null or r.by_price >= price_from)
      and (price_to is null or r.by_price <= price_to)
      and (start_key is null or k.signed_key > start_key or (k.signed_key = start_key
        and case when backwards then r.product_id < after_id else r.product_id > after_id end))
      and not exists (select from product_fresh f where f.product_id = r.product_id)
    order by k.signed_key, case when not backwards then r.product_id end, r.product_id desc
    limit skip + most - to_skip - got offset to_skip - left_out;
    get diagnostics added = row_count;
    left_out := to_skip;
    got := got + added;
  end loop;

  if rest then
    if after_key is null and skip = 0 then
      select got + count(*) into all_hits from product_fresh f
      where f.words @@ coalesce(asked, 'A')
        and (price_from is null or f.by_price >= price_from)
        and (price_to is null or f.by_price <= price_to);
    end if;
    select sign * b.key, b.product_id into rest_key, rest_id from product_ranked_bucket b
      where b.sort_by = sorted and b.bucket = (case when backwards then place + 1 else place end);
    return query
    select r.product_id, r.by_popularity, r.by_age, r.by_price, r.category_id, r.style, r.colours, r.materials,
      r.width_mm, r.in_stock, left_out, (all_hits + count(*) over ())::integer
    from product_ranked r cross join lateral (
      select sign * case sorted when 'O' then r.by_popularity when 'N' then r.by_age else r.by_price end
        as signed_key) k
    where r.words @@ narrowed
      and (price_from is null or r.by_price >= price_from)
      and (price_to is null or r.by_price <= price_to)
      and (k.signed_key > rest_key or (k.signed_key = rest_key
        and case when backwards then r.product_id < rest_id else r.product_id >= rest_id end))
      and not exists (select from product_fresh f where f.product_id = r.product_id)
    order by k.signed_key, case when not backwards then r.product_id end, r.product_id desc
    limit skip + most - left_out - got;
  end if;

  return query
  select f.product_id, f.by_popularity, f.by_age, f.by_price, f.category_id, f.style, f.colours, f.materials,
    f.width_mm, f.in_stock, left_out, null::integer
  from product_fresh f cross join lateral (
    select sign * case sorted when 'O' then f.by_popularity when 'N' then f.by_age else f.by_price end
      as signed_key) k
  where f.words @@ coalesce(asked, 'A')
    and (price_from is null or f.by_price >= price_from)
    and (price_to is null or f.by_price <= price_to)
    and (start_key is null or k.signed_key > start_key or (k.signed_key = start_key
      and case when backwards then f.product_id < after_id else f.product_id > after_id end))
  order by k.signed_key, case when not backwards then f.product_id end, f.product_id desc
  limit skip + most;
end $$;
