import { childrenOfKind } from "../document/scene-index.ts"
import type { Scene } from "../document/scene.ts"
import type { ElementId } from "../elements/values.ts"
import { innerPoint } from "../geometry/inner-point.ts"
import { innerRegions } from "../geometry/measure-room.ts"
import { planLevel } from "../geometry/plan-level.ts"
import { areaOfRegion, boxAround, type Box, type Region } from "../geometry/rings.ts"
import type { Room } from "../geometry/rooms.ts"
import { labelOf } from "../geometry/room-facts.ts"
import { times, type Vector } from "../geometry/vectors.ts"
import { boxOfItem } from "../kinds/item/item-outline.ts"
import { strokesOfOpening } from "../kinds/opening/opening-strokes.ts"
import type { RoomKind } from "../kinds/room-label/room-kinds.ts"
import { boxOfDimension, drawDimensions } from "./draw-dimensions.ts"
import { drawPieces, type DrawnPiece } from "./draw-pieces.ts"
import { drawOpenings, drawWalls } from "./draw-walls.ts"
import type { Drawing, Mark } from "./drawing.ts"
import { outerChains, roomChains } from "./dimension-chains.ts"
import { drawNumbers } from "./number-marks.ts"
import { boxAt, placeBlock, type Obstacle } from "./place-text.ts"
import { reachOf } from "./polyline.ts"
import { textWidth } from "./text-width.ts"

/** How a drawing words what it writes. */
export interface DrawingWords {
  readonly length: (mm: number) => string
  readonly area: (mm2: number) => string
  readonly room: (room: {
    readonly name: string
    readonly kind: RoomKind | null
    readonly number: number
  }) => string
}

export interface PlanWish {
  readonly scene: Scene
  readonly level: ElementId
  readonly scale: number
  readonly words: DrawingWords
  /** The furniture of the level, from below. */
  readonly pieces: readonly DrawnPiece[]
  /** Where nothing is to be written, mm on paper. */
  readonly taken?: readonly Box[]
  readonly shows: {
    readonly pieces: "drawn" | "faint" | "none"
    readonly hasNumbers: boolean
    readonly hasRoomDimensions: boolean
    readonly hasOuterDimensions: boolean
    readonly hasRoomNames: boolean
  }
}

/** mm on paper. */
const nameSize = 3.4
const areaSize = 2.8
const roomAside = 5
const roomLeast = 16

/** A level as architects draw it: cut at 1.2 m, mm on paper, y up; a place of the plan is at its mm divided by the scale. */
export function drawPlan({ scene, level, scale, words, pieces, shows, taken = [] }: PlanWish): Drawing {
  const plan = planLevel(scene, level)
  const rooms = plan.rooms.map((room, number) => ({ room, number, regions: innerRegions(room) }))
  const roomLines = shows.hasRoomDimensions
    ? rooms.map(({ room }) =>
        roomChains(withoutCurves(room, plan.walls), { aside: roomAside * scale, least: roomLeast * scale }),
      )
    : rooms.map(() => [])
  const swings = swingBoxes(scene, plan.walls, scale)
  const shownPieces = shows.pieces === "none" ? [] : pieces
  const obstacles: readonly Obstacle[] = [
    ...swings.map((box) => ({ box, weight: 1 })),
    ...taken.map((box) => ({ box, weight: 6 })),
    ...shownPieces.map(({ item }) => ({
      box: shrink(boxOfItem(item), scale),
      weight: item.elevation + item.size.height < 40 ? 0.05 : shows.pieces === "faint" ? 0.3 : 0.6,
    })),
    ...roomLines.flat().map((line) => ({ box: boxOfDimension(line, scale), weight: 4 })),
  ]
  const names = shows.hasRoomNames
    ? rooms.flatMap(({ room, number, regions }) => {
        const label = labelOf(scene, level, room)?.element
        const texts = {
          name: words.room({ name: label?.name ?? "", kind: label?.room ?? null, number }),
          area: words.area(regions.reduce((sum, region) => sum + areaOfRegion(region), 0)),
        }
        const largest = regions.toSorted((a, b) => areaOfRegion(b) - areaOfRegion(a))[0]
        return largest ? [nameRoom(largest, label?.at ?? null, texts, scale, obstacles)] : []
      })
    : []
  const outer = shows.hasOuterDimensions ? outerChains(scene, plan, scale) : []
  const look = { scale, write: words.length }
  const marks: readonly Mark[] = [
    ...drawPieces(shownPieces, scale, shows.pieces === "faint"),
    ...drawOpenings(scene, plan, scale),
    ...drawWalls(scene, plan, scale),
    ...roomLines.flat().flatMap((line) => drawDimensions([line], { ...look, hasWitness: false })),
    ...outer.flatMap((chain) => drawDimensions(chain, { ...look, hasWitness: true })),
    ...names.flatMap(({ marks: own }) => own),
    ...(shows.hasNumbers
      ? drawNumbers(numberedOf(shownPieces, scale), [
          ...names.map(({ box }) => box),
          ...wallBoxes(plan.walls, scale),
        ])
      : []),
  ]
  return { scale, marks }
}

