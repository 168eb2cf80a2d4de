import type { ProductPieces } from "./product-piece.ts"

const walnut = { body: "walnut-natural", fronts: "walnut-natural" } as const
const paleOak = ["ash-natural", "#dcc4a0"] as const

/** Cabinets, shelves and beds. */
export const storagePieces: ProductPieces = {
  "sideboard-fluted-oak": { type: "sideboard.hinged" },
  "sideboard-walnut-low": { type: "sideboard.sliding", values: { fronts: "slab" } },
  "sideboard-forest-plain": {
    type: "sideboard.hinged",
    values: { fronts: "slab", handles: "knob" },
    finishes: {
      body: ["lacquer-forest", "#5a7060"],
      fronts: ["lacquer-forest", "#5a7060"],
      legs: "brass-brushed",
    },
  },
  "wardrobe-cream-oak": { type: "wardrobe.hinged", finishes: { fronts: ["lacquer-cream", "#e7dfd2"] } },
  "wardrobe-walnut": { type: "wardrobe.hinged", values: { doors: 3, fronts: "slab" }, finishes: walnut },
  "chest-walnut": { type: "chest.drawers", values: { rows: 4 } },
  "chest-sage": {
    type: "chest.drawers",
    values: { rows: 5 },
    finishes: {
      body: ["lacquer-sage", "#a3ad97"],
      fronts: ["lacquer-sage", "#a3ad97"],
      legs: "oak-natural",
    },
  },
  "bookcase-oak": { type: "bookcase.open", values: { back: true } },
  "bookcase-low-walnut": {
    type: "bookcase.open",
    values: { columns: 3, rows: 3, back: true },
    finishes: { body: "walnut-natural", back: "walnut-natural" },
  },
  "shelf-ladder-oak-black": { type: "shelving.ladder", values: { brace: false } },
  "wall-shelves-walnut": {
    type: "shelf.wall",
    values: { shelves: 2 },
    finishes: { shelves: "walnut-natural" },
  },
  "kids-shelf-ash": {
    type: "bookcase.open",
    values: { columns: 3, rows: 3, back: true },
    finishes: { body: paleOak, back: paleOak },
  },
  "bed-panel-oak": { type: "bed.platform" },
  "bed-slat-walnut": {
    type: "bed.platform",
    values: { head: "slats" },
    finishes: { timber: "walnut-natural", duvet: "linen-blue", throw: "knit-ivory" },
  },
  "bed-single-ash": {
    type: "bed.platform",
    finishes: { timber: paleOak, duvet: "linen-blue", throw: "knit-ivory" },
  },
  "bed-upholstered-sand": {
    type: "bed.upholstered",
    finishes: { upholstery: ["boucle-oat", "#d8cbb6"], throw: ["linen-sage", "#a5ae94"] },
  },
  "bed-upholstered-forest": {
    type: "bed.upholstered",
    values: { head: "plain" },
    finishes: { upholstery: ["velvet-forest", "#40604a"] },
  },
  "nightstand-oak": { type: "nightstand.cabinet" },
  "nightstand-walnut": {
    type: "nightstand.cabinet",
    values: { legs: "pin" },
    finishes: { ...walnut, legs: "steel-black" },
  },
  "crib-ash": { type: "bed.cot", finishes: { timber: paleOak } },
}
