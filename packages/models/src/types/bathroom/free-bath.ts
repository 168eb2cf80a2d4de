import { deform } from "../../geometry/deform.ts"
import { place } from "../../geometry/place-mesh.ts"
import { rolledRim, vessel, type EggOutline } from "../../geometry/vessel.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { post, stud } from "./taps.ts"

const words = {
  zh: ["浴缸", "泡澡", "浴盆"],
  en: ["bathtub", "tub", "bath"],
  vi: ["bồn tắm", "bồn ngâm"],
} as const

/** A bath that stands alone: an oval, a slipper with one high end, or a soft rectangle. */
export const freeBath = defineModel({
  id: "bath.free",
  category: "bathroom",
  name: { zh: "独立浴缸", en: "Freestanding bath", vi: "Bồn tắm độc lập" },
  words: { ...words, zh: [...words.zh, "独立式浴缸"], vi: [...words.vi, "bồn tắm đặt sàn"] },
  parameters: {
    width: length(1700, 1400, 1900, 50),
    depth: length(780, 680, 900, 10),
    height: length(580, 520, 780, 10),
    shape: choice("oval", "slipper", "rectangle"),
    rim: choice("thin", "wide"),
  },
  slots: {
    ceramic: { finish: "ceramic-matt-white", accepts: ["ceramic", "stone", "plastic"] },
    outside: { finish: "ceramic-matt-white", accepts: ["ceramic", "stone", "plastic", "lacquer", "metal"] },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { front: 500, back: 200, side: 200 },
  build({ width, depth, height, shape, rim }) {
    const parts = openParts()
    // The egg lies along z first and is turned at the end.
    const outline: EggOutline = {
      width: depth,
      front: width / 2,
      back: width / 2,
      round: shape === "rectangle" ? 5 : 2.35,
    }
    const wall = rim === "wide" ? 0.045 : 0.022
    const low = shape === "slipper" ? height * 0.8 : height
    const slope = shape === "rectangle" ? 0.5 : 1
    const rolled = rolledRim({ y: low - wall / 2, inside: 0 }, wall, 6)
    const raise = (p: [number, number, number]): void => {
      if (shape !== "slipper") return
      const at = Math.max(0, -p[2] / (width / 2))
      p[1] += (height - low) * at ** 2.2 * Math.min(1, Math.max(0, p[1] / low)) ** 1.6
    }
    const turn = { turn: [0, Math.PI / 2, 0] } as const
    const outer = vessel({
      outline,
      closes: { foot: true },
      segments: 64,
      smooth: 2,
      levels: [
        { y: 0, inside: 0.1 * slope + 0.035, front: 0.16 * slope + 0.03, back: 0.16 * slope + 0.03 },
        { y: 0.008, inside: 0.1 * slope + 0.026, front: 0.16 * slope + 0.02, back: 0.16 * slope + 0.02 },
        { y: low * 0.3, inside: 0.072 * slope, front: 0.115 * slope, back: 0.115 * slope },
        { y: low * 0.62, inside: 0.038 * slope, front: 0.06 * slope, back: 0.06 * slope },
        { y: low * 0.88, inside: 0.01 * slope, front: 0.014 * slope, back: 0.014 * slope },
        ...rolled.slice(0, 4),
      ],
    })
    const deep = 0.13
    const inner = vessel({
      outline,
      closes: { end: true },
      segments: 64,
      smooth: 2,
      levels: [
        ...rolled.slice(3),
        { y: low * 0.8, inside: wall + 0.02, front: wall + 0.05, back: wall + 0.07 },
        { y: low * 0.5, inside: wall + 0.05, front: wall + 0.12, back: wall + 0.2 },
        { y: deep + 0.05, inside: wall + 0.09, front: wall + 0.2, back: wall + 0.34 },
        { y: deep + 0.008, inside: wall + 0.14, front: wall + 0.27, back: wall + 0.42 },
        { y: deep, inside: wall + 0.2, front: wall + 0.36, back: wall + 0.5 },
      ],
    })
    parts.add("outside", place(deform(outer, raise), turn))
    parts.add("ceramic", place(deform(inner, raise), turn))
    parts.add(
      "metal",
      place(post(0.034, 0.008, 32), { at: [width * 0.2, deep, 0] }),
      place(stud(0.036, 0.012, 32), {
        at: [width / 2 - wall - 0.085, low * 0.74, 0],
        turn: [0.24, -Math.PI / 2, 0],
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, shape }) => [
    shape === "rectangle"
      ? symbolBox({ size: [width, depth], radius: depth * 0.22 })
      : symbolRound({ size: [width, depth] }),
    shape === "rectangle"
      ? symbolBox({ size: [width - 0.12, depth - 0.12], radius: depth * 0.2, style: "detail" })
      : symbolRound({ size: [width - 0.12, depth - 0.12], style: "detail" }),
    symbolRound({ at: [width * 0.2, 0], size: [0.06, 0.06], style: "detail" }),
  ],
  looks: [
    { name: { zh: "哑光白椭圆浴缸", en: "Oval bath in matt white", vi: "Bồn oval trắng mờ" } },
    {
      name: { zh: "高背浴缸·森林绿外壳", en: "Slipper bath, forest green", vi: "Bồn lưng cao xanh rừng" },
      values: { shape: "slipper", height: 720, width: 1650, rim: "wide" },
      finishes: { ceramic: "ceramic-white", outside: "lacquer-forest", metal: "brass-aged" },
    },
    {
      name: { zh: "微水泥方形浴缸", en: "Soft rectangle in microcement", vi: "Bồn vuông bo xi măng" },
      values: { shape: "rectangle", rim: "wide", width: 1800, height: 560 },
      finishes: { ceramic: "microcement-warm", outside: "microcement-warm", metal: "bronze-dark" },
    },
  ],
})
