import { horseshoe, padAlong } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolChair } from "./chair-parts.ts"

/** A padded chair that one can sit on for a long dinner. */
export const diningChair = defineModel({
  id: "chair.upholstered",
  category: "chairs",
  name: { zh: "软包餐椅", en: "Upholstered dining chair", vi: "Ghế ăn bọc nệm" },
  words: {
    zh: ["餐椅", "布艺餐椅", "皮餐椅", "书椅"],
    en: ["dining chair", "padded chair", "tub chair", "side chair"],
    vi: ["ghế ăn", "ghế nệm", "ghế bọc vải", "ghế bàn ăn"],
  },
  parameters: {
    width: length(540, 480, 620, 10),
    depth: length(560, 520, 620, 10),
    height: length(790, 740, 860, 10),
    back: choice("wrap", "panel", "channels"),
    legs: choice("timber", "metal"),
  },
  slots: {
    upholstery: { finish: "velvet-sage", accepts: ["fabric", "leather"] },
    legs: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { back: 600 },
  build({ width, depth, height, back, legs }) {
    const parts = openParts()
    const isPanel = back === "panel"
    const wall = isPanel ? 0.055 : 0.068
    const centre = wall / 2 + 0.006
    const seatTop = 0.475
    const bend = isPanel ? 0.2 : depth * 0.6
    const raw = isPanel
      ? horseshoe(width * 0.86, 0.09, 0.088)
      : horseshoe(width - 2 * centre, bend, Math.min(bend, width / 2 - centre))
    const long = isPanel ? width : 2.2 * width
    const channels = Math.round(long / 0.075)
    const pitch = long / channels
    const tilt = isPanel ? 0.07 : 0.035
    const path = (at: number): Vec3 => {
      const [x, , z] = raw(at)
      return [x, 0, z + (isPanel ? 0.045 : bend / 2) - depth / 2 + centre + tilt]
    }
    const end = (at: number): number => Math.abs(at * 2 - 1)
    parts.add(
      "upholstery",
      padAlong({
        path,
        bottom: (at) => (isPanel ? 0.56 : 0.5 + 0.06 * end(at) ** 2),
        top: (at) => height - 0.006 - (isPanel ? 0.02 * end(at) ** 3 : 0.12 * end(at) ** 2.4),
        thickness: wall,
        tilt: (at, up) => tilt * up * (1 - 0.7 * end(at) ** 2),
        radius: isPanel ? 0.024 : 0.032,
        rounds: 4,
        cells: back === "channels" ? [channels * 5, 4, 1] : [30, 5, 1],
        swell: 0.006,
        wrinkle: 0.003,
        seed: 4,
        ...(back === "channels"
          ? {
              press: (p) => {
                const groove = 1 - Math.abs(Math.sin((p[0] / pitch) * Math.PI)) ** 0.5
                p[2] -= Math.sign(p[2]) * groove * 0.011
              },
            }
          : {}),
      }),
      place(
        roundCushion({
          size: [width * (isPanel ? 0.97 : 0.9), 0.1, depth * 0.85],
          radius: 0.042,
          rounds: 4,
          crown: 0.018,
          bulge: 0.006,
          roundness: isPanel ? 0.4 : 0.75,
          cells: 12,
          seed: 2,
        }),
        { at: [0, seatTop - 0.055, depth / 2 - depth * 0.425 - 0.004] },
      ),
    )
    // Two uprights carry the back.
    for (const side of [-1, 1])
      parts.add(
        "legs",
        tube({
          path: [
            [side * width * 0.2, 0.4, -depth * 0.24],
            [side * width * 0.22, 0.45, -depth / 2 + centre + tilt + 0.01],
            [side * width * 0.22, 0.56, -depth / 2 + centre + tilt * 0.9 + 0.012],
            [side * width * 0.22, 0.64, -depth / 2 + centre + tilt * 0.6 + 0.012],
          ],
          radius: legs === "metal" ? 0.0085 : 0.0115,
          steps: 14,
          sides: 10,
        }),
      )
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "legs",
          taperedLeg({
            top: [sx * width * 0.29, 0.4, sz > 0 ? depth * 0.27 : -depth * 0.19],
            foot: [sx * width * 0.41, 0, sz > 0 ? depth / 2 - 0.04 : -depth / 2 + 0.06],
            topRadius: legs === "metal" ? 0.011 : 0.019,
            footRadius: legs === "metal" ? 0.008 : 0.011,
          }),
        )
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.08, 0.13),
  looks: [
    {
      name: { zh: "鼠尾草绿丝绒餐椅", en: "Wrap-back chair in sage velvet", vi: "Ghế ăn nhung xanh xô thơm" },
    },
    {
      name: {
        zh: "橡木亚麻餐椅",
        en: "Panel-back chair in oat linen",
        vi: "Ghế lưng phẳng vải lanh yến mạch",
      },
      values: { back: "panel", width: 500, height: 810 },
      finishes: { upholstery: "linen-oat", legs: "oak-natural" },
    },
    {
      name: { zh: "竖缝黑脚餐椅", en: "Channelled chair in terracotta", vi: "Ghế may múi màu đất nung" },
      values: { back: "channels", legs: "metal", width: 580 },
      finishes: { upholstery: "velvet-rust", legs: "steel-black" },
    },
  ],
})
