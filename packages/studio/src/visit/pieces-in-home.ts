import { childrenOf, findElement, levelsOf } from "@roomwright/scene/document/scene-index"
import type { Scene } from "@roomwright/scene/document/scene"
import type { ElementId } from "@roomwright/scene/elements/values"
import type { Item } from "@roomwright/scene/kinds/item/item"

/** An item with the level it stands on, whatever it stands on there. */
export interface PlacedItem {
  readonly id: ElementId
  readonly item: Item
  readonly level: ElementId
}

/** All items of a home, level by level. */
export function itemsOf(scene: Scene): readonly PlacedItem[] {
  const below = (parent: ElementId, level: ElementId): readonly PlacedItem[] =>
    childrenOf(scene, parent).flatMap(({ id, element }) =>
      element.kind === "item" ? [{ id, item: element, level }, ...below(id, level)] : [],
    )
  return levelsOf(scene).flatMap(({ id }) => below(id, id))
}

/** `product:<id>` of what a piece is or stands for; null where it is no product. */
export function productOf({ model, product }: Pick<Item, "model" | "product">): string | null {
  if (model.startsWith("product:")) return model
  if (product === null || product === "") return null
  return product.startsWith("product:") ? product : `product:${product}`
}

/** Where the tag of a piece is, metres of the world: over its middle, below its top. */
export function tagPlaceOf(
  scene: Scene,
  { item: { at, elevation, size }, level }: PlacedItem,
): readonly [number, number, number] {
  const floor = findElement(scene, level, "level")?.elevation ?? 0
  return [at.x / 1000, (floor + elevation + size.height * 0.62) / 1000, -at.y / 1000]
}

/** Equal names once each, the most frequent first, then as they came. */
export function countPieces(
  names: readonly string[],
): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}
