-- Which row of the ranking is of a product.
create index on product_ranked (product_id);

-- How many of these rows one has passed at a place in their order, itself among them.
create function product_passed(keys bigint[], ids uuid[], backwards boolean, place_key bigint, place_id uuid)
returns integer language sql immutable as $$
  select count(*)::integer from unnest(keys, ids) as row (key, id)
  where case when backwards then (row.key, row.id) >= (place_key, place_id)
    else (row.key, row.id) <= (place_key, place_id) end
$$;

-- Where to begin to read so that a page by its number is near: a place in an order (behind which to read) and how many
-- hits come before it, at most `skip`. Without a place one reads from the beginning. Hits of the ranking are counted group
-- after group of its buckets, without regard to what is fresh; `counted` says how many come before each group, as far as it
-- was needed. Given again with the ranking that it was counted in, nothing is counted twice, whatever became fresh since:
-- the rows that are hidden now, and the fresh hits, are few, and looked up each time. `total` is told where all groups are
-- counted. A rare word is left to who reads.
create function product_start(
  asked tsquery, price_from bigint, price_to bigint, sorted text, backwards boolean, skip integer,
  counted_in text, counted_then integer[]
) returns table (ranking text, counted integer[], start_key bigint, start_id uuid, before integer, total integer)
language plpgsql stable rows 1
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  everything boolean := asked is null and price_from is null and price_to is null;
  unit integer := case when everything then 1 else 16 end;
  letter text := sorted || case when everything then '' else 'G' end;
  buckets integer := coalesce((select max(b.bucket) + 1 from product_ranked_bucket b where b.sort_by = sorted), 0);
  groups integer := (buckets + unit - 1) / unit;
  narrowed tsquery := case when sorted = 'P' then asked else product_narrowed(asked, price_from, price_to) end;
  lowest integer := 0;
  highest integer := buckets - 1;
  hidden_keys bigint[]; hidden_ids uuid[];
  fresh_keys bigint[]; fresh_ids uuid[];
  passed integer;
  place integer;
  added integer;
  probe tsquery;
  raw integer;
  next_key bigint;
  next_id uuid;
  next_before integer;
begin
  ranking := (select made_at::text from product_ranking);
  counted := case when counted_in = ranking then counted_then else '{0}' end;
  if sorted = 'P' and price_from is not null then
    lowest := product_bucket_of(sorted, price_from, null);
  end if;
  if sorted = 'P' and price_to is not null then
    highest := product_bucket_of(sorted, price_to, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  end if;
  select coalesce(array_agg(case sorted when 'O' then r.by_popularity when 'N' then r.by_age else r.by_price end), '{}'),
    coalesce(array_agg(r.product_id), '{}')
  into hidden_keys, hidden_ids
  from product_fresh f join product_ranked r on r.product_id = f.product_id
  where (asked is null or r.words @@ asked)
    and (price_from is null or r.by_price >= price_from)
    and (price_to is null or r.by_price <= price_to);
  select coalesce(array_agg(case sorted when 'O' then f.by_popularity when 'N' then f.by_age else f.by_price end), '{}'),
    coalesce(array_agg(f.product_id), '{}')
  into fresh_keys, fresh_ids
  from product_fresh f
  where f.words @@ coalesce(asked, 'A')
    and (price_from is null or f.by_price >= price_from)
    and (price_to is null or f.by_price <= price_to);

  passed := cardinality(counted) - 1;
  while passed < groups and counted[passed + 1] <= skip + cardinality(hidden_keys) loop
    exit when passed >= 4 and narrowed is not null and counted[passed + 1]::bigint * groups / passed <= 2500;
    place := case when backwards then groups - 1 - passed else passed end;
    if place * unit > highest or place * unit + unit - 1 < lowest then
      added := 0;
    elsif everything and place < groups - 1 then
      -- A bucket is full but for the last one.
      added := 512;
    else
      probe := (letter || place)::tsquery;
      if narrowed is not null then probe := narrowed && probe; end if;
      select count(*) into added from product_ranked r
      where r.words @@ probe
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to);
    end if;
    counted := counted || counted[passed + 1] + added;
    passed := passed + 1;
  end loop;
  if passed = groups then
    total := counted[groups + 1] - cardinality(hidden_keys) + cardinality(fresh_keys);
  end if;

  -- Back to the last group that begins at `skip` or before it.
  loop
    before := 0;
    start_key := null;
    start_id := null;
    exit when passed <= 0;
    select b.key, b.product_id into start_key, start_id from product_ranked_bucket b
    where b.sort_by = sorted and b.bucket = unit * case when backwards then groups - passed else passed end;
    if found then
      before := counted[passed + 1]
        - product_passed(hidden_keys, hidden_ids, backwards, start_key, start_id)
        + product_passed(fresh_keys, fresh_ids, backwards, start_key, start_id);
      -- Forwards one reads behind the first row of the group.
      if not backwards then
        before := before + (select count(*) from product_ranked r
          where r.product_id = start_id and (asked is null or r.words @@ asked)
            and (price_from is null or r.by_price >= price_from)
            and (price_to is null or r.by_price <= price_to));
      end if;
      exit when before <= skip;
    end if;
    passed := passed - 1;
  end loop;

  -- Where hits are dense, on by its buckets, rather than read many that are not asked for.
  raw := counted[passed + 1];
  place := case when backwards then least(unit * (groups - passed), buckets) else unit * passed end;
  for step in 1 .. unit - 1 loop
    exit when skip - before <= 48 or coalesce(counted[passed + 2] - counted[passed + 1], 0) < 400;
    probe := (sorted || case when backwards then place - 1 else place end)::tsquery;
    if narrowed is not null then probe := narrowed && probe; end if;
    select count(*) into added from product_ranked r
    where r.words @@ probe
      and (price_from is null or r.by_price >= price_from)
      and (price_to is null or r.by_price <= price_to);
    raw := raw + added;
    place := place + case when backwards then -1 else 1 end;
    select b.key, b.product_id into next_key, next_id from product_ranked_bucket b
    where b.sort_by = sorted and b.bucket = place;
    exit when not found;
    next_before := raw
      - product_passed(hidden_keys, hidden_ids, backwards, next_key, next_id)
      + product_passed(fresh_keys, fresh_ids, backwards, next_key, next_id);
    if not backwards then
      next_before := next_before + (select count(*) from product_ranked r
        where r.product_id = next_id and (asked is null or r.words @@ asked)
          and (price_from is null or r.by_price >= price_from)
          and (price_to is null or r.by_price <= price_to));
    end if;
    exit when next_before > skip;
    before := next_before;
    start_key := next_key;
    start_id := next_id;
  end loop;
  return next;
end $$;

-- As before, but what the first buckets lack is not taken for rare before a group far behind them was looked at.
create or replace function product_hits(
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
  remaining integer;
  sampled boolean := false;
  often boolean := false;
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
    remaining := case when backwards then place - lowest else highest - place end + 1;
    if rest and not sampled and remaining > 64 then
      sampled := true;
      probe := narrowed && (sorted || 'G' || (place + case when backwards then lowest else highest end) / 32)::tsquery;
      select count(*) into added from product_ranked r
      where r.words @@ probe
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to);
      often := added::bigint * remaining / 16 > 5000;
    end if;
    rest := rest and not often;
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
