import type { ProjectSketch } from "@roomwright/contract/studio/projects"
import { childrenOfKind, levelsOf, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { Level } from "@roomwright/scene/kinds/level/level"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { boxAround, type Ring } from "@roomwright/scene/geometry/rings"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { WallPlan } from "@roomwright/scene/geometry/rooms"
import type { Vector } from "@roomwright/scene/geometry/vectors"
import { wallAxis } from "@roomwright/scene/kinds/wall/wall-axis"
import { outlineWall, ringOfOutline } from "@roomwright/scene/kinds/wall/wall-outline"
import { placeOpening } from "@roomwright/scene/kinds/wall/wall-pieces"

/** Units of its longer side. */
const side = 240
/** What a sketch may take as JSON: many stand in one list. */
const sketchCharacters = 4_096

/** A small drawing of the level with the most in it; null where nothing is drawn. */
export function sketchScene(scene: Scene): ProjectSketch | null {
  const level = findFullest(scene)
  return level ? (drawSketch(scene, level.id)?.sketch ?? null) : null
}

/** Where a place of the plan (mm) is in that drawing; null where its level is another one. */
export function placeInSketch(scene: Scene, level: ElementId | null, place: Vector): Place | null {
  const fullest = findFullest(scene)
  if (!fullest || fullest.id !== level) return null
  const [x, y] = drawSketch(scene, fullest.id)?.paper.toPlace(place) ?? []
  return x === undefined || y === undefined ? null : { x, y }
}

type Place = { readonly x: number; readonly y: number }

function drawSketch(
  scene: Scene,
  level: ElementId,
): { readonly sketch: ProjectSketch; readonly paper: Paper } | null {
  const plan = planLevel(scene, level)
  const outlines = plan.walls.flatMap((_wall, at) => {
    const outline = outlineWall(plan, at)
    const ring = outline ? ringOfOutline(outline) : []
    return ring.length > 2 ? [ring] : []
  })
  const corners = outlines.flat()
  if (corners.length === 0) return null
  const paper = fitOnPaper(corners)
  const { width, height, toRing } = paper
  const rooms = drawRooms(scene, level, plan, toRing)
  const walls = outlines.map(toRing).filter((ring) => ring.length > 4)
  const openings = drawOpenings(scene, plan, paper)
  return { sketch: fitInSpace({ width, height, rooms, walls, openings }), paper }
}

/** The level with the most furniture, then with the most walls, then the lowest. */
function findFullest(scene: Scene): Entry<Level> | null {
  const count = (level: ElementId, kind: "item" | "wall"): number => childrenOfKind(scene, level, kind).length
  const [fullest] = levelsOf(scene).toSorted(
    (one, other) =>
      count(other.id, "item") - count(one.id, "item") || count(other.id, "wall") - count(one.id, "wall"),
  )
  return fullest ?? null
}

interface Paper {
  readonly width: number
  readonly height: number
  /** Units a millimetre. */
  readonly scale: number
  readonly toPlace: (place: Vector) => readonly [x: number, y: number]
  readonly toRing: (ring: Ring) => number[]
}

/** The plan has y up, a screen has it down. */
function fitOnPaper(corners: readonly Vector[]): Paper {
  const { minX, minY, maxX, maxY } = boxAround(corners)
  const scale = side / Math.max(maxX - minX, maxY - minY, 1)
  const toPlace: Paper["toPlace"] = ({ x, y }) => [
    Math.round((x - minX) * scale),
    Math.round((maxY - y) * scale),
  ]
  return {
    width: Math.max(1, Math.round((maxX - minX) * scale)),
    height: Math.max(1, Math.round((maxY - minY) * scale)),
    scale,
    toPlace,
    toRing: (ring) => withoutRepeats(ring.map(toPlace)).flat(),
  }
}

const withoutRepeats = (places: readonly (readonly [number, number])[]) =>
  places.filter(([x, y], at) => {
    const before = places.at(at - 1)
    return !before || before[0] !== x || before[1] !== y
  })

const drawRooms = (
  scene: Scene,
  level: ElementId,
  plan: WallPlan,
  toRing: Paper["toRing"],
): ProjectSketch["rooms"] =>
  plan.rooms.flatMap((room) => {
    const kind = labelOf(scene, level, room)?.element.room ?? null
    return innerRegions(room).map(({ outline, holes }) => ({
      room: kind,
      ring: toRing(outline),
      holes: holes.map(toRing),
    }))
  })

const drawOpenings = (scene: Scene, plan: WallPlan, { scale, toPlace }: Paper): ProjectSketch["openings"] =>
  plan.walls.flatMap(({ id, wall }) => {
    const openings = childrenOfKind(scene, id, "opening")
    if (openings.length === 0) return []
    const axis = wallAxis(wall)
    return openings.map(({ element }) => {
      const { from, to } = placeOpening(axis, element)
      return {
        kind: element.type === "window" ? ("window" as const) : ("door" as const),
        line: [...toPlace(from), ...toPlace(to)],
        thickness: Math.max(1, Math.round(wall.thickness * scale)),
      }
    })
  })

/** Leaves out what is seen least: openings, then the smallest rooms and walls. */
function fitInSpace(sketch: ProjectSketch): ProjectSketch {
  const lengthOf = (value: unknown): number => JSON.stringify(value).length
  if (lengthOf(sketch) <= sketchCharacters) return sketch
  const bare: ProjectSketch = { ...sketch, openings: [] }
  if (lengthOf(bare) <= sketchCharacters) return bare
  const shell = lengthOf({ ...bare, rooms: [], walls: [] })
  const walls = keepLargest(bare.walls, spanOf, (sketchCharacters - shell) * 0.7)
  const left = sketchCharacters - shell - lengthOf(walls)
  return { ...bare, walls, rooms: keepLargest(bare.rooms, ({ ring }) => spanOf(ring), left) }
}

function keepLargest<Part>(parts: readonly Part[], sizeOf: (part: Part) => number, space: number): Part[] {
  let left = space
  return parts
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .filter((part) => {
      const length = JSON.stringify(part).length + 1
      if (length > left) return false
      left -= length
      return true
    })
}

/** Half the way around the box of a ring. */
function spanOf(ring: readonly number[]): number {
  const xs = ring.filter((_value, at) => at % 2 === 0)
  const ys = ring.filter((_value, at) => at % 2 === 1)
  const width = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity)
  return width(xs) + width(ys)
}
