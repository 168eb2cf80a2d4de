import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import type { Vector } from "@roomwright/scene/geometry/vectors"

/** The part of the plan that is shown: the place in its middle, and how much of it a pixel is. */
export interface PlanSection {
  readonly centre: Vector
  readonly mmPerPixel: number
}

/** What there is to draw on, px of the screen; nothing before it was measured. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The nearest and the farthest one can look, mm a pixel. */
export const nearest = 0.5
export const farthest = 400

/** One press of a key that zooms. */
export const zoomStep = 1.25

/** A viewport so small that only the whole length of each side is written beside it. */
export const isSmallViewport = ({ width, height }: Viewport): boolean => Math.min(width, height) < 480

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Not nearer, not farther and not farther away than one can look. */
export const inBounds = ({ centre, mmPerPixel }: PlanSection): PlanSection => ({
  mmPerPixel: clamp(mmPerPixel, nearest, farthest),
  centre: {
    x: clamp(centre.x, -sceneLimits.coordinate, sceneLimits.coordinate),
    y: clamp(centre.y, -sceneLimits.coordinate, sceneLimits.coordinate),
  },
})

/** How near one has to point to what one means, px. */
const reachPx = { mouse: 10, touch: 22 } as const

/** The same in mm of the plan. */
export const reachOf = ({ mmPerPixel }: PlanSection, isTouch = false): number =>
  reachPx[isTouch ? "touch" : "mouse"] * mmPerPixel

/** Makes everything so many times larger on the screen; the place stays where it is. */
export function zoomAround({ centre, mmPerPixel }: PlanSection, factor: number, place: Vector): PlanSection {
  const then = clamp(mmPerPixel / factor, nearest, farthest)
  const share = then / mmPerPixel
  return inBounds({
    mmPerPixel: then,
    centre: {
      x: place.x + (centre.x - place.x) * share,
      y: place.y + (centre.y - place.y) * share,
    },
  })
}

/** Pushes what is shown by so many pixels, down and to the right. */
export const panBy = ({ centre, mmPerPixel }: PlanSection, pixels: Vector): PlanSection =>
  inBounds({
    mmPerPixel,
    centre: { x: centre.x - pixels.x * mmPerPixel, y: centre.y + pixels.y * mmPerPixel },
  })

/** Where a place of the plan is on the viewport, px from its upper left corner: the plan's y goes up, the screen's down. */
export const toViewport = (
  { centre, mmPerPixel }: PlanSection,
  viewport: Viewport,
  place: Vector,
): Vector => ({
  x: viewport.width / 2 + (place.x - centre.x) / mmPerPixel,
  y: viewport.height / 2 - (place.y - centre.y) / mmPerPixel,
})

/** The place of the plan under a pixel of the viewport. */
export const toPlan = ({ centre, mmPerPixel }: PlanSection, viewport: Viewport, pixel: Vector): Vector => ({
  x: centre.x + (pixel.x - viewport.width / 2) * mmPerPixel,
  y: centre.y - (pixel.y - viewport.height / 2) * mmPerPixel,
})

/** The same as an SVG transform: inside, coordinates are mm of the plan with y up. */
export function planTransform(view: PlanSection, viewport: Viewport): string {
  const origin = toViewport(view, viewport, { x: 0, y: 0 })
  const scale = 1 / view.mmPerPixel
  return `matrix(${scale} 0 0 ${-scale} ${origin.x} ${origin.y})`
}

/** Pushed just so far that a place is at least so many pixels from the edge. */
export function keepInSight(view: PlanSection, viewport: Viewport, place: Vector, edge: number): PlanSection {
  const at = toViewport(view, viewport, place)
  const kept = (value: number, size: number) =>
    clamp(value, Math.min(edge, size / 2), Math.max(size - edge, size / 2))
  const push = { x: kept(at.x, viewport.width) - at.x, y: kept(at.y, viewport.height) - at.y }
  return push.x === 0 && push.y === 0 ? view : panBy(view, push)
}
