import type { DemoWork } from "../demo-content.ts"

export const moreBedroomWorks: readonly DemoWork[] = [
  {
    key: "olive-morning",
    designer: "dang-phuc-khang",
    name: { zh: "橄榄色的早晨", en: "Olive morning", vi: "Sớm mai màu ô liu" },
    styleDescription: {
      zh: [
        "芹苴的早市五点开，住在这里的人要在天亮以前醒得舒服一点。",
        "窗在东边，橄榄色的墙把第一道光变软，照到枕头上已经不刺眼。床头是通透的橡木条，不挡风，夏天靠着不闷。两盏藤灯的影子会落在墙上，一格一格的，像鱼篓。",
        "芥末色的薄毯四季都用，凉的时候盖，热的时候叠在床尾。窗边的软椅归先醒的人，他可以在那里穿好鞋再出门，不吵醒另一个。",
      ].join("\n\n"),
      en: [
        "The morning market in Can Tho opens at five, and whoever lives here wants to be woken gently before dawn.",
        "The window faces east, and the olive wall softens the first sun so that it is gentle by the time it finds the pillow. The headboard is of open oak slats that let the air through and stay cool in summer. The rattan lamps throw their weave on the wall, square after square, like a fish trap.",
        "The thin mustard throw is used all year, on top when it is cool and folded at the foot when it is not. The chair by the window belongs to the first one up, a place to tie shoes without waking the other.",
      ].join("\n\n"),
      vi: [
        "Chợ sớm Cần Thơ họp từ năm giờ, người ở đây cần thức dậy dễ chịu trước khi trời sáng.",
        "Cửa sổ hướng đông, bức tường màu ô liu làm dịu tia nắng đầu, tới gối thì không còn gắt. Đầu giường nan sồi thưa cho gió qua, mùa nóng tựa lưng không hầm. Hai chiếc đèn mây in bóng lên tường từng ô từng ô, giống cái lờ bắt cá.",
        "Tấm chăn mỏng màu mù tạt dùng quanh năm, lạnh thì đắp, nóng thì gấp để cuối giường. Chiếc ghế bên cửa sổ dành cho người dậy trước, ngồi đó mang giày rồi đi, không đánh thức người còn lại.",
      ].join("\n\n"),
    },
    style: "natural",
    homeType: "townhouse",
    space: "bedroom",
    scene: "rest",
    roomType: "three-bedroom",
    areaM2: 18,
    picture: "bedroom-olive-oak.webp",
    details: [
      { file: "bedroom-olive-oak.webp", crop: [0.24, 0.36, 0.5, 0.5] },
      { file: "bedroom-olive-oak.webp", crop: [0.52, 0.24, 0.48, 0.66] },
      { file: "bedroom-olive-oak.webp", crop: [0, 0.22, 0.48, 0.7] },
    ],
    price: 1700000,
    template: false,
    products: [
      { product: "bed-panel-oak", at: [0.5, 0.7] },
      { product: "nightstand-oak", at: [0.225, 0.64] },
      { product: "pendant-rattan", at: [0.225, 0.34] },
      { product: "olive-tree", at: [0.675, 0.4] },
      { product: "rug-arcs", at: [0.3, 0.86] },
      { product: "pouf-ochre", at: [0.775, 0.78] },
    ],
    daysOld: 35,
  },
  {
    key: "bed-among-pines",
    designer: "le-quoc-huy",
    name: { zh: "松林里的床", en: "A bed among pines", vi: "Chiếc giường rừng thông" },
    styleDescription: {
      zh: [
        "卧室不必好看给外人看，关了大灯，只剩床头这一小片是亮的。",
        "松绿丝绒的床头高一米二，分成七道竖槽，背靠上去会陷一点。墙退到暖沙色，整间房只留绿色是深的。锈红搭毯压在床尾，灯光一照，像炉子里剩下的火。",
        "床头柜高四十六厘米，和床垫齐平，夜里放杯子不用找。两盏玻璃球各有各的开关，谁先困谁先关。",
      ].join("\n\n"),
      en: [
        "A bedroom need not look good for company. With the big light off, the small patch around the pillows is all there is.",
        "The headboard is pine-green velvet, a metre twenty high in seven channels that give a little when you lean. The walls withdraw to warm sand, so that the green is the only deep place in the room. A rust throw lies across the foot, and under lamplight it looks like what is left of a fire.",
        "The nightstands are forty-six centimetres high, level with the mattress, and a glass finds its place in the dark. Each globe has its own switch. Whoever is sleepy first goes dark first.",
      ].join("\n\n"),
      vi: [
        "Phòng ngủ không cần đẹp cho khách ngắm, tắt đèn lớn đi, chỉ còn một khoảng sáng nhỏ quanh gối.",
        "Đầu giường nhung xanh thông cao một mét hai, chia bảy múi, tựa lưng vào thấy lún nhẹ. Tường lùi về màu cát ấm để màu xanh là mảng đậm duy nhất trong phòng. Tấm choàng đỏ gỉ vắt cuối giường, dưới đèn trông như than còn đỏ trong lò.",
        "Tủ đầu giường cao bốn mươi sáu phân, ngang mặt nệm, nửa đêm đặt cốc không phải mò. Hai quả cầu thủy tinh mỗi bên một công tắc, ai buồn ngủ trước thì tắt trước.",
      ].join("\n\n"),
    },
    style: "retro",
    homeType: "villa",
    space: "bedroom",
    scene: "rest",
    roomType: "four-bedroom",
    areaM2: 22,
    picture: "bedroom-forest-rust.webp",
    details: [
      { file: "bedroom-forest-rust.webp", crop: [0.16, 0.42, 0.64, 0.36] },
      { file: "bedroom-forest-rust.webp", crop: [0.36, 0.26, 0.64, 0.42] },
      { file: "bedroom-forest-rust.webp", crop: [0, 0.34, 0.64, 0.44] },
    ],
    price: 2700000,
    template: false,
    products: [
      { product: "bed-upholstered-forest", at: [0.62, 0.6] },
      { product: "nightstand-walnut", at: [0.835, 0.6] },
      { product: "palm", at: [0.2, 0.45] },
      { product: "pendant-paper-moon", at: [0.487, 0.24] },
      { product: "broadleaf-plant", at: [0.94, 0.5] },
    ],
    daysOld: 108,
  },
]
