import { beam } from "../../geometry/beam.ts"
import { curveThrough } from "../../geometry/curve.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { sheet } from "../../geometry/sheet.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolChair } from "./chair-parts.ts"

/** How wide an outline still is on its way to an end, 0 to 1: a superellipse, so that its corners are round. */
const roundEnd = (at: number, power: number): number =>
  at <= 0 ? 1 : Math.max(0.02, 1 - Math.min(1, at) ** power) ** (1 / power)

const smooth = (at: number): number => {
  const t = Math.min(1, Math.max(0, at))
  return t * t * (3 - 2 * t)
}

/** One bent sheet of plywood or plastic on a light base. */
export const shellChair = defineModel({
  id: "chair.shell",
  category: "chairs",
  name: { zh: "壳体椅", en: "Shell chair", vi: "Ghế vỏ uốn" },
  words: {
    zh: ["餐椅", "曲木椅", "塑料椅", "办公椅", "北欧椅"],
    en: ["plywood chair", "plastic chair", "dining chair", "molded chair"],
    vi: ["ghế nhựa", "ghế ván ép", "ghế ăn", "ghế Bắc Âu"],
  },
  parameters: {
    width: length(500, 460, 560, 10),
    depth: length(530, 500, 580, 10),
    height: length(800, 760, 860, 10),
    base: choice("timber", "tube", "sled"),
    shell: choice("waisted", "bucket"),
    pad: toggle(false),
  },
  slots: {
    shell: { finish: "birch-plywood", accepts: ["wood", "plastic", "lacquer"] },
    base: { finish: "oak-natural", accepts: ["wood", "metal"] },
    pad: { finish: "wool-charcoal", accepts: ["fabric", "leather"] },
  },
  anchor: "floor",
  clearance: { back: 600 },
  build({ width, depth, height, base, shell, pad }) {
    const parts = openParts()
    const [front, back] = [depth / 2, -depth / 2]
    const profile = curveThrough([
      // The front edge falls away under the knees.
      [0, 0.406, front - 0.006],
      [0, 0.436, front - 0.03],
      [0, 0.449, front - 0.085],
      [0, 0.441, front - depth * 0.34],
      [0, 0.435, front - depth * 0.55],
      [0, 0.45, back + depth * 0.25],
      [0, 0.5, back + depth * 0.155],
      [0, 0.58, back + depth * 0.125],
      [0, 0.69, back + depth * 0.085],
      [0, height - 0.004, back + 0.012],
    ])
    const isBucket = shell === "bucket"
    // Rows lie closer at both ends, where the outline turns its corners.
    const rowAt = (row: number): number => 0.5 - 0.5 * Math.cos(row * Math.PI)
    const surface = (u: number, row: number): Vec3 => {
      const v = rowAt(row)
      const [, y, z] = profile(v)
      const side = u * 2 - 1
      const waist = 1 - (isBucket ? 0.05 : 0.24) * Math.exp(-(((v - 0.6) / 0.12) ** 2))
      const half =
        (width / 2 - 0.004) *
        (isBucket ? 0.93 + 0.07 * Math.sin(v * Math.PI) : 0.94 + 0.06 * Math.abs(v - 0.5)) *
        waist *
        roundEnd((v - 0.8) / 0.2, isBucket ? 2.7 : 3.1) *
        roundEnd((0.08 - v) / 0.08, isBucket ? 3.2 : 4)
      // By how far from the middle a point is, not by its share of its row: rows end in a point at the corners.
      const edge = Math.abs((side * half) / (width / 2)) ** (isBucket ? 2.6 : 2.1)
      // The sides rise along the seat and come forward along the back, as one bowl.
      const back = smooth((v - 0.42) / 0.3)
      const along = smooth(v / 0.3) * (1 - 0.75 * smooth((v - 0.62) / 0.38))
      const [rise, wrap] = isBucket ? [0.085, 0.105] : [0.024, 0.058]
      return [side * half, y + edge * rise * along * (1 - back), z + edge * wrap * along * back]
    }
    parts.add(
      "shell",
      sheet({
        cells: [18, 40],
        surface,
        thickness: 0.0105,
        hasEdges: true,
        uv: (u, row) => [rowAt(row) * 0.95, u * width],
      }),
    )
    if (pad)
      parts.add(
        "pad",
        place(
          roundCushion({
            size: [width * 0.78, 0.024, depth * 0.7],
            radius: 0.011,
            crown: 0.008,
            bulge: 0.002,
            roundness: 0.55,
            cells: 10,
            levels: 1,
          }),
          {
            at: [0, 0.457, front - depth * 0.38],
            turn: [-0.03, 0, 0],
          },
        ),
      )
    const [fx, fz] = [width * 0.42, depth * 0.42]
    if (base === "sled")
      for (const side of [-1, 1])
        parts.add(
          "base",
          tube({
            path: [
              [side * width * 0.22, 0.437, front - depth * 0.2],
              [side * width * 0.3, 0.4, front - depth * 0.17],
              [side * fx, 0.03, fz],
              [side * fx, 0.006, fz - 0.02],
              [side * fx, 0.006, 0],
              [side * fx, 0.006, -fz + 0.02],
              [side * fx, 0.03, -fz],
              [side * width * 0.3, 0.39, back + depth * 0.33],
              [side * width * 0.2, 0.43, back + depth * 0.36],
            ],
            radius: 0.006,
            steps: 56,
            sides: 8,
          }),
        )
    else {
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "base",
            taperedLeg({
              top: [sx * width * 0.25, 0.432, sz > 0 ? front - depth * 0.24 : back + depth * 0.34],
              foot: [sx * fx, 0, sz * fz],
              topRadius: base === "timber" ? 0.0165 : 0.0085,
              footRadius: base === "timber" ? 0.0105 : 0.0085,
            }),
          )
      parts.add(
        "base",
        ...[-1, 1].map((side) =>
          beam({
            from: [side * width * 0.25, 0.424, front - depth * 0.22],
            to: [side * width * 0.25, 0.424, back + depth * 0.32],
            width: 0.02,
            thickness: 0.012,
          }),
        ),
        beam({
          from: [-width * 0.26, 0.413, -0.01],
          to: [width * 0.26, 0.413, -0.01],
          width: 0.03,
          thickness: 0.012,
        }),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.05, 0.1),
  looks: [
    { name: { zh: "桦木曲木椅", en: "Birch ply on oak legs", vi: "Ghế ván bạch dương chân sồi" } },
    {
      name: { zh: "白色塑料椅", en: "White bucket on timber", vi: "Ghế nhựa trắng chân gỗ" },
      values: { shell: "bucket", width: 540 },
      finishes: { shell: "plastic-white", base: "beech-natural" },
    },
    {
      name: { zh: "黑色弓形钢脚椅", en: "Black ash shell on sled base", vi: "Ghế đen chân trượt" },
      values: { base: "sled", pad: true },
      finishes: { shell: "oak-black", base: "chrome-polished", pad: "leather-black" },
    },
    {
      name: { zh: "胡桃木贝壳椅", en: "Walnut bucket on steel", vi: "Ghế óc chó chân thép" },
      values: { shell: "bucket", base: "tube", pad: true },
      finishes: { shell: "walnut-natural", base: "steel-black", pad: "wool-grey" },
    },
  ],
})
