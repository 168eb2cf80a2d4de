import type { DemoWork } from "../demo-content.ts"

export const entryWorks: readonly DemoWork[] = [
  {
    key: "dry-grass-on-a-low-cabinet",
    designer: "chen-zhixia",
    name: { zh: "矮柜上的干草", en: "Dry grass on a low cabinet", vi: "Cỏ khô trên tủ thấp" },
    styleDescription: {
      zh: [
        "进门第一眼看到的是一面空墙，在市区的公寓里，这算一件奢侈的东西。",
        "柜子一米八长，七十四厘米高，刚好接住放包的那只手。格栅柜门里分三层，能收二十双鞋，柜脚留空，雨天的伞可以横着放。柜面上只有一束干草和三本书，换季时换一样就够。",
        "墙刷成偏暖的白，下午有光从客厅漫过来，墙角会慢慢变深。没有挂画，影子就是画。",
      ].join("\n\n"),
      en: [
        "What you see first on coming in is an empty wall, which in a city flat is a luxury.",
        "The cabinet is 1.8 metres long and 74 centimetres high, where a hand sets down a bag without thinking. Behind the slats are three shelves for twenty pairs of shoes, and the space between the feet takes a wet umbrella. On top are dry grass and three books. One of them changes with the season and that is enough.",
        "The white is a warm one. In the afternoon light drifts over from the living room and the corner slowly deepens. No picture hangs here, the shadow does that work.",
      ].join("\n\n"),
      vi: [
        "Bước vào nhà, thứ đầu tiên nhìn thấy là một bức tường trống, ở căn hộ trong phố thì đó là một món xa xỉ.",
        "Tủ dài mét tám, cao bảy mươi tư phân, vừa tầm bàn tay đặt túi xuống. Sau cánh nan là ba tầng chứa hai mươi đôi giày, khoảng hở dưới chân tủ để vừa chiếc ô ướt. Mặt tủ chỉ có một bó cỏ khô và ba cuốn sách, mỗi mùa đổi một món là đủ.",
        "Tường quét trắng ngả ấm. Chiều xuống, nắng từ phòng khách lan sang, góc tường cứ thế sẫm dần. Không treo tranh, bóng nắng là tranh.",
      ].join("\n\n"),
    },
    style: "minimal",
    homeType: "apartment",
    space: "entry",
    scene: "reception",
    roomType: "two-bedroom",
    areaM2: 14,
    picture: "side.webp",
    details: [
      { file: "side.webp", crop: [0.02, 0.25, 0.96, 0.5] },
      { file: "side.webp", crop: [0.02, 0.44, 0.96, 0.52] },
    ],
    price: 0,
    template: false,
    products: [
      { product: "sideboard-fluted-oak", at: [0.48, 0.66] },
      { product: "vase-stone", at: [0.357, 0.535] },
      { product: "rug-arcs", at: [0.08, 0.93] },
    ],
    daysOld: 176,
  },
  {
    key: "chequered-hall",
    designer: "ton-nu-ha-vi",
    name: { zh: "棋盘格玄关", en: "Chequered hall", vi: "Sảnh gạch bàn cờ" },
    styleDescription: {
      zh: [
        "从街上到家里隔着五步，这五步都踩在棋盘格上。",
        "米白与浅褐的方砖一直铺到墙根，门厅看起来宽了半米。门漆成鼠尾草绿，比砖深，比树浅，人还没坐下，眼睛先歇一会儿。两盏藤灯一前一后，下雨天黑得早，光圈会落在地毯的条纹上。",
        "玄关桌八十厘米高，站着就能把钥匙放下；长凳比椅子高一点，五十四厘米，老人换完鞋起身不费力。拱镜照得到门，也照得到自己，出门前看一眼就好。",
      ].join("\n\n"),
      en: [
        "It is five steps from the street into the house, and all five are on chequered tile.",
        "Cream and fawn squares run right up to the walls, and the hall looks half a metre wider. The door is sage, darker than the tile and lighter than the tree, a rest for the eyes before anyone sits down. Two rattan lamps hang one behind the other. On wet days dusk comes early and their rings fall across the stripes of the runner.",
        "The console is eighty centimetres high, so keys are put down standing. The bench is a little higher than a chair, at fifty-four, so that getting up with shoes on is easy at any age. The arched mirror holds both the door and you, for one look on the way out.",
      ].join("\n\n"),
      vi: [
        "Từ phố vào nhà cách năm bước chân, cả năm bước đều đi trên gạch bàn cờ.",
        "Gạch vuông trắng kem và nâu nhạt lát kín đến chân tường, sảnh trông rộng thêm nửa mét. Cửa sơn xanh xô thơm, đậm hơn gạch, nhạt hơn cây, người chưa kịp ngồi mắt đã được nghỉ. Hai chiếc đèn mây treo một trước một sau, ngày mưa tối sớm, quầng sáng rơi xuống những sọc thảm.",
        "Bàn console cao tám mươi phân, đứng cũng đặt được chùm chìa khoá. Ghế dài nhỉnh hơn ghế thường một chút, năm mươi tư phân, người già xỏ giày xong đứng dậy không mất sức. Gương vòm soi được cửa và soi được mình, trước khi đi liếc một cái là đủ.",
      ].join("\n\n"),
    },
    style: "classic",
    homeType: "townhouse",
    space: "entry",
    scene: "reception",
    roomType: "four-bedroom",
    areaM2: 10,
    picture: "entry-cream-checker.webp",
    details: [
      { file: "entry-cream-checker.webp", crop: [0, 0.24, 0.64, 0.5] },
      { file: "entry-cream-checker.webp", crop: [0.34, 0.14, 0.66, 0.52] },
      { file: "entry-cream-checker.webp", crop: [0.14, 0.56, 0.7, 0.4] },
    ],
    price: 1200000,
    template: false,
    products: [
      { product: "console-oak", at: [0.2, 0.555] },
      { product: "mirror-arch-brass", at: [0.165, 0.33] },
      { product: "pendant-rattan", at: [0.525, 0.24] },
      { product: "olive-tree", at: [0.775, 0.43] },
      { product: "basket-rattan", at: [0.235, 0.665] },
      { product: "bench-oak", at: [0.345, 0.56] },
      { product: "vase-stone", at: [0.262, 0.49] },
      { product: "hooks-oak", at: [0.31, 0.373] },
    ],
    daysOld: 6,
  },
]
