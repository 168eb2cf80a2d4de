import type { DemoCategory } from "../demo-content.ts"
import { accentCategories } from "./categories-accents.ts"
import { text } from "./make.ts"

export const demoCategories: readonly DemoCategory[] = [
  {
    id: "seating",
    name: text("座椅", "Seating", "Ghế"),
    alsoCalled: text("椅子 坐具 凳子", "chairs seats stool", "ghế ngồi đôn"),
    children: [
      {
        id: "sofas",
        name: text("沙发", "Sofas", "Sofa"),
        alsoCalled: text(
          "布艺沙发 长沙发 皮沙发 双人沙发 三人沙发 转角沙发 贵妃榻",
          "sofa couch settee loveseat sectional chaise",
          "ghế sofa ghế sô pha xô pha sa lông ghế băng dài sofa góc",
        ),
      },
      {
        id: "armchairs",
        name: text("单椅", "Armchairs", "Ghế bành"),
        alsoCalled: text(
          "扶手椅 单人沙发 休闲椅 躺椅 阅读椅",
          "armchair easy chair lounge chair accent chair reading chair",
          "ghế bành ghế thư giãn ghế đọc sách ghế đơn sofa đơn armchair",
        ),
      },
      {
        id: "dining-chairs",
        name: text("餐椅", "Dining chairs", "Ghế ăn"),
        alsoCalled: text(
          "餐桌椅 靠背椅 木椅 软包餐椅",
          "dining chair side chair kitchen chair wooden chair",
          "ghế bàn ăn ghế tựa ghế gỗ ghế phòng ăn",
        ),
      },
      {
        id: "office-chairs",
        name: text("办公椅", "Office chairs", "Ghế làm việc"),
        alsoCalled: text(
          "转椅 电脑椅 书桌椅 书房椅",
          "desk chair swivel chair task chair computer chair",
          "ghế văn phòng ghế xoay ghế máy tính ghế bàn học",
        ),
      },
      {
        id: "stools-benches",
        name: text("凳与坐墩", "Stools and benches", "Đôn và ghế băng"),
        alsoCalled: text(
          "凳子 吧台椅 吧椅 高脚凳 长凳 床尾凳 换鞋凳 脚凳 坐墩 蒲团",
          "stool bar stool counter stool bench pouf ottoman footstool",
          "ghế đẩu ghế bar ghế quầy ghế băng ghế dài ghế đôn đôn mềm pouf",
        ),
      },
    ],
  },
  {
    id: "tables",
    name: text("桌几", "Tables", "Bàn"),
    alsoCalled: text("桌子 茶几 餐桌 书桌", "table desk", "cái bàn bàn gỗ bàn đá"),
    children: [
      {
        id: "coffee-tables",
        name: text("茶几", "Coffee tables", "Bàn trà"),
        alsoCalled: text(
          "客厅茶几 咖啡桌 咖啡几",
          "coffee table cocktail table low table",
          "bàn nước bàn cà phê bàn phòng khách bàn thấp",
        ),
      },
      {
        id: "side-tables",
        name: text("边几", "Side tables", "Bàn phụ"),
        alsoCalled: text(
          "角几 小圆几 套几",
          "side table end table accent table nesting tables",
          "bàn góc bàn nhỏ bàn tròn nhỏ bàn lồng",
        ),
      },
      {
        id: "dining-tables",
        name: text("餐桌", "Dining tables", "Bàn ăn"),
        alsoCalled: text(
          "饭桌 圆桌 长桌 吃饭桌子",
          "dining table dinner table kitchen table",
          "bàn ăn gia đình bàn phòng ăn bàn tròn bàn dài",
        ),
      },
      {
        id: "desks",
        name: text("书桌", "Desks", "Bàn làm việc"),
        alsoCalled: text(
          "写字台 办公桌 电脑桌 学习桌",
          "desk writing desk work table computer desk",
          "bàn viết bàn học bàn máy tính bàn văn phòng",
        ),
      },
      {
        id: "consoles",
        name: text("玄关桌", "Console tables", "Bàn console"),
        alsoCalled: text(
          "玄关台 条案 条桌 端景台 靠墙桌",
          "console table hall table entry table",
          "bàn sảnh bàn trang trí bàn hành lang kệ console bàn kê tường",
        ),
      },
    ],
  },
  {
    id: "bedroom",
    name: text("床与床头", "Beds", "Giường"),
    alsoCalled: text("床 卧室家具 睡床", "bed bedroom furniture", "giường ngủ nội thất phòng ngủ"),
    children: [
      {
        id: "double-beds",
        name: text("双人床", "Double beds", "Giường đôi"),
        alsoCalled: text(
          "大床 软包床 布艺床 实木床 床架 一米六床 一米八床",
          "bed double bed queen bed king bed bed frame platform bed",
          "giường ngủ giường đôi giường bọc nệm giường gỗ khung giường giường 1m6 giường 1m8",
        ),
      },
      {
        id: "single-beds",
        name: text("单人床", "Single beds", "Giường đơn"),
        alsoCalled: text(
          "小床 客房床 一米二床",
          "single bed twin bed guest bed",
          "giường một người giường nhỏ giường 1m2 giường cho khách",
        ),
      },
      {
        id: "nightstands",
        name: text("床头柜", "Nightstands", "Tủ đầu giường"),
        alsoCalled: text(
          "床边柜 床头几 床边桌",
          "nightstand bedside table bedside cabinet",
          "táp đầu giường tab đầu giường kệ đầu giường bàn đầu giường",
        ),
      },
    ],
  },
  {
    id: "storage",
    name: text("收纳", "Storage", "Tủ kệ"),
    alsoCalled: text("柜子 储物 收纳柜", "cabinets cupboards shelving", "tủ kệ lưu trữ đựng đồ"),
    children: [
      {
        id: "sideboards",
        name: text("边柜", "Sideboards", "Tủ thấp"),
        alsoCalled: text(
          "餐边柜 电视柜 备餐柜 矮柜",
          "sideboard buffet credenza tv unit media cabinet",
          "tủ buffet tủ búp phê kệ tivi tủ ly tủ trang trí",
        ),
      },
      {
        id: "wardrobes",
        name: text("衣柜", "Wardrobes", "Tủ quần áo"),
        alsoCalled: text(
          "大衣柜 衣橱 挂衣柜",
          "wardrobe closet armoire clothes cupboard",
          "tủ áo tủ đồ tủ treo quần áo",
        ),
      },
      {
        id: "chests",
        name: text("斗柜", "Chests of drawers", "Tủ ngăn kéo"),
        alsoCalled: text(
          "五斗柜 抽屉柜 储物斗柜",
          "chest of drawers dresser tallboy bureau",
          "tủ hộc kéo tủ commode tủ ngăn tủ nhiều hộc",
        ),
      },
      {
        id: "shelves",
        name: text("书架与置物架", "Bookcases and shelves", "Kệ sách"),
        alsoCalled: text(
          "书柜 书架 搁板 层架 展示架",
          "bookcase bookshelf shelf shelving unit",
          "giá sách tủ sách kệ trưng bày kệ treo tường giá để đồ",
        ),
      },
    ],
  },
  {
    id: "lighting",
    name: text("灯具", "Lighting", "Đèn"),
    alsoCalled: text("灯 照明 灯饰", "lamps lights", "đèn trang trí chiếu sáng"),
    children: [
      {
        id: "pendants",
        name: text("吊灯", "Pendant lamps", "Đèn thả"),
        alsoCalled: text(
          "餐吊灯 客厅吊灯 垂吊灯 枝形灯",
          "pendant light hanging lamp ceiling lamp chandelier",
          "đèn treo đèn trần đèn chùm đèn bàn ăn đèn thả trần",
        ),
      },
      {
        id: "floor-lamps",
        name: text("落地灯", "Floor lamps", "Đèn cây"),
        alsoCalled: text(
          "立式灯 钓鱼灯 三脚灯 阅读灯",
          "floor lamp standing lamp arc lamp tripod lamp reading lamp",
          "đèn đứng đèn sàn đèn góc đèn cần câu đèn ba chân",
        ),
      },
      {
        id: "table-lamps",
        name: text("台灯", "Table lamps", "Đèn bàn"),
        alsoCalled: text(
          "床头灯 书桌灯 小夜灯 桌灯",
          "table lamp bedside lamp desk lamp",
          "đèn đầu giường đèn ngủ đèn học đèn để bàn",
        ),
      },
      {
        id: "wall-lamps",
        name: text("壁灯", "Wall lamps", "Đèn tường"),
        alsoCalled: text(
          "墙灯 床头壁灯 镜前灯",
          "wall light sconce mirror light",
          "đèn gắn tường đèn hắt tường đèn soi gương",
        ),
      },
    ],
  },
  ...accentCategories,
]
