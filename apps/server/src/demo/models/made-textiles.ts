import { measureMeshes } from "@roomwright/models/geometry/mesh"
import { pipe } from "@roomwright/models/geometry/pipe"
import { place } from "@roomwright/models/geometry/place-mesh"
import { plate } from "@roomwright/models/geometry/plate"
import { pillow } from "@roomwright/models/geometry/soft"
import type { Vec3 } from "@roomwright/models/geometry/vector"
import type { DressedMesh, MakeProduct, ProductPieces } from "./product-piece.ts"

interface Leaning {
  readonly size: Vec3
  /** Where its middle stands, to the right and to the front. */
  readonly at: readonly [x: number, z: number]
  readonly turn: Vec3
  readonly seed: number
  /** Radius of the cord along its edge; none on stripes, which a cord would cut to pieces. */
  readonly welt?: number
}

/** A cushion that leans back on the floor. */
function lean({ size, at: [x, z], turn, seed, welt = 0 }: Leaning): DressedMesh["mesh"] {
  const tilted = place(pillow({ size, seed, welt, cells: 26 }), { turn })
  return place(tilted, { at: [x, -measureMeshes([tilted]).low[1], z] })
}

/** A large one, a striped one beside it, a low one before them. */
const cushions: MakeProduct = () => [
  {
    finish: "velvet-navy",
    colour: "#5f8396",
    mesh: lean({ size: [0.5, 0.5, 0.18], at: [-0.2, -0.06], turn: [-0.2, 0.1, 0.02], seed: 3, welt: 0.003 }),
  },
  {
    finish: "linen-stripe-rust",
    mesh: lean({ size: [0.45, 0.45, 0.17], at: [0.24, -0.08], turn: [-0.24, -0.16, -0.03], seed: 5 }),
  },
  {
    finish: "boucle-oat",
    mesh: lean({ size: [0.5, 0.3, 0.15], at: [0.02, 0.12], turn: [-0.34, 0.06, 0.02], seed: 9, welt: 0.003 }),
  },
]

/** Clay, sand, sage and cream, one after the other. */
const colours = [
  "#c07a5a",
  "#cdb48c",
  "#8d9a7b",
  "#ece2cf",
  "#c07a5a",
  "#cdb48c",
  "#8d9a7b",
  "#ece2cf",
  "#c07a5a",
]

/** Pennants on a cord that hangs through, with a loop at each end. */
const bunting: MakeProduct = ([width, height]) => {
  const reach = width / 2 - 0.03
  const cordAt = (share: number): Vec3 => [
    (share * 2 - 1) * reach,
    height - 0.012 - 4 * share * (1 - share) * height * 0.36,
    0,
  ]
  const count = colours.length
  const wide = (2 * reach) / (count + 1)
  const flags = colours.map((colour, at): DressedMesh => {
    const share = (at + 1) / (count + 1)
    const outline = [
      [-wide * 0.45, 0],
      [0, height * 0.58],
      [wide * 0.45, 0],
    ] as const
    const slope = Math.atan2(-4 * (1 - 2 * share) * height * 0.36, 2 * reach)
    return {
      finish: "linen-oat",
      colour,
      mesh: place(place(plate({ outline, thickness: 0.003, rim: 0.0005 }), { turn: [Math.PI / 2, 0, 0] }), {
        turn: [0, 0, slope],
        at: cordAt(share),
      }),
    }
  })
  const cord = pipe({ path: Array.from({ length: 41 }, (_none, at) => cordAt(at / 40)), radius: 0.0045 })
  const loops = [-1, 1].map((side) =>
    pipe({
      path: Array.from({ length: 17 }, (_none, at): Vec3 => {
        const around = (at / 16) * 2 * Math.PI
        return [
          side * (reach + 0.014 - Math.cos(around) * 0.014),
          height - 0.012 + Math.sin(around) * 0.01,
          0,
        ]
      }),
      radius: 0.003,
    }),
  )
  return [
    ...flags,
    ...[cord, ...loops].map((mesh): DressedMesh => ({ finish: "linen-oat", colour: "#b9a283", mesh })),
  ]
}

/** What is sewn and has no type in the library. */
export const madeTextiles: ProductPieces = {
  "cushions-set": { make: cushions },
  bunting: { make: bunting },
}
