import type { Entry } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { rounded } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { boxOfItem } from "@roomwright/scene/kinds/item/item-outline"
import { mirrorItems } from "@roomwright/scene/kinds/item/mirror-items"
import { moveItems, rotateItems } from "@roomwright/scene/kinds/item/place-item"
import { inOrder } from "../../edits/in-order.ts"
import type { Command } from "../../editor/editor.ts"

export const alignments = ["left", "centre", "right", "top", "middle", "bottom"] as const
export type Alignment = (typeof alignments)[number]

/** Turns items so far, each about its own middle; several as one about their common middle, degrees counter-clockwise. */
export function turnBy(entries: readonly Entry<Item>[], degrees: number): Command {
  const items = entries.map(({ id }) => id)
  const box = boxAroundAll(entries)
  const about =
    entries.length > 1 ? { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 } : undefined
  return (scene, newId) =>
    rotateItems(scene, { items, degrees, ...(about ? { about: rounded(about) } : {}) }, newId)
}

/** What was left is right then: of one item, or of several as one about their common middle. */
export function mirrorAll(entries: readonly Entry<Item>[]): Command {
  const items = entries.map(({ id }) => id)
  const { minX, maxX } = boxAroundAll(entries)
  const about = entries.length > 1 ? { about: { x: (minX + maxX) / 2, y: 0 } } : {}
  return (scene, newId) => mirrorItems(scene, { items, ...about }, newId)
}

/** Brings the edges or the middles of items in one line with the outermost, or with the middle of all. */
export function alignItems(entries: readonly Entry<Item>[], to: Alignment): Command {
  const all = boxAroundAll(entries)
  const middle = { x: (all.minX + all.maxX) / 2, y: (all.minY + all.maxY) / 2 }
  return inOrder(
    entries.filter(isFree).map(({ id, element }) => {
      const { minX, minY, maxX, maxY } = boxOfItem(element)
      const by = {
        left: { x: all.minX - minX, y: 0 },
        centre: { x: middle.x - (minX + maxX) / 2, y: 0 },
        right: { x: all.maxX - maxX, y: 0 },
        top: { x: 0, y: all.maxY - maxY },
        middle: { x: 0, y: middle.y - (minY + maxY) / 2 },
        bottom: { x: 0, y: all.minY - minY },
      }[to]
      return moveBy(id, by)
    }),
  )
}

/** Leaves the same gap between items along the plan's x or y axis; the outermost stay where they are. */
export function distributeItems(entries: readonly Entry<Item>[], axis: "x" | "y"): Command {
  const [low, high] = axis === "x" ? (["minX", "maxX"] as const) : (["minY", "maxY"] as const)
  const sorted = entries
    .map(({ id, element }) => ({ id, element, box: boxOfItem(element) }))
    .toSorted((a, b) => a.box[low] + a.box[high] - b.box[low] - b.box[high])
  const [first, last] = [sorted[0], sorted.at(-1)]
  const room = first && last ? last.box[high] - first.box[low] : 0
  const filled = sorted.reduce((sum, { box }) => sum + box[high] - box[low], 0)
  const gap = (room - filled) / Math.max(1, sorted.length - 1)
  let next = first?.box[low] ?? 0
  return inOrder(
    sorted.flatMap(({ id, box, element }) => {
      const by = next - box[low]
      next += box[high] - box[low] + gap
      if (element.locked) return []
      return moveBy(id, axis === "x" ? { x: by, y: 0 } : { x: 0, y: by })
    }),
  )
}

/** What is locked is what the others are brought in line with. */
const isFree = ({ element }: Entry<Item>): boolean => element.locked !== true

const moveBy =
  (id: ElementId, by: { readonly x: number; readonly y: number }): Command =>
  (scene, newId) =>
    moveItems(scene, { items: [id], by }, newId)

function boxAroundAll(entries: readonly Entry<Item>[]) {
  const boxes = entries.map(({ element }) => boxOfItem(element))
  return {
    minX: Math.min(...boxes.map(({ minX }) => minX)),
    minY: Math.min(...boxes.map(({ minY }) => minY)),
    maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
    maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
  }
}
