import type { Entry } from "@roomwright/scene/document/scene-index"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { isOfLibrary, pieceOf } from "./piece-of-item.ts"

/** From below: rugs, seats that are pushed under tables, what stands on the floor, what stands or hangs above it. */
export const itemLayers = ["flat", "seats", "floor", "raised"] as const
export type ItemLayer = (typeof itemLayers)[number]

/** mm: what is not higher lies under everything; what begins higher is drawn over it. */
const [flat, raised] = [40, 300]

export function layerOfItem({ element }: Entry<Item>, level: string): ItemLayer {
  const { elevation, size, parent } = element
  if (elevation + size.height <= flat) return "flat"
  if (parent !== level || elevation >= raised) return "raised"
  if (isOfLibrary(element)) return pieceOf(element)?.type.category === "chairs" ? "seats" : "floor"
  return "floor"
}

/** Items by their layer, in their order. */
export function inLayers(
  entries: readonly Entry<Item>[],
  level: string,
): Readonly<Record<ItemLayer, readonly Entry<Item>[]>> {
  const layers: Record<ItemLayer, Entry<Item>[]> = { flat: [], seats: [], floor: [], raised: [] }
  for (const entry of entries) layers[layerOfItem(entry, level)].push(entry)
  return layers
}
