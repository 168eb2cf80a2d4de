/** Pieces of the library that look like a product of the demo. */
export interface SoldPiece {
  readonly type: string
  /** A finish that the piece must have; "usual" where it must have no other than those of its type. */
  readonly finish?: string
  /** No part of the piece that has a choice may be of another one. */
  readonly isAll?: true
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
  { type: "lamp.chandelier", finish: "usual", product: "chandelier-brass" },
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
  { type: "sofa.lounge", finish: "boucle-cream", product: "sofa-boucle" },
  { type: "coffee-table.drum", finish: "walnut-natural", isAll: true, product: "coffee-table-walnut" },
  { type: "lamp.table", finish: "ceramic-terracotta", product: "lamp-table-terracotta" },
  { type: "armchair.easy", finish: "velvet-forest", product: "lounge-chair-forest" },
  { type: "armchair.easy", finish: "leather-tan", product: "lounge-chair-cognac" },
  { type: "armchair.tub", finish: "velvet-rust", product: "armchair-rust" },
  { type: "bed.upholstered", finish: "linen-sand", product: "bed-upholstered-sand" },
  { type: "bookcase.open", finish: "usual", product: "bookcase-oak" },
  { type: "tv.low", finish: "usual", product: "sideboard-walnut-low" },
  { type: "chair.upholstered", finish: "usual", product: "chair-tub-sage" },
  { type: "bath.free", finish: "usual", product: "bath-freestanding" },
  { type: "rail.towel", finish: "usual", product: "towel-rail-brass" },
  { type: "chair.wishbone", finish: "oak-black", product: "chair-spindle-black" },
  { type: "bench.wood", finish: "linen-stone", product: "bench-oak" },
  { type: "decor.picture", finish: "art-2", product: "print-hills" },
  { type: "decor.picture", finish: "art-1", product: "print-arch-oak" },
  { type: "vanity.wall", finish: "walnut-natural", product: "vanity-fluted-walnut" },
]
