import { atLeft, atRight } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const black = {
  body: "lacquer-black",
  fronts: "lacquer-black",
  handles: "steel-black",
  worktop: "concrete-smooth",
} as const
const slab = { fronts: "slab", handles: "edge" } as const
const tall = { body: "lacquer-black", fronts: "lacquer-black", handles: "steel-black" } as const

const kitchen: readonly HomePiece[] = [
  atLeft("kitchen.fridge-built-in", 100, 6985, { values: slab, finishes: tall }),
  atLeft("kitchen.tall", 100, 6385, { values: slab, finishes: tall }),
  atLeft("kitchen.sink", 100, 5585, {
    values: { ...slab, width: 1000 },
    finishes: { ...black, sink: "steel-black", tap: "steel-black" },
  }),
  atLeft("kitchen.hob", 100, 4685, { values: slab, finishes: black }),
  atLeft("kitchen.hood", 100, 4685, {
    values: { width: 700, height: 1000, shape: "slanted" },
    finishes: { body: "steel-black", trim: "steel-black" },
  }),
  atLeft("kitchen.shelf", 100, 5585, {
    values: { width: 950, held: "rods" },
    finishes: { shelves: "oak-smoked", metal: "steel-black" },
  }),
  piece("kitchen.island", 2150, 5350, {
    turn: 270,
    values: { ...slab, width: 2000, depth: 950, cladding: "slatted", ends: "waterfall" },
    finishes: { ...black, cladding: "oak-smoked" },
  }),
  ...[4750, 5350, 5950].map((y) =>
    piece("stool.counter", 2720, y, {
      turn: 270,
      values: { height: 880 },
      finishes: { frame: "lacquer-black", seat: "oak-smoked", rest: "steel-black" },
    }),
  ),
  piece("decor.coffee-machine", 400, 5180, { on: 900, turn: 90, finishes: { body: "steel-black" } }),
  piece("decor.bowl", 2050, 5000, {
    on: 900,
    values: { fruit: "lemons" },
    finishes: { bowl: "concrete-smooth" },
  }),
  piece("plant.herbs", 2000, 5800, { on: 900, turn: 90 }),
  ...[4850, 5850].map((y) =>
    piece("lamp.pendant-shade", 2150, y, {
      values: { width: 380, depth: 380, height: 950, shade: "bell" },
      finishes: { shade: "steel-black", inside: "steel-white" },
    }),
  ),
  atRight("hall.bench", 4350, 5850, {
    values: { width: 900, height: 1900 },
    finishes: { body: "oak-smoked", panel: "oak-black", hooks: "steel-black", cushion: "leather-cognac" },
  }),
  piece("rug.plain", 3550, 6750, { values: { width: 1000, depth: 700 }, finishes: { rug: "rug-jute" } }),
]

/** The kitchen and the way in beside it. */
export const steelLeatherKitchen: readonly HomePiece[] = [...kitchen]
