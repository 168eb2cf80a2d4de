import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const dark = {
  body: "walnut-dark",
  fronts: "walnut-dark",
  legs: "walnut-dark",
  handles: "brass-aged",
} as const

const forestKitchen = {
  body: "lacquer-forest",
  fronts: "lacquer-forest",
  handles: "brass-aged",
  worktop: "marble-carrara",
} as const

const kitchen: readonly HomePiece[] = [
  piece("kitchen.corner", 590, 7210, { finishes: forestKitchen }),
  atLeft("kitchen.hob", 100, 6200, {
    values: { width: 1070, below: "oven", hobWidth: 800 },
    finishes: forestKitchen,
  }),
  atLeft("kitchen.hood", 100, 6200, {
    values: { width: 1000, height: 1000 },
    finishes: { trim: "walnut-dark" },
  }),
  atLeft("kitchen.tall", 100, 5365, {
    values: { inside: "larder" },
    finishes: { body: "lacquer-forest", fronts: "lacquer-forest", handles: "brass-aged" },
  }),
  atLeft("kitchen.fridge-built-in", 100, 4765, {
    finishes: { body: "lacquer-forest", fronts: "lacquer-forest", handles: "brass-aged" },
  }),
  atTop("kitchen.sink", 7700, 1515, {
    values: { width: 900, sink: "butler" },
    finishes: { ...forestKitchen, tap: "brass-aged" },
  }),
  atTop("kitchen.base", 7700, 2300, { values: { width: 670 }, finishes: forestKitchen }),
  piece("decor.kettle", 2150, 7450, { on: 900, finishes: { body: "copper-brushed" } }),
  piece("decor.bowl", 560, 7350, { on: 900, values: { fruit: "lemons" } }),
  atRight("kitchen.shelf", 2650, 6750, {
    values: { width: 1000 },
    finishes: { shelves: "walnut-dark", metal: "brass-aged" },
  }),
  piece("plant.herbs", 2450, 7560, { on: 900, values: { width: 240, pots: 2 } }),
  piece("lamp.pendant-globe", 1600, 6000, { values: { height: 700 }, finishes: { fittings: "brass-aged" } }),
]

const bedroom: readonly HomePiece[] = [
  atRight("bed.canopy", 9500, 1750, {
    values: { width: 1700 },
    finishes: {
      frame: "walnut-dark",
      head: "linen-oat",
      duvet: "cotton-white",
      throw: "canvas-olive",
      accent: "velvet-forest",
    },
  }),
  ...[620, 2880].flatMap((y) => [
    atRight("nightstand.cabinet", 9500, y, { values: { fronts: "cane", handles: "knob" }, finishes: dark }),
    piece("lamp.table", 9290, y, {
      on: 540,
      values: { base: "gourd", width: 300, depth: 300, height: 440 },
      finishes: { base: "ceramic-indigo" },
    }),
  ]),
  piece("rug.plain", 7900, 1750, {
    turn: 90,
    values: { width: 2800, depth: 2000 },
    finishes: { rug: "rug-ivory" },
  }),
  atTop("wardrobe.hinged", 3950, 7850, {
    values: { width: 2300, depth: 560, doors: 4, fronts: "cane", handles: "knob", base: "block" },
    finishes: { body: "walnut-dark", fronts: "walnut-dark", handles: "brass-aged", base: "walnut-dark" },
  }),
  atLeft("dressing-table.mirror", 5250, 1700, {
    values: { legs: "tapered" },
    finishes: {
      body: "walnut-dark",
      fronts: "walnut-dark",
      base: "walnut-dark",
      handles: "brass-aged",
      frame: "brass-aged",
    },
  }),
  piece("stool.low", 5900, 1700, {
    turn: 270,
    values: { top: "padded" },
    finishes: { timber: "walnut-dark", pad: "velvet-forest" },
  }),
  piece("plant.fiddle-leaf", 5640, 510, {
    values: { width: 620, depth: 620, height: 1600, shape: "tree" },
    finishes: { pot: "ceramic-indigo" },
  }),
  atFoot("curtain.track", 100, 7400, {
    values: { width: 2600, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-oat" },
  }),
  piece("lamp.pendant-rattan", 6700, 2400, {
    values: { shape: "globe", width: 500, depth: 500, height: 800 },
  }),
]

const bath: readonly HomePiece[] = [
  piece("bath.free", 8560, 7250, { finishes: { outside: "lacquer-forest", metal: "brass-aged" } }),
  atRight("shower.walk-in", 9500, 4700, {
    values: { width: 1260, frame: "grid" },
    finishes: { metal: "brass-aged" },
  }),
  atRight("vanity.wall", 9500, 6050, {
    values: { fronts: "shaker" },
    finishes: { fronts: "walnut-dark", body: "walnut-dark", metal: "brass-aged" },
  }),
  atRight("mirror.bath", 9500, 6050, {
    on: 1250,
    values: { shape: "arch", frame: "slim" },
    finishes: { frame: "brass-aged" },
  }),
  atLeft("toilet.wall", 6950, 6050),
  atLeft("holder.paper", 6950, 6450, { on: 720, finishes: { metal: "brass-aged" } }),
  piece("plant.monstera", 7310, 7300, { values: { width: 650, depth: 650, height: 900 } }),
  piece("mat.bath", 8225, 6600, { values: { style: "slats" } }),
  atFoot("rail.towel", 4050, 7850, { on: 900, finishes: { metal: "brass-aged" } }),
  piece("basket.laundry", 7200, 4300, { values: { width: 380, depth: 380 } }),
  piece("lamp.ceiling-flush", 8200, 5900, { finishes: { fittings: "brass-aged" } }),
]

/** Kitchen, bedroom and bath. */
export const indochineForestRooms: readonly HomePiece[] = [...kitchen, ...bedroom, ...bath]
