import { squareLeg } from "../../geometry/beam.ts"
import { featherCushion } from "../../geometry/feather-cushion.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { cushion, pad, pillow, taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { SymbolLine } from "../../model/model-type.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A rectangle on the floor, in metres. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
}

const widthOf = ({ left, right }: Area): number => right - left
const depthOf = ({ back, front }: Area): number => front - back
const middleOf = ({ left, right, back, front }: Area): readonly [number, number] => [
  (left + right) / 2,
  (back + front) / 2,
]

/** A padded block over an area: bases, arms, backs. */
export function block(
  area: Area,
  bottom: number,
  top: number,
  shape: {
    readonly radius?: number
    readonly swell?: number
    readonly wrinkle?: number
    readonly seed?: number
    readonly rounds?: number
  } = {},
): Mesh {
  const [x, z] = middleOf(area)
  const [width, depth] = [widthOf(area), depthOf(area)]
  const cells = (side: number): number => Math.min(10, Math.max(2, Math.round(side / 0.16)))
  return place(
    pad({
      size: [width, top - bottom, depth],
      radius: 0.03,
      swell: 0.004,
      cells: [cells(width), cells(top - bottom), cells(depth)],
      ...shape,
    }),
    { at: [x, (top + bottom) / 2, z] },
  )
}

/** A seat cushion over an area; `top` is where one sits. */
export function seatCushion(
  area: Area,
  top: number,
  {
    thick = 0.18,
    seed = 1,
    welt = 0.0035,
    crown = 0.026,
  }: {
    readonly thick?: number
    readonly seed?: number
    readonly welt?: number
    readonly crown?: number
  } = {},
): Mesh {
  const [x, z] = middleOf(area)
  return place(
    cushion({
      size: [widthOf(area) - 0.005, thick, depthOf(area)],
      radius: Math.min(0.055, thick * 0.36),
      crown,
      bulge: 0.01,
      wrinkle: 0.005,
      seed,
      welt,
      cells: 11,
    }),
    { at: [x, top - thick / 2, z] },
  )
}

/** A loose back cushion that stands on the seat: foam with a border, or feathers with a knife edge. */
export function backCushion({
  at: [x, z],
  width,
  height,
  seatTop,
  facing = 0,
  seed,
  style = "box",
  thick = 0.19,
  welt = 0.0035,
}: {
  /** Where its middle stands. */
  readonly at: readonly [number, number]
  readonly width: number
  readonly height: number
  readonly seatTop: number
  /** Radians about the upright axis; 0 looks to the front. */
  readonly facing?: number
  readonly seed: number
  readonly style?: "box" | "feather"
  readonly thick?: number
  readonly welt?: number
}): Mesh {
  const roll = (chance(seed, 4) - 0.5) * 0.035
  const lean = 0.19 + chance(seed, 8) * 0.05
  if (style === "feather")
    return place(
      featherCushion({ size: [width * 1.05, height * 1.06, 0.27], seed, wrinkle: 0.026, welt: 0.0035 }),
      { at: [x, seatTop + height * 0.5 - 0.02, z], turn: [-lean, facing, roll] },
    )
  return place(
    cushion({
      size: [width, thick, height],
      radius: 0.07,
      crown: 0.045,
      bulge: 0.014,
      wrinkle: 0.008,
      seed,
      welt,
      cells: 11,
    }),
    { at: [x, seatTop + height / 2 - 0.02, z], turn: [Math.PI / 2 - lean, facing, roll * 0.6] },
  )
}

/** A throw pillow that leans in a corner of the seat and never stands out over `top`. */
export function throwPillow({
  at: [x, z],
  seatTop,
  top,
  facing,
  seed,
  size = 0.46,
}: {
  readonly at: readonly [number, number]
  readonly seatTop: number
  readonly top: number
  readonly facing: number
  readonly seed: number
  readonly size?: number
}): Mesh {
  const high = Math.min(size, (top - seatTop - 0.03) / 0.95)
  return place(
    pillow({ size: [Math.max(high, size * 0.86), high, 0.19], seed, wrinkle: 0.024, welt: 0.004 }),
    {
      // Turned, its far corner would sink into the cushion that it leans on: it stands that much farther in front.
      at: [x, seatTop + high * 0.44, z + Math.min(0.12, Math.abs(Math.sin(facing)) * size * 0.42)],
      turn: [-0.42, facing, (chance(seed, 2) - 0.5) * 0.14],
    },
  )
}

export type LegStyle = "tapered" | "block" | "sled"

/** Legs at the corners of an area, `height` high and a little into what stands on them. */
export function sofaLegs(area: Area, height: number, style: LegStyle): Mesh {
  const places = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const))
  const at = (x: number, z: number): readonly [number, number] => [
    x < 0 ? area.left : area.right,
    z < 0 ? area.back : area.front,
  ]
  if (style === "sled")
    return mergeMeshes(
      [-1, 1].map((side) => {
        const [x] = at(side, 1)
        const [back, front, r] = [area.back, area.front, 0.008]
        return tube({
          path: [
            [x, height + 0.01, back],
            [x, height * 0.55, back],
            [x, r + 0.012, back + 0.006],
            [x, r, back + 0.03],
            [x, r, (back + front) / 2],
            [x, r, front - 0.03],
            [x, r + 0.012, front - 0.006],
            [x, height * 0.55, front],
            [x, height + 0.01, front],
          ],
          radius: r,
          steps: 44,
          sides: 8,
        })
      }),
    )
  return mergeMeshes(
    places.map(([sx, sz]) => {
      const [x, z] = at(sx, sz)
      return style === "block"
        ? squareLeg({
            top: [x, height + 0.02, z],
            foot: [x, 0, z],
            topSize: [0.045, 0.045],
            footSize: [0.034, 0.034],
          })
        : taperedLeg({
            top: [x, height + 0.02, z],
            foot: [x + sx * 0.022, 0, z + sz * 0.022],
            topRadius: 0.022,
            footRadius: 0.0125,
            sides: 16,
          })
    }),
  )
}

/** Cuts an area into `count` equal ones from left to right, or from back to front. */
export function split(area: Area, count: number, way: "x" | "z" = "x"): readonly Area[] {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [i / count, (i + 1) / count]
    if (way === "x") {
      const at = (part: number): number => area.left + widthOf(area) * part
      return { ...area, left: at(a), right: at(b) }
    }
    const at = (part: number): number => area.back + depthOf(area) * part
    return { ...area, back: at(a), front: at(b) }
  })
}

/** An area of a plan symbol. */
export const symbolArea = (area: Area, radius = 0.04, style: SymbolLine["style"] = "detail"): SymbolLine => {
  const at = middleOf(area)
  return symbolBox({ at, size: [widthOf(area), depthOf(area)], radius, style })
}
