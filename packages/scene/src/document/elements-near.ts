import type { SceneElement } from "../elements/element.ts"
import type { ElementId } from "../elements/values.ts"
import { doBoxesMeet, type Box } from "../geometry/rings.ts"
import { boxOfItem } from "../kinds/item/item-outline.ts"
import { boxOfWall } from "../kinds/wall/walls-near.ts"
import { levelOf, type Entry, type OfKind } from "./scene-index.ts"
import { storeOf, type SceneBase } from "./scene-store.ts"
import type { Scene } from "./scene.ts"

/** The kinds that are indexed by position, with the box of each. */
const boxes = {
  wall: (wall: OfKind<"wall">): Box => grown(boxOfWall(wall), wall.thickness / 2),
  item: boxOfItem,
} as const
type PlacedKind = keyof typeof boxes

/**
 * Side of the squares of the index, mm; elements that cover more squares than this are checked every time.
 */
const cellSize = 2_000
const cellsMax = 256

type Cells = ReadonlyMap<string, readonly Entry[]>

/** The positions of a base's elements: computed once, whatever is edited on top of it. */
const known = new WeakMap<SceneBase, Map<PlacedKind, Cells>>()

/** The elements of a kind on a level whose box overlaps another, by id. */
export function elementsNear<K extends PlacedKind>(
  scene: Scene,
  level: ElementId,
  kind: K,
  box: Box,
): readonly Entry<OfKind<K>>[] {
  const { base, edits } = storeOf(scene)
  const found = new Map<ElementId, Entry<OfKind<K>>>()
  const take = (id: ElementId, element: SceneElement): void => {
    if (element.kind !== kind || !doBoxesMeet(box, boxOf(element)) || levelOf(scene, id) !== level) return
    // Its kind was just compared.
    found.set(id, { id, element: element as OfKind<K> })
  }
  for (const cell of [...cellsOf(box), everywhere]) {
    for (const { id, element } of cellsIn(base, kind).get(cell) ?? []) if (!edits.has(id)) take(id, element)
  }
  for (const [id, element] of edits) if (element) take(id, element)
  return [...found.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** The box around a position, this many mm to each side. */
export const boxAt = ({ x, y }: { readonly x: number; readonly y: number }, reach: number): Box => ({
  minX: x - reach,
  minY: y - reach,
  maxX: x + reach,
  maxY: y + reach,
})

const grown = ({ minX, minY, maxX, maxY }: Box, by: number): Box => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
})

function boxOf(element: SceneElement): Box {
  if (element.kind === "wall") return boxes.wall(element)
  return element.kind === "item" ? boxes.item(element) : nowhere
}

const nowhere: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
const everywhere = "everywhere"

function cellsIn(base: SceneBase, kind: PlacedKind): Cells {
  const kinds = known.get(base) ?? new Map<PlacedKind, Cells>()
  known.set(base, kinds)
  const cells = kinds.get(kind) ?? divide(base, kind)
  kinds.set(kind, cells)
  return cells
}

function divide(base: SceneBase, kind: PlacedKind): Cells {
  const cells = new Map<string, Entry[]>()
  for (const lists of base.children.values()) {
    for (const entry of lists.get(kind) ?? []) {
      for (const cell of cellsOf(boxOf(entry.element))) {
        const there = cells.get(cell)
        if (there) there.push(entry)
        else cells.set(cell, [entry])
      }
    }
  }
  return cells
}

/** The squares that a box covers. */
function cellsOf({ minX, minY, maxX, maxY }: Box): readonly string[] {
  const [left, low, right, high] = [minX, minY, maxX, maxY].map((at) => Math.floor(at / cellSize))
  if (left === undefined || low === undefined || right === undefined || high === undefined) return []
  const [across, up] = [right - left + 1, high - low + 1]
  if (!(across * up <= cellsMax)) return [everywhere]
  return Array.from(
    { length: across * up },
    (_, at) => `${left + (at % across)} ${low + Math.floor(at / across)}`,
  )
}
