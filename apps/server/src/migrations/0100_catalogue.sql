-- Where a thing hangs, how long it is, and other names that shoppers write.
insert into search_synonym (kind, phrases, meant) values
  ('words', '{"zh": "墙上, 壁挂, 挂墙, 上墙, 墙面, 墙壁, 壁挂式", "en": "wall mounted, wall, floating, wall hung, on the wall", "vi": "treo tường, gắn tường, trên tường, áp tường"}', 'wall, floating, 墙面, 壁, 挂, treo tường'),
  ('words', '{"zh": "长, 长条, 加长, 超长", "en": "long, extra long", "vi": "dài, siêu dài"}', 'long, 长, dài'),
  ('words', '{"zh": "长方形, 长条形, 方形", "en": "rectangular, rectangle", "vi": "chữ nhật, hình chữ nhật"}', 'rectangular, 长方形, chữ nhật'),
  ('words', '{"zh": "毛绒, 长绒, 长毛, 绒毛", "en": "fluffy, shaggy, plush", "vi": "lông, lông xù, lông mềm"}', 'shaggy, fluffy, 长绒, 毛绒, lông, bông');

-- Products are found by the whole name of their merchant as well: their words are made anew.
insert into product_rewording (kind, value_id)
select 'category', id from category where parent_id is null
on conflict (kind, value_id) do update set reached = null;
