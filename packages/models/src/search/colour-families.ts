import { linearColour } from "../glb/linear-colour.ts"

/** Colours as shoppers say them. */
export const colourFamilies = {
  white: { zh: ["白色", "白", "米白"], en: ["white", "ivory"], vi: ["trắng", "màu trắng", "trắng ngà"] },
  beige: {
    zh: ["米色", "奶油色", "奶油", "燕麦色", "米"],
    en: ["beige", "cream", "sand", "oat", "natural"],
    vi: ["be", "kem", "màu kem", "màu be", "cát"],
  },
  grey: { zh: ["灰色", "灰"], en: ["grey", "gray"], vi: ["xám", "màu xám", "ghi"] },
  black: { zh: ["黑色", "黑", "炭黑"], en: ["black", "charcoal"], vi: ["đen", "màu đen"] },
  brown: {
    zh: ["棕色", "棕", "咖啡色", "褐色", "驼色"],
    en: ["brown", "cognac", "tan", "camel"],
    vi: ["nâu", "màu nâu", "bò"],
  },
  red: {
    zh: ["红色", "红", "砖红", "铁锈红"],
    en: ["red", "rust", "terracotta"],
    vi: ["đỏ", "màu đỏ", "đỏ gạch", "đất nung"],
  },
  pink: { zh: ["粉色", "粉红", "粉"], en: ["pink", "blush"], vi: ["hồng", "màu hồng"] },
  orange: { zh: ["橙色", "橘色", "橙"], en: ["orange"], vi: ["cam", "màu cam"] },
  yellow: { zh: ["黄色", "黄", "姜黄"], en: ["yellow", "ochre", "mustard"], vi: ["vàng", "màu vàng"] },
  green: {
    zh: ["绿色", "绿", "墨绿"],
    en: ["green", "sage", "olive"],
    vi: ["xanh lá", "xanh lục", "xanh rêu", "xanh lá cây", "màu xanh lá"],
  },
  blue: {
    zh: ["蓝色", "蓝", "雾蓝", "海军蓝"],
    en: ["blue", "navy"],
    vi: ["xanh dương", "xanh da trời", "xanh navy", "xanh nước biển", "màu xanh dương"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<"zh" | "en" | "vi", readonly string[]>>>>
export type ColourFamily = keyof typeof colourFamilies

/** How a family is shown as a dot: a quiet tone of it. */
export const familySwatches: Readonly<Record<ColourFamily, `#${string}`>> = {
  white: "#f6f3ec",
  beige: "#dccbb0",
  grey: "#9c9a95",
  black: "#2b2926",
  brown: "#8a5a3b",
  red: "#a8452f",
  pink: "#dba79c",
  orange: "#d07f3e",
  yellow: "#d3a53d",
  green: "#6f8263",
  blue: "#4f6a86",
}

/** The family of a colour `#rrggbb`, by hue, lightness and chroma in OKLab (Ottosson, 2020). */
export function colourFamilyOf(colour: string): ColourFamily {
  const [red, green, blue] = linearColour(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (lightness < 0.3 && chroma < 0.03) return "black"
  if (lightness > 0.93 && chroma < 0.025) return "white"
  if (chroma < 0.014) return lightness > 0.9 ? "white" : lightness < 0.36 ? "black" : "grey"
  const isWarm = hue > 40 && hue < 115
  if (isWarm && lightness > 0.76 && chroma < 0.075) return "beige"
  if (chroma < 0.022 && lightness > 0.36) return "grey"
  if (hue < 15 || hue >= 345) return lightness > 0.7 ? "pink" : "red"
  if (hue < 50)
    return lightness > 0.72 && chroma < 0.09 ? "pink" : chroma > 0.1 && lightness > 0.45 ? "red" : "brown"
  if (hue < 72) return chroma > 0.14 ? "orange" : "brown"
  if (hue < 110) return chroma > 0.09 && lightness > 0.62 ? "yellow" : lightness > 0.72 ? "beige" : "brown"
  if (hue < 195) return "green"
  if (hue < 285) return "blue"
  return lightness > 0.6 ? "pink" : "red"
}
