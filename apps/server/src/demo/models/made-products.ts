import { beam } from "@roomwright/models/geometry/beam"
import { board } from "@roomwright/models/geometry/board"
import { lathe } from "@roomwright/models/geometry/lathe"
import { place } from "@roomwright/models/geometry/place-mesh"
import { pipe } from "@roomwright/models/geometry/pipe"
import { plate } from "@roomwright/models/geometry/plate"
import { roundedRectangle } from "@roomwright/models/geometry/outlines"
import { roundedBox } from "@roomwright/models/geometry/rounded-box"
import type { DressedMesh, MakeProduct, ProductPieces } from "./product-piece.ts"

/** A plate lies around the origin; standing, its outline is upright. */
const upright = Math.PI / 2

/** Two shelves in a frame of tubes, on four small wheels. */
const barCart: MakeProduct = ([width, height, depth]) => {
  const [x, z] = [width / 2 - 0.02, depth / 2 - 0.02]
  const posts = [-x, x].flatMap((px) =>
    [-z, z].map((pz) =>
      pipe({
        path: [
          [px, 0.08, pz],
          [px, height - 0.012, pz],
        ],
        radius: 0.011,
      }),
    ),
  )
  const rails = [0.34, height - 0.012].flatMap((y) => [
    ...[-z, z].map((pz) =>
      pipe({
        path: [
          [-x, y, pz],
          [x, y, pz],
        ],
        radius: 0.009,
      }),
    ),
    ...[-x, x].map((px) =>
      pipe({
        path: [
          [px, y, -z],
          [px, y, z],
        ],
        radius: 0.009,
      }),
    ),
  ])
  const wheels = [-x, x].flatMap((px) =>
    [-z, z].map((pz) =>
      place(
        lathe({
          profile: [
            [0, 0],
            [0.038, 0],
            [0.04, 0.004],
            [0.04, 0.018],
            [0.038, 0.022],
            [0, 0.022],
          ],
        }),
        {
          turn: [0, 0, upright],
          at: [px + 0.011, 0.04, pz],
        },
      ),
    ),
  )
  const shelves = [0.26, height - 0.16].map((y) =>
    board({ x: [-x, x], y: [y, y + 0.018], z: [-z, z], radius: 0.003 }),
  )
  return [
    ...[...posts, ...rails].map((mesh): DressedMesh => ({ finish: "brass-brushed", mesh })),
    ...wheels.map((mesh): DressedMesh => ({ finish: "rubber-black", mesh })),
    ...shelves.map((mesh): DressedMesh => ({ finish: "walnut-natural", mesh })),
  ]
}

/** A trunk on three feet with arms that rise like branches. */
const coatStand: MakeProduct = ([width, height]) => {
  const arms = [0.72, 0.84, 0.95].flatMap((share, row) =>
    [0, 1, 2].map((arm) => {
      const around = ((arm * 2) / 3 + row / 3) * Math.PI
      const [reach, low] = [width * 0.42, height * share - 0.14]
      return beam({
        from: [0, low, 0],
        to: [Math.sin(around) * reach, low + 0.17, Math.cos(around) * reach],
        width: 0.022,
        thickness: 0.022,
        radius: 0.009,
      })
    }),
  )
  const feet = [0, 1, 2].map((foot) => {
    const around = (foot * 2 * Math.PI) / 3
    return beam({
      from: [0, 0.2, 0],
      to: [Math.sin(around) * width * 0.5, 0.014, Math.cos(around) * width * 0.5],
      width: 0.03,
      thickness: 0.028,
      radius: 0.01,
    })
  })
  const trunk = lathe({
    profile: [
      [0, 0.16],
      [0.022, 0.16],
      [0.02, height - 0.02],
      [0.012, height],
      [0, height],
    ],
  })
  return [trunk, ...arms, ...feet].map((mesh) => ({ finish: "walnut-natural", mesh }))
}

