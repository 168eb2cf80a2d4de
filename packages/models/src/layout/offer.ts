import type { Item } from "@roomwright/scene/kinds/item/item"

/** A merchant's product that may stand in a layout. */
export interface Offer {
  /** Of the library. */
  readonly category: string
  /** It stands only where a piece of this type would. */
  readonly type?: string
  /** VND. */
  readonly price: number
  readonly item: Pick<Item, "model" | "size" | "parameters" | "materials" | "product">
}
