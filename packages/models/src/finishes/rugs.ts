import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish, Pattern } from "./finish.ts"
import { plainPile, plaits, shag, tufted } from "./patterns/rug-pile.ts"
import { arcs, bands, berber, kilim, meadow, persian, stripes } from "./patterns/rug-prints.ts"
import { balanced } from "./patterns/tone.ts"

const rug = (
  name: ThreeLanguages,
  colour: `#${string}`,
  tile: number | "piece",
  relief: number,
  pattern: () => Pattern,
): Finish => ({ class: "rug", name, colour, roughness: 0.98, tile, relief, sheen: 0.2, pattern })

export const rugs = {
  "rug-ivory": rug({ zh: "地毯·象牙长绒", en: "Ivory shag", vi: "Thảm lông ngà" }, "#e6ddcd", 1.2, 2, () =>
    balanced("#e6ddcd", shag("#e6ddcd", 301)),
  ),
  "rug-jute": rug({ zh: "黄麻地毯", en: "Jute", vi: "Thảm đay" }, "#c0a274", 0.6, 1.6, () =>
    balanced(
      "#c0a274",
      plaits("#c0a274", { rows: 44, twists: 34, gap: 0.5, unequal: 0.16, roughness: 0.98, seed: 302 }),
    ),
  ),
  "rug-camel": rug(
    { zh: "驼色羊毛地毯", en: "Camel wool pile", vi: "Thảm len lạc đà" },
    "#b7946b",
    1.7,
    1.1,
    () => balanced("#b7946b", plainPile("#b7946b", 230, 309)),
  ),
  "rug-stripe": rug({ zh: "条纹地毯", en: "Striped rug", vi: "Thảm kẻ sọc" }, "#e0d6c4", 0.9, 0.9, () =>
    balanced("#e0d6c4", tufted(stripes(), 130, 303)),
  ),
  "rug-bands": rug(
    { zh: "宽条平织毯", en: "Banded flatweave", vi: "Thảm dệt sọc bản" },
    "#b48f68",
    "piece",
    0.5,
    () => tufted(bands(), 230, 310),
  ),
  "rug-arcs": rug({ zh: "弧线地毯", en: "Arcs rug", vi: "Thảm vòng cung" }, "#d1c0aa", "piece", 0.9, () =>
    tufted(arcs(), 190, 304),
  ),
  "rug-terracotta": rug(
    { zh: "赤陶几何地毯", en: "Terracotta rug", vi: "Thảm đất nung" },
    "#b58b71",
    "piece",
    0.9,
    () => tufted(kilim(), 190, 305),
  ),
  "rug-persian": rug({ zh: "波斯风地毯", en: "Persian rug", vi: "Thảm Ba Tư" }, "#866b61", "piece", 0.7, () =>
    tufted(persian(), 220, 306),
  ),
  "rug-berber": rug(
    { zh: "柏柏尔菱格地毯", en: "Berber rug", vi: "Thảm Berber" },
    "#ded6c9",
    "piece",
    1.2,
    () => tufted(berber(), 150, 307),
  ),
  "rug-meadow": rug({ zh: "绿意地毯", en: "Meadow rug", vi: "Thảm đồng cỏ" }, "#969f81", "piece", 0.9, () =>
    tufted(meadow(), 190, 308),
  ),
} satisfies Readonly<Record<string, Finish>>
