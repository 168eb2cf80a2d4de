import type { DemoWork } from "../demo-content.ts"

export const bedroomWorks: readonly DemoWork[] = [
  {
    key: "clay-and-linen-bedroom",
    designer: "nguyen-minh-anh",
    name: { zh: "陶土与亚麻的卧室", en: "Clay and linen bedroom", vi: "Phòng ngủ đất nung và lanh" },
    styleDescription: {
      zh: [
        "早上六点半，光先到床尾，再到枕头，人是被墙的颜色叫醒的。",
        "床背后的墙分成两截：上面是陶土色石灰，下面是一米一高的橡木格栅，靠着看书不凉背，也不怕蹭脏。两盏玻璃球灯吊在床头两边，离枕头七十厘米，伸手关灯不用起身。",
        "床尾凳放第二天的衣服，窗边的墩子放今天的。房间里没有电视，连插座都藏在床头柜后面。",
      ].join("\n\n"),
      en: [
        "At half past six the light reaches the foot of the bed, then the pillows, and it is the wall that wakes you.",
        "The wall behind the bed is divided: clay lime above, and below it a metre ten of oak slats, warm against the back and hard to mark. Two glass globes hang beside the pillows, seventy centimetres above them, so you can turn them off without sitting up.",
        "The bench takes tomorrow's clothes and the pouf by the window takes today's. There is no television, and even the sockets sit behind the nightstands.",
      ].join("\n\n"),
      vi: [
        "Sáu rưỡi sáng, nắng chạm cuối giường trước rồi mới lên tới gối, màu tường là thứ gọi người dậy.",
        "Bức tường đầu giường chia hai phần: trên là vôi màu đất nung, dưới là nan sồi cao một mét mốt, tựa đọc sách không lạnh lưng, lỡ tay cũng khó bẩn. Hai quả cầu thủy tinh treo hai bên, cách gối bảy mươi phân, với tay là tắt được đèn.",
        "Ghế dài cuối giường để quần áo ngày mai, chiếc đôn cạnh cửa sổ để quần áo hôm nay. Phòng không có tivi, đến ổ điện cũng nấp sau tủ đầu giường.",
      ].join("\n\n"),
    },
    style: "natural",
    homeType: "apartment",
    space: "bedroom",
    scene: "rest",
    roomType: "two-bedroom",
    areaM2: 16,
    picture: "bedroom-clay-linen.webp",
    details: [
      { file: "bedroom-clay-linen.webp", crop: [0.28, 0.36, 0.48, 0.48] },
      { file: "bedroom-clay-linen.webp", crop: [0.5, 0.14, 0.48, 0.62] },
      { file: "bedroom-clay-linen.webp", crop: [0, 0.06, 0.48, 0.8] },
    ],
    price: 2200000,
    template: true,
    products: [
      { product: "bed-panel-oak", at: [0.58, 0.6] },
      { product: "bench-oak", at: [0.42, 0.7] },
      { product: "nightstand-oak", at: [0.83, 0.645] },
      { product: "vase-stone", at: [0.826, 0.565] },
      { product: "olive-tree", at: [0.325, 0.37] },
      { product: "slat-panel-oak", at: [0.93, 0.55] },
    ],
    daysOld: 3,
  },
  {
    key: "bedroom-in-mist",
    designer: "ton-nu-ha-vi",
    name: { zh: "雾天的卧室", en: "A bedroom for misty days", vi: "Phòng ngủ ngày sương" },
    styleDescription: {
      zh: [
        "顺化的雨季有四个月，这间卧室是照着阴天配的色。",
        "雾蓝的墙要在没有太阳的时候看，一见晴天反而退到后面去。床头用沙色圈圈绒分成七道竖槽，台灯的光顺着槽往下走，墙上不必再挂太多。焦糖色只出现两次：搭毯，和床尾的皮凳。",
        "纱帘是满墙的，白天一直合着，雨声在外面。衣柜靠左墙，柜门开到底离床还有七十五厘米，两个人早上换衣服不打架。",
      ].join("\n\n"),
      en: [
        "The rains in Hue last four months, and the colours of this bedroom were chosen under a grey sky.",
        "The mist blue comes into its own without sun and steps back when the weather clears. The headboard is sand bouclé in seven upright channels. Lamplight runs down the grooves and the wall needs little else. Caramel appears twice, in the throw and on the leather bench.",
        "The sheer covers the whole wall and stays closed by day, with the rain on the other side. The wardrobe stands on the left and its open doors leave seventy-five centimetres to the bed, so two people can dress at once.",
      ].join("\n\n"),
      vi: [
        "Mùa mưa ở Huế kéo dài bốn tháng, nên màu của phòng ngủ này được chọn vào một ngày trời xám.",
        "Xanh sương chỉ đúng màu khi không có nắng, trời hửng lên thì tự lùi về sau. Đầu giường bọc bouclé màu cát chia bảy rãnh đứng, ánh đèn bàn chảy theo rãnh mà xuống, tường chẳng cần treo gì nhiều. Màu caramel chỉ xuất hiện hai lần: tấm choàng và chiếc ghế da cuối giường.",
        "Rèm voan phủ kín cả mảng tường, ban ngày vẫn khép, tiếng mưa ở phía bên kia. Tủ áo kê bên trái, mở hết cánh vẫn cách giường bảy mươi lăm phân, buổi sáng hai người thay đồ không vướng nhau.",
      ].join("\n\n"),
    },
    style: "classic",
    homeType: "villa",
    space: "bedroom",
    scene: "rest",
    roomType: "four-bedroom",
    areaM2: 19,
    picture: "bedroom-mist-walnut.webp",
    details: [
      { file: "bedroom-mist-walnut.webp", crop: [0.12, 0.42, 0.64, 0.36] },
      { file: "bedroom-mist-walnut.webp", crop: [0.36, 0.48, 0.64, 0.36] },
      { file: "bedroom-mist-walnut.webp", crop: [0.3, 0.14, 0.66, 0.44] },
    ],
    price: 0,
    template: false,
    products: [
      { product: "bed-upholstered-sand", at: [0.42, 0.62] },
      { product: "nightstand-walnut", at: [0.21, 0.615] },
      { product: "bench-walnut-leather", at: [0.69, 0.645] },
      { product: "olive-tree", at: [0.755, 0.43] },
      { product: "pendant-paper-moon", at: [0.54, 0.265] },
      { product: "wardrobe-cream-oak", at: [0.03, 0.55] },
    ],
    daysOld: 74,
  },
]
