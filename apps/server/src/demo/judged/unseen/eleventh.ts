import { armchairs, type JudgedQuery, judge, made, of, only, plants, sofas, tinted } from "../right.ts"

const twoSeats = only("sofa-sage", "sofa-boucle", "sofa-terracotta", "sofa-leather-cognac")
const benches = only("bench-oak", "bench-walnut-leather")
const forSix = only("dining-table-oval-oak", "dining-table-ash")
const woodenSideboards = only("sideboard-fluted-oak", "sideboard-walnut-low")
const upholstered = only("bed-upholstered-sand", "bed-upholstered-forest")

/**
 * Written whole when the causes of the tenth list's misses were mended, and asked once: 0.917, 0.700 and 0.825. Its own
 * causes were mended afterwards; one answer was plainly wrong, since a lamp that is fixed at the bed is no table lamp.
 */
export const eleventh: Readonly<Record<"zh" | "en" | "vi", readonly JudgedQuery[]>> = {
  zh: [
    judge("小客厅用的双人沙发", twoSeats),
    judge("陶土红沙发", tinted(sofas, "terracotta")),
    judge("看电视坐的舒服椅子", armchairs),
    judge("实木餐椅 藤面", only("chair-spindle-black")),
    judge("书桌前坐的椅子", of("office-chairs")),
    judge("厨房吧台坐的高凳", only("bar-stool-terracotta")),
    judge("圆形大理石台面茶几", only("coffee-table-marble-oak")),
    judge("橡木饭桌 六个人", forSix),
    judge("进门放钥匙的窄桌", of("consoles")),
    judge("实木电视柜 客厅", woodenSideboards),
    judge("装衣服的抽屉柜", of("chests")),
    judge("放在窗下的矮书架", only("bookcase-low-walnut")),
    judge("主卧软包大床 绿色", only("bed-upholstered-forest")),
    judge("宝宝房吊顶灯", of("pendants")),
    judge("复古台灯 橙色", only("lamp-mushroom-rust")),
    judge("沙发前铺的地毯 羊毛", made(of("rugs"), "wool")),
    judge("客厅墙上的装饰画 风景", only("print-hills")),
    judge("耐旱绿植 卧室", only("snake-plant")),
    judge("装水果的木碗", only("fruit-bowl-walnut")),
    judge("Hiên Nuoc 双盆洗手台", only("vanity-double-sage")),
  ],
  en: [
    judge("squishy sofa for small lounge", twoSeats),
    judge("rust velvet accent chair", only("armchair-rust")),
    judge("mid century lounge chair leather", only("lounge-chair-cognac")),
    judge("dining chairs with arms", only("chair-wishbone-oak", "chair-tub-sage", "chair-spindle-black")),
    judge("chair for home office no wheels", of("office-chairs")),
    judge("place to sit and take shoes off", benches),
    judge("stone top coffee table round", of("coffee-tables")),
    judge("oval dining tabel oak", only("dining-table-oval-oak")),
    judge("somewhere to keep plates and glasses", of("sideboards", "kitchen-units")),
    judge("low bookcase under window", only("bookcase-low-walnut")),
    judge("nightstand with charging", of("nightstands")),
    judge("bed for overnight visitors", only("bed-single-ash")),
    judge("padded headboard bed king", upholstered),
    judge("light over kitchen table", of("pendants")),
    judge("bedside reading light brass", only("wall-lamp-brass")),
    judge("fluffy rug for bedroom", only("rug-round-cream")),
    judge("something for an empty wall", of("wall-art")),
    judge("pot plant for dark corner", plants),
    judge("where to hang wet towels", only("towel-rail-brass")),
    judge("first birthday toy wood", only("toy-rings", "toy-blocks")),
  ],
  vi: [
    judge("sofa 2 người cho căn hộ nhỏ", twoSeats),
    judge("ghế sofa vải lanh màu đất", only("sofa-terracotta")),
    judge("ghế bành nhung xanh rêu", only("armchair-rust", "lounge-chair-forest")),
    judge("ghế gỗ có tay vịn phòng ăn", only("chair-wishbone-oak", "chair-spindle-black")),
    judge("ghe lam viec xoay boc nhung", only("office-chair-forest")),
    judge("ghế ngồi xỏ giày trước cửa", benches),
    judge("bàn uống trà mặt đá tròn", of("coffee-tables")),
    judge("bàn ăn gỗ sồi cho gia đình 6 người", forSix),
    judge("bàn nhỏ để lối ra vào", of("consoles")),
    judge("kệ tivi gỗ óc chó 2m", only("sideboard-walnut-low")),
    judge("tủ nhiều ngăn để quần áo", of("chests", "wardrobes")),
    judge("giá sách bằng gỗ cao", only("bookcase-oak", "shelf-ladder-oak-black")),
    judge("giường cho bé 4 tuổi", of("kids-beds")),
    judge("đèn thả cho bàn ăn tròn", of("pendants")),
    judge("den de ban mau cam", only("lamp-mushroom-rust", "lamp-table-terracotta")),
    judge("đèn gắn đầu giường đọc sách", of("wall-lamps")),
    judge("thảm len cho phòng khách lớn", made(of("rugs"), "wool")),
    judge("tranh phong cảnh núi đồi", only("print-hills", "prints-pair-walnut")),
    judge("cây xanh để trong phòng ngủ", plants),
    judge("khay để xà phòng nhà tắm", only("bath-tray-set")),
  ],
}
