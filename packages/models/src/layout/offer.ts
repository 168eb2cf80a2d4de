import type { Item } from "@roomwright/scene/kinds/item/item"

/** A merchant's product that may stand in a layout. */
export interface Offer {
  /** Of the library. */
  readonly category: string
  /** VND. */
  readonly price: number
  readonly item: Pick<Item, "model" | "size" | "parameters" | "materials" | "product">
}

/** Of what a layout has in a product's place, if there is one: what stands on the floor, and rugs. */
export const boughtCategories = [
  "sofas",
  "armchairs",
  "beds",
  "tables",
  "chairs",
  "storage",
  "plants",
  "textiles",
] as const
