import { creaseNormals } from "./crease-normals.ts"
import { ObjFault } from "./obj-fault.ts"
import type { ObjModel, ObjSurface } from "./read-obj.ts"

/** Nine numbers, row by row. */
export type Turn = readonly number[]
const unturned: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export interface Placing {
  /** A rotation, or one with a reflection; null for none. */
  readonly turn: Turn | null
  /** What the piece measures in metres: its width goes along x, its height along y, its depth along z. */
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** Triangles of one material without an index: three corners each. */
export interface PlacedSurface {
  readonly material: string
  /** Metres. */
  readonly positions: Float32Array<ArrayBuffer>
  readonly normals: Float32Array<ArrayBuffer>
  /** From the upper left corner of the texture; null where the file has none. */
  readonly uvs: Float32Array<ArrayBuffer> | null
}

/**
 * Turns an OBJ model and stretches it to a size, standing on y = 0 over the origin. A model without a depth, say, stays without it.
 * Normals that are missing are made; triangles without an area are left out. Throws `ObjFault`.
 */
export function placeObj(model: ObjModel, placing: Placing): readonly PlacedSurface[] {
  const places = turnAndFit(model, placing)
  const isMirrored = determinant(placing.turn ?? unturned) < 0
  const vertices = weldPlaces(places)
  const surfaces = [...model.surfaces].flatMap(([material, surface]) => {
    const corners = listCorners(surface, places, isMirrored)
    return corners.length === 0
      ? []
      : [placeSurface(model, surface, { material, corners, places, vertices, placing })]
  })
  if (surfaces.length === 0) throw new ObjFault("empty", "no triangle has an area")
  return surfaces
}

/** All places of the file where they belong, in metres; those that no face uses are somewhere. */
function turnAndFit({ places, surfaces }: ObjModel, { turn, width, height, depth }: Placing): Float64Array {
  const turned = places.toArray()
  const m = turn ?? unturned
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < turned.length; at += 3) {
    const [x = 0, y = 0, z = 0] = turned.subarray(at, at + 3)
    for (let axis = 0; axis < 3; axis++)
      turned[at + axis] = (m[axis * 3] ?? 0) * x + (m[axis * 3 + 1] ?? 0) * y + (m[axis * 3 + 2] ?? 0) * z
  }
  for (const { places: corners } of surfaces.values())
    for (let corner = 0; corner < corners.length; corner++)
      for (let axis = 0; axis < 3; axis++) {
        const value = turned[corners.at(corner) * 3 + axis] ?? 0
        low[axis] = Math.min(low[axis] ?? 0, value)
        high[axis] = Math.max(high[axis] ?? 0, value)
      }
  for (const [axis, wanted] of [width, height, depth].entries()) {
    const [from = 0, to = 0] = [low[axis], high[axis]]
    const scale = to - from > 1e-9 ? wanted / (to - from) : 1
    const middle = axis === 1 ? from : (from + to) / 2
    for (let at = axis; at < turned.length; at += 3) turned[at] = ((turned[at] ?? 0) - middle) * scale
  }
  return turned
}

const determinant = ([a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1]: Turn): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** A number for each place that those in the same spot share: files often say a place once for each face. */
function weldPlaces(places: Float64Array): Uint32Array {
  const known = new Map<string, number>()
  return Uint32Array.from({ length: places.length / 3 }, (_none, at) => {
    const key = `${places[at * 3]} ${places[at * 3 + 1]} ${places[at * 3 + 2]}`
    const found = known.get(key) ?? known.size
    known.set(key, found)
    return found
  })
}

/** Its triangles that have an area, as places in the lists of the surface; a reflection turns them round. */
function listCorners(surface: ObjSurface, places: Float64Array, isMirrored: boolean): Uint32Array {
  const corners: number[] = []
  for (let at = 0; at + 2 < surface.places.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => placeAt(places, surface.places.at(at + corner)))
    if (!a || !b || !c || areaOf(a, b, c) < 1e-14) continue
    corners.push(at, ...(isMirrored ? [at + 2, at + 1] : [at + 1, at + 2]))
  }
  return Uint32Array.from(corners)
}

type Spot = readonly [number, number, number]
const placeAt = (places: Float64Array, place: number): Spot => [
  places[place * 3] ?? 0,
  places[place * 3 + 1] ?? 0,
  places[place * 3 + 2] ?? 0,
]

/** Twice the area in square metres. */
function areaOf(a: Spot, b: Spot, c: Spot): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
}

interface Laid {
  readonly material: string
  readonly corners: Uint32Array
  readonly places: Float64Array
  readonly vertices: Uint32Array
  readonly placing: Placing
}

function placeSurface(
  model: ObjModel,
  surface: ObjSurface,
  { material, corners, places, vertices, placing }: Laid,
): PlacedSurface {
  const exact = new Float64Array(corners.length * 3)
  for (const [at, corner] of corners.entries()) exact.set(placeAt(places, surface.places.at(corner)), at * 3)
  const made = creaseNormals({
    positions: exact,
    groups: Array.from({ length: corners.length / 3 }, (_none, at) =>
      surface.groups.at(Math.floor((corners[at * 3] ?? 0) / 3)),
    ),
    vertices: Uint32Array.from(corners, (corner) => vertices[surface.places.at(corner)] ?? 0),
  })
  const normals = Float32Array.from(made)
  for (const [at, corner] of corners.entries()) {
    const said = saidNormal(model, surface.normals.at(corner), placing)
    if (said && facesAlike(said, made, at)) normals.set(said, at * 3)
  }
  return { material, positions: Float32Array.from(exact), normals, uvs: listUvs(model, surface, corners) }
}

/** A normal of the file, turned with its surface; null where it is none. Stretching is left out: it is slight. */
function saidNormal({ normals }: ObjModel, index: number, { turn }: Placing): Spot | null {
  if (index < 0) return null
  const [x, y, z] = [normals.at(index * 3), normals.at(index * 3 + 1), normals.at(index * 3 + 2)]
  const m = turn ?? unturned
  const turned = [0, 1, 2].map(
    (axis) => (m[axis * 3] ?? 0) * x + (m[axis * 3 + 1] ?? 0) * y + (m[axis * 3 + 2] ?? 0) * z,
  )
  const length = Math.hypot(...turned)
  if (!(length > 1e-6 && length < 1e9)) return null
  const [nx = 0, ny = 0, nz = 0] = turned
  return [nx / length, ny / length, nz / length]
}

/** A normal that looks away from its own face is a fault of the file, and would be black. */
const facesAlike = (said: Spot, made: Float32Array, at: number): boolean =>
  said[0] * (made[at * 3] ?? 0) + said[1] * (made[at * 3 + 1] ?? 0) + said[2] * (made[at * 3 + 2] ?? 0) > 0.1

function listUvs(
  { uvs }: ObjModel,
  surface: ObjSurface,
  corners: Uint32Array,
): Float32Array<ArrayBuffer> | null {
  const laid = new Float32Array(corners.length * 2)
  let isLaid = false
  for (const [at, corner] of corners.entries()) {
    const index = surface.uvs.at(corner)
    if (index < 0) continue
    const [u, v] = [uvs.at(index * 2), uvs.at(index * 2 + 1)]
    if (!(Math.abs(u) < 1e6 && Math.abs(v) < 1e6)) continue
    isLaid = true
    laid[at * 2] = u
    laid[at * 2 + 1] = 1 - v
  }
  return isLaid ? laid : null
}
