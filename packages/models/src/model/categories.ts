import type { ThreeLanguages } from "./shown-in-languages.ts"

/** What the library is sorted by. */
export const categories = {
  sofas: { zh: "沙发", en: "Sofas", vi: "Sofa" },
  armchairs: { zh: "单人椅", en: "Armchairs", vi: "Ghế bành" },
  chairs: { zh: "椅凳", en: "Chairs and stools", vi: "Ghế" },
  tables: { zh: "桌几", en: "Tables", vi: "Bàn" },
  storage: { zh: "柜架", en: "Storage", vi: "Tủ kệ" },
  beds: { zh: "床", en: "Beds", vi: "Giường" },
  kitchen: { zh: "厨房", en: "Kitchen", vi: "Bếp" },
  bathroom: { zh: "卫浴", en: "Bathroom", vi: "Phòng tắm" },
  lamps: { zh: "灯具", en: "Lamps", vi: "Đèn" },
  plants: { zh: "绿植", en: "Plants", vi: "Cây xanh" },
  textiles: { zh: "布艺", en: "Textiles", vi: "Đồ vải" },
  decor: { zh: "装饰", en: "Decor", vi: "Trang trí" },
  outdoor: { zh: "户外", en: "Outdoor", vi: "Ngoài trời" },
  openings: { zh: "门窗", en: "Doors and windows", vi: "Cửa" },
} as const satisfies Readonly<Record<string, ThreeLanguages>>
export type Category = keyof typeof categories
