import type { Finish } from "./finish.ts"

export const leathers = {
  "leather-cognac": {
    class: "leather",
    name: { zh: "皮革·干邑", en: "Leather, cognac", vi: "Da màu cognac" },
    colour: "#9a5a32",
    roughness: 0.5,
  },
  "leather-black": {
    class: "leather",
    name: { zh: "皮革·黑", en: "Leather, black", vi: "Da đen" },
    colour: "#2a2624",
    roughness: 0.5,
  },
  "leather-tan": {
    class: "leather",
    name: { zh: "皮革·棕褐", en: "Leather, tan", vi: "Da nâu sáng" },
    colour: "#b98a5c",
    roughness: 0.5,
  },
  "leather-cream": {
    class: "leather",
    name: { zh: "皮革·米白", en: "Leather, cream", vi: "Da kem" },
    colour: "#ded2bf",
    roughness: 0.5,
  },
  "leather-chestnut": {
    class: "leather",
    name: { zh: "皮革·栗色", en: "Leather, chestnut", vi: "Da hạt dẻ" },
    colour: "#5e3a28",
    roughness: 0.5,
  },
  "leather-olive": {
    class: "leather",
    name: { zh: "皮革·橄榄", en: "Leather, olive", vi: "Da ô liu" },
    colour: "#5d5b40",
    roughness: 0.5,
  },
} as const satisfies Readonly<Record<string, Finish>>
