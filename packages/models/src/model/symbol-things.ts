import { chance } from "../geometry/noise.ts"
import type { SymbolLine } from "./model-type.ts"
import { symbolBox, symbolLine, symbolRound } from "./symbol-lines.ts"

/** A plant from above: a leafy outline with a stem in the middle and the veins of its leaves. */
export function symbolPlant(width: number, depth: number, leaves = 9): readonly SymbolLine[] {
  const count = leaves * 8
  const ring = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const lobe = 0.8 + 0.2 * Math.abs(Math.cos((i / count) * leaves * Math.PI))
    return [Math.cos(angle) * lobe, Math.sin(angle) * lobe] as const
  })
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const fit = (x: number, y: number): readonly [number, number] => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low) - 0.5) * depth,
  ]
  return [
    { points: ring.map(([x, y]) => fit(x, y)), isClosed: true, style: "outline" },
    ...Array.from({ length: leaves }, (_, i) => {
      const angle = (i / leaves) * 2 * Math.PI
      const far = 0.6 + 0.25 * chance(i, leaves)
      return symbolLine([fit(0, 0), fit(Math.cos(angle) * far, Math.sin(angle) * far)])
    }),
  ]
}

/** A lamp from above: a circle with a cross, as electricians draw a light; dashed where it hangs above the cut. */
export const symbolLamp = (
  width: number,
  depth: number,
  style: "outline" | "dashed" = "outline",
): readonly SymbolLine[] => [
  symbolRound({ size: [width, depth], style }),
  symbolLine([
    [-width * 0.354, -depth * 0.354],
    [width * 0.354, depth * 0.354],
  ]),
  symbolLine([
    [-width * 0.354, depth * 0.354],
    [width * 0.354, -depth * 0.354],
  ]),
]

/** A thing on a wall: its outline with the line of its front. */
export const symbolOnWall = (width: number, depth: number): readonly SymbolLine[] => [
  symbolBox({ size: [width, depth] }),
  symbolLine([
    [-width / 2, depth / 2 - Math.min(0.012, depth / 4)],
    [width / 2, depth / 2 - Math.min(0.012, depth / 4)],
  ]),
]
