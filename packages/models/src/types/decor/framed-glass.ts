import { ellipse, roundedRectangle } from "../../geometry/outlines.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import type { Vec2 } from "../../geometry/vector.ts"

export const mirrorShapes = ["round", "arch", "rectangle", "pill", "pebble"] as const
type Shape = (typeof mirrorShapes)[number]

/** The outline in x and z (z downwards on the wall), set in by `by`. */
function outlineOf(shape: Shape, width: number, height: number, by: number): readonly Vec2[] {
  const [w, h] = [width - 2 * by, height - 2 * by]
  switch (shape) {
    case "round":
      return ellipse(w, h, 2, 80)
    case "rectangle":
      return roundedRectangle(w, h, Math.max(0.002, 0.02 - by), 5)
    case "pill":
      return roundedRectangle(w, h, Math.min(w, h) / 2 - 0.001, 20)
    case "pebble":
      return pebble(w, h)
    case "arch": {
      const arc = Math.min(w / 2, h * 0.6)
      return [
        ...Array.from({ length: 37 }, (_, i): Vec2 => {
          const angle = (i / 36) * Math.PI
          return [(Math.cos(angle) * w) / 2, -(h / 2 - arc) - Math.sin(angle) * arc]
        }),
        ...[
          [-w / 2 + 0.012, h / 2],
          [w / 2 - 0.012, h / 2],
        ].map(([x, z]): Vec2 => [x ?? 0, z ?? 0]),
      ]
    }
  }
}

/** A rounded outline that is nowhere the same. */
function pebble(width: number, height: number): readonly Vec2[] {
  const ring = Array.from({ length: 80 }, (_, i): Vec2 => {
    const angle = (i / 80) * 2 * Math.PI
    const far =
      1 + 0.1 * Math.sin(2 * angle + 0.6) + 0.07 * Math.sin(3 * angle + 2) - 0.03 * Math.sin(5 * angle)
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
  const span = (axis: 0 | 1): readonly [number, number] => [
    Math.min(...ring.map((p) => p[axis])),
    Math.max(...ring.map((p) => p[axis])),
  ]
  const [[x0, x1], [y0, y1]] = [span(0), span(1)]
  return ring.map(([x, y]) => [((x - x0) / (x1 - x0) - 0.5) * width, ((y - y0) / (y1 - y0) - 0.5) * height])
}

interface Glass {
  readonly shape: Shape
  readonly width: number
  readonly height: number
  readonly face: number
  readonly depth: number
}

/** Frame, glass and back around the origin; the back at z = 0. */
export function framedGlass({ shape, width, height, face, depth }: Glass): {
  readonly frame: readonly Mesh[]
  readonly glass: Mesh
} {
  const up = (mesh: Mesh, z: number): Mesh => place(mesh, { turn: [Math.PI / 2, 0, 0], at: [0, 0, z] })
  const outside = outlineOf(shape, width, height, 0)
  if (face <= 0)
    return {
      frame: [
        up(
          plate({ outline: outlineOf(shape, width, height, 0.03), thickness: depth * 0.5, rim: 0.001 }),
          depth * 0.25,
        ),
      ],
      glass: up(
        plate({ outline: outside, thickness: depth * 0.42, rim: 0.002, rounds: 2 }),
        depth - depth * 0.21,
      ),
    }
  const inner = outlineOf(shape, width, height, face)
  return {
    frame: [
      up(
        plate({
          outline: outside,
          holes: [inner],
          thickness: depth,
          rim: Math.min(0.004, face * 0.3),
          rounds: 3,
        }),
        depth / 2,
      ),
      up(
        plate({
          outline: outlineOf(shape, width, height, face * 0.6),
          thickness: 0.004,
          rim: 0.0005,
          rounds: 1,
        }),
        0.003,
      ),
    ],
    glass: up(
      plate({
        outline: outlineOf(shape, width, height, face - 0.0015),
        thickness: 0.004,
        rim: 0.0008,
        rounds: 1,
      }),
      depth * 0.55,
    ),
  }
}
