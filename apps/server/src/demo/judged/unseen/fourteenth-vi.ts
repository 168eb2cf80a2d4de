import { type JudgedQuery, judge, made, of, only, plants, sofas } from "../right.ts"

const benches = only("bench-oak", "bench-walnut-leather")
const bookshelves = of("shelves", "kids-storage")
const roundDiningTables = only("dining-table-round-marble", "dining-table-round-walnut")

/** The Vietnamese queries of the fourteenth list. */
export const fourteenthVi: readonly JudgedQuery[] = [
  // Plain types, many of them southern.
  judge("sa lông", sofas),
  judge("bình bông", of("vases")),
  judge("chén dĩa", only("crockery-set")),
  judge("kiếng soi toàn thân", only("mirror-arch-brass")),
  judge("màn cửa", of("curtains")),
  judge("tủ đồ", of("wardrobes")),
  judge("tủ com mốt", of("chests")),
  judge("tủ táp đầu giường", of("nightstands")),
  judge("cây lưỡi cọp", only("snake-plant")),
  judge("bàn nước phòng khách", of("coffee-tables")),
  // No accents, Telex slips, wrong letters and mixed languages.
  judge("ddenf banf", of("table-lamps")),
  judge("tur quaanf aos", of("wardrobes")),
  judge("kệ xách", bookshelves),
  judge("bàng ăn", of("dining-tables")),
  judge("bồn tấm nằm", of("bathtubs")),
  judge("tủ lavapo", of("vanities")),
  judge("rèm cữa", of("curtains")),
  judge("sofa goc chu L", only("sofa-chaise-sand")),
  judge("ghe xoay lam viec", of("office-chairs")),
  judge("den chum", only("chandelier-brass")),
  judge("sofa velvet", made(sofas, "velvet")),
  judge("kitchen island", only("kitchen-island-sage")),
  // Colours and materials.
  judge("ghế ăn màu vàng", only("chair-dining-walnut")),
  judge("tủ bếp màu xanh dương", only("kitchen-wall-units-blue")),
  judge("sofa màu be", only("sofa-boucle", "sofa-chaise-sand")),
  judge("ban tra da cam thach", only("coffee-table-marble-oak")),
  judge("đèn đan mây", only("pendant-rattan")),
  // Sizes and prices.
  judge("giuong ngu 1m8", of("double-beds")),
  judge("ban an tron 4 nguoi", roundDiningTables),
  judge("đèn bàn dưới 1tr5", only("lamp-table-terracotta", "lamp-desk-black")),
  judge("đồ chơi dưới 400k", only("teddy", "toy-rings")),
  judge("ghế bành dưới 8 triệu", only("armchair-rust")),
  // Styles and merchants.
  judge("ghế ăn kiểu đông dương", only("chair-spindle-black")),
  judge("đèn cây bắc âu", only("lamp-tripod-oak")),
  judge("cay canh vuon gom", plants),
  judge("giường con nít nhà mộc", of("kids-beds")),
  // Features and uses.
  judge("sofa cho phòng khách nhỏ thang máy hẹp", only("sofa-sage")),
  judge("ghế đọc sách có chỗ để ly trà", only("lounge-chair-forest")),
  judge("nhà thuê không khoan tường thì mua kệ gì", only("shelf-ladder-oak-black")),
  judge("đèn ngủ cảm ứng chạm", only("lamp-mushroom-rust")),
  judge("den doc sach khong lam phien nguoi nam ke ben", only("lamp-desk-black")),
  judge("thảm nhà nuôi chó mèo đỡ lộ dơ", only("rug-diamond-forest")),
  judge("giường cho bé 3 tuổi tự leo", only("house-bed-ash")),
  judge("cũi chỉnh được độ cao", only("crib-ash")),
  judge("bàn làm việc có chỗ luồn dây điện", only("desk-oak")),
  judge("tủ đầu giường luồn được dây sạc", only("nightstand-oak")),
  judge("bàn ăn không góc nhọn nhà có con nhỏ", [...roundDiningTables, ...only("dining-table-oval-oak")]),
  judge("giường nằm không kêu cọt kẹt", only("bed-upholstered-forest", "bed-slat-walnut")),
  judge("ngồi mang giày ở cửa", benches),
  judge("bàn để chìa khóa thư từ ngoài hành lang", of("consoles")),
  judge("giỏ đựng đồ dơ", only("basket-rattan")),
  judge("phòng bị vang dán gì lên tường", only("slat-panel-oak")),
  judge("bồn tắm giữ nước nóng lâu", only("bath-freestanding")),
  judge("tủ quần áo đóng cửa êm", only("wardrobe-cream-oak")),
  judge("quà thôi nôi cho bé", of("toys")),
  judge("gương treo trên bồn rửa mặt", only("mirror-round-walnut")),
  // Negatives and several wishes at once.
  judge("giường không phải gỗ", only("bed-upholstered-sand", "bed-upholstered-forest")),
  judge(
    "bàn ăn không phải mặt đá",
    made(of("dining-tables"), "oak").concat(only("dining-table-round-walnut")),
  ),
  judge("thảm đừng màu xanh", only("rug-arcs", "rug-bands-ochre", "rug-round-cream")),
  judge("lavabo đôi hai vòi màu đen tủ xanh", only("vanity-double-sage")),
]
