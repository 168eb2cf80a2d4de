import type { DemoWork } from "../demo-content.ts"

export const officeWorks: readonly DemoWork[] = [
  {
    key: "forest-study",
    designer: "le-quoc-huy",
    name: { zh: "墨绿书房", en: "Forest study", vi: "Phòng sách xanh rừng" },
    styleDescription: {
      zh: [
        "下午三点的太阳刚好照到椅子腿，是该站起来走两步的时候。",
        "墨绿从踢脚刷到顶角，书架是胡桃木的，书脊于是成了墙上的亮色。书桌侧对窗户，屏幕不反光，抬头能看见树。黄铜穹顶灯挂在桌面上方八十厘米，台灯管左手边的纸。",
        "身后的干邑色皮椅不对着桌子，坐进去就算下班。房间十五平方米，书架留了三格空着，一年够用。",
      ].join("\n\n"),
      en: [
        "At three the sun gets as far as the legs of the chair, which is the time to stand up and walk about.",
        "Forest green runs from skirting to cornice, and on the walnut shelves the spines of the books begin to glow. The desk stands side-on to the window: no glare on the screen, trees when you look up. The brass dome hangs eighty centimetres above the top, and the desk lamp looks after the paper on the left.",
        "The cognac chair behind does not face the desk. Sitting in it means the day is done. In fifteen square metres, three shelves have been left empty, about a year's worth.",
      ].join("\n\n"),
      vi: [
        "Ba giờ chiều nắng bò tới chân ghế, là lúc nên đứng dậy đi vài bước.",
        "Màu xanh rừng sơn từ chân tường lên tới phào trần, kệ gỗ óc chó làm gáy sách sáng hẳn lên trên tường. Bàn đặt nghiêng sườn với cửa sổ, màn hình không loá, ngẩng lên là thấy cây. Đèn chuông đồng treo cách mặt bàn tám mươi phân, xấp giấy bên trái đã có đèn bàn lo.",
        "Chiếc ghế da màu cognac phía sau không quay về bàn, ngồi vào đó tức là đã tan việc. Phòng mười lăm mét vuông, ba ô kệ cố ý để trống, đủ cho một năm sách mới.",
      ].join("\n\n"),
    },
    style: "classic",
    homeType: "townhouse",
    space: "office",
    scene: "work",
    roomType: "four-bedroom",
    areaM2: 15,
    picture: "office-forest-walnut.webp",
    details: [
      { file: "office-forest-walnut.webp", crop: [0.38, 0.22, 0.48, 0.6] },
      { file: "office-forest-walnut.webp", crop: [0, 0.42, 0.48, 0.56] },
      { file: "office-forest-walnut.webp", crop: [0.02, 0.13, 0.48, 0.5] },
    ],
    price: 2800000,
    template: true,
    products: [
      { product: "office-chair-boucle", at: [0.57, 0.6] },
      { product: "pendant-dome-brass", at: [0.565, 0.245] },
      { product: "lounge-chair-cognac", at: [0.13, 0.6] },
      { product: "desk-oak", at: [0.44, 0.562] },
      { product: "snake-plant", at: [0.715, 0.62] },
      { product: "olive-tree", at: [0.645, 0.41] },
    ],
    daysOld: 64,
  },
  {
    key: "terracotta-reading-corner",
    designer: "elise-marchand",
    name: { zh: "一个人的角落", en: "A corner for one", vi: "Góc của một người" },
    styleDescription: {
      zh: [
        "十二平方米，一把椅子，不为第二个人准备。",
        "大叻的傍晚来得快，光是金色的，持续四十分钟。陶土墙把这四十分钟留得久一点，之后由弧光灯接班，灯罩离书页一米一，刚好不在眼睛里。椅子是米白的圈圈绒，扶手胡桃木，天冷时搭一条绿毯子。",
        "圆地毯直径两米四，画出了这个角落的边界，进来的人会自己放低声音。藤篮里放毛线和旧杂志，都在椅子伸手够得到的那两格。",
      ].join("\n\n"),
      en: [
        "Twelve square metres and one chair. Nothing here is meant for a second person.",
        "Evening comes fast in Da Lat, in gold, and lasts for forty minutes. The terracotta wall holds on to it a little longer, then the arc lamp takes over, its bowl a metre ten above the page and out of the eyes. The chair is cream bouclé with walnut arms, and a green throw for the cold.",
        "A round rug of 2.4 metres draws the border, and people who step onto it lower their voices. The baskets hold wool and old magazines, on the two shelves within reach of the chair.",
      ].join("\n\n"),
      vi: [
        "Mười hai mét vuông, một chiếc ghế, không có phần cho người thứ hai.",
        "Chiều Đà Lạt xuống nhanh, nắng vàng được chừng bốn mươi phút. Bức tường đất nung giữ nắng lại thêm một lát, sau đó đến lượt đèn cung, chao đèn cách trang sách một mét mốt, vừa khéo không rọi vào mắt. Ghế bọc bouclé trắng kem, tay gỗ óc chó, trời lạnh có sẵn tấm choàng xanh.",
        "Tấm thảm tròn đường kính hai mét tư vạch ranh giới cho góc này, ai bước vào cũng tự hạ giọng. Giỏ mây đựng len và tạp chí cũ, nằm ở hai tầng kệ ngồi trên ghế với tay tới được.",
      ].join("\n\n"),
    },
    style: "retro",
    homeType: "villa",
    space: "office",
    scene: "reading",
    roomType: "three-bedroom",
    areaM2: 12,
    picture: "reading-corner-terracotta.webp",
    details: [
      { file: "reading-corner-terracotta.webp", crop: [0.2, 0.28, 0.66, 0.44] },
      { file: "reading-corner-terracotta.webp", crop: [0.36, 0.24, 0.64, 0.46] },
      { file: "reading-corner-terracotta.webp", crop: [0.1, 0.52, 0.72, 0.38] },
    ],
    price: 0,
    template: false,
    products: [
      { product: "lamp-arc-brass", at: [0.52, 0.368] },
      { product: "palm", at: [0.265, 0.43] },
      { product: "pouf-leather-cognac", at: [0.47, 0.74] },
      { product: "side-table-black", at: [0.69, 0.62] },
      { product: "vase-stone", at: [0.845, 0.385] },
      { product: "print-hills", at: [0.575, 0.42] },
    ],
    daysOld: 87,
  },
]
