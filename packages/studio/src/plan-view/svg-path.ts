import type { Region, Ring } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/** To a hundredth of a mm: the same shape gives the same text, and nothing is drawn again for a rounding error. */
const written = (value: number): number => Math.round(value * 100) / 100

const corner = ({ x, y }: Vector): string => `${written(x)} ${written(y)}`

/** A line from place to place, as the `d` of an SVG path. */
export const linePath = (places: readonly Vector[]): string =>
  places.length < 2 ? "" : `M${places.map(corner).join("L")}`

/** The same closed. */
export const ringPath = (ring: Ring): string => (ring.length < 3 ? "" : `M${ring.map(corner).join("L")}Z`)

/** A region with its holes, to be filled by the even-odd rule. */
export const regionPath = ({ outline, holes }: Region): string => [outline, ...holes].map(ringPath).join("")

/** Part of a circle from one place to another; `isLeft`: it bows to the left of the way there. */
export const arcPath = (from: Vector, to: Vector, radius: number, isLeft: boolean): string =>
  // Drawn with y up, the sweep flag means the other way round than on a screen.
  `M${corner(from)}A${written(radius)} ${written(radius)} 0 0 ${isLeft ? 0 : 1} ${corner(to)}`
