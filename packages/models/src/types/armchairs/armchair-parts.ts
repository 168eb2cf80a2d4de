import { ellipse } from "../../geometry/outlines.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { tube } from "../../geometry/tube.ts"
import type { SymbolLine } from "../../model/model-type.ts"

/** Four round legs that splay out; `spread` is half the distance of the feet. */
export const splayedLegs = (
  spread: readonly [number, number],
  height: number,
  {
    splay = 0.03,
    topRadius = 0.02,
    footRadius = 0.012,
  }: { readonly splay?: number; readonly topRadius?: number; readonly footRadius?: number } = {},
): Mesh =>
  mergeMeshes(
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        taperedLeg({
          top: [x * (spread[0] - splay), height, z * (spread[1] - splay)],
          foot: [x * spread[0], 0, z * spread[1]],
          topRadius,
          footRadius,
          sides: 14,
        }),
      ),
    ),
  )

/** A flat round foot with a column: chairs that turn. */
export const discFoot = (radius: number, height: number): Mesh =>
  mergeMeshes([
    lathe({
      profile: [
        [0, 0],
        [radius - 0.004, 0],
        [radius, 0.004],
        [radius * 0.97, 0.01],
        [radius * 0.3, 0.022],
        [0.03, 0.034],
        [0.026, 0.05],
      ],
      segments: 48,
    }),
    place(disc({ radius: 0.026, height: height - 0.03, rim: 0.002, segments: 24 }), {
      at: [0, 0.03 + (height - 0.03) / 2, 0],
    }),
  ])

/** Four cast arms that run down from a column. */
export const starFoot = (radius: number, height: number): Mesh =>
  mergeMeshes([
    place(disc({ radius: 0.026, height: height - 0.03, rim: 0.002, segments: 24 }), {
      at: [0, 0.03 + (height - 0.03) / 2, 0],
    }),
    ...[0, 1, 2, 3].map((i) => {
      const angle = (i + 0.5) * (Math.PI / 2)
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      const at = (far: number, y: number) => [sin * far, y, cos * far] as const
      return tube({
        path: [at(0.015, 0.075), at(radius * 0.4, 0.06), at(radius * 0.8, 0.03), at(radius - 0.012, 0.014)],
        radius: (where) => 0.021 - 0.008 * where,
        steps: 12,
        sides: 12,
      })
    }),
    ...[0, 1, 2, 3].map((i) => {
      const angle = (i + 0.5) * (Math.PI / 2)
      return place(disc({ radius: 0.016, height: 0.008, segments: 16 }), {
        at: [Math.sin(angle) * (radius - 0.03), 0.004, Math.cos(angle) * (radius - 0.03)],
      })
    }),
  ])

/** A chair with a round back from above: its outline and its seat. */
export function symbolTub(width: number, depth: number, seat: number): readonly SymbolLine[] {
  const squircle = (w: number, d: number, z: number): readonly (readonly [number, number])[] =>
    ellipse(w, d, 2.8, 40).map(([x, y]) => [x, y + z] as const)
  return [
    { points: squircle(width, depth, 0), isClosed: true, style: "outline" },
    {
      points: squircle(width * seat, depth * seat, (depth * (1 - seat)) / 2),
      isClosed: true,
      style: "detail",
    },
  ]
}
