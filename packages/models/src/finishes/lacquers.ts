import type { Finish } from "./finish.ts"

export const lacquers = {
  "lacquer-white": {
    class: "lacquer",
    name: { zh: "烤漆·白", en: "Lacquer, white", vi: "Sơn bệt trắng" },
    colour: "#f2f0eb",
    roughness: 0.38,
  },
  "lacquer-cream": {
    class: "lacquer",
    name: { zh: "烤漆·奶油", en: "Lacquer, cream", vi: "Sơn bệt kem" },
    colour: "#e9e0cf",
    roughness: 0.38,
  },
  "lacquer-greige": {
    class: "lacquer",
    name: { zh: "烤漆·灰米", en: "Lacquer, greige", vi: "Sơn bệt xám be" },
    colour: "#bfb6a8",
    roughness: 0.38,
  },
  "lacquer-sage": {
    class: "lacquer",
    name: { zh: "烤漆·鼠尾草绿", en: "Lacquer, sage", vi: "Sơn bệt xanh xô thơm" },
    colour: "#96a18a",
    roughness: 0.38,
  },
  "lacquer-forest": {
    class: "lacquer",
    name: { zh: "烤漆·森林绿", en: "Lacquer, forest", vi: "Sơn bệt xanh rừng" },
    colour: "#3c4f43",
    roughness: 0.38,
  },
  "lacquer-navy": {
    class: "lacquer",
    name: { zh: "烤漆·海军蓝", en: "Lacquer, navy", vi: "Sơn bệt xanh navy" },
    colour: "#33415a",
    roughness: 0.38,
  },
  "lacquer-clay": {
    class: "lacquer",
    name: { zh: "烤漆·陶土", en: "Lacquer, clay", vi: "Sơn bệt đất nung" },
    colour: "#b9795c",
    roughness: 0.38,
  },
  "lacquer-mustard": {
    class: "lacquer",
    name: { zh: "烤漆·芥末黄", en: "Lacquer, mustard", vi: "Sơn bệt vàng mù tạt" },
    colour: "#cf9f3c",
    roughness: 0.38,
  },
  "lacquer-blush": {
    class: "lacquer",
    name: { zh: "烤漆·裸粉", en: "Lacquer, blush", vi: "Sơn bệt hồng phấn" },
    colour: "#dcb9ad",
    roughness: 0.38,
  },
  "lacquer-black": {
    class: "lacquer",
    name: { zh: "烤漆·黑", en: "Lacquer, black", vi: "Sơn bệt đen" },
    colour: "#232323",
    roughness: 0.38,
  },
} as const satisfies Readonly<Record<string, Finish>>
