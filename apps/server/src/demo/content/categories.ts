import type { DemoCategory } from "../demo-content.ts"
import { accentCategories } from "./categories-accents.ts"
import { text } from "./make.ts"

export const demoCategories: readonly DemoCategory[] = [
  {
    id: "seating",
    name: text("座椅", "Seating", "Ghế"),
    alsoCalled: text("坐具, 椅凳", "seats, places to sit", "ghế ngồi, chỗ ngồi"),
    children: [
      {
        id: "sofas",
        name: text("沙发", "Sofas", "Sofa"),
        alsoCalled: text(
          "长沙发, 布艺沙发, 沙发椅, 沙发床, 折叠沙发",
          "sofa, couch, settee, sofa bed, sleeper sofa, pull out couch",
          "ghế sofa, ghế sô pha, sô pha, xô pha, sa lông, sopha, ghế salon, sofa giường, sofa bed",
        ),
      },
      {
        id: "armchairs",
        name: text("单椅", "Armchairs", "Ghế bành"),
        alsoCalled: text(
          "扶手椅, 单人沙发, 休闲椅, 躺椅, 阅读椅, 沙发单椅, 老虎椅",
          "armchair, easy chair, lounge chair, accent chair, reading chair, recliner, chair with arms, wingback chair, club chair, single sofa",
          "ghế bành, ghế thư giãn, ghế đọc sách, ghế đơn, sofa đơn, armchair, ghế sofa đơn, ghế sofa 1 chỗ",
        ),
      },
      {
        id: "dining-chairs",
        name: text("餐椅", "Dining chairs", "Ghế ăn"),
        alsoCalled: text(
          "餐桌椅, 靠背椅, 吃饭椅, 饭椅, 餐厅椅子, 餐厅椅",
          "dining chair, side chair, kitchen chair, dinner chair",
          "ghế bàn ăn, ghế tựa, ghế phòng ăn, ghế ăn cơm",
        ),
      },
      {
        id: "office-chairs",
        name: text("办公椅", "Office chairs", "Ghế làm việc"),
        alsoCalled: text(
          "转椅, 电脑椅, 书桌椅, 书房椅, 工作椅, 电竞椅, 游戏椅, 人体工学椅, 办公室椅子, 办公室椅, 书房椅子",
          "office chair, desk chair, swivel chair, task chair, computer chair, work chair, gaming chair, ergonomic chair",
          "ghế văn phòng, ghế xoay, ghế máy tính, ghế bàn học, ghế công thái học, ghế gaming, ghế chơi game, ghế học sinh",
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
          "客厅茶几, 咖啡桌, 咖啡几, 茶桌, 客厅桌子",
          "coffee table, cocktail table, low table, tea table, center table, centre table",
          "bàn nước, bàn cà phê, bàn cafe, bàn phòng khách, bàn thấp, bàn sofa",
        ),
      },
      {
        id: "side-tables",
        name: text("边几", "Side tables", "Bàn phụ"),
        alsoCalled: text(
          "角几, 小圆几, 套几, 沙发边几, 边桌, 小茶几, 床边小桌",
          "side table, end table, accent table, lamp table, small side table, drinks table",
          "bàn góc, bàn nhỏ, bàn kẹp sofa, bàn bên, bàn cạnh sofa",
        ),
      },
      {
        id: "dining-tables",
        name: text("餐桌", "Dining tables", "Bàn ăn"),
        alsoCalled: text(
          "饭桌, 吃饭桌子, 餐台, 餐厅桌子, 餐厅餐桌, 餐桌椅套装, 餐桌椅组合",
          "dining table, dinner table, kitchen table, eating table, dining set, dining table set, table and chairs",
          "bàn ăn gia đình, bàn phòng ăn, bàn ăn cơm, bộ bàn ăn, bàn ghế ăn",
        ),
      },
      {
        id: "desks",
        name: text("书桌", "Desks", "Bàn làm việc"),
        alsoCalled: text(
          "写字台, 写字桌, 办公桌, 电脑桌, 学习桌, 工作台, 工位桌, 学生桌, 书房桌子, 办公室桌子",
          "desk, writing desk, work table, computer desk, study table, study desk, writing table, laptop table, home office desk",
          "bàn viết, bàn học, bàn máy tính, bàn văn phòng, bàn vi tính, bàn học sinh, bàn laptop",
        ),
      },
      {
        id: "consoles",
        name: text("玄关桌", "Console tables", "Bàn console"),
        alsoCalled: text(
          "玄关台, 条案, 条桌, 端景台, 靠墙桌, 玄关柜",
          "console, console table, hall table, entry table, entryway table, foyer table, hallway table",
          "bàn sảnh, bàn hành lang, kệ console, bàn kê tường, bàn lối vào",
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
          "大床, 床, 床架, 婚床, 主卧床",
          "double bed, queen bed, king bed, king size bed, queen size bed, bed frame, platform bed, bed for two",
          "giường ngủ, giường đôi, khung giường, giường hai người, giường lớn, giường ngủ đôi, giường cưới",
        ),
      },
      {
        id: "single-beds",
        name: text("单人床", "Single beds", "Giường đơn"),
        alsoCalled: text(
          "小床, 客房床, 床架",
          "single bed, twin bed, guest bed, bed frame",
          "giường một người, giường nhỏ, giường cho khách, giường ngủ, khung giường",
        ),
      },
      {
        id: "nightstands",
        name: text("床头柜", "Nightstands", "Tủ đầu giường"),
        alsoCalled: text(
          "床边柜, 床头几, 床边桌, 床头桌, 床边小柜",
          "nightstand, bedside table, bedside cabinet, night table, bed table",
          "táp đầu giường, tab đầu giường, kệ đầu giường, bàn đầu giường, tủ cạnh giường",
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
          "餐边柜, 电视柜, 备餐柜, 矮柜, 酒柜, 电视机柜, 鞋柜, 电视架, 电视柜子, 玄关柜子, 客厅柜子",
          "sideboard, buffet, credenza, tv unit, tv stand, tv cabinet, tv console, media cabinet, media console, media unit, shoe cabinet, shoe rack, shoe storage, cabinet, cupboard, tv table, tv bench, entertainment center, low cabinet",
          "tủ buffet, tủ búp phê, kệ tivi, kệ ti vi, tủ tivi, tủ ly, tủ rượu, tủ trang trí, tủ giày, kệ để tivi, tủ để tivi, tủ trưng bày",
        ),
      },
      {
        id: "wardrobes",
        name: text("衣柜", "Wardrobes", "Tủ quần áo"),
        alsoCalled: text(
          "大衣柜, 衣橱, 挂衣柜, 立柜, 衣物柜, 衣帽柜",
          "wardrobe, closet, armoire, clothes cupboard, clothes cabinet, clothes closet, clothing cabinet",
          "tủ áo, tủ đồ, tủ treo quần áo, tủ đựng quần áo, tủ gỗ quần áo",
        ),
      },
      {
        id: "chests",
        name: text("斗柜", "Chests of drawers", "Tủ ngăn kéo"),
        alsoCalled: text(
          "五斗柜, 抽屉柜, 储物斗柜, 五斗橱, 抽屉式收纳柜",
          "chest of drawers, dresser, tallboy, bureau, drawers, drawer unit, chest, cabinet with drawers",
          "tủ hộc kéo, tủ commode, tủ ngăn, tủ nhiều hộc, tủ nhiều ngăn, tủ đựng đồ",
        ),
      },
      {
        id: "shelves",
        name: text("书架与置物架", "Bookcases and shelves", "Kệ sách"),
        alsoCalled: text(
          "书柜, 书架, 置物架, 层架, 展示架, 书橱, 架子, 书架子",
          "bookcase, bookshelf, shelf, shelving unit, book rack, shelves, display shelf",
          "giá sách, tủ sách, kệ trưng bày, giá để đồ, kệ, kệ gỗ, giá gỗ, kệ để sách, kệ đựng sách",
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
          "餐吊灯, 客厅吊灯, 垂吊灯, 餐厅灯, 吸顶灯, 天花灯, 吧台灯, 岛台灯",
          "pendant, pendant light, hanging lamp, hanging light, ceiling lamp, ceiling light, light fixture, ceiling pendant, overhead light, kitchen island light, kitchen island lighting",
          "đèn treo, đèn trần, đèn bàn ăn, đèn thả trần, đèn thả bàn ăn, đèn ốp trần, đèn đảo bếp",
        ),
      },
      {
        id: "floor-lamps",
        name: text("落地灯", "Floor lamps", "Đèn cây"),
        alsoCalled: text(
          "立式灯, 立灯",
          "floor lamp, standing lamp, floor light, standing light",
          "đèn đứng, đèn sàn, đèn góc, đèn cây đứng",
        ),
      },
      {
        id: "table-lamps",
        name: text("台灯", "Table lamps", "Đèn bàn"),
        alsoCalled: text(
          "桌灯, 床头灯, 小夜灯, 夜灯",
          "table lamp, bedside lamp, bedside light, night lamp, table light, desk light, night light",
          "đèn đầu giường, đèn ngủ, đèn để bàn, đèn ngủ để bàn, đèn để đầu giường",
        ),
      },
      {
        id: "wall-lamps",
        name: text("壁灯", "Wall lamps", "Đèn tường"),
        alsoCalled: text(
          "墙灯, 床头壁灯",
          "wall light, sconce, wall sconce",
          "đèn gắn tường, đèn hắt tường, đèn treo tường, đèn vách",
        ),
      },
    ],
  },
  ...accentCategories,
]
