import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { sheet } from "../../geometry/sheet.ts"
import { pillow } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { discFoot, starFoot, symbolTub } from "./armchair-parts.ts"

/** A swivelling shell that one sinks into. */
export const eggChair = defineModel({
  id: "armchair.egg",
  category: "armchairs",
  name: { zh: "蛋形转椅", en: "Shell swivel chair", vi: "Ghế trứng xoay" },
  words: {
    zh: ["蛋椅", "旋转椅", "单人椅", "蛋壳椅"],
    en: ["egg chair", "swivel lounge chair", "ball chair", "armchair"],
    vi: ["ghế trứng", "ghế xoay", "ghế vỏ sò", "ghế đơn"],
  },
  parameters: {
    width: length(860, 780, 960, 10),
    depth: length(800, 740, 900, 10),
    height: length(1080, 900, 1200, 10),
    foot: choice("star", "disc"),
  },
  slots: {
    shell: { finish: "leather-cognac", accepts: ["fabric", "leather", "plastic", "wood"] },
    lining: { finish: "leather-cognac", accepts: ["fabric", "leather"] },
    foot: { finish: "steel-brushed", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { front: 450, side: 150 },
  build({ width, depth, height, foot }) {
    const parts = openParts()
    const bottom = 0.2
    const half = (height - bottom) * 0.58
    const middle = bottom + half
    // Polar angle from the lowest point to the rim, by the way round: low in front, arms at the sides, high at the back.
    const rim = (angle: number): number => {
      const back = (1 + Math.cos(angle)) / 2
      const height01 =
        0.2 + 0.36 * Math.min(1, back * 2.1) ** 1.4 + 0.44 * Math.max(0, (back - 0.42) / 0.58) ** 1.25
      const y = bottom + (height - bottom) * Math.min(1, height01)
      return Math.acos(Math.max(-1, Math.min(1, (middle - y) / half)))
    }
    // The rim at the back closes in a little; the widest place is at the level of the arms.
    const point = (angle: number, up: number, inset: number): Vec3 => {
      const polar = rim(angle) * up
      const sin = Math.sin(Math.min(polar, Math.PI * 0.86)) ** 0.82
      const y = middle - (half - inset) * Math.cos(polar)
      const level = (y - bottom) / (height - bottom)
      return [
        -Math.sin(angle) * (width / 2 - 0.016 - inset) * sin,
        y,
        -Math.cos(angle) * (depth * 0.53 - 0.016 - inset) * sin - 0.05 * level + 0.02,
      ]
    }
    const wall = (inset: number, from: number, to: number): ReturnType<typeof sheet> =>
      sheet({
        cells: [48, 16],
        thickness: inset > 0 ? 0.032 : 0.024,
        surface: (u, v) => point(Math.PI * (1 - 2 * u), from + (to - from) * v, inset),
        uv: (u, v) => [u * width * 2.6, v * height * 0.9],
      })
    parts.add("shell", wall(0, 0.06, 1))
    parts.add("lining", wall(0.026, 0.2, 0.975))
    parts.add(
      "shell",
      tube({
        path: Array.from({ length: 40 }, (_, i) => point((i / 40) * 2 * Math.PI, 1, 0.008)),
        radius: 0.017,
        steps: 72,
        sides: 8,
        isClosed: true,
      }),
    )
    parts.add(
      "lining",
      place(
        roundCushion({
          size: [width * 0.64, 0.13, depth * 0.62],
          radius: 0.065,
          rounds: 4,
          crown: 0.03,
          bulge: 0.012,
          wrinkle: 0.005,
          roundness: 0.8,
          cells: 12,
          seed: 4,
        }),
        { at: [0, 0.385, 0.03], turn: [-0.06, 0, 0] },
      ),
      place(pillow({ size: [width * 0.46, 0.24, 0.12], seed: 6, wrinkle: 0.014, welt: 0.004 }), {
        at: [0, height * 0.73, -depth / 2 + 0.13],
        turn: [-0.22, 0, 0],
      }),
    )
    const radius = Math.min(width, depth) * 0.36
    parts.add("foot", foot === "star" ? starFoot(radius, bottom + 0.03) : discFoot(radius, bottom + 0.03))
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolTub(width, depth, 0.72),
  looks: [
    { name: { zh: "干邑皮蛋形椅", en: "Shell chair in cognac leather", vi: "Ghế trứng da cognac" } },
    {
      name: { zh: "炭灰羊毛蛋形椅", en: "Shell chair in charcoal wool", vi: "Ghế trứng len than" },
      values: { height: 1150, foot: "disc" },
      finishes: { shell: "wool-charcoal", lining: "wool-charcoal", foot: "steel-black" },
    },
    {
      name: {
        zh: "白壳低背转椅",
        en: "Low white shell with sage velvet",
        vi: "Ghế vỏ trắng thấp nhung xanh",
      },
      values: { height: 920, width: 820, foot: "disc" },
      finishes: { shell: "plastic-white", lining: "velvet-sage", foot: "steel-white" },
    },
  ],
})
