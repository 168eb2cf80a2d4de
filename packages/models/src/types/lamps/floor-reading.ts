import { ball, disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { aim } from "../../geometry/aim.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { add3, scale3, subtract3, unit3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { bulb, shell } from "./lamp-parts.ts"

const heads = {
  cone: [
    [1, 0],
    [0.78, 0.35],
    [0.42, 0.85],
    [0.3, 1.1],
    [0.26, 1.5],
  ],
  dome: [
    [1, 0],
    [0.97, 0.25],
    [0.78, 0.62],
    [0.45, 0.88],
    [0.22, 0.98],
  ],
  tube: [
    [0.62, 0],
    [0.62, 1.2],
    [0.6, 1.7],
    [0.5, 1.82],
    [0.2, 1.84],
  ],
} as const

/** A slim stem with a head that turns to the book: straight with an arm, or bent like a crook. */
export const floorReading = defineModel({
  id: "lamp.floor-reading",
  category: "lamps",
  name: { zh: "阅读落地灯", en: "Reading floor lamp", vi: "Đèn cây đọc sách" },
  words: {
    zh: ["落地灯", "阅读灯", "灯", "沙发灯"],
    en: ["floor lamp", "reading light", "task lamp", "lamp"],
    vi: ["đèn", "đèn cây", "đèn đọc sách", "đèn đứng"],
  },
  parameters: {
    width: length(480, 360, 700, 20),
    depth: length(260, 220, 320, 10),
    height: length(1350, 1100, 1600, 50),
    head: choice("cone", "dome", "tube"),
    stem: choice("arm", "crook"),
  },
  slots: {
    frame: { finish: "steel-black", accepts: ["metal"] },
    head: { finish: "steel-black", accepts: ["metal", "lacquer", "ceramic"] },
    inside: { finish: "brass-brushed", accepts: ["metal"] },
    foot: { finish: "steel-black", accepts: ["metal", "stone", "wood"] },
    joints: { finish: "brass-brushed", accepts: ["metal"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "floor",
  build({ width, depth, height, head, stem }) {
    const parts = openParts()
    const footRadius = depth / 2
    const x = -width / 2 + footRadius
    parts.add(
      "foot",
      place(disc({ radius: footRadius, height: 0.02, rim: 0.006, segments: 60, rounds: 3 }), {
        at: [x, 0.01, 0],
      }),
    )
    parts.add(
      "joints",
      place(disc({ radius: 0.016, height: 0.022, rim: 0.003, segments: 24 }), { at: [x, 0.03, 0] }),
    )
    const radius = Math.min(0.085, width * 0.17)
    const tall = (heads[head].at(-1)?.[1] ?? 1) * radius
    const way: Vec3 = unit3([0.5, -1, 0])
    // The rim's outermost point lies on the right end of the piece.
    const mouthX = width / 2 - radius * 0.9 * (head === "tube" ? 0.62 : 1)
    let neck: Vec3
    if (stem === "crook") {
      neck = [mouthX - tall * 0.45, height - 0.12, 0]
      parts.add(
        "frame",
        tube({
          path: [
            [x, 0.02, 0],
            [x, height * 0.5, 0],
            [x + 0.004, height * 0.82, 0],
            [x + (neck[0] - x) * 0.24, height - 0.04, 0],
            [x + (neck[0] - x) * 0.58, height - 0.0078, 0],
            [x + (neck[0] - x) * 0.9, height - 0.052, 0],
            neck,
          ],
          radius: 0.0078,
          steps: 56,
          sides: 12,
        }),
      )
    } else {
      const top: Vec3 = [x, height - 0.012, 0]
      neck = [mouthX - tall * 0.45, height * 0.86, 0]
      const arm = unit3(subtract3(neck, [x, height * 0.9, 0]))
      parts.add(
        "frame",
        tube({ path: [[x, 0.02, 0], top], radius: 0.0085, steps: 1, sides: 14 }),
        tube({
          path: [add3([x, height * 0.9, 0.019], scale3(arm, -0.09)), add3(neck, [0, 0, 0.019])],
          radius: 0.006,
          steps: 1,
          sides: 12,
        }),
      )
      parts.add(
        "joints",
        place(disc({ radius: 0.018, height: 0.04, rim: 0.003, segments: 28 }), {
          at: [x, height * 0.9, 0.008],
          turn: [Math.PI / 2, 0, 0],
        }),
        place(ball(0.0095, 16), { at: [x, height - 0.0095, 0] }),
        place(disc({ radius: 0.012, height: 0.034, rim: 0.002, segments: 24 }), {
          at: [neck[0], neck[1], 0.012],
          turn: [Math.PI / 2, 0, 0],
        }),
      )
    }
    const mouth = add3(neck, scale3(way, tall))
    const { outside, inside } = shell({
      profile: heads[head].map(([r, y]) => [r * radius, y * radius]),
      segments: 44,
      pieces: head === "tube" ? 1 : 5,
    })
    const put = (mesh: Parameters<typeof aim>[0]): ReturnType<typeof aim> =>
      aim(mesh, { at: mouth, along: scale3(way, -1), facing: [0, 0, 1] })
    parts.add("head", put(outside))
    parts.add("inside", put(inside))
    parts.add("joints", place(ball(0.0155, 20), { at: neck }))
    parts.add("glow", put(place(bulb(radius * 0.34), { at: [0, radius * 0.45, 0] })))
    return parts.close()
  },
  symbol({ width, depth }) {
    const x = -width / 2 + depth / 2
    return [
      symbolRound({ at: [x, 0], size: [depth, depth] }),
      symbolBox({ size: [width, depth], style: "dashed" }),
      symbolLine([
        [x, 0],
        [width / 2 - 0.06, 0],
      ]),
      symbolRound({ at: [width / 2 - 0.08, 0], size: [0.16, 0.16], style: "detail" }),
    ]
  },
  looks: [
    { name: { zh: "黑色阅读灯", en: "Black reading lamp", vi: "Đèn đọc sách đen" } },
    {
      name: { zh: "黄铜弯颈灯", en: "Brass crook", vi: "Đèn cổ cong đồng thau" },
      values: { stem: "crook", head: "dome", width: 440, height: 1400 },
      finishes: { frame: "brass-brushed", head: "brass-brushed", foot: "marble-nero", inside: "steel-white" },
    },
    {
      name: { zh: "白色圆筒阅读灯", en: "White tube head", vi: "Đèn ống trắng" },
      values: { head: "tube", width: 560 },
      finishes: { frame: "steel-white", head: "steel-white", foot: "steel-white", joints: "steel-brushed" },
    },
  ],
})
