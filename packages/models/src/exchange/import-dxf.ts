import type { NewId } from "@roomwright/scene/commands/outcome"
import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { boxAround } from "@roomwright/scene/geometry/rings"
import { cross, distance, dot, minus, times, type Vector } from "@roomwright/scene/geometry/vectors"
import type { OpeningShape } from "@roomwright/scene/kinds/opening/place-opening"
import { buildImported, countRooms, type OpeningToBuild } from "./build-imported.ts"
import { RefusedFile, type Imported, type ImportNote } from "./import-report.ts"
import { closeCorners, joinInLine, type WallGap } from "./join-found-walls.ts"
import { pairFaces } from "./pair-faces.ts"
import { readDxf, type DxfDrawing } from "./read-dxf.ts"

/** Names of layers, in the languages that drawings come in. */
const wallLayers = /wall|mur\b|murs|wand|w[aä]nde|pared|tuong|tường|墙|qiang/i
const otherLayers =
  /furn|möbel|meuble|mobilier|nội thất|noi ?that|家具|dim|text|note|hatch|axis|axes|grid|defpoints|kích thước|标注|轴|elec|plumb|light|lamp|symbol|title|frame/i
const doorBlocks = /door|porte|tür|cua|cửa|门/i
const windowBlocks = /window|fen[eê]tre|fenster|cửa sổ|cuaso|窗/i

/** Units that a drawing without one may have, mm, the most usual first. */
const guesses = [
  { mm: 1, name: "mm" },
  { mm: 10, name: "cm" },
  { mm: 1_000, name: "m" },
  { mm: 25.4, name: "in" },
] as const
/** How long a home is, mm. */
const [shortHome, longHome] = [2_500, 120_000]
/** Beyond it no plan of a home lies, mm. */
const widest = 400_000
/** A passage without door is no wider than this, mm. */
const widestPassage = 2_800

/** Makes a home of the plan of a DXF: walls of lines that run beside each other. Throws `RefusedFile`. */
export function importDxf(bytes: Uint8Array, newId: NewId): Imported {
  const drawing = readDxf(bytes)
  const notes: ImportNote[] = []
  const layers = [...new Set(drawing.lines.map(({ layer }) => layer))]
  const named = layers.filter((layer) => wallLayers.test(layer))
  const isWall = (layer: string): boolean =>
    named.length > 0 ? named.includes(layer) : !otherLayers.test(layer)
  const faces = drawing.lines.filter(({ layer }) => isWall(layer))
  if (faces.length === 0) throw new RefusedFile("nothing")
  notes.push(named.length > 0 ? { kind: "layers", names: named.slice(0, 8) } : { kind: "noWallLayer" })

  const box = boxAround(faces.flatMap(({ a, b }) => [a, b]))
  const long = Math.max(box.maxX - box.minX, box.maxY - box.minY)
  const guess = guesses.find(({ mm }) => long * mm >= shortHome && long * mm <= longHome)
  if (drawing.unit === null && guess) notes.push({ kind: "unitGuessed", unit: guess.name })
  const unit = drawing.unit ?? guess?.mm ?? 1
  if (!(long * unit <= widest)) throw new RefusedFile("tooWide")
  // Plans lie anywhere in their drawings: a home lies about the origin.
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
  const place = (at: Vector): Vector => times(minus(at, middle), unit)

  const paired = pairFaces(faces.map(({ a, b }) => ({ a: place(a), b: place(b) })))
  const signs = readSigns(drawing, place, unit)
  const { walls, gaps } = joinInLine(paired.walls, (gap) => signs(gap) !== null)
  const closed = closeCorners(walls)
  if (closed.length === 0) throw new RefusedFile("nothing")
  const built = buildImported(
    [
      {
        name: "1",
        height: 2_700,
        slab: 200,
        walls: closed,
        openings: gaps.flatMap((gap) => {
          const sign = signs(gap)
          return sign ? [{ at: gap.at, ...sign }] : []
        }),
        rooms: drawing.texts
          // Sizes and areas are no names.
          .filter(({ text }) => /\p{L}{2}/u.test(text))
          .map(({ at, text }) => ({ at: place(at), text })),
      },
    ],
    newId,
  )
  const level = built.levels[0] ?? ""
  const made = childrenOfKind(built.scene, level, "wall")
  if (paired.single > 0) notes.push({ kind: "single", count: paired.single })
  for (const [what, count] of drawing.skipped) notes.push({ kind: "skipped", what, count })
  if (drawing.badNumbers > 0) notes.push({ kind: "badNumbers", count: drawing.badNumbers })
  if (built.lostOpenings > 0) notes.push({ kind: "noWall", count: built.lostOpenings })
  if (built.tooShort > 0) notes.push({ kind: "tooShort", count: built.tooShort })
  return {
    scene: built.scene,
    report: {
      made: {
        levels: 1,
        walls: made.length,
        openings: gaps.length - built.lostOpenings,
        rooms: countRooms(built.scene),
        items: 0,
      },
      notes,
    },
  }
}

/** What a gap in a wall is, by the arcs, lines and blocks about it; null: no opening. */
function readSigns(
  { lines, arcs, inserts }: DxfDrawing,
  place: (at: Vector) => Vector,
  unit: number,
): (gap: WallGap) => Omit<OpeningToBuild, "at"> | null {
  const swings = arcs.map(({ centre, middle, radius }) => ({
    centre: place(centre),
    middle: place(middle),
    radius: radius * unit,
  }))
  const strokes = lines.map(({ a, b }) => ({ a: place(a), b: place(b) }))
  const blocks = inserts.map(({ name, at }) => ({ name, at: place(at) }))
  return ({ at, along, width, thickness, isBetween }) => {
    const ends = [-0.5, 0.5].map((side) => ({
      x: at.x + along.x * width * side,
      y: at.y + along.y * width * side,
    }))
    const hinges = swings.filter(({ centre, radius }) =>
      ends.some((end) => distance(centre, end) < thickness / 2 + 80 && radius > 300 && radius < width * 1.2),
    )
    const near = blocks.filter((block) => distance(block.at, at) < width / 2 + thickness + 200)
    const door = (type: OpeningShape["type"]): OpeningShape => ({
      type,
      width: Math.round(width),
      height: 2_100,
      sill: 0,
      hinge: "from",
      swing: "left",
    })
    const window: OpeningShape = { ...door("window"), height: 1_400, sill: 900 }
    const isDouble = hinges.some(({ radius }) => radius < width * 0.65) && width > 1_200
    const [leaf] = hinges
    if (leaf)
      return {
        shape: door(isDouble ? "double" : "hinged"),
        leaf: { hinge: leaf.centre, opensTo: leaf.middle },
      }
    if (near.some(({ name }) => windowBlocks.test(name))) return { shape: window }
    if (near.some(({ name }) => doorBlocks.test(name))) return { shape: door("hinged") }
    const isGlazed = strokes.some(({ a, b }) => {
      const [from, to] = [minus(a, at), minus(b, at)]
      const isAlong = [from, to].every((off) => Math.abs(cross(along, off)) <= thickness / 2 + 60)
      const [low, high] = [dot(from, along), dot(to, along)].toSorted((one, other) => one - other)
      return isAlong && (low ?? 0) < -width * 0.3 && (high ?? 0) > width * 0.3
    })
    if (isGlazed) return { shape: window }
    return width <= widestPassage && !isBetween ? { shape: door("passage") } : null
  }
}
