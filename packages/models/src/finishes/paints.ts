import type { Finish } from "./finish.ts"

export const paints = {
  "paint-white": {
    class: "paint",
    name: { zh: "墙漆·暖白", en: "Paint, warm white", vi: "Sơn trắng ấm" },
    colour: "#f3efe7",
    roughness: 0.88,
  },
  "paint-chalk": {
    class: "paint",
    name: { zh: "墙漆·白垩", en: "Paint, chalk", vi: "Sơn màu phấn" },
    colour: "#e8e1d5",
    roughness: 0.88,
  },
  "paint-sand": {
    class: "paint",
    name: { zh: "墙漆·沙色", en: "Paint, sand", vi: "Sơn màu cát" },
    colour: "#d8c9b0",
    roughness: 0.88,
  },
  "paint-clay": {
    class: "paint",
    name: { zh: "墙漆·陶土", en: "Paint, clay", vi: "Sơn đất nung" },
    colour: "#c79a80",
    roughness: 0.88,
  },
  "paint-blush": {
    class: "paint",
    name: { zh: "墙漆·裸粉", en: "Paint, blush", vi: "Sơn hồng phấn" },
    colour: "#e3c8bb",
    roughness: 0.88,
  },
  "paint-ochre": {
    class: "paint",
    name: { zh: "墙漆·赭黄", en: "Paint, ochre", vi: "Sơn vàng đất" },
    colour: "#d2a960",
    roughness: 0.88,
  },
  "paint-sage": {
    class: "paint",
    name: { zh: "墙漆·鼠尾草绿", en: "Paint, sage", vi: "Sơn xanh xô thơm" },
    colour: "#a9b39c",
    roughness: 0.88,
  },
  "paint-forest": {
    class: "paint",
    name: { zh: "墙漆·森林绿", en: "Paint, forest", vi: "Sơn xanh rừng" },
    colour: "#44564a",
    roughness: 0.88,
  },
  "paint-mist": {
    class: "paint",
    name: { zh: "墙漆·雾蓝", en: "Paint, mist blue", vi: "Sơn xanh sương" },
    colour: "#b5c3c9",
    roughness: 0.88,
  },
  "paint-navy": {
    class: "paint",
    name: { zh: "墙漆·海军蓝", en: "Paint, navy", vi: "Sơn xanh navy" },
    colour: "#364458",
    roughness: 0.88,
  },
  "paint-greige": {
    class: "paint",
    name: { zh: "墙漆·灰米", en: "Paint, greige", vi: "Sơn xám be" },
    colour: "#c9c1b4",
    roughness: 0.88,
  },
  "paint-charcoal": {
    class: "paint",
    name: { zh: "墙漆·炭灰", en: "Paint, charcoal", vi: "Sơn than chì" },
    colour: "#4b4a48",
    roughness: 0.88,
  },
} as const satisfies Readonly<Record<string, Finish>>
