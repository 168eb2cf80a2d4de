import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { cushion, pillow } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { Part, Slot, SymbolLine } from "../../model/model-type.ts"
import { choice } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

export const loungeFrames = choice("teak", "rope", "steel")
type Frame = "teak" | "rope" | "steel"

export const loungeSlots = {
  frame: { finish: "teak-natural", accepts: ["wood", "metal"] },
  cushions: { finish: "outdoor-canvas-sand", accepts: ["fabric"] },
  pillows: { finish: "linen-sage", accepts: ["fabric"] },
  rope: { finish: "rope-sand", accepts: ["woven"] },
} as const satisfies Readonly<Record<string, Slot>>

interface Lounge {
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly seats: number
  readonly frame: Frame
}

const bar = (size: Vec3, at: Vec3, radius = 0.004): Mesh =>
  place(roundedBox({ size, radius, rounds: 1 }), { at })

/** A garden seat with loose cushions on a frame of teak, of steel, or of tubes strung with rope. */
export function buildLounge({ width, depth, height, seats, frame }: Lounge): readonly Part[] {
  const parts = openParts()
  const arm = frame === "teak" ? 0.075 : frame === "steel" ? 0.04 : 0.045
  const deck = 0.27
  const armHeight = Math.min(0.62, height - 0.06)
  const backTop = height - 0.06
  if (frame === "teak") addTeak(parts, { width, depth, height, seats, frame }, arm, armHeight, backTop)
  else if (frame === "steel") addSteel(parts, { width, depth, height, seats, frame }, arm, armHeight, backTop)
  else addRope(parts, { width, depth, height, seats, frame }, arm, armHeight, backTop)
  // Slats that carry the seat.
  const inside = width - 2 * arm
  for (let i = 0; i < 8; i++)
    parts.add(
      "frame",
      bar([inside + 0.01, 0.018, 0.05], [0, deck - 0.01, -depth / 2 + 0.09 + ((depth - 0.16) * i) / 7]),
    )
  const seat = inside / seats
  const seatDepth = depth - 0.16
  const thick = 0.15
  for (let i = 0; i < seats; i++) {
    const x = -inside / 2 + seat * (i + 0.5)
    const tall = height - deck - thick
    parts.add(
      "cushions",
      place(
        cushion({
          size: [seat - 0.012, thick - 0.012, seatDepth],
          radius: 0.045,
          crown: 0.012,
          bulge: 0.004,
          seed: i + 2,
          cells: 9,
        }),
        {
          at: [x, deck + thick / 2 - 0.004, depth / 2 - seatDepth / 2 - 0.012],
        },
      ),
      place(
        cushion({
          size: [seat - 0.03, 0.14, tall + 0.01],
          radius: 0.055,
          crown: 0.022,
          bulge: 0.005,
          seed: i + 8,
          wrinkle: 0.006,
          welt: 0,
          cells: 9,
        }),
        {
          at: [x, deck + thick + tall / 2 - 0.012, -depth / 2 + 0.165],
          turn: [Math.PI / 2 - 0.17, 0, 0],
        },
      ),
    )
  }
  // Low backs take low pillows.
  const plump = Math.min(0.42, (height - deck - thick) * 1.02)
  if (seats > 1)
    for (const side of [-1, 1])
      parts.add(
        "pillows",
        place(pillow({ size: [0.44, plump, 0.15], seed: 3 + side, cells: 14 }), {
          at: [side * (inside / 2 - 0.22), deck + thick + plump * 0.43, -depth / 2 + 0.3],
          turn: [-0.42, side * -0.35, side * 0.05],
        }),
      )
  return parts.close()
}

function addTeak(
  parts: PartsDraft,
  { width, depth }: Lounge,
  arm: number,
  armHeight: number,
  backTop: number,
): void {
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - arm / 2)
    const post = side * (width / 2 - 0.0275)
    parts.add(
      "frame",
      bar([arm, 0.028, depth], [x, armHeight - 0.014, 0], 0.008),
      bar([0.045, armHeight - 0.028, 0.055], [post, (armHeight - 0.028) / 2, depth / 2 - 0.05]),
      bar([0.045, backTop, 0.055], [post, backTop / 2, -depth / 2 + 0.03]),
      bar([0.03, 0.07, depth - 0.11], [post, 0.235, 0]),
    )
    for (let i = 0; i < 4; i++)
      parts.add(
        "frame",
        bar(
          [0.018, armHeight - 0.3, 0.035],
          [post, 0.27 + (armHeight - 0.3) / 2 - 0.002, -depth * 0.24 + (i * depth * 0.48) / 3],
          0.003,
        ),
      )
  }
  parts.add(
    "frame",
    bar([width - 0.1, 0.07, 0.03], [0, 0.235, depth / 2 - 0.045]),
    bar([width - 0.1, 0.07, 0.03], [0, 0.235, -depth / 2 + 0.03]),
    bar([width - 0.1, 0.055, 0.03], [0, backTop - 0.03, -depth / 2 + 0.03], 0.006),
  )
  const slats = Math.round((width - 0.1) / 0.11)
  for (let i = 0; i < slats; i++)
    parts.add(
      "frame",
      bar(
        [0.045, backTop - 0.32, 0.016],
        [
          -width / 2 + 0.05 + ((width - 0.1) * (i + 0.5)) / slats,
          0.265 + (backTop - 0.32) / 2,
          -depth / 2 + 0.03,
        ],
        0.003,
      ),
    )
}

