-- More of what shoppers call features; each row keeps what staff made of it.
update search_synonym
set phrases = jsonb_build_object(
  'zh', concat_ws(', ', phrases->>'zh', more.zh), 'en', concat_ws(', ', phrases->>'en', more.en), 'vi', concat_ws(', ', phrases->>'vi', more.vi))
from (values
  ('保温, %', '水凉得慢一点', 'keeps the water hot, keeps the water warm, stays hot longer, stays warm longer', 'giữ nước nóng, giữ nước nóng lâu, nước nóng lâu, lâu nguội nước'),
  ('缓冲, %', '关门没声音, 关门安静, 关门轻', 'quiet doors, doors close quietly, soft closing doors, closes softly', 'đóng cửa êm, cửa đóng êm, đóng mở êm, cửa êm'),
  ('懒人, %', '忘浇水, 老忘浇水, 忘记浇水, 总忘浇水', 'forgets to water, forgot to water, neglect, survives neglect', 'hay quên tưới, quên tưới nước, lười tưới'),
  ('没有尖角, %', '不磕孩子, 没有角', 'no pointy corners, no sharp edge', 'không có góc cạnh, không góc cạnh')
) as more (known, zh, en, vi)
where search_synonym.kind = 'feature' and phrases->>'zh' like more.known;

-- Light that wakes nobody is not any soft light.
update search_synonym
set phrases = jsonb_build_object(
  'zh', replace(phrases->>'zh', '不打扰别人, 不影响别人, 不影响别人睡觉, ', ''),
  'en', replace(phrases->>'en', 'doesn''t wake, won''t wake, won''t wake partner, ', ''),
  'vi', replace(phrases->>'vi', ', không làm phiền', ''))
where kind = 'feature' and phrases->>'zh' like '不打扰别人, %';

insert into search_synonym (kind, phrases, meant) values
  ('feature', '{"zh": "不打扰别人, 不影响别人, 不影响别人睡觉, 不吵醒, 不吵人, 不吵老公, 不吵老婆, 不吵老公睡觉, 不影响老婆睡觉", "en": "doesn''t wake, won''t wake, won''t wake partner, without waking, without disturbing, won''t disturb, doesn''t disturb", "vi": "không làm phiền, không làm phiền người bên cạnh, không làm phiền người ngủ, không phiền người nằm bên, không làm thức giấc"}', 'not wake, 不影响 睡着, không phiền'),
  ('feature', '{"zh": "换面料, 换布, 可换布, 可换面料, 自己换布, 重新包布", "en": "reupholster, reupholstered, reupholsterable, change the fabric, replace the fabric, new fabric, recover the seat, replaceable fabric", "vi": "thay vải, bọc lại, đổi vải, thay vải nệm, tự bọc lại"}', 'another cloth, 换布, thay vải'),
  ('feature', '{"zh": "斜靠, 斜靠着放, 靠墙放, 靠着墙放", "en": "lean, leans, leaning, lean against the wall, lean against a wall, leans against the wall, propped against the wall", "vi": "dựng tường, tựa tường, dựa tường, dựng nghiêng, để dựa tường"}', 'lean, leans, leaning, 斜靠, 靠墙, dựng nghiêng, tựa tường, dựa tường'),
  ('feature', '{"zh": "沙发后面, 沙发背后, 沙发后, 放沙发后面", "en": "behind the sofa, behind sofa, behind a sofa, behind the couch, behind couch, behind a couch", "vi": "sau sofa, sau ghế sofa, sau lưng sofa, đặt sau sofa"}', 'stand behind sofa, 沙发后面, đặt sau sofa'),
  ('feature', '{"zh": "隔断, 当隔断, 做隔断, 作隔断, 房间隔断, 隔开房间, 分隔空间, 隔开客厅", "en": "room divider, divide a room, divides a room, divide the room, dividing a room, separate a room, split a room", "vi": "ngăn phòng, vách ngăn, chia phòng, ngăn không gian, ngăn cách, chia không gian"}', 'mark off, 隔出, giữa phòng ngăn'),
  ('feature', '{"zh": "回音, 回音大, 回声, 回声大, 吸音, 降噪", "en": "echo, echoes, echoey, reduce echo, sound absorbing, acoustic, acoustic panel, absorbs sound", "vi": "vang, bị vang, tiếng vang, giảm vang, tiêu âm, hút âm, dội âm"}', 'ring out hard room, 回声, bớt vang'),
  -- A small child is given toys.
  ('words', '{"zh": "周岁礼物, 宝宝礼物, 满月礼物, 小孩礼物, 儿童礼物", "en": "baby gift, gift for baby, baby shower gift, first birthday gift, gift for a baby, gift for a toddler, gift for kids", "vi": "quà thôi nôi, quà sinh nhật cho bé, quà cho bé, quà đầy tháng, quà cho con"}', 'toys, 玩具, đồ chơi');
