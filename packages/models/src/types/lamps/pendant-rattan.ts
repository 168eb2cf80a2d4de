import { curveThrough } from "../../geometry/curve.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb, ceilingRose, cordBetween, lampHolder } from "./lamp-parts.ts"

const shapes = {
  bell: [
    [0.92, 0],
    [1, 0.16],
    [0.94, 0.45],
    [0.7, 0.78],
    [0.3, 1],
  ],
  globe: [
    [0.4, 0],
    [0.82, 0.16],
    [1, 0.5],
    [0.82, 0.84],
    [0.3, 1],
  ],
  hat: [
    [1, 0],
    [0.72, 0.2],
    [0.46, 0.42],
    [0.38, 0.72],
    [0.26, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Vec2[]>>
const talls = { bell: 0.66, globe: 0.9, hat: 0.46 } as const

/** A pendant woven of rattan: slanting ribs, hoops, and a stronger rim. */
export const pendantRattan = defineModel({
  id: "lamp.pendant-rattan",
  category: "lamps",
  name: { zh: "藤编吊灯", en: "Rattan pendant", vi: "Đèn thả mây đan" },
  words: {
    zh: ["吊灯", "藤灯", "灯", "竹编灯"],
    en: ["pendant", "wicker", "woven", "hanging lamp", "boho"],
    vi: ["đèn", "đèn mây", "đèn tre", "đèn thả"],
  },
  parameters: {
    width: length(560, 320, 800, 20),
    depth: length(560, 320, 800, 20),
    height: length(1000, 600, 1800, 50),
    shape: choice("bell", "globe", "hat"),
    weave: choice("slanting", "crossed", "upright"),
  },
  slots: {
    weave: { finish: "rattan-natural", accepts: ["woven", "wood"] },
    fittings: { finish: "bronze-dark", accepts: ["metal"] },
    cord: { finish: "rubber-black", accepts: ["plastic", "fabric", "woven"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "ceiling",
  build({ width, depth, height, shape, weave }) {
    const parts = openParts()
    const radius = width / 2 - 0.006
    const tall = Math.min(width * talls[shape], height * 0.7)
    const curve = curveThrough(shapes[shape].map(([r, y]) => [r * radius, y * tall, 0]))
    const ribs = weave === "crossed" ? 22 : 40
    const lean = weave === "upright" ? 0 : 0.5
    for (const way of weave === "crossed" ? [1, -1] : [1])
      for (let i = 0; i < ribs; i++) {
        const start = (i / ribs) * 2 * Math.PI
        parts.add(
          "weave",
          tube({
            path: (at): Vec3 => {
              const [r, y] = curve(at)
              const angle = start + way * at * lean
              return [Math.cos(angle) * (r + way * 0.0012), y, Math.sin(angle) * (r + way * 0.0012)]
            },
            radius: 0.0024,
            steps: 12,
            sides: 4,
            ends: "none",
          }),
        )
      }
    const hoops = weave === "crossed" ? 4 : 9
    for (let k = 0; k <= hoops; k++) {
      const [r, y] = curve(k / hoops)
      const isRim = k === 0 || k === hoops
      parts.add(
        "weave",
        tube({
          path: (at): Vec3 => {
            const angle = at * 2 * Math.PI
            return [Math.cos(angle) * r, y, Math.sin(angle) * r]
          },
          radius: isRim ? 0.0058 : 0.0026,
          steps: 44,
          sides: isRim ? 7 : 4,
          isClosed: true,
        }),
      )
    }
    // Spokes carry the holder.
    const [neck] = curve(1)
    for (let i = 0; i < 3; i++) {
      const angle = (i / 3) * 2 * Math.PI
      parts.add(
        "fittings",
        cordBetween([0, tall + 0.004, 0], [Math.cos(angle) * neck, tall, Math.sin(angle) * neck], 0.002),
      )
    }
    parts.add("fittings", lampHolder(tall - 0.05), ceilingRose(height))
    parts.add("glow", place(bulb(0.045), { at: [0, tall - 0.05 - 0.07, 0] }))
    parts.add("cord", cordBetween([0, tall + 0.005, 0], [0, height - 0.03, 0]))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth, "dashed"),
  looks: [
    { name: { zh: "藤编钟形吊灯", en: "Rattan bell", vi: "Đèn mây hình chuông" } },
    {
      name: { zh: "交叉编织球灯", en: "Crossed globe", vi: "Đèn cầu đan chéo" },
      values: { shape: "globe", weave: "crossed", width: 480, depth: 480 },
      finishes: { weave: "wicker-dark" },
    },
    {
      name: { zh: "斗笠吊灯", en: "Field hat", vi: "Đèn nón lá" },
      values: { shape: "hat", weave: "upright", width: 700, depth: 700 },
      finishes: { weave: "bamboo-natural", cord: "rope-sand" },
    },
  ],
})
