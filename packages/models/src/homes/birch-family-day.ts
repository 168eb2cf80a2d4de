import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"
import { birchFamilyService } from "./birch-family-service.ts"

const whiteBirch = {
  body: "birch-plywood",
  fronts: "lacquer-white",
  legs: "birch-plywood",
  handles: "birch-plywood",
} as const
const whiteKitchen = {
  body: "lacquer-white",
  fronts: "lacquer-white",
  handles: "birch-plywood",
  worktop: "birch-plywood",
  plinth: "lacquer-white",
} as const
const whiteTall = {
  body: "lacquer-white",
  fronts: "lacquer-white",
  handles: "birch-plywood",
  plinth: "lacquer-white",
} as const
const knobs = { fronts: "slab", handles: "knob" } as const

const sofa = atLeft("sofa.lounge", 3650, 1550, {
  values: { width: 2300, arms: "slim" },
  finishes: { upholstery: "boucle-cream", pillows: "velvet-blush", legs: "birch-plywood" },
})

const living: readonly HomePiece[] = [
  sofa,
  piece("decor.basket", 3850, 2900, {
    turn: 90,
    values: { width: 360, depth: 360, height: 340, inside: "throw" },
  }),
  piece("plant.fiddle-leaf", 8064, 2715, {
    values: { width: 560, depth: 560, height: 1600 },
    finishes: { pot: "ceramic-matt-white" },
  }),
  piece("rug.plain", 5150, 1550, {
    turn: 90,
    values: { width: 2600, depth: 2000 },
    finishes: { rug: "rug-ivory" },
  }),
  piece("coffee-table.nest", 5410, 1550, {
    turn: 90,
    values: { width: 1050, depth: 720, legs: "wood" },
    finishes: { top: "birch-plywood", topTwo: "lacquer-blush", base: "birch-plywood" },
  }),
  piece("decor.books", 5390, 1240, {
    on: 440,
    turn: 75,
    values: { order: "stack", width: 280, depth: 200, height: 100 },
  }),
  piece("decor.vase", 5420, 1480, {
    on: 440,
    values: { shape: "tulip", width: 160, depth: 160, height: 240 },
    finishes: { vase: "ceramic-sage" },
  }),
  piece("armchair.easy", 4330, 3420, {
    turn: 40,
    finishes: { cushions: "linen-blue", frame: "birch-plywood" },
  }),
  piece("pouf", 6280, 1000, { values: { width: 480, depth: 480 }, finishes: { upholstery: "velvet-blush" } }),
  piece("lamp.floor-tripod", 3920, 4290, {
    values: { width: 440, depth: 440 },
    finishes: { legs: "birch-plywood" },
  }),
  atLeft("decor.picture-set", 3650, 1550, {
    on: 1250,
    values: { width: 1700, height: 700 },
    finishes: { frames: "birch-plywood", first: "art-6", second: "art-1", third: "art-2" },
  }),
  atRight("tv.low", 8350, 1450, {
    values: { width: 1900, fronts: "slatted" },
    finishes: { ...whiteBirch, fronts: "birch-plywood" },
  }),
  piece("decor.tv", 8160, 1350, { turn: 270, on: 480, values: { width: 1230, height: 770 } }),
  piece("decor.vase", 8150, 2230, {
    on: 480,
    values: { shape: "tulip" },
    finishes: { vase: "ceramic-matt-white" },
  }),
  atFoot("curtain.layered", 100, 6000, {
    values: { width: 3900, height: 2680, sheers: "half", drawn: "open" },
    finishes: { cloth: "cotton-white" },
  }),
  piece("lamp.pendant-paper", 5200, 1550, { values: { width: 700, depth: 700, height: 850 } }),
  piece("table.dining", 7100, 3480, {
    values: { width: 1700, depth: 880, top: "rounded", legs: "turned" },
    finishes: { top: "birch-plywood", base: "lacquer-white" },
  }),
  ...[6670, 7530].flatMap((x, at) => [
    piece("chair.spindle", x, 4080, {
      finishes: { seat: at ? "paint-mist" : "lacquer-white", frame: at ? "paint-mist" : "lacquer-white" },
    }),
    piece("chair.spindle", x, 2880, {
      turn: 180,
      finishes: { seat: at ? "paint-blush" : "paint-sage", frame: at ? "paint-blush" : "paint-sage" },
    }),
  ]),
  piece("plant.bouquet", 7100, 3480, { on: 745, values: { flowers: "tulips", vase: "cylinder" } }),
  piece("lamp.pendant-shade", 7100, 3480, {
    values: { width: 520, depth: 520, height: 1050 },
    finishes: { shade: "lacquer-white" },
  }),
  atRight("decor.picture", 8350, 3480, {
    on: 1200,
    values: { width: 700, height: 900 },
    finishes: { frame: "birch-plywood", art: "art-4" },
  }),
]

const kitchen: readonly HomePiece[] = [
  piece("kitchen.corner", 9660, 8210, { turn: 270, values: knobs, finishes: whiteKitchen }),
  atTop("kitchen.sink", 8700, 8730, {
    values: { ...knobs, width: 900, sink: "butler" },
    finishes: whiteKitchen,
  }),
  atTop("kitchen.dishwasher", 8700, 7970, { values: knobs, finishes: whiteKitchen }),
  atRight("kitchen.hob", 10150, 7330, { values: { ...knobs, below: "oven" }, finishes: whiteKitchen }),
  atRight("kitchen.hood", 10150, 7330, {
    values: { width: 800, height: 1000 },
    finishes: { trim: "birch-plywood" },
  }),
  atRight("kitchen.fridge-built-in", 10150, 6630, { values: knobs, finishes: whiteTall }),

  atLeft("kitchen.shelf", 7650, 7300, {
    values: { width: 1100 },
    finishes: { shelves: "birch-plywood", metal: "steel-white" },
  }),
  atLeft("sideboard.hinged", 7650, 7300, {
    values: { width: 1100, depth: 400, height: 850, doors: 2, fronts: "slab", handles: "knob" },
    finishes: whiteBirch,
  }),
  piece("decor.toaster", 7870, 7000, { on: 850, turn: 90 }),
  piece("decor.bowl", 7870, 7500, { on: 850, values: { fruit: "lemons" } }),
  piece("decor.kettle", 9750, 8330, { on: 900 }),
  piece("plant.herbs", 7980, 8560, { on: 900 }),
  piece("rug.runner", 8850, 7300, { turn: 90, values: { width: 1600, depth: 600 } }),
  piece("lamp.ceiling-flush", 8900, 7200),
]

/** Where the family is awake. */
export const birchFamilyDay: readonly HomePiece[] = [...living, ...kitchen, ...birchFamilyService]
