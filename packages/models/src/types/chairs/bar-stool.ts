import { padAlong, horseshoe } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { disc } from "../../geometry/lathe.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { discFoot } from "../armchairs/armchair-parts.ts"

/** A round padded seat at the height of a bar, with a foot ring. */
export const barStool = defineModel({
  id: "stool.bar",
  category: "chairs",
  name: { zh: "吧椅", en: "Bar stool", vi: "Ghế quầy bar" },
  words: {
    zh: ["高脚椅", "吧台椅", "高脚凳", "岛台椅"],
    en: ["bar chair", "high stool", "breakfast bar", "island stool"],
    vi: ["ghế bar", "ghế cao", "ghế đảo bếp", "ghế quầy"],
  },
  parameters: {
    width: length(440, 400, 520, 10),
    depth: length(450, 410, 520, 10),
    height: length(930, 640, 1080, 10),
    back: toggle(true),
    base: choice("legs", "column"),
  },
  slots: {
    seat: { finish: "velvet-rust", accepts: ["fabric", "leather"] },
    legs: { finish: "walnut-natural", accepts: ["wood", "metal"] },
    ring: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { back: 500 },
  build({ width, depth, height, back, base }) {
    const parts = openParts()
    const backHigh = 0.19
    const seatTop = back ? height - backHigh : height - 0.004
    const [front, rear] = [depth / 2, -depth / 2]
    const seatWide = width * (back ? 0.86 : 0.985)
    const seatDeep = back ? (depth - 0.05) * 0.86 : depth * 0.985
    const seatZ = back ? front - seatDeep / 2 - 0.008 : 0
    parts.add(
      "seat",
      place(
        roundCushion({
          size: [seatWide, 0.075, seatDeep],
          radius: 0.034,
          rounds: 4,
          crown: 0.014,
          bulge: 0.006,
          cells: 12,
          seed: 3,
          roundness: 0.92,
        }),
        {
          at: [0, seatTop - 0.052, seatZ],
        },
      ),
    )
    parts.add(
      "legs",
      place(disc({ radius: seatWide * 0.44, height: 0.018, rim: 0.005, segments: 40 }), {
        at: [0, seatTop - 0.097, seatZ],
        scale: [1, 1, seatDeep / seatWide],
      }),
    )
    if (back) {
      const wall = 0.048
      const raw = horseshoe(width - wall - 0.008, depth * 0.4, depth * 0.39)
      const path = (at: number): Vec3 => {
        const [x, , z] = raw(at)
        return [x, 0, z + depth * 0.2 + rear + wall / 2 + 0.024]
      }
      parts.add(
        "seat",
        padAlong({
          path,
          bottom: (at) => seatTop + 0.035 + 0.03 * Math.abs(at * 2 - 1) ** 2,
          top: (at) => height - 0.004 - 0.03 * Math.abs(at * 2 - 1) ** 2,
          thickness: wall,
          tilt: (_, up) => 0.02 * up,
          radius: 0.022,
          rounds: 4,
          cells: [26, 3, 1],
          swell: 0.004,
          wrinkle: 0.002,
        }),
      )
      for (const side of [-1, 1])
        parts.add(
          "ring",
          tube({
            path: [
              [side * width * 0.18, seatTop - 0.092, rear + depth * 0.32],
              [side * width * 0.2, seatTop - 0.088, rear + depth * 0.17],
              [side * width * 0.21, seatTop - 0.03, rear + 0.066],
              [side * width * 0.21, seatTop + 0.07, rear + 0.056],
            ],
            radius: 0.0075,
            steps: 18,
            sides: 8,
          }),
        )
    }
    const ringY = 0.24
    if (base === "column") {
      const radius = Math.min(width, depth) / 2 - 0.002
      parts.add("ring", discFoot(radius, seatTop - 0.1))
      const ring = Array.from({ length: 24 }, (_, i): Vec3 => {
        const angle = (i / 24) * 2 * Math.PI
        return [Math.sin(angle) * 0.15, ringY + 0.04, Math.cos(angle) * 0.15]
      })
      parts.add(
        "ring",
        tube({ path: ring, radius: 0.008, steps: 56, sides: 8, isClosed: true }),
        ...[0, 1, 2].map((i) => {
          const angle = (i / 3) * 2 * Math.PI
          return tube({
            path: [
              [0, ringY + 0.04, 0],
              [Math.sin(angle) * 0.15, ringY + 0.04, Math.cos(angle) * 0.15],
            ],
            radius: 0.006,
            steps: 2,
            sides: 8,
          })
        }),
      )
      return parts.close()
    }
    const legs = [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => ({
        top: [sx * seatWide * 0.28, seatTop - 0.095, seatZ + sz * seatDeep * 0.28] as const,
        foot: [sx * width * 0.38, 0, sz * depth * 0.38 + (back ? 0.012 : 0)] as const,
      })),
    )
    for (const { top, foot } of legs)
      parts.add("legs", taperedLeg({ top, foot, topRadius: 0.0175, footRadius: 0.011 }))
    const corners = [0, 1, 3, 2].flatMap((i) => {
      const leg = legs[i]
      if (!leg) return []
      const at = 1 - ringY / leg.top[1]
      return [
        [leg.top[0] + (leg.foot[0] - leg.top[0]) * at, leg.top[2] + (leg.foot[2] - leg.top[2]) * at] as const,
      ]
    })
    const [cx, cz] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, z]) => z))]
    const low = Math.min(...corners.map(([, z]) => z))
    const ring = Array.from({ length: 32 }, (_, i): Vec3 => {
      const angle = (i / 32) * 2 * Math.PI
      const reach = 1.34
      return [
        Math.sin(angle) * cx * reach,
        ringY,
        (cz + low) / 2 + (Math.cos(angle) * (cz - low) * reach) / 2,
      ]
    })
    parts.add("ring", tube({ path: ring, radius: 0.0065, steps: 64, sides: 8, isClosed: true }))
    return parts.close()
  },
  symbol: ({ width, depth, back }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width * 0.72, depth * 0.72], at: [0, depth * 0.06], style: "detail" }),
    ...(back
      ? [
          symbolLine([
            [-width * 0.36, -depth * 0.3],
            [0, -depth * 0.42],
            [width * 0.36, -depth * 0.3],
          ]),
        ]
      : []),
  ],
  looks: [
    {
      name: {
        zh: "锈红绒胡桃木吧椅",
        en: "Bar stool in rust velvet and walnut",
        vi: "Ghế bar nhung gỉ sắt gỗ óc chó",
      },
    },
    {
      name: { zh: "无背黑色吧凳", en: "Backless stool in black leather", vi: "Ghế bar không lưng da đen" },
      values: { back: false, height: 750, width: 420, depth: 420 },
      finishes: { seat: "leather-black", legs: "oak-black", ring: "steel-black" },
    },
    {
      name: { zh: "旋转吧椅", en: "Swivel stool in sage velvet", vi: "Ghế bar xoay nhung xanh" },
      values: { base: "column", height: 950 },
      finishes: { seat: "velvet-sage", ring: "brass-brushed" },
    },
  ],
})
