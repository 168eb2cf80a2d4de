import type { HomeCamera } from "@roomwright/models/home-glb/home-options"
import { sunAt, type Moment } from "@roomwright/models/light/sun-place"

/** A picture of a demo home: from where, by which light, in which of the home's two looks. */
export interface DemoCamera {
  readonly name: string
  readonly home: string
  readonly look: "own" | "other"
  readonly camera: Omit<HomeCamera, "name" | "aspect">
  readonly moment: Moment
  /** Upright pictures are four by five, panoramas two by one, others eight by five. */
  readonly format: "wide" | "upright" | "around"
  /** Stops brighter than by itself. */
  readonly stops?: number
}

/** The size of a picture, in pixels of the full one. */
export const sizesOf = {
  wide: { width: 1600, height: 1000 },
  upright: { width: 1000, height: 1250 },
  around: { width: 4096, height: 2048 },
} as const

interface More {
  /** Of the eye, metres. */
  readonly height?: number
  /** Lens shift in widths of the picture. */
  readonly shift?: number
  readonly stops?: number
  readonly format?: DemoCamera["format"]
  readonly look?: DemoCamera["look"]
  readonly focus?: HomeCamera["focus"]
}

/** From a place of the plan to another, mm. */
type Way = readonly [x: number, y: number, toX: number, toY: number]

/** A level picture from a place of the plan (mm) towards another; `lens` in mm before a film 36 mm wide. */
export function still(
  name: string,
  home: string,
  [x, y, toX, toY]: Way,
  lens: number,
  moment: Moment,
  { height = 1.15, shift = -0.02, format = "wide", look = "own", focus = null, ...more }: More = {},
): DemoCamera {
  const turn = (Math.atan2(x - toX, toY - y) * 180) / Math.PI
  const fieldOfView = (2 * Math.atan(18 / lens) * 180) / Math.PI
  const eye = [x / 1000, height, -y / 1000] as const
  const camera = { eye, turn, tilt: 0, fieldOfView, lensShift: shift, view: "still", focus } as const
  return { name, home, look, moment, format, ...more, camera }
}

/** Hanoi in early November at an hour of the sun, the home turned so that the sun comes from `way` (degrees clockwise from up the plan). */
function sunFrom(way: number, hour: number): Moment {
  const moment = { latitude: 21.03, longitude: 105.85, day: 310, hour, north: 0 }
  const [x, , z] = sunAt(moment).toSun
  const unturned = (Math.atan2(x, -z) * 180) / Math.PI
  return { ...moment, north: (way - unturned + 720) % 360 }
}

/** The side of the plan that the sun comes from, where a home has its windows. */
export const below = (hour: number, aside = -25): Moment => sunFrom(180 + aside, hour)
export const above = (hour: number, aside = 20): Moment => sunFrom(aside, hour)
export const left = (hour: number, aside = 20): Moment => sunFrom(270 + aside, hour)
export const right = (hour: number, aside = 20): Moment => sunFrom(90 + aside, hour)

/** When the sun is gone and the lamps are lit. */
export const evening = (): Moment => sunFrom(180, 18)
/** The last hour of the sun, low and warm. */
export const goldenHour = 16.9
