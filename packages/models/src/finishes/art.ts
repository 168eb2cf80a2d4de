import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish, Pattern } from "./finish.ts"
import {
  arcsPrint,
  botanicalPrint,
  geometryPrint,
  hillsPrint,
  inkPrint,
  seaPrint,
  stillLifePrint,
  sunPrint,
} from "./patterns/art-prints.ts"
import { ensoPrint, fieldsPrint } from "./patterns/quiet-prints.ts"

const print = (name: ThreeLanguages, colour: `#${string}`, pattern: () => Pattern): Finish => ({
  class: "art",
  name,
  colour,
  roughness: 0.86,
  tile: "piece",
  relief: 0.2,
  pattern,
})

export const art = {
  "art-1": print({ zh: "抽象弧形", en: "Abstract arcs", vi: "Vòng cung trừu tượng" }, "#e3d2bf", arcsPrint),
  "art-2": print({ zh: "山峦", en: "Hills", vi: "Núi đồi" }, "#bec0b3", hillsPrint),
  "art-3": print({ zh: "静物", en: "Still life", vi: "Tĩnh vật" }, "#ccb596", stillLifePrint),
  "art-4": print({ zh: "植物线描", en: "Botanical line", vi: "Nét vẽ lá" }, "#ebe5d7", botanicalPrint),
  "art-5": print({ zh: "几何", en: "Geometry", vi: "Hình học" }, "#cfb8a3", geometryPrint),
  "art-6": print({ zh: "海面", en: "Sea", vi: "Biển" }, "#9daab0", seaPrint),
  "art-7": print({ zh: "日轮", en: "Sun", vi: "Mặt trời" }, "#d5b597", sunPrint),
  "art-8": print({ zh: "水墨", en: "Ink", vi: "Thủy mặc" }, "#c8c3b9", inkPrint),
  "art-9": print({ zh: "色域", en: "Colour fields", vi: "Mảng màu" }, "#c8a287", fieldsPrint),
  "art-10": print({ zh: "圆相", en: "Brush circle", vi: "Vòng tròn bút lông" }, "#dcd4c6", ensoPrint),
} satisfies Readonly<Record<string, Finish>>
