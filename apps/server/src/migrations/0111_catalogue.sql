-- As before, but what one group of buckets holds next to nothing of is counted at once, without three more groups.
create or replace function product_count(asked tsquery, price_from bigint, price_to bigint, most integer) returns integer
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
    if narrowed is not null and (place = 4 and ranked::bigint * groups / 4 < 4 * most
        or place = 1 and ranked::bigint * groups < 2 * most) then
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
