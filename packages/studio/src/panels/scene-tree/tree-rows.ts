import { childrenOf, findAny, levelsOf, type Entry } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import { planLevel } from "@roomwright/scene/geometry/plan-level"
import { labelOf } from "@roomwright/scene/geometry/room-facts"
import type { Room } from "@roomwright/scene/geometry/rooms"
import { allKinds, kindOf } from "../../kinds/element-kinds.ts"
import { wallsAround } from "../../kinds/room/walls-around.ts"
import { isElementRow, type RowSubject } from "./row-subject.ts"

export interface TreeRow {
  /** Says the same as long as the element is where it is in the tree: a wall between two rooms is there twice. */
  readonly key: string
  readonly parent: string | null
  /** From 1. */
  readonly depth: number
  /** Its place among its siblings, and how many they are; from 1. */
  readonly place: number
  readonly siblings: number
  readonly level: ElementId
  readonly subject: RowSubject
  /** Null for what holds nothing. */
  readonly isOpen: boolean | null
}

interface Node {
  readonly key: string
  readonly subject: RowSubject
  readonly children: readonly Node[]
}

/** The rows of a home as a tree, of what is unfolded. Levels from above, as they stand. */
export function treeRows(scene: Scene, unfolded: ReadonlySet<string>): readonly TreeRow[] {
  return levelsOf(scene)
    .map(({ id }, at) => levelNode(scene, id, at + 1))
    .toReversed()
    .flatMap((node, at, all) => {
      const level = node.subject.kind === "level" ? node.subject.id : ""
      return rowsOf(node, { parent: null, depth: 1, place: at + 1, siblings: all.length, level }, unfolded)
    })
}

function rowsOf(
  { key, subject, children }: Node,
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
  return [{ ...where, key, subject, isOpen }, ...below]
}

function levelNode(scene: Scene, level: ElementId, number = 1): Node {
  const element = findAny(scene, level)
  const { rooms } = planLevel(scene, level)
  const keys = roomKeys(rooms)
  const inRooms = rooms.map((room) => idsInRoom(scene, level, room))
  const listed = new Set(inRooms.flat())
  const others = childrenOf(scene, level).filter(
    ({ id, element: child }) => !listed.has(id) && kindOf(child).row?.isListed?.(child, rooms) !== false,
  )
  return {
    key: level,
    subject: { kind: "level", id: level, name: element?.kind === "level" ? element.name : "", number },
    children: [
      ...rooms.map((room, at): Node => {
        const label = labelOf(scene, level, room)?.element
        const key = `${level}/${keys[at] ?? room.key}`
        return {
          key,
          subject: {
            kind: "room",
            room,
            roomKind: label?.room ?? null,
            name: label?.name ?? "",
            number: at + 1,
          },
          children: nodesOf(scene, key, entriesOf(scene, inRooms[at] ?? [])),
        }
      }),
      ...nodesOf(scene, level, others),
    ],
  }
}

/** What is listed in a room, kind by kind. */
const idsInRoom = (scene: Scene, level: ElementId, room: Room): readonly ElementId[] =>
  allKinds.flatMap(({ row }) => row?.ofRoom?.(scene, level, room) ?? [])

const entriesOf = (scene: Scene, ids: readonly ElementId[]): readonly Entry[] =>
  ids.flatMap((id) => {
    const element = findAny(scene, id)
    return element ? [{ id, element }] : []
  })

/** Rows for elements that are listed in the same place: kind by kind, each counted, with what hangs on them. */
const nodesOf = (scene: Scene, parent: string, entries: readonly Entry[]): readonly Node[] =>
  allKinds.flatMap(({ kind, row }) => {
    const ofKind = entries.filter(({ element }) => element.kind === kind)
    if (!row || ofKind.length === 0) return []
    const inOrder = row.compare
      ? ofKind.toSorted((one, other) => row.compare?.(one.element, other.element) ?? 0)
      : ofKind
    const nodeOf = ({ id, element }: Entry, under: string, at: number): readonly Node[] => {
      if (element.kind === "level") return []
      const key = `${under}/${id}`
      const subject = { kind: element.kind, id, element, number: at + 1 }
      return [{ key, subject, children: nodesOf(scene, key, childrenOf(scene, id)) }]
    }
    return inOrder.flatMap((entry, at): readonly Node[] => {
      const group = groupOf(entry)
      const together = group === undefined ? [] : inOrder.filter((one) => groupOf(one) === group)
      if (together.length < 2) return nodeOf(entry, parent, at)
      // The group stands where the first of its pieces would.
      if (together[0] !== entry) return []
      const key = `${parent}/${group}`
      const children = together.flatMap((one) => nodeOf(one, key, inOrder.indexOf(one)))
      return [{ key, subject: { kind: "group", ids: together.map(({ id }) => id) }, children }]
    })
  })

const groupOf = ({ element }: Entry): string | undefined =>
  element.kind === "item" ? element.group : undefined

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

/** What has to be unfolded so that a row of this element is there; the first one, where there are two. */
export function foldsAbove(scene: Scene, level: ElementId, id: ElementId): readonly string[] {
  const find = (node: Node): readonly string[] | null => {
    for (const child of node.children) {
      const { subject } = child
      if (isElementRow(subject) && subject.id === id) return [node.key]
      const below = find(child)
      if (below) return [node.key, ...below]
    }
    return null
  }
  return find(levelNode(scene, level)) ?? []
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
