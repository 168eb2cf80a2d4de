import { brightness, type Rgb } from "@roomwright/models/light/colours"
import type { SkyLight } from "@roomwright/models/light/sky-light"

/** How a picture is developed. */
export interface Exposure {
  /** Stops that its light is raised by. */
  readonly ev: number
  /** What red, green and blue are multiplied by, so that white walls look white. */
  readonly balance: Rgb
}

/**
 * Measures a picture as a photographer does: by what is seen (the mean logarithm of its brightness) and by the light that falls into
 * the room, so that a room of dark wood stays dark and a white one white. `falls` is that light over pi; null: looked at from outside.
 */
export function measureExposure(
  seen: number,
  falls: Rgb | null,
  { night, sun, zenith, horizon }: SkyLight,
): Exposure {
  // A room in the evening is meant to be darker than one at noon.
  const bySight = (falls ? sightAim.inside : sightAim.outside) - (falls ? 0.6 : 1.6) * night - seen
  if (!falls) {
    const open = ([0, 1, 2] as const).map(
      (part) => sun[part] * 0.5 + Math.PI * (zenith[part] + horizon[part]) * 0.5,
    )
    const [r = 1, g = 1, b = 1] = open
    return { ev: clampEv(bySight), balance: balanceOf([r, g, b], 0.7 - 0.45 * night) }
  }
  const byFall = Math.log2(0.78 / Math.max(1e-4, brightness(falls))) - 0.35 * night
  return { ev: clampEv(0.45 * bySight + 0.55 * byFall), balance: balanceOf(falls, 0.85 - 0.4 * night) }
}

const sightAim = { inside: Math.log2(0.3), outside: Math.log2(0.56) } as const
const clampEv = (ev: number): number => Math.max(-5, Math.min(6.5, ev))

/** Takes so much of a light's colour away, and keeps its brightness. */
function balanceOf(light: Rgb, by: number): Rgb {
  const mean = brightness(light)
  // Darkness has no colour.
  if (mean <= 0) return [1, 1, 1]
  const part = (value: number): number => Math.max(0.6, Math.min(1.9, (mean / Math.max(1e-5, value)) ** by))
  const [r, g, b] = [part(light[0]), part(light[1]), part(light[2])]
  const after = brightness([light[0] * r, light[1] * g, light[2] * b]) / mean
  return [r / after, g / after, b / after]
}

/**
 * How much darker the open air is shown than it is, looked at from inside: windows have their sky and ground, as in a photograph
 * that is put together of two. Most of what is taken of the room's colour is given back to the sky, which would else be blue beside warm walls.
 */
export function veilOf({ ev, balance }: Exposure, { horizon, night }: SkyLight): Rgb {
  const aim = 1.05 * (1 - night) + 0.08 * night
  const veil = aim / (2 ** ev * Math.max(1e-4, brightness(horizon)))
  const part = (value: number): number => veil / value ** 0.7
  return [part(balance[0]), part(balance[1]), part(balance[2])]
}
