import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish } from "./finish.ts"
import { leather } from "./patterns/leather.ts"
import { balanced } from "./patterns/tone.ts"

const hide = (name: ThreeLanguages, colour: `#${string}`, pull: number, seed: number): Finish => ({
  class: "leather",
  name,
  colour,
  roughness: 0.5,
  tile: 0.45,
  relief: 0.8,
  pattern: () => balanced(colour, leather({ colour, pebbles: 150, pull, roughness: 0.5, seed })),
})

export const leathers = {
  "leather-cognac": hide({ zh: "皮革·干邑", en: "Leather, cognac", vi: "Da màu cognac" }, "#955f3d", 0.8, 70),
  "leather-black": hide({ zh: "皮革·黑", en: "Leather, black", vi: "Da đen" }, "#2a2624", 0.15, 71),
  "leather-tan": hide({ zh: "皮革·棕褐", en: "Leather, tan", vi: "Da nâu sáng" }, "#b98a5c", 0.7, 72),
  "leather-cream": hide({ zh: "皮革·米白", en: "Leather, cream", vi: "Da kem" }, "#ded2bf", 0.2, 73),
  "leather-chestnut": hide({ zh: "皮革·栗色", en: "Leather, chestnut", vi: "Da hạt dẻ" }, "#5e3a28", 0.8, 74),
  "leather-olive": hide({ zh: "皮革·橄榄", en: "Leather, olive", vi: "Da ô liu" }, "#5d5b40", 0.5, 75),
} satisfies Readonly<Record<string, Finish>>
