import { ball } from "../../geometry/lathe.ts"
import { horseshoe, padAlong } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { cushion, pad, pillow, taperedLeg } from "../../geometry/soft.ts"
import { tuft, tuftButtons } from "../../geometry/tufting.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

const seatTop = 0.45
const armWidth = 0.115

/** A high back with wings that keep the draught away. */
export const wingChair = defineModel({
  id: "armchair.wing",
  category: "armchairs",
  name: { zh: "高背翼椅", en: "Wing chair", vi: "Ghế bành lưng cánh" },
  words: {
    zh: ["老虎椅", "单人沙发", "阅读椅", "高背椅"],
    en: ["wingback", "reading chair", "fireside chair", "armchair"],
    vi: ["ghế lưng cao", "ghế đọc sách", "ghế cánh", "sofa đơn"],
  },
  parameters: {
    width: length(760, 680, 860, 10),
    depth: length(830, 760, 920, 10),
    height: length(1050, 950, 1180, 10),
    back: choice("plain", "tufted"),
    legs: choice("tapered", "turned"),
    pillow: toggle(true),
  },
  slots: {
    upholstery: { finish: "wool-grey", accepts: ["fabric", "leather"] },
    pillow: { finish: "velvet-rust", accepts: ["fabric"] },
    legs: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, back, legs, pillow: hasPillow }) {
    const parts = openParts()
    const legHeight = 0.18
    const thick = 0.12
    const lean = 0.13
    const wingDepth = 0.33
    const centre = thick / 2 + 0.006
    const backWidth = width - 2 * centre - 0.02
    const raw = horseshoe(backWidth, wingDepth, 0.15)
    const shift = -depth / 2 + lean + wingDepth / 2 + centre
    const path = (at: number): Vec3 => {
      const [x, , z] = raw(at)
      return [x, 0, z + shift]
    }
    const long = 2 * wingDepth + backWidth - 0.3 * (2 - Math.PI / 2)
    const wing = (at: number): number =>
      Math.max(0, Math.abs(at * 2 - 1) - (1 - (2 * (wingDepth - 0.1)) / long)) /
      ((2 * (wingDepth - 0.1)) / long)
    const low = legHeight + 0.05
    const tall = height - low
    const tufts = {
      pitch: [long / Math.round(long / 0.15), 0.14] as const,
      depth: 0.035,
      from: 0.5 - low - tall / 2,
    }
    parts.add(
      "upholstery",
      padAlong({
        path,
        bottom: (at) => low + 0.12 * wing(at),
        top: (at) => height - 0.01 - 0.13 * wing(at) ** 1.8 - 0.02 * Math.abs(at * 2 - 1) ** 2,
        thickness: (at) => thick * (1 - 0.38 * wing(at)),
        tilt: (_, up) => (lean + 0.01) * up + 0.02 * Math.sin(up * Math.PI),
        lean: (at, up) => wing(at) * 0.018 * (up - 1),
        radius: 0.048,
        rounds: 4,
        cells: back === "tufted" ? [54, 32, 1] : [36, 12, 1],
        swell: 0.012,
        wrinkle: 0.006,
        seed: 3,
        ...(back === "tufted" ? { press: tuft(tufts) } : {}),
      }),
      place(pad({ size: [width - 0.06, 0.16, depth - lean - 0.06], radius: 0.025, cells: [6, 2, 6] }), {
        at: [0, legHeight + 0.08, lean / 2],
      }),
      place(
        cushion({
          size: [width - 2 * armWidth - 0.008, 0.14, depth - lean - thick - 0.02],
          radius: 0.048,
          crown: 0.03,
          seed: 7,
          wrinkle: 0.005,
          cells: 12,
        }),
        { at: [0, seatTop - 0.07, lean / 2 + thick / 2 + 0.004] },
      ),
    )
    if (back === "tufted")
      for (const [x, y] of tuftButtons(tufts, backWidth - 0.22, tall - 0.12)) {
        const up = (y + tall / 2) / tall
        const out = 0.058
        parts.add(
          "upholstery",
          place(ball(0.011, 9), {
            at: [
              x * 0.96,
              low + up * (tall - 0.02),
              -depth / 2 + lean + centre + out - 0.036 - (lean + 0.01) * up - 0.02 * Math.sin(up * Math.PI),
            ],
          }),
        )
      }
    for (const side of [-1, 1])
      parts.add(
        "upholstery",
        place(
          pad({
            size: [armWidth, 0.42, depth - lean - 0.03],
            radius: 0.052,
            rounds: 5,
            cells: [2, 5, 8],
            swell: 0.012,
            wrinkle: 0.004,
            seed: 5 + side,
            bend: (p) => {
              // The arm rolls outwards and rises to the back.
              const up = p[1] / 0.42 + 0.5
              p[0] += side * 0.014 * up ** 2
              p[1] += up * 0.03 * (0.5 - p[2] / depth)
            },
          }),
          { at: [side * (width / 2 - armWidth / 2 - 0.016), legHeight + 0.03 + 0.21, lean / 2 + 0.005] },
        ),
      )
    if (hasPillow)
      parts.add(
        "pillow",
        place(pillow({ size: [0.46, 0.28, 0.13], seed: 4, wrinkle: 0.02, welt: 0.004 }), {
          at: [0, seatTop + 0.16, -depth / 2 + lean + thick + 0.07],
          turn: [-0.2, 0, 0.02],
        }),
      )
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) {
        const [x, z] = [sx * (width / 2 - 0.07), sz > 0 ? depth / 2 - 0.07 : -depth / 2 + lean + 0.05]
        parts.add(
          "legs",
          taperedLeg({
            top: [x, legHeight + 0.02, z],
            foot: [x + sx * 0.012, 0, z + (sz > 0 ? 0.012 : -0.07)],
            topRadius: legs === "turned" ? 0.027 : 0.023,
            footRadius: legs === "turned" ? 0.017 : 0.012,
          }),
        )
        if (legs === "turned")
          parts.add(
            "legs",
            ...[0.05, 0.14].map((y) =>
              place(ball(0.027, 14), {
                at: [x, y, z - (sz > 0 ? 0 : 0.07 * (1 - y / legHeight))],
                scale: [1, 0.45, 1],
              }),
            ),
          )
      }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.06 }),
    symbolBox({ at: [0, 0.11], size: [width - 0.22, depth - 0.22], radius: 0.05, style: "detail" }),
    symbolBox({ at: [-width / 2 + 0.055, 0.09], size: [0.11, depth - 0.18], radius: 0.04, style: "detail" }),
    symbolBox({ at: [width / 2 - 0.055, 0.09], size: [0.11, depth - 0.18], radius: 0.04, style: "detail" }),
  ],
  looks: [
    { name: { zh: "灰羊毛翼椅", en: "Wing chair in grey wool", vi: "Ghế cánh len xám" } },
    {
      name: {
        zh: "干邑皮拉扣翼椅",
        en: "Tufted wing chair in cognac leather",
        vi: "Ghế cánh rút nút da cognac",
      },
      values: { back: "tufted", legs: "turned", pillow: false },
      finishes: { upholstery: "leather-cognac", legs: "walnut-dark" },
    },
    {
      name: {
        zh: "深蓝丝绒高背椅",
        en: "Tall wing chair in navy velvet",
        vi: "Ghế lưng cao nhung xanh than",
      },
      values: { width: 720, height: 1140 },
      finishes: { upholstery: "velvet-navy", pillow: "velvet-ochre", legs: "brass-brushed" },
    },
  ],
})
