import type { FinishClass } from "../finishes/finish.ts"
import type { ThreeLanguages } from "../model/shown-in-languages.ts"

/** What kinds of finish are called. */
export const finishClassNames = {
  wood: { zh: "木材", en: "Wood", vi: "Gỗ" },
  fabric: { zh: "布料", en: "Fabric", vi: "Vải" },
  leather: { zh: "皮革", en: "Leather", vi: "Da" },
  metal: { zh: "金属", en: "Metal", vi: "Kim loại" },
  stone: { zh: "石材", en: "Stone", vi: "Đá" },
  tile: { zh: "瓷砖", en: "Tile", vi: "Gạch ốp" },
  paint: { zh: "乳胶漆", en: "Paint", vi: "Sơn" },
  lacquer: { zh: "烤漆", en: "Lacquer", vi: "Sơn bóng" },
  wallpaper: { zh: "墙纸", en: "Wallpaper", vi: "Giấy dán tường" },
  floor: { zh: "地板", en: "Flooring", vi: "Sàn" },
  rug: { zh: "地毯", en: "Rugs", vi: "Thảm" },
  art: { zh: "画作", en: "Art", vi: "Tranh" },
  glass: { zh: "玻璃", en: "Glass", vi: "Kính" },
  mirror: { zh: "镜面", en: "Mirror", vi: "Gương" },
  ceramic: { zh: "陶瓷", en: "Ceramic", vi: "Gốm sứ" },
  plastic: { zh: "塑料", en: "Plastic", vi: "Nhựa" },
  woven: { zh: "编织", en: "Woven", vi: "Đan" },
  plant: { zh: "植物", en: "Plants", vi: "Thực vật" },
  paper: { zh: "纸", en: "Paper", vi: "Giấy" },
  light: { zh: "灯光", en: "Light", vi: "Ánh sáng" },
  screen: { zh: "屏幕", en: "Screen", vi: "Màn hình" },
} as const satisfies Readonly<Record<FinishClass, ThreeLanguages>>
