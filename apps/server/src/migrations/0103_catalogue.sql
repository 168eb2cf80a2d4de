-- What is bent is no arch: an arc lamp is no dome. Crystal is glass; basins by twos; children by other words.
update search_synonym set
  phrases = '{"zh": "弧形, 弧线, 弧", "en": "arc, curved", "vi": "vòng cung, uốn cong"}',
  meant = 'arc, curved, 弧, vòng cung, đèn cây cung'
where kind = 'words' and phrases->>'en' = 'arc, arched, curved';
insert into search_synonym (kind, phrases, meant) values
  ('words', '{"zh": "拱形, 拱门, 拱", "en": "arched, arch", "vi": "hình vòm, vòm"}', 'arch, archway, arched, 拱, vòm'),
  ('material', '{"zh": "水晶", "en": "crystal", "vi": "pha lê, thuỷ tinh"}', 'glass'),
  ('words', '{"zh": "双盆, 双台盆, 双水池", "en": "double sink, double basin, two sinks", "vi": "hai chậu, chậu đôi, 2 chậu"}', 'double, 双人, lavabo đôi'),
  ('space', '{"zh": "孩子, 男孩, 女孩, 少儿", "en": "toddler, boys, girls, boy, girl", "vi": "trẻ con, trẻ nhỏ, bé trai, bé gái, con nít"}', 'kids-room');
