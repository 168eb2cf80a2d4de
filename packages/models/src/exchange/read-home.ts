import { toName } from "./guess-room-kind.ts"
import { countNotes, importLimits, RefusedFile } from "./import-report.ts"
import { numberOf, readPiece, readRoom, readWall, toOpening, type HomeLevel } from "./read-home-parts.ts"
import { readXml, type XmlElement } from "./read-xml.ts"

/** A home of Sweet Home 3D in our units: mm, y up. Its own are centimetres, y down. */
export interface ReadHome {
  readonly levels: readonly HomeLevel[]
  readonly skipped: readonly (readonly [string, number])[]
  readonly badNumbers: number
}

/** What says nothing of the home itself. */
const silent = new Set([
  "property",
  "furnitureVisibleProperty",
  "environment",
  "compass",
  "camera",
  "observerCamera",
  "print",
  "level",
  "backgroundImage",
])

/** Reads the `Home.xml` of a home. Throws `RefusedFile`. */
export function readHome(text: string): ReadHome {
  const home = readXml(text)
  if (home.name !== "home") throw new RefusedFile("noHome")
  const skipped = countNotes()
  let badNumbers = 0
  let pieces = 0
  const known = home.children
    .filter(({ name }) => name === "level")
    .toSorted((one, other) => (numberOf(one, "elevation") ?? 0) - (numberOf(other, "elevation") ?? 0))
    .slice(0, importLimits.levels)
  const levels = new Map<string, HomeLevel>()
  for (const level of known) {
    const { attributes } = level
    levels.set(attributes.get("id") ?? "", {
      ...emptyLevel(attributes.get("name") ?? "", numberOf(level, "height") ?? 250),
      slab: (numberOf(level, "floorThickness") ?? 12) * 10,
    })
  }
  if (levels.size === 0) levels.set("", emptyLevel("1", numberOf(home, "wallHeight") ?? 250))
  const [first] = levels.values()
  const levelOf = ({ attributes }: XmlElement): HomeLevel | undefined =>
    levels.get(attributes.get("level") ?? "") ?? first

  const take = (element: XmlElement): void => {
    const level = levelOf(element)
    if (!level) return
    const { name } = element
    if (name === "wall") {
      const wall = readWall(element)
      if (wall) level.walls.push(wall)
      else badNumbers += 1
      if (level.walls.length > importLimits.walls) throw new RefusedFile("tooMany")
    } else if (name === "room") {
      const room = readRoom(element)
      if (room) level.rooms.push(room)
    } else if (name === "furnitureGroup") {
      // Pieces of a group have places of their own in the home.
      for (const child of element.children)
        if (pieceNames.has(child.name) || child.name === "furnitureGroup") take(inherit(child, element))
    } else if (pieceNames.has(name)) {
      if (element.attributes.get("visible") === "false") return
      pieces += 1
      if (pieces > importLimits.items) throw new RefusedFile("tooMany")
      const piece = readPiece(element)
      if (!piece) badNumbers += 1
      else if (name === "doorOrWindow") level.openings.push(toOpening(element, piece))
      else level.pieces.push(piece)
    } else if (!silent.has(name)) skipped.add(name)
  }
  home.children.forEach(take)
  return { levels: [...levels.values()], skipped: skipped.entries(), badNumbers }
}

const pieceNames = new Set(["pieceOfFurniture", "doorOrWindow", "light", "shelfUnit"])

const emptyLevel = (name: string, heightCm: number): HomeLevel => ({
  name: toName(name),
  height: heightCm * 10,
  slab: 200,
  walls: [],
  openings: [],
  rooms: [],
  pieces: [],
})

/** What is in a group is on the level of the group. */
function inherit(child: XmlElement, group: XmlElement): XmlElement {
  const level = group.attributes.get("level")
  if (level === undefined || child.attributes.has("level")) return child
  return { ...child, attributes: new Map([...child.attributes, ["level", level]]) }
}
