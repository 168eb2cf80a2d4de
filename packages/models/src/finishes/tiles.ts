import type { Finish } from "./finish.ts"

export const tiles = {
  "metro-white": {
    class: "tile",
    name: { zh: "白色地铁砖", en: "White metro tile", vi: "Gạch thẻ trắng" },
    colour: "#efece4",
    roughness: 0.2,
  },
  "metro-sage": {
    class: "tile",
    name: { zh: "灰绿地铁砖", en: "Sage metro tile", vi: "Gạch thẻ xanh xám" },
    colour: "#9aa892",
    roughness: 0.2,
  },
  "zellige-cream": {
    class: "tile",
    name: { zh: "奶油手工砖", en: "Cream zellige", vi: "Gạch zellige kem" },
    colour: "#e6dcc8",
    roughness: 0.15,
  },
  "zellige-teal": {
    class: "tile",
    name: { zh: "青蓝手工砖", en: "Teal zellige", vi: "Gạch zellige xanh mòng két" },
    colour: "#3f7272",
    roughness: 0.15,
  },
  "hex-white": {
    class: "tile",
    name: { zh: "白色六角砖", en: "White hexagon tile", vi: "Gạch lục giác trắng" },
    colour: "#ebe8e1",
    roughness: 0.3,
  },
  "kitkat-green": {
    class: "tile",
    name: { zh: "绿色竖条砖", en: "Green finger tile", vi: "Gạch que xanh" },
    colour: "#7d9383",
    roughness: 0.18,
  },
  "checker-cream": {
    class: "tile",
    name: { zh: "奶油棋盘砖", en: "Cream checker tile", vi: "Gạch caro kem" },
    colour: "#d9cdb8",
    roughness: 0.3,
  },
  "square-clay": {
    class: "tile",
    name: { zh: "陶土方砖", en: "Clay square tile", vi: "Gạch vuông đất nung" },
    colour: "#b87a5a",
    roughness: 0.6,
  },
  "cement-pattern": {
    class: "tile",
    name: { zh: "花砖", en: "Patterned cement tile", vi: "Gạch bông" },
    colour: "#8fa0a6",
    roughness: 0.6,
  },
  "porcelain-grey": {
    class: "tile",
    name: { zh: "灰色大板砖", en: "Grey porcelain slab", vi: "Gạch bóng kính xám" },
    colour: "#b6b2ab",
    roughness: 0.35,
  },
} as const satisfies Readonly<Record<string, Finish>>
