import { straighten } from "./aim-render.ts"
import type { RenderShape } from "./render-host.ts"
import type { RenderCamera } from "./render-order.ts"

/** Focal lengths that are offered, mm on full frame; null: as the view is. */
export const lenses = [24, 35, null] as const
export type Lens = (typeof lenses)[number]

/** How a picture is composed from a place. */
export interface Composition {
  readonly lens: Lens
  /** The eye stands at the height of photographs of rooms. */
  readonly isLow: boolean
  /** Verticals are kept upright. */
  readonly isStraight: boolean
}

/** Of the eye over the floor in photographs of rooms, m. */
export const lowEye = 1.2

/** Full frame, mm across: lying, standing as high as it is wide, or as large as square. */
const frame = { landscape: 36, portrait: 22.5, square: 28.5 } as const satisfies Record<RenderShape, number>

/** The camera of a picture; `floor` is the height of the level, m. What has no shape is a panorama, which looks everywhere. */
export function composeShot(
  from: RenderCamera,
  { lens, isLow, isStraight }: Composition,
  { shape, floor }: { readonly shape: RenderShape | null; readonly floor: number },
): RenderCamera {
  const [x, y, z] = from.eye
  const eye: RenderCamera["eye"] = [x, isLow ? Math.round((floor + lowEye) * 1e3) / 1e3 : y, z]
  if (shape === null) return { ...from, eye, tilt: 0, lensShift: 0 }
  const across = lens === null ? from.fieldOfView : (360 / Math.PI) * Math.atan(frame[shape] / 2 / lens)
  const camera = { ...from, eye, fieldOfView: Math.round(across * 1e3) / 1e3, lensShift: 0 }
  return isStraight ? straighten(camera) : camera
}
