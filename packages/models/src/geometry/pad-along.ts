import { spacedPoints, type Curve } from "./curve.ts"
import type { Mesh } from "./mesh.ts"
import { pad } from "./soft.ts"
import { length3, mix, subtract3, unit3, type Place, type Vec3 } from "./vector.ts"

type ByPlace = number | ((at: number) => number)

interface PadAlongShape {
  /** The middle line as seen from above; its y is left out. What is to the right of the way is the front. */
  readonly path: Curve
  /** Heights over the floor. */
  readonly bottom: ByPlace
  readonly top: ByPlace
  readonly thickness: ByPlace
  /** How far the middle line moves back from its place, by the place and the height (0 below to 1 above). */
  readonly lean?: (at: number, up: number) => number
  /** How far all of it moves towards -z, by the place and the height: a back that reclines with its wings. */
  readonly tilt?: (at: number, up: number) => number
  readonly radius?: number
  readonly rounds?: number
  readonly swell?: number
  readonly wrinkle?: number
  readonly seed?: number
  /** Cells along, upwards and through. */
  readonly cells?: Vec3
  /** Shapes the straight pad before it is bent (channels, tufts): x along from its middle, y up, z to the front. */
  readonly press?: (place: Place) => void
}

/** An upholstered wall along a line on the floor: tub backs, curved sofas, wings. */
export function padAlong({
  path,
  bottom,
  top,
  thickness,
  lean,
  tilt,
  radius = 0.04,
  rounds = 3,
  swell = 0.006,
  wrinkle = 0.003,
  seed = 1,
  cells = [28, 5, 2],
  press,
}: PadAlongShape): Mesh {
  const count = 160
  const points = spacedPoints((at) => flat(path(at)), count)
  const total = points
    .slice(1)
    .reduce((sum, point, i) => sum + length3(subtract3(point, points[i] ?? point)), 0)
  const value = (by: ByPlace, at: number): number => (typeof by === "number" ? by : by(at))
  const most = (by: (at: number) => number): number =>
    Math.max(...Array.from({ length: 33 }, (_, i) => by(i / 32)))
  const height = most((at) => value(top, at) - value(bottom, at))
  const thick = most((at) => value(thickness, at))
  return pad({
    size: [total, height, thick],
    radius,
    rounds,
    swell,
    wrinkle,
    seed,
    cells,
    bend: (p) => {
      press?.(p)
      const at = p[0] / total + 0.5
      const inside = Math.min(Math.max(at, 0), 1)
      const index = Math.min(Math.floor(inside * count), count - 1)
      const [a, b] = [points[index], points[index + 1]]
      if (!a || !b) return
      const along = tangentAt(points, inside * count)
      const part = inside * count - index
      const beyond = (at - inside) * total
      const up = p[1] / height + 0.5
      const low = value(bottom, inside)
      const out = p[2] * (value(thickness, inside) / thick) - (lean?.(inside, up) ?? 0)
      p[0] = mix(a[0], b[0], part) + along[0] * beyond - along[2] * out
      p[1] = low + up * (value(top, inside) - low)
      p[2] = mix(a[2], b[2], part) + along[2] * beyond + along[0] * out - (tilt?.(inside, up) ?? 0)
    },
  })
}

const flat = ([x, , z]: Vec3): Vec3 => [x, 0, z]

/** The way of a line at a place between two points, smooth from span to span. */
function tangentAt(points: readonly Vec3[], where: number): Vec3 {
  const last = points.length - 1
  const index = Math.min(Math.floor(where), last - 1)
  const wayAt = (i: number): Vec3 =>
    unit3(subtract3(points[Math.min(i + 1, last)] ?? [1, 0, 0], points[Math.max(i - 1, 0)] ?? [0, 0, 0]))
  const [a, b] = [wayAt(index), wayAt(index + 1)]
  const part = where - index
  return unit3([mix(a[0], b[0], part), 0, mix(a[2], b[2], part)])
}

/** A line on the floor: straight sides with a round bend between them, open to the front, from the left front to the right front. */
export function horseshoe(width: number, depth: number, corner: number): Curve {
  const round = Math.min(corner, width / 2, depth)
  const [x, back, front] = [width / 2, -depth / 2, depth / 2]
  const straight = depth - round
  const arc = (round * Math.PI) / 2
  const middle = width - 2 * round
  const total = 2 * (straight + arc) + middle
  const half = (far: number): readonly [number, number] => {
    if (far <= straight) return [-x, front - far]
    const turned = (far - straight) / round
    if (turned <= Math.PI / 2)
      return [-x + round - Math.cos(turned) * round, back + round - Math.sin(turned) * round]
    return [-x + round + (far - straight - arc), back]
  }
  return (at) => {
    const far = Math.min(Math.max(at, 0), 1) * total
    const [px, pz] = far <= total / 2 ? half(far) : half(total - far)
    return [far <= total / 2 ? px : -px, 0, pz]
  }
}
