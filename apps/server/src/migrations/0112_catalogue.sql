-- More of what shoppers call features; each row keeps what staff made of it.
update search_synonym
set phrases = jsonb_build_object(
  'zh', concat_ws(', ', phrases->>'zh', more.zh), 'en', concat_ws(', ', phrases->>'en', more.en), 'vi', concat_ws(', ', phrases->>'vi', more.vi))
from (values
  ('免打孔, %', '不能打孔, 不能钻孔, 墙上不能打孔, 墙不能打孔, 不让打孔, 不用钉墙', 'can''t drill, cannot drill, not allowed to drill, can''t drill holes, can''t drill holes in the wall, can''t drill into the wall', 'không cần khoan tường, không được khoan tường, không được khoan, không phải bắt vít, không cần bắt vít'),
  ('换鞋, %', '脱鞋, 穿靴子, 脱靴子', 'lace up, lace up boots, lace up my boots, lace up shoes, lace up my shoes, pull on boots, take my boots off, take boots off, boots on, boots off', 'buộc dây giày, cột dây giày, tháo giày, mang vớ'),
  ('可拆洗, %', '套子能脱, 能脱下来洗, 脱下来洗, 罩子能拆', 'take off the covers, covers off, unzip the covers, covers that unzip', 'lột áo, lột áo ra giặt, lột áo giặt, lột vỏ, lột vỏ ra giặt, lột ra giặt')
) as more (known, zh, en, vi)
where search_synonym.kind = 'feature' and phrases->>'zh' like more.known;
