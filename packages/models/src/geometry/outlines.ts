import type { Vec2 } from "./vector.ts"

/** A rectangle around the origin with round corners. */
export function roundedRectangle(width: number, depth: number, radius: number, rounds = 6): readonly Vec2[] {
  const round = Math.max(1e-4, Math.min(radius, width / 2 - 1e-4, depth / 2 - 1e-4))
  const corners = [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const
  return corners.flatMap(([x, z, quarter]) =>
    Array.from({ length: rounds + 1 }, (_, i) => {
      const angle = ((quarter + i / rounds) * Math.PI) / 2
      return [
        x * (width / 2 - round) + Math.cos(angle) * round,
        z * (depth / 2 - round) + Math.sin(angle) * round,
      ] as const
    }),
  )
}

/**
 * An ellipse around the origin; with an exponent above 2 a superellipse, which fills its rectangle more (2.5 is the usual oval
 * table top).
 */
export const ellipse = (width: number, depth: number, exponent = 2, segments = 64): readonly Vec2[] =>
  Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const bulge = 2 / exponent
    return [
      (Math.sign(cos) * Math.abs(cos) ** bulge * width) / 2,
      (Math.sign(sin) * Math.abs(sin) ** bulge * depth) / 2,
    ] as const
  })
