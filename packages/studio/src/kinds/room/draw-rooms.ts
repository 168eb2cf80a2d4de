import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { RoomKind } from "@roomwright/scene/kinds/room-label/room-kinds"
import type { ElementId } from "@roomwright/scene/elements/values"
import { innerPoint } from "@roomwright/scene/geometry/inner-point"
import { innerRegions } from "@roomwright/scene/geometry/measure-room"
import { areaOfRegion, isInRegion, type Box, type Region } from "@roomwright/scene/geometry/rings"
import type { Room, WallPlan } from "@roomwright/scene/geometry/rooms"
import { midway, type Vector } from "@roomwright/scene/geometry/vectors"
import { regionPath } from "../../plan-view/svg-path.ts"
import { swingBoxes } from "../opening/swing-boxes.ts"

export interface RoomShape {
  /** Its rank among the rooms, which it mostly keeps while walls are dragged: what shows it does not have to be made anew. */
  readonly rank: number
  readonly room: Room
  /** The floor between its walls; several where thick walls cut it up. */
  readonly regions: readonly Region[]
  /** The room without its curved sides: those have no length that one could write along them. */
  readonly straight: Room
  readonly d: string
  /** mm2. */
  readonly netArea: number
  /** Where its name is written, if nothing is in the way. */
  readonly place: Vector
  /** Where doors swing into it. */
  readonly swings: readonly Box[]
  /** The owner's own name for it; empty: that of its kind, if it has one. */
  readonly name: string
  readonly kind: RoomKind | null
}

/** What was drawn of the rooms with these keys last: while a wall is dragged, most stay as they are. */
const known = new Map<string, RoomShape>()
const knownMax = 1_000

/** Draws the rooms of a level; the same objects again of those about which nothing changes. */
export function drawRooms(scene: Scene, level: ElementId, plan: WallPlan): readonly RoomShape[] {
  const labels = childrenOfKind(scene, level, "roomLabel")
  const curved = new Set(plan.walls.flatMap(({ id, wall }) => (wall.sagitta === 0 ? [] : [id])))
  const allSwings = swingBoxes(scene, plan.walls)
  if (known.size > knownMax) known.clear()
  return plan.rooms.map((room, rank) => {
    const last = known.get(room.key)
    const label = labels.find(({ element }) => isInRegion(element.at, room))?.element
    const [name, kind] = [label?.name ?? "", label?.room ?? null]
    const regions = last?.room === room ? last.regions : innerRegions(room)
    const d = regions.map(regionPath).join("")
    const swings = allSwings.filter((box) => isInRegion(middleOfBox(box), room))
    const isSame =
      last?.d === d &&
      areSameBoxes(last.swings, swings) &&
      last.rank === rank &&
      last.name === name &&
      last.kind === kind
    if (isSame && (label === undefined ? last.kind === null : last.place === label.at)) return last
    const shape = {
      rank,
      room,
      regions,
      straight: withoutCurves(room, curved),
      d,
      netArea: regions.reduce((sum, region) => sum + areaOfRegion(region), 0),
      place: label?.at ?? middleOf(regions, room),
      swings,
      name,
      kind,
    }
    known.set(room.key, shape)
    return shape
  })
}

const middleOfBox = ({ minX, maxX, minY, maxY }: Box): Vector => ({
  x: (minX + maxX) / 2,
  y: (minY + maxY) / 2,
})

const areSameBoxes = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length &&
  some.every((box, at) => {
    const other = others[at]
    return (
      box.minX === other?.minX &&
      box.minY === other.minY &&
      box.maxX === other.maxX &&
      box.maxY === other.maxY
    )
  })

const withoutCurves = (room: Room, curved: ReadonlySet<ElementId>): Room =>
  curved.size === 0
    ? room
    : {
        ...room,
        edges: room.edges.map((sides) =>
          sides.filter(({ walls }) => !walls.every(({ id }) => curved.has(id))),
        ),
      }

/** A place well inside the largest part. Most rooms have four corners, and the search takes its time. */
function middleOf(regions: readonly Region[], room: Room): Vector {
  const largest = regions.toSorted((a, b) => areaOfRegion(b) - areaOfRegion(a))[0] ?? room
  const [a, b, c, d, ...more] = largest.outline
  if (!a || !b || !c || !d || more.length > 0 || largest.holes.length > 0) return innerPoint(largest)
  const middle = midway(midway(a, c), midway(b, d))
  return isInRegion(middle, largest) ? middle : innerPoint(largest)
}
