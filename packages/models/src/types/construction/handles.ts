import { board } from "../../geometry/board.ts"
import { lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { sheet } from "../../geometry/sheet.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"

/** How a front is opened; a groove is a channel along its edge, "none" opens when it is pushed. */
export type HandleKind = "bar" | "knob" | "cup" | "edge" | "groove" | "none"

/** How far a handle stands out from its front, in metres. */
export const handleReach: Readonly<Record<HandleKind, number>> = {
  bar: 0.028,
  knob: 0.026,
  cup: 0.024,
  edge: 0.016,
  groove: 0,
  none: 0,
}

interface Handle {
  readonly kind: HandleKind
  /** Its middle on the face of the front. */
  readonly at: Vec3
  readonly length: number
  readonly isUpright?: boolean
}

/** A handle on a face that looks to the front; nothing for grooves and fronts that are pushed. */
export function handle({ kind, at, length, isUpright = false }: Handle): readonly Mesh[] {
  const turned = (mesh: Mesh): Mesh => place(mesh, { at, turn: [0, 0, isUpright ? Math.PI / 2 : 0] })
  switch (kind) {
    case "bar":
      return [turned(bar(length)), ...[-1, 1].map((side) => turned(post(side * (length / 2 - 0.022))))]
    case "knob":
      return [turned(knob())]
    case "cup":
      // A cup hangs with its opening down on doors as on drawers.
      return [place(cup(Math.min(length, 0.096)), { at: [at[0], at[1] - 0.012, at[2]] })]
    case "edge":
      return edgePull(length).map(turned)
    case "groove":
    case "none":
      return []
  }
}

const bar = (length: number): Mesh =>
  tube({
    path: (where) => [(where - 0.5) * length, 0, 0.0225],
    radius: 0.0055,
    steps: 1,
    sides: 10,
    ends: "round",
  })

const post = (x: number): Mesh =>
  tube({ path: (where) => [x, 0, where * 0.0225], radius: 0.004, steps: 1, sides: 8, ends: "none" })

const knob = (): Mesh =>
  place(
    lathe({
      profile: [
        [0.0062, 0],
        [0.0058, 0.011],
        [0.0145, 0.0172],
        [0.0152, 0.021],
        [0.0138, 0.0242],
        [0, 0.026],
      ],
      segments: 16,
    }),
    { turn: [Math.PI / 2, 0, 0] },
  )

/** A quarter of an ellipsoid, open below. */
const cup = (width: number): Mesh =>
  sheet({
    cells: [14, 6],
    thickness: 0.0016,
    surface: (u, v) => {
      const [around, up] = [u * Math.PI, (1 - v) * (Math.PI / 2)]
      const bulge = Math.sin(around) ** 0.6
      return [
        -Math.cos(around) * (width / 2),
        0.034 * bulge * Math.cos(up),
        0.0005 + 0.0225 * bulge * Math.sin(up),
      ]
    },
  })

/** A folded strip of metal over the edge of a front. */
const edgePull = (length: number): readonly Mesh[] => [
  board({ x: [-length / 2, length / 2], y: [-0.001, 0.001], z: [-0.016, 0.016], radius: 0.0007 }),
  board({ x: [-length / 2, length / 2], y: [-0.012, 0.0005], z: [0.014, 0.016], radius: 0.0007 }),
]
