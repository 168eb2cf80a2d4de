import { board, lengthOf, middle, type Span } from "../../geometry/board.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Slot } from "../../model/model-type.ts"
import type { PartsDraft } from "../../model/parts.ts"

export const ovenSlots = {
  glass: { finish: "hob-glass" },
  steel: { finish: "steel-brushed", accepts: ["metal"] },
  display: { finish: "screen-off" },
  cavity: { finish: "lacquer-black" },
} as const satisfies Readonly<Record<string, Slot>>

interface OvenFront {
  readonly x: Span
  readonly y: Span
  readonly face: number
  /** A compact appliance above an oven: a wider display and no knobs. */
  readonly isCompact?: boolean
}

/** The front of a built-in oven: a panel with knobs and a display, below it a door of glass with a bar. */
export function addOven(parts: PartsDraft, { x, y, face, isCompact = false }: OvenFront): void {
  const panel = Math.min(0.11, lengthOf(y) * 0.24)
  const cut = y[1] - panel
  const [wide, centre] = [lengthOf(x), middle(x)]
  parts.add("cavity", board({ x, y, z: [face - 0.16, face - 0.022], radius: 0.001 }))
  parts.add("steel", board({ x, y: [cut + 0.002, y[1]], z: [face - 0.02, face], radius: 0.0015, rounds: 1 }))
  const door: Span = [y[0], cut - 0.002]
  parts.add("glass", board({ x, y: door, z: [face - 0.02, face], radius: 0.003, rounds: 1 }))
  // A window into the oven, framed by the print on the glass.
  parts.add(
    "steel",
    board({
      x: [x[0] + 0.001, x[1] - 0.001],
      y: [door[0], door[0] + 0.014],
      z: [face - 0.015, face + 0.0006],
      radius: 0.0005,
    }),
  )
  parts.add(
    "display",
    board({
      x: [centre - wide * (isCompact ? 0.2 : 0.11), centre + wide * (isCompact ? 0.2 : 0.11)],
      y: [middle([cut, y[1]]) - panel * 0.24, middle([cut, y[1]]) + panel * 0.24],
      z: [face - 0.004, face + 0.0008],
      radius: 0.0004,
    }),
  )
  if (!isCompact)
    for (const side of [-1, 1])
      parts.add(
        "steel",
        place(
          lathe({
            profile: [
              [0.024, 0],
              [0.024, 0.002],
              [0.0185, 0.0025],
              [0.0175, 0.022],
              [0.0155, 0.0245],
              [0, 0.025],
            ],
            segments: 18,
          }),
          { at: [centre + side * wide * 0.3, middle([cut, y[1]]), face - 0.0005], turn: [Math.PI / 2, 0, 0] },
        ),
      )
  const level = door[1] - 0.045
  parts.add(
    "steel",
    tube({
      path: (at) => [centre + (at - 0.5) * wide * 0.8, level, face + 0.0195],
      radius: 0.0075,
      steps: 1,
      sides: 10,
    }),
  )
  for (const side of [-1, 1])
    parts.add(
      "steel",
      board({
        x: [centre + side * wide * 0.34 - 0.006, centre + side * wide * 0.34 + 0.006],
        y: [level - 0.006, level + 0.006],
        z: [face - 0.001, face + 0.016],
        radius: 0.001,
      }),
    )
}

/** Cooking zones printed on the glass of a hob, and its touch field. */
export function addHobZones(parts: PartsDraft, { x, z, y }: { x: Span; z: Span; y: number }): void {
  const [w, d] = [lengthOf(x), lengthOf(z)]
  for (const [u, v, share] of [
    [0.26, 0.28, 0.2],
    [0.74, 0.28, 0.16],
    [0.26, 0.68, 0.16],
    [0.74, 0.68, 0.2],
  ] as const) {
    const radius = Math.min(w * 0.72, d) * share
    const ring = (r: number): void =>
      parts.add(
        "print",
        place(
          lathe({
            profile: [
              [r, 0],
              [r - 0.0016, 0.00001],
            ],
            segments: 48,
          }),
          { at: [x[0] + w * u, y + 0.0004, z[0] + d * v] },
        ),
      )
    ring(radius)
    ring(radius * 0.55)
  }
  for (let i = -3; i <= 3; i++)
    parts.add(
      "print",
      place(disc({ radius: 0.005, height: 0.0008, segments: 10, rim: 0.0001 }), {
        at: [middle(x) + i * 0.032, y, z[1] - 0.035],
      }),
    )
}
