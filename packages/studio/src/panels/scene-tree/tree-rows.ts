import { childrenOfKind, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { OpeningType } from "@roomwright/scene/elements/opening"
import type { RoomKind } from "@roomwright/scene/elements/room-kinds"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { isInRegion } from "@roomwright/scene/geometry/rings"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { wallAxis } from "@roomwright/scene/geometry/wall-axis"

export type TreeThing =
  | {
      readonly kind: "level"
      readonly id: ElementId
      readonly name: string
      /** From the ground up, from 1. */
      readonly number: number
    }
  | {
      readonly kind: "room"
      readonly room: Room
      readonly roomKind: RoomKind | null
      readonly name: string
      /** Among the rooms of its level, from 1. */
      readonly number: number
    }
  | { readonly kind: "wall"; readonly id: ElementId; readonly number: number; readonly length: number }
  | { readonly kind: "opening"; readonly id: ElementId; readonly type: OpeningType; readonly width: number }
  /** A name whose room is gone. */
  | { readonly kind: "label"; readonly id: ElementId; readonly roomKind: RoomKind; readonly name: string }
  | { readonly kind: "underlay"; readonly id: ElementId }

export interface TreeRow {
  /** Says the same as long as the thing is where it is in the tree: a wall between two rooms is there twice. */
  readonly key: string
  readonly parent: string | null
  /** From 1. */
  readonly depth: number
  /** Its place among its siblings, and how many they are; from 1. */
  readonly place: number
  readonly siblings: number
  readonly level: ElementId
  readonly thing: TreeThing
  /** Null for what holds nothing. */
  readonly isOpen: boolean | null
}

interface Node {
  readonly key: string
  readonly thing: TreeThing
  readonly children: readonly Node[]
}

/** The rows of a home as a tree, of what is unfolded. Levels from above, as they stand. */
export function treeRows(scene: Scene, unfolded: ReadonlySet<string>): readonly TreeRow[] {
  return levelsOf(scene)
    .map(({ id }, at) => levelNode(scene, id, at + 1))
    .toReversed()
    .flatMap((node, at, all) => {
      const level = node.thing.kind === "level" ? node.thing.id : ""
      return rowsOf(node, { parent: null, depth: 1, place: at + 1, siblings: all.length, level }, unfolded)
    })
}

function rowsOf(
  { key, thing, children }: Node,
  where: Pick<TreeRow, "parent" | "depth" | "place" | "siblings" | "level">,
  unfolded: ReadonlySet<string>,
): readonly TreeRow[] {
  const isOpen = children.length === 0 ? null : unfolded.has(key)
  const below = isOpen
    ? children.flatMap((child, at) =>
        rowsOf(
          child,
          {
            parent: key,
            depth: where.depth + 1,
            place: at + 1,
            siblings: children.length,
            level: where.level,
          },
          unfolded,
        ),
      )
    : []
  return [{ ...where, key, thing, isOpen }, ...below]
}

function levelNode(scene: Scene, level: ElementId, number = 1): Node {
  const element = scene.elements[level]
  const { rooms, walls } = planLevel(scene, level)
  const ofRooms = new Set(rooms.flatMap(wallsAround))
  const keys = roomKeys(rooms)
  const free = walls.filter(({ id }) => !ofRooms.has(id)).map(({ id }) => id)
  const labels = childrenOfKind(scene, level, "roomLabel").filter(
    (label) => !rooms.some((room) => isInRegion(label.element.at, room)),
  )
  return {
    key: level,
    thing: { kind: "level", id: level, name: element?.kind === "level" ? element.name : "", number },
    children: [
      ...rooms.map((room, at) => roomNode(scene, level, { room, key: keys[at] ?? room.key, number: at + 1 })),
      ...free.map((id, at) => wallNode(scene, level, id, at + 1)),
      ...labels.map(({ id, element: label }): Node => ({
        key: id,
        thing: { kind: "label", id, roomKind: label.room, name: label.name },
        children: [],
      })),
      ...childrenOfKind(scene, level, "underlay").map(({ id }): Node => ({
        key: id,
        thing: { kind: "underlay", id },
        children: [],
      })),
    ],
  }
}

/** By their walls, so that a room stays the same row while they move, and when it gets a name. */
function roomKeys(rooms: readonly Room[]): readonly string[] {
  const counts = new Map<string, number>()
  return rooms.map((room) => {
    const walls = wallsAround(room).toSorted().join("+")
    const count = (counts.get(walls) ?? 0) + 1
    counts.set(walls, count)
    return count === 1 ? walls : `${walls}+${count}`
  })
}

function roomNode(
  scene: Scene,
  level: ElementId,
  { room, key: ofRoom, number }: { readonly room: Room; readonly key: string; readonly number: number },
): Node {
  const label = labelOf(scene, level, room)
  const key = `${level}/${ofRoom}`
  return {
    key,
    thing: {
      kind: "room",
      room,
      roomKind: label?.element.room ?? null,
      name: label?.element.name ?? "",
      number,
    },
    children: wallsAround(room).map((id, at) => wallNode(scene, key, id, at + 1)),
  }
}

/** What has to be unfolded so that a row of this element is there; the first one, where there are two. */
export function foldsAbove(scene: Scene, level: ElementId, id: ElementId): readonly string[] {
  const find = (node: Node): readonly string[] | null => {
    for (const child of node.children) {
      const { thing } = child
      if (thing.kind !== "room" && thing.id === id) return [node.key]
      const below = find(child)
      if (below) return [node.key, ...below]
    }
    return null
  }
  return find(levelNode(scene, level)) ?? []
}

/** The walls of a room, each once, in the order one comes by them. */
const wallsAround = (room: Room): readonly ElementId[] => [
  ...new Set(room.edges.flat().flatMap(({ walls }) => walls.map(({ id }) => id))),
]

function wallNode(scene: Scene, parent: string, id: ElementId, number: number): Node {
  const wall = scene.elements[id]
  const key = `${parent}/${id}`
  return {
    key,
    thing: { kind: "wall", id, number, length: wall?.kind === "wall" ? wallAxis(wall).length : 0 },
    children: childrenOfKind(scene, id, "opening")
      .toSorted((a, b) => a.element.at - b.element.at)
      .map(({ id: opening, element }): Node => ({
        key: `${key}/${opening}`,
        thing: { kind: "opening", id: opening, type: element.type, width: element.width },
        children: [],
      })),
  }
}

/** Where a key leads from a row; what is to be unfolded or folded instead is said so. Null for other keys. */
export function moveInTree(
  rows: readonly TreeRow[],
  from: string,
  key: string,
): { readonly to: string } | { readonly unfold: boolean } | null {
  const at = rows.findIndex((row) => row.key === from)
  const row = rows[at]
  if (!row) return null
  const to = (target: TreeRow | undefined) => (target ? { to: target.key } : null)
  switch (key) {
    case "ArrowDown":
      return to(rows[at + 1])
    case "ArrowUp":
      return to(rows[at - 1])
    case "Home":
      return to(rows[0])
    case "End":
      return to(rows.at(-1))
    case "ArrowRight":
      if (row.isOpen === null) return null
      return row.isOpen ? to(rows[at + 1]) : { unfold: true }
    case "ArrowLeft":
      if (row.isOpen) return { unfold: false }
      return row.parent === null ? null : { to: row.parent }
    default:
      return null
  }
}
