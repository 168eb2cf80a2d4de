import { countSides } from "./count-sides.ts"
import { curveThrough, spacedPoints, type Curve } from "./curve.ts"
import { weldNormals } from "./deform.ts"
import { addGrid, closeMesh, countVertices, openMesh, type Mesh, type MeshDraft } from "./mesh.ts"
import { add3, cross3, dot3, length3, scale3, subtract3, unit3, type Vec2, type Vec3 } from "./vector.ts"

interface TubeShape {
  /** Points that a smooth curve runs through, or the curve itself. */
  readonly path: readonly Vec3[] | Curve
  /** Metres; or by the place along the path, 0 to 1. */
  readonly radius: number | ((at: number) => number)
  /** Pieces along the path; a straight one of one thickness is one piece. */
  readonly steps?: number
  /** Places along the path, 0 to 1 of its parameter, where rings lie instead of `steps` equal pieces. */
  readonly stops?: readonly number[]
  /** Around; fewer where the tube is so thin that nobody sees the difference. */
  readonly sides?: number
  /** Whether the end meets the beginning. */
  readonly isClosed?: boolean
  /** A section other than round: points counter-clockwise, multiplied by the radius. Its first direction points up. */
  readonly section?: readonly Vec2[]
  /** Round ends, flat ends, or none (where both are hidden). */
  readonly ends?: "round" | "flat" | "none"
}

/** A rod, rail, leg or cord along a smooth path. Its grain runs along it. */
export function tube({
  path,
  radius,
  steps = 24,
  stops,
  sides = 10,
  isClosed = false,
  section,
  ends = "round",
}: TubeShape): Mesh {
  const curve = typeof path === "function" ? path : curveThrough(path, isClosed)
  const isStraight = typeof path !== "function" && path.length === 2 && typeof radius === "number"
  const points = stops ? stops.map(curve) : spacedPoints(curve, isStraight ? 1 : steps)
  const frames = carryFrames(points, isClosed)
  const outline = section ?? roundSection(typeof radius === "number" ? countSides(radius, sides) : sides)
  const radiusAt = typeof radius === "function" ? radius : (): number => radius
  const draft = openMesh()
  const ring = (centre: Vec3, frame: Frame, size: number, far: number): void => {
    let around = 0
    for (let s = 0; s <= outline.length; s++) {
      const [x, y] = outline[s % outline.length] ?? [1, 0]
      const [px, py] = outline[(s + outline.length - 1) % outline.length] ?? [1, 0]
      if (s > 0) around += Math.sqrt((x - px) ** 2 + (y - py) ** 2) * radiusAt(0.5)
      const outX = frame.right[0] * x + frame.up[0] * y
      const outY = frame.right[1] * x + frame.up[1] * y
      const outZ = frame.right[2] * x + frame.up[2] * y
      const long = Math.sqrt(outX * outX + outY * outY + outZ * outZ) || 1
      draft.positions.push(centre[0] + outX * size, centre[1] + outY * size, centre[2] + outZ * size)
      draft.normals.push(outX / long, outY / long, outZ / long)
      draft.uvs.push(far, around)
    }
  }
  const length = points
    .slice(1)
    .reduce((sum, point, i) => sum + length3(subtract3(point, points[i] ?? point)), 0)
  const last = points.length - 1
  const rounds = ends === "round" && !isClosed ? (radiusAt(0) < 0.0065 ? 2 : 3) : 0
  const rings: { index: number; size: number; push: number }[] = []
  for (let i = rounds; i >= 1; i--) rings.push(roundEnd(0, i / rounds, -1))
  for (let i = 0; i <= last; i++) rings.push({ index: i, size: 1, push: 0 })
  for (let i = 1; i <= rounds; i++) rings.push(roundEnd(last, i / rounds, 1))
  for (const { index, size, push } of rings) {
    const [centre, frame] = [points[index], frames[index]]
    if (!centre || !frame) continue
    const at = stops?.[index] ?? index / last
    const base = radiusAt(at)
    ring(add3(centre, scale3(frame.along, push * base)), frame, base * size, at * length)
  }
  addGrid(draft, 0, outline.length + 1, rings.length)
  if (ends === "flat" && !isClosed) addFlatEnds(draft, outline.length + 1, rings.length)
  return section ? closeMesh(draft) : weldNormals(closeMesh(draft))
}

const roundEnd = (
  index: number,
  out: number,
  way: number,
): { index: number; size: number; push: number } => ({
  index,
  size: Math.max(0.001, Math.cos((out * Math.PI) / 2)),
  push: way * Math.sin((out * Math.PI) / 2),
})

const roundSection = (sides: number): readonly Vec2[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI
    return [Math.cos(angle), Math.sin(angle)] as const
  })

interface Frame {
  readonly along: Vec3
  readonly right: Vec3
  readonly up: Vec3
}

/** Frames that do not twist (Wang and others 2008, here by plain projection: steps are small). */
function carryFrames(points: readonly Vec3[], isClosed: boolean): readonly Frame[] {
  const last = points.length - 1
  const tangents = points.map((point, i) => {
    const before = i > 0 ? points[i - 1] : isClosed ? points[last - 1] : point
    const after = i < last ? points[i + 1] : isClosed ? points[1] : point
    return unit3(subtract3(after ?? point, before ?? point))
  })
  const start = tangents[0] ?? [0, 1, 0]
  let up: Vec3 = Math.abs(start[1]) < 0.9 ? [0, 1, 0] : [0, 0, -1]
  const frames: Frame[] = tangents.map((along) => {
    up = unit3(subtract3(up, scale3(along, dot3(up, along))))
    return { along, up, right: cross3(up, along) }
  })
  const [first, end] = [frames[0], frames[last]]
  if (!isClosed || !first || !end) return frames
  // What the way round has twisted is given back bit by bit.
  const twist = Math.atan2(dot3(first.right, end.up), dot3(first.up, end.up))
  return frames.map((frame, i) => {
    const angle = (twist * i) / last
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const turned = add3(scale3(frame.up, cos), scale3(frame.right, -sin))
    return { along: frame.along, up: turned, right: cross3(turned, frame.along) }
  })
}

function addFlatEnds(draft: MeshDraft, across: number, rings: number): void {
  for (const isStart of [true, false]) {
    const from = isStart ? 0 : (rings - 1) * across
    const first = countVertices(draft)
    const at = (i: number): Vec3 => [
      draft.positions[(from + i) * 3] ?? 0,
      draft.positions[(from + i) * 3 + 1] ?? 0,
      draft.positions[(from + i) * 3 + 2] ?? 0,
    ]
    const [a, b, c] = [at(0), at(Math.floor(across / 3)), at(Math.floor((across * 2) / 3))]
    const turned = unit3(cross3(subtract3(b, a), subtract3(c, a)))
    // The section turns counter-clockwise about the way of the path: the start looks back.
    const normal = isStart ? scale3(turned, -1) : turned
    for (let i = 0; i < across; i++) {
      draft.positions.push(...at(i))
      draft.normals.push(...normal)
      draft.uvs.push(at(i)[0], at(i)[1] + at(i)[2])
    }
    for (let i = 1; i < across - 2; i++) {
      if (isStart) draft.indices.push(first, first + i + 1, first + i)
      else draft.indices.push(first, first + i, first + i + 1)
    }
  }
}
