import type { DemoCategory } from "../demo-content.ts"
import { accentCategories } from "./categories-accents.ts"
import { text } from "./make.ts"

export const demoCategories: readonly DemoCategory[] = [
  {
    id: "seating",
    name: text("座椅", "Seating", "Ghế"),
    alsoCalled: text(
      "坐具, 椅凳, 坐的东西, 能坐的",
      "seats, places to sit, something to sit on, somewhere to sit, place to sit",
      "ghế ngồi, chỗ ngồi, đồ để ngồi",
    ),
    children: [
      {
        id: "sofas",
        name: text("沙发", "Sofas", "Sofa"),
        alsoCalled: text(
          "长沙发, 梳化, 沙发椅, 沙发床, 折叠沙发, 模块沙发, 小沙发, 客厅沙发, 多人沙发, 休闲长沙发",
          "sofa, couch, sofa bed, sleeper sofa, pull out couch, love seat, modular sofa, futon, sofa couch, sofa set, lounge suite, living room couch",
          "ghế sofa, ghế sô pha, sô pha, xô pha, sa lông, sopha, ghế salon, sofa giường, sofa bed, sô fa, xô fa, sofa văng, sofa đi văng, đi văng, bộ sofa, bộ ghế sofa, ghế sopha, ghế xô pha, ghế sô fa, ghế dài sofa, salon, bộ salon, xa lông",
        ),
      },
      {
        id: "armchairs",
        name: text("单椅", "Armchairs", "Ghế bành"),
        alsoCalled: text(
          "扶手椅, 单人沙发, 休闲椅, 躺椅, 阅读椅, 沙发单椅, 老虎椅, 懒人沙发, 懒人椅, 摇椅, 圈椅, 贝壳椅, 单人椅, 单座沙发, 休闲单椅, 阅读单椅, 阳台椅, 靠背躺椅, 休闲沙发椅, 单人位沙发",
          "armchair, easy chair, lounge chair, accent chair, reading chair, recliner, chair with arms, wingback chair, club chair, single sofa, rocking chair, egg chair, occasional chair, tub chair, arm chair, wing chair, sofa chair, barrel chair, nursing chair, living room chair, bedroom chair, comfy chair, one seater sofa, single couch, swivel armchair",
          "ghế bành, ghế phô tơi, phô tơi, ghế thư giãn, ghế đọc sách, ghế đơn, sofa đơn, armchair, ghế sofa đơn, ghế sofa 1 chỗ, ghế lười, ghế bập bênh, ghế nằm, ghế nằm thư giãn, ghế thư giãn đọc sách, sofa một chỗ, sofa 1 chỗ, ghế phòng ngủ, ghế ngồi đọc sách, ghế relax",
        ),
      },
      {
        id: "dining-chairs",
        name: text("餐椅", "Dining chairs", "Ghế ăn"),
        alsoCalled: text(
          "餐桌椅, 靠背椅, 吃饭椅, 饭椅, 餐厅椅子, 餐厅椅, 西餐椅, 餐厅凳, 餐桌凳, 吃饭椅子, 家用餐椅",
          "dining chair, side chair, kitchen chair, dinner chair, dining room chair, bistro chair, cafe chair, eating chair, dining seat, table chair",
          "ghế bàn ăn, ghế tựa, ghế phòng ăn, ghế ăn cơm, ghế phòng bếp, ghế bếp, ghế cafe, ghế nhà bếp, ghế ngồi ăn, ghế cho bàn ăn, ghế tựa bàn ăn",
        ),
      },
      {
        id: "office-chairs",
        name: text("办公椅", "Office chairs", "Ghế làm việc"),
        alsoCalled: text(
          "转椅, 电脑椅, 书桌椅, 书房椅, 工作椅, 电竞椅, 游戏椅, 人体工学椅, 办公室椅子, 办公室椅, 书房椅子, 老板椅, 升降椅, 学习椅, 会议椅, 滑轮椅, 带轮椅子, 写字椅, 书桌椅子, 人体工程学椅, 电竞椅子, 电脑桌椅, 书桌椅, 办公桌椅, 学习桌椅",
          "office chair, desk chair, swivel chair, task chair, computer chair, work chair, gaming chair, ergonomic chair, executive chair, rolling chair, study chair, conference chair, wheeled chair, chair on wheels, chair with wheels, work from home chair, home office chair, swivel desk chair",
          "ghế văn phòng, ghế xoay, ghế máy tính, ghế bàn học, ghế công thái học, ghế gaming, ghế chơi game, ghế học sinh, ghế giám đốc, ghế chân quỳ, ghế học bài, ghế có bánh xe, ghế lưng cao văn phòng, ghế vi tính, ghế ngồi máy tính, ghế ngồi học, ghế học, ghế bàn làm việc, ghế nhân viên",
        ),
      },
      {
        id: "stools-benches",
        name: text("凳与坐墩", "Stools and benches", "Đôn và ghế băng"),
        alsoCalled: text("凳子, 凳", "backless seat", "ghế không tựa"),
      },
    ],
  },
  {
    id: "tables",
    name: text("桌几", "Tables", "Bàn"),
    alsoCalled: text("桌子, 台子", "table", "cái bàn"),
    children: [
      {
        id: "coffee-tables",
        name: text("茶几", "Coffee tables", "Bàn trà"),
        alsoCalled: text(
          "客厅茶几, 咖啡桌, 咖啡几, 茶桌, 客厅桌子, 茶台, 矮桌, 泡茶桌, 沙发桌, 喝茶桌, 圆茶几, 客厅矮桌, 中式茶桌",
          "coffee table, cocktail table, low table, tea table, center table, centre table, living room table, centre coffee table, sofa center table, couch coffee table",
          "bàn nước, bàn cà phê, bàn cafe, bàn phòng khách, bàn thấp, bàn sofa, bàn uống trà, bàn uống nước, bàn salon, bàn bệt, bàn trà sofa, bàn nước phòng khách, bàn trà phòng khách, bàn giữa sofa",
        ),
      },
      {
        id: "side-tables",
        name: text("边几", "Side tables", "Bàn phụ"),
        alsoCalled: text(
          "角几, 小圆几, 套几, 沙发边几, 边桌, 小茶几, 床边小桌, 小桌子, 小边几, 小桌, 迷你茶几, 沙发小桌, 沙发边桌, 沙发旁边的小桌子, 花几, 床边几, 床边小桌子",
          "side table, end table, living room table, accent table, lamp table, small side table, drinks table, occasional table, snack table, sofa side table, couch side table, small table, plant table, table beside sofa, plant stand, table next to sofa, c table, tray table",
          "bàn góc, bàn nhỏ, bàn kẹp sofa, bàn bên, bàn cạnh sofa, bàn mini, bàn tab, bàn nhỏ cạnh sofa, bàn bên sofa, bàn đôn, bàn góc sofa, bàn nhỏ đầu giường, bàn cạnh giường, bàn nhỏ cạnh giường",
        ),
      },
      {
        id: "dining-tables",
        name: text("餐桌", "Dining tables", "Bàn ăn"),
        alsoCalled: text(
          "饭桌, 吃饭桌子, 餐台, 餐厅桌子, 餐厅餐桌, 餐桌椅套装, 餐桌椅组合, 长餐桌, 餐厅桌, 西餐桌, 家用餐桌, 吃饭桌, 饭台, 折叠餐桌, 伸缩餐桌, 伸缩桌, 折叠饭桌, 吃饭的桌子",
          "dining table, dinner table, kitchen table, eating table, dining set, dining table set, dining room table, breakfast table, extendable dining table, extending dining table, extendable table, extending table, folding dining table, drop leaf table, family table, farmhouse table, dinette, table to eat at, dining room set",
          "bàn ăn gia đình, bàn phòng ăn, bàn ăn cơm, bộ bàn ăn, bàn ghế ăn, bàn bếp, bàn nhà bếp, bàn ăn thông minh, bàn ăn mở rộng, bàn ăn gấp gọn, bàn xếp, bàn ăn nhà bếp, bộ bàn ghế ăn, bàn để ăn cơm",
        ),
      },
      {
        id: "desks",
        name: text("书桌", "Desks", "Bàn làm việc"),
        alsoCalled: text(
          "写字台, 写字桌, 办公桌, 电脑桌, 学习桌, 工作台, 工位桌, 学生桌, 书房桌子, 办公室桌子, 办公台, 书台, 电竞桌, 课桌, 升降桌, 作业桌, 写作业桌, 儿童书桌, 儿童学习桌, 写字的桌子, 梳妆台, 化妆台, 梳妆桌, 化妆桌, 电脑桌椅, 书桌椅套装, 办公桌椅, 学习桌椅",
          "desk, writing desk, work table, computer desk, study table, study desk, writing table, laptop table, home office desk, office desk, office table, gaming desk, standing desk, homework desk, homework table, secretary desk, vanity desk, makeup table, dressing table, vanity table, workstation, desk table, kids desk",
          "bàn viết, bàn học, bàn máy tính, bàn văn phòng, bàn vi tính, bàn học sinh, bàn laptop, bàn gaming, bàn học bài, bàn trang điểm, bàn phấn, bàn để máy tính, bàn học cho bé, bàn học trẻ em, bàn giám đốc, bàn ngồi học, bàn làm việc tại nhà, bàn đọc sách",
        ),
      },
      {
        id: "consoles",
        name: text("玄关桌", "Console tables", "Bàn console"),
        alsoCalled: text(
          "玄关台, 条案, 条桌, 端景台, 靠墙桌, 玄关柜, 玄关几, 窄桌, 沙发背几, 走廊桌, 门厅桌, 过道桌, 进门桌",
          "console, console table, hall table, entry table, entryway table, foyer table, hallway table, sofa table, narrow table, accent console, entrance table, behind sofa table, entry console, slim table, table behind couch",
          "bàn sảnh, bàn hành lang, kệ console, bàn kê tường, bàn lối vào, bàn trang trí sảnh, bàn sau sofa, bàn lối đi, bàn kê sát tường, bàn cửa ra vào, bàn console hành lang",
        ),
      },
    ],
  },
  {
    id: "bedroom",
    name: text("床与床头", "Beds", "Giường"),
    alsoCalled: text("卧室家具", "bedroom furniture", "nội thất phòng ngủ"),
    children: [
      {
        id: "double-beds",
        name: text("双人床", "Double beds", "Giường đôi"),
        alsoCalled: text(
          "大床, 床, 床架, 婚床, 主卧床, 1米8大床, 双人大床, 主卧大床, 榻榻米床",
          "double bed, queen bed, king bed, king size bed, queen size bed, bed frame, platform bed, bed for two, full bed, full size bed, super king bed, king size bed frame, queen bed frame, bedstead, double bed frame, couples bed, big bed, headboard bed, bed with headboard",
          "giường ngủ, giường đôi, khung giường, giường hai người, giường lớn, giường ngủ đôi, giường cưới, giường cỡ lớn, giường king, giường queen, giường vợ chồng, giường ngủ người lớn, giường 2 người, giường hộp, giường bệt",
        ),
      },
      {
        id: "single-beds",
        name: text("单人床", "Single beds", "Giường đơn"),
        alsoCalled: text(
          "小床, 客房床, 床架, 学生床, 宿舍床, 客卧床, 一人床, 儿童单人床",
          "single bed, twin bed, guest bed, bed frame, spare bed, spare room bed, guest room bed, daybed, day bed, twin size bed, dorm bed, single bed frame, visitor bed, overnight bed, sleepover bed, kids twin bed, kids single bed, childrens single bed, bed for one",
          "giường một người, giường nhỏ, giường cho khách, giường ngủ, khung giường, giường khách, giường sinh viên, giường 1 người, giường ngủ đơn, giường đơn nhỏ, giường đơn cho bé, giường đơn trẻ em",
        ),
      },
      {
        id: "nightstands",
        name: text("床头柜", "Nightstands", "Tủ đầu giường"),
        alsoCalled: text(
          "床边柜, 床头几, 床边桌, 床头桌, 床边小柜, 床头小柜, 床头收纳柜, 床边小柜子, 床边收纳柜, 床旁柜",
          "nightstand, bedside table, bedside cabinet, night table, bed table, bed side table, bedside drawers, bedside chest, bedside unit, bedside drawer, bedside stand, bed stand, bedside nightstand",
          "táp đầu giường, tab đầu giường, kệ đầu giường, bàn đầu giường, tủ cạnh giường, kệ tab, tủ tab, tab giường, kệ cạnh giường, tủ nhỏ đầu giường, tủ kê đầu giường, tủ tab đầu giường, táp giường, hộc đầu giường",
        ),
      },
    ],
  },
  {
    id: "storage",
    name: text("收纳", "Storage", "Tủ kệ"),
    alsoCalled: text(
      "储物, 收纳柜, 储物柜",
      "cabinets, cupboards, storage furniture",
      "lưu trữ, tủ lưu trữ, đồ lưu trữ",
    ),
    children: [
      {
        id: "sideboards",
        name: text("边柜", "Sideboards", "Tủ thấp"),
        alsoCalled: text(
          "电视柜, 备餐柜, 矮柜, 酒柜, 电视机柜, 鞋柜, 电视架, 电视柜子, 玄关柜子, 客厅柜子, 碗柜, 碗橱, 餐具柜, 茶水柜, 鞋架, 影视柜, 装饰柜, 展示柜, 客厅柜, 餐厅柜, 玄关鞋柜, 电视台, 放鞋柜, 储物矮柜, 盘子柜",
          "sideboard, buffet, credenza, tv unit, tv stand, tv cabinet, tv console, media cabinet, media console, media unit, shoe cabinet, shoe rack, shoe storage, cabinet, cupboard, tv table, tv bench, entertainment center, low cabinet, hutch, china cabinet, dish cabinet, display cabinet, drinks cabinet, plate cabinet, glass cabinet, glassware cabinet, bottle cabinet, record cabinet, wine cabinet, liquor cabinet, television stand, tv furniture, entertainment unit, dining cabinet, dining room cabinet, living room cabinet, shoe cupboard, crockery cabinet, hallway cabinet, accent cabinet, shoe rack cabinet, tv cupboard",
          "tủ buffet, tủ búp phê, kệ tivi, kệ ti vi, tủ tivi, tủ ly, tủ rượu, tủ trang trí, tủ giày, kệ để tivi, tủ để tivi, tủ trưng bày, tủ chén, tủ bát, tủ chén bát, tủ bát đĩa, tủ đựng chén, kệ giày, kệ dép, kệ giày dép, tủ giày dép, tủ dép, tủ kệ tivi, tủ để ly chén, tủ phòng khách, tủ trang trí phòng khách, kệ tv, tủ tv, kệ để giày, tủ để giày, tủ thấp phòng khách, kệ tivi phòng khách, tủ phòng ăn",
        ),
      },
      {
        id: "wardrobes",
        name: text("衣柜", "Wardrobes", "Tủ quần áo"),
        alsoCalled: text(
          "大衣柜, 衣橱, 挂衣柜, 立柜, 衣物柜, 衣帽柜, 衣服柜, 更衣柜, 挂衣橱, 组合衣柜, 大立柜, 卧室衣柜, 儿童衣柜, 衣柜子",
          "wardrobe, closet, armoire, clothes cupboard, clothes cabinet, clothes closet, clothing cabinet, clothes wardrobe, closet cabinet, bedroom closet, hanging closet, wardrobe closet, clothes storage, freestanding closet, garment wardrobe",
          "tủ áo, tủ đồ, tủ treo quần áo, tủ đựng quần áo, tủ gỗ quần áo, tủ để quần áo, tủ quần, tủ phòng ngủ, tủ quần áo gỗ, tủ đồ quần áo, tủ áo quần, tủ đựng áo quần",
        ),
      },
      {
        id: "chests",
        name: text("斗柜", "Chests of drawers", "Tủ ngăn kéo"),
        alsoCalled: text(
          "五斗柜, 抽屉柜, 储物斗柜, 五斗橱, 抽屉式收纳柜, 收纳斗柜, 四斗柜, 三斗柜, 六斗柜, 衣物收纳柜, 斗橱, 卧室斗柜",
          "chest of drawers, dresser, tallboy, bureau, drawers, drawer unit, chest, cabinet with drawers, drawer chest, clothes drawers, commode, highboy, drawer cabinet, bedroom chest, drawer dresser, drawer storage, set of drawers, bedroom drawers",
          "tủ hộc kéo, tủ commode, tủ com mốt, tủ ngăn, tủ nhiều hộc, tủ nhiều ngăn, tủ đựng đồ, tủ hộc, tủ kéo, tủ ngăn kéo phòng ngủ, tủ nhiều ngăn kéo, kệ ngăn kéo, tủ có ngăn kéo, hộc tủ",
        ),
      },
      {
        id: "shelves",
        name: text("书架与置物架", "Bookcases and shelves", "Kệ sách"),
        alsoCalled: text(
          "书柜, 书架, 置物架, 层架, 展示架, 书橱, 架子, 书架子, 角架, 墙架, 搁架, 隔板, 书格, 收纳架, 储物架, 陈列架, 格子柜, 格子架, 花架, 置物柜, 墙角架",
          "bookcase, bookshelf, shelf, shelving unit, book rack, shelves, display shelf, corner shelf, rack, book stand, storage shelf, storage shelves, book case, etagere, cube shelf, plant shelf, plant stand, open shelf, wall shelving, shelving, shelf unit",
          "giá sách, tủ sách, kệ trưng bày, giá để đồ, kệ, kệ gỗ, giá gỗ, kệ để sách, kệ đựng sách, kệ góc, kệ đồ, kệ để đồ, kệ đựng đồ, kệ nhiều tầng, tủ kệ sách, giá kệ, kệ để cây, giá để sách, kệ phòng khách",
        ),
      },
    ],
  },
  {
    id: "lighting",
    name: text("灯具", "Lighting", "Đèn"),
    alsoCalled: text(
      "照明, 灯饰, 灯罩",
      "lights, light, lamps, lampshade, lamp shade",
      "chiếu sáng, bóng đèn, chụp đèn, chao đèn",
    ),
    children: [
      {
        id: "pendants",
        name: text("吊灯", "Pendant lamps", "Đèn thả"),
        alsoCalled: text(
          "餐吊灯, 客厅吊灯, 垂吊灯, 餐厅灯, 吸顶灯, 天花灯, 吧台灯, 岛台灯, 餐桌灯, 顶灯, 客厅主灯, 餐桌吊灯, 卧室吊灯, 厨房吊灯, 天花板灯, 悬挂灯",
          "pendant, pendant light, hanging lamp, hanging light, ceiling lamp, ceiling light, light fixture, ceiling pendant, overhead light, kitchen island light, kitchen island lighting, drop light, suspension lamp, suspension light, dining light, dining room light, kitchen light, dining table light, ceiling fixture, hanging pendant, overhead lamp, pendant lighting",
          "đèn treo, đèn trần, đèn bàn ăn, đèn thả trần, đèn thả bàn ăn, đèn ốp trần, đèn đảo bếp, đèn mâm, đèn phòng ăn, đèn treo trần, đèn thả phòng khách, đèn thả phòng ăn, đèn rọi bàn ăn, đèn trần phòng khách, đèn thả quầy bar, đèn thả đảo bếp, đèn bếp",
        ),
      },
      {
        id: "floor-lamps",
        name: text("落地灯", "Floor lamps", "Đèn cây"),
        alsoCalled: text(
          "立式灯, 立灯, 站灯, 落地台灯, 客厅落地灯, 立地灯, 地灯, 沙发灯",
          "floor lamp, standing lamp, standard lamp, floor light, standing light, torchiere, uplight, reading floor lamp, tall lamp, lamp for corner, corner lamp, stand lamp",
          "đèn đứng, đèn sàn, đèn góc, đèn cây đứng, đèn cột, đèn sàn đứng, đèn chân cao, đèn đứng góc, đèn cây góc, đèn cây phòng khách",
        ),
      },
      {
        id: "table-lamps",
        name: text("台灯", "Table lamps", "Đèn bàn"),
        alsoCalled: text(
          "桌灯, 床头灯, 小夜灯, 夜灯, 床头台灯, 桌面灯, 床头小夜灯, 小台灯, 装饰台灯, 床头夜灯, 写字灯",
          "table lamp, bedside lamp, bedside light, night lamp, table light, desk light, night light, bed lamp, nightlight, accent lamp, desk lamp, bedroom table lamp, nightstand lamp, bedside table lamp, small lamp, desktop lamp",
          "đèn đầu giường, đèn ngủ, đèn để bàn, đèn ngủ để bàn, đèn để đầu giường, đèn ngủ mini, đèn bàn ngủ, đèn bàn đầu giường, đèn bàn phòng ngủ, đèn bàn trang trí, đèn đặt bàn, đèn ngủ phòng ngủ",
        ),
      },
      {
        id: "wall-lamps",
        name: text("壁灯", "Wall lamps", "Đèn tường"),
        alsoCalled: text(
          "墙灯, 床头壁灯, 墙壁灯, 走廊灯, 过道灯, 床头墙灯, 楼梯灯, 墙面灯",
          "wall light, sconce, wall sconce, wall lighting, wall lamp, hallway light, bathroom light, vanity light, wall fixture, bedside wall light, bedside sconce, stair light, staircase light, wall mounted light, bedside wall lamp, bedside light, bedside reading light, wall reading light",
          "đèn gắn tường, đèn hắt tường, đèn treo tường, đèn vách, đèn hành lang, đèn gắn vách, đèn tường đầu giường, đèn gắn đầu giường, đèn cầu thang, đèn phòng tắm",
        ),
      },
    ],
  },
  ...accentCategories,
]
