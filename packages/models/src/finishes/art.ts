import type { Finish } from "./finish.ts"

export const art = {
  "art-1": {
    class: "art",
    name: { zh: "抽象弧形", en: "Abstract arcs", vi: "Vòng cung trừu tượng" },
    colour: "#d3a183",
    roughness: 0.85,
    tile: "piece",
  },
  "art-2": {
    class: "art",
    name: { zh: "山峦", en: "Hills", vi: "Núi đồi" },
    colour: "#8fa08f",
    roughness: 0.85,
    tile: "piece",
  },
  "art-3": {
    class: "art",
    name: { zh: "静物", en: "Still life", vi: "Tĩnh vật" },
    colour: "#c9b08a",
    roughness: 0.85,
    tile: "piece",
  },
  "art-4": {
    class: "art",
    name: { zh: "植物线描", en: "Botanical line", vi: "Nét vẽ lá" },
    colour: "#e9e2d3",
    roughness: 0.85,
    tile: "piece",
  },
  "art-5": {
    class: "art",
    name: { zh: "几何", en: "Geometry", vi: "Hình học" },
    colour: "#a9593a",
    roughness: 0.85,
    tile: "piece",
  },
  "art-6": {
    class: "art",
    name: { zh: "海面", en: "Sea", vi: "Biển" },
    colour: "#7f9bab",
    roughness: 0.85,
    tile: "piece",
  },
  "art-7": {
    class: "art",
    name: { zh: "日轮", en: "Sun", vi: "Mặt trời" },
    colour: "#d9a15a",
    roughness: 0.85,
    tile: "piece",
  },
  "art-8": {
    class: "art",
    name: { zh: "水墨", en: "Ink", vi: "Thủy mặc" },
    colour: "#c9c5bb",
    roughness: 0.85,
    tile: "piece",
  },
} as const satisfies Readonly<Record<string, Finish>>
