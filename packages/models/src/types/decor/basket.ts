import { deform } from "../../geometry/deform.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc } from "../../geometry/lathe.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { foldedCloth } from "../textiles/folded-towels.ts"

/** A basket of courses that are wound, with handles, empty or with a throw in it. */
export const basket = defineModel({
  id: "decor.basket",
  category: "decor",
  name: { zh: "编织篮", en: "Basket", vi: "Giỏ đan" },
  words: {
    zh: ["收纳篮", "藤篮", "脏衣篮"],
    en: ["storage basket", "laundry basket", "wicker", "seagrass"],
    vi: ["giỏ mây", "giỏ cói", "giỏ đồ"],
  },
  parameters: {
    width: length(420, 260, 600, 20),
    depth: length(420, 260, 600, 20),
    height: length(400, 200, 650, 10),
    shape: choice("belly", "straight"),
    inside: choice("empty", "throw"),
  },
  slots: {
    basket: { finish: "seagrass", accepts: ["woven"] },
    handles: { finish: "leather-tan", accepts: ["leather", "woven"] },
    throw: { finish: "knit-ivory", accepts: ["fabric"] },
  },
  anchor: "floor",
  build({ width, depth, height, shape, inside }) {
    const parts = openParts()
    const r = width / 2
    const tall = inside === "throw" ? height * 0.82 : height - 0.03
    const courses = Math.round(tall / 0.017)
    const half = tall / courses / 2
    const radiusAt = (t: number): number =>
      (shape === "belly"
        ? r * (0.72 + 0.28 * Math.sin(Math.PI * (0.12 + 0.76 * t)) - 0.05 * t)
        : r * (0.86 + 0.14 * t)) - half
    for (let i = 0; i < courses; i++)
      parts.add(
        "basket",
        tube({
          path: (at): Vec3 => {
            const angle = at * 2 * Math.PI
            const wave = 0.0025 * Math.sin(angle * 16 + i * Math.PI)
            const far = radiusAt((i + 0.5) / courses) + wave
            return [Math.cos(angle) * far, half * (2 * i + 1), Math.sin(angle) * far]
          },
          radius: half * 1.12,
          steps: 44,
          sides: 5,
          isClosed: true,
        }),
      )
    parts.add(
      "basket",
      place(disc({ radius: radiusAt(0), height: 0.014, rim: 0.005, segments: 40 }), { at: [0, 0.0075, 0] }),
    )
    for (const side of [-1, 1]) {
      const far = radiusAt(1) + 0.004
      parts.add(
        "handles",
        tube({
          path: [
            [side * far, tall * 0.8, -0.07],
            [side * far, tall + 0.008, -0.06],
            [side * far, Math.min(height, tall + 0.045) - 0.008, 0],
            [side * far, tall + 0.008, 0.06],
            [side * far, tall * 0.8, 0.07],
          ],
          radius: 0.008,
          steps: 28,
          sides: 8,
        }),
      )
    }
    if (inside === "throw") {
      // A blanket folded and stood upright: its round folds look out.
      const [wide, thick] = [radiusAt(1) * 1.56, radiusAt(1) * 1.16]
      const stood = foldedCloth({ width: wide, depth: height * 0.62, thick, layers: 4, seed: 4, cells: 14 })
      parts.add(
        "throw",
        deform(
          place(stood, {
            turn: [-Math.PI / 2 - 0.1, 0.5, 0],
            at: [thick * 0.24, height * 0.69, thick * 0.43],
          }),
          (p) => {
            // What is between the courses is pressed together by them.
            const limit = radiusAt(Math.min(1, p[1] / tall)) - 0.014
            const far = Math.hypot(p[0], p[2])
            const by = p[1] < tall && far > limit ? limit / far : 1
            p[0] = p[0] * by + 0.004 * noise3(p[1] * 14, p[2] * 9, 1, 6)
            p[2] *= by
            p[1] += 0.007 * noise3(p[0] * 12, 2, p[2] * 30, 5)
          },
        ),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.84, depth * 0.84], style: "detail" }),
  ],
  looks: [
    {
      name: { zh: "海草篮与毯子", en: "Seagrass basket with a throw", vi: "Giỏ cói đựng chăn" },
      values: { inside: "throw", height: 440 },
    },
    {
      name: { zh: "藤编收纳篮", en: "Rattan storage basket", vi: "Giỏ mây đựng đồ" },
      values: { shape: "straight", height: 320 },
      finishes: { basket: "rattan-natural" },
    },
    {
      name: { zh: "深色高篮", en: "Tall dark basket", vi: "Giỏ cao màu đậm" },
      values: { height: 580, width: 400, depth: 400 },
      finishes: { basket: "wicker-dark", handles: "rope-sand" },
    },
  ],
})
