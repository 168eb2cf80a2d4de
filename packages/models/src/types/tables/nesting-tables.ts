import { disc } from "../../geometry/lathe.ts"
import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { baseFinishes, tableTop, topFinishes } from "../construction/table-parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"

/** Two or three tables of falling height that slide under each other. */
export const nestingTables = defineModel({
  id: "coffee-table.nest",
  category: "tables",
  name: { zh: "套几", en: "Nesting tables", vi: "Bộ bàn lồng" },
  words: {
    zh: ["套几", "子母茶几", "组合茶几", "高低茶几"],
    en: ["nesting tables", "nest of tables", "coffee table set"],
    vi: ["bàn lồng", "bộ bàn trà đôi", "bàn trà cao thấp"],
  },
  parameters: {
    width: length(1150, 700, 1500, 50),
    depth: length(750, 450, 1000, 50),
    height: length(440, 360, 560, 10),
    tables: count(2, 2, 3),
    tops: choice("round", "square"),
    legs: choice("frame", "wood"),
  },
  slots: {
    top: { finish: "marble-carrara", accepts: topFinishes },
    topTwo: { finish: "oak-natural", accepts: topFinishes },
    base: { finish: "steel-black", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 350, back: 350, side: 350 },
  build({ width, depth, height, tables, tops, legs }) {
    const parts = openParts()
    for (const [i, one] of layOut(width, depth, height, tables).entries()) {
      const { x, z, size, tall } = one
      const outline =
        tops === "round" ? ellipse(size[0], size[1], 2, 64) : roundedRectangle(size[0], size[1], 0.03, 6)
      const thickness = i === 0 ? 0.022 : 0.026
      parts.add(
        i % 2 === 0 ? "top" : "topTwo",
        place(tableTop({ outline, height: tall, thickness, rim: 0.003 }), { at: [x, 0, z] }),
      )
      const under = tall - thickness
      const [rx, rz] =
        tops === "round" ? [size[0] * 0.42, size[1] * 0.42] : [size[0] / 2 - 0.025, size[1] / 2 - 0.025]
      if (legs === "wood") {
        for (let leg = 0; leg < 4; leg++) {
          const angle = Math.PI / 4 + (leg * Math.PI) / 2
          const [u, v] =
            tops === "round"
              ? [Math.sin(angle) * 0.72, Math.cos(angle) * 0.72]
              : [Math.sign(Math.sin(angle)) * 0.94, Math.sign(Math.cos(angle)) * 0.94]
          parts.add(
            "base",
            taperedLeg({
              top: [x + u * rx, under, z + v * rz],
              foot: [x + u * rx * 1.12, 0, z + v * rz * 1.12],
              topRadius: 0.018,
              footRadius: 0.011,
            }),
          )
        }
        parts.add(
          "base",
          place(disc({ radius: Math.min(rx, rz) * 0.82, height: 0.014, segments: 40 }), {
            at: [x, under - 0.0072, z],
          }),
        )
        continue
      }
      // A ring or a frame above and below, with uprights between.
      const ringAt = (y: number): void =>
        parts.add(
          "base",
          tube({
            path: (tops === "round"
              ? ellipse(rx * 2, rz * 2, 2, 24)
              : roundedRectangle(rx * 2, rz * 2, 0.03, 3)
            ).map(([px, pz]) => [x + px, y, z + pz] as const),
            radius: 0.007,
            steps: 64,
            sides: 8,
            isClosed: true,
          }),
        )
      ringAt(0.007)
      ringAt(under - 0.007)
      for (let leg = 0; leg < 4; leg++) {
        const angle = Math.PI / 4 + (leg * Math.PI) / 2
        const [u, v] =
          tops === "round"
            ? [Math.sin(angle), Math.cos(angle)]
            : [Math.sign(Math.sin(angle)) * 0.985, Math.sign(Math.cos(angle)) * 0.985]
        parts.add(
          "base",
          tube({
            path: (at) => [x + u * rx, 0.007 + at * (under - 0.014), z + v * rz],
            radius: 0.007,
            steps: 1,
            sides: 8,
            ends: "none",
          }),
        )
      }
    }
    return parts.close()
  },
  symbol: ({ width, depth, height, tables, tops }) =>
    layOut(width, depth, height, tables).map(({ x, z, size }, i) => {
      const box = { at: [x, z] as const, size, style: i === 0 ? ("outline" as const) : ("detail" as const) }
      return tops === "round" ? symbolRound(box) : symbolBox({ ...box, radius: 0.03 })
    }),
  looks: [
    { name: { zh: "大理石橡木子母茶几", en: "Marble and oak nest", vi: "Bộ bàn lồng đá và sồi" } },
    {
      name: { zh: "胡桃木三件套几", en: "Nest of three in walnut", vi: "Bộ ba bàn óc chó" },
      values: { tables: 3, legs: "wood", width: 1200 },
      finishes: { top: "walnut-natural", topTwo: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: {
        zh: "黄铜烟熏玻璃套几",
        en: "Square nest in brass and smoked glass",
        vi: "Bộ bàn lồng vuông kính khói",
      },
      values: { tops: "square", width: 1000, depth: 700 },
      finishes: { top: "glass-smoked", topTwo: "glass-smoked", base: "brass-brushed" },
    },
  ],
})

interface OneTable {
  readonly x: number
  readonly z: number
  readonly size: readonly [number, number]
  readonly tall: number
}

/** The largest fills the depth at the left; the others stand partly under it, to the right. */
function layOut(width: number, depth: number, height: number, tables: number): readonly OneTable[] {
  const first = Math.min(depth, width * 0.72)
  const big: OneTable = { x: -width / 2 + first / 2, z: 0, size: [first, depth], tall: height }
  const second = Math.min(first * 0.78, width * 0.6)
  const two: OneTable = {
    x: width / 2 - second / 2,
    z: tables === 3 ? depth / 2 - (second * (depth / first)) / 2 : 0.12 * depth,
    size: [second, second * (depth / first)],
    tall: height - 0.075,
  }
  if (tables === 2) return [big, { ...two, z: depth / 2 - two.size[1] / 2 }]
  const third = first * 0.6
  const three: OneTable = {
    x: width / 2 - third / 2 - width * 0.06,
    z: -depth / 2 + (third * (depth / first)) / 2,
    size: [third, third * (depth / first)],
    tall: height - 0.145,
  }
  return [big, two, three]
}
