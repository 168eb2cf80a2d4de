import type { DemoProduct } from "../demo-content.ts"
import { cm, colour, text, variant } from "./make.ts"

const oatmeal = colour("beige", "#ebe4d8", "燕麦", "Oatmeal", "Yến mạch")
const sage = colour("green", "#98a27e", "鼠尾草", "Sage", "Lá xô thơm")
const clay = colour("terracotta", "#c07d50", "窑土", "Kiln clay", "Đất nung")
const dusk = colour("blue", "#5c7a88", "暮蓝", "Dusk", "Xanh chiều muộn")
const rust = colour("terracotta", "#b5694a", "锈橙", "Rust", "Gạch cũ")
const forest = colour("green", "#40604a", "松林", "Pinewood", "Rừng thông")
const cognac = colour("terracotta", "#b7744a", "干邑", "Cognac", "Nâu cognac")
const saddle = colour("terracotta", "#c4824f", "马鞍棕", "Saddle tan", "Nâu yên ngựa")
const dune = colour("beige", "#cab791", "沙丘", "Dune", "Cồn cát")
const smoke = colour("green", "#56675c", "烟绿", "Smoke green", "Xanh khói")

const twoSeat = text("双人位", "Two seats", "2 chỗ")
const threeSeat = text("三人位", "Three seats", "3 chỗ")
const fourSeat = text("四人位", "Four seats", "4 chỗ")

