import type { ProductPieces } from "./product-piece.ts"

const walnutTop = { top: "walnut-natural", base: "walnut-natural" } as const

/** Tables, desks and consoles. */
export const tablePieces: ProductPieces = {
  "coffee-table-marble-oak": { type: "coffee-table.drum", finishes: { top: "marble-carrara" } },
  "coffee-table-walnut": { type: "coffee-table.drum", finishes: walnutTop },
  "coffee-table-travertine": {
    type: "coffee-table.drum",
    finishes: { top: "travertine-beige", base: "travertine-beige" },
  },
  "side-table-black": { type: "side-table.round", finishes: { top: "steel-black", base: "steel-black" } },
  "nest-tables-travertine-walnut": {
    type: "coffee-table.nest",
    finishes: { top: "travertine-beige", topTwo: "walnut-natural" },
  },
  "dining-table-oval-oak": { type: "table.oval" },
  "dining-table-round-marble": { type: "table.round", finishes: { base: "steel-black" } },
  "dining-table-round-walnut": { type: "table.round", finishes: walnutTop },
  "dining-table-ash": {
    type: "table.dining",
    values: { top: "rectangle" },
    finishes: { top: ["ash-natural", "#dcc4a0"], base: ["ash-natural", "#dcc4a0"] },
  },
  "desk-oak": {
    type: "desk.drawers",
    values: { drawers: "one", handles: "none" },
    finishes: { base: "steel-black" },
  },
  "desk-walnut": {
    type: "desk.drawers",
    values: { drawers: "one" },
    finishes: {
      top: "walnut-natural",
      body: "walnut-natural",
      fronts: "walnut-natural",
      base: "brass-brushed",
    },
  },
  "console-oak": { type: "console.hall", finishes: { base: "steel-black" } },
  "console-walnut-brass": {
    type: "console.hall",
    finishes: { top: "walnut-natural", fronts: "walnut-natural", base: "brass-brushed" },
  },
}
