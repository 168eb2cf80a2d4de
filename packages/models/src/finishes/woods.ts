import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish } from "./finish.ts"
import { bamboo } from "./patterns/parquet.ts"
import { balanced } from "./patterns/tone.ts"
import { woodGrain, type WoodLook } from "./patterns/wood-grain.ts"
import { species, type Species } from "./wood-species.ts"

const wood = (
  kind: Species,
  name: ThreeLanguages,
  colour: `#${string}`,
  change: Partial<WoodLook> = {},
): Finish => {
  const look = { ...species[kind], colour, ...change }
  return {
    class: "wood",
    name,
    colour,
    roughness: look.roughness,
    tile: look.tile,
    relief: 0.7,
    pattern: () => balanced(colour, woodGrain(look)),
  }
}

export const woods = {
  "oak-natural": wood("oak", { zh: "橡木本色", en: "Natural oak", vi: "Sồi tự nhiên" }, "#c29d72"),
  "oak-white": wood("oak", { zh: "白洗橡木", en: "White-washed oak", vi: "Sồi trắng" }, "#d8c7ac", {
    contrast: 0.15,
  }),
  "oak-smoked": wood("oak", { zh: "烟熏橡木", en: "Smoked oak", vi: "Sồi hun khói" }, "#7a5a40", {
    contrast: 0.34,
  }),
  "oak-black": wood("oak", { zh: "黑橡木", en: "Black oak", vi: "Sồi đen" }, "#2e2823", {
    contrast: 0.3,
    warmth: 0.1,
  }),
  "ash-natural": wood("ash", { zh: "白蜡木", en: "Natural ash", vi: "Tần bì tự nhiên" }, "#d9bf98"),
  "walnut-natural": wood("walnut", { zh: "胡桃木", en: "Walnut", vi: "Óc chó" }, "#74503a"),
  "walnut-dark": wood("walnut", { zh: "深胡桃木", en: "Dark walnut", vi: "Óc chó đậm" }, "#4a3226", {
    contrast: 0.34,
  }),
  "beech-natural": wood("beech", { zh: "榉木", en: "Beech", vi: "Sồi Á" }, "#d0a880"),
  "cherry-natural": wood("cherry", { zh: "樱桃木", en: "Cherry", vi: "Anh đào" }, "#a06b4a"),
  "teak-natural": wood("teak", { zh: "柚木", en: "Teak", vi: "Gỗ tếch" }, "#a2764e"),
  "pine-natural": wood("pine", { zh: "松木", en: "Pine", vi: "Thông" }, "#d9bb8b"),
  "birch-plywood": wood(
    "birch",
    { zh: "桦木胶合板", en: "Birch plywood", vi: "Ván ép bạch dương" },
    "#dfc9a4",
  ),
  "bamboo-natural": {
    class: "wood",
    name: { zh: "竹木", en: "Bamboo", vi: "Tre" },
    colour: "#d3b276",
    roughness: 0.45,
    tile: 1.2,
    relief: 0.5,
    pattern: () => balanced("#d3b276", bamboo("#d3b276", 60, 0.42, 61)),
  },
} satisfies Readonly<Record<string, Finish>>
