import type { Finish } from "./finish.ts"

export const woods = {
  "oak-natural": {
    class: "wood",
    name: { zh: "橡木本色", en: "Natural oak", vi: "Sồi tự nhiên" },
    colour: "#c29a6b",
    roughness: 0.45,
  },
  "oak-white": {
    class: "wood",
    name: { zh: "白洗橡木", en: "White-washed oak", vi: "Sồi trắng" },
    colour: "#d8c7ac",
    roughness: 0.45,
  },
  "oak-smoked": {
    class: "wood",
    name: { zh: "烟熏橡木", en: "Smoked oak", vi: "Sồi hun khói" },
    colour: "#7a5a40",
    roughness: 0.45,
  },
  "oak-black": {
    class: "wood",
    name: { zh: "黑橡木", en: "Black oak", vi: "Sồi đen" },
    colour: "#2e2823",
    roughness: 0.45,
  },
  "ash-natural": {
    class: "wood",
    name: { zh: "白蜡木", en: "Natural ash", vi: "Tần bì tự nhiên" },
    colour: "#d9bf98",
    roughness: 0.45,
  },
  "walnut-natural": {
    class: "wood",
    name: { zh: "胡桃木", en: "Walnut", vi: "Óc chó" },
    colour: "#74503a",
    roughness: 0.45,
  },
  "walnut-dark": {
    class: "wood",
    name: { zh: "深胡桃木", en: "Dark walnut", vi: "Óc chó đậm" },
    colour: "#4a3226",
    roughness: 0.45,
  },
  "beech-natural": {
    class: "wood",
    name: { zh: "榉木", en: "Beech", vi: "Sồi Á" },
    colour: "#d0a880",
    roughness: 0.45,
  },
  "cherry-natural": {
    class: "wood",
    name: { zh: "樱桃木", en: "Cherry", vi: "Anh đào" },
    colour: "#a9683f",
    roughness: 0.45,
  },
  "teak-natural": {
    class: "wood",
    name: { zh: "柚木", en: "Teak", vi: "Gỗ tếch" },
    colour: "#a87445",
    roughness: 0.45,
  },
  "pine-natural": {
    class: "wood",
    name: { zh: "松木", en: "Pine", vi: "Thông" },
    colour: "#dcb881",
    roughness: 0.45,
  },
  "birch-plywood": {
    class: "wood",
    name: { zh: "桦木胶合板", en: "Birch plywood", vi: "Ván ép bạch dương" },
    colour: "#dfc9a4",
    roughness: 0.45,
  },
  "bamboo-natural": {
    class: "wood",
    name: { zh: "竹木", en: "Bamboo", vi: "Tre" },
    colour: "#d3b276",
    roughness: 0.45,
  },
} as const satisfies Readonly<Record<string, Finish>>
