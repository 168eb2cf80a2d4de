import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { slat } from "../../geometry/slat.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { glazingBars, ringFrame } from "./opening-frame.ts"

export const leafStyles = ["panelled", "flush", "glazed", "slatted", "grooved"] as const
export type LeafStyle = (typeof leafStyles)[number]
export const leafThickness = 0.04

/** A leaf around x = 0 and z = 0 that stands on y = 0. */
export function doorLeaf(
  style: LeafStyle,
  width: number,
  height: number,
): { wood: readonly Mesh[]; glass: readonly Mesh[] } {
  const board = (size: Vec3, at: Vec3, grain: "x" | "y" = "y"): Mesh =>
    place(roundedBox({ size, radius: 0.002, grain }), { at })
  if (style === "flush")
    return { wood: [board([width, height, leafThickness], [0, height / 2, 0])], glass: [] }
  if (style === "grooved") {
    const boards = Math.max(3, Math.round(width / 0.13))
    const wide = width / boards
    return {
      wood: [
        board([width - 0.006, height - 0.004, leafThickness - 0.014], [0, height / 2, 0]),
        ...Array.from({ length: boards }, (_, i) =>
          board([wide - 0.0045, height, leafThickness], [-width / 2 + wide * (i + 0.5), height / 2, 0]),
        ),
      ],
      glass: [],
    }
  }
  const stile = Math.min(0.11, width * 0.17)
  const bottom = Math.min(0.2, height * 0.1)
  const inside = width - 2 * stile
  const frame = [
    ...[-1, 1].map((side) =>
      board([stile, height, leafThickness], [side * (width / 2 - stile / 2), height / 2, 0]),
    ),
    board([inside, stile, leafThickness], [0, height - stile / 2, 0], "x"),
    board([inside, bottom, leafThickness], [0, bottom / 2, 0], "x"),
  ]
  const [low, high] = [bottom, height - stile]
  if (style === "glazed") {
    const rows = Math.max(2, Math.round((high - low) / 0.44))
    const columns = inside > 0.42 ? 2 : 1
    return {
      wood: [
        ...frame,
        place(ringFrame(inside, high - low, 0.014, 0.03, 0.01), { at: [0, low, 0] }),
        ...glazingBars([-inside / 2, low], [inside, high - low], columns, rows),
      ],
      glass: [
        place(roundedBox({ size: [inside, high - low, 0.006], radius: 0.0005, rounds: 1 }), {
          at: [0, (low + high) / 2, 0],
        }),
      ],
    }
  }
  const lock = Math.min(0.95, height * 0.46)
  const rail = board([inside, stile * 1.3, leafThickness], [0, lock, 0], "x")
  const fields = [
    [low, lock - stile * 0.65],
    [lock + stile * 0.65, high],
  ] as const
  if (style === "slatted")
    return {
      wood: [
        ...frame,
        rail,
        ...fields.flatMap(([from, to]) => {
          const count = Math.max(2, Math.round((to - from) / 0.046))
          return Array.from({ length: count }, (_, i) =>
            place(slat({ size: [inside, 0.048, 0.007] }), {
              at: [0, from + ((to - from) * (i + 0.5)) / count, 0],
              turn: [-0.62, 0, 0],
            }),
          )
        }),
      ],
      glass: [],
    }
  return {
    wood: [
      ...frame,
      rail,
      ...fields.flatMap(([from, to]) => [
        board([inside + 0.01, to - from + 0.01, 0.014], [0, (from + to) / 2, 0]),
        place(ringFrame(inside, to - from, 0.013, 0.031, 0.011), { at: [0, from, 0] }),
        // A raised field.
        ...(inside > 0.2 && to - from > 0.2
          ? [
              place(
                roundedBox({
                  size: [inside - 0.1, to - from - 0.1, 0.021],
                  radius: 0.0034,
                  rounds: 1,
                  grain: "y",
                }),
                { at: [0, (from + to) / 2, 0] },
              ),
            ]
          : []),
      ]),
    ],
    glass: [],
  }
}

/** A lever on a rose that points to -x, on a face at z = 0; `out` is how far it may stand out. */
export function leverHandle(out: number): readonly Mesh[] {
  const radius = 0.0088
  const reach = out - radius
  const round = { turn: [Math.PI / 2, 0, 0] as Vec3 }
  return [
    place(disc({ radius: 0.0255, height: 0.008, rim: 0.002, segments: 32 }), { at: [0, 0, 0.004], ...round }),
    place(disc({ radius: 0.0255, height: 0.006, rim: 0.002, segments: 32 }), {
      at: [0, -0.075, 0.003],
      ...round,
    }),
    place(disc({ radius: 0.006, height: 0.0075, rim: 0.001, segments: 14 }), {
      at: [0, -0.073, 0.0038],
      ...round,
    }),
    pipe({
      path: [
        [0, 0, 0.004],
        [0, 0, reach],
        [-0.125, 0, reach],
      ],
      radius,
      bend: 0.018,
      sides: 14,
      ends: "round",
    }),
  ]
}

/** A recessed pull for a sliding leaf on a face at z = 0. */
export const recessedPull = (): readonly Mesh[] => [
  place(ringFrame(0.036, 0.16, 0.005, 0.004, 0.001), { at: [0, -0.08, 0.001] }),
  place(roundedBox({ size: [0.03, 0.154, 0.002], radius: 0.0005, rounds: 1 }), { at: [0, 0, 0] }),
]

/** A long bar on two feet on a face at z = 0. */
export const barPull = (long: number, out: number): readonly Mesh[] => [
  place(disc({ radius: 0.009, height: long, rim: 0.001, segments: 18 }), { at: [0, 0, out - 0.009] }),
  ...[-1, 1].map((side) =>
    place(disc({ radius: 0.0065, height: out - 0.009, rim: 0.0005, segments: 12 }), {
      at: [0, side * long * 0.36, (out - 0.009) / 2],
      turn: [Math.PI / 2, 0, 0],
    }),
  ),
]

/** Knuckles of hinges along the edge of a leaf. */
export const hingeKnuckles = (x: number, z: number, height: number): readonly Mesh[] =>
  [0.2, height / 2, height - 0.2].map((y) =>
    place(disc({ radius: 0.0065, height: 0.085, rim: 0.0015, segments: 14 }), { at: [x, y, z] }),
  )
