import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish } from "./finish.ts"
import { orangePeel } from "./patterns/metal-surface.ts"
import { balanced } from "./patterns/tone.ts"

const lacquer = (name: ThreeLanguages, colour: `#${string}`): Finish => ({
  class: "lacquer",
  name,
  colour,
  roughness: 0.38,
  tile: 0.4,
  relief: 0.12,
  pattern: () => balanced(colour, orangePeel(colour, 0.38, 130, 84)),
})

export const lacquers = {
  "lacquer-white": lacquer({ zh: "烤漆·白", en: "Lacquer, white", vi: "Sơn bệt trắng" }, "#f2f0eb"),
  "lacquer-cream": lacquer({ zh: "烤漆·奶油", en: "Lacquer, cream", vi: "Sơn bệt kem" }, "#e9e0cf"),
  "lacquer-greige": lacquer({ zh: "烤漆·灰米", en: "Lacquer, greige", vi: "Sơn bệt xám be" }, "#bfb6a8"),
  "lacquer-sage": lacquer(
    { zh: "烤漆·鼠尾草绿", en: "Lacquer, sage", vi: "Sơn bệt xanh xô thơm" },
    "#96a18a",
  ),
  "lacquer-forest": lacquer({ zh: "烤漆·森林绿", en: "Lacquer, forest", vi: "Sơn bệt xanh rừng" }, "#3c4f43"),
  "lacquer-navy": lacquer({ zh: "烤漆·海军蓝", en: "Lacquer, navy", vi: "Sơn bệt xanh navy" }, "#33415a"),
  "lacquer-clay": lacquer({ zh: "烤漆·陶土", en: "Lacquer, clay", vi: "Sơn bệt đất nung" }, "#b9795c"),
  "lacquer-mustard": lacquer(
    { zh: "烤漆·芥末黄", en: "Lacquer, mustard", vi: "Sơn bệt vàng mù tạt" },
    "#cf9f3c",
  ),
  "lacquer-blush": lacquer({ zh: "烤漆·裸粉", en: "Lacquer, blush", vi: "Sơn bệt hồng phấn" }, "#dcb9ad"),
  "lacquer-black": lacquer({ zh: "烤漆·黑", en: "Lacquer, black", vi: "Sơn bệt đen" }, "#232323"),
} satisfies Readonly<Record<string, Finish>>
