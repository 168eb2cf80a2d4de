import type { ThreeLanguages } from "../model/shown-in-languages.ts"
import type { Finish } from "./finish.ts"
import { rolled } from "./patterns/metal-surface.ts"
import { balanced } from "./patterns/tone.ts"

const wallPaint = (name: ThreeLanguages, colour: `#${string}`): Finish => ({
  class: "paint",
  name,
  colour,
  roughness: 0.88,
  tile: 0.8,
  relief: 0.35,
  pattern: () => balanced(colour, rolled(colour, 0.88, 85)),
})

export const paints = {
  "paint-white": wallPaint({ zh: "墙漆·暖白", en: "Paint, warm white", vi: "Sơn trắng ấm" }, "#f3efe7"),
  "paint-chalk": wallPaint({ zh: "墙漆·白垩", en: "Paint, chalk", vi: "Sơn màu phấn" }, "#e8e1d5"),
  "paint-sand": wallPaint({ zh: "墙漆·沙色", en: "Paint, sand", vi: "Sơn màu cát" }, "#d8c9b0"),
  "paint-clay": wallPaint({ zh: "墙漆·陶土", en: "Paint, clay", vi: "Sơn đất nung" }, "#c79a80"),
  "paint-blush": wallPaint({ zh: "墙漆·裸粉", en: "Paint, blush", vi: "Sơn hồng phấn" }, "#e3c8bb"),
  "paint-ochre": wallPaint({ zh: "墙漆·赭黄", en: "Paint, ochre", vi: "Sơn vàng đất" }, "#d2a960"),
  "paint-sage": wallPaint({ zh: "墙漆·鼠尾草绿", en: "Paint, sage", vi: "Sơn xanh xô thơm" }, "#a9b39c"),
  "paint-forest": wallPaint({ zh: "墙漆·森林绿", en: "Paint, forest", vi: "Sơn xanh rừng" }, "#44564a"),
  "paint-mist": wallPaint({ zh: "墙漆·雾蓝", en: "Paint, mist blue", vi: "Sơn xanh sương" }, "#b5c3c9"),
  "paint-navy": wallPaint({ zh: "墙漆·海军蓝", en: "Paint, navy", vi: "Sơn xanh navy" }, "#364458"),
  "paint-greige": wallPaint({ zh: "墙漆·灰米", en: "Paint, greige", vi: "Sơn xám be" }, "#c9c1b4"),
  "paint-charcoal": wallPaint({ zh: "墙漆·炭灰", en: "Paint, charcoal", vi: "Sơn than chì" }, "#4b4a48"),
} satisfies Readonly<Record<string, Finish>>
