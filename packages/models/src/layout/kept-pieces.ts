import type { Entry } from "@roomwright/scene/document/scene-index"
import type { ElementId } from "@roomwright/scene/elements/values"
import { plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"
import type { Item } from "@roomwright/scene/kinds/item/item"
import { modelOfItem } from "../model/model-of-item.ts"
import { inMetres } from "../model/parameters.ts"
import { blockOf, type Block } from "./blocks.ts"

/** A piece that stays in the room: somebody locked it, or it is a part of the house. */
export interface KeptPiece {
  readonly id: ElementId
  readonly item: Item
  /** Its type, "" where it is none of the library. */
  readonly type: string
}

const partsOfHouse = /^(decor\.radiator|radiator\.|decor\.fireplace)/
const flat = /^(rug|mat|decor\.slat-wall|curtain|blind)\b/

export const typeOfItem = ({ model }: Item): string => (model.startsWith("model:") ? model.slice(6) : "")

/** What stays of the pieces of a room. */
export const keptPieces = (
  items: readonly Entry<Item>[],
  isInside: (place: Vector) => boolean,
): readonly KeptPiece[] =>
  items.flatMap(({ id, element }) =>
    isInside(element.at) && (element.locked || partsOfHouse.test(typeOfItem(element)))
      ? [{ id, item: element, type: typeOfItem(element) }]
      : [],
  )

/** The room that they take. */
export const keptBlocks = (kept: readonly KeptPiece[]): readonly Block[] =>
  kept.flatMap(({ item, type }) => (flat.test(type) ? [] : coversOf(item, type)))

function coversOf(item: Item, type: string): readonly Block[] {
  const { at, turn, size, elevation } = item
  // Nothing tall stands before a heater.
  const more = partsOfHouse.test(type) ? 300 : 0
  const model = modelOfItem(item)
  const covered = model?.type.footprint?.(inMetres(model.type.parameters, model.values)) ?? []
  const low = more > 0 ? 0 : elevation
  if (covered.length === 0)
    return [
      blockOf({ at, width: size.width, depth: size.depth + 2 * more, turn }, low, elevation + size.height),
    ]
  return covered.map(({ at: [x, front], size: [width, depth] }) =>
    blockOf(
      {
        at: plus(at, rotate({ x: x * 1000, y: -front * 1000 }, turn)),
        width: width * 1000,
        depth: depth * 1000,
        turn,
      },
      low,
      elevation + size.height,
    ),
  )
}
