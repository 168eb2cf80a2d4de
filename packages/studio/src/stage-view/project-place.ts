/** From where a picture is seen, and how large it is on the screen, px. Metres of the world. */
export interface Sight {
  readonly eye: {
    readonly at: Vec3
    readonly to: Vec3
    /** Up and down the picture, degrees. */
    readonly fieldOfView: number
  }
  readonly width: number
  readonly height: number
}

type Vec3 = readonly [number, number, number]
export type Pixel = readonly [x: number, y: number]

/** What is nearer to the eye than this is not drawn, m. */
const near = 0.08

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function unit(a: Vec3): Vec3 {
  const far = Math.hypot(...a) || 1
  return [a[0] / far, a[1] / far, a[2] / far]
}

/** Places as the eye sees them: to the right, up, and away from it. */
function framed({ eye }: Sight): (place: Vec3) => Vec3 {
  const away = unit(minus(eye.to, eye.at))
  const side = unit(cross(away, [0, 1, 0]))
  const up = cross(side, away)
  return (place) => {
    const off = minus(place, eye.at)
    return [dot(off, side), dot(off, up), dot(off, away)]
  }
}

function toPixel({ eye, width, height }: Sight, [right, up, away]: Vec3): Pixel {
  const half = (height / 2 / Math.tan((eye.fieldOfView * Math.PI) / 360)) * (1 / away)
  return [width / 2 + right * half, height / 2 - up * half]
}

/** The way from one end to the other as far as it is before the eye; null where none of it is. */
export function projectLine(sight: Sight, from: Vec3, to: Vec3): readonly [Pixel, Pixel] | null {
  const see = framed(sight)
  let [a, b] = [see(from), see(to)]
  if (a[2] < near && b[2] < near) return null
  const cut = (behind: Vec3, before: Vec3): Vec3 => {
    const share = (near - behind[2]) / (before[2] - behind[2])
    return [behind[0] + (before[0] - behind[0]) * share, behind[1] + (before[1] - behind[1]) * share, near]
  }
  if (a[2] < near) a = cut(a, b)
  else if (b[2] < near) b = cut(b, a)
  return [toPixel(sight, a), toPixel(sight, b)]
}

/** The corners of a surface; what is behind the eye is cut off. */
export function projectRing(sight: Sight, ring: readonly Vec3[]): readonly Pixel[] {
  return ring.flatMap((corner, at) => {
    const next = ring[(at + 1) % ring.length] ?? corner
    const line = projectLine(sight, corner, next)
    return line ? [...line] : []
  })
}
