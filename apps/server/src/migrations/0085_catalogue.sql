-- More of what shoppers write.
insert into search_synonym (kind, phrases, meant) values
  ('words', '{"zh": "小, 小户型, 小型, 迷你, 出租屋, 小公寓, 小空间", "en": "small, compact, mini, little, studio, studio flat, small space, apartment", "vi": "nhỏ, nhỏ gọn, mini, căn hộ, căn hộ nhỏ, căn hộ studio, chung cư"}', 'small, compact, two seat, 双人位, 小户型, nhỏ, 2 chỗ'),
  ('words', '{"zh": "大, 大型, 大号, 超大", "en": "big, large, extra large, huge", "vi": "lớn, cỡ lớn, khổ lớn"}', 'large, 大型, lớn'),
  ('words', '{"zh": "看书, 读书, 阅读", "en": "reading", "vi": "đọc sách"}', 'reading, 阅读, đọc sách'),
  ('words', '{"zh": "套装, 一套", "en": "set", "vi": "trọn bộ"}', 'set, 套, 组, bộ'),
  ('words', '{"zh": "高", "en": "tall, high, full length", "vi": "cao"}', 'tall, full length, 高, 落地, cao, toàn thân');
