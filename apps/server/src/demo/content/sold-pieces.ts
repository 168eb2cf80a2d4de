/** Pieces of the library that look like a product of the demo. */
export interface SoldPiece {
  readonly type: string
  /** A finish that the piece must have; "usual" where it must have no other than those of its type. */
  readonly finish?: string
  readonly product: string
}

/** Which pieces of the demo's homes stand for its products: the list of pieces, tags and tours lead to them. */
export const soldPieces: readonly SoldPiece[] = [
  { type: "plant.palm", product: "palm" },
  { type: "plant.snake", product: "snake-plant" },
  { type: "plant.olive", product: "olive-tree" },
  { type: "plant.herbs", product: "herbs-trio" },
  { type: "chair.wishbone", finish: "usual", product: "chair-wishbone-oak" },
  { type: "chair.cane", finish: "oak-smoked", product: "chair-spindle-black" },
  { type: "lamp.pendant-paper", product: "pendant-paper-moon" },
  { type: "lamp.pendant-rattan", product: "pendant-rattan" },
  { type: "lamp.chandelier", product: "chandelier-brass" },
  { type: "nightstand.cabinet", finish: "walnut-natural", product: "nightstand-walnut" },
  { type: "nightstand.cabinet", finish: "usual", product: "nightstand-oak" },
  { type: "pouf", finish: "velvet-ochre", product: "pouf-ochre" },
  { type: "desk.drawers", finish: "walnut-natural", product: "desk-walnut" },
  { type: "desk.drawers", finish: "oak-natural", product: "desk-oak" },
  { type: "wardrobe.hinged", finish: "walnut-natural", product: "wardrobe-walnut" },
  { type: "sofa.chesterfield", finish: "leather-cognac", product: "sofa-leather-cognac" },
  { type: "coffee-table.drum", finish: "usual", product: "coffee-table-marble-oak" },
  { type: "armchair.tub", finish: "usual", product: "armchair-rust" },
  { type: "bed.cot", product: "crib-ash" },
  { type: "decor.teddy", product: "teddy" },
  { type: "decor.basket", product: "basket-rattan" },
]
