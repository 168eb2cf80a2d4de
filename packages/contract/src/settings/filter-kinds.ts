import * as z from "zod/mini"

/**
 * Kinds of filter values. Values are data with translations: the initial ones below, edited in the back
 * office.
 */
export const filterKinds = ["style", "homeType", "space", "scene", "roomType", "colour", "material"] as const
export const FilterKind = z.enum(filterKinds)
export type FilterKind = z.infer<typeof FilterKind>

/** Floor area of a work in m2; a bucket holds `from <= area < to`. */
export const areaBuckets = {
  "under-20": { from: 0, to: 20 },
  "20-40": { from: 20, to: 40 },
  "40-80": { from: 40, to: 80 },
  "over-80": { from: 80, to: Infinity },
} as const
export const AreaBucket = z.enum(["under-20", "20-40", "40-80", "over-80"])
export type AreaBucket = z.infer<typeof AreaBucket>

/** Width of a product in mm; a bucket holds `from <= width < to`. */
export const widthBuckets = {
  "under-50": { from: 0, to: 500 },
  "50-100": { from: 500, to: 1_000 },
  "100-160": { from: 1_000, to: 1_600 },
  "160-220": { from: 1_600, to: 2_200 },
  "over-220": { from: 2_200, to: Infinity },
} as const
export const WidthBucket = z.enum(["under-50", "50-100", "100-160", "160-220", "over-220"])
export type WidthBucket = z.infer<typeof WidthBucket>

interface FirstFilterValue {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string; readonly vi: string }
  /** The swatch; only colours have one. */
  readonly hex?: string
}

const value = (id: string, zh: string, en: string, vi: string, hex?: string): FirstFilterValue => ({
  id,
  name: { zh, en, vi },
  ...(hex === undefined ? {} : { hex }),
})

export const firstFilterValues: Readonly<Record<FilterKind, readonly FirstFilterValue[]>> = {
  style: [
    value("warm-modern", "现代暖木", "Warm modern", "Hiện đại ấm"),
    value("minimal", "极简", "Minimal", "Tối giản"),
    value("wabi-sabi", "侘寂", "Wabi-sabi", "Wabi-sabi"),
    value("nordic", "北欧", "Nordic", "Bắc Âu"),
    value("indochine", "印度支那", "Indochine", "Đông Dương"),
    value("retro", "复古", "Retro", "Retro"),
    value("classic", "新古典", "New classic", "Tân cổ điển"),
    value("natural", "自然", "Natural", "Tự nhiên"),
  ],
  homeType: [
    value("apartment", "公寓", "Apartment", "Căn hộ"),
    value("townhouse", "联排住宅", "Townhouse", "Nhà phố"),
    value("villa", "别墅", "Villa", "Biệt thự"),
    value("studio", "开间", "Studio", "Studio"),
  ],
  space: [
    value("living-room", "客厅", "Living room", "Phòng khách"),
    value("bedroom", "卧室", "Bedroom", "Phòng ngủ"),
    value("kitchen-dining", "厨房与餐厅", "Kitchen and dining", "Bếp và ăn"),
    value("office", "书房", "Home office", "Phòng làm việc"),
    value("bathroom", "浴室", "Bathroom", "Phòng tắm"),
    value("kids-room", "儿童房", "Kids' room", "Phòng trẻ em"),
    value("entry", "玄关", "Entry", "Sảnh vào"),
    value("balcony", "阳台", "Balcony", "Ban công"),
  ],
  scene: [
    value("family", "家庭日常", "Family life", "Gia đình"),
    value("reception", "会客", "Receiving guests", "Tiếp khách"),
    value("reading", "阅读", "Reading", "Đọc sách"),
    value("work", "居家办公", "Working from home", "Làm việc tại nhà"),
    value("rest", "休憩", "Rest", "Nghỉ ngơi"),
    value("play", "玩耍", "Play", "Vui chơi"),
    value("meals", "用餐", "Meals", "Bữa ăn"),
  ],
  roomType: [
    value("studio", "开间", "Studio", "Một phòng"),
    value("one-bedroom", "一居室", "One bedroom", "1 phòng ngủ"),
    value("two-bedroom", "两居室", "Two bedrooms", "2 phòng ngủ"),
    value("three-bedroom", "三居室", "Three bedrooms", "3 phòng ngủ"),
    value("four-bedroom", "四居室及以上", "Four bedrooms or more", "Từ 4 phòng ngủ"),
  ],
  colour: [
    value("white", "白色", "White", "Trắng", "#F4F1EA"),
    value("beige", "米色", "Beige", "Be", "#DDD0BB"),
    value("grey", "灰色", "Grey", "Xám", "#9A9790"),
    value("black", "黑色", "Black", "Đen", "#2B2A28"),
    value("oak", "橡木色", "Oak", "Màu sồi", "#C9A274"),
    value("walnut", "胡桃木色", "Walnut", "Màu óc chó", "#7D5638"),
    value("terracotta", "陶土色", "Terracotta", "Đất nung", "#B5694A"),
    value("yellow", "赭黄", "Ochre", "Vàng đất", "#C9982F"),
    value("green", "绿色", "Green", "Xanh lá", "#6F7F6B"),
    value("blue", "蓝色", "Blue", "Xanh lam", "#54697A"),
    value("pink", "粉色", "Pink", "Hồng", "#D3A59A"),
    value("brass", "黄铜色", "Brass", "Đồng thau", "#B08D4A"),
  ],
  material: [
    value("oak", "橡木", "Oak", "Gỗ sồi"),
    value("walnut", "胡桃木", "Walnut", "Gỗ óc chó"),
    value("rattan", "藤", "Rattan", "Mây"),
    value("linen", "亚麻", "Linen", "Vải lanh"),
    value("velvet", "丝绒", "Velvet", "Nhung"),
    value("boucle", "圈圈绒", "Bouclé", "Bouclé"),
    value("leather", "皮革", "Leather", "Da"),
    value("wool", "羊毛", "Wool", "Len"),
    value("cotton", "棉", "Cotton", "Cotton"),
    value("marble", "大理石", "Marble", "Đá hoa"),
    value("stone", "石材", "Stone", "Đá"),
    value("ceramic", "陶瓷", "Ceramic", "Gốm"),
    value("metal", "金属", "Metal", "Kim loại"),
    value("brass", "黄铜", "Brass", "Đồng thau"),
    value("glass", "玻璃", "Glass", "Kính"),
    value("paper", "纸", "Paper", "Giấy"),
    value("plant", "绿植", "Living plant", "Cây xanh"),
    value("painted-wood", "烤漆木", "Painted wood", "Gỗ sơn"),
  ],
}
