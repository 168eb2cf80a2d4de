import { closeMesh, countVertices, openMesh, addGrid, type Mesh } from "./mesh.ts"
import { countSides } from "./count-sides.ts"
import { curveThrough } from "./curve.ts"
import type { Vec2 } from "./vector.ts"

interface LatheShape {
  /** Radius and height from point to point, upwards along the outside (an inside goes down again); metres. */
  readonly profile: readonly Vec2[]
  /** Around; 32 looks round at the size of a lamp, 64 at that of a table top. Small things get as many as can be seen. */
  readonly segments?: number
  /** Pieces of a smooth curve between two points of the profile; 1 keeps its corners. */
  readonly smooth?: number
  /** Radians of the turn that is made; a whole one where nothing is said. */
  readonly sweep?: number
  /** Which way the grain goes: up the profile, around, or straight across, along x, as in a board that was turned. */
  readonly grain?: "up" | "around" | "across"
  /** Whether it is seen from so near that all segments are made, however small it is. */
  readonly isSeenNear?: boolean
}

/** Sharper bends of a profile than this (radians) stay edges. */
const creaseAngle = 0.6

/** A surface of revolution about y. Ends that do not reach the axis stay open. */
export function lathe({
  profile,
  segments: wanted = 40,
  smooth = 1,
  sweep = 2 * Math.PI,
  grain = "around",
  isSeenNear = false,
}: LatheShape): Mesh {
  const points = smooth > 1 ? smoothProfile(profile, smooth) : profile
  const widest = Math.max(...points.map(([radius]) => radius))
  const segments = sweep < 2 * Math.PI || isSeenNear ? wanted : countSides(widest, wanted)
  const draft = openMesh()
  let far = 0
  for (const run of smoothRuns(points)) {
    const first = countVertices(draft)
    for (const [
      i,
      {
        point: [radius, height],
        normal,
        step,
      },
    ] of run.entries()) {
      if (i > 0) far += step
      for (let s = 0; s <= segments; s++) {
        const angle = (s / segments) * sweep
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        draft.positions.push(radius * sin, height, radius * cos)
        draft.normals.push(normal[0] * sin, normal[1], normal[0] * cos)
        const around = (s / segments) * sweep * widest
        if (grain === "up") draft.uvs.push(far, around)
        else if (grain === "across") draft.uvs.push(radius * sin, radius * cos - height)
        else draft.uvs.push(around, far)
      }
    }
    addGrid(draft, first, segments + 1, run.length)
  }
  return closeMesh(draft)
}

interface ProfilePoint {
  readonly point: Vec2
  readonly normal: Vec2
  /** Metres from the point before. */
  readonly step: number
}

/** Cuts a profile at its creases; inside a run, normals are shared by neighbours. */
function smoothRuns(points: readonly Vec2[]): readonly (readonly ProfilePoint[])[] {
  const pieces = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const step = Math.hypot(dx, dy)
    // Upwards along the outside: what is to the right of the way is outside.
    return step < 1e-7 ? [] : [{ from, to, step, normal: [dy / step, -dx / step] as const }]
  })
  const runs: ProfilePoint[][] = []
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1]
    const isCrease = !before || dot(before.normal, piece.normal) < Math.cos(creaseAngle)
    if (isCrease) runs.push([{ point: piece.from, normal: piece.normal, step: 0 }])
    const after = pieces[i + 1]
    const goesOn = after !== undefined && dot(after.normal, piece.normal) >= Math.cos(creaseAngle)
    const normal = goesOn ? middle(piece.normal, after.normal) : piece.normal
    runs.at(-1)?.push({ point: piece.to, normal, step: piece.step })
  }
  return runs
}

const dot = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1]
function middle(a: Vec2, b: Vec2): Vec2 {
  const [x, y] = [a[0] + b[0], a[1] + b[1]]
  const far = Math.hypot(x, y) || 1
  return [x / far, y / far]
}

function smoothProfile(profile: readonly Vec2[], pieces: number): readonly Vec2[] {
  const curve = curveThrough(profile.map(([radius, height]) => [radius, height, 0]))
  const count = (profile.length - 1) * pieces
  return Array.from({ length: count + 1 }, (_, i) => {
    const [radius, height] = curve(i / count)
    return [Math.max(0, radius), height] as const
  })
}

interface DiscShape {
  readonly radius: number
  readonly height: number
  /** Of the rounded rims. */
  readonly rim?: number
  readonly segments?: number
  readonly rounds?: number
  /** Turned on a lathe, as plates of metal are: its grain runs in rings, and every segment is made. */
  readonly isSpun?: boolean
}

/** A disc or a round post with rounded rims, around the origin. Its grain runs along x on top, up along the side. */
export function disc({
  radius,
  height,
  rim = 0.003,
  segments = 48,
  rounds = 2,
  isSpun = false,
}: DiscShape): Mesh {
  const edge = Math.max(1e-5, Math.min(rim, radius - 1e-5, height / 2 - 1e-5))
  const arc = (from: number, centre: number): readonly Vec2[] =>
    Array.from({ length: rounds + 1 }, (_, i) => {
      const angle = from + ((i / rounds) * Math.PI) / 2
      return [radius - edge + Math.cos(angle) * edge, centre + Math.sin(angle) * edge] as const
    })
  // Rims under a millimetre look sharp.
  const rims: readonly Vec2[] =
    edge < 0.0011
      ? [
          [radius, -height / 2],
          [radius, height / 2],
        ]
      : [...arc(-Math.PI / 2, -height / 2 + edge), ...arc(0, height / 2 - edge)]
  const profile: readonly Vec2[] = [[0, -height / 2], ...rims, [0, height / 2]]
  if (isSpun) {
    const spun = lathe({ profile, segments, isSeenNear: true })
    // The rings of a lathe's tool are finer than the lines of a brush.
    return { ...spun, uvs: spun.uvs.map((value, i) => (i % 2 === 1 ? value * 4 : value)) }
  }
  const mesh = lathe({ profile, segments, grain: "up" })
  const uvs = new Float32Array(mesh.uvs)
  for (let i = 0; i < uvs.length / 2; i++) {
    if (Math.abs(mesh.normals[i * 3 + 1] ?? 0) > 0.7) {
      uvs[i * 2] = mesh.positions[i * 3] ?? 0
      uvs[i * 2 + 1] = mesh.positions[i * 3 + 2] ?? 0
    }
  }
  return { ...mesh, uvs }
}

/** A ball around the origin. */
export const ball = (radius: number, segments = 24): Mesh =>
  lathe({
    profile: Array.from({ length: Math.ceil(segments / 2) + 1 }, (_, i) => {
      const angle = -Math.PI / 2 + (i / Math.ceil(segments / 2)) * Math.PI
      return [Math.max(0, Math.cos(angle) * radius), Math.sin(angle) * radius] as const
    }),
    segments,
  })