function addSteel(
  parts: PartsDraft,
  { width, depth }: Lounge,
  arm: number,
  armHeight: number,
  backTop: number,
): void {
  const flat = 0.012
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - arm / 2)
    parts.add(
      "frame",
      bar([arm, flat, depth], [x, armHeight - flat / 2, 0], 0.003),
      bar([arm, armHeight - 2 * flat, flat], [x, armHeight / 2, depth / 2 - flat / 2], 0.003),
      bar([arm, armHeight - 2 * flat, flat], [x, armHeight / 2, -depth / 2 + flat / 2], 0.003),
      bar([arm, flat, depth], [x, flat / 2, 0], 0.003),
      bar([flat, 0.04, depth - 0.03], [x, 0.24, 0], 0.003),
    )
  }
  for (const z of [depth / 2 - 0.06, -depth / 2 + 0.03])
    parts.add("frame", bar([width - 0.06, 0.04, 0.02], [0, 0.24, z], 0.003))
  const rails = 4
  for (let i = 0; i < rails; i++)
    parts.add(
      "frame",
      bar(
        [width - 0.09, 0.03, 0.01],
        [0, 0.36 + ((backTop - 0.375) * i) / (rails - 1), -depth / 2 + 0.03],
        0.003,
      ),
    )
  for (const side of [-1, 1])
    parts.add(
      "frame",
      bar(
        [0.025, backTop - 0.2, 0.012],
        [side * (width / 2 - 0.05), 0.2 + (backTop - 0.2) / 2, -depth / 2 + 0.018],
        0.003,
      ),
    )
}

function addRope(
  parts: PartsDraft,
  { width, depth }: Lounge,
  arm: number,
  armHeight: number,
  backTop: number,
): void {
  const r = 0.0125
  const [x, z] = [width / 2 - r, depth / 2 - r]
  const rear = -z
  // A rail from the left front foot over the arms and the back to the right one.
  const corner = Math.min(0.12, depth * 0.2)
  const rail: readonly Vec3[] = [
    [-x, armHeight - 0.012, z - 0.02],
    [-x, armHeight - 0.012, 0],
    [-x, armHeight + (backTop - armHeight) * 0.5, rear + corner],
    [-x + corner * 0.35, backTop - r, rear + corner * 0.3],
    [-x + corner, backTop - r, rear],
    [-x + corner * 1.6, backTop - r, rear],
    [0, backTop - r, rear],
    [x - corner * 1.6, backTop - r, rear],
    [x - corner, backTop - r, rear],
    [x - corner * 0.35, backTop - r, rear + corner * 0.3],
    [x, armHeight + (backTop - armHeight) * 0.5, rear + corner],
    [x, armHeight - 0.012, 0],
    [x, armHeight - 0.012, z - 0.02],
  ]
  parts.add("frame", tube({ path: rail, radius: r, steps: 80, sides: 10 }))
  const low: readonly Vec3[] = [
    [-x, 0.25, z - 0.02],
    [-x, 0.25, rear + corner * 1.6],
    [-x, 0.25, rear + corner],
    [-x + corner, 0.25, rear],
    [-x + corner * 1.6, 0.25, rear],
    [0, 0.25, rear],
    [x - corner * 1.6, 0.25, rear],
    [x - corner, 0.25, rear],
    [x, 0.25, rear + corner],
    [x, 0.25, rear + corner * 1.6],
    [x, 0.25, z - 0.02],
  ]
  parts.add("frame", tube({ path: low, radius: r * 0.9, steps: 60, sides: 10 }))
  parts.add(
    "frame",
    tube({
      path: [
        [-x, 0.25, z - 0.02],
        [x, 0.25, z - 0.02],
      ],
      radius: r * 0.9,
      steps: 1,
      sides: 10,
    }),
  )
  for (const side of [-1, 1]) {
    parts.add(
      "frame",
      tube({
        path: [
          [side * x, armHeight - 0.012, z - 0.02],
          [side * x, 0.012, z],
        ],
        radius: r,
        steps: 1,
        sides: 10,
      }),
      tube({
        path: [
          [side * (x - corner * 0.4), 0.25, rear + corner * 0.4],
          [side * (x - corner * 0.2), 0.012, rear],
        ],
        radius: r,
        steps: 1,
        sides: 10,
      }),
    )
  }
  // Rope wound up and down between the rails.
  const strands = Math.round((width + 2 * depth) / 0.062)
  const at = (points: readonly Vec3[], where: number): Vec3 => {
    const spot = where * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(spot))
    const t = spot - i
    const [a, b] = [points[i] ?? [0, 0, 0], points[i + 1] ?? [0, 0, 0]]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  }
  const byLength = spread(rail)
  const lowByLength = spread(low)
  for (let i = 1; i < strands; i++) {
    const where = i / strands
    parts.add(
      "rope",
      tube({
        path: [at(rail, byLength(where)), at(low, lowByLength(where))],
        radius: 0.0062,
        steps: 1,
        sides: 6,
        ends: "none",
      }),
    )
  }
}

/** From a share of the length of a way to a share of its corners. */
function spread(points: readonly Vec3[]): (where: number) => number {
  const steps = points.slice(1).map((p, i) => {
    const q = points[i] ?? p
    return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
  })
  const total = steps.reduce((sum, one) => sum + one, 0)
  return (where) => {
    let left = where * total
    for (const [i, step] of steps.entries()) {
      if (left <= step) return (i + left / step) / steps.length
      left -= step
    }
    return 1
  }
}

/** Arms, back and seats from above. */
export const loungeSymbol = ({ width, depth, seats }: Lounge): readonly SymbolLine[] => {
  const seat = (width - 0.12) / seats
  return [
    symbolBox({ size: [width, depth], radius: 0.03 }),
    ...Array.from({ length: seats }, (_, i) =>
      symbolBox({
        at: [-width / 2 + 0.06 + seat * (i + 0.5), 0.07],
        size: [seat, depth - 0.16],
        radius: 0.04,
        style: "detail",
      }),
    ),
  ]
}
