import { mmPerFoot, mmPerInch, type LengthUnit } from "@roomwright/scene/units/length-units"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Viewport, PlanSection } from "./view-moves.ts"
import { toViewport, toPlan } from "./view-moves.ts"

/** Lines are never nearer to each other than this, px. */
const nearestLines = 14

/** Each with how many of it make the next stronger line. */
const metric = [1, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000].map((fine) => ({
  fine,
  times: 5,
}))
const imperial = [
  { fine: mmPerInch, times: 6 },
  { fine: 6 * mmPerInch, times: 2 },
  ...[1, 5, 10, 50, 100].map((feet) => ({ fine: feet * mmPerFoot, times: 5 })),
]

export interface GridSteps {
  /** Distance of the lines, mm. */
  readonly fine: number
  /** Distance of the stronger ones. */
  readonly strong: number
}

/** The grid that is shown at a zoom: the finest whose lines are far enough apart. */
export function gridSteps(mmPerPixel: number, unit: LengthUnit): GridSteps {
  const steps = unit === "ft-in" ? imperial : metric
  const step = steps.find(({ fine }) => fine / mmPerPixel >= nearestLines) ?? steps.at(-1)
  const { fine, times } = step ?? { fine: 1_000, times: 5 }
  return { fine, strong: fine * times }
}

/** Lines of a grid as an SVG path in pixels of the viewport; those of the grid `without` are left out. */
export function gridPath(view: PlanSection, viewport: Viewport, step: number, without?: number): string {
  const from = toPlan(view, viewport, { x: 0, y: viewport.height })
  const to = toPlan(view, viewport, { x: viewport.width, y: 0 })
  const isLeftOut = (at: number) =>
    without !== undefined && Math.abs(at - Math.round(at / without) * without) < step / 4
  const stops = (low: number, high: number): readonly number[] => {
    const first = Math.ceil(low / step)
    const count = Math.max(0, Math.floor(high / step) - first + 1)
    return Array.from({ length: count }, (_, at) => (first + at) * step).filter((at) => !isLeftOut(at))
  }
  // Between two pixels a line of one pixel would be smeared over both.
  const sharp = (place: Vector) => {
    const { x, y } = toViewport(view, viewport, place)
    return { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 }
  }
  return [
    ...stops(from.x, to.x).map((x) => `M${sharp({ x, y: 0 }).x} 0V${viewport.height}`),
    ...stops(from.y, to.y).map((y) => `M0 ${sharp({ x: 0, y }).y}H${viewport.width}`),
  ].join("")
}
