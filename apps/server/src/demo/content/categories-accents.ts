import type { DemoCategory } from "../demo-content.ts"
import { text } from "./make.ts"

/** What goes with the furniture, and the rooms with fittings of their own. */
export const accentCategories: readonly DemoCategory[] = [
  {
    id: "textiles",
    name: text("地毯与织物", "Rugs and textiles", "Thảm và vải"),
    alsoCalled: text("布艺, 软装, 家纺", "soft furnishings, fabrics", "đồ vải, đồ dệt"),
    children: [
      {
        id: "rugs",
        name: text("地毯", "Rugs", "Thảm"),
        alsoCalled: text(
          "地垫, 毯子, 毛毯, 地毡",
          "rug, carpet, area rug, floor mat, floor rug",
          "thảm trải sàn, thảm sàn, thảm phòng khách, thảm lót sàn, thảm lót",
        ),
      },
      {
        id: "cushions",
        name: text("靠垫", "Cushions", "Gối tựa"),
        alsoCalled: text(
          "抱枕, 靠枕, 腰枕, 靠背垫, 沙发垫",
          "cushion, throw pillow, scatter cushion, pillow, decorative pillow, pillows, cushion cover, pillow cover",
          "gối ôm, gối trang trí, vỏ gối, gối sofa, gối, gối lưng, gối vuông",
        ),
      },
      {
        id: "curtains",
        name: text("窗帘", "Curtains", "Rèm"),
        alsoCalled: text(
          "布帘, 纱帘, 遮光帘, 窗纱, 帘子, 遮光窗帘",
          "curtains, drapes, sheers, drape, window curtain, window curtains",
          "màn cửa, rèm cửa, rèm vải, rèm voan, rèm cửa sổ, màn, rèm chống nắng, rèm che nắng",
        ),
      },
      {
        id: "towels",
        name: text("毛巾", "Towels", "Khăn tắm"),
        alsoCalled: text(
          "浴巾, 方巾, 面巾, 洗脸巾",
          "towel, bath towel, hand towel, face towel",
          "khăn mặt, khăn bông, khăn, khăn lau mặt",
        ),
      },
    ],
  },
  {
    id: "decor",
    name: text("装饰", "Decor", "Trang trí"),
    alsoCalled: text(
      "摆件, 饰品, 家居饰品",
      "decoration, accessories, home accents",
      "đồ trang trí, phụ kiện",
    ),
    children: [
      {
        id: "vases",
        name: text("花器", "Vases", "Bình hoa"),
        alsoCalled: text(
          "花瓶, 陶瓶, 插花瓶, 瓷瓶, 陶罐, 花罐",
          "vase, flower vase",
          "lọ hoa, bình gốm, bình cắm hoa, lọ gốm, bình bông",
        ),
      },
      {
        id: "wall-art",
        name: text("挂画", "Wall art", "Tranh"),
        alsoCalled: text(
          "装饰画, 壁画, 版画, 画框, 画, 墙画, 海报",
          "print, picture, poster, framed art, painting, art print, wall picture, canvas, wall decor",
          "tranh treo tường, tranh khung, tranh in, tranh trang trí, tranh canvas, tranh phòng khách, ảnh treo tường",
        ),
      },
      {
        id: "mirrors",
        name: text("镜子", "Mirrors", "Gương"),
        alsoCalled: text(
          "镜, 镜面, 化妆镜",
          "mirror, wall mirror, vanity mirror",
          "gương soi, gương treo tường, gương trang điểm",
        ),
      },
      {
        id: "clocks",
        name: text("挂钟", "Clocks", "Đồng hồ"),
        alsoCalled: text("时钟, 钟表, 墙钟, 钟", "clock, wall clock", "đồng hồ treo tường, đồng hồ gỗ"),
      },
      {
        id: "baskets",
        name: text("篮筐", "Baskets", "Giỏ"),
        alsoCalled: text(
          "藤篮, 收纳筐, 脏衣篮, 编织篮, 篮子, 收纳篮, 洗衣篮",
          "basket, laundry basket, storage basket, hamper, storage bin, woven basket",
          "giỏ mây, giỏ đan, giỏ đựng đồ, sọt, giỏ đựng quần áo, giỏ cói",
        ),
      },
    ],
  },
  {
    id: "plants",
    name: text("绿植", "Plants", "Cây xanh"),
    alsoCalled: text(
      "植物, 盆栽, 室内植物, 绿植盆栽, 植栽",
      "greenery, houseplants, house plants, potted plants, indoor plants, pot plants, plants in pots",
      "cây cảnh, cây trong nhà, chậu cây, cây, cây trồng, cây nội thất",
    ),
    children: [
      {
        id: "indoor-trees",
        name: text("室内树", "Indoor trees", "Cây lớn"),
        alsoCalled: text(
          "大型绿植, 落地盆栽",
          "indoor tree, floor plant, large plant",
          "cây cao, cây để sàn",
        ),
      },
      {
        id: "leafy-plants",
        name: text("观叶植物", "Leafy plants", "Cây lá"),
        alsoCalled: text("小盆栽, 绿叶植物", "foliage, foliage plant", "cây cảnh lá, cây để bàn"),
      },
    ],
  },
  {
    id: "kitchen",
    name: text("厨房", "Kitchen", "Bếp"),
    alsoCalled: text("厨房用品, 餐厨", "cookware", "đồ bếp, đồ nhà bếp"),
    children: [
      {
        id: "kitchen-units",
        name: text("橱柜与岛台", "Kitchen units", "Tủ bếp"),
        alsoCalled: text(
          "橱柜, 整体橱柜",
          "kitchen cabinet, kitchen cabinets, kitchen cupboard",
          "quầy bếp, tủ nhà bếp",
        ),
      },
      {
        id: "tableware",
        name: text("餐具", "Tableware", "Bát đĩa"),
        alsoCalled: text(
          "碗碟, 碗盘, 餐盘",
          "crockery, dinnerware, dishware",
          "đồ gốm bàn ăn, chén đĩa, bát chén, bộ đồ ăn, đồ ăn, bộ đồ bàn ăn",
        ),
      },
      {
        id: "bar-carts",
        name: text("餐车", "Bar carts", "Xe đẩy"),
        alsoCalled: text(
          "酒水车, 吧台车, 移动餐车, 推车",
          "bar cart, trolley, serving cart, drinks trolley",
          "xe đẩy rượu, xe phục vụ, xe đẩy trà, xe đẩy bar",
        ),
      },
    ],
  },
  {
    id: "bathroom",
    name: text("卫浴", "Bathroom", "Phòng tắm"),
    alsoCalled: text("洁具, 浴室用品", "sanitary ware, bathroom furniture", "thiết bị vệ sinh"),
    children: [
      {
        id: "bathtubs",
        name: text("浴缸", "Bathtubs", "Bồn tắm"),
        alsoCalled: text(
          "独立浴缸, 泡澡缸, 浴盆",
          "bathtub, bath tub, freestanding bath, soaking tub, tub",
          "bồn tắm nằm, bồn tắm đứng riêng, bồn ngâm, bồn tắm",
        ),
      },
      {
        id: "vanities",
        name: text("浴室柜", "Vanities", "Tủ lavabo"),
        alsoCalled: text(
          "洗手台, 洗手池, 洗脸池, 洗漱台, 台盆柜, 面盆柜, 卫浴柜, 洗手盆柜, 洗脸盆柜, 洗手柜, 浴室柜子, 卫生间柜子",
          "vanity, bathroom vanity, washbasin cabinet, basin unit, sink cabinet, bathroom cabinet",
          "tủ chậu rửa, tủ rửa mặt, chậu lavabo, bàn đá lavabo, tủ phòng tắm",
        ),
      },
      {
        id: "bath-accessories",
        name: text("浴室小件", "Bathroom accessories", "Phụ kiện phòng tắm"),
        alsoCalled: text("浴室配件", "bathroom accessories", "phụ kiện nhà tắm"),
      },
    ],
  },
  {
    id: "kids",
    name: text("儿童", "Kids", "Trẻ em"),
    alsoCalled: text("儿童家具", "children's furniture, kids furniture", "đồ trẻ em, nội thất trẻ em"),
    children: [
      {
        id: "kids-beds",
        name: text("儿童床", "Children's beds", "Giường trẻ em"),
        alsoCalled: text(
          "儿童床, 宝宝床, 小孩床, 童床, 男孩床, 女孩床",
          "kids bed, kid bed, children's bed, childs bed, boys bed, girls bed",
          "giường cho bé, giường bé, giường em bé, giường trẻ con",
        ),
      },
      {
        id: "kids-storage",
        name: text("儿童收纳", "Children's storage", "Kệ cho bé"),
        alsoCalled: text(
          "绘本架, 玩具架, 玩具收纳, 儿童书架, 儿童柜, 玩具柜",
          "kids shelf, toy storage, children's bookcase, kids bookcase, kids bookshelf, toy shelf, toy box",
          "kệ đồ chơi, kệ truyện, tủ cho bé, tủ đồ cho bé, tủ đồ trẻ em, kệ sách cho bé, tủ đồ chơi, giá sách trẻ em",
        ),
      },
      {
        id: "toys",
        name: text("玩具", "Toys", "Đồ chơi"),
        alsoCalled: text("玩偶", "toy", "đồ chơi cho bé"),
      },
      {
        id: "kids-decor",
        name: text("儿童房装饰", "Children's room decor", "Trang trí phòng bé"),
        alsoCalled: text("儿童房挂饰", "nursery decor, kids room decor", "đồ trang trí phòng trẻ"),
      },
    ],
  },
  {
    id: "hall",
    name: text("玄关与墙面", "Hall and walls", "Sảnh và tường"),
    alsoCalled: text("入户, 玄关家具", "hallway furniture", "nội thất sảnh"),
    children: [
      {
        id: "coat-racks",
        name: text("衣帽架", "Coat racks", "Giá treo áo"),
        alsoCalled: text(
          "挂衣架, 衣架, 挂衣钩, 挂钩",
          "coat rack, clothes rack, coat hanger, coat hooks, hat rack, hall tree, coat tree, clothes stand",
          "giá mắc áo, giá treo đồ, móc treo áo, cây treo quần áo, giá treo quần áo, móc quần áo",
        ),
      },
      {
        id: "doors-panels",
        name: text("门与墙板", "Doors and panels", "Cửa và tấm ốp"),
        alsoCalled: text("门, 墙板", "door, panel", "cửa, tấm ốp"),
      },
    ],
  },
]
