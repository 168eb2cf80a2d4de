import type { Vec3 } from "@roomwright/models/geometry/vector"
import { brightness, filtered, scaled, type Rgb } from "./colours.ts"
import type { LitLamp, LitRoom, LitWindow } from "./lit-home.ts"
import { spreadPoint } from "./low-discrepancy.ts"
import { meanSky, type SkyLight } from "./sky-light.ts"
import { aroundNormal, isInside, onSphere, traceRoom } from "./trace-room.ts"

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

interface Source {
  readonly power: number
  readonly window?: LitWindow
  readonly isSun?: boolean
  readonly lamp?: LitLamp
  readonly room: LitRoom
}

/** How much more often the room that one stands in is asked. */
const nearShare = 8

/** The light of one sample, of several that add up: a window, what light that fell somewhere throws back, a lamp. */
export function sampleLight(
  home: HomeLight,
  near: number,
  i: number,
): {
  readonly window: SpotSample | null
  readonly bounce: SpotSample | null
  readonly lamp: SpotSample | null
} {
  const sources = sourcesOf(home)
  const weight = (source: Source): number =>
    source.power * (home.rooms[near] === source.room ? nearShare : 1) + 1e-9
  const windows = sources.filter(({ window, isSun }) => window && !isSun)
  const lamps = sources.filter(({ lamp }) => lamp)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = spreadPoint(i)
  return {
    window: pick(windows, weight, a, ({ window }, share) =>
      window ? windowSpot(window, scaled(meanSky(home.sky), 1 / share), b, c) : null,
    ),
    lamp: pick(lamps, weight, d, ({ lamp }, share) => (lamp ? lampSpot(lamp, 1 / share, e, f) : null)),
    bounce: pick(sources, weight, g, (source, share) => bounceSpot(home, source, 1 / share, i, h)),
  }
}

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

function sourcesOf({ rooms, lamps, sky, toSun }: HomeLight): readonly Source[] {
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

/** How often light is followed through one, two, three bounces. */
const bounceShares = [0.56, 0.27, 0.17] as const

/** Follows light from a source into the room, and lets it shine back from where it fell. */
function bounceSpot(
  home: HomeLight,
  source: Source,
  factor: number,
  i: number,
  choice: number,
): SpotSample | null {
  const { room, window, lamp, isSun } = source
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = spreadPoint(i + 5_003)
  const bounces = choice < bounceShares[0] ? 1 : choice < bounceShares[0] + bounceShares[1] ? 2 : 3
  let flux = scaled(fluxOf(home, source), factor / (bounceShares[bounces - 1] ?? 1))
  let at: Vec3 = window ? placeOn(window, a, b) : (lamp?.at ?? [0, 0, 0])
  let way: Vec3 = isSun
    ? [-home.toSun[0], -home.toSun[1], -home.toSun[2]]
    : window
      ? aroundNormal([window.inward[0], 0, window.inward[1]], c, d)
      : onSphere(c, d)
  for (let bounce = 1; ; bounce++) {
    const hit = traceRoom(room, at, way)
    if (!hit) return null
    flux = filtered(flux, hit.colour)
    at = [
      hit.at[0] + hit.normal[0] * 0.03,
      hit.at[1] + hit.normal[1] * 0.03,
      hit.at[2] + hit.normal[2] * 0.03,
    ]
    if (bounce === bounces) return { at, way: hit.normal, colour: scaled(flux, lobe / Math.PI) }
    way = aroundNormal(hit.normal, bounce === 1 ? e : g, bounce === 1 ? f : h)
  }
}
