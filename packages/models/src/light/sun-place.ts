import type { Vec3 } from "../geometry/vector.ts"
import { getPosition } from "suncalc"

/** Where a home stands, and when it is looked at. */
export interface Moment {
  /** Degrees north and east. */
  readonly latitude: number
  readonly longitude: number
  /** Day of the year 2026, from 1. */
  readonly day: number
  /** By the sun: at 12 it stands highest. */
  readonly hour: number
  /** Where north is, degrees clockwise from the top of the plan. */
  readonly north: number
}

/** Where the sun stands: degrees over the horizon, and the direction to it in the world (x right and z down the plan). */
export function sunAt({ latitude, longitude, day, hour, north }: Moment): {
  readonly altitude: number
  readonly toSun: Vec3
} {
  const instant = new Date(Date.UTC(2026, 0, day) + (hour - longitude / 15) * 3_600_000)
  const { azimuth, altitude } = getPosition(instant, latitude, longitude)
  const [round, up] = [((azimuth + north) * Math.PI) / 180, (altitude * Math.PI) / 180]
  return {
    altitude,
    toSun: [Math.sin(round) * Math.cos(up), Math.sin(up), -Math.cos(round) * Math.cos(up)],
  }
}
