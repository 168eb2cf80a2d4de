import { beam, squareLeg } from "../../geometry/beam.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import { cushion } from "../../geometry/soft.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolChair } from "./chair-parts.ts"

/** A bent frame of timber around woven cane, in its own plane: x across, y up. */
function caneFrame(
  width: number,
  height: number,
  curve: number,
): { readonly frame: Mesh; readonly cane: Mesh } {
  const bar = 0.016
  const at = (x: number, y: number): Vec3 => [x, y, curve * (x / (width / 2)) ** 2]
  const ring = roundedRectangle(width - 2 * bar, height - 2 * bar, 0.035, 5).map(([x, y]) => at(x, y))
  return {
    frame: tube({
      path: ring,
      radius: bar,
      section: [
        [1, -0.5],
        [1, 0.5],
        [0.75, 0.72],
        [-0.75, 0.72],
        [-1, 0.5],
        [-1, -0.5],
        [-0.75, -0.72],
        [0.75, -0.72],
      ],
      steps: 72,
      isClosed: true,
    }),
    cane: sheet({
      cells: [8, 2],
      thickness: 0.003,
      surface: (u, v) => at((u - 0.5) * (width - 1.6 * bar), (v - 0.5) * (height - 1.6 * bar)),
    }),
  }
}

/** Woven cane in frames: on a cantilever of bent steel, or between V-shaped timber legs. */
export const caneChair = defineModel({
  id: "chair.cane",
  category: "chairs",
  name: { zh: "藤编椅", en: "Cane chair", vi: "Ghế mây" },
  words: {
    zh: ["餐椅", "藤椅", "昌迪加尔椅", "悬臂椅", "弓形椅"],
    en: ["rattan chair", "dining chair", "cantilever chair", "webbing chair"],
    vi: ["ghế mây đan", "ghế ăn", "ghế lưng mây", "ghế chân quỳ"],
  },
  parameters: {
    width: length(480, 450, 560, 10),
    depth: length(560, 520, 620, 10),
    height: length(810, 770, 870, 10),
    frame: choice("cantilever", "timber"),
    arms: toggle(false),
    seat: choice("cane", "pad"),
  },
  slots: {
    timber: { finish: "beech-natural", accepts: ["wood"] },
    cane: { finish: "cane-natural", accepts: ["woven"] },
    frame: { finish: "chrome-polished", accepts: ["metal", "wood"] },
    pad: { finish: "leather-cognac", accepts: ["leather", "fabric"] },
  },
  anchor: "floor",
  clearance: { back: 600 },
  build({ width, depth, height, frame, arms, seat }) {
    const parts = openParts()
    const [front, rear] = [depth / 2, -depth / 2]
    const isSteel = frame === "cantilever"
    const bar = 0.0125
    const x = width / 2 - (isSteel ? bar : 0.02)
    const inner = width - (isSteel ? 0.062 : 0.1)
    const seatY = 0.445
    const backLow = rear + 0.13
    const tiltBack = 0.15
    const backTop = height - 0.012
    const seatDeep = front - backLow - 0.03
    const seatFrame = caneFrame(inner, seatDeep, 0)
    const seatAt = {
      at: [0, seatY, backLow + seatDeep / 2 + 0.008] as const,
      turn: [-Math.PI / 2 - 0.035, 0, 0] as const,
    }
    parts.add("timber", place(seatFrame.frame, seatAt))
    parts.add(seat === "cane" ? "cane" : "timber", place(seatFrame.cane, seatAt))
    if (seat === "pad")
      parts.add(
        "pad",
        place(
          cushion({
            size: [inner - 0.035, 0.04, seatDeep - 0.035],
            radius: 0.017,
            crown: 0.012,
            bulge: 0.003,
            wrinkle: 0.002,
            welt: 0.003,
            cells: 8,
          }),
          {
            at: [0, seatY + 0.02, backLow + seatDeep / 2 + 0.008],
            turn: [-0.035, 0, 0],
          },
        ),
      )
    const panelHeight = 0.3
    const backFrame = caneFrame(inner, panelHeight, 0.025)
    const panelZ = rear + 0.022 + Math.sin(tiltBack) * (panelHeight / 2)
    const backAt = {
      at: [0, backTop - panelHeight / 2, panelZ + 0.006] as const,
      turn: [-tiltBack, 0, 0] as const,
    }
    parts.add("timber", place(backFrame.frame, backAt))
    parts.add("cane", place(backFrame.cane, backAt))
    if (isSteel) {
      const side = (sign: number): Vec3[] => [
        [sign * x, backTop - 0.02, rear + bar + 0.004],
        [sign * x, seatY + 0.16, backLow - 0.045],
        [sign * x, seatY + 0.06, backLow - 0.022],
        [sign * x, seatY + 0.002, backLow + 0.03],
        [sign * x, seatY + 0.002, backLow + 0.12],
        [sign * x, seatY + 0.012, front - 0.12],
        [sign * x, seatY + 0.012, front - 0.055],
        [sign * x, seatY - 0.04, front - bar - 0.001],
        [sign * x, 0.25, front - 0.018],
        [sign * x, 0.07, front - 0.026],
        [sign * x, bar, front - 0.08],
        [sign * x, bar, 0],
        [sign * x, bar, rear + 0.11],
        [sign * (x - 0.02), bar, rear + 0.06],
        [sign * (x - 0.08), bar, rear + 0.045],
      ]
      parts.add(
        "frame",
        tube({ path: [...side(-1), ...side(1).toReversed()], radius: bar, steps: 150, sides: 12 }),
      )
    } else {
      for (const sign of [-1, 1]) {
        const at = sign * x
        parts.add(
          "timber",
          // An upturned V on each side.
          squareLeg({
            top: [at, arms ? 0.64 : seatY + 0.02, 0.01],
            foot: [at, 0, front - 0.028],
            topSize: [0.034, 0.04],
            footSize: [0.028, 0.03],
          }),
          squareLeg({
            top: [at, arms ? 0.64 : seatY + 0.02, 0.0],
            foot: [at, 0, rear + 0.07],
            topSize: [0.034, 0.04],
            footSize: [0.028, 0.03],
          }),
          squareLeg({
            top: [at - sign * 0.02, backTop - 0.03, rear + 0.03],
            foot: [at - sign * 0.02, 0.37, backLow + 0.025],
            topSize: [0.026, 0.026],
            footSize: [0.03, 0.04],
          }),
          beam({
            from: [at - sign * 0.02, seatY - 0.035, front - 0.03],
            to: [at - sign * 0.02, seatY - 0.055, backLow - 0.01],
            width: 0.026,
            thickness: 0.042,
          }),
        )
      }
      parts.add(
        "timber",
        beam({
          from: [-x, seatY - 0.037, front - 0.06],
          to: [x, seatY - 0.037, front - 0.06],
          width: 0.024,
          thickness: 0.04,
        }),
        beam({
          from: [-x, seatY - 0.053, backLow + 0.02],
          to: [x, seatY - 0.053, backLow + 0.02],
          width: 0.024,
          thickness: 0.04,
        }),
      )
    }
    if (arms)
      for (const sign of [-1, 1]) {
        parts.add(
          "timber",
          roundedBox({
            size: [0.046, 0.024, depth * 0.62],
            radius: 0.011,
            rounds: 3,
            grain: "z",
            cells: [1, 1, 10],
            bend: (p) => {
              const v = p[2] / (depth * 0.31)
              p[0] = sign * (width / 2 - 0.024) + p[0] * (0.86 + 0.14 * v)
              p[1] += 0.645 + 0.012 * v * v
              p[2] += rear + 0.045 + depth * 0.31
            },
          }),
        )
        if (isSteel)
          parts.add(
            "frame",
            mergeMeshes([
              tube({
                path: [
                  [sign * x, seatY + 0.01, front - 0.12],
                  [sign * x, seatY + 0.1, front - 0.13],
                  [sign * (width / 2 - 0.024), 0.64, rear + depth * 0.58],
                ],
                radius: 0.0095,
                steps: 14,
                sides: 10,
              }),
            ]),
          )
      }
    return parts.close()
  },
  symbol: ({ width, depth }) => symbolChair(width, depth, 0.05, 0.05),
  looks: [
    { name: { zh: "钢管悬臂藤椅", en: "Steel cantilever with cane", vi: "Ghế chân quỳ mây đan" } },
    {
      name: { zh: "柚木扶手藤椅", en: "Teak armchair with cane", vi: "Ghế tếch có tay mây đan" },
      values: { frame: "timber", arms: true, width: 540 },
      finishes: { timber: "teak-natural", frame: "steel-black" },
    },
    {
      name: { zh: "黑框皮垫藤背椅", en: "Black frame, leather seat", vi: "Ghế khung đen đệm da" },
      values: { seat: "pad", arms: true, width: 540 },
      finishes: { timber: "oak-black", frame: "steel-black", pad: "leather-cognac" },
    },
  ],
})
