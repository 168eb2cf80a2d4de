import { mixed, scaled, type Rgb } from "./colours.ts"

/** The light of a moment. A bright day's sky has the radiance 1. */
export interface SkyLight {
  readonly zenith: Rgb
  readonly horizon: Rgb
  /** Irradiance across the sun's rays. */
  readonly sun: Rgb
  /** How dark it is: 0 by day, 1 by night. */
  readonly night: number
}

interface Stop extends SkyLight {
  /** Of the sun over the horizon, degrees. */
  readonly altitude: number
}

/** Chosen for pictures: the sun is weaker and the night brighter than they are, so that one film holds both. */
const stops: readonly Stop[] = [
  { altitude: -18, zenith: [0.004, 0.006, 0.014], horizon: [0.009, 0.011, 0.019], sun: [0, 0, 0], night: 1 },
  { altitude: -7, zenith: [0.012, 0.019, 0.046], horizon: [0.06, 0.042, 0.05], sun: [0, 0, 0], night: 0.9 },
  { altitude: -2, zenith: [0.05, 0.075, 0.15], horizon: [0.34, 0.19, 0.13], sun: [0, 0, 0], night: 0.55 },
  { altitude: 2, zenith: [0.14, 0.2, 0.34], horizon: [0.62, 0.38, 0.22], sun: [1.3, 0.55, 0.2], night: 0.25 },
  { altitude: 8, zenith: [0.34, 0.46, 0.66], horizon: [0.86, 0.72, 0.56], sun: [5.2, 3.1, 1.6], night: 0.05 },
  { altitude: 20, zenith: [0.58, 0.74, 0.98], horizon: [1, 0.97, 0.92], sun: [8.6, 6.9, 4.9], night: 0 },
  { altitude: 45, zenith: [0.62, 0.8, 1.05], horizon: [1.06, 1.06, 1.05], sun: [10, 8.9, 7.4], night: 0 },
  { altitude: 90, zenith: [0.64, 0.82, 1.08], horizon: [1.08, 1.08, 1.08], sun: [10.6, 9.8, 8.6], night: 0 },
]

/** The sky with the sun so far over the horizon, degrees. */
export function skyLight(altitude: number): SkyLight {
  const after = stops.findIndex((stop) => stop.altitude >= altitude)
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error("there is no sky")
  if (after === 0) return first
  if (after === -1) return last
  const [a, b] = [stops[after - 1] ?? first, stops[after] ?? last]
  const share = (altitude - a.altitude) / (b.altitude - a.altitude)
  return {
    zenith: mixed(a.zenith, b.zenith, share),
    horizon: mixed(a.horizon, b.horizon, share),
    sun: mixed(a.sun, b.sun, share),
    night: a.night + (b.night - a.night) * share,
  }
}

/** What a window shows of the sky on average: half of it, the lower one mostly. */
export const meanSky = ({ zenith, horizon }: SkyLight): Rgb => scaled(mixed(zenith, horizon, 0.6), 0.9)

/** From outside a home is a model on a table: it is never lit by less than this part of a bright sky. */
export const leastSky: Rgb = [0.022, 0.027, 0.042]
