-- Bent things, doors of wardrobes, corridors, and seats at a table. 轻奢 is no style: it says that a thing shall look dear.
insert into search_synonym (kind, phrases, meant) values
  ('words', '{"zh": "弧形, 弧线, 弧", "en": "arc, arched, curved", "vi": "vòng cung, hình vòm, uốn cong"}', 'arc, arch, archway, arched, curved, 弧, 拱, vòm, cung'),
  ('words', '{"zh": "对开门, 双开门, 推拉门, 移门, 滑门, 平开门", "en": "sliding door, sliding doors, double door, hinged doors", "vi": "cửa lùa, cửa trượt, cửa mở"}', 'sliding door, 对开门, 双开门, 推拉门, 移门, 平开门, cửa lùa'),
  ('words', '{"zh": "六人, 六人位, 6人, 6人位", "en": "6 seater, six seater, 6 seat, six seat, 6 person", "vi": "6 chỗ, sáu chỗ, 6 người, 6 ghế"}', 'six seat, 六人位, 6 chỗ'),
  ('words', '{"zh": "4人位", "en": "4 person", "vi": "4 người, bốn người, 4 ghế"}', 'four seat, 四人位, 4 chỗ'),
  ('space', '{"zh": "过道, 走廊, 走道", "en": "corridor"}', 'entry');

update search_synonym set phrases = jsonb_set(phrases, '{zh}', '"现代, 现代简约"')
where kind = 'style' and phrases->>'zh' = '现代, 现代简约, 轻奢';
