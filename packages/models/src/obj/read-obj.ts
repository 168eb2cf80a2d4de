import type { Vec3 } from "../geometry/vector.ts"
import { openNumberList, type NumberList } from "./number-list.ts"
import { ObjFault } from "./obj-fault.ts"
import { triangulate } from "./triangulate.ts"

/** More triangles than anybody sees of a piece of furniture. */
export const mostTriangles = 900_000
/** A longer ring takes longer to cut than it is worth. */
const mostCorners = 4_096

/** Triangles of one material, three corners each, as places in the lists of the file; -1 is none. */
export interface ObjSurface {
  readonly places: NumberList
  readonly uvs: NumberList
  readonly normals: NumberList
  /** For each triangle the smoothing group: 0 is flat, -1 was not said. */
  readonly groups: NumberList
}

/** An OBJ file as it says it: three numbers a place and a normal, two a texture coordinate. */
export interface ObjModel {
  readonly places: NumberList
  readonly uvs: NumberList
  readonly normals: NumberList
  /** Material files that it names. */
  readonly materialFiles: readonly string[]
  /** By the name of the material; "" where none is named. */
  readonly surfaces: ReadonlyMap<string, ObjSurface>
}

/** Reads the polygons of a Wavefront OBJ file; lines, points and curves are left out. Throws `ObjFault`. */
export function readObj(text: string): ObjModel {
  const places = openNumberList()
  const uvs = openNumberList()
  const normals = openNumberList()
  const materialFiles: string[] = []
  const surfaces = new Map<string, ObjSurface>()
  let material = ""
  let group = -1
  let triangles = 0
  for (const line of listLines(text)) {
    const space = line.search(/\s/)
    const word = space < 0 ? line : line.slice(0, space)
    const rest = space < 0 ? "" : line.slice(space + 1).trim()
    if (word === "v") pushNumbers(places, rest, 3)
    else if (word === "vt") pushNumbers(uvs, rest, 2)
    else if (word === "vn") pushNumbers(normals, rest, 3)
    else if (word === "f" || word === "fo") {
      const surface = surfaces.get(material) ?? openSurface()
      surfaces.set(material, surface)
      triangles += addFace(surface, rest, group, { places, uvs, normals })
      if (triangles > mostTriangles) throw new ObjFault("tooLarge", `more than ${mostTriangles} triangles`)
    } else if (word === "usemtl") material = rest
    else if (word === "s") group = readGroup(rest)
    else if (word === "mtllib") materialFiles.push(rest)
  }
  if (triangles === 0) throw new ObjFault("empty", "no triangles")
  return { places, uvs, normals, materialFiles, surfaces }
}

const openSurface = (): ObjSurface => ({
  places: openNumberList(),
  uvs: openNumberList(),
  normals: openNumberList(),
  groups: openNumberList(),
})

/** Lines without comments; a backslash at the end goes on with the next one. */
export function* listLines(text: string): Generator<string> {
  let held = ""
  for (let from = 0; from < text.length;) {
    const end = text.indexOf("\n", from)
    const line = text.slice(from, end < 0 ? text.length : end).trim()
    from = end < 0 ? text.length : end + 1
    if (line.endsWith("\\")) held += `${line.slice(0, -1)} `
    else if (held || (line && !line.startsWith("#"))) {
      yield (held + line).trim()
      held = ""
    }
  }
  if (held) yield held.trim()
}

function pushNumbers(list: NumberList, rest: string, count: number): void {
  const parts = rest.split(/\s+/, count)
  // A missing v of a texture coordinate is 0; anything else that is no number shows when a face uses it.
  for (let at = 0; at < count; at++) {
    const part = parts[at]
    list.push(part === undefined || part === "" ? (count === 2 ? 0 : Number.NaN) : Number(part))
  }
}

const readGroup = (rest: string): number => {
  const group = Number(rest)
  return rest === "off" || !Number.isInteger(group) || group < 0 ? 0 : group
}

type Lists = Pick<ObjModel, "places" | "uvs" | "normals">

/** Gives how many triangles came of it. */
function addFace(surface: ObjSurface, rest: string, group: number, lists: Lists): number {
  // Notes stand behind corners, too; names of materials may have a #.
  const [said = ""] = rest.split("#", 1)
  const corners = said
    .trim()
    .split(/\s+/)
    .map((corner) => readCorner(corner, lists))
  if (corners.length > mostCorners) throw new ObjFault("tooLarge", "a face of too many corners")
  const ring = corners.map(({ place }): Vec3 => {
    const at = place * 3
    const vertex: Vec3 = [lists.places.at(at), lists.places.at(at + 1), lists.places.at(at + 2)]
    // Also what is no number at all.
    if (!vertex.every((value) => Math.abs(value) < 1e9))
      throw new ObjFault("numbers", "a vertex that is nowhere")
    return vertex
  })
  const cut = triangulate(ring)
  for (const at of cut) {
    const corner = corners[at]
    if (!corner) throw new ObjFault("broken", "a corner of no face")
    surface.places.push(corner.place)
    surface.uvs.push(corner.uv)
    surface.normals.push(corner.normal)
  }
  for (let at = 0; at < cut.length; at += 3) surface.groups.push(group)
  return cut.length / 3
}

/** `place/uv/normal`, counted from 1, or backwards from the last one so far. */
function readCorner(corner: string, lists: Lists): { place: number; uv: number; normal: number } {
  const [place = "", uv = "", normal = ""] = corner.split("/")
  const found = readIndex(place, lists.places.length / 3)
  if (found === -1) throw new ObjFault("broken", "a corner of no vertex")
  return {
    place: found,
    uv: readIndex(uv, lists.uvs.length / 2),
    normal: readIndex(normal, lists.normals.length / 3),
  }
}

/** -1 where it names none that is there. */
function readIndex(text: string, count: number): number {
  const said = Number(text)
  if (text === "" || !Number.isInteger(said) || said === 0) return -1
  const index = said > 0 ? said - 1 : count + said
  return index >= 0 && index < count ? index : -1
}
