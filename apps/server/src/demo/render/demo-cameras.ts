import type { HomeCamera } from "@roomwright/models/home-glb/home-options"
import { sunAt, type Moment } from "@roomwright/models/light/sun-place"

/** A picture of a demo home: from where, and by which light. */
export interface DemoCamera {
  readonly name: string
  readonly home: string
  readonly camera: Omit<HomeCamera, "name" | "aspect">
  readonly moment: Moment
  readonly stops?: number
}

/** Hanoi in early November at an hour of the sun, the home turned so that the sun comes from `way` (degrees clockwise from up the plan). */
function sunFrom(way: number, hour: number): Moment {
  const moment = { latitude: 21.03, longitude: 105.85, day: 310, hour, north: 0 }
  const [x, , z] = sunAt(moment).toSun
  const unturned = (Math.atan2(x, -z) * 180) / Math.PI
  return { ...moment, north: (way - unturned + 720) % 360 }
}

interface More {
  /** Of the eye, metres. */
  readonly height?: number
  /** Lens shift in widths of the picture. */
  readonly shift?: number
  readonly stops?: number
}

/** From a place of the plan to another, mm. */
type Way = readonly [x: number, y: number, toX: number, toY: number]

/** A level still from a place of the plan (mm) towards another; `lens` in mm before a film 36 mm wide. */
function still(
  name: string,
  home: string,
  [x, y, toX, toY]: Way,
  lens: number,
  moment: Moment,
  { height = 1.15, shift = -0.02, ...more }: More = {},
): DemoCamera {
  const turn = (Math.atan2(x - toX, toY - y) * 180) / Math.PI
  const fieldOfView = (2 * Math.atan(18 / lens) * 180) / Math.PI
  const eye = [x / 1000, height, -y / 1000] as const
  const camera = { eye, turn, tilt: 0, fieldOfView, lensShift: shift, view: "still" } as const
  return { name, home, moment, ...more, camera }
}

/** The side of the plan that the sun comes from, where a home has its windows. */
const [below, above, left, right] = [
  (hour: number, aside = -25) => sunFrom(180 + aside, hour),
  (hour: number, aside = 20) => sunFrom(aside, hour),
  (hour: number, aside = 20) => sunFrom(270 + aside, hour),
  (hour: number, aside = 20) => sunFrom(90 + aside, hour),
]

export const demoCameras: readonly DemoCamera[] = [
  still("sage-oak-living", "sage-oak-62", [4050, 2650, 700, 2250], 24, below(8, -30)),
  still("sage-oak-bedroom", "sage-oak-62", [5950, 3600, 8500, 1500], 24, below(8, 30)),
  still("walnut-ink-living", "walnut-ink-52", [4700, 2500, 1700, 5250], 24, left(16, -25)),
  still("walnut-ink-bedroom", "walnut-ink-52", [5750, 3150, 7700, 5900], 24, right(8)),
  still("walnut-ink-dining", "walnut-ink-52", [700, 3100, 4300, 900], 24, below(9)),
  still("saigon-living", "saigon-terracotta-28", [2700, 4600, 1100, 900], 22, below(15, 25)),
  still("japandi-living", "japandi-oak-75", [4750, 4450, 9000, 1300], 24, below(8, 20)),
  still("japandi-bedroom", "japandi-oak-75", [3850, 2950, 500, 1000], 24, below(8.5, 30)),
  still("indochine-living", "indochine-forest-69", [3900, 500, 1400, 4000], 24, left(16.3, 20)),
  still("indochine-bedroom", "indochine-forest-69", [6150, 3550, 8800, 1350], 24, below(8, 25)),
  still("indochine-dining", "indochine-forest-69", [4900, 4800, 3300, 7500], 24, above(16)),
  still("jade-living", "jade-walnut-114", [4500, 2600, 8900, 1700], 24, below(17.6, 20)),
  still("jade-bedroom", "jade-walnut-114", [9900, 3300, 12000, 1300], 24, below(8, 25)),
  still("birch-living", "birch-family-97", [7700, 2300, 4200, 1700], 24, below(9, -20)),
  still("steel-living", "steel-leather-78", [700, 3200, 4800, 900], 24, below(17.4, 20)),
  still("steel-bedroom", "steel-leather-78", [7200, 4350, 9600, 7000], 24, right(7.6, 25)),
]
