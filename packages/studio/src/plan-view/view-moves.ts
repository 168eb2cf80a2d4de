import type { Scene } from "@roomwright/scene/document/scene"
import { sceneLimits } from "@roomwright/scene/elements/scene-limits"
import type { ElementId } from "@roomwright/scene/elements/values"
import { boxAround, type Box } from "@roomwright/scene/geometry/rings"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import type { Paper, PlanView } from "../editor/editor-state.ts"
import { placesOfLevel } from "./places-of-level.ts"

/** The nearest and the farthest one can look, mm a pixel. */
export const nearest = 0.5
export const farthest = 400

/** One press of a key that zooms. */
export const zoomStep = 1.25

/** What an empty level shows from side to side, mm. */
const emptyWidth = 12_000
/** Left free around a plan that fills the paper: for its outer dimensions, px. */
const margins = { large: 84, small: 46 } as const

/** Paper so small that only the whole length of each side is written beside it. */
export const isSmallPaper = ({ width, height }: Paper): boolean => Math.min(width, height) < 480

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const inBounds = ({ centre, mmPerPixel }: PlanView): PlanView => ({
  mmPerPixel: clamp(mmPerPixel, nearest, farthest),
  centre: {
    x: clamp(centre.x, -sceneLimits.coordinate, sceneLimits.coordinate),
    y: clamp(centre.y, -sceneLimits.coordinate, sceneLimits.coordinate),
  },
})

/** Makes everything so many times larger on the screen; the place stays where it is. */
export function zoomAround({ centre, mmPerPixel }: PlanView, factor: number, place: Vector): PlanView {
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
export const panBy = ({ centre, mmPerPixel }: PlanView, pixels: Vector): PlanView =>
  inBounds({
    mmPerPixel,
    centre: { x: centre.x - pixels.x * mmPerPixel, y: centre.y + pixels.y * mmPerPixel },
  })

/** Everything of a level, as large as it fits. */
export function fitView(scene: Scene, level: ElementId, size: Paper): PlanView {
  const places = placesOfLevel(scene, level)
  const box: Box =
    places.length > 0
      ? boxAround(places)
      : { minX: -emptyWidth / 2, maxX: emptyWidth / 2, minY: -emptyWidth / 3, maxY: emptyWidth / 3 }
  const margin = margins[isSmallPaper(size) ? "small" : "large"]
  // The smallest keeps half of it for the plan.
  const room = (whole: number) => Math.max(whole - 2 * margin, whole * 0.5, 1)
  return inBounds({
    mmPerPixel: Math.max((box.maxX - box.minX) / room(size.width), (box.maxY - box.minY) / room(size.height)),
    centre: { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 },
  })
}

/** Where a place of the plan is on the paper, px from its upper left corner: the plan's y goes up, the screen's down. */
export const toPaper = ({ centre, mmPerPixel }: PlanView, paper: Paper, place: Vector): Vector => ({
  x: paper.width / 2 + (place.x - centre.x) / mmPerPixel,
  y: paper.height / 2 - (place.y - centre.y) / mmPerPixel,
})

/** The place of the plan under a pixel of the paper. */
export const toPlan = ({ centre, mmPerPixel }: PlanView, paper: Paper, pixel: Vector): Vector => ({
  x: centre.x + (pixel.x - paper.width / 2) * mmPerPixel,
  y: centre.y - (pixel.y - paper.height / 2) * mmPerPixel,
})

/** The same as an SVG transform: inside, coordinates are mm of the plan with y up. */
export function planTransform(view: PlanView, paper: Paper): string {
  const origin = toPaper(view, paper, { x: 0, y: 0 })
  const scale = 1 / view.mmPerPixel
  return `matrix(${scale} 0 0 ${-scale} ${origin.x} ${origin.y})`
}

/** Pushed just so far that a place is at least so many pixels from the edge. */
export function keepInSight(view: PlanView, paper: Paper, place: Vector, edge: number): PlanView {
  const at = toPaper(view, paper, place)
  const kept = (value: number, size: number) =>
    clamp(value, Math.min(edge, size / 2), Math.max(size - edge, size / 2))
  const push = { x: kept(at.x, paper.width) - at.x, y: kept(at.y, paper.height) - at.y }
  return push.x === 0 && push.y === 0 ? view : panBy(view, push)
}
