import { beds, type JudgedQuery, judge, made, of, only, plants, sofas, styled, tinted } from "../right.ts"

const televisionUnits = only("sideboard-walnut-low", "sideboard-fluted-oak")
const bookshelves = of("shelves", "kids-storage")
const pendants = of("pendants")
const rugs = of("rugs")
const diningTables = of("dining-tables")
const diningChairs = of("dining-chairs")

/** The Vietnamese queries of the thirteenth list. */
export const thirteenthVi: readonly JudgedQuery[] = [
  // Plain types.
  judge("màn cửa", of("curtains")),
  judge("đèn đứng", of("floor-lamps")),
  judge("kiếng soi", of("mirrors")),
  judge("chén dĩa", only("crockery-set")),
  judge("bình bông", of("vases")),
  judge("cây kiểng trong nhà", plants),
  judge("thảm lót sàn", rugs),
  judge("thớt", only("boards-oak-walnut")),
  // Wrong tones, wrong and missing letters.
  judge("gường đôi", of("double-beds")),
  judge("tũ quần áo", of("wardrobes")),
  judge("đèn trùm", only("chandelier-brass")),
  judge("rèm cữa", of("curtains")),
  judge("kệ xách", bookshelves),
  judge("bồn tấm", of("bathtubs")),
  // Without marks.
  judge("den ban", of("table-lamps")),
  judge("ghe an", diningChairs),
  judge("guong dung", only("mirror-arch-brass")),
  judge("tham tron", only("rug-round-cream")),
  judge("cay luoi ho", only("snake-plant")),
  judge("ke tivi", televisionUnits),
  // Colour and type.
  judge("sofa màu be", tinted(sofas, "beige")),
  judge("ghế ăn màu đen", only("chair-spindle-black")),
  judge("thảm xanh lá", tinted(rugs, "green")),
  judge("đèn bàn xanh dương", only("lamp-table-terracotta")),
  judge("tủ bếp màu kem", only("kitchen-run-cream-oak")),
  judge("đôn màu vàng", only("pouf-ochre")),
  judge("giường màu xanh lá", only("bed-upholstered-forest")),
  judge("bàn ăn màu trắng", only("dining-table-round-marble")),
  // Material and type.
  judge("sofa da bò", only("sofa-leather-cognac")),
  judge("bàn ăn gỗ sồi", made(diningTables, "oak")),
  judge("giường gỗ sồi", made(beds, "oak")),
  judge("đèn mây tre", only("pendant-rattan")),
  judge("bàn đá travertine", only("coffee-table-travertine", "nest-tables-travertine-walnut")),
  judge("giường bọc nhung", only("bed-upholstered-forest")),
  judge("khăn tắm cotton", only("towels-set")),
  judge("bàn trà mặt đá", of("coffee-tables")),
  // Room and type.
  judge("đèn phòng ăn", pendants),
  judge("tủ lavabo nhà tắm", of("vanities")),
  judge("tranh phòng ngủ", of("wall-art")),
  judge("ghế phòng làm việc", of("office-chairs")),
  judge("đèn tường đầu giường", only("wall-lamp-brass")),
  // Size, seats or price.
  judge("giường 1m2", only("bed-single-ash")),
  judge("bàn làm việc 1m2", only("desk-oak")),
  judge("đèn bàn dưới 1,5 triệu", only("lamp-table-terracotta", "lamp-desk-black")),
  judge("tủ quần áo rộng 2m", only("wardrobe-cream-oak")),
  judge("thảm 160x230", only("rug-stripe-blue")),
  // Style and type.
  judge("ghế ăn đông dương", styled(diningChairs, "indochine")),
  judge("tủ ngăn kéo bắc âu", only("chest-sage")),
  judge("bàn phụ tối giản", only("side-table-black")),
  judge("sofa vintage", styled(sofas, "retro")),
  // Merchants.
  judge("thảm Sợi Chậm", rugs),
  judge("bàn ăn Đá & Gỗ", diningTables),
  // Features and uses.
  judge("bàn xếp lồng vào nhau", only("nest-tables-travertine-walnut")),
  judge("đèn bếp không sợ dầu mỡ", only("pendant-dome-forest")),
  judge("rau trồng cửa sổ bếp", only("herbs-trio")),
  judge("giường không kêu cọt kẹt", only("bed-upholstered-forest", "bed-slat-walnut")),
  judge("tấm ốp tường chống ồn", only("slat-panel-oak")),
  judge("gấu bông giặt được", only("teddy")),
  judge("sofa nằm dài được", only("sofa-chaise-sand")),
  judge("đồ để chai rượu có bánh xe", only("bar-cart-brass")),
]
