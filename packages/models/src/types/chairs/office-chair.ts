import { beam } from "../../geometry/beam.ts"
import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pad } from "../../geometry/soft.ts"
import { roundCushion } from "../../geometry/round-cushion.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { castorStar } from "./castor-star.ts"

/** A chair to work in: five feet on castors, a seat that rises, a back that gives. */
export const officeChair = defineModel({
  id: "chair.office",
  category: "chairs",
  name: { zh: "办公椅", en: "Office chair", vi: "Ghế văn phòng" },
  words: {
    zh: ["人体工学椅", "电脑椅", "转椅", "书桌椅"],
    en: ["desk chair", "task chair", "ergonomic chair", "swivel chair"],
    vi: ["ghế xoay", "ghế làm việc", "ghế công thái học", "ghế máy tính"],
  },
  parameters: {
    width: length(660, 600, 720, 10),
    depth: length(640, 590, 700, 10),
    height: length(1000, 900, 1250, 10),
    back: choice("mesh", "padded"),
    arms: toggle(true),
    headrest: toggle(false),
  },
  slots: {
    seat: { finish: "wool-charcoal", accepts: ["fabric", "leather"] },
    back: { finish: "plastic-grey", accepts: ["fabric", "leather", "plastic", "woven"] },
    frame: { finish: "plastic-black", accepts: ["plastic", "metal"] },
    base: { finish: "steel-brushed", accepts: ["metal", "plastic"] },
    castors: { finish: "rubber-black" },
  },
  anchor: "floor",
  clearance: { back: 600, side: 100 },
  build({ width, depth, height, back, arms, headrest }) {
    const parts = openParts()
    const { star, castors } = castorStar(width / 2 - 0.03, depth / 2 - 0.03)
    parts.add("base", ...star)
    parts.add("castors", ...castors)
    const seatTop = 0.48
    parts.add(
      "base",
      place(disc({ radius: 0.042, height: 0.045, rim: 0.006, segments: 24 }), { at: [0, 0.105, 0] }),
      place(disc({ radius: 0.014, height: 0.25, rim: 0.001, segments: 18 }), { at: [0, 0.28, 0] }),
    )
    parts.add(
      "frame",
      place(disc({ radius: 0.026, height: 0.14, rim: 0.003, segments: 22 }), { at: [0, 0.195, 0] }),
      place(roundedBox({ size: [0.17, 0.045, 0.24], radius: 0.014, rounds: 3 }), { at: [0, 0.378, -0.01] }),
      tube({
        path: [
          [0.08, 0.385, 0.05],
          [0.18, 0.385, 0.055],
          [0.225, 0.39, 0.055],
        ],
        radius: 0.006,
        steps: 8,
        sides: 8,
      }),
    )
    const seatWide = Math.min(0.51, width - 0.13)
    const seatDeep = 0.47
    const seatZ = 0.055
    parts.add(
      "frame",
      place(
        roundCushion({
          size: [seatWide - 0.02, 0.02, seatDeep - 0.02],
          radius: 0.009,
          rounds: 1,
          crown: 0,
          bulge: 0,
          wrinkle: 0,
          roundness: 0.4,
          levels: 1,
          cells: 6,
        }),
        {
          at: [0, 0.407, seatZ],
        },
      ),
    )
    parts.add(
      "seat",
      place(
        roundCushion({
          size: [seatWide, 0.07, seatDeep],
          radius: 0.033,
          rounds: 3,
          isOpenBelow: true,
          crown: 0.012,
          bulge: 0.004,
          wrinkle: 0.002,
          roundness: 0.4,
          cells: 12,
          bend: (p) => {
            // A waterfall front.
            p[1] -= 0.03 * Math.max(0, p[2] / (seatDeep / 2) - 0.45) ** 2
          },
        }),
        { at: [0, seatTop - 0.035, seatZ] },
      ),
    )
    const backTop = headrest ? height - 0.17 : height
    const backLow = seatTop + 0.07
    const rear = seatZ - seatDeep / 2 - 0.035
    const backAt = (u: number, v: number, out = 0): Vec3 => {
      const s = u * 2 - 1
      const half =
        (seatWide / 2 - 0.015) *
        (0.86 + 0.14 * Math.sin(Math.min(1, v * 1.2) * Math.PI * 0.62)) *
        (1 - 0.12 * Math.max(0, (v - 0.8) / 0.2) ** 2)
      const lumbar = 0.04 * Math.exp(-(((v - 0.28) / 0.22) ** 2))
      return [
        s * half,
        backLow + (backTop - 0.014 - backLow) * v - 0.02 * s * s * Math.max(0, v - 0.8) * 5 * 0.5,
        rear + lumbar - 0.075 * v * v + 0.06 * s * s * (1 - 0.3 * v) + out,
      ]
    }
    if (back === "mesh") {
      // Bands with gaps between them: one sees through the net, and its threads catch no gloss as one sheet would.
      const bands = 30
      for (let i = 0; i < bands; i++)
        parts.add(
          "back",
          sheet({
            cells: [8, 1],
            thickness: 0.003,
            surface: (u, v) => backAt(0.02 + u * 0.96, 0.015 + (0.97 * (i + 0.16 + v * 0.6)) / bands),
          }),
        )
      const ring: Vec3[] = []
      for (let i = 0; i < 12; i++) ring.push(backAt(i / 12, 0))
      for (let i = 0; i < 16; i++) ring.push(backAt(1, i / 16))
      for (let i = 0; i < 12; i++) ring.push(backAt(1 - i / 12, 1))
      for (let i = 0; i < 16; i++) ring.push(backAt(0, 1 - i / 16))
      parts.add("frame", tube({ path: ring, radius: 0.0125, steps: 88, sides: 7, isClosed: true }))
    } else
      parts.add(
        "back",
        pad({
          size: [1, 1, 0.06],
          radius: 0.027,
          rounds: 4,
          cells: [12, 12, 1],
          swell: 0.006,
          wrinkle: 0.002,
          bend: (p) => {
            const [x, y, z] = backAt(
              Math.min(1, Math.max(0, p[0] + 0.5)),
              Math.min(1, Math.max(0, p[1] + 0.5)),
              p[2],
            )
            p[0] = x
            p[1] = y
            p[2] = z
          },
        }),
      )
    // The spine runs from under the seat up behind the back.
    const spineTop = backAt(0.5, 0.72, -0.028)
    parts.add(
      "frame",
      tube({
        path: [
          [0, 0.375, -0.1],
          [0, 0.38, rear - 0.02],
          [0, 0.45, rear - 0.045],
          [0, backLow + 0.1, backAt(0.5, 0.2)[2] - 0.05],
          spineTop,
        ],
        radius: (at) => 0.024 - 0.008 * at,
        section: [
          [1, -0.45],
          [1.15, 0],
          [1, 0.45],
          [-1, 0.45],
          [-1.15, 0],
          [-1, -0.45],
        ],
        steps: 26,
      }),
      beam({
        from: backAt(0.1, 0.5, -0.02),
        to: backAt(0.5, 0.5, -0.034),
        width: 0.014,
        thickness: 0.03,
        radius: 0.005,
      }),
      beam({
        from: backAt(0.9, 0.5, -0.02),
        to: backAt(0.5, 0.5, -0.034),
        width: 0.014,
        thickness: 0.03,
        radius: 0.005,
      }),
    )
    if (headrest) {
      const z = backAt(0.5, 1)[2]
      parts.add(
        "back",
        place(
          pad({
            size: [0.28, 0.13, 0.05],
            radius: 0.024,
            rounds: 4,
            cells: [8, 3, 1],
            bend: (p) => void (p[2] += 0.5 * p[0] * p[0]),
          }),
          { at: [0, height - 0.068, z + 0.03] },
        ),
      )
      parts.add(
        "frame",
        tube({
          path: [
            [0, backTop - 0.12, z - 0.016],
            [0, backTop, z - 0.016],
            [0, height - 0.06, z + 0.01],
          ],
          radius: 0.011,
          steps: 12,
          sides: 8,
        }),
      )
    }
    if (arms)
      for (const side of [-1, 1]) {
        const x = side * (width / 2 - 0.045)
        parts.add(
          "frame",
          tube({
            path: [
              [side * 0.1, 0.385, -0.02],
              [side * (seatWide / 2 - 0.03), 0.385, -0.02],
              [x, 0.43, -0.02],
              [x, 0.56, -0.02],
              [x, 0.665, -0.02],
            ],
            radius: 0.0145,
            steps: 18,
            sides: 8,
          }),
          roundedBox({
            size: [0.085, 0.026, 0.26],
            radius: 0.012,
            rounds: 2,
            cells: [2, 1, 4],
            grain: "z",
            bend: (p) => {
              p[0] = x + p[0] * (1 - 0.2 * (p[2] / 0.13) ** 2)
              p[1] += 0.678 - 0.006 * (p[2] / 0.13) ** 2
              p[2] += 0.02
            },
          }),
        )
      }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolBox({ at: [0, depth * 0.05], size: [width * 0.74, depth * 0.7], radius: 0.1, style: "detail" }),
    symbolBox({ at: [0, -depth * 0.36], size: [width * 0.66, depth * 0.12], radius: 0.04, style: "detail" }),
  ],
  looks: [
    { name: { zh: "网背办公椅", en: "Task chair with mesh back", vi: "Ghế văn phòng lưng lưới" } },
    {
      name: { zh: "干邑皮办公椅", en: "Padded chair in cognac leather", vi: "Ghế làm việc da cognac" },
      values: { back: "padded", height: 960 },
      finishes: { seat: "leather-cognac", back: "leather-cognac", base: "chrome-polished" },
    },
    {
      name: {
        zh: "白框高背人体工学椅",
        en: "High white ergonomic with headrest",
        vi: "Ghế công thái học trắng có tựa đầu",
      },
      values: { height: 1200, headrest: true },
      finishes: { seat: "wool-grey", back: "plastic-grey", frame: "plastic-white", base: "steel-white" },
    },
    {
      name: { zh: "无扶手绒面书桌椅", en: "Armless desk chair in sage", vi: "Ghế bàn học không tay xanh" },
      values: { back: "padded", arms: false, height: 910, width: 620 },
      finishes: { seat: "velvet-sage", back: "velvet-sage", base: "brass-brushed" },
    },
  ],
})
