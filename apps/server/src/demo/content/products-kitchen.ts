import type { DemoProduct } from "../demo-content.ts"
import { brass, colour, oak, text, variant, walnut } from "./make.ts"

const sagePaint = colour("green", "#afb293", "鼠尾草漆", "Sage paint", "Sơn lá xô thơm")
const creamPaint = colour("beige", "#e3d8c5", "奶油漆", "Cream paint", "Sơn kem")
const duskPaint = colour("blue", "#6d8490", "暮蓝漆", "Dusk paint", "Sơn xanh chiều")
const stoneMix = colour("beige", "#d6cab5", "泥土混色", "Earth mix", "Bộ màu đất")

export const kitchen: readonly DemoProduct[] = [
  {
    key: "kitchen-island-sage",
    merchant: "hien-nuoc",
    category: "kitchen-units",
    style: "warm-modern",
    name: text("晨厨岛台", "Morning kitchen island", "Đảo bếp Sớm Mai"),
    description: text(
      "中间三只抽屉放刀叉和锅，两侧门柜装米面油，台面外挑 8 厘米，可以靠着聊天。大理石台面整块切割，两端是橡木侧板；送货前上门量尺，石材现场打胶收边。",
      "Three drawers in the middle for cutlery and pans, cupboards either side, and a top that overhangs enough to lean on. One slab of marble between oak end panels; we measure before delivery and seal the stone on site.",
      "Ba ngăn kéo giữa để dao thìa, xoong nồi, hai bên là tủ đựng đồ khô, mặt đá nhô ra đủ để tựa trò chuyện. Mặt đá hoa cắt liền tấm, hai đầu ốp sồi; thợ đến đo trước khi giao và bơm keo hoàn thiện tại chỗ.",
    ),
    materials: ["painted-wood", "marble", "oak", "brass"],
    sizeMm: [2060, 1000, 910],
    variants: [variant(sagePaint, 29_800_000, 2)],
    daysOld: 46,
  },
  {
    key: "kitchen-run-cream-oak",
    merchant: "hien-nuoc",
    category: "kitchen-units",
    style: "nordic",
    name: text("奶油橡木地柜组", "Cream and oak base units", "Bộ tủ bếp dưới Kem Sồi"),
    description: text(
      "两米一的一字柜：门柜、烤箱位、宽抽屉，灶具与水槽龙头的孔已开好。橡木台面每季抹一次矿物油，刀痕磨一磨就没了；价格含柜体、台面与安装，电器另购。",
      "A run of 2.1 m: cupboard, oven housing and wide drawers, with cut-outs for hob and tap. Wipe the oak worktop with mineral oil every season; knife marks sand out. Units, worktop and fitting are included, appliances are not.",
      "Dãy tủ thẳng 2,1 m: khoang cánh, ô lò nướng, hộc kéo rộng, mặt bàn khoét sẵn chỗ bếp và vòi. Mặt sồi mỗi quý lau dầu khoáng, vết dao chà nhám là hết; giá gồm tủ, mặt bàn và công lắp, thiết bị điện mua riêng.",
    ),
    materials: ["painted-wood", "oak", "brass"],
    sizeMm: [2120, 670, 1250],
    variants: [variant(creamPaint, 24_600_000, 4)],
    daysOld: 158,
  },
  {
    key: "kitchen-wall-units-blue",
    merchant: "hien-nuoc",
    category: "kitchen-units",
    style: "classic",
    name: text("暮蓝吊柜组", "Dusk wall units", "Bộ tủ bếp trên Xanh Chiều"),
    description: text(
      "三扇框线门板，宽一米五，里面每格两块可移动的层板。柜底预留灯槽，装一条灯带切菜就不背光；挂墙用通长导轨，老砖墙也吃得住力。",
      "Three panelled doors over 1.5 m, with two movable shelves in each bay. A groove underneath takes a strip light for the worktop, and a full-length hanging rail spreads the load on old brick.",
      "Ba cánh pa-nô, dài mét rưỡi, mỗi khoang hai đợt đổi chỗ được. Đáy tủ chừa rãnh gắn đèn thanh để thái rau không bị sấp bóng; treo bằng ray suốt chiều dài nên tường gạch cũ vẫn chịu lực.",
    ),
    materials: ["painted-wood"],
    sizeMm: [1500, 350, 750],
    variants: [variant(duskPaint, 9_700_000, 5)],
    daysOld: 210,
  },
  {
    key: "crockery-set",
    merchant: "vuon-gom",
    category: "tableware",
    style: "wabi-sabi",
    name: text("家常炻器餐具组", "Everyday stoneware set", "Bộ bát đĩa Cơm Nhà"),
    description: text(
      "盘、碗、杯和收口罐，米白、沙色与灰绿混着用，缺一件补一件也不突兀。高温炻器，可进洗碗机和微波炉；底足未上釉，叠放时垫张纸更好。",
      "Plates, bowls, cups and necked jars in cream, sand and grey-green, easy to add to when one breaks. High-fired stoneware for dishwasher and microwave; the feet are unglazed, so slip paper between stacked pieces.",
      "Đĩa, bát, cốc và hũ màu kem, cát và xanh xám trộn với nhau, thiếu món nào mua thêm món ấy vẫn hợp. Sành nung già, dùng được máy rửa bát và lò vi sóng; đáy không men nên khi xếp chồng nhớ lót giấy.",
    ),
    materials: ["ceramic"],
    sizeMm: [480, 570, 160],
    variants: [
      variant(stoneMix, 1_850_000, 13, text("四人份", "For four", "Cho 4 người")),
      variant(stoneMix, 2_690_000, 6, text("六人份", "For six", "Cho 6 người")),
    ],
    daysOld: 80,
  },
  {
    key: "fruit-bowl-walnut",
    merchant: "da-go",
    category: "tableware",
    style: "natural",
    name: text("车木果盘", "Turned fruit bowl", "Bát trái cây gỗ tiện"),
    description: text(
      "一整块胡桃木车成，壁薄底厚，放满橙子也不会翻。表面用食品级木油养护，沾了果汁清水冲洗、立即擦干；时间一长，盘心颜色会比边上深。",
      "Turned from one block of walnut, thin at the wall and heavy at the foot so that a full load of oranges stays put. Food-safe oil finish: rinse off juice and dry at once. The middle darkens with the years.",
      "Tiện từ một khối óc chó, thành mỏng đáy dày nên chất đầy cam vẫn vững. Lau dầu an toàn với thực phẩm, dính nước quả thì tráng qua rồi lau khô ngay; lâu ngày lòng bát sẫm hơn vành.",
    ),
    materials: ["walnut"],
    sizeMm: [330, 330, 180],
    variants: [variant(walnut, 560_000, 19)],
    daysOld: 92,
  },
  {
    key: "bar-cart-brass",
    merchant: "hien-nuoc",
    category: "bar-carts",
    style: "retro",
    name: text("周末黄铜餐车", "Weekend brass bar cart", "Xe đẩy Cuối Tuần"),
    description: text(
      "两层胡桃木托板，黄铜管框，四只大轮过门槛不颠。上层围栏挡住瓶子，下层放书、放绿植都行；酒水洒了当场擦干，单层别超过 12 公斤。",
      "Two walnut shelves in a frame of brass tube, on four wheels large enough for a threshold. A rail keeps bottles in above, books or plants go below; dry up spills at once, and load no more than 12 kg to a shelf.",
      "Hai tầng gỗ óc chó trong khung ống đồng, bốn bánh lớn đi qua ngạch cửa không xóc. Tầng trên có thanh chắn giữ chai, tầng dưới để sách hay chậu cây; rượu đổ thì lau khô ngay, mỗi tầng chịu tối đa 12 kg.",
    ),
    materials: ["brass", "walnut"],
    sizeMm: [790, 440, 990],
    variants: [variant(brass, 4_950_000, 5)],
    daysOld: 26,
  },
  {
    key: "boards-oak-walnut",
    merchant: "da-go",
    category: "tableware",
    style: "minimal",
    name: text("橡木胡桃砧板一对", "Pair of cutting boards, oak and walnut", "Cặp thớt Sồi và Óc Chó"),
    description: text(
      "方的切菜，圆的端奶酪，颜色一浅一深不会拿错。用做桌面的余料裁成，背面留了抠手的斜边；每月擦一次矿物油，立着晾干。",
      "The oak rectangle is for chopping, the walnut round for cheese. Cut from table-top offcuts with a bevel behind to lift them by; oil once a month and dry them standing.",
      "Thớt sồi chữ nhật để thái rau, thớt óc chó tròn bày phô mai. Cắt từ gỗ thừa làm mặt bàn, mặt sau vát để dễ nhấc; mỗi tháng lau dầu khoáng, rửa xong dựng đứng cho khô.",
    ),
    materials: ["oak", "walnut"],
    sizeMm: [450, 120, 400],
    variants: [variant(oak, 480_000, 32)],
    daysOld: 6,
  },
]
