import { closeMesh, countVertices, openMesh, type Mesh } from "./mesh.ts"
import { add3, cross3, dot3, length3, scale3, subtract3, unit3, type Vec2, type Vec3 } from "./vector.ts"

interface MouldingShape {
  /** Corners of the way, in one plane or not; straight between them, mitred at them. */
  readonly path: readonly Vec3[]
  readonly isClosed?: boolean
  /** The section: x to the right of the way (looking along it, `up` upwards), y up; counter-clockwise seen against the way. */
  readonly section: readonly Vec2[]
  /** What the section's y points to. */
  readonly up: Vec3
  /** Sharper corners of the section than this (radians) stay edges. */
  readonly crease?: number
}

/** A straight section along a way with mitred corners: frames, skirting, rails, worktop edges. The grain runs along it. */
export function moulding({ path, isClosed = false, section, up, crease = 0.5 }: MouldingShape): Mesh {
  const draft = openMesh()
  const count = path.length
  const spans = isClosed ? count : count - 1
  const at = (i: number): Vec3 => path[((i % count) + count) % count] ?? [0, 0, 0]
  const way = (span: number): Vec3 => unit3(subtract3(at(span + 1), at(span)))
  for (let span = 0; span < spans; span++) {
    const along = way(span)
    const right = unit3(cross3(along, up))
    const over = cross3(right, along)
    const before = isClosed || span > 0 ? way(span - 1) : along
    const after = isClosed || span < spans - 1 ? way(span + 1) : along
    const length = length3(subtract3(at(span + 1), at(span)))
    for (const [i, corner] of section.entries()) {
      const next = section[(i + 1) % section.length] ?? corner
      const normals = sideNormals(section, i, crease)
      const first = countVertices(draft)
      for (const [[x, y], [nx, ny]] of [
        [corner, normals[0]],
        [next, normals[1]],
      ] as const) {
        const out = add3(scale3(right, x), scale3(over, y))
        const normal = unit3(add3(scale3(right, nx), scale3(over, ny)))
        for (const [end, other] of [
          [at(span), before],
          [at(span + 1), after],
        ] as const) {
          // The plane that halves the corner: points slide along the way until they lie in it.
          const halving = unit3(add3(along, other))
          const slide = -dot3(out, halving) / Math.max(0.2, dot3(along, halving))
          draft.positions.push(...add3(end, add3(out, scale3(along, slide))))
          draft.normals.push(...normal)
          draft.uvs.push((end === at(span) ? 0 : length) + slide, x + y)
        }
      }
      // Vertices: corner start, corner end, next start, next end.
      draft.indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
    }
  }
  if (!isClosed)
    for (const end of [0, count - 1])
      addEnd(draft, { at: at(end), section, up, along: way(end === 0 ? 0 : spans - 1), isStart: end === 0 })
  return closeMesh(draft)
}

function sideNormals(section: readonly Vec2[], i: number, crease: number): readonly [Vec2, Vec2] {
  const normalOf = (side: number): Vec2 => {
    const from = section[((side % section.length) + section.length) % section.length] ?? [0, 0]
    const to = section[(side + 1 + section.length) % section.length] ?? [0, 0]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const far = Math.hypot(dx, dy) || 1
    return [dy / far, -dx / far]
  }
  const own = normalOf(i)
  const joined = (other: Vec2): Vec2 =>
    own[0] * other[0] + own[1] * other[1] < Math.cos(crease) ? own : [own[0] + other[0], own[1] + other[1]]
  return [joined(normalOf(i - 1)), joined(normalOf(i + 1))]
}

function addEnd(
  draft: ReturnType<typeof openMesh>,
  {
    at,
    section,
    up,
    along,
    isStart,
  }: {
    readonly at: Vec3
    readonly section: readonly Vec2[]
    readonly up: Vec3
    readonly along: Vec3
    readonly isStart: boolean
  },
): void {
  const right = unit3(cross3(along, up))
  const over = cross3(right, along)
  const first = countVertices(draft)
  for (const [x, y] of section) {
    draft.positions.push(...add3(at, add3(scale3(right, x), scale3(over, y))))
    draft.normals.push(...scale3(along, isStart ? -1 : 1))
    draft.uvs.push(x, y)
  }
  // Sections of mouldings are near enough to convex for a fan.
  for (let i = 1; i < section.length - 1; i++) {
    if (isStart) draft.indices.push(first, first + i, first + i + 1)
    else draft.indices.push(first, first + i + 1, first + i)
  }
}