/** Small ones last: they have to stand aside. The same number on one and the same table is written once. */
function numberedOf(pieces: readonly DrawnPiece[], scale: number) {
  const seen = new Set<string>()
  return pieces
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .flatMap(({ item, number }) => {
      if (number === null) return []
      const key = `${number} ${item.parent}`
      const isSmall = Math.max(item.size.width, item.size.depth) < 350
      if (isSmall && seen.has(key)) return []
      seen.add(key)
      return [
        {
          number,
          at: times(item.at, 1 / scale),
          reach: Math.min(item.size.width, item.size.depth) / 2 / scale,
          front: ((item.turn - 90) * Math.PI) / 180,
        },
      ]
    })
}

const areaOf = ({ item: { size } }: DrawnPiece): number => size.width * size.depth

interface RoomTexts {
  readonly name: string
  readonly area: string
}

function nameRoom(
  region: Region,
  wished: Vector | null,
  { name, area }: RoomTexts,
  scale: number,
  obstacles: readonly Obstacle[],
): { readonly marks: readonly Mark[]; readonly box: Box } {
  const small: Region = {
    outline: region.outline.map((place) => times(place, 1 / scale)),
    holes: region.holes.map((ring) => ring.map((place) => times(place, 1 / scale))),
  }
  const room = boxAround(small.outline)
  const most = Math.max(room.maxX - room.minX, 4) - 2
  const width = Math.min(most, Math.max(textWidth(name, nameSize), textWidth(area, areaSize)))
  const block = { width: width + 2, height: nameSize + areaSize + 2 }
  const wish = wished ? times(wished, 1 / scale) : innerPoint(small)
  const at = placeBlock(small, block, wish, obstacles)
  const text = { kind: "text", layer: "TEXT", align: "middle", turn: 0, fit: most } as const
  return {
    box: boxAt(at, block),
    marks: [
      { ...text, text: name, at: { x: at.x, y: at.y + 0.6 }, size: nameSize, isStrong: true },
      { ...text, text: area, at: { x: at.x, y: at.y - areaSize - 0.2 }, size: areaSize },
    ],
  }
}

const shrink = ({ minX, maxX, minY, maxY }: Box, scale: number): Box => ({
  minX: minX / scale,
  maxX: maxX / scale,
  minY: minY / scale,
  maxY: maxY / scale,
})

/** What doors sweep over, mm on paper. */
function swingBoxes(
  scene: Scene,
  walls: ReturnType<typeof planLevel>["walls"],
  scale: number,
): readonly Box[] {
  return walls.flatMap(({ id, wall }) =>
    childrenOfKind(scene, id, "opening").flatMap(({ element }) => {
      const { at, width } = element
      const { lines, leaves } = strokesOfOpening(wall, element, {
        start: at - width / 2,
        end: at + width / 2,
      })
      const places = [...lines, ...leaves].flatMap(reachOf)
      return places.length === 0 ? [] : [shrink(boxAround(places), scale)]
    }),
  )
}

/** What walls that run along or across the paper cover, mm on paper. */
const wallBoxes = (walls: ReturnType<typeof planLevel>["walls"], scale: number): readonly Box[] =>
  walls.flatMap(({ wall: { from, to, thickness, sagitta } }) => {
    if (sagitta !== 0 || (from.x !== to.x && from.y !== to.y)) return []
    const half = thickness / 2
    const { minX, maxX, minY, maxY } = boxAround([from, to])
    return [shrink({ minX: minX - half, maxX: maxX + half, minY: minY - half, maxY: maxY + half }, scale)]
  })

/** Curved sides have no length that one could write along them. */
function withoutCurves(room: Room, walls: ReturnType<typeof planLevel>["walls"]): Room {
  const curved = new Set(walls.flatMap(({ id, wall }) => (wall.sagitta === 0 ? [] : [id])))
  if (curved.size === 0) return room
  return {
    ...room,
    edges: room.edges.map((sides) => sides.filter((side) => !side.walls.every(({ id }) => curved.has(id)))),
  }
}
