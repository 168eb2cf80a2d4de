-- Orders of designs: pictures under a licence, with nothing to be shipped.
alter table market_order
  -- Of a design's buyer; goods have the receiver's.
  add column buyer_mobile text,
  -- The licence that was accepted, by its version.
  add column licence text,
  drop constraint market_order_check2,
  add constraint market_order_completes check (
    (completes_at is not null) = (state = 'SHIPPED' or (kind = 'design' and state = 'PAID'))
  ),
  add constraint market_order_design check (
    (kind = 'design') = (licence is not null)
    and (kind = 'product' or (quantity = 1 and delivery_cost = 0 and variant_id is null and receiver is null))
  );
create index market_order_bought on market_order (buyer_id, subject_id) where kind = 'design';