/** The outline of a small house around a low bed. */
const houseBed: MakeProduct = ([width, height, depth]) => {
  const [x, z, eaves] = [width / 2 - 0.03, depth / 2 - 0.03, height * 0.64]
  const bar = { width: 0.06, thickness: 0.06, radius: 0.006 }
  const gables = [-z, z].flatMap((pz) => [
    beam({ from: [-x, 0, pz], to: [-x, eaves, pz], ...bar }),
    beam({ from: [x, 0, pz], to: [x, eaves, pz], ...bar }),
    beam({ from: [-x, eaves, pz], to: [0, height - 0.03, pz], ...bar }),
    beam({ from: [x, eaves, pz], to: [0, height - 0.03, pz], ...bar }),
    beam({ from: [-x, 0.2, pz], to: [x, 0.2, pz], ...bar }),
    beam({ from: [-x, 0.5, pz], to: [x, 0.5, pz], ...bar }),
  ])
  const long = [
    [-x, eaves],
    [x, eaves],
    [0, height - 0.03],
    [-x, 0.2],
    [x, 0.2],
  ].map(([px = 0, y = 0]) => beam({ from: [px, y, -z], to: [px, y, z], ...bar }))
  const soft = (y: number, high: number, shrink: number, from: number) =>
    place(roundedBox({ size: [width - shrink, high, depth * from - shrink], radius: high * 0.4 }), {
      at: [0, y, (depth * (1 - from)) / 2],
    })
  return [
    ...[...gables, ...long].map((mesh): DressedMesh => ({ finish: "ash-natural", colour: "#dcc4a0", mesh })),
    { finish: "cotton-white", mesh: soft(0.3, 0.18, 0.13, 1) },
    { finish: "linen-oat", mesh: soft(0.38, 0.09, 0.11, 0.72) },
    {
      finish: "cotton-white",
      mesh: place(roundedBox({ size: [width * 0.5, 0.12, 0.34], radius: 0.055 }), {
        at: [0, 0.44, -depth / 2 + 0.3],
      }),
    },
  ]
}

/** Two boards with a hole to hang them by, leaning one behind the other. */
const cuttingBoards: MakeProduct = ([width, height]) => {
  const one = (
    w: number,
    h: number,
    x: number,
    z: number,
    finish: "oak-natural" | "walnut-natural",
  ): DressedMesh => {
    const outline = roundedRectangle(w, h, 0.04)
    return {
      finish,
      mesh: place(plate({ outline, thickness: 0.02, rim: 0.004 }), {
        turn: [upright * 0.86, 0, 0],
        at: [x, h / 2, z],
      }),
    }
  }
  return [
    one(width * 0.62, height, -width * 0.19, -0.02, "oak-natural"),
    one(width * 0.55, height * 0.72, width * 0.2, 0.03, "walnut-natural"),
  ]
}

/** What the library has no type for. */
export const madeProducts: ProductPieces = {
  "bar-cart-brass": { make: barCart },
  "coat-stand-walnut": { make: coatStand },
  "house-bed-ash": { make: houseBed },
  "boards-oak-walnut": { make: cuttingBoards },
  "crockery-set": [
    ...[-150, 150].flatMap((x, column) =>
      [-170, 40].map((z, row) => ({
        type: "decor.bowl",
        size: [column === row ? 230 : 170, column === row ? 230 : 170, column === row ? 60 : 80] as const,
        at: [x, 0, z] as const,
        values: { shape: column === row ? "plate" : "calyx" },
        finishes: { bowl: column === row ? ("ceramic-matt-white" as const) : ("ceramic-stoneware" as const) },
      })),
    ),
    {
      type: "decor.vase",
      size: [110, 110, 160] as const,
      at: [0, 0, -60] as const,
      finishes: { vase: "ceramic-stoneware" as const },
    },
    {
      type: "decor.bowl",
      size: [150, 150, 70] as const,
      at: [0, 0, 200] as const,
      finishes: { bowl: "ceramic-sage" as const },
    },
  ],
}
