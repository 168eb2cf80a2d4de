-- What is meant by words that shoppers use of goods in general: marble is stone, and what can be washed is cloth.
insert into search_synonym (kind, phrases, meant) values
  ('material', '{"zh": "石材, 石头", "en": "stone", "vi": "đá, mặt đá"}', 'marble,stone'),
  ('material', '{"zh": "可拆洗, 可拆洗的, 可水洗, 可机洗", "en": "washable cover, removable cover, slipcover, slipcovered, machine washable cover, washable fabric", "vi": "tháo giặt được, tháo rời giặt được, vỏ tháo rời, vỏ tháo được"}', 'linen,cotton,velvet,boucle,wool'),
  ('space', '{"zh": "入户, 家门口, 玄关里", "en": "lobby, porch, by the door, landing", "vi": "lối ra vào, lối vào, cửa nhà, ngoài cửa, tiền sảnh, sảnh vào"}', 'entry'),
  ('space', '{"zh": "家庭房, 客厅里", "en": "lounge area, tv room, man cave, snug", "vi": "phòng xem tivi, phòng giải trí"}', 'living-room'),
  ('space', '{"zh": "卧室里, 老人房", "en": "bedroom corner, dorm room, dorm", "vi": "phòng trọ, phòng ngủ vợ chồng, phòng cưới"}', 'bedroom');
