import { curveThrough } from "../../geometry/curve.ts"
import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { mergeMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec2, Vec3 } from "../../geometry/vector.ts"

/** The canopy on the ceiling; its top is at `top`. */
export const ceilingRose = (top: number, radius = 0.055, tall = 0.026): Mesh =>
  lathe({
    profile: [
      [0.004, top - tall - 0.012],
      [0.007, top - tall - 0.011],
      [0.009, top - tall + 0.001],
      [radius - 0.004, top - tall + 0.0015],
      [radius, top - tall + 0.006],
      [radius, top],
      [0, top],
    ],
    segments: 40,
  })

/** A straight hanging cord. */
export const cordBetween = (from: Vec3, to: Vec3, radius = 0.0028): Mesh =>
  tube({ path: [from, to], radius, steps: 1, sides: 8, ends: "none" })

/** A lamp holder that hangs with its lower end at `y`. */
export const lampHolder = (y: number, radius = 0.021, tall = 0.06): Mesh =>
  lathe({
    profile: [
      [0, y],
      [radius - 0.002, y],
      [radius, y + 0.003],
      [radius, y + tall * 0.62],
      [radius * 0.72, y + tall * 0.82],
      [radius * 0.3, y + tall * 0.92],
      [0.0035, y + tall],
    ],
    segments: 28,
  })

/** A bulb whose middle is at the origin, its neck upwards. */
export const bulb = (radius = 0.032): Mesh =>
  lathe({
    profile: [
      [0, -radius],
      [radius * 0.5, -radius * 0.87],
      [radius * 0.87, -radius * 0.5],
      [radius, 0],
      [radius * 0.9, radius * 0.5],
      [radius * 0.58, radius * 1.05],
      [radius * 0.4, radius * 1.5],
      [radius * 0.38, radius * 1.9],
    ],
    segments: 24,
    smooth: 2,
  })

/** A shade of sheet metal, glass or clay: an outer and an inner face and a rounded rim. */
export function shell({
  profile,
  wall = 0.002,
  segments = 56,
  pieces = 5,
}: {
  /** Radius and height of the outside, upwards. */
  readonly profile: readonly Vec2[]
  readonly wall?: number
  readonly segments?: number
  /** Pieces of curve between two points; 1 keeps corners. */
  readonly pieces?: number
}): { readonly outside: Mesh; readonly inside: Mesh } {
  const curve = curveThrough(profile.map(([r, y]) => [r, y, 0]))
  const count = (profile.length - 1) * pieces
  const smooth: readonly Vec2[] =
    pieces > 1
      ? Array.from({ length: count + 1 }, (_, i) => {
          const [r, y] = curve(i / count)
          return [Math.max(0, r), y] as const
        })
      : profile
  const [first, last] = [smooth[0] ?? [0, 0], smooth.at(-1) ?? [0, 0]]
  const inner = smooth.map(([r, y]): Vec2 => [Math.max(0, r - wall), y - (last[0] < 0.01 ? wall : 0)])
  return {
    outside: lathe({
      profile: [
        [Math.max(0, first[0] - wall), first[1]],
        ...smooth,
        ...(last[0] > 0.01 ? [[last[0] - wall, last[1]] as const] : []),
      ],
      segments,
    }),
    inside: lathe({ profile: inner.toReversed(), segments }),
  }
}

/** A shade of cloth or paper on two wires: it narrows from `bottom` to `top`, its lower edge at `y`. */
export function clothShade({
  bottom,
  top,
  y,
  tall,
  pleats = 0,
}: {
  readonly bottom: number
  readonly top: number
  readonly y: number
  readonly tall: number
  readonly pleats?: number
}): { readonly cloth: Mesh; readonly wires: Mesh } {
  const cloth = pleats > 0 ? pleated({ bottom, top, y, tall, pleats }) : plain({ bottom, top, y, tall })
  const ring = (radius: number, at: number): Mesh =>
    tube({
      path: Array.from({ length: 24 }, (_, i): Vec3 => {
        const angle = (i / 24) * 2 * Math.PI
        return [Math.cos(angle) * radius, at, Math.sin(angle) * radius]
      }),
      radius: 0.0022,
      steps: 48,
      sides: 6,
      isClosed: true,
    })
  const spokes = [0, 1, 2].map((i) => {
    const angle = (i / 3) * 2 * Math.PI
    return cordBetween(
      [0, y + tall * 0.78, 0],
      [Math.cos(angle) * (top - 0.003), y + tall - 0.006, Math.sin(angle) * (top - 0.003)],
      0.0016,
    )
  })
  return {
    cloth,
    wires: mergeMeshes([ring(bottom - 0.002, y + 0.002), ring(top - 0.002, y + tall - 0.002), ...spokes]),
  }
}

interface Drum {
  readonly bottom: number
  readonly top: number
  readonly y: number
  readonly tall: number
}

const plain = ({ bottom, top, y, tall }: Drum): Mesh =>
  lathe({
    profile: [
      [bottom - 0.0022, y],
      [bottom, y],
      [top, y + tall],
      [top - 0.0022, y + tall],
      [bottom - 0.0022, y],
    ],
    segments: 56,
    grain: "up",
  })

function pleated({ bottom, top, y, tall, pleats }: Drum & { readonly pleats: number }): Mesh {
  const steps = pleats * 2
  const fold = (i: number): number => (i % 2 === 0 ? 1 : 0.962)
  return mergeMeshes(
    Array.from({ length: steps }, (_, i) => {
      const [a, b] = [(i / steps) * 2 * Math.PI, ((i + 1) / steps) * 2 * Math.PI]
      const point = (angle: number, at: number, by: number): Vec3 => {
        const r = (bottom + (top - bottom) * at) * by
        return [Math.sin(angle) * r, y + tall * at, Math.cos(angle) * r]
      }
      return panel(
        point(a, 0, fold(i)),
        point(b, 0, fold(i + 1)),
        point(b, 1, fold(i + 1)),
        point(a, 1, fold(i)),
      )
    }),
  )
}

/** A flat four-cornered piece of cloth, seen from both sides by its finish. */
function panel(a: Vec3, b: Vec3, c: Vec3, d: Vec3): Mesh {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [d[0] - a[0], d[1] - a[1], d[2] - a[2]]
  const n: Vec3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const far = Math.hypot(...n) || 1
  const normal = [n[0] / far, n[1] / far, n[2] / far]
  const [wide, tall] = [Math.hypot(ux, uy, uz), Math.hypot(vx, vy, vz)]
  return {
    positions: Float32Array.from([...a, ...b, ...c, ...d]),
    normals: Float32Array.from([...normal, ...normal, ...normal, ...normal]),
    uvs: Float32Array.from([0, 0, wide, 0, wide, tall, 0, tall]),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  }
}

/** A globe with a neck above, its middle at `at`. */
export const globe = (radius: number, at: Vec3): Mesh => place(ball(radius, 36), { at })

/** A round weighted foot on the floor or a table. */
export const roundFoot = (radius: number, tall: number): Mesh =>
  place(disc({ radius, height: tall, rim: Math.min(0.006, tall * 0.4), segments: 56, rounds: 3 }), {
    at: [0, tall / 2, 0],
  })
