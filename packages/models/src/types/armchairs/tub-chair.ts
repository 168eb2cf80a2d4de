import { horseshoe, padAlong } from "../../geometry/pad-along.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { pillow } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { discFoot, splayedLegs, symbolTub } from "./armchair-parts.ts"

const wall = 0.105
const seatTop = 0.43

/** A barrel of cloth around a round seat. */
export const tubChair = defineModel({
  id: "armchair.tub",
  category: "armchairs",
  name: { zh: "圈椅沙发", en: "Tub chair", vi: "Ghế bành tròn lưng" },
  words: {
    zh: ["单人沙发", "桶椅", "休闲椅", "旋转椅"],
    en: ["barrel chair", "armchair", "swivel chair", "accent chair"],
    vi: ["ghế thùng", "ghế đơn", "sofa đơn", "ghế xoay"],
  },
  parameters: {
    width: length(780, 680, 900, 10),
    depth: length(760, 680, 860, 10),
    height: length(740, 660, 860, 10),
    back: choice("smooth", "channels"),
    foot: choice("legs", "plinth", "swivel"),
    pillow: toggle(true),
  },
  slots: {
    upholstery: { finish: "velvet-rust", accepts: ["fabric", "leather"] },
    pillow: { finish: "linen-oat", accepts: ["fabric"] },
    foot: { finish: "walnut-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 400 },
  build({ width, depth, height, back, foot, pillow: hasPillow }) {
    const parts = openParts()
    const low = { legs: 0.15, plinth: 0.04, swivel: 0.12 }[foot]
    const centre = wall / 2 + 0.006
    const raw = horseshoe(width - 2 * centre, depth - centre - 0.02, width / 2 - centre - 0.01)
    const path = (at: number): Vec3 => {
      const [x, , z] = raw(at)
      return [x, 0, z + centre / 2 - 0.01]
    }
    const long = 2.1 * depth + 0.3
    const channels = Math.round(long / 0.085)
    const pitch = long / channels
    const rise = (at: number): number =>
      Math.sin(Math.min(1, Math.max(0, (0.5 - Math.abs(at - 0.5)) * 3)) * (Math.PI / 2)) ** 2
    parts.add(
      "upholstery",
      padAlong({
        path,
        bottom: low + (foot === "plinth" ? 0 : 0.03),
        top: (at) => height - 0.006 - (1 - rise(at)) * (height - 0.62) * 0.85,
        thickness: (at) => wall * (0.86 + 0.14 * rise(at)),
        lean: (at, up) => 0.02 * (up - 1) * rise(at),
        radius: 0.048,
        rounds: 5,
        cells: back === "channels" ? [channels * 6, 6, 1] : [44, 7, 1],
        swell: 0.008,
        wrinkle: 0.005,
        seed: 4,
        ...(back === "channels"
          ? {
              press: (p) => {
                const groove = 1 - Math.abs(Math.sin((p[0] / pitch) * Math.PI)) ** 0.5
                p[2] -= Math.sign(p[2]) * groove * 0.014
              },
            }
          : {}),
      }),
      place(
        roundCushion({
          size: [width - 2 * wall + 0.012, 0.17, depth - wall - 0.02],
          radius: 0.06,
          rounds: 4,
          crown: 0.03,
          bulge: 0.012,
          wrinkle: 0.004,
          roundness: 0.72,
          cells: 14,
          seed: 3,
        }),
        { at: [0, seatTop - 0.085, wall / 2 + 0.004] },
      ),
      place(
        roundCushion({
          size: [width - 2 * wall + 0.02, seatTop - 0.16 - low, depth - wall - 0.03],
          radius: 0.03,
          crown: 0,
          bulge: 0.004,
          roundness: 0.72,
          cells: 10,
        }),
        { at: [0, low + (seatTop - 0.16 - low) / 2, wall / 2] },
      ),
    )
    if (hasPillow)
      parts.add(
        "pillow",
        place(
          pillow({
            size: [0.4, Math.min(0.32, height - seatTop - 0.04), 0.15],
            seed: 8,
            wrinkle: 0.02,
            welt: 0.004,
          }),
          {
            at: [0.02, seatTop + 0.155, -depth / 2 + wall + 0.17],
            turn: [-0.36, 0.12, 0.03],
          },
        ),
      )
    if (foot === "legs")
      parts.add("foot", splayedLegs([width * 0.33, depth * 0.33], low + 0.03, { splay: 0.045 }))
    else if (foot === "swivel") parts.add("foot", discFoot(Math.min(width, depth) * 0.33, low + 0.02))
    else
      parts.add(
        "foot",
        place(
          roundCushion({
            size: [width - 0.14, 0.05, depth - 0.14],
            radius: 0.004,
            rounds: 1,
            crown: 0,
            bulge: 0,
            wrinkle: 0,
            roundness: 0.8,
            levels: 1,
          }),
          {
            at: [0, 0.025, 0],
          },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolTub(width, depth, 0.76),
  looks: [
    { name: { zh: "锈红丝绒圈椅", en: "Tub chair in rust velvet", vi: "Ghế bành nhung gỉ sắt" } },
    {
      name: { zh: "竖缝旋转椅", en: "Channelled swivel in sage velvet", vi: "Ghế xoay may múi nhung xanh" },
      values: { back: "channels", foot: "swivel", pillow: false, height: 720 },
      finishes: { upholstery: "velvet-sage", foot: "brass-brushed" },
    },
    {
      name: { zh: "高背圈圈绒椅", en: "High barrel in oat bouclé", vi: "Ghế lưng cao bouclé yến mạch" },
      values: { width: 820, depth: 820, height: 840, foot: "plinth" },
      finishes: { upholstery: "boucle-oat", pillow: "velvet-ochre", foot: "oak-black" },
    },
  ],
})
