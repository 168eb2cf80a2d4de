import { board } from "../../geometry/board.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { moulding } from "../../geometry/moulding.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"
import type { PartsDraft } from "../../model/parts.ts"

interface SquareLeg {
  readonly top: Vec3
  readonly foot: Vec3
  /** Sides in x and z, above and below. */
  readonly topSize: Vec2
  readonly footSize: Vec2
  readonly radius?: number
}

/** A straight leg of four flat sides that may lean and grow thinner. */
export function squareLeg({ top, foot, topSize, footSize, radius = 0.003 }: SquareLeg): Mesh {
  const tall = top[1] - foot[1]
  return place(
    roundedBox({
      size: [topSize[0], tall, topSize[1]],
      radius,
      grain: "y",
      bend: (p) => {
        const up = p[1] / tall + 0.5
        p[0] = p[0] * (1 + (footSize[0] / topSize[0] - 1) * (1 - up)) + (foot[0] - top[0]) * (1 - up)
        p[2] = p[2] * (1 + (footSize[1] / topSize[1] - 1) * (1 - up)) + (foot[2] - top[2]) * (1 - up)
      },
    }),
    { at: [top[0], (top[1] + foot[1]) / 2, top[2]] },
  )
}

/** The section of a steel or wooden bar with broken edges, around the origin. */
export const barSection = (wide: number, high: number, edge = 0.0015): readonly Vec2[] => {
  const [x, y] = [wide / 2, high / 2]
  return [
    [x - edge, -y],
    [x, -y + edge],
    [x, y - edge],
    [x - edge, y],
    [-x + edge, y],
    [-x, y - edge],
    [-x, -y + edge],
    [-x + edge, -y],
  ]
}

/** A closed rectangle of bar in the plane of y and z, its outer size given. */
export function sledFrame({
  x,
  y: [low, high],
  z: [back, front],
  bar: [wide, thick],
}: {
  readonly x: number
  readonly y: Vec2
  readonly z: Vec2
  /** Along x, and in the plane of the frame. */
  readonly bar: Vec2
}): Mesh {
  const t = thick / 2
  return moulding({
    path: [
      [x, low + t, back + t],
      [x, low + t, front - t],
      [x, high - t, front - t],
      [x, high - t, back + t],
    ],
    isClosed: true,
    section: barSection(thick, wide),
    up: [1, 0, 0],
  })
}

export type LegKind = "tapered" | "pin" | "block" | "sled" | "plinth" | "none"

/** Height of the legs under a cabinet in metres. */
export const legHeight: Readonly<Record<LegKind, number>> = {
  tapered: 0.15,
  pin: 0.15,
  block: 0.06,
  sled: 0.14,
  plinth: 0.06,
  none: 0,
}

/** Adds legs under a cabinet of this width and depth; they end under its bottom. */
export function addLegs(
  parts: PartsDraft,
  {
    kind,
    width,
    depth,
    height = legHeight[kind],
    z = 0,
    slot = "legs",
  }: {
    readonly kind: LegKind
    readonly width: number
    readonly depth: number
    readonly height?: number
    /** Middle of the body. */
    readonly z?: number
    readonly slot?: string
  },
): void {
  if (kind === "none") return
  if (kind === "plinth") {
    parts.add(
      slot,
      board({
        x: [-width / 2 + 0.02, width / 2 - 0.02],
        y: [0, height],
        z: [z - depth / 2 + 0.02, z + depth / 2 - 0.04],
      }),
    )
    return
  }
  const [out, front] = [width / 2 - Math.min(0.12, width * 0.1), depth / 2 - 0.055]
  if (kind === "sled") {
    for (const side of [-1, 1])
      parts.add(
        slot,
        sledFrame({
          x: side * out,
          y: [0, height],
          z: [z - depth / 2 + 0.02, z + depth / 2 - 0.03],
          bar: [0.02, 0.014],
        }),
      )
    return
  }
  // Long pieces rest on a middle pair as well.
  const across = width > 2.05 ? [-1, 0, 1] : [-1, 1]
  for (const sx of across)
    for (const sz of [-1, 1]) {
      const [x, at] = [sx * out, z + sz * front]
      parts.add(slot, cabinetLeg(kind, height, [x, at], [sx, sz]))
    }
  // A frame carries the legs under the bottom.
  if (kind === "tapered")
    for (const side of [-1, 1])
      parts.add(
        slot,
        board({
          x: [-out - 0.01, out + 0.01],
          y: [height - 0.022, height],
          z: [z + side * front - 0.011, z + side * front + 0.011],
          grain: "x",
        }),
      )
}

function cabinetLeg(kind: "tapered" | "pin" | "block", height: number, [x, z]: Vec2, [sx, sz]: Vec2): Mesh {
  if (kind === "tapered")
    return taperedLeg({
      top: [x, height, z],
      foot: [x + sx * 0.022, 0, z + sz * 0.016],
      topRadius: 0.019,
      footRadius: 0.0115,
    })
  if (kind === "pin")
    return taperedLeg({
      top: [x, height, z],
      foot: [x, 0, z],
      topRadius: 0.008,
      footRadius: 0.008,
      sides: 12,
    })
  return board({
    x: [x - 0.03, x + 0.03],
    y: [0, height],
    z: [z - 0.03, z + 0.03],
    radius: 0.003,
    rounds: 2,
    grain: "y",
  })
}
