import type { DemoProduct } from "../demo-content.ts"
import { brass, cm, colour, text, variant, walnut } from "./make.ts"

const glossWhite = colour("white", "#f6f3ed", "亮白", "Gloss white", "Trắng bóng")

const deepGreen = colour("green", "#4c6e57", "深潭绿", "Deep pool", "Xanh đầm sâu")
const sagePaint = colour("green", "#b2b899", "鼠尾草漆", "Sage paint", "Sơn lá xô thơm")

export const bath: readonly DemoProduct[] = [
  {
    key: "bath-freestanding",
    merchant: "hien-nuoc",
    category: "bathtubs",
    style: "minimal",
    name: text("卵形独立浴缸", "Oval freestanding bath", "Bồn tắm Quả Trứng"),
    description: text(
      "人造石一体浇铸，壁厚 18 毫米，水温降得慢，躺下时后背正好贴住斜面。容量 240 升，空缸 96 公斤，楼板承重请先确认；划痕可以用细砂纸磨掉。",
      "Cast in one piece of stone resin 18 mm thick, which holds the heat, with a slope that meets your back. It takes 240 litres and weighs 96 kg empty, so check the floor first; scratches sand out with fine paper.",
      "Đúc liền khối bằng đá nhân tạo dày 18 mm, giữ nhiệt lâu, thành nghiêng vừa lưng khi nằm. Dung tích 240 lít, bồn rỗng nặng 96 kg nên cần kiểm tra sàn trước; vết xước nhẹ mài được bằng giấy nhám mịn.",
    ),
    materials: ["stone"],
    sizeMm: [1700, 780, 650],
    variants: [variant(glossWhite, 19_600_000, 3, cm("170")), variant(glossWhite, 17_900_000, 5, cm("150"))],
    daysOld: 254,
  },
  {
    key: "vanity-fluted-walnut",
    merchant: "hien-nuoc",
    category: "vanities",
    style: "warm-modern",
    name: text("格栅胡桃木浴室柜", "Fluted walnut vanity", "Tủ lavabo Nan Óc Chó"),
    description: text(
      "挂墙安装，下面留空好拖地，两只抽屉让开下水管的位置。柜体是防潮多层板贴胡桃木皮，六面封漆；大理石台面、台上盆与黄铜龙头一并送到，含角阀和软管。",
      "Hung on the wall so the floor below mops clean, with two drawers cut round the waste pipe. Moisture-resistant plywood under walnut veneer, lacquered on all six sides; marble top, vessel basin, brass tap, valves and hoses come with it.",
      "Treo tường, bên dưới trống để lau sàn, hai ngăn kéo khoét sẵn chỗ ống thoát. Thùng ván ép chống ẩm dán veneer óc chó, sơn kín sáu mặt; kèm mặt đá hoa, chậu đặt bàn, vòi đồng thau, van góc và dây cấp.",
    ),
    materials: ["walnut", "marble", "ceramic", "brass"],
    sizeMm: [1220, 490, 790],
    variants: [variant(walnut, 15_700_000, 6, cm("122")), variant(walnut, 12_900_000, 4, cm("90"))],
    daysOld: 201,
  },
  {
    key: "bath-forest",
    merchant: "hien-nuoc",
    category: "bathtubs",
    style: "classic",
    name: text("深潭独立浴缸", "Deep pool freestanding bath", "Bồn tắm Đầm Sâu"),
    description: text(
      "内外一色的深绿亮面，水放满时像林子里的水潭。比常见款短 5 厘米，老公寓的浴室也转得开；清洁用中性皂液和软布，忌酸性除垢剂。",
      "Deep green outside and in, so a full bath looks like a pool in the woods. It is 5 cm shorter than most, easier to turn in an older flat; clean it with mild soap and a soft cloth, never with acid descaler.",
      "Trong ngoài một màu xanh thẫm bóng, xả đầy nước trông như đầm nước giữa rừng. Ngắn hơn loại thường 5 cm nên phòng tắm chung cư cũ vẫn xoay xở được; lau bằng xà phòng dịu và khăn mềm, tránh chất tẩy cặn có axit.",
    ),
    materials: ["stone"],
    sizeMm: [1650, 780, 650],
    variants: [variant(deepGreen, 22_400_000, 2)],
    daysOld: 130,
  },
  {
    key: "vanity-double-sage",
    merchant: "hien-nuoc",
    category: "vanities",
    style: "natural",
    name: text("双人格栅浴室柜", "Fluted double vanity", "Tủ lavabo đôi Xô Thơm"),
    description: text(
      "一米六宽，两只台上盆各配黑色龙头，早上两个人不用排队。洞石台面倒了圆角，做过防水养护；鼠尾草绿的格栅面板后是四只抽屉，避开了两路下水。",
      "At 1.6 m with two basins and two black taps, mornings need no queue. The travertine top has rounded corners and a water-repellent treatment; behind the fluted sage front are four drawers shaped round both wastes.",
      "Rộng mét sáu, hai chậu đặt bàn hai vòi đen, buổi sáng không ai phải chờ. Mặt đá travertine bo góc và đã chống thấm; sau mặt nan xanh xô thơm là bốn ngăn kéo khoét tránh hai đường thoát.",
    ),
    materials: ["painted-wood", "stone", "ceramic"],
    sizeMm: [1620, 490, 790],
    variants: [variant(sagePaint, 21_300_000, 3)],
    daysOld: 39,
  },
  {
    key: "bath-tray-set",
    merchant: "hien-nuoc",
    category: "bath-accessories",
    style: "wabi-sabi",
    name: text("洗手台托盘组", "Washstand tray set", "Bộ khay bàn rửa"),
    description: text(
      "一只胡桃木浅托盘，琥珀、奶白、墨绿三只细颈陶瓶，外加两条小方巾。木盘擦过油，水会聚成珠；瓶子可装皂液或浴油，颈口窄，倒多少自己好控制。",
      "A shallow walnut tray, three slim ceramic bottles in amber, cream and green, and two hand towels. The wood is oiled so that water beads on it; fill the bottles with soap or bath oil, which their narrow necks pour sparingly.",
      "Một khay óc chó nông, ba chai gốm cổ nhỏ màu hổ phách, kem và xanh, thêm hai khăn mặt. Gỗ đã lau dầu nên nước đọng thành giọt; chai đựng xà phòng hay dầu tắm, cổ hẹp nên rót bao nhiêu cũng dễ canh.",
    ),
    materials: ["walnut", "ceramic", "cotton"],
    sizeMm: [430, 250, 170],
    variants: [variant(walnut, 750_000, 15)],
    daysOld: 21,
  },
  {
    key: "towel-rail-brass",
    merchant: "hien-nuoc",
    category: "bath-accessories",
    style: "classic",
    name: text("黄铜毛巾杆", "Brass towel rail", "Thanh treo khăn đồng thau"),
    description: text(
      "一根实心铜杆、两只圆座，螺丝藏在座底，看不到接口。离墙 7 厘米，厚浴巾也干得快；配瓷砖用的膨胀管与一张定位纸，毛巾另购。",
      "One solid brass bar and two round mounts with the screws out of sight. It stands 7 cm off the wall so that a thick towel dries; plugs for tiles and a paper template are included, the towel is not.",
      "Một thanh đồng đặc, hai đế tròn, ốc giấu bên trong. Cách tường 7 cm nên khăn dày vẫn mau khô; kèm tắc kê cho gạch men và giấy định vị, khăn bán riêng.",
    ),
    materials: ["brass"],
    sizeMm: [600, 100, 520],
    variants: [variant(brass, 890_000, 24, cm("60")), variant(brass, 720_000, 18, cm("45"))],
    daysOld: 116,
  },
]
