import type { DemoProduct } from "../demo-content.ts"
import { cm, colour, oak, text, variant, walnut } from "./make.ts"

const sagePaint = colour("green", "#7f8d66", "鼠尾草漆", "Sage paint", "Sơn lá xô thơm")

export const hall: readonly DemoProduct[] = [
  {
    key: "coat-stand-walnut",
    merchant: "nha-moc",
    category: "coat-racks",
    style: "retro",
    name: text("枝上衣帽架", "Branch coat stand", "Cây treo áo Đậu Cành"),
    description: text(
      "一根立杆、六根弯枝，枝头包了黄铜小球，挂羊毛衫也不勾线。三脚外撑，单边挂两件厚外套不倒；杆身中间一段螺纹连接，拆开装进长盒快递。",
      "One pole and six bent branches tipped with brass balls that never snag a sweater. The tripod foot stays upright with two heavy coats on one side; the pole unscrews in the middle and travels in a long box.",
      "Một trụ, sáu nhánh cong, đầu nhánh bọc bi đồng nên treo áo len không móc sợi. Chân ba chạc choãi rộng, treo hai áo dày một bên vẫn vững; trụ vặn rời ở giữa để đóng hộp gửi đi.",
    ),
    materials: ["walnut", "brass"],
    sizeMm: [480, 420, 1780],
    variants: [variant(walnut, 2_250_000, 10)],
    daysOld: 53,
  },
  {
    key: "hooks-oak",
    merchant: "nha-moc",
    category: "coat-racks",
    style: "nordic",
    name: text("五钩橡木衣架板", "Five-hook oak coat rack", "Thanh móc áo Sồi năm móc"),
    description: text(
      "一块橡木条，五只黄铜钩，门后或玄关墙上都能装。90 厘米款钩距 18 厘米，书包和雨衣不打架；两颗长螺丝固定，盖上木塞就看不见。",
      "An oak board with five brass hooks for the back of a door or the wall of a hall. On the 90 cm board they are 18 cm apart, so bags and raincoats do not fight; two long screws hold it, hidden under wooden plugs.",
      "Một thanh sồi, năm móc đồng, gắn sau cửa hay tường sảnh đều được. Bản 90 cm móc cách nhau 18 cm nên cặp sách với áo mưa không vướng; bắt hai vít dài rồi đậy nút gỗ là kín.",
    ),
    materials: ["oak", "brass"],
    sizeMm: [900, 100, 90],
    variants: [variant(oak, 790_000, 21, cm("90")), variant(oak, 560_000, 17, cm("60"))],
    daysOld: 195,
  },
  {
    key: "door-sage",
    merchant: "hien-nuoc",
    category: "doors-panels",
    style: "classic",
    name: text("框线室内木门", "Panelled interior door", "Cửa phòng pa-nô Xô Thơm"),
    description: text(
      "门扇、门套、黄铜执手整套发货，左右开向下单时选。芯材是指接松木，面漆水性三遍；门下留 8 毫米缝，铺地毯的房间请提前告诉我们。",
      "Leaf, frame and brass lever come together; choose the hand when you order. Finger-jointed pine under three coats of water-based paint, with an 8 mm gap below, so tell us beforehand if there is carpet.",
      "Giao trọn bộ cánh, khuôn và tay nắm đồng, hướng mở chọn khi đặt. Lõi thông ghép, sơn gốc nước ba lớp; khe dưới cánh 8 mm, phòng có trải thảm xin báo trước.",
    ),
    materials: ["painted-wood", "brass"],
    sizeMm: [1080, 110, 2190],
    variants: [variant(sagePaint, 6_900_000, 8)],
    daysOld: 325,
  },
  {
    key: "slat-panel-oak",
    merchant: "nha-moc",
    category: "doors-panels",
    style: "warm-modern",
    name: text("橡木格栅吸音板", "Oak slat acoustic panel", "Tấm ốp nan sồi tiêu âm"),
    description: text(
      "橡木细条钉在深色毛毡上，贴在电视墙或床头，回声明显小一些。板宽 60 厘米两块一组，美工刀就能裁；免钉胶或螺丝都可固定，插座位置现场开孔。",
      "Thin oak slats on dark felt, for a television wall or a headboard, take the ring out of a hard room. Two boards of 60 cm to a set, cut with a utility knife and fixed with glue or screws; sockets are cut out on site.",
      "Nan sồi mảnh gắn trên nỉ sẫm, ốp tường tivi hay đầu giường thì phòng bớt vang hẳn. Một bộ hai tấm rộng 60 cm, cắt bằng dao rọc; dán keo hoặc bắt vít đều được, lỗ ổ điện khoét tại chỗ.",
    ),
    materials: ["oak", "wool"],
    sizeMm: [1200, 30, 2400],
    variants: [variant(oak, 2_750_000, 26)],
    daysOld: 111,
  },
]
