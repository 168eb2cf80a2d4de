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
          "地垫, 毯子, 毛毯, 地毡, 地毯子, 门垫, 脚垫, 床边毯, 床边地毯, 客厅毯, 客厅地毯, 毛毯子, 毯",
          "rug, carpet, area rug, floor mat, floor rug, runner, doormat, door mat, mat, living room rug, bedroom rug, carpet rug, hallway runner",
          "thảm trải sàn, thảm sàn, thảm phòng khách, thảm lót sàn, thảm lót, tấm thảm, thảm cửa, thảm chùi chân, thảm phòng ngủ, thảm trải, thảm lót chân, thảm trải phòng khách, thảm sofa, thảm nền",
        ),
      },
      {
        id: "cushions",
        name: text("靠垫", "Cushions", "Gối tựa"),
        alsoCalled: text(
          "抱枕, 靠枕, 腰枕, 靠背垫, 沙发垫, 靠背, 枕头, 沙发枕, 抱枕套, 靠枕套, 装饰枕, 沙发腰枕",
          "cushion, throw pillow, scatter cushion, pillow, decorative pillow, pillows, cushion cover, pillow cover, couch pillow, sofa pillow, sofa cushion, back cushion, lumbar pillow, toss pillow, throw cushion, bed cushion, couch cushion, accent pillow",
          "gối ôm, gối trang trí, vỏ gối, gối sofa, gối, gối lưng, gối vuông, gối dựa, gối dựa lưng, gối kê lưng, gối tựa lưng, gối tựa sofa, gối ghế sofa, vỏ gối sofa, gối ôm sofa, gối tựa đầu",
        ),
      },
      {
        id: "curtains",
        name: text("窗帘", "Curtains", "Rèm"),
        alsoCalled: text(
          "布帘, 纱帘, 遮光帘, 窗纱, 帘子, 遮光窗帘, 落地帘, 落地窗帘, 卧室窗帘, 客厅窗帘, 窗纱帘, 遮阳帘",
          "curtains, drapes, sheers, drape, window curtain, window curtains, curtain, sheer curtains, draperies, drapery, blackout curtains, window treatment, window covering, sheer, panel curtains",
          "màn cửa, rèm cửa, rèm vải, rèm voan, rèm cửa sổ, màn, rèm chống nắng, rèm che nắng, rèm phòng khách, rèm phòng ngủ, màn che, rèm buông, màn cửa sổ, rèm lanh, rèm vải lanh, rèm linen, rèm cửa phòng ngủ, rèm 2 lớp, rèm hai lớp",
        ),
      },
      {
        id: "towels",
        name: text("毛巾", "Towels", "Khăn tắm"),
        alsoCalled: text(
          "浴巾, 方巾, 面巾, 洗脸巾, 擦手巾, 洗澡巾, 毛巾浴巾, 洗脸毛巾",
          "towel, bath towel, hand towel, face towel, washcloth, bath sheet, shower towel, bathroom towel",
          "khăn mặt, khăn bông, khăn, khăn lau mặt, khăn lau, khăn lông, khăn tay, khăn tắm lớn, khăn lau người",
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
          "花瓶, 陶瓶, 插花瓶, 瓷瓶, 陶罐, 花罐, 花樽, 花插, 插花器, 瓷花瓶, 装饰花瓶, 摆件花瓶",
          "vase, flower vase, bud vase, floor vase, jug, urn, flower holder, pottery vase",
          "lọ hoa, bình gốm, bình cắm hoa, lọ gốm, bình bông, bình, lọ, bình sứ, lọ cắm hoa, bình trang trí, lọ trang trí, bình cắm, bình hoa sứ, lọ hoa gốm, lọ bông",
        ),
      },
      {
        id: "wall-art",
        name: text("挂画", "Wall art", "Tranh"),
        alsoCalled: text(
          "装饰画, 壁画, 版画, 画框, 画, 墙画, 海报, 油画, 墙上画, 墙面装饰, 装饰挂画, 相框, 画作, 墙面画, 墙饰, 墙壁画, 床头画, 床头挂画, 沙发背景画",
          "print, picture, poster, framed art, painting, art print, wall picture, canvas, wall decor, artwork, wall painting, wall decoration, wall hanging, canvas art, photo frame, framed print, framed picture, art for wall, art for the wall, prints for wall, something for the wall, decor for the wall, art above bed, art above sofa",
          "tranh treo tường, tranh khung, tranh in, tranh trang trí, tranh canvas, tranh phòng khách, ảnh treo tường, tranh phòng ngủ, tranh nghệ thuật, tranh trừu tượng, tranh phong cảnh, ảnh treo, tranh dán, tranh decor, khung tranh, tranh đầu giường, tranh sofa, bức tranh, đồ trang trí tường, trang trí tường, đồ treo tường",
        ),
      },
      {
        id: "mirrors",
        name: text("镜子", "Mirrors", "Gương"),
        alsoCalled: text(
          "镜, 镜面, 化妆镜, 卫浴镜, 装饰镜, 卫生间镜, 卫生间镜子, 挂镜, 梳妆镜, 洗手间镜子",
          "mirror, wall mirror, vanity mirror, dressing mirror, hallway mirror, makeup mirror, hanging mirror, decorative mirror, bedroom mirror, looking glass",
          "gương soi, kiếng, kiếng soi, gương kiếng, gương treo tường, gương trang điểm, gương lớn, gương trang trí, gương phòng ngủ, gương treo, tấm gương, gương cắt, kính soi, gương decor",
        ),
      },
      {
        id: "clocks",
        name: text("挂钟", "Clocks", "Đồng hồ"),
        alsoCalled: text(
          "时钟, 钟表, 墙钟, 钟, 时钟挂钟, 客厅挂钟, 墙壁钟, 静音钟, 挂表",
          "clock, wall clock, wall watch, kitchen clock, living room clock, quartz clock",
          "đồng hồ treo tường, đồng hồ gỗ, đồng hồ treo, đồng hồ trang trí, đồng hồ phòng khách, đồng hồ tường",
        ),
      },
      {
        id: "baskets",
        name: text("篮筐", "Baskets", "Giỏ"),
        alsoCalled: text(
          "藤篮, 收纳筐, 脏衣篮, 编织篮, 篮子, 收纳篮, 洗衣篮, 脏衣篓, 洗衣筐, 收纳篓, 竹篮, 储物篮, 收纳盒, 编篮, 脏衣筐, 洗衣篓, 玩具筐",
          "basket, laundry basket, storage basket, hamper, storage bin, woven basket, laundry bin, washing basket, wicker hamper, toy basket, blanket basket, bin, storage baskets, clothes basket, dirty clothes basket, blanket storage, clothes hamper, laundry hamper",
          "giỏ mây, giỏ đan, giỏ đựng đồ, sọt, giỏ đựng quần áo, giỏ cói, giỏ giặt, giỏ quần áo, sọt quần áo, sọt giặt, giỏ để đồ, rổ, rổ mây, giỏ đựng đồ giặt, giỏ đồ dơ, sọt đồ, giỏ mây tre, giỏ tre, giỏ giặt đồ, thùng đựng đồ",
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
      "cây kiểng, kiểng, cây cảnh, cây trong nhà, chậu cây, cây, cây trồng, cây nội thất",
    ),
    children: [
      {
        id: "indoor-trees",
        name: text("室内树", "Indoor trees", "Cây lớn"),
        alsoCalled: text(
          "大型绿植, 落地盆栽, 落地绿植, 室内大树, 琴叶榕, 发财树",
          "indoor tree, floor plant, large plant, potted tree, indoor trees, fig tree, fiddle leaf fig, tree for living room",
          "cây cao, cây để sàn, cây cảnh lớn, cây lớn trong nhà, cây kiểng lớn, cây to, cây phòng khách, chậu cây lớn, cây kim ngân",
        ),
      },
      {
        id: "leafy-plants",
        name: text("观叶植物", "Leafy plants", "Cây lá"),
        alsoCalled: text(
          "小盆栽, 绿叶植物, 小绿植, 桌面绿植, 办公桌绿植, 桌面盆栽, 小植物, 窗台绿植, 龟背竹, 绿萝, 多肉, 仿真植物",
          "foliage, foliage plant, desk plant, small plant, small houseplant, tabletop plant, windowsill plant, office plant, monstera, succulent, cactus, artificial plant",
          "cây cảnh lá, cây để bàn, cây mini, cây để bàn làm việc, cây văn phòng, chậu cây nhỏ, cây nhỏ, cây cảnh mini, cây để bàn học, cây cảnh để bàn, cây trầu bà, cây kim tiền, cây sen đá, cây giả",
        ),
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
          "橱柜, 整体橱柜, 厨柜, 厨房柜, 厨房柜子, 操作台, 厨房吊柜地柜",
          "kitchen cabinet, kitchen cabinets, kitchen cupboard, kitchen unit, fitted kitchen, base cabinet, kitchen storage, plate cupboard, dish cupboard, pot storage, pan storage, kitchen furniture",
          "quầy bếp, tủ nhà bếp, tủ bếp gỗ, tủ chạn, hệ tủ bếp, tủ kệ bếp, kệ bếp",
        ),
      },
      {
        id: "tableware",
        name: text("餐具", "Tableware", "Bát đĩa"),
        alsoCalled: text(
          "桌上餐具, 餐厨用具",
          "serveware, kitchenware, table setting",
          "đồ dùng bàn ăn, đồ bếp bàn ăn",
        ),
      },
      {
        id: "bar-carts",
        name: text("餐车", "Bar carts", "Xe đẩy"),
        alsoCalled: text(
          "酒水车, 吧台车, 移动餐车, 推车, 小推车, 酒车, 送餐车, 移动推车, 茶水车, 手推车, 厨房推车, 酒水推车",
          "bar cart, trolley, serving cart, drinks trolley, rolling cart, kitchen cart, beverage cart, tea trolley, serving trolley, cocktail cart, drinks cart, bar trolley, kitchen trolley, cart, hostess trolley, wine trolley",
          "xe đẩy rượu, xe phục vụ, xe đẩy trà, xe đẩy bar, xe đẩy đồ ăn, xe đẩy nhiều tầng, xe đẩy đồ uống, xe đẩy nhà bếp, xe đẩy phòng khách, xe đẩy bếp, kệ xe đẩy",
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
          "独立浴缸, 泡澡缸, 浴盆, 浴桶, 泡澡桶, 洗澡盆, 澡盆, 泡澡盆, 家用浴缸, 洗澡缸, 大浴缸",
          "bathtub, bath tub, freestanding bath, soaking tub, tub, bath, freestanding tub, stand alone tub, spa tub, soaker tub, standalone bath, free standing tub, bathroom tub",
          "bồn tắm nằm, bồn tắm đứng riêng, bồn ngâm, bồn tắm, bồn ngâm mình, bồn tắm ngâm, bồn tắm đặt sàn, bồn tắm nằm đặt sàn, chậu tắm, bồn tắm lập thể",
        ),
      },
      {
        id: "vanities",
        name: text("浴室柜", "Vanities", "Tủ lavabo"),
        alsoCalled: text(
          "洗手台, 洗手池, 洗脸池, 洗漱台, 台盆柜, 面盆柜, 卫浴柜, 洗手盆柜, 洗脸盆柜, 洗手柜, 浴室柜子, 卫生间柜子, 洗脸台, 洗漱柜, 台盆, 洗脸柜, 洗面台, 洗手盆, 洗脸盆, 面盆, 卫生间柜, 浴室台盆",
          "vanity, bathroom vanity, washbasin cabinet, basin unit, sink cabinet, bathroom cabinet, washstand, wash basin, bathroom sink, bathroom sink cabinet, bathroom sink unit, basin, sink, vanity unit, sink unit, sink vanity, bathroom storage cabinet, basin cabinet",
          "tủ chậu rửa, tủ rửa mặt, chậu lavabo, bàn đá lavabo, tủ phòng tắm, chậu rửa, chậu rửa mặt, bồn rửa mặt, bồn rửa tay, tủ chậu, tủ lavabo phòng tắm, bàn lavabo, tủ dưới lavabo, lavabo, tủ để lavabo, tủ nhà tắm, bàn rửa mặt, bàn chậu rửa",
        ),
      },
      {
        id: "bath-accessories",
        name: text("浴室小件", "Bathroom accessories", "Phụ kiện phòng tắm"),
        alsoCalled: text(
          "浴室配件, 卫浴小件, 卫浴用品, 浴室套装, 洗漱套装",
          "bathroom accessories, bathroom set, bathroom organizer, bath accessories",
          "phụ kiện nhà tắm, bộ phụ kiện phòng tắm, đồ phòng tắm, đồ nhà tắm",
        ),
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
          "儿童床, 宝宝床, 小孩床, 童床, 男孩床, 女孩床, 高低床, 上下铺, 上下床, 子母床, 双层床, 孩子床, 小朋友床, 少儿床, 幼儿床, 儿童单人床",
          "kids bed, kid bed, children's bed, childs bed, boys bed, girls bed, bunk bed, loft bed, junior bed, toddler bed, childrens bed, children bed, playhouse bed, kids twin bed, kids single bed, childrens single bed",
          "giường cho bé, giường bé, giường em bé, giường trẻ con, giường tầng, giường 2 tầng, giường hai tầng, giường con nít, giường trẻ nhỏ, giường ngủ cho bé, giường bé trai, giường bé gái, giường cho trẻ, giường đơn cho bé, giường đơn trẻ em",
        ),
      },
      {
        id: "kids-storage",
        name: text("儿童收纳", "Children's storage", "Kệ cho bé"),
        alsoCalled: text(
          "绘本架, 玩具架, 玩具收纳, 儿童书架, 儿童柜, 玩具柜, 儿童收纳柜, 玩具箱, 玩具收纳柜, 玩具收纳架, 宝宝书架, 绘本书架, 儿童置物架, 儿童玩具柜",
          "kids shelf, toy storage, children's bookcase, kids bookcase, kids bookshelf, toy shelf, toy box, toy chest, toy organizer, toy cabinet, toy rack, kids storage, kids cabinet, playroom storage, book rack for kids, kids book shelf, nursery shelf, nursery bookcase, toy box storage",
          "kệ đồ chơi, kệ truyện, tủ cho bé, tủ đồ cho bé, tủ đồ trẻ em, kệ sách cho bé, tủ đồ chơi, giá sách trẻ em, kệ để đồ chơi, kệ đựng đồ chơi, tủ sách cho bé, kệ cho trẻ, thùng đồ chơi, giá sách cho bé, kệ sách trẻ em, tủ để đồ chơi, tủ đựng đồ chơi, kệ trẻ em, kệ sách thiếu nhi",
        ),
      },
      {
        id: "toys",
        name: text("玩具", "Toys", "Đồ chơi"),
        alsoCalled: text(
          "玩偶, 儿童玩具, 宝宝玩具, 婴儿玩具",
          "toy, kids toy, baby toy, childrens toy",
          "đồ chơi cho bé, đồ chơi trẻ em, đồ chơi em bé, đồ chơi cho trẻ",
        ),
      },
      {
        id: "kids-decor",
        name: text("儿童房装饰", "Children's room decor", "Trang trí phòng bé"),
        alsoCalled: text(
          "儿童房挂饰, 儿童房布置, 儿童装饰",
          "nursery decor, kids room decor, kids room decoration, nursery decoration",
          "đồ trang trí phòng trẻ, trang trí phòng cho bé, đồ trang trí phòng bé, decor phòng bé",
        ),
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
          "挂衣架, 衣架, 挂衣钩, 挂钩, 衣服架, 挂衣服架, 挂衣架子, 衣帽钩, 包架, 帽架, 挂衣杆, 墙壁挂钩, 衣架子, 挂包架, 钥匙挂钩, 钥匙架",
          "coat rack, clothes rack, coat hanger, coat hooks, hat rack, hall tree, coat tree, clothes stand, coat rail, coat pegs, peg rail, clothes tree, coat hook, hat hooks, bag hooks, key hooks, jacket rack, coat storage, clothes hanger, hook",
          "giá mắc áo, giá treo đồ, móc treo áo, cây treo quần áo, giá treo quần áo, móc quần áo, cây mắc áo, cây móc áo, cây treo đồ, giá treo mũ, cây treo áo, cây treo, giá áo, chỗ treo áo, giá treo túi, kệ treo quần áo, móc chìa khóa, móc treo chìa khóa, giá treo chìa khóa",
        ),
      },
      {
        id: "doors-panels",
        name: text("门与墙板", "Doors and panels", "Cửa và tấm ốp"),
        alsoCalled: text("室内建材", "interior fittings", "vật liệu nội thất"),
      },
    ],
  },
]
