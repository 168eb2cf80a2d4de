import { lathe } from "@roomwright/models/geometry/lathe"
import { place } from "@roomwright/models/geometry/place-mesh"
import { roundedBox } from "@roomwright/models/geometry/rounded-box"
import type { DressedMesh, MakeProduct, ProductPieces } from "./product-piece.ts"

const paints = ["#c8775a", "#d9b45a", "#8fa58a", "#6f8b9a", "#d9a18c", "#c39d48"] as const
const painted = (at: number, mesh: DressedMesh["mesh"]): DressedMesh => ({
  finish: "lacquer-clay",
  colour: paints[at % paints.length] ?? "#c8775a",
  mesh,
})

/** Rings that grow smaller upwards on a foot, with a ball on top. */
const toyRings: MakeProduct = ([width, height]) => {
  const step = (height - 0.075) / 6
  const ring = (radius: number, y: number) => {
    const half = step / 2
    return lathe({
      profile: [
        [0.02, y],
        [radius - half, y],
        [radius, y + half],
        [radius - half, y + step],
        [0.02, y + step],
      ],
      smooth: 4,
    })
  }
  const rings = [0, 1, 2, 3, 4, 5].map((at) =>
    painted(at, ring((width / 2) * (0.96 - at * 0.1), 0.02 + at * step)),
  )
  const foot = lathe({
    profile: [
      [0, 0],
      [width / 2, 0],
      [width / 2, 0.016],
      [width / 2 - 0.006, 0.02],
      [0, 0.02],
    ],
  })
  const top = lathe({
    profile: [
      [0, height - 0.055],
      [0.026, height - 0.045],
      [0.03, height - 0.028],
      [0.022, height - 0.008],
      [0, height],
    ],
    smooth: 4,
  })
  return [{ finish: "ash-natural", mesh: foot }, ...rings, painted(0, top)]
}

/** A handful of cubes, some on others. */
const toyBlocks: MakeProduct = ([width, height, depth]) => {
  const side = height / 2
  const places = [
    [-0.5, 0, -0.2],
    [-0.28, 0, 0.35],
    [-0.05, 0, -0.1],
    [0.2, 0, 0.3],
    [0.5, 0, 0.5],
    [0.32, 0, -0.5],
    [-0.3, 0, -0.5],
    [-0.02, 1, -0.12],
  ] as const
  return places.map(([x, up, z], at) =>
    painted(
      at,
      place(roundedBox({ size: [side, side, side], radius: 0.004 }), {
        turn: [0, at * 0.7, 0],
        at: [x * (width - side * 1.5), side * (up + 0.5), z * (depth - side * 1.5)],
      }),
    ),
  )
}

/** Toys. */
export const madeToys: ProductPieces = {
  "toy-rings": { make: toyRings },
  "toy-blocks": { make: toyBlocks },
}