export const sofas: readonly DemoProduct[] = [
  {
    key: "sofa-boucle",
    merchant: "nha-moc",
    category: "sofas",
    style: "warm-modern",
    name: text("云朵沙发", "Cloud sofa", "Ghế sofa Mây"),
    description: text(
      "坐垫是高回弹海绵外裹一层薄羽绒，坐下慢慢陷一点，起身几分钟后又恢复平整。圈圈绒面套可整张拆下，拉链藏在底边；平日用软毛吸头吸一吸就好。",
      "High-resilience foam under a thin layer of down: it gives slowly as you sit and is flat again within minutes. The bouclé covers come off by a zip hidden along the lower edge; between washes a soft vacuum brush is enough.",
      "Đệm mút đàn hồi cao bọc một lớp lông vũ mỏng, ngồi xuống lún chậm rồi vài phút sau lại phẳng. Vỏ bouclé tháo được nhờ khóa kéo giấu ở mép dưới; ngày thường chỉ cần hút bụi bằng đầu chổi mềm.",
    ),
    materials: ["boucle", "walnut"],
    sizeMm: [2430, 990, 900],
    variants: [
      variant(oatmeal, 18_900_000, 12, threeSeat),
      variant(oatmeal, 14_200_000, 7, twoSeat),
      variant(oatmeal, 23_600_000, 3, fourSeat),
    ],
    daysOld: 142,
  },
  {
    key: "sofa-sage",
    merchant: "nha-moc",
    category: "sofas",
    style: "nordic",
    name: text("鼠尾草双人沙发", "Sage two-seat sofa", "Sofa Lá Xô Thơm 2 chỗ"),
    description: text(
      "为小客厅做的双人位，两侧扶手收窄，不到两米的墙面也放得下。短绒丝绒顺毛摸颜色偏浅，逆毛偏深，丝绒本来如此；橡木脚可以旋下，方便进电梯。",
      "A two-seater for small living rooms, with arms kept narrow so that it fits a wall under two metres. The short-pile velvet looks lighter stroked one way and darker the other, as velvet does; the oak legs unscrew for tight lifts.",
      "Mẫu hai chỗ cho phòng khách nhỏ, tay ghế làm gọn nên bức tường chưa đến hai mét vẫn kê vừa. Nhung lông ngắn vuốt xuôi thì sáng, vuốt ngược thì sẫm, đó là nét riêng của vải; chân sồi vặn rời được để vào thang máy hẹp.",
    ),
    materials: ["velvet", "oak"],
    sizeMm: [1930, 990, 900],
    variants: [variant(sage, 15_400_000, 9)],
    daysOld: 67,
  },
  {
    key: "sofa-terracotta",
    merchant: "nha-moc",
    category: "sofas",
    style: "natural",
    name: text("窑土亚麻沙发", "Kiln linen sofa", "Ghế sofa Lanh Đất Nung"),
    description: text(
      "亚麻经石洗，摸上去干爽，夏天久坐不闷。内框用烘干的相思木，榫接后再加角撑；靠垫两面可用，每两周翻一次，磨损会更均匀。",
      "Stone-washed linen that stays dry to the touch through a humid summer. The inner frame is kiln-dried acacia, jointed and then braced at the corners; the back cushions have two good sides, so turn them every other week.",
      "Vải lanh giặt đá, mặt vải khô ráo, mùa nồm ngồi lâu vẫn không bí. Khung trong bằng gỗ tràm sấy, ghép mộng rồi gia cố thêm ở góc; gối tựa dùng được cả hai mặt, nửa tháng lật một lần để vải mòn đều.",
    ),
    materials: ["linen", "walnut"],
    sizeMm: [2230, 990, 900],
    variants: [variant(clay, 17_600_000, 5, threeSeat), variant(clay, 13_800_000, 0, twoSeat)],
    daysOld: 213,
  },
  {
    key: "sofa-dusk-blue",
    merchant: "nha-moc",
    category: "sofas",
    style: "classic",
    name: text("暮蓝丝绒沙发", "Dusk velvet sofa", "Sofa Nhung Chiều Muộn"),
    description: text(
      "白天看是灰蓝，灯下偏墨，和黄铜、深色木头放在一起很沉静。坐深 60 厘米，适合盘腿坐；丝绒忌直晒，靠窗摆放时请拉上纱帘。",
      "Grey-blue by day and close to ink by lamplight, it sits quietly beside brass and dark wood. The seat is 60 cm deep, enough to tuck your legs up; keep a sheer curtain between the velvet and direct sun.",
      "Ban ngày là xanh xám, lên đèn thì ngả màu mực, đặt cạnh đồng thau và gỗ sẫm rất êm mắt. Lòng ghế sâu 60 cm, đủ để ngồi co chân; nhung kỵ nắng gắt nên nếu kê gần cửa sổ thì buông thêm lớp rèm voan.",
    ),
    materials: ["velvet", "walnut"],
    sizeMm: [2330, 990, 900],
    variants: [variant(dusk, 19_800_000, 6)],
    daysOld: 38,
  },
  {
    key: "armchair-rust",
    merchant: "nha-moc",
    category: "armchairs",
    style: "retro",
    name: text("丝绒桶形扶手椅", "Velvet tub armchair", "Ghế bành Nhung Ôm Lưng"),
    description: text(
      "桶形椅背把人环抱住，圆形坐垫与活动腰枕分开填充，个子高矮都坐得舒服。腿部是整料车制的硬木，丝绒沾水后先吸干，再用手指把绒毛梳顺。",
      "The back wraps round like a barrel while the round seat and the loose pillow are filled separately, so that tall and short sitters both settle in. Turned hardwood legs; blot spills and comb the velvet back with your fingers.",
      "Lưng ghế ôm tròn, đệm ngồi và gối tựa nhồi riêng nên người cao hay thấp đều ngồi vừa. Chân tiện từ gỗ đặc; vải nhung lỡ dính nước thì thấm khô rồi dùng ngón tay vuốt lại mặt lông.",
    ),
    materials: ["velvet", "walnut"],
    sizeMm: [910, 780, 720],
    variants: [variant(rust, 7_450_000, 14), variant(forest, 7_450_000, 8)],
    daysOld: 156,
  },
  {
    key: "lounge-chair-forest",
    merchant: "nha-moc",
    category: "armchairs",
    style: "warm-modern",
    name: text("林间阅读椅", "Forest clearing lounge chair", "Ghế thư giãn Khoảng Rừng"),
    description: text(
      "靠背高过肩，后仰角度按看书的姿势定，扶手前端刚好搁得住一杯茶。胡桃木框架只上木蜡油，半年补一次；坐垫与靠垫用暗扣固定，可以取下晾晒。",
      "The back reaches above the shoulders at an angle set for reading, and the arms end just wide enough for a cup of tea. The walnut frame is finished in hardwax oil, to be renewed twice a year; the cushions unclip for airing.",
      "Lưng cao quá vai, độ ngả tính theo dáng ngồi đọc sách, đầu tay vịn vừa đủ đặt một tách trà. Khung óc chó chỉ lau dầu sáp, nửa năm lau lại một lần; đệm cài khuy chìm, tháo ra phơi được.",
    ),
    materials: ["velvet", "walnut"],
    sizeMm: [780, 840, 1070],
    variants: [variant(smoke, 9_200_000, 4)],
    daysOld: 231,
  },
  {
    key: "sofa-chaise-sand",
    merchant: "nha-moc",
    category: "sofas",
    style: "natural",
    name: text("沙丘转角沙发", "Dune corner sofa", "Ghế sofa góc Cồn Cát"),
    description: text(
      "三人位加一张贵妃榻，躺着看电影，腿也能完全伸直；贵妃榻在左在右，下单时选。水洗亚麻混了一成棉，比纯亚麻软，起皱也自然；附锈橙色腰枕一只。",
      "Three seats and a chaise long enough to stretch out on for a film; choose left or right when you order. The washed linen has a tenth of cotton in it, so it is softer than pure linen and its creases look natural. The rust cushion is included.",
      "Ba chỗ ngồi thêm một khoang nằm, duỗi thẳng chân xem phim được; khoang nằm bên trái hay phải chọn lúc đặt. Lanh giặt mềm pha một phần mười cotton, nhăn nhẹ mà tự nhiên; tặng kèm gối màu gạch cũ.",
    ),
    materials: ["linen", "oak"],
    sizeMm: [2630, 1610, 900],
    variants: [variant(dune, 27_500_000, 4, cm("263 × 161")), variant(dune, 29_900_000, 2, cm("300 × 161"))],
    daysOld: 24,
  },
  {
    key: "sofa-leather-cognac",
    merchant: "nha-moc",
    category: "sofas",
    style: "retro",
    name: text("旧书房皮沙发", "Old study leather sofa", "Sofa da Phòng Sách"),
    description: text(
      "头层半苯胺牛皮，毛孔和细痕都留着，坐上几年会泛出油亮的光泽。扶手只有 15 厘米宽，两米长就有两个宽敞的座位；半年薄擦一遍皮革护理膏，离空调出风口远些。",
      "Semi-aniline hide that keeps its pores and small scars and grows a shine over the years. Arms only 15 cm wide leave two generous seats in two metres. Feed it thinly with leather cream twice a year and keep it out of the air-conditioner's draught.",
      "Da bò lớp một semi-aniline, giữ nguyên lỗ chân lông và vết xước nhỏ, ngồi vài năm sẽ lên nước bóng. Tay ghế chỉ rộng 15 cm nên dài hai mét vẫn có hai chỗ thoáng; nửa năm thoa kem dưỡng da một lần, tránh luồng gió máy lạnh.",
    ),
    materials: ["leather", "metal"],
    sizeMm: [2030, 990, 910],
    variants: [variant(cognac, 26_400_000, 3)],
    daysOld: 347,
  },
  {
    key: "lounge-chair-cognac",
    merchant: "nha-moc",
    category: "armchairs",
    style: "classic",
    name: text("马鞍皮休闲椅", "Saddle leather lounge chair", "Ghế thư giãn da Yên Ngựa"),
    description: text(
      "厚皮垫搭在熏黑的橡木架上，扶手悬空，看着轻巧，坐着稳当。皮面先硬后软，坐上一季就会贴合身形；日常用微湿的布擦，汗渍当天处理。",
      "Thick leather cushions rest on a smoked oak frame, and the floating arms keep it light on the eye. The hide starts firm and moulds to you in a season; wipe it with a barely damp cloth and see to sweat marks the same day.",
      "Đệm da dày đặt trên khung sồi hun khói, tay vịn hở nên dáng ghế trông nhẹ. Da lúc đầu hơi cứng, qua một mùa sẽ mềm theo dáng người; lau bằng khăn hơi ẩm, vết mồ hôi xử lý trong ngày.",
    ),
    materials: ["leather", "oak"],
    sizeMm: [780, 840, 1070],
    variants: [variant(saddle, 12_800_000, 5)],
    daysOld: 77,
  },
]
