import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { boxAround, type Box } from "@roomwright/scene/geometry/rings"
import { placesOfLevel } from "./places-of-level.ts"
import { inBounds, isSmallViewport, panBy, type PlanSection, type Viewport } from "./view-moves.ts"

/** What an empty level shows from side to side, mm. */
const emptyWidth = 12_000
/** Left free around a plan that fills the viewport: for its outer dimensions, px. */
const margins = { large: 84, small: 46 } as const

/** Everything of a level, as large as it fits. */
export function fitView(scene: Scene, level: ElementId, size: Viewport): PlanSection {
  const places = placesOfLevel(scene, level)
  const box: Box =
    places.length > 0
      ? boxAround(places)
      : { minX: -emptyWidth / 2, maxX: emptyWidth / 2, minY: -emptyWidth / 3, maxY: emptyWidth / 3 }
  const margin = margins[isSmallViewport(size) ? "small" : "large"]
  // The smallest keeps half of it for the plan.
  const room = (whole: number) => Math.max(whole - 2 * margin, whole * 0.5, 1)
  return inBounds({
    mmPerPixel: Math.max((box.maxX - box.minX) / room(size.width), (box.maxY - box.minY) / room(size.height)),
    centre: { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 },
  })
}

/** The same between what lies over the upper and the lower edge, px. */
export function fitBetween(
  scene: Scene,
  level: ElementId,
  { width, height }: Viewport,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): PlanSection {
  const free = { width, height: Math.max(1, height - top - bottom) }
  return panBy(fitView(scene, level, free), { x: 0, y: (top - bottom) / 2 })
}
