import { type JudgedQuery, judge, made, of, only, sofas } from "../right.ts"

const benches = only("bench-oak", "bench-walnut-leather")

/** The Vietnamese part of `fifteenth`, written in the same way: southern and old words, many without accents. */
export const fifteenthVi: readonly JudgedQuery[] = [
  judge("đi văng", sofas),
  judge("tủ áo quần", of("wardrobes")),
  judge("đôn ngồi", only("pouf-ochre", "pouf-leather-cognac")),
  judge("táp đầu giường", of("nightstands")),
  judge("kệ tivi", only("sideboard-walnut-low", "sideboard-fluted-oak")),
  judge("kiếng soi", of("mirrors")),
  judge("màn cửa", of("curtains")),
  judge("thú bông", only("teddy")),
  judge("đèn đứng", of("floor-lamps")),
  judge("bàn nước", of("coffee-tables")),
  judge("tủ com mốt", of("chests")),
  judge("băng ghế", benches),
  judge("ghế phô tơi", of("armchairs")),

  judge("ban an oc cho", only("dining-table-round-walnut")),
  judge("tham tron", only("rug-round-cream")),
  judge("khan tam", of("towels")),
  judge("gế văn phòng", of("office-chairs")),
  judge("trậu rửa mặt", of("vanities")),
  judge("đèn trùm", only("chandelier-brass")),
  judge("wardrobe oc cho", only("wardrobe-walnut")),

  judge("đèn mây tre", only("pendant-rattan")),
  judge("bàn ăn mặt đá", only("dining-table-round-marble")),
  judge("tủ bếp xanh dương", only("kitchen-wall-units-blue")),
  judge("ghế ăn đông dương", only("chair-spindle-black")),
  judge("gương viền gỗ", only("mirror-round-walnut")),
  judge("sofa vải lanh", made(sofas, "linen")),
  judge("bàn làm việc chân đồng", only("desk-walnut")),

  judge("giuong don 1m2", only("bed-single-ash")),
  judge("sofa trên 25 triệu", only("sofa-chaise-sand", "sofa-leather-cognac")),
  judge("đồ chơi dưới 400 ngàn", only("teddy", "toy-rings")),
  judge("cây xanh dưới 600k", only("snake-plant", "rubber-plant", "herbs-trio")),
  judge("ghe soi cham", only("pouf-ochre")),
  judge("bàn ăn tròn 4 người", only("dining-table-round-marble", "dining-table-round-walnut")),
  judge("tủ quần áo 3 cánh", only("wardrobe-walnut")),

  judge("đèn cảm ứng chạm tay", only("lamp-mushroom-rust")),
  judge("tô dĩa bỏ lò vi sóng được", only("crockery-set")),
  judge("giường khiêng lên được cầu thang hẹp", only("bed-upholstered-forest")),
  judge("đồ chơi tập đếm cho bé", only("toy-blocks")),
  judge("ghế ngồi mang giày trước cửa", benches),
  judge("gương soi toàn thân không lấy loại tròn", only("mirror-arch-brass")),
]
