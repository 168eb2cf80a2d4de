-- Whether anything is found: the most popular, where most queries find something, then all at once. Nothing is counted and nothing sorted.
create function product_any(asked tsquery, price_from bigint, price_to bigint) returns boolean
language plpgsql stable
set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  narrowed tsquery := product_narrowed(asked, price_from, price_to);
  popular tsquery := coalesce(narrowed && 'O0', 'O0');
begin
  return exists (
      select from product_ranked r
      where r.words @@ popular
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to)
        and not exists (select from product_fresh f where f.product_id = r.product_id))
    or exists (
      select from product_fresh f
      where f.words @@ coalesce(asked, 'A')
        and (price_from is null or f.by_price >= price_from)
        and (price_to is null or f.by_price <= price_to))
    or exists (
      select from product_ranked r
      where r.words @@ coalesce(narrowed, 'A')
        and (price_from is null or r.by_price >= price_from)
        and (price_to is null or r.by_price <= price_to)
        and not exists (select from product_fresh f where f.product_id = r.product_id));
end $$;
