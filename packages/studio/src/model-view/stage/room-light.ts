import type { Vec3 } from "@roomwright/models/geometry/vector"
import { brightness, mixed, scaled, type Rgb } from "@roomwright/models/light/colours"
import type { LitLamp, LitRoom, LitWindow } from "@roomwright/models/light/lit-room"
import { spreadPoint } from "./low-discrepancy.ts"
import { meanSky, type SkyLight } from "@roomwright/models/light/sky-light"
import { aroundNormal, isInside, onSphere } from "./trace-room.ts"

/**
 * Light that comes from a small place into one half of the room. Its strength towards `way` is `colour` (radiance times m2) and
 * falls off to the sides as a spot does whose cone opens 75 degrees to each side with a wholly soft edge.
 */
export interface SpotSample {
  readonly at: Vec3
  readonly way: Vec3
  readonly colour: Rgb
}

export interface HomeLight {
  readonly rooms: readonly LitRoom[]
  readonly lamps: readonly LitLamp[]
  readonly sky: SkyLight
  /** Towards the sun, length 1. */
  readonly toSun: Vec3
}

/** The flux of such a spot is so much less than that of a surface of the same strength (2.33 sr against pi). */
const lobe = Math.PI / 2.33

/**
 * How bright a lumen is: a lamp of 800 lm sends out as much as 0.3 m2 of a bright day's sky. About twenty times what it is, as a
 * photographer waits for the hour at which lamps and sky agree.
 */
const perLumen = (0.3 / 800 / (4 * Math.PI)) * Math.PI

/** The strength of a lamp in every direction. */
export const lampStrength = ({ lumens, tint }: LitLamp): Rgb => scaled(tint, lumens * perLumen)

/** Where light enters a room. */
export interface Source {
  /** Its flux, as brightness. */
  readonly power: number
  readonly window?: LitWindow
  readonly isSun?: boolean
  readonly lamp?: LitLamp
  readonly room: LitRoom
}

/** The light of one sample, of several that add up: a window and a lamp of the room that one stands in. */
export function sampleLight(
  home: HomeLight,
  near: number,
  i: number,
): {
  readonly window: SpotSample | null
  readonly lamp: SpotSample | null
} {
  const sources = sourcesOf(home).filter(({ room }) => room === home.rooms[near])
  const weight = ({ power }: Source): number => power + 1e-9
  const windows = sources.filter(({ window, isSun }) => window && !isSun)
  const lamps = sources.filter(({ lamp }) => lamp)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = spreadPoint(i)
  return {
    window: pick(windows, weight, a, ({ window }, share) =>
      window ? windowSpot(window, scaled(meanSky(home.sky), 1 / share), b, c) : null,
    ),
    lamp: pick(lamps, weight, d, ({ lamp }, share) => (lamp ? lampSpot(lamp, 1 / share, e, f) : null)),
  }
}

/** What a window shows in a direction: the sky, or the ground that it lights. */
export function skyFrom({ sky, toSun }: Pick<HomeLight, "sky" | "toSun">, way: Vec3): Rgb {
  if (way[1] >= 0) return scaled(mixed(sky.horizon, sky.zenith, way[1] ** 0.55), skyShare)
  const falls = Math.max(0, toSun[1]) / Math.PI
  const [r, g, b] = mixed(sky.zenith, sky.horizon, 0.5)
  return [0.2 * (r + sky.sun[0] * falls), 0.21 * (g + sky.sun[1] * falls), 0.18 * (b + sky.sun[2] * falls)]
}

/** Glass, and what stands around a house, keep some of the sky away. */
const skyShare = 0.9

