import type { Mesh } from "../../geometry/mesh.ts"
import { roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { skinRings } from "../../geometry/skin-rings.ts"
import type { Vec3 } from "../../geometry/vector.ts"

/** Rounded squares one in the other, looking down from the ceiling at `height`: half sizes and corners in shares of the width. */
const squares = (
  [width, depth, height]: Vec3,
  rings: readonly (readonly [share: number, corner: number, up: number])[],
): Mesh =>
  place(
    skinRings(
      rings.map(([share, corner, up]) =>
        roundedRectangle(width * share, depth * share, width * corner, 8).map(([x, z]): Vec3 => [
          x,
          height - up,
          z,
        ]),
      ),
    ),
    { turn: [Math.PI, 0, 0], at: [0, height, 0] },
  )

export const squareRim = (width: number, depth: number, height: number): Mesh =>
  squares(
    [width, depth, height],
    [
      [0.72, 0.05, 0.005],
      [0.72, 0.05, 0.0016],
      [0.728, 0.053, 0.0003],
      [0.736, 0.056, 0],
      [0.95, 0.075, 0],
      [0.98, 0.086, 0.0012],
      [0.994, 0.094, 0.0038],
      [1, 0.1, 0.008],
      [1, 0.1, height],
      [0.02, 0.002, height],
    ],
  )

export const squareBaffle = (width: number, depth: number, height: number): Mesh =>
  squares(
    [width, depth, height],
    Array.from({ length: 6 }, (_, i) => i / 5).flatMap((at) => {
      const share = 0.4 + 0.32 * at
      // Steps: each level, then the rise to the next one.
      const up = height * 0.8 - (height * 0.8 - 0.005) * at
      return [
        [share, 0.05, up],
        [Math.min(0.7205, share + 0.055), 0.05, up],
      ] as const
    }),
  )
