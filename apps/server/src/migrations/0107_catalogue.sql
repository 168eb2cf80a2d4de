-- Searches read descriptions: products get the words of theirs (job reword-products).
insert into product_rewording (kind, value_id)
  select 'category', id from category where parent_id is null
  on conflict (kind, value_id) do update set reached = null;