/** A ray of light from a source, with the flux of all of it. */
export function emitLight(
  home: HomeLight,
  { window, lamp, isSun }: Source,
  random: () => number,
): { readonly at: Vec3; readonly way: Vec3; readonly flux: Rgb } {
  if (lamp)
    return { at: lamp.at, way: onSphere(random(), random()), flux: scaled(lampStrength(lamp), 4 * Math.PI) }
  if (!window) return { at: [0, 0, 0], way: [0, -1, 0], flux: [0, 0, 0] }
  const at = placeOn(window, random(), random())
  const area = window.width * window.height
  const { inward } = window
  // Just inside of the glass: a ray that begins on a wall would fall on it.
  const inside: Vec3 = [at[0] + inward[0] * insideBy, at[1], at[2] + inward[1] * insideBy]
  if (isSun) {
    const facing = Math.max(0, -(home.toSun[0] * inward[0] + home.toSun[2] * inward[1]))
    const [x, y, z] = home.toSun
    return { at: inside, way: [-x, -y, -z], flux: scaled(home.sky.sun, area * facing) }
  }
  const way = aroundNormal([inward[0], 0, inward[1]], random(), random())
  return { at: inside, way, flux: scaled(skyFrom(home, [-way[0], -way[1], -way[2]]), Math.PI * area) }
}

/** Windows are 2 cm behind the inner face of their wall. */
const insideBy = 0.03

/** What is left when a room has thrown its light back often: even light everywhere (irradiance over pi). */
export function evenLight(home: HomeLight, room: LitRoom): Rgb {
  const inside = sourcesOf(home).filter((source) => source.room === room)
  const colours = inside.map((source) => scaled(fluxOf(home, source), 1))
  const sum = colours.reduce<Rgb>(
    (one, other) => [one[0] + other[0], one[1] + other[1], one[2] + other[2]],
    [0, 0, 0],
  )
  const back = 0.55
  return scaled(sum, back / (1 - back) / room.surface / Math.PI)
}

/** All that lights rooms: windows by the sky and by the sun, and lamps. */
export function sourcesOf({ rooms, lamps, sky, toSun }: HomeLight): readonly Source[] {
  const mean = brightness(meanSky(sky))
  const found: Source[] = []
  for (const room of rooms)
    for (const window of room.windows) {
      const area = window.width * window.height
      found.push({ room, window, power: Math.PI * mean * area })
      const facing = -(toSun[0] * window.inward[0] + toSun[2] * window.inward[1])
      const sun = brightness(sky.sun) * area * Math.max(0, facing)
      if (sun > 0 && toSun[1] > 0) found.push({ room, window, isSun: true, power: sun })
    }
  for (const lamp of lamps) {
    const room = rooms.find((one) => isInside(one, lamp.at))
    if (room) found.push({ room, lamp, power: brightness(lampStrength(lamp)) * 4 * Math.PI })
  }
  return found
}

function fluxOf({ sky, toSun }: HomeLight, { window, lamp, isSun }: Source): Rgb {
  if (lamp) return scaled(lampStrength(lamp), 4 * Math.PI)
  if (!window) return [0, 0, 0]
  const area = window.width * window.height
  const facing = Math.max(0, -(toSun[0] * window.inward[0] + toSun[2] * window.inward[1]))
  return isSun ? scaled(sky.sun, area * facing) : scaled(meanSky(sky), Math.PI * area)
}

function pick<T>(
  sources: readonly Source[],
  weight: (source: Source) => number,
  at: number,
  make: (source: Source, share: number) => T | null,
): T | null {
  const sum = sources.reduce((all, source) => all + weight(source), 0)
  let left = at * sum
  for (const source of sources) {
    left -= weight(source)
    if (left <= 0) return make(source, weight(source) / sum)
  }
  return null
}

const placeOn = ({ middle, along, width, height }: LitWindow, a: number, b: number): Vec3 => [
  middle[0] + along[0] * (a - 0.5) * width,
  middle[1] + (b - 0.5) * height,
  middle[2] + along[1] * (a - 0.5) * width,
]

function windowSpot(window: LitWindow, radiance: Rgb, a: number, b: number): SpotSample {
  const { inward, width, height } = window
  return {
    at: placeOn(window, a, b),
    way: [inward[0], 0, inward[1]],
    colour: scaled(radiance, width * height * lobe),
  }
}

/** A lamp into a direction: over many samples it shines evenly around. */
function lampSpot(lamp: LitLamp, factor: number, a: number, b: number): SpotSample {
  // A cone covers 2.33 of the 4 pi around a lamp.
  return {
    at: lamp.at,
    way: onSphere(a, b),
    colour: scaled(lampStrength(lamp), (factor * 4 * Math.PI) / 2.33),
  }
}
