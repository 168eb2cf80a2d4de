import type { Item } from "@roomwright/scene/kinds/item/item"
import { plus, rotate, type Vector } from "@roomwright/scene/geometry/vectors"

/** The handle that turns an item stands so far before its front, mm. */
const handleAway = 250

/** Where the handle stands that turns an item. */
export const placeOfTurn = ({ at, turn, size: { depth } }: Pick<Item, "at" | "turn" | "size">): Vector =>
  plus(at, rotate({ x: 0, y: -depth / 2 - handleAway }, turn))
