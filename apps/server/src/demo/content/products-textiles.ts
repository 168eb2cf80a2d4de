import type { DemoProduct } from "../demo-content.ts"
import { cm, colour, text, variant } from "./make.ts"

const clayRug = colour("terracotta", "#d09a6e", "陶红", "Clay red", "Đỏ gạch")
const creamRug = colour("white", "#efe8da", "米白", "Undyed cream", "Kem mộc")
const tide = colour("blue", "#6e8b9a", "潮线蓝", "Tide blue", "Xanh vệt nước")
const lattice = colour("green", "#5d7c63", "深林绿", "Deep wood green", "Xanh rừng sâu")
const harvest = colour("yellow", "#cfa35d", "收割黄", "Harvest", "Vàng mùa gặt")
const lichen = colour("green", "#b4bd9c", "苔藓绿", "Moss", "Xanh rêu")
const oatmeal = colour("beige", "#ddd0b8", "燕麦", "Oatmeal", "Yến mạch")
const duskMix = colour("blue", "#698997", "暮蓝组", "Dusk mix", "Bộ xanh chiều")
const sageLinen = colour("green", "#7e8362", "鼠尾草", "Sage", "Lá xô thơm")
const earthMix = colour("terracotta", "#c58a66", "土色组", "Earth mix", "Bộ màu đất")

