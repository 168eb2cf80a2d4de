import { squareLeg } from "../../geometry/beam.ts"
import { ball } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { cushion, taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { seatCushion, split, symbolArea, throwPillow, type Area } from "./sofa-parts.ts"

const rail = 0.05
const seatTop = 0.43

const seatArea = (width: number, depth: number): Area => ({
  left: -width / 2 + 0.075,
  right: width / 2 - 0.075,
  back: -depth / 2 + 0.12,
  front: depth / 2 - 0.02,
})

/** A sofa of the fifties: a turned or flat timber frame that shows, with loose buttoned cushions. */
export const frameSofa = defineModel({
  id: "sofa.frame",
  category: "sofas",
  name: { zh: "木框架沙发", en: "Timber-frame sofa", vi: "Sofa khung gỗ" },
  words: {
    zh: ["中古沙发", "实木沙发", "北欧沙发", "日式沙发", "沙发"],
    en: ["mid-century sofa", "wooden sofa", "danish sofa", "couch"],
    vi: ["sofa gỗ", "sofa mid-century", "sofa Bắc Âu", "ghế gỗ dài"],
  },
  parameters: {
    width: length(1900, 1250, 2500, 50),
    depth: length(820, 760, 900, 10),
    height: length(800, 740, 880, 10),
    seats: count(3, 1, 4),
    arms: choice("paddle", "spindle"),
    buttons: toggle(true),
  },
  slots: {
    cushions: { finish: "wool-grey", accepts: ["fabric", "leather"] },
    pillows: { finish: "velvet-ochre", accepts: ["fabric"] },
    frame: { finish: "walnut-natural", accepts: ["wood"] },
  },
  anchor: "floor",
  clearance: { front: 450 },
  build({ width, depth, height, seats, arms, buttons }) {
    const parts = openParts()
    const inside = seatArea(width, depth)
    const [x, front] = [width / 2, depth / 2]
    const armTop = 0.6
    const lean = 0.24
    // The seat frame: two long rails, slats across, a back of uprights under a top rail.
    const frameY = 0.285
    parts.add(
      "frame",
      ...[front - 0.06, -front + 0.16].map((z) =>
        place(roundedBox({ size: [width - 0.07, rail, 0.026], radius: 0.007, rounds: 3 }), {
          at: [0, frameY, z],
        }),
      ),
      ...[-1, 1].map((side) =>
        place(roundedBox({ size: [0.026, rail, depth - 0.2], radius: 0.006, grain: "z" }), {
          at: [side * (x - 0.055), frameY, 0.04],
        }),
      ),
      ...Array.from(
        { length: Math.round((width - 0.2) / 0.16) },
        (_, i, all = Math.round((width - 0.2) / 0.16)) =>
          place(roundedBox({ size: [0.05, 0.012, depth - 0.24], radius: 0.003, rounds: 1, grain: "z" }), {
            at: [-width / 2 + 0.1 + ((width - 0.2) * (i + 0.5)) / all, frameY + 0.02, 0.05],
          }),
      ),
    )
    const backFoot = -front + 0.13
    const backHigh = height - 0.03 - frameY
    const atBack = (up: number): readonly [number, number] => [
      frameY + up * backHigh,
      backFoot - up * (backHigh * lean) + 0.01,
    ]
    const [topY, topZ] = atBack(1)
    const [lowY, lowZ] = atBack(0.12)
    parts.add(
      "frame",
      place(roundedBox({ size: [width - 0.1, 0.055, 0.024], radius: 0.009, rounds: 3 }), {
        at: [0, topY - 0.02, topZ],
        turn: [-lean, 0, 0],
      }),
      place(roundedBox({ size: [width - 0.1, 0.03, 0.02], radius: 0.006 }), {
        at: [0, lowY, lowZ],
        turn: [-lean, 0, 0],
      }),
      ...Array.from({ length: Math.round(width / 0.115) }, (_, i, all = Math.round(width / 0.115)) => {
        const at = -width / 2 + 0.1 + ((width - 0.2) * i) / (all - 1)
        return tube({
          path: [
            [at, lowY, lowZ],
            [at, (lowY + topY) / 2, (lowZ + topZ) / 2],
            [at, topY - 0.03, topZ + 0.006],
          ],
          radius: 0.0075,
          steps: 4,
          sides: 7,
          ends: "none",
        })
      }),
    )
    for (const side of [-1, 1]) {
      const at = side * (x - 0.034)
      parts.add(
        "frame",
        taperedLeg({
          top: [at, armTop - 0.02, front - 0.075],
          foot: [at, 0, front - 0.05],
          topRadius: 0.021,
          footRadius: 0.013,
          sides: 14,
        }),
        taperedLeg({
          top: [at, armTop - 0.02, -front + 0.14],
          foot: [at, 0, -front + 0.03],
          topRadius: 0.021,
          footRadius: 0.013,
          sides: 14,
        }),
        // The arm: a paddle that is broad where the hand lies and thin at the back.
        roundedBox({
          size: [0.066, 0.026, depth - 0.03],
          radius: 0.0125,
          rounds: 4,
          grain: "z",
          cells: [2, 1, 14],
          bend: (p) => {
            const v = p[2] / (depth / 2)
            p[0] = at + (p[0] * (0.72 + 0.28 * Math.sin((v + 0.7) * 1.3)) - side * 0.004)
            p[1] += armTop - 0.012 + 0.016 * v * v - 0.016 + (v > 0 ? -0.012 * v * v : 0.004)
          },
        }),
        squareLeg({
          top: [side * (x - 0.05), topY - 0.03, topZ],
          foot: [side * (x - 0.05), frameY - 0.02, backFoot + 0.01],
          topSize: [0.024, 0.03],
          footSize: [0.03, 0.04],
          radius: 0.008,
        }),
      )
      if (arms === "spindle")
        for (let i = 0; i < 7; i++) {
          const z = -front + 0.24 + ((depth - 0.42) * i) / 6
          parts.add(
            "frame",
            tube({
              path: [
                [at, frameY, z],
                [at, 0.45, z],
                [at, armTop - 0.02, z],
              ],
              radius: 0.0075,
              steps: 4,
              sides: 7,
              ends: "none",
            }),
          )
        }
    }
    const deep = inside.front - inside.back
    for (const [i, area] of split({ ...inside, back: inside.front - deep }, seats).entries()) {
      const [at, wide] = [(area.left + area.right) / 2, area.right - area.left]
      const high = height - seatTop - 0.005
      parts.add(
        "cushions",
        seatCushion(area, seatTop, { thick: 0.12, seed: i + 2, crown: 0.022 }),
        place(
          cushion({
            size: [wide - 0.008, 0.125, high],
            radius: 0.05,
            crown: 0.032,
            wrinkle: 0.006,
            seed: i + 9,
            cells: 11,
          }),
          {
            at: [at, seatTop + high / 2 - 0.015, inside.back + 0.055 - (high * lean) / 2 + 0.035],
            turn: [Math.PI / 2 - lean, 0, 0],
          },
        ),
      )
      if (buttons)
        parts.add(
          "cushions",
          ...[-1, 1].map((side) =>
            place(ball(0.012, 10), {
              at: [
                at + side * wide * 0.2,
                seatTop + high * 0.5,
                inside.back + 0.055 - (high * lean) / 2 + 0.125,
              ],
              scale: [1, 1, 0.45],
              turn: [-lean, 0, 0],
            }),
          ),
        )
    }
    parts.add(
      "pillows",
      throwPillow({
        at: [inside.right - 0.24, inside.back + 0.24],
        seatTop: seatTop + 0.01,
        top: height - 0.02,
        facing: -0.35,
        seed: 6,
        size: 0.42,
      }),
    )
    return parts.close()
  },
  symbol({ width, depth, seats }) {
    return [
      symbolBox({ size: [width, depth], radius: 0.02 }),
      ...split(seatArea(width, depth), seats).map((area) => symbolArea(area)),
    ]
  },
  looks: [
    { name: { zh: "胡桃木灰羊毛沙发", en: "Walnut frame with grey wool", vi: "Sofa khung óc chó len xám" } },
    {
      name: { zh: "白橡木双人木沙发", en: "Oak loveseat in oat linen", vi: "Sofa đôi gỗ sồi vải lanh" },
      values: { width: 1350, seats: 2, arms: "spindle", buttons: false },
      finishes: { cushions: "linen-oat", pillows: "linen-sage", frame: "oak-natural" },
    },
    {
      name: {
        zh: "柚木皮垫长沙发",
        en: "Teak four-seater in cognac leather",
        vi: "Sofa bốn chỗ gỗ tếch da cognac",
      },
      values: { width: 2350, seats: 4, arms: "paddle" },
      finishes: { cushions: "leather-cognac", pillows: "knit-ivory", frame: "teak-natural" },
    },
  ],
})
