import * as z from "zod/mini"
import { renderLimits } from "./limits.ts"

const within = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high))
/** A place in the home, metres: x as in the plan, y up, z down the plan. */
const Place = z.tuple([within(-1e4, 1e4), within(-1e3, 1e3), within(-1e4, 1e4)])

/** The lens's sharpness; what is not at this distance is blurred. */
export const RenderFocus = z.strictObject({
  /** m */
  distance: within(0.1, 100),
  /** f-number: 1.4 blurs much, 16 little. */
  aperture: within(0.7, 32),
})
export type RenderFocus = z.infer<typeof RenderFocus>

/** Where it is taken from, as `HomeCamera` of the scene's GLB. A panorama looks everywhere: `turn` is where one looks first. */
export const RenderCamera = z.strictObject({
  eye: Place,
  /** Degrees counter-clockwise seen from above; at 0 one looks up the plan (-z). */
  turn: z.number().check(z.gte(0), z.lt(360)),
  /** Degrees upwards. */
  tilt: within(-90, 90),
  /** Degrees across the picture. */
  fieldOfView: within(5, 150),
  /** How far the picture is moved up, in widths of it: so verticals stay straight. */
  lensShift: within(-1, 1),
  /** Null: all is sharp. */
  focus: z.nullable(RenderFocus),
})
export type RenderCamera = z.infer<typeof RenderCamera>

export const renderMoods = ["day", "golden-hour", "evening"] as const
/** By which light it is taken. */
export const RenderMoment = z.strictObject({
  latitude: within(-90, 90),
  longitude: within(-180, 180),
  /** Of the year 2026, from 1. */
  day: z.int().check(z.minimum(1), z.maximum(366)),
  /** By the sun: at 12 it stands highest. */
  hour: within(0, 24),
  /** Where north is, degrees clockwise from the top of the plan. */
  north: z.number().check(z.gte(0), z.lt(360)),
  /** Stops brighter than by itself. */
  stops: within(-3, 3),
  /** The light that was chosen by a click; null: place and hour were set by hand. */
  mood: z.nullable(z.enum(renderMoods)),
})
export type RenderMoment = z.infer<typeof RenderMoment>

/** A point of a video's path. */
export const RenderKeyframe = z.strictObject({
  /** From the beginning, seconds. */
  at: within(0, renderLimits.seconds),
  eye: Place,
  turn: z.number().check(z.gte(0), z.lt(360)),
  tilt: within(-90, 90),
  fieldOfView: within(5, 150),
})
export type RenderKeyframe = z.infer<typeof RenderKeyframe>

/** The way of a camera through a home: the first point at 0, every further one later. */
export const RenderPath = z.array(RenderKeyframe).check(
  z.minLength(2),
  z.maxLength(renderLimits.keyframes),
  z.refine((points) =>
    points.every(({ at }, index) => (index === 0 ? at === 0 : at > (points[index - 1]?.at ?? 0))),
  ),
)
export type RenderPath = z.infer<typeof RenderPath>