export const textiles: readonly DemoProduct[] = [
  {
    key: "rug-arcs",
    merchant: "soi-cham",
    category: "rugs",
    style: "warm-modern",
    name: text("流弧羊毛地毯", "Running arcs wool rug", "Thảm len Sóng Cung"),
    description: text(
      "手工簇绒的短绒羊毛，弧线用本色毛线一针针走出来，光脚踩上去温而不痒。新毯头两个月会掉浮毛，吸尘即可；下面垫一张防滑网，边角不会翘。",
      "Hand-tufted in short wool pile, the arcs drawn stitch by stitch in undyed yarn, warm underfoot without prickling. It sheds for the first two months and then stops; a non-slip mat below keeps the corners down.",
      "Len lông ngắn dệt tufting thủ công, đường cung đi từng mũi bằng sợi len mộc, chân trần bước lên ấm mà không ngứa. Hai tháng đầu thảm rụng ít bông, chỉ cần hút bụi; nên lót lưới chống trượt để góc khỏi vênh.",
    ),
    materials: ["wool", "cotton"],
    sizeMm: [2400, 1700, 20],
    variants: [
      variant(clayRug, 6_800_000, 8, cm("240 × 170")),
      variant(creamRug, 6_800_000, 5, cm("240 × 170")),
      variant(clayRug, 9_400_000, 3, cm("300 × 200")),
      variant(creamRug, 9_400_000, 0, cm("300 × 200")),
    ],
    daysOld: 161,
  },
  {
    key: "rug-stripe-blue",
    merchant: "soi-cham",
    category: "rugs",
    style: "nordic",
    name: text("河岸条纹羊毛地毯", "Riverbank striped wool rug", "Thảm len Bờ Sông"),
    description: text(
      "靛青染过的羊毛为底，每隔一掌织进一道本色细线，像退潮后留下的水痕。平织薄毯，餐椅推拉不卡，扫地机过得去；两面可用，半年翻一次。",
      "Indigo-dyed wool with a fine undyed line every hand's width, like the marks a tide leaves. It is a thin flat weave, so dining chairs slide and robot cleaners pass; turn it over twice a year, both faces are good.",
      "Nền len nhuộm chàm, cứ một gang tay lại chạy một sọc mộc mảnh như vệt nước rút để lại. Thảm dệt phẳng, mỏng, kéo ghế ăn không vướng, robot hút bụi đi qua được; hai mặt như nhau, nửa năm lật một lần.",
    ),
    materials: ["wool"],
    sizeMm: [2300, 1610, 20],
    variants: [variant(tide, 5_200_000, 10, cm("230 × 160")), variant(tide, 3_400_000, 13, cm("170 × 120"))],
    daysOld: 87,
  },
  {
    key: "rug-diamond-forest",
    merchant: "soi-cham",
    category: "rugs",
    style: "retro",
    name: text("菱格羊毛地毯", "Diamond lattice wool rug", "Thảm len Ô Trám"),
    description: text(
      "深绿底上一张米白的斜格网，远看整齐，近看每条线都带着手织的微微抖动。割绒 12 毫米，踩着厚实；深色耐脏，孩子和猫狗在上面打滚也不心疼。",
      "A cream lattice over deep green, regular from afar and slightly wavering close up, as hand-knotted lines are. The 12 mm cut pile is dense underfoot and the dark ground forgives children and animals.",
      "Lưới trám màu kem trên nền xanh đậm, xa trông đều tăm tắp, gần mới thấy nét run nhẹ của tay dệt. Lông cắt dày 12 mm, bước lên chắc chân; nền sẫm nên trẻ con hay chó mèo lăn lộn cũng đỡ lo.",
    ),
    materials: ["wool", "cotton"],
    sizeMm: [2400, 1700, 20],
    variants: [
      variant(lattice, 7_300_000, 6, cm("240 × 170")),
      variant(lattice, 10_200_000, 2, cm("300 × 200")),
    ],
    daysOld: 29,
  },
  {
    key: "rug-bands-ochre",
    merchant: "soi-cham",
    category: "rugs",
    style: "natural",
    name: text("梯田平织地毯", "Terraced fields flat-woven rug", "Thảm dệt Ruộng Bậc Thang"),
    description: text(
      "赭黄、锈红、褐与米白一层层排下来，颜色取自收割后的梯田。棉经毛纬，平织没有绒头，可以卷起来拿到阳台拍打；深浅线相接处故意留了几针错色。",
      "Ochre, rust, brown and cream in broad bands, the colours of terraces after the harvest. Wool on a cotton warp with no pile, easy to roll up and beat on the balcony; a few stitches are left to stray where the bands meet.",
      "Vàng đất, đỏ gạch, nâu và kem xếp từng dải rộng như ruộng bậc thang sau mùa gặt. Dệt phẳng sợi ngang len, sợi dọc cotton, không có lông nên cuộn lại mang ra ban công đập bụi dễ; chỗ giao màu cố ý để lẫn vài mũi.",
    ),
    materials: ["wool", "cotton"],
    sizeMm: [2400, 1700, 20],
    variants: [variant(harvest, 4_900_000, 9, cm("240 × 170"))],
    daysOld: 219,
  },
  {
    key: "rug-round-cream",
    merchant: "soi-cham",
    category: "rugs",
    style: "wabi-sabi",
    name: text("苔原长绒圆地毯", "Tundra round shaggy rug", "Thảm tròn Đồng Rêu"),
    description: text(
      "直径两米的长绒圆毯，放在单椅和落地灯之间，角落就成了读书的地方。绒毛长，只吸不拍；每隔几周用宽齿梳轻轻梳开，绒毛不会结团。",
      "Two metres of long-pile wool in the round: put it between an armchair and a lamp and a corner becomes a place to read. The pile is long, so vacuum without a beater bar and run a wide comb through it every few weeks.",
      "Thảm tròn lông dài rộng hai mét, trải giữa ghế bành và đèn cây là góc phòng thành chỗ đọc sách. Lông dài nên hút bụi bằng đầu phẳng, vài tuần chải nhẹ bằng lược thưa cho lông khỏi vón.",
    ),
    materials: ["wool"],
    sizeMm: [2000, 2000, 20],
    variants: [
      variant(lichen, 5_600_000, 7, cm("Ø 200")),
      variant(oatmeal, 5_600_000, 4, cm("Ø 200")),
      variant(lichen, 3_700_000, 0, cm("Ø 150")),
    ],
    daysOld: 75,
  },
  {
    key: "cushions-set",
    merchant: "soi-cham",
    category: "cushions",
    style: "warm-modern",
    name: text("三只靠垫组合", "Set of three cushions", "Bộ ba gối tựa"),
    description: text(
      "一只暮蓝丝绒、一只锈橙条纹亚麻、一只燕麦圈圈绒，三种手感搭在一起，素色沙发马上有了层次。枕芯是羽丝绒，拍一拍就蓬；外套带隐形拉链，可分开手洗。",
      "Dusk-blue velvet, rust-striped linen and oatmeal bouclé: three textures that give a plain sofa some depth. The pads are down-like fibre and plump up with a pat; the covers unzip for washing by hand.",
      "Một gối nhung xanh chiều, một gối lanh sọc đỏ gạch, một gối bouclé yến mạch: ba chất vải đặt cạnh nhau làm chiếc sofa trơn có chiều sâu. Ruột bông tơ vỗ nhẹ là phồng; vỏ có khóa kéo giấu, tháo ra giặt tay.",
    ),
    materials: ["velvet", "linen", "boucle"],
    sizeMm: [940, 390, 505],
    variants: [variant(duskMix, 1_290_000, 16)],
    daysOld: 44,
  },
  {
    key: "curtains-sage",
    merchant: "soi-cham",
    category: "curtains",
    style: "natural",
    name: text("山间亚麻窗帘", "Hillside linen curtains with sheer", "Rèm lanh Sườn Đồi"),
    description: text(
      "鼠尾草绿亚麻帘一对，中间一层白纱，白天只拉纱，光柔而不暗。帘头是捏褶，挂上就有均匀的波浪；下单时写明净高，裁缝会让下摆离地 2 厘米。不含罗马杆。",
      "A pair in sage linen with a white sheer between them, so that by day you draw only the sheer and keep the light. Pinch pleats hang in even waves; give us the clear height and we hem them 2 cm off the floor. The rod is not included.",
      "Đôi rèm lanh xanh lá xô thơm, giữa là lớp voan trắng, ban ngày chỉ kéo voan cho sáng dịu. Đầu rèm xếp ly nên rủ sóng đều; khi đặt ghi chiều cao thông thủy, thợ may chừa 2 cm cách sàn. Chưa gồm thanh treo.",
    ),
    materials: ["linen", "cotton"],
    sizeMm: [2300, 160, 2550],
    variants: [
      variant(sageLinen, 3_900_000, 12, cm("230 × 255")),
      variant(sageLinen, 4_800_000, 8, cm("300 × 255")),
    ],
    daysOld: 153,
  },
  {
    key: "towels-set",
    merchant: "soi-cham",
    category: "towels",
    style: "minimal",
    name: text("四条素色浴巾", "Four plain bath towels", "Bộ bốn khăn tắm trơn"),
    description: text(
      "长绒棉毛圈，前两次洗会略掉毛，之后越洗越吸水。一套四条：两条本白，陶土与鼠尾草绿各一；别用柔顺剂，晾晒前抖一抖，毛圈会站得更直。",
      "Long-staple cotton loops that shed a little in the first two washes and then drink up water. Four to a set, two undyed, one clay and one sage; skip the softener and shake them before drying so the loops stand up.",
      "Khăn cotton sợi dài, hai lần giặt đầu rụng ít bông, sau đó càng giặt càng thấm. Bộ bốn chiếc: hai trắng mộc, một màu đất, một xanh lá xô thơm; đừng dùng nước xả, giũ mạnh trước khi phơi cho vòng bông đứng.",
    ),
    materials: ["cotton"],
    sizeMm: [320, 230, 250],
    variants: [variant(earthMix, 980_000, 26, cm("70 × 140"))],
    daysOld: 3,
  },
]
