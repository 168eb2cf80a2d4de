import type { DemoWork } from "../demo-content.ts"

export const bathroomWorks: readonly DemoWork[] = [
  {
    key: "terrazzo-bathroom",
    designer: "chen-zhixia",
    name: { zh: "水磨石浴室", en: "Terrazzo bathroom", vi: "Phòng tắm đá mài" },
    styleDescription: {
      zh: [
        "八平方米，没有走廊，没有玻璃隔断，地面从门口一直铺到窗下。",
        "水磨石里的石子有三种颜色，正好是房间里其他东西的颜色：墙的沙色、砖的绿、毛巾的陶土。墙裙用竖贴的手指砖，高一米一，水花溅不过去，再往上是透气的石灰。",
        "浴缸横在窗前，两头都不靠墙，四周能擦到。洗手台朝外挑空，下面放毛巾，地上只剩一张小凳和一棵不怕潮的棕榈。",
      ].join("\n\n"),
      en: [
        "Eight square metres, no passage and no glass partition: one floor runs from the door to the window.",
        "The chips in the terrazzo are of three colours, which are the colours of everything else here, the sand of the walls, the green of the tile, the clay of a towel. Finger tiles stand upright to a metre ten, above the reach of a splash, and from there on it is lime that can breathe.",
        "The bath lies across the window and touches no wall, so a cloth gets all the way round. The basin unit hangs clear with towels beneath it. All that stands on the floor is a stool and a palm that likes the damp.",
      ].join("\n\n"),
      vi: [
        "Tám mét vuông, không hành lang, không vách kính, mặt sàn chạy một mạch từ cửa tới chân cửa sổ.",
        "Hạt đá trong sàn mài có ba màu, cũng là màu của mọi thứ còn lại trong phòng: màu cát của tường, màu xanh của gạch, màu đất của khăn. Chân tường ốp gạch que dựng đứng cao một mét mốt, nước không bắn qua được, từ đó trở lên là vôi cho tường thở.",
        "Bồn tắm đặt ngang cửa sổ, hai đầu không chạm tường, lau được khắp vòng. Tủ chậu treo hẫng, bên dưới để khăn, trên sàn chỉ còn một chiếc ghế đẩu và cây cọ chịu ẩm.",
      ].join("\n\n"),
    },
    style: "natural",
    homeType: "townhouse",
    space: "bathroom",
    scene: "rest",
    roomType: "three-bedroom",
    areaM2: 8,
    picture: "bath-green-terrazzo.webp",
    details: [
      { file: "bath-green-terrazzo.webp", crop: [0.12, 0.42, 0.66, 0.42] },
      { file: "bath-green-terrazzo.webp", crop: [0.36, 0.24, 0.64, 0.6] },
      { file: "bath-green-terrazzo.webp", crop: [0, 0.38, 0.64, 0.44] },
    ],
    price: 1600000,
    template: false,
    products: [
      { product: "bath-freestanding", at: [0.44, 0.64] },
      { product: "palm", at: [0.16, 0.47] },
      { product: "stool-low-walnut", at: [0.7, 0.665] },
      { product: "towels-set", at: [0.92, 0.775] },
      { product: "wall-lamp-brass", at: [0.855, 0.363] },
    ],
    daysOld: 119,
  },
]
