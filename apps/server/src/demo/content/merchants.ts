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
    returns: text(
      "收货后 14 天内未使用可退，上门取件费 400,000 越南盾；定制尺寸不退。",
      "Within 14 days if unused; collection costs 400,000 VND. Made-to-measure pieces can’t be returned.",
      "Đổi trả trong 14 ngày nếu chưa sử dụng, phí đến lấy 400.000 đ. Hàng đặt kích thước riêng không đổi trả.",
    ),
    warranty: text(
      "框架 5 年，面料与海绵 2 年。",
      "Frames 5 years, covers and foam 2 years.",
      "Khung 5 năm, vỏ bọc và mút 2 năm.",
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
      "石材与实木的餐桌、茶几、书桌和玄关桌，台面可按尺寸切割",
      "Tables, desks and consoles in stone and solid wood, tops cut to measure",
      "Bàn ăn, bàn trà, bàn làm việc, bàn console bằng đá và gỗ tự nhiên, nhận cắt mặt bàn theo kích thước",
    ),
    returns: text(
      "收货后 7 天内完好可退；按尺寸切割的台面不退。",
      "Within 7 days if undamaged. Tops cut to measure can’t be returned.",
      "Đổi trả trong 7 ngày nếu còn nguyên vẹn. Mặt bàn cắt theo kích thước không đổi trả.",
    ),
    warranty: text(
      "实木结构 3 年，石材天然纹理不在保修范围内。",
      "Solid-wood construction 3 years; natural markings of stone are not a fault.",
      "Kết cấu gỗ 3 năm. Vân tự nhiên của đá không thuộc diện bảo hành.",
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
      "Pendant, floor, table and wall lamps assembled by hand in small runs, with spare shades",
      "Đèn thả, đèn cây, đèn bàn và đèn tường ráp tay từng mẻ nhỏ, có bán chao rời để thay",
    ),
    returns: text(
      "收货后 30 天内可退，往返运费由我们承担。",
      "Within 30 days; we pay delivery both ways.",
      "Đổi trả trong 30 ngày, chúng tôi chịu phí vận chuyển hai chiều.",
    ),
    warranty: text(
      "电器部分 2 年，灯罩可单独购买更换。",
      "Electrical parts 2 years; replacement shades are sold separately.",
      "Phần điện 2 năm, chao đèn bán rời để thay.",
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
    returns: text(
      "收货后 14 天内未水洗可退，退货运费由买家承担。",
      "Within 14 days if unwashed; the buyer pays return delivery.",
      "Đổi trả trong 14 ngày nếu chưa giặt, người mua chịu phí gửi về.",
    ),
    warranty: text("织造与缝线 1 年。", "Weave and seams 1 year.", "Lỗi dệt và đường may 1 năm."),
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
    returns: text(
      "运输中损坏，48 小时内拍照告知即换；植物不退。",
      "Broken in transit: send a picture within 48 hours and we replace it. Plants can’t be returned.",
      "Vỡ khi vận chuyển: gửi ảnh trong 48 giờ, chúng tôi đổi mới. Cây không đổi trả.",
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
    returns: text(
      "按尺寸定制，不退；生产前可免费改一次图纸。",
      "Made to measure, so no returns; one change of the drawing is free before production.",
      "Làm theo kích thước nên không đổi trả. Được sửa bản vẽ miễn phí một lần trước khi sản xuất.",
    ),
    warranty: text(
      "柜体 5 年，五金与龙头 3 年。",
      "Cabinets 5 years, fittings and taps 3 years.",
      "Thân tủ 5 năm, phụ kiện và vòi 3 năm.",
    ),
    daysOld: 402,
  },
]
