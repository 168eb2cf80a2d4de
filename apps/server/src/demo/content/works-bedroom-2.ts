import type { DemoWork } from "../demo-content.ts"

export const moreBedroomWorks: readonly DemoWork[] = [
  {
    key: "olive-morning",
    designer: "dang-phuc-khang",
    name: { zh: "橄榄色的早晨", en: "Olive morning", vi: "Sớm mai màu ô liu" },
    styleDescription: {
      zh: [
        "芹苴的早市五点开，住在这里的人要在天亮以前醒得舒服一点。",
        "窗在东边，橄榄色的墙把第一道光变软，照到枕头上已经不刺眼。床架是通透的橡木条，不挡风，夏天靠着不闷。两盏藤灯的影子会落在墙上，一格一格的，像鱼篓。",
        "芥末色的薄毯四季都用，凉的时候盖，热的时候叠在床尾。窗边的软椅归先醒的人，他可以在那里穿好鞋再出门，不吵醒另一个。",
      ].join("\n\n"),
      en: [
        "The morning market in Can Tho opens at five, and whoever lives here needs to wake kindly before light.",
        "The window faces east, and the olive wall softens the first sun so that it is gentle by the time it finds the pillow. The bed is of open oak bars that let the air through and stay cool in summer. The rattan lamps throw their weave on the wall, square after square, like a fish trap.",
        "The thin mustard throw is used all year, on top when it is cool and folded at the foot when it is not. The chair by the window belongs to the first one up, a place to tie shoes without waking the other.",
      ].join("\n\n"),
      vi: [
        "Chợ sớm Cần Thơ họp từ năm giờ, người ở đây cần thức dậy dễ chịu trước khi trời sáng.",
        "Cửa sổ hướng đông, bức tường màu ô liu làm dịu tia nắng đầu, tới gối thì không còn gắt. Giường gỗ sồi nan thưa cho gió qua, mùa nóng tựa lưng không hầm. Hai chiếc đèn mây in bóng lên tường từng ô từng ô, giống cái lờ bắt cá.",
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
]
