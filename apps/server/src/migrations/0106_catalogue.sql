-- What is meant by words that shoppers use of goods in general: marble is stone, and what can be washed is cloth.
insert into search_synonym (kind, phrases, meant) values
  ('material', '{"zh": "石材, 石头", "en": "stone", "vi": "đá, mặt đá"}', 'marble,stone'),
  ('material', '{"zh": "可拆洗, 可拆洗的, 可水洗, 可机洗", "en": "washable cover, removable cover, slipcover, slipcovered, machine washable cover, washable fabric", "vi": "tháo giặt được, tháo rời giặt được, vỏ tháo rời, vỏ tháo được"}', 'linen,cotton,velvet,boucle,wool');
