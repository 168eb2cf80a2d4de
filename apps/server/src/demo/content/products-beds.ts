import type { DemoProduct } from "../demo-content.ts"
import { cm, colour, oak, paleOak, text, variant, walnut } from "./make.ts"

const sand = colour("beige", "#d8cbb6", "细沙", "Fine sand", "Cát mịn")
const forest = colour("green", "#40604a", "松林", "Pinewood", "Rừng thông")

const queen = cm("160 × 200")
const king = cm("180 × 200")

export const beds: readonly DemoProduct[] = [
  {
    key: "bed-panel-oak",
    merchant: "nha-moc",
    category: "double-beds",
    style: "natural",
    name: text("平川橡木床", "Lowland oak platform bed", "Giường Sồi Đồng Bằng"),
    description: text(
      "床沿比床垫宽出一掌，睡前的书和眼镜随手就能搁下。床头是整幅橡木板，微微后倾；床垫下是有弹性的桦木排骨条。价格不含床垫与床品。",
      "The platform runs a hand's width wider than the mattress, room for a book and your glasses. The headboard is one field of oak leaning slightly back, over sprung birch slats. Mattress and bedding are not included.",
      "Mép giường rộng hơn nệm một gang tay, vừa chỗ cho cuốn sách và cặp kính. Đầu giường là tấm sồi liền hơi ngả ra sau, dát giường bằng nan bạch dương đàn hồi. Giá chưa gồm nệm và chăn ga.",
    ),
    materials: ["oak"],
    sizeMm: [1930, 2180, 990],
    variants: [variant(oak, 14_600_000, 8, queen), variant(oak, 16_400_000, 6, king)],
    daysOld: 109,
  },
  {
    key: "bed-upholstered-sand",
    merchant: "nha-moc",
    category: "double-beds",
    style: "minimal",
    name: text("竖琴软包床", "Harp upholstered bed", "Giường bọc Đàn Hạc"),
    description: text(
      "床头分成竖向软包条，靠着看书时背后有弹性，不硌肩。圈圈绒床围可用吸尘器吸，也可以整片拆下干洗；床底离地只有 6 厘米，不容易积灰。价格不含床垫与床品。",
      "The headboard is padded in upright channels with some spring behind a reader's shoulders. The bouclé around the base vacuums clean or comes off whole for dry cleaning, and the base clears the floor by only 6 cm, so little dust gets under. Mattress and bedding are not included.",
      "Đầu giường may thành từng múi dọc, ngồi tựa đọc sách thấy êm lưng. Vải bouclé quanh thành giường hút bụi được, khi cần tháo nguyên tấm đem giặt khô; gầm chỉ cách sàn 6 cm nên ít bám bụi. Giá chưa gồm nệm và chăn ga.",
    ),
    materials: ["boucle"],
    sizeMm: [1930, 2160, 1150],
    variants: [variant(sand, 16_900_000, 5, queen), variant(sand, 18_700_000, 3, king)],
    daysOld: 45,
  },
  {
    key: "bed-upholstered-forest",
    merchant: "nha-moc",
    category: "double-beds",
    style: "classic",
    name: text("松林丝绒大床", "Pinewood velvet bed", "Giường nhung Rừng Thông"),
    description: text(
      "床头高 120 厘米，丝绒颜色压得住一面深墙，也能让浅色房间有个重心。床架用四段钢梁加中撑，翻身听不到响声；进门时拆成五件，窄楼梯也抬得上去。价格不含床垫与床品。",
      "At 120 cm the headboard holds its own against a dark wall and anchors a pale one. Steel rails with a centre leg keep it silent when you turn, and it comes in five pieces for narrow stairs. Mattress and bedding are not included.",
      "Đầu giường cao 120 cm, màu nhung đủ đậm để đứng trước tường sẫm và làm điểm tựa cho căn phòng sáng. Khung thép có chân giữa, trở mình không kêu; tháo thành năm phần nên cầu thang nhà ống vẫn đưa lên được. Giá chưa gồm nệm và chăn ga.",
    ),
    materials: ["velvet", "metal"],
    sizeMm: [2130, 2160, 1200],
    variants: [variant(forest, 20_800_000, 4, king), variant(forest, 18_900_000, 0, queen)],
    daysOld: 19,
  },
  {
    key: "nightstand-oak",
    merchant: "nha-moc",
    category: "nightstands",
    style: "nordic",
    name: text("双屉橡木床头柜", "Two-drawer oak nightstand", "Tủ đầu giường Sồi hai ngăn"),
    description: text(
      "柜高 50 厘米，与常见床垫齐平，夜里伸手就够得到水杯。两只抽屉的面板取自同一块橡木，纹路上下相接；后面留了充电线的出口。",
      "Fifty centimetres high, level with most mattresses, so a glass of water is within reach at night. Both drawer fronts come from one oak board and the grain meets; a notch at the back lets a charging cable through.",
      "Cao 50 cm, ngang mặt nệm thông thường, nửa đêm với tay là tới ly nước. Mặt hai ngăn kéo cắt từ cùng một tấm sồi nên vân gỗ liền nhau; phía sau có khấc luồn dây sạc.",
    ),
    materials: ["oak", "brass"],
    sizeMm: [460, 420, 500],
    variants: [variant(oak, 2_850_000, 22)],
    daysOld: 188,
  },
  {
    key: "bed-slat-walnut",
    merchant: "nha-moc",
    category: "double-beds",
    style: "retro",
    name: text("竖格胡桃木床", "Slatted walnut bed", "Giường Óc Chó Nan Dọc"),
    description: text(
      "床头一排细竖条，光从后面透过来，不会像整块板那样沉。胡桃木只擦油，木纹摸得到；六颗螺栓锁紧框架，一年拧一次就不会松响。价格不含床垫与床品。",
      "A row of slim uprights makes a headboard that lets light through instead of blocking it. The walnut is oiled so you can feel its grain; six bolts hold the frame, and a turn once a year keeps it silent. Mattress and bedding are not included.",
      "Đầu giường là hàng nan mảnh, ánh sáng lọt qua nên không nặng nề như tấm liền. Gỗ óc chó chỉ lau dầu, sờ thấy vân; khung bắt sáu bu-lông, mỗi năm siết lại một lần là không kêu. Giá chưa gồm nệm và chăn ga.",
    ),
    materials: ["walnut"],
    sizeMm: [1930, 2180, 1080],
    variants: [variant(walnut, 17_300_000, 6, queen), variant(walnut, 19_200_000, 4, king)],
    daysOld: 81,
  },
  {
    key: "bed-single-ash",
    merchant: "nha-moc",
    category: "single-beds",
    style: "nordic",
    name: text("客房单人床", "Guest room single bed", "Giường đơn Phòng Cho Khách"),
    description: text(
      "给客房或大孩子的单人床，浅洗橡木，角全部倒圆。床座往里收，看着像浮在地面上，也不磕脚趾；床沿留出一道平边，放水杯和手机。价格不含床垫与床品。",
      "A single in pale oak for the guest room or an older child, every corner rounded. The base is set back so the bed seems to float and toes stay safe, and a flat rim round the mattress holds a glass and a phone. Mattress and bedding are not included.",
      "Giường một người bằng sồi nhạt cho phòng dành cho khách hay trẻ lớn, góc nào cũng bo tròn. Bệ đỡ thụt vào trong nên giường như nổi trên sàn, không va ngón chân; vành phẳng quanh nệm đủ để cốc nước và điện thoại. Giá chưa gồm nệm và chăn ga.",
    ),
    materials: ["oak"],
    sizeMm: [1180, 2180, 990],
    variants: [
      variant(paleOak, 7_400_000, 9, cm("90 × 200")),
      variant(paleOak, 8_300_000, 6, cm("120 × 200")),
    ],
    daysOld: 237,
  },
  {
    key: "nightstand-walnut",
    merchant: "nha-moc",
    category: "nightstands",
    style: "minimal",
    name: text("单屉胡桃木床头柜", "One-drawer walnut nightstand", "Tủ đầu giường Óc Chó một ngăn"),
    description: text(
      "四只黑色短脚把柜身托离地面，梅雨天不沾潮气。一只抽屉深 26 厘米，平板、眼镜和药盒能分层放；黄铜圆钮居中，摆床左床右都一样。",
      "Short black legs keep the case clear of damp floors. The single drawer is 26 cm deep, enough to layer a tablet, glasses and medicine; with its brass knob in the middle it suits either side of the bed.",
      "Bốn chân đen thấp nâng tủ khỏi sàn, mùa nồm không ngấm ẩm. Ngăn kéo sâu 26 cm xếp được máy tính bảng, kính và hộp thuốc; núm đồng nằm giữa nên kê bên nào của giường cũng hợp.",
    ),
    materials: ["walnut", "metal"],
    sizeMm: [500, 420, 460],
    variants: [variant(walnut, 3_250_000, 19)],
    daysOld: 55,
  },
]
