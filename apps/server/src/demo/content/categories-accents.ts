import type { DemoCategory } from "../demo-content.ts"
import { text } from "./make.ts"

/** What goes with the furniture, and the rooms with fittings of their own. */
export const accentCategories: readonly DemoCategory[] = [
  {
    id: "textiles",
    name: text("地毯与织物", "Rugs and textiles", "Thảm và vải"),
    alsoCalled: text("布艺 软装 家纺", "soft furnishings fabrics", "đồ vải đồ dệt trang trí mềm"),
    children: [
      {
        id: "rugs",
        name: text("地毯", "Rugs", "Thảm"),
        alsoCalled: text(
          "羊毛地毯 客厅地毯 地垫 毯子",
          "rug carpet wool rug area rug floor mat",
          "thảm trải sàn thảm len thảm phòng khách",
        ),
      },
      {
        id: "cushions",
        name: text("靠垫", "Cushions", "Gối tựa"),
        alsoCalled: text(
          "抱枕 靠枕 腰枕",
          "cushion throw pillow scatter cushion",
          "gối ôm gối trang trí vỏ gối",
        ),
      },
      {
        id: "curtains",
        name: text("窗帘", "Curtains", "Rèm"),
        alsoCalled: text(
          "布帘 纱帘 遮光帘 窗纱",
          "curtains drapes sheers",
          "màn cửa rèm vải rèm voan rèm cửa sổ",
        ),
      },
      {
        id: "towels",
        name: text("毛巾", "Towels", "Khăn tắm"),
        alsoCalled: text("浴巾 方巾 面巾", "bath towel hand towel", "khăn mặt khăn bông khăn cotton"),
      },
    ],
  },
  {
    id: "decor",
    name: text("装饰", "Decor", "Trang trí"),
    alsoCalled: text(
      "摆件 饰品 家居饰品",
      "decoration accessories home accents",
      "đồ trang trí decor phụ kiện",
    ),
    children: [
      {
        id: "vases",
        name: text("花器", "Vases", "Bình hoa"),
        alsoCalled: text(
          "花瓶 陶瓶 插花瓶 瓷瓶",
          "vase flower vase bottle vase pottery",
          "lọ hoa bình gốm bình cắm hoa lọ gốm",
        ),
      },
      {
        id: "wall-art",
        name: text("挂画", "Wall art", "Tranh"),
        alsoCalled: text(
          "装饰画 壁画 版画 画框",
          "print picture poster framed art painting",
          "tranh treo tường tranh khung tranh in tranh trang trí",
        ),
      },
      {
        id: "mirrors",
        name: text("镜子", "Mirrors", "Gương"),
        alsoCalled: text(
          "穿衣镜 全身镜 落地镜 圆镜",
          "mirror full-length mirror wall mirror",
          "gương soi gương đứng gương toàn thân gương treo tường",
        ),
      },
      {
        id: "clocks",
        name: text("挂钟", "Clocks", "Đồng hồ"),
        alsoCalled: text("时钟 钟表 墙钟", "wall clock clock", "đồng hồ treo tường đồng hồ gỗ"),
      },
      {
        id: "baskets",
        name: text("篮筐", "Baskets", "Giỏ"),
        alsoCalled: text(
          "藤篮 收纳筐 脏衣篮 编织篮",
          "basket laundry basket storage basket",
          "giỏ mây giỏ đan giỏ đựng đồ sọt",
        ),
      },
    ],
  },
  {
    id: "plants",
    name: text("绿植", "Plants", "Cây xanh"),
    alsoCalled: text(
      "植物 盆栽 室内植物",
      "greenery houseplants potted plants",
      "cây cảnh cây trong nhà chậu cây",
    ),
    children: [
      {
        id: "indoor-trees",
        name: text("室内树", "Indoor trees", "Cây lớn"),
        alsoCalled: text(
          "大型绿植 落地盆栽 橄榄树 棕榈 散尾葵",
          "indoor tree olive tree palm floor plant large plant",
          "cây cao cây để sàn cây ô liu cây cọ cây cau",
        ),
      },
      {
        id: "leafy-plants",
        name: text("观叶植物", "Leafy plants", "Cây lá"),
        alsoCalled: text(
          "虎皮兰 虎尾兰 橡皮树 小盆栽 绿叶植物",
          "houseplant snake plant rubber plant foliage",
          "cây lưỡi hổ cây đa búp đỏ cây cảnh lá cây để bàn",
        ),
      },
    ],
  },
  {
    id: "kitchen",
    name: text("厨房", "Kitchen", "Bếp"),
    alsoCalled: text("厨房用品 橱柜 餐厨", "kitchen cookware cabinetry", "nhà bếp đồ bếp tủ bếp"),
    children: [
      {
        id: "kitchen-units",
        name: text("橱柜与岛台", "Kitchen units", "Tủ bếp"),
        alsoCalled: text(
          "地柜 吊柜 中岛 整体橱柜",
          "kitchen cabinet island base unit wall unit worktop",
          "tủ bếp trên tủ bếp dưới đảo bếp quầy bếp",
        ),
      },
      {
        id: "tableware",
        name: text("餐具", "Tableware", "Bát đĩa"),
        alsoCalled: text(
          "碗盘 餐盘 果盘 砧板 菜板",
          "crockery plates bowls dishes cutting board fruit bowl",
          "chén dĩa bát đĩa cốc thớt tô đồ gốm bàn ăn",
        ),
      },
      {
        id: "bar-carts",
        name: text("餐车", "Bar carts", "Xe đẩy"),
        alsoCalled: text(
          "酒水车 吧台车 移动餐车",
          "bar cart trolley serving cart drinks trolley",
          "xe đẩy rượu xe phục vụ xe đẩy trà",
        ),
      },
    ],
  },
  {
    id: "bathroom",
    name: text("卫浴", "Bathroom", "Phòng tắm"),
    alsoCalled: text(
      "浴室 洁具 洗手间",
      "bath sanitary ware washroom",
      "thiết bị vệ sinh nhà tắm nhà vệ sinh",
    ),
    children: [
      {
        id: "bathtubs",
        name: text("浴缸", "Bathtubs", "Bồn tắm"),
        alsoCalled: text(
          "独立浴缸 泡澡缸 浴盆",
          "bath tub freestanding bath soaking tub",
          "bồn tắm nằm bồn tắm đứng riêng bồn ngâm",
        ),
      },
      {
        id: "vanities",
        name: text("浴室柜", "Vanities", "Tủ lavabo"),
        alsoCalled: text(
          "洗手台 洗漱台 台盆柜 面盆柜",
          "vanity washbasin cabinet basin unit sink cabinet",
          "tủ chậu rửa tủ rửa mặt chậu lavabo bàn đá lavabo",
        ),
      },
      {
        id: "bath-accessories",
        name: text("浴室小件", "Bathroom accessories", "Phụ kiện phòng tắm"),
        alsoCalled: text(
          "毛巾架 毛巾杆 皂液器 托盘",
          "towel rail towel bar soap dispenser bath tray",
          "thanh treo khăn giá khăn khay phòng tắm chai đựng xà phòng",
        ),
      },
    ],
  },
  {
    id: "kids",
    name: text("儿童", "Kids", "Trẻ em"),
    alsoCalled: text("儿童家具 宝宝 孩子", "children nursery baby", "đồ trẻ em cho bé phòng bé"),
    children: [
      {
        id: "kids-beds",
        name: text("儿童床", "Children's beds", "Giường trẻ em"),
        alsoCalled: text(
          "婴儿床 小屋床 宝宝床 摇篮",
          "kids bed house bed cot crib baby bed",
          "giường cho bé giường cũi nôi giường ngôi nhà",
        ),
      },
      {
        id: "kids-storage",
        name: text("儿童收纳", "Children's storage", "Kệ cho bé"),
        alsoCalled: text(
          "绘本架 玩具架 玩具收纳 矮书架",
          "kids shelf toy storage children's bookcase",
          "kệ đồ chơi kệ truyện tủ cho bé",
        ),
      },
      {
        id: "toys",
        name: text("玩具", "Toys", "Đồ chơi"),
        alsoCalled: text(
          "毛绒玩具 玩偶 小熊 积木 木制玩具",
          "soft toy teddy bear wooden toy blocks",
          "thú bông gấu bông đồ chơi gỗ xếp hình",
        ),
      },
      {
        id: "kids-decor",
        name: text("儿童房装饰", "Children's room decor", "Trang trí phòng bé"),
        alsoCalled: text(
          "彩旗 三角旗 挂饰",
          "bunting garland nursery decor",
          "dây cờ cờ treo đồ trang trí phòng trẻ",
        ),
      },
    ],
  },
  {
    id: "hall",
    name: text("玄关与墙面", "Hall and walls", "Sảnh và tường"),
    alsoCalled: text("门厅 入户 墙板", "entry hallway wall panels", "lối vào tiền sảnh ốp tường"),
    children: [
      {
        id: "coat-racks",
        name: text("衣帽架", "Coat racks", "Giá treo áo"),
        alsoCalled: text(
          "挂衣架 衣帽钩 挂钩 衣架板",
          "coat stand coat rack hooks hat stand",
          "cây treo đồ móc treo quần áo giá mắc áo",
        ),
      },
      {
        id: "doors-panels",
        name: text("门与墙板", "Doors and panels", "Cửa và tấm ốp"),
        alsoCalled: text(
          "室内门 木门 格栅板 吸音板 护墙板",
          "interior door wooden door slat panel acoustic panel wainscot",
          "cửa gỗ cửa thông phòng tấm ốp tường lam gỗ tiêu âm",
        ),
      },
    ],
  },
]
