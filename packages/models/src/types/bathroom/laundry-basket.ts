import { disc } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { rolledTowel } from "../textiles/rolled-towel.ts"

/** A basket of cane with a cloth liner, laundry in it; or a frame with a canvas bag. */
export const laundryBasket = defineModel({
  id: "basket.laundry",
  category: "bathroom",
  name: { zh: "脏衣篮", en: "Laundry basket", vi: "Giỏ đồ giặt" },
  words: {
    zh: ["洗衣篮", "脏衣篓", "收纳篮"],
    en: ["hamper", "washing basket", "storage basket"],
    vi: ["giỏ đựng đồ", "giỏ mây", "giỏ quần áo"],
  },
  parameters: {
    width: length(420, 320, 560, 10),
    depth: length(420, 300, 560, 10),
    height: length(580, 400, 680, 10),
    shape: choice("round", "square"),
    filled: toggle(true),
  },
  slots: {
    basket: { finish: "rattan-natural", accepts: ["woven", "fabric"] },
    liner: { finish: "linen-oat", accepts: ["fabric"] },
    laundry: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, filled }) {
    const parts = openParts()
    const power = shape === "square" ? 5 : 2
    const body = filled ? height - 0.045 : height - 0.004
    const ring = (angle: number, y: number, out: number): Vec3 => {
      const belly = 0.9 + 0.1 * Math.sin(Math.min(1, y / body) * 2.4) - out
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      return [
        (Math.sign(sin) * Math.abs(sin) ** (2 / power) * (width - 0.016) * belly) / 2,
        y,
        (Math.sign(cos) * Math.abs(cos) ** (2 / power) * (depth - 0.016) * belly) / 2,
      ]
    }
    const uprights = 46
    const rows = 26
    // Weavers go in front of one stake and behind the next.
    parts.add(
      "basket",
      sheet({
        cells: [uprights * 2, rows * 2],
        surface: (u, v) => {
          const row = Math.floor(v * rows * 0.999)
          const side = row % 2 === 0 ? 1 : -1
          const round = Math.sin(((v * rows) % 1) * Math.PI)
          const over = side * Math.sin(u * uprights * Math.PI)
          return ring(u * 2 * Math.PI, v * (body - 0.012), 0.004 - over * 0.011 * (0.35 + 0.65 * round))
        },
      }),
      place(disc({ radius: Math.min(width, depth) * 0.43, height: 0.014, segments: 40 }), {
        at: [0, 0.012, 0],
        scale: [width / Math.min(width, depth), 1, depth / Math.min(width, depth)],
      }),
    )
    for (const [y, radius] of [
      [0.008, 0.008],
      [body - 0.012, 0.0105],
      [body - 0.034, 0.007],
    ] as const)
      parts.add(
        "basket",
        rim((at) => ring(at * 2 * Math.PI, y, -0.005), radius),
      )
    // The liner turns over the rim.
    parts.add(
      "liner",
      sheet({
        cells: [72, 8],
        thickness: 0.003,
        surface: (u, v) => {
          const angle = u * 2 * Math.PI
          const fold = noise3(Math.sin(angle) * 5, Math.cos(angle) * 5, v * 2, 5)
          const over = v < 0.45
          const y = over
            ? body - 0.075 + (v / 0.45) * 0.079 + fold * 0.006 * (0.45 - v)
            : body + 0.004 - ((v - 0.45) / 0.55) * (body * 0.3)
          // As far out as the rim is thick, however deep the basket is.
          const clear = 0.019 / Math.min(width, depth)
          const out = over ? -clear - Math.abs(fold) * 0.012 * (1 - v / 0.45) : 0.05 + fold * 0.01
          const [x, , z] = ring(angle, Math.min(y, body), out)
          return [x, y, z]
        },
      }),
    )
    if (filled) parts.add("laundry", rolls(width, depth, height))
    else
      parts.add(
        "liner",
        place(disc({ radius: Math.min(width, depth) * 0.42, height: 0.006 }), {
          at: [0, body * 0.7, 0],
          scale: [width / Math.min(width, depth), 1, depth / Math.min(width, depth)],
        }),
      )
    return parts.close()
  },
  symbol: ({ width, depth, shape }) => [
    shape === "round"
      ? symbolRound({ size: [width, depth] })
      : symbolBox({ size: [width, depth], radius: width * 0.2 }),
    shape === "round"
      ? symbolRound({ size: [width - 0.05, depth - 0.05], style: "detail" })
      : symbolBox({ size: [width - 0.05, depth - 0.05], radius: width * 0.18, style: "detail" }),
  ],
  looks: [
    { name: { zh: "藤编圆篮", en: "Round rattan basket", vi: "Giỏ mây tròn" } },
    {
      name: { zh: "深色方篮", en: "Square dark wicker", vi: "Giỏ vuông mây sẫm" },
      values: { shape: "square", width: 460, depth: 340, height: 560 },
      finishes: { basket: "wicker-dark", liner: "linen-stone" },
    },
    {
      name: { zh: "棉绳收纳篮", en: "Cotton-rope basket", vi: "Giỏ dây cotton" },
      values: { height: 420, width: 480, depth: 480 },
      finishes: { basket: "rope-sand", liner: "cotton-white", laundry: "knit-terracotta" },
    },
  ],
})

const rim = (path: (at: number) => Vec3, radius: number): Mesh =>
  tube({ path, radius, steps: 48, sides: 7, isClosed: true })

/** Towels rolled up and laid in; the heap below them is hidden. */
function rolls(width: number, depth: number, height: number): Mesh {
  const inside = Math.min(width, depth) * 0.43
  const radius = inside * 0.29
  const at = (x: number, z: number, down: number, turn: number, seed: number): Mesh =>
    place(
      rolledTowel({ length: 2 * Math.sqrt(inside ** 2 - (Math.abs(z) + radius * 0.62) ** 2), radius, seed }),
      {
        turn: [0, turn, 0],
        at: [x, height - radius * 0.98 - down, z],
      },
    )
  const step = radius * 1.96
  return mergeMeshes([
    at(0.004, -step * 0.98, 0.012, 0.04, 1),
    at(-0.006, 0, 0, -0.03, 2),
    at(0.008, step * 0.98, 0.014, 0.06, 3),
    place(disc({ radius: Math.min(width, depth) * 0.42, height: 0.02, segments: 40 }), {
      at: [0, height - radius * 1.7, 0],
      scale: [width / Math.min(width, depth), 1, depth / Math.min(width, depth)],
    }),
  ])
}
