import { padAlong } from "../../geometry/pad-along.ts"
import { pad, taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { arcLine, arcOutline, bendInto, planArc, type ArcPlan } from "./arc-plan.ts"
import { throwPillow } from "./sofa-parts.ts"

const seatTop = 0.42
const planOf = (width: number, depth: number): ArcPlan => planArc(width, depth, Math.min(0.92, depth - 0.12))

/** A sofa that bends around its company, with a soft unbroken back. */
export const curvedSofa = defineModel({
  id: "sofa.curved",
  category: "sofas",
  name: { zh: "弧形沙发", en: "Curved sofa", vi: "Sofa cong" },
  words: {
    zh: ["弯月沙发", "半圆沙发", "云朵沙发", "沙发"],
    en: ["round sofa", "crescent sofa", "half-moon", "couch"],
    vi: ["sofa vòng cung", "sofa bán nguyệt", "sofa tròn"],
  },
  parameters: {
    width: length(2500, 2200, 3400, 50),
    depth: length(1150, 1000, 1250, 50),
    height: length(760, 680, 860, 10),
    back: choice("smooth", "channels"),
    foot: choice("plinth", "legs"),
  },
  slots: {
    upholstery: { finish: "boucle-cream", accepts: ["fabric", "leather"] },
    pillows: { finish: "boucle-oat", accepts: ["fabric"] },
    foot: { finish: "walnut-dark", accepts: ["wood", "metal", "lacquer"] },
  },
  anchor: "floor",
  clearance: { front: 500 },
  build({ width, depth, height, back, foot }) {
    const parts = openParts()
    const arc = planOf(width, depth)
    const bend = bendInto(arc)
    const long = arc.radius * arc.half * 2
    const low = foot === "legs" ? 0.12 : 0.045
    const channels = Math.round(long / 0.16)
    const pitch = (long * 1.1) / channels
    const ends = (at: number): number => Math.abs(at * 2 - 1) ** 6
    parts.add(
      "upholstery",
      pad({
        size: [long - 0.01, seatTop - low - 0.17, arc.band - 0.02],
        radius: 0.05,
        rounds: 3,
        cells: [30, 2, 4],
        swell: 0.006,
        bend: (p) => {
          p[1] += (seatTop - 0.17 + low) / 2
          bend(p)
        },
      }),
      pad({
        size: [long - 0.005, 0.19, arc.band - 0.12],
        radius: 0.085,
        rounds: 5,
        cells: [34, 2, 9],
        swell: 0.026,
        wrinkle: 0.006,
        seed: 3,
        bend: (p) => {
          p[1] += seatTop - 0.095
          p[2] += 0.055
          bend(p)
        },
      }),
      padAlong({
        path: arcLine(arc, -arc.band / 2 + 0.14),
        bottom: low + 0.04,
        top: (at) => height - 0.1 * ends(at) - 0.012,
        thickness: (at) => 0.27 - 0.06 * ends(at),
        lean: (_, up) => 0.05 * up - 0.02,
        radius: 0.125,
        rounds: 6,
        cells: back === "channels" ? [channels * 6, 6, 2] : [40, 5, 2],
        swell: 0.012,
        wrinkle: 0.008,
        seed: 8,
        ...(back === "channels"
          ? {
              press: (p) => {
                const groove = 1 - Math.abs(Math.sin((p[0] / pitch) * Math.PI)) ** 0.5
                p[2] -= Math.sign(p[2]) * groove * 0.022
                if (p[1] > 0) p[1] -= groove * 0.012
              },
            }
          : {}),
      }),
    )
    const seat = arcLine(arc, -arc.band / 2 + 0.42)
    for (const [i, at] of [0.13, 0.24, 0.85].entries()) {
      const [x, , z] = seat(at)
      const angle = (at * 2 - 1) * arc.half
      parts.add(
        "pillows",
        throwPillow({
          at: [x, z],
          seatTop: seatTop + 0.02,
          top: height - 0.06,
          facing: -angle + (i - 1) * 0.15,
          seed: 12 + i,
          size: 0.44 - i * 0.02,
        }),
      )
    }
    if (foot === "plinth")
      parts.add(
        "foot",
        pad({
          size: [long - 0.16, low + 0.02, arc.band - 0.18],
          radius: 0.004,
          rounds: 1,
          swell: 0,
          wrinkle: 0,
          cells: [30, 1, 1],
          bend: (p) => {
            p[1] += (low + 0.02) / 2
            bend(p)
          },
        }),
      )
    else
      for (const at of [0.06, 0.5, 0.94])
        for (const before of [-1, 1]) {
          const [x, , z] = arcLine(arc, before * (arc.band / 2 - 0.11))(at)
          parts.add(
            "foot",
            taperedLeg({ top: [x, low + 0.02, z], foot: [x, 0, z], topRadius: 0.022, footRadius: 0.014 }),
          )
        }
    return parts.close()
  },
  symbol({ width, depth }) {
    const arc = planOf(width, depth)
    return [
      { points: arcOutline(arc, -arc.band / 2, arc.band / 2), isClosed: true, style: "outline" },
      { points: arcOutline(arc, -arc.band / 2 + 0.25, arc.band / 2), isClosed: true, style: "detail" },
    ]
  },
  looks: [
    { name: { zh: "奶油弧形沙发", en: "Curved sofa in cream bouclé", vi: "Sofa cong bouclé kem" } },
    {
      name: {
        zh: "锈红丝绒竖缝弧形沙发",
        en: "Channelled curve in rust velvet",
        vi: "Sofa cong nhung gỉ sắt may múi",
      },
      values: { width: 2200, depth: 1050, back: "channels", foot: "legs", height: 780 },
      finishes: { upholstery: "velvet-rust", pillows: "velvet-blush", foot: "brass-brushed" },
    },
    {
      name: { zh: "半月形大沙发", en: "Half-moon in sage velvet", vi: "Sofa bán nguyệt nhung xanh xô thơm" },
      values: { width: 3200, depth: 1250 },
      finishes: { upholstery: "velvet-sage", pillows: "linen-oat", foot: "oak-smoked" },
    },
  ],
})
