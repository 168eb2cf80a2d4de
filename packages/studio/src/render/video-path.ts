import type { RenderCamera, RenderKeyframe } from "./render-order.ts"

/** Keyframes nearer to each other, seconds, are a cut: nothing lies between them. */
export const cutSeconds = 0.02

/** The longest video, seconds, and the most keyframes, as the contract has them. */
const [mostSeconds, mostKeyframes] = [60, 60] as const

/** How long a room is looked at in a video from room to room, seconds. */
const roomSeconds = 4

/** m/s and degrees/s of somebody who shows a home and is not in a hurry. */
const [walking, turning] = [0.9, 32] as const

type Point = Omit<RenderKeyframe, "at">

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const round = (value: number): number => Math.round(value * 1e4) / 1e4
const within = (value: number): number => (((value % 360) + 360) % 360) % 360

/** What a camera of a video has of a still's. */
const pointOf = ({ eye, turn, tilt, fieldOfView }: RenderCamera): Point => ({ eye, turn, tilt, fieldOfView })

/** Seconds of a whole video. */
export const secondsOf = (path: readonly RenderKeyframe[]): number => path.at(-1)?.at ?? 0

/** A camera that glides: half a step forward, and a little to the side as it turns back to what it looks at. */
export function glide(camera: RenderCamera, seconds: number): readonly RenderKeyframe[] {
  const { eye, turn } = camera
  const forward = [-Math.sin(radians(turn)), -Math.cos(radians(turn))] as const
  const right = [Math.cos(radians(turn)), -Math.sin(radians(turn))] as const
  const far = Math.min(0.5, seconds * 0.08)
  const moved = (on: number, aside: number, by: number): Point => ({
    ...pointOf(camera),
    eye: [
      round(eye[0] + forward[0] * on + right[0] * aside),
      eye[1],
      round(eye[2] + forward[1] * on + right[1] * aside),
    ],
    turn: within(round(turn + by)),
  })
  return [
    { at: 0, ...moved(0, -far * 0.3, -3) },
    { at: seconds, ...moved(far, far * 0.3, 3) },
  ]
}

/** A glide in each room, with a cut after each; as many as a video is long. */
export function roomByRoom(cameras: readonly RenderCamera[]): readonly RenderKeyframe[] {
  return cameras.slice(0, mostSeconds / roomSeconds).flatMap((camera, index) =>
    glide(camera, roomSeconds).map(({ at, ...point }) => ({
      ...point,
      at: round(index * roomSeconds + (at === 0 && index > 0 ? cutSeconds / 2 : at)),
    })),
  )
}

/** A walk from camera to camera, as fast as one walks and looks around; longer ways are gone faster, so that a video holds them. */
export function walkAlong(cameras: readonly RenderCamera[]): readonly RenderKeyframe[] {
  const points = cameras.slice(0, mostKeyframes).map(pointOf)
  const times = [0]
  for (const [index, { eye, turn }] of points.slice(1).entries()) {
    const before = points[index] ?? { eye, turn }
    const far = Math.hypot(...eye.map((value, axis) => value - (before.eye[axis] ?? 0)))
    const around = Math.abs(shortestTurn(before.turn, turn))
    times.push((times.at(-1) ?? 0) + Math.max(1.5, far / walking, around / turning))
  }
  const scale = Math.min(1, mostSeconds / Math.max(1, times.at(-1) ?? 0))
  return points.map((point, index) => ({ at: round((times[index] ?? 0) * scale), ...point }))
}

/** Degrees from one turn to another, the shorter way round. */
export const shortestTurn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

/**
 * Where the camera is at a moment of a video, seconds. Between keyframes it moves by cubic Hermite curves whose slopes are those of
 * Catmull and Rom; it begins and ends every shot at rest.
 */
export function cameraAt(path: readonly RenderKeyframe[], seconds: number): RenderCamera {
  const last = path.length - 1
  let index = path.findLastIndex(({ at }) => at <= seconds)
  index = Math.min(Math.max(index, 0), Math.max(0, last - 1))
  // In a cut the next shot is shown.
  if (isCut(path, index) && index < last) index++
  const [from, to] = [path[index], path[Math.min(index + 1, last)]]
  if (!from || !to) throw new Error("A video has at least two keyframes.")
  const span = to.at - from.at
  const share = span <= 0 ? 0 : Math.min(1, Math.max(0, (seconds - from.at) / span))
  const [before, after] = [
    index > 0 && !isCut(path, index - 1) ? path[index - 1] : undefined,
    index + 2 <= last && !isCut(path, index + 1) ? path[index + 2] : undefined,
  ]
  const along = (of: (point: RenderKeyframe) => number): number =>
    curve(of(from), of(to), share, {
      out: before ? ((of(to) - of(before)) / (to.at - before.at)) * span : 0,
      into: after ? ((of(after) - of(from)) / (after.at - from.at)) * span : 0,
    })
  // Turns count on from the first of the four, the shorter way each.
  const turnOf = (point: RenderKeyframe): number => from.turn + shortestTurn(from.turn, point.turn)
  return {
    eye: [along(({ eye }) => eye[0]), along(({ eye }) => eye[1]), along(({ eye }) => eye[2])],
    turn: within(along(turnOf)),
    tilt: along(({ tilt }) => tilt),
    fieldOfView: along(({ fieldOfView }) => fieldOfView),
    lensShift: 0,
    focus: null,
  }
}

/** Whether there is a cut after a keyframe. */
const isCut = (path: readonly RenderKeyframe[], index: number): boolean => {
  const [from, to] = [path[index], path[index + 1]]
  return from !== undefined && to !== undefined && to.at - from.at <= cutSeconds
}

/** Number of the shot that a moment of a video belongs to, from 0. */
export function shotAt(path: readonly RenderKeyframe[], seconds: number): number {
  return path.filter((_, index) => isCut(path, index) && (path[index]?.at ?? 0) <= seconds).length
}

/** A cubic Hermite curve between two values. */
function curve(
  from: number,
  to: number,
  share: number,
  { out, into }: { readonly out: number; readonly into: number },
): number {
  const [s, s2, s3] = [share, share ** 2, share ** 3]
  return (2 * s3 - 3 * s2 + 1) * from + (s3 - 2 * s2 + s) * out + (3 * s2 - 2 * s3) * to + (s3 - s2) * into
}
