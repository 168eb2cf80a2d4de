import type { DemoMerchant } from "../demo-content.ts"
import { text } from "./make.ts"

/** Invented shops: names, streets and numbers belong to nobody. */
export const demoMerchants: readonly DemoMerchant[] = [
  {
    key: "nha-moc",
    username: "nhamoc",
    nickname: "Nhà Mộc",
    city: text("河内", "Hanoi", "Hà Nội"),
    companyAddress: text(
      "河内市西湖郡莲香巷 27 号",
      "27 Sen Hương Lane, Tây Hồ, Hanoi",
      "Số 27 ngõ Sen Hương, Tây Hồ, Hà Nội",
    ),
    contactPhone: "+84 24 7300 2418",
    businessScope: text(
      "沙发、座椅、床和柜类家具，自有木工与软包车间，河内市内上门安装",
      "Sofas, chairs, beds and storage from our own joinery and upholstery shop, with fitting in Hanoi",
      "Sofa, ghế, giường và tủ từ xưởng mộc và xưởng bọc của nhà, lắp đặt tận nơi trong Hà Nội",
    ),
    daysOld: 418,
  },
  {
    key: "da-go",
    username: "dago",
    nickname: "Đá & Gỗ",
    city: text("岘港", "Da Nang", "Đà Nẵng"),
    companyAddress: text(
      "岘港市五行山郡石匠路 112 号",
      "112 Thợ Đá Street, Ngũ Hành Sơn, Da Nang",
      "112 đường Thợ Đá, Ngũ Hành Sơn, Đà Nẵng",
    ),
    contactPhone: "+84 24 7300 5160",
    businessScope: text(
      "石材与实木的桌、几、书桌，台面可按尺寸开料",
      "Tables, desks and consoles in stone and solid wood, tops cut to measure",
      "Bàn ăn, bàn trà, bàn làm việc bằng đá và gỗ, nhận cắt mặt bàn theo kích thước",
    ),
    daysOld: 405,
  },
  {
    key: "sang-studio",
    username: "sangstudio",
    nickname: "Sáng Studio",
    city: text("胡志明市", "Ho Chi Minh City", "TP. Hồ Chí Minh"),
    companyAddress: text(
      "胡志明市第三郡凤凰木街 58/4 号",
      "58/4 Phượng Vĩ Street, District 3, Ho Chi Minh City",
      "58/4 đường Phượng Vĩ, Quận 3, TP. Hồ Chí Minh",
    ),
    contactPhone: "+84 24 7300 6632",
    businessScope: text(
      "吊灯、落地灯、台灯和壁灯，小批量手工组装，灯罩可单独更换",
      "Pendant, floor, table and wall lamps put together by hand in small runs, shades sold separately",
      "Đèn thả, đèn cây, đèn bàn và đèn tường ráp tay từng mẻ nhỏ, có bán chao rời để thay",
    ),
    daysOld: 396,
  },
  {
    key: "soi-cham",
    username: "soicham",
    nickname: "Sợi Chậm",
    city: text("顺化", "Hue", "Huế"),
    companyAddress: text(
      "顺化市香江畔梭子巷 9 号",
      "9 Con Thoi Lane, by the Perfume River, Hue",
      "Số 9 kiệt Con Thoi, bên bờ sông Hương, Huế",
    ),
    contactPhone: "+84 24 7300 3075",
    businessScope: text(
      "地毯、靠垫、窗帘、毛巾和布艺玩具，植物与矿物染色",
      "Rugs, cushions, curtains, towels and soft toys, dyed with plant and mineral colours",
      "Thảm, gối tựa, rèm, khăn và đồ chơi vải, nhuộm bằng màu cây cỏ và khoáng",
    ),
    daysOld: 374,
  },
  {
    key: "vuon-gom",
    username: "vuongom",
    nickname: "Vườn Gốm",
    city: text("大叻", "Da Lat", "Đà Lạt"),
    companyAddress: text("大叻市松坡路 41 号", "41 Dốc Thông Road, Da Lat", "41 đường Dốc Thông, Đà Lạt"),
    contactPhone: "+84 24 7300 8824",
    businessScope: text(
      "室内绿植、陶盆与花器，挂画和墙面小物",
      "Indoor plants, pots and vases, prints and small things for the wall",
      "Cây trong nhà, chậu và bình gốm, tranh và đồ trang trí tường",
    ),
    daysOld: 361,
  },
  {
    key: "hien-nuoc",
    username: "hiennuoc",
    nickname: "Hiên Nước",
    city: text("海防", "Hai Phong", "Hải Phòng"),
    companyAddress: text(
      "海防市黎真郡旧码头路 76 号",
      "76 Bến Cũ Road, Lê Chân, Hai Phong",
      "76 đường Bến Cũ, Lê Chân, Hải Phòng",
    ),
    contactPhone: "+84 24 7300 4493",
    businessScope: text(
      "浴缸、浴室柜、洁具与橱柜，提供上门量尺",
      "Baths, vanities, sanitary ware and kitchen units, with a measuring visit",
      "Bồn tắm, tủ lavabo, thiết bị vệ sinh và tủ bếp, có thợ đến đo tận nhà",
    ),
    daysOld: 402,
  },
]
