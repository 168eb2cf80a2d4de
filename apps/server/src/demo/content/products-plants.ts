import type { DemoProduct } from "../demo-content.ts"
import { cm, colour, text, variant } from "./make.ts"

const sandPot = colour("beige", "#c9b9a2", "沙色盆", "Sand pot", "Chậu màu cát")
const rattanPot = colour("oak", "#c99f66", "藤编盆套", "Rattan cover", "Giỏ mây")
const creamPot = colour("white", "#e7ddcd", "奶白盆", "Cream pot", "Chậu trắng kem")
const clayPot = colour("terracotta", "#b9724f", "素烧红陶盆", "Terracotta pot", "Chậu đất nung")

export const plants: readonly DemoProduct[] = [
  {
    key: "olive-tree",
    merchant: "vuon-gom",
    category: "indoor-trees",
    style: "natural",
    name: text("橄榄树盆栽", "Potted olive tree", "Cây ô liu trong chậu"),
    description: text(
      "在大叻苗圃养了五年的橄榄，枝干自然微弯，叶背泛银。放在离窗一米以内，土干透再浇，水从盆底流出为止；运输后掉几片叶子属正常，两周左右缓过来。",
      "Five years in a Da Lat nursery, with a gently bent trunk and leaves that show silver underneath. Keep it within a metre of a window and water only when the soil is dry through; it may drop a few leaves after the journey and settles in about two weeks.",
      "Cây ô liu ươm năm năm ở vườn Đà Lạt, thân hơi cong tự nhiên, mặt dưới lá ánh bạc. Đặt cách cửa sổ không quá một mét, đất khô hẳn mới tưới đến khi nước thoát đáy chậu; mới về cây rụng vài lá, chừng hai tuần là quen chỗ.",
    ),
    materials: ["plant", "ceramic"],
    sizeMm: [1010, 1030, 1910],
    variants: [variant(sandPot, 3_600_000, 5, cm("190")), variant(sandPot, 2_200_000, 9, cm("140"))],
    daysOld: 86,
  },
  {
    key: "palm",
    merchant: "vuon-gom",
    category: "indoor-trees",
    style: "indochine",
    name: text("散尾葵藤篮盆栽", "Areca palm in a rattan basket", "Cây cau kiểng giỏ mây"),
    description: text(
      "叶片向外弯成一把大伞，放在沙发旁，午后的光也柔和下来。喜欢散射光和偏高的湿度，每周喷一次叶面；藤篮里有防水内盆，浇水不会渗到地板。",
      "Its fronds arch out like an umbrella and soften the afternoon light beside a sofa. It likes filtered light and humid air, with a misting once a week; a waterproof liner inside the basket keeps the floor dry.",
      "Tàu lá xòe ra như chiếc dù, đặt cạnh sofa làm dịu nắng chiều. Cây ưa sáng tán xạ và không khí ẩm, tuần phun sương một lần; trong giỏ mây có lồng chậu kín nên tưới không thấm ra sàn.",
    ),
    materials: ["plant", "rattan"],
    sizeMm: [1320, 1480, 1530],
    variants: [variant(rattanPot, 1_850_000, 12)],
    daysOld: 114,
  },
  {
    key: "snake-plant",
    merchant: "vuon-gom",
    category: "leafy-plants",
    style: "minimal",
    name: text("虎尾兰白陶盆", "Snake plant in a cream pot", "Cây lưỡi hổ chậu kem"),
    description: text(
      "叶片笔直向上，占地只有一只盘子大，床头、走廊转角都放得下。半个月不浇水也没关系，怕的是积水；盆底有孔，配同色托盘。",
      "Upright leaves on a footprint no bigger than a plate, for bedsides and corners of a corridor. It forgives a fortnight without water but not wet feet; the pot drains into a matching saucer.",
      "Lá mọc thẳng đứng, chỗ đặt chỉ bằng cái đĩa, hợp đầu giường hay góc hành lang. Quên tưới nửa tháng cũng không sao, chỉ sợ úng; chậu có lỗ thoát và đĩa lót cùng màu.",
    ),
    materials: ["plant", "ceramic"],
    sizeMm: [230, 230, 850],
    variants: [variant(creamPot, 520_000, 30)],
    daysOld: 27,
  },
  {
    key: "rubber-plant",
    merchant: "vuon-gom",
    category: "leafy-plants",
    style: "natural",
    name: text("红陶盆橡皮树", "Rubber plant in terracotta", "Cây đa búp đỏ chậu đất"),
    description: text(
      "三株合植一盆，叶厚而有光，新芽外面裹着一层红。红陶透气，表土两指深处干了再浇；每月用湿布擦一次叶面，转半圈盆，长得会更匀。",
      "Three stems in one pot, with thick glossy leaves that unroll from red sheaths. Terracotta breathes, so water when the soil is dry two fingers deep; wipe the leaves monthly and give the pot half a turn for even growth.",
      "Ba thân trồng chung một chậu, lá dày bóng, búp non bọc vỏ đỏ. Chậu đất nung thoáng khí, thọc hai lóng tay thấy đất khô mới tưới; mỗi tháng lau lá một lần và xoay chậu nửa vòng cho tán đều.",
    ),
    materials: ["plant", "ceramic"],
    sizeMm: [420, 420, 1150],
    variants: [variant(clayPot, 780_000, 18, cm("115")), variant(clayPot, 460_000, 25, cm("70"))],
    daysOld: 12,
  },
  {
    key: "broadleaf-plant",
    merchant: "vuon-gom",
    category: "leafy-plants",
    style: "indochine",
    name: text("天堂鸟大叶盆栽", "Bird of paradise plant", "Cây thiên điểu chậu đất"),
    description: text(
      "叶柄一根根从土里直立而起，叶子像撑开的桨，一盆就把空墙填满。每天要有几小时明亮的光，夏天一周浇两次；叶缘自然裂开不是病，是它抗风的办法。",
      "Stems rise straight from the soil and open into leaves like paddles, enough to fill an empty wall. Give it a few hours of bright light and water twice a week in summer; leaves that split at the edge are its way with wind, not a sickness.",
      "Cuống lá vươn thẳng từ gốc, phiến lá xòe như mái chèo, một chậu đủ lấp khoảng tường trống. Mỗi ngày cần vài giờ sáng rõ, mùa hè tuần tưới hai lần; mép lá tự rách là cách cây chịu gió chứ không phải bệnh.",
    ),
    materials: ["plant", "ceramic"],
    sizeMm: [960, 970, 1540],
    variants: [variant(clayPot, 1_280_000, 10)],
    daysOld: 48,
  },
  {
    key: "herbs-trio",
    merchant: "vuon-gom",
    category: "leafy-plants",
    style: "natural",
    name: text("窗台香草三盆", "Windowsill herbs, set of three", "Bộ ba chậu rau thơm bậu cửa"),
    description: text(
      "薄荷、罗勒、紫苏各一盆，红陶、奶白、青灰三只小陶盆排在橡木托盘里。放在厨房向阳的窗台，摸到土干就浇；常掐尖，越掐越密。",
      "Mint, basil and perilla in terracotta, cream and slate pots on an oak tray. Stand them on a sunny kitchen sill, water when the soil feels dry and pinch the tips often: they grow thicker for it.",
      "Bạc hà, húng quế và tía tô trong ba chậu gốm đất nung, kem và xám đá, xếp trên khay sồi. Đặt ở bậu cửa bếp có nắng, sờ đất khô thì tưới; năng ngắt ngọn, càng ngắt cây càng rậm.",
    ),
    materials: ["plant", "ceramic", "oak"],
    sizeMm: [660, 330, 280],
    variants: [variant(clayPot, 590_000, 16)],
    daysOld: 2,
  },
]
