import type { Finish } from "./finish.ts"

export const floors = {
  "planks-oak": {
    class: "floor",
    name: { zh: "橡木长条地板", en: "Oak planks", vi: "Sàn sồi" },
    colour: "#c39c6d",
    roughness: 0.42,
  },
  "planks-oak-white": {
    class: "floor",
    name: { zh: "白橡木长条地板", en: "White oak planks", vi: "Sàn sồi trắng" },
    colour: "#d6c4a6",
    roughness: 0.45,
  },
  "planks-walnut": {
    class: "floor",
    name: { zh: "胡桃木长条地板", en: "Walnut planks", vi: "Sàn óc chó" },
    colour: "#7c5740",
    roughness: 0.42,
  },
  "planks-grey": {
    class: "floor",
    name: { zh: "灰色长条地板", en: "Grey planks", vi: "Sàn gỗ xám" },
    colour: "#a59a8b",
    roughness: 0.45,
  },
  "herringbone-oak": {
    class: "floor",
    name: { zh: "橡木人字拼", en: "Oak herringbone", vi: "Sàn xương cá sồi" },
    colour: "#bd9567",
    roughness: 0.42,
  },
  "herringbone-walnut": {
    class: "floor",
    name: { zh: "胡桃木人字拼", en: "Walnut herringbone", vi: "Sàn xương cá óc chó" },
    colour: "#74513b",
    roughness: 0.42,
  },
  "chevron-oak": {
    class: "floor",
    name: { zh: "橡木鱼骨拼", en: "Oak chevron", vi: "Sàn chevron sồi" },
    colour: "#c5a173",
    roughness: 0.42,
  },
  "parquet-basket": {
    class: "floor",
    name: { zh: "方块拼花", en: "Basket parquet", vi: "Sàn ghép ô vuông" },
    colour: "#b58a5b",
    roughness: 0.42,
  },
  "terrazzo-floor": {
    class: "floor",
    name: { zh: "水磨石地面", en: "Terrazzo floor", vi: "Sàn terrazzo" },
    colour: "#d9d2c5",
    roughness: 0.3,
  },
  "concrete-floor": {
    class: "floor",
    name: { zh: "水泥地面", en: "Concrete floor", vi: "Sàn bê tông" },
    colour: "#a5a29c",
    roughness: 0.6,
  },
  "cork-floor": {
    class: "floor",
    name: { zh: "软木地板", en: "Cork floor", vi: "Sàn bần" },
    colour: "#b98d5e",
    roughness: 0.7,
  },
  "carpet-oat": {
    class: "floor",
    name: { zh: "地毯·燕麦", en: "Carpet, oat", vi: "Thảm trải sàn yến mạch" },
    colour: "#d3c7b2",
    roughness: 0.98,
  },
  "carpet-grey": {
    class: "floor",
    name: { zh: "地毯·灰", en: "Carpet, grey", vi: "Thảm trải sàn xám" },
    colour: "#8f8d89",
    roughness: 0.98,
  },
} as const satisfies Readonly<Record<string, Finish>>
