import type { DemoText } from "../demo-content.ts"
import { text } from "./make.ts"

export const accents: Readonly<Record<string, DemoText>> = {
  "rug-round-cream": text(
    "圆地毯, 圆形地毯, 长毛地毯, 圆毯, 圆形毯子, 圆毯子, 长绒地毯, 毛绒地毯",
    "round rug, shag rug, fluffy rug, circle rug, circular rug, shaggy rug, furry rug, plush rug",
    "thảm tròn, thảm lông, thảm hình tròn, thảm lông xù, thảm lông tròn",
  ),
  "mirror-arch-brass": text(
    "全身镜, 连身镜, 落地镜, 拱形镜, 拱门镜, 金色镜子, 立镜, 试衣镜, 更衣镜, 落地穿衣镜, 靠墙镜",
    "full length mirror, floor mirror, standing mirror, arched mirror, arch mirror, leaning mirror, dressing mirror, free standing mirror, body mirror, long mirror, leaner mirror",
    "gương toàn thân, gương soi toàn thân, gương đứng, gương vòm, gương thử đồ, gương soi cả người, gương dựa tường, gương mặc đồ",
  ),
  "mirror-round-walnut": text(
    "圆镜, 浴室镜, 壁挂镜, 卫生间镜子, 浴室镜子, 圆镜子, 木框镜",
    "round mirror, wall mirror, bathroom mirror, circular mirror, circle mirror, wood framed mirror, wooden mirror",
    "gương tròn, gương phòng tắm, gương treo phòng tắm, gương tròn treo tường, gương khung gỗ",
  ),
  "boards-oak-walnut": text(
    "砧板, 菜板, 案板, 切菜板, 木砧板, 面包板",
    "cutting board, chopping board, cheese board, serving board, wood cutting board, bread board, charcuterie board, chopping block",
    "thớt, thớt gỗ, tấm thớt, thớt thái",
  ),
  "fruit-bowl-walnut": text(
    "果盘, 水果盘, 水果碗, 木碗, 水果篮, 木盘, 木制果盘, 水果盆",
    "fruit bowl, wooden bowl, fruit dish, fruit plate, wood bowl, salad bowl, centerpiece bowl, bowl",
    "tô gỗ, đĩa trái cây, tô đựng trái cây, đĩa hoa quả, bát gỗ, đĩa đựng trái cây, khay trái cây",
  ),
  "crockery-set": text(
    "碗盘, 餐盘, 盘子, 碗盘套装, 餐盘套装, 碗碟, 杯盘, 碗, 碟子, 盘碗, 碗筷, 餐具碗盘, 餐具, 盘子碗, 碗具, 饭碗, 餐具套装, 杯子",
    "plates, bowls, dishes, dinner set, dinnerware set, dinner plates, plate and bowl set, stoneware set, dish set, cups, crockery, dinnerware, dishware, dinner service, stoneware, plate, bowl, dish, mugs",
    "bát đĩa, chén dĩa, bộ bát đĩa gốm, bộ bát đĩa, bộ chén bát, chén đĩa gốm, đồ gốm bàn ăn, chén đĩa, bát chén, bộ đồ ăn, đồ ăn, bộ đồ bàn ăn, bát, đĩa, chén, dĩa, tô chén, tô chén dĩa, chén bát, bát đĩa sứ, bộ chén dĩa, cốc, ly tách, bát ăn cơm",
  ),
  "kitchen-island-sage": text(
    "中岛, 厨房岛台, 岛台, 厨房中岛, 中岛台",
    "kitchen island, island, island bench, island table, kitchen island bench, kitchen island table",
    "đảo bếp, bàn đảo, bàn bếp đảo, đảo bếp nhỏ, bàn đảo bếp",
  ),
  "kitchen-run-cream-oak": text(
    "地柜, 整体橱柜, 厨房地柜, 下柜",
    "base units, kitchen units, lower kitchen cabinets, base cabinets, kitchen base units, fitted kitchen",
    "tủ bếp dưới, bộ tủ bếp, tủ bếp gỗ",
  ),
  "kitchen-wall-units-blue": text(
    "吊柜, 厨房吊柜, 上柜, 厨房壁柜",
    "wall units, upper cabinets, kitchen wall cabinets, wall cabinet, wall cupboard, kitchen wall units, overhead cabinets",
    "tủ bếp trên, tủ bếp treo, tủ treo bếp, tủ treo tường bếp",
  ),
  "towel-rail-brass": text(
    "毛巾架, 毛巾杆, 毛巾挂杆, 挂毛巾架, 毛巾挂架, 挂毛巾杆, 毛巾挂钩",
    "towel rail, towel bar, towel rack, towel holder, towel hanger, towel hook, towel hanging rail, hand towel holder, towel bars",
    "giá khăn, giá treo khăn, thanh treo khăn, móc treo khăn, giá treo khăn tắm, thanh vắt khăn, kệ khăn tắm, kệ để khăn, giá để khăn, móc khăn, giá vắt khăn",
  ),
  "bath-tray-set": text(
    "皂液器, 托盘, 置物托盘, 浴室托盘, 皂液瓶, 洗手液瓶, 皂盒, 卫浴套装, 乳液瓶",
    "soap dispenser, soap dish, tray, bath tray, soap bottle, soap pump, bathroom tray, soap bottles, lotion bottle, soap dispenser set",
    "khay phòng tắm, chai đựng xà phòng, bộ khay phòng tắm, chai xà phòng, khay để đồ phòng tắm, bình xà phòng",
  ),
  teddy: text(
    "毛绒玩具, 玩偶, 泰迪熊, 公仔, 小熊, 布娃娃, 小熊公仔, 熊玩偶",
    "soft toy, teddy bear, plush toy, stuffed animal, plushie, soft toys, stuffed bear, stuffed toy, cuddly toy",
    "thú bông, gấu bông, thú nhồi bông, gấu nhồi bông, gấu teddy",
  ),
  "toy-blocks": text(
    "积木, 木制玩具, 木积木, 方块积木, 拼搭玩具, 益智玩具, 早教玩具",
    "wooden toy, blocks, building blocks, wooden blocks, toy blocks, toy bricks, wooden toys, educational toy, learning toy, montessori toy",
    "đồ chơi gỗ, khối gỗ, xếp hình, bộ xếp hình, đồ chơi xếp hình, khối gỗ xếp hình, đồ chơi giáo dục, đồ chơi trí tuệ, đồ chơi thông minh",
  ),
  "toy-rings": text(
    "木制玩具, 叠叠乐, 套圈, 套圈玩具, 叠叠圈, 益智玩具, 早教玩具",
    "wooden toy, stacking toy, ring stacker, stacker, stacking rings, wooden toys, educational toy, learning toy, montessori toy",
    "đồ chơi gỗ, tháp vòng, vòng xếp chồng, đồ chơi xếp chồng, đồ chơi giáo dục, đồ chơi trí tuệ, đồ chơi thông minh",
  ),
  bunting: text(
    "彩旗, 三角旗, 挂饰, 挂旗, 旗帜装饰, 儿童房挂旗",
    "bunting, garland, flag banner, flags, party flags, banner, pennant",
    "dây cờ, cờ treo, dây cờ trang trí, cờ trang trí, dây cờ tam giác",
  ),
  "snake-plant": text(
    "虎皮兰, 虎尾兰",
    "snake plant, mother in law's tongue, sansevieria, snake plants, succulent",
    "lưỡi hổ, cây lưỡi cọp",
  ),
  palm: text(
    "棕榈, 棕榈树, 散尾葵",
    "palm, palm tree, areca palm, areca, parlour palm",
    "cây cau, cây cọ, cây cau kiểng, cau vàng",
  ),
  "rug-stripe-blue": text(
    "条纹地毯, 双面地毯, 平织地毯, 平织毯, 基里姆地毯",
    "striped rug, stripe rug, reversible rug, flatweave rug, kilim, dhurrie",
    "thảm kẻ sọc, thảm sọc, thảm hai mặt",
  ),
  "rug-diamond-forest": text(
    "菱形地毯, 几何地毯",
    "diamond rug, geometric rug, patterned rug, trellis rug",
    "thảm hoạ tiết, thảm caro, thảm hình thoi",
  ),
  "rug-bands-ochre": text(
    "编织地毯, 平织地毯, 平织毯, 基里姆地毯",
    "flatweave rug, kilim, dhurrie, woven rug",
    "thảm dệt, thảm dệt tay",
  ),
  "rug-arcs": text("花纹地毯", "patterned rug, abstract rug", "thảm hoạ tiết"),
  "vase-pampas-terracotta": text(
    "干花花瓶, 干花, 芦苇花瓶",
    "dried flower vase, pampas vase, dried flowers, pampas grass, vase with flowers, dried flower arrangement",
    "bình hoa khô, hoa khô, lọ hoa khô, cỏ lau",
  ),
  "vase-stone": text(
    "细口花瓶, 细颈瓶, 单枝花瓶, 单支花瓶",
    "narrow neck vase, bottle vase, bud vase, single stem vase, single branch vase, single flower vase",
    "bình cổ nhỏ",
  ),
  "vases-trio": text("花瓶套装, 三件套花瓶", "vase set, set of vases", "bộ bình hoa, bộ lọ hoa"),
  "print-hills": text(
    "风景画, 山水画",
    "landscape print, landscape painting, mountain print, landscape art",
    "tranh núi, tranh đồi núi",
  ),
  "print-arch-oak": text(
    "抽象画, 几何画",
    "abstract print, abstract art, geometric print",
    "tranh trừu tượng",
  ),
  "prints-pair-walnut": text(
    "双联画, 对画, 两联画, 组画",
    "pair of prints, set of two prints, art set, diptych, set of prints",
    "tranh đồi núi, tranh đôi, tranh bộ, bộ tranh, tranh cặp, tranh 2 bức",
  ),
  "basket-rattan": text(
    "脏衣篓, 藤编篮, 大收纳篮",
    "laundry basket, blanket basket, rattan basket, wicker basket",
    "giỏ mây tre, giỏ đựng quần áo, giỏ quần áo bẩn, sọt đồ bẩn, giỏ đựng đồ bẩn",
  ),
  "olive-tree": text("橄榄树, 大树盆栽", "olive tree", "cây olive, cây ô liu"),
  "rubber-plant": text("橡皮树, 橡胶树", "rubber tree, ficus", "cây đa búp đỏ"),
  "broadleaf-plant": text(
    "天堂鸟, 大叶植物, 大叶子植物, 大叶绿植",
    "bird of paradise, big leaf plant, large leaf plant",
    "cây thiên điểu, cây lá to, cây lá lớn",
  ),
  "herbs-trio": text(
    "香草, 香草盆栽, 薄荷, 罗勒, 香料盆栽, 香料, 厨房香料",
    "herbs, herb garden, herb pots, mint plant, basil plant, kitchen herbs",
    "rau thơm, rau, chậu rau thơm, rau trồng, rau húng, bạc hà, rau gia vị",
  ),
  "bar-cart-brass": text(
    "酒水推车, 金色餐车, 两层推车, 双层餐车",
    "gold bar cart, two tier cart, gold trolley, brass trolley",
    "xe đẩy rượu, xe đẩy 2 tầng, xe đẩy hai tầng, xe đẩy vàng",
  ),
}
