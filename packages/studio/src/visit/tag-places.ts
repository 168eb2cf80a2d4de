import type { ElementId } from "@roomwright/scene/elements/values"

type Place = readonly [x: number, y: number, z: number]

/** From where one looks: metres of the world; the field of view up and down, degrees. */
interface Looking {
  readonly at: Place
  readonly to: Place
  readonly fieldOfView: number
}

export interface TagMark {
  readonly id: ElementId
  /** Px from the left and the top of the view. */
  readonly x: number
  readonly y: number
}

export interface FarMark extends TagMark {
  /** Metres from the eye. */
  readonly distance: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Place): Place => {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}

/** Nothing nearer to the eye has a tag, metres: it would lie over everything. */
const nearest = 0.35

/** Where a place of the world is seen in a view, px; null behind the eye, and too near to it. */
export function seenAt(place: Place, eye: Looking, { width, height }: Frame): Omit<FarMark, "id"> | null {
  const ahead = unit(minus(eye.to, eye.at))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const from = minus(place, eye.at)
  const depth = dot(from, ahead)
  if (depth < nearest) return null
  const scale = height / 2 / Math.tan((eye.fieldOfView * Math.PI) / 360) / depth
  return {
    x: width / 2 + dot(from, right) * scale,
    y: height / 2 - dot(from, up) * scale,
    distance: Math.hypot(...from),
  }
}

/** Px that controls take at each side of a view. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Middles of tags are apart at least so far, px. */
const apart = 34

/** The tags that have room: within the margins, and where two would touch, the nearer one. */
export function withRoom(marks: readonly FarMark[], frame: Frame, margins: Margins): readonly FarMark[] {
  const placed: FarMark[] = []
  for (const mark of marks.toSorted((one, other) => one.distance - other.distance)) {
    const isInside =
      mark.x >= margins.left &&
      mark.x <= frame.width - margins.right &&
      mark.y >= margins.top &&
      mark.y <= frame.height - margins.bottom
    if (!isInside) continue
    if (placed.every((other) => Math.hypot(other.x - mark.x, other.y - mark.y) >= apart)) placed.push(mark)
  }
  return placed
}
