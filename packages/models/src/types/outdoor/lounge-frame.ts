import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { slat } from "../../geometry/slat.ts"
import { cushion, pillow } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import type { Part, Slot, SymbolLine } from "../../model/model-type.ts"
import { choice } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { addRope } from "./rope-frame.ts"

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

/** A bar between two others that hide its ends. */
const hidden = (size: Vec3, at: Vec3): Mesh => place(slat({ size }), { at })

/** A garden seat with loose cushions on a frame of teak, of steel, or of tubes strung with rope. */
export function buildLounge({ width, depth, height, seats, frame }: Lounge): readonly Part[] {
  const parts = openParts()
  const arm = frame === "teak" ? 0.075 : frame === "steel" ? 0.04 : 0.045
  const deck = 0.27
  const armHeight = Math.min(0.62, height - 0.06)
  const backTop = height - 0.06
  if (frame === "teak") addTeak(parts, { width, depth, height, seats, frame }, arm, armHeight, backTop)
  else if (frame === "steel") addSteel(parts, { width, depth, height, seats, frame }, arm, armHeight, backTop)
  else addRope(parts, { width, depth }, armHeight, backTop)
  // Slats that carry the seat.
  const inside = width - 2 * arm
  for (let i = 0; i < 8; i++)
    parts.add(
      "frame",
      hidden([inside + 0.01, 0.018, 0.05], [0, deck - 0.01, -depth / 2 + 0.09 + ((depth - 0.16) * i) / 7]),
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
          at: [side * (inside / 2 - 0.22), deck + thick + plump * 0.43, -depth / 2 + 0.36],
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
        hidden(
          [0.018, armHeight - 0.3, 0.035],
          [post, 0.27 + (armHeight - 0.3) / 2 - 0.002, -depth * 0.24 + (i * depth * 0.48) / 3],
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
      hidden(
        [0.045, backTop - 0.32, 0.016],
        [
          -width / 2 + 0.05 + ((width - 0.1) * (i + 0.5)) / slats,
          0.265 + (backTop - 0.32) / 2,
          -depth / 2 + 0.03,
        ],
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
