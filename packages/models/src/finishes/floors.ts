import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish, Pattern } from "./finish.ts"
import { basket, chevron, herringbone, planks } from "./patterns/parquet.ts"
import { loops } from "./patterns/pile.ts"
import { concrete, cork, terrazzo } from "./patterns/stone.ts"
import { balanced } from "./patterns/tone.ts"
import { species } from "./wood-species.ts"

const floor = (
  name: ThreeLanguages,
  colour: `#${string}`,
  roughness: number,
  tile: number,
  relief: number,
  pattern: (colour: string) => Pattern,
): Finish => ({
  class: "floor",
  name,
  colour,
  roughness,
  tile,
  relief,
  pattern: () => balanced(colour, pattern(colour)),
})

export const floors = {
  "planks-oak": floor(
    { zh: "橡木长条地板", en: "Oak planks", vi: "Sàn sồi" },
    "#c39c6d",
    0.42,
    2.4,
    1.6,
    (colour) => planks({ ...species.oak, colour }, 2.4, 12),
  ),
  "planks-oak-white": floor(
    { zh: "白橡木长条地板", en: "White oak planks", vi: "Sàn sồi trắng" },
    "#d6c4a6",
    0.45,
    2.4,
    1.6,
    (colour) => planks({ ...species.oak, colour, contrast: 0.17, seed: 112 }, 2.4, 12),
  ),
  "planks-walnut": floor(
    { zh: "胡桃木长条地板", en: "Walnut planks", vi: "Sàn óc chó" },
    "#7c5740",
    0.42,
    2.4,
    1.6,
    (colour) => planks({ ...species.walnut, colour }, 2.4, 14),
  ),
  "planks-grey": floor(
    { zh: "灰色长条地板", en: "Grey planks", vi: "Sàn gỗ xám" },
    "#a59a8b",
    0.45,
    2.4,
    1.6,
    (colour) => planks({ ...species.oak, colour, contrast: 0.2, warmth: 0.25, seed: 114 }, 2.4, 12),
  ),
  "herringbone-oak": floor(
    { zh: "橡木人字拼", en: "Oak herringbone", vi: "Sàn xương cá sồi" },
    "#bd9567",
    0.42,
    1.7,
    1.6,
    (colour) => herringbone({ ...species.oak, colour, seed: 115 }, 1.7, 6, 2),
  ),
  "herringbone-walnut": floor(
    { zh: "胡桃木人字拼", en: "Walnut herringbone", vi: "Sàn xương cá óc chó" },
    "#74513b",
    0.42,
    1.7,
    1.6,
    (colour) => herringbone({ ...species.walnut, colour, seed: 116 }, 1.7, 6, 2),
  ),
  "chevron-oak": floor(
    { zh: "橡木鱼骨拼", en: "Oak chevron", vi: "Sàn chevron sồi" },
    "#c5a173",
    0.42,
    1.8,
    1.6,
    (colour) => chevron({ ...species.oak, colour, seed: 117 }, 1.8, 4, 14),
  ),
  "parquet-basket": floor(
    { zh: "方块拼花", en: "Basket parquet", vi: "Sàn ghép ô vuông" },
    "#b58a5b",
    0.42,
    1.44,
    1.6,
    (colour) => basket({ ...species.oak, colour, seed: 118 }, 1.44, 6, 5),
  ),
  "terrazzo-floor": floor(
    { zh: "水磨石地面", en: "Terrazzo floor", vi: "Sàn terrazzo" },
    "#d9d2c5",
    0.3,
    1.6,
    0.05,
    (colour) =>
      terrazzo({
        colour,
        chips: ["#c7baa6", "#aaa195", "#eee8dc", "#cfae99", "#bab7af"],
        count: 40,
        dense: 0.5,
        roughness: 0.28,
        seed: 119,
      }),
  ),
  "concrete-floor": floor(
    { zh: "水泥地面", en: "Concrete floor", vi: "Sàn bê tông" },
    "#a5a29c",
    0.6,
    2.4,
    0.5,
    (colour) => concrete(colour, { clouds: 0.11, holes: 0.08, strokes: 0.3, roughness: 0.58, seed: 120 }),
  ),
  "cork-floor": floor(
    { zh: "软木地板", en: "Cork floor", vi: "Sàn bần" },
    "#b98d5e",
    0.7,
    0.8,
    0.6,
    (colour) => cork(colour, 0.7, 121),
  ),
  "carpet-oat": floor(
    { zh: "地毯·燕麦", en: "Carpet, oat", vi: "Thảm trải sàn yến mạch" },
    "#d3c7b2",
    0.98,
    0.5,
    1.5,
    (colour) =>
      loops({
        colour,
        loops: 110,
        gap: 0.4,
        unequal: 0.14,
        radius: 0.3,
        yarn: 0.42,
        roughness: 0.98,
        seed: 122,
      }),
  ),
  "carpet-grey": floor(
    { zh: "地毯·灰", en: "Carpet, grey", vi: "Thảm trải sàn xám" },
    "#8f8d89",
    0.98,
    0.5,
    1.5,
    (colour) =>
      loops({
        colour,
        loops: 110,
        gap: 0.4,
        unequal: 0.2,
        radius: 0.3,
        yarn: 0.42,
        roughness: 0.98,
        seed: 123,
      }),
  ),
} satisfies Readonly<Record<string, Finish>>
