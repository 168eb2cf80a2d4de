import type { Finish } from "./finish.ts"
import { orangePeel } from "./patterns/metal-surface.ts"
import { concrete, specked } from "./patterns/stone.ts"
import { balanced } from "./patterns/tone.ts"

export const ceramics = {
  "ceramic-white": {
    class: "ceramic",
    name: { zh: "白瓷", en: "White ceramic", vi: "Sứ trắng" },
    colour: "#f4f2ee",
    roughness: 0.12,
    coat: 0.6,
  },
  "ceramic-matt-white": {
    class: "ceramic",
    name: { zh: "哑光白陶", en: "Matt white ceramic", vi: "Gốm trắng mờ" },
    colour: "#ece7de",
    roughness: 0.6,
    tile: 0.3,
    relief: 0.3,
    pattern: () =>
      balanced(
        "#ece7de",
        specked("#ece7de", { specks: 60, light: 0, dark: 0.2, clouds: 0.02, roughness: 0.6, seed: 501 }),
      ),
  },
  "ceramic-terracotta": {
    class: "ceramic",
    name: { zh: "赤陶", en: "Terracotta", vi: "Đất nung" },
    colour: "#ad7156",
    roughness: 0.75,
    tile: 0.4,
    relief: 0.5,
    pattern: () =>
      balanced(
        "#ad7156",
        concrete("#ad7156", { clouds: 0.1, holes: 0.2, strokes: 0.3, roughness: 0.76, seed: 502 }),
      ),
  },
  "ceramic-stoneware": {
    class: "ceramic",
    name: { zh: "炻器", en: "Stoneware", vi: "Gốm đá" },
    colour: "#b9aa92",
    roughness: 0.55,
    tile: 0.3,
    relief: 0.4,
    pattern: () =>
      balanced(
        "#b9aa92",
        specked("#b9aa92", { specks: 56, light: 0.1, dark: 0.45, clouds: 0.06, roughness: 0.55, seed: 503 }),
      ),
  },
  "ceramic-sage": {
    class: "ceramic",
    name: { zh: "灰绿釉", en: "Sage glaze", vi: "Men xanh xám" },
    colour: "#8f9d86",
    roughness: 0.25,
    coat: 0.6,
    tile: 0.5,
    relief: 0.3,
    pattern: () =>
      balanced(
        "#8f9d86",
        specked("#8f9d86", { specks: 70, light: 0.08, dark: 0.2, clouds: 0.09, roughness: 0.25, seed: 504 }),
      ),
  },
  "ceramic-indigo": {
    class: "ceramic",
    name: { zh: "靛蓝釉", en: "Indigo glaze", vi: "Men chàm" },
    colour: "#34465f",
    roughness: 0.2,
    coat: 0.6,
    tile: 0.5,
    relief: 0.3,
    pattern: () =>
      balanced(
        "#34465f",
        specked("#34465f", { specks: 70, light: 0.12, dark: 0, clouds: 0.16, roughness: 0.2, seed: 505 }),
      ),
  },
  "ceramic-black": {
    class: "ceramic",
    name: { zh: "黑陶", en: "Black ceramic", vi: "Gốm đen" },
    colour: "#2b2927",
    roughness: 0.45,
    tile: 0.4,
    relief: 0.4,
    pattern: () =>
      balanced(
        "#2b2927",
        concrete("#2b2927", { clouds: 0.12, holes: 0, strokes: 0.3, roughness: 0.46, seed: 506 }),
      ),
  },
  "plastic-white": {
    class: "plastic",
    name: { zh: "白色塑料", en: "White plastic", vi: "Nhựa trắng" },
    colour: "#efeeea",
    roughness: 0.4,
    tile: 0.15,
    relief: 0.2,
    pattern: () => balanced("#efeeea", orangePeel("#efeeea", 0.4, 150, 507)),
  },
  "plastic-black": {
    class: "plastic",
    name: { zh: "黑色塑料", en: "Black plastic", vi: "Nhựa đen" },
    colour: "#242424",
    roughness: 0.45,
    tile: 0.15,
    relief: 0.3,
    pattern: () => balanced("#242424", orangePeel("#242424", 0.45, 190, 508)),
  },
  "plastic-grey": {
    class: "plastic",
    name: { zh: "灰色塑料", en: "Grey plastic", vi: "Nhựa xám" },
    colour: "#8e8e8c",
    roughness: 0.45,
    tile: 0.15,
    relief: 0.3,
    pattern: () => balanced("#8e8e8c", orangePeel("#8e8e8c", 0.45, 190, 509)),
  },
  "acrylic-white": {
    class: "plastic",
    name: { zh: "白色亚克力", en: "White acrylic", vi: "Acrylic trắng" },
    colour: "#f5f4f1",
    roughness: 0.1,
  },
  "rubber-black": {
    class: "plastic",
    name: { zh: "黑色橡胶", en: "Black rubber", vi: "Cao su đen" },
    colour: "#1e1e1e",
    roughness: 0.8,
    tile: 0.15,
    relief: 0.4,
    pattern: () => balanced("#1e1e1e", orangePeel("#1e1e1e", 0.8, 220, 510)),
  },
} satisfies Readonly<Record<string, Finish>>
