import type { RenderCamera } from "./render-order.ts"

/** Where the eye is for one picture of many, and how its picture is moved so that what the lens is focused on stays. */
export interface LensPlace {
  /** m, to the right of the camera and up in its picture. */
  readonly right: number
  readonly up: number
  /** In widths of the picture: how far its frame moves to the right and down. */
  readonly frameRight: number
  readonly frameDown: number
}

const whole: LensPlace = { right: 0, up: 0, frameRight: 0, frameDown: 0 }

/** Radius of a lens's opening, m: of a full frame of 36 mm, as the render server has it. */
export const openingOf = (aperture: number, fieldOfView: number): number =>
  18 / Math.tan((fieldOfView * Math.PI) / 360) / (2 * aperture) / 1000

/** Turned by this from one picture to the next, places cover a disc evenly however many there are. */
const golden = Math.PI * (3 - Math.sqrt(5))

/**
 * The place on the lens of picture `i` of `count`. What is as far away as the focus is where it was in the picture of the middle;
 * nearer and farther things are spread over a disc.
 */
export function lensPlace(
  { focus, fieldOfView }: Pick<RenderCamera, "focus" | "fieldOfView">,
  i: number,
  count: number,
): LensPlace {
  if (!focus) return whole
  // Half of them lie within 0.7 of the radius: all parts of the disc have the same weight.
  const far = openingOf(focus.aperture, fieldOfView) * Math.sqrt((i + 0.5) / count)
  const [right, up] = [far * Math.cos(i * golden), far * Math.sin(i * golden)]
  // Widths of the picture in a metre at the distance of the focus.
  const inMetre = 1 / (2 * focus.distance * Math.tan((fieldOfView * Math.PI) / 360))
  return { right, up, frameRight: -right * inMetre, frameDown: up * inMetre }
}
