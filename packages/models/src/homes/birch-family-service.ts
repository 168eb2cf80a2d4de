import { atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const whiteBirch = {
  body: "birch-plywood",
  fronts: "lacquer-white",
  legs: "birch-plywood",
  handles: "birch-plywood",
} as const

const bath: readonly HomePiece[] = [
  atTop("bath.built-in", 8700, 4600, { values: { width: 1860, panel: "shaker" } }),
  atLeft("toilet.wall", 3650, 7350),
  atLeft("holder.paper", 3650, 7020, { on: 720 }),
  atRight("vanity.wall", 5550, 7150, {
    values: { width: 1000, fronts: "slab" },
    finishes: { fronts: "birch-plywood", body: "birch-plywood" },
  }),
  atRight("mirror.bath", 5550, 7150, { on: 1250, values: { width: 800, height: 800, shape: "round" } }),
  piece("mat.bath", 4600, 7600, { finishes: { cloth: "linen-sage" } }),
  atLeft("rail.towel", 3650, 6500, { on: 900 }),
  piece("lamp.ceiling-flush", 4600, 7200, { values: { width: 320, depth: 320 } }),
]

const entry: readonly HomePiece[] = [
  atLeft("hall.bench", 5650, 6900, {
    values: { width: 1500, hooks: 8, below: "drawers" },
    finishes: {
      body: "birch-plywood",
      panel: "lacquer-white",
      fronts: "lacquer-white",
      hooks: "birch-plywood",
      cushion: "linen-blue",
    },
  }),
  atRight("shoe-cabinet.tilting", 7550, 6750, {
    values: { width: 1200, fronts: "slab", handles: "knob" },
    finishes: whiteBirch,
  }),
  atRight("decor.mirror-wall", 7550, 6750, { on: 1250, finishes: { frame: "birch-plywood" } }),
  piece("decor.basket", 5870, 8400, { values: { width: 380, depth: 380 } }),
  piece("lamp.pendant-globe", 6600, 7000, { values: { height: 500 } }),
]

const corridor: readonly HomePiece[] = [
  piece("rug.runner", 3400, 5200, { values: { width: 3000 } }),
  piece("rug.runner", 9000, 5200, { values: { width: 3000 } }),
  atLeft("console.hall", 100, 5200, {
    values: { width: 800, depth: 280 },
    finishes: { top: "birch-plywood", base: "birch-plywood", fronts: "lacquer-white" },
  }),
  piece("lamp.table", 260, 5050, {
    on: 800,
    values: { width: 240, depth: 240, height: 380 },
    finishes: { base: "ceramic-sage" },
  }),
  atLeft("decor.picture", 100, 5200, {
    on: 1300,
    values: { width: 600, height: 700 },
    finishes: { frame: "birch-plywood", art: "art-6" },
  }),
  piece("plant.snake", 11680, 5200, { values: { height: 1000 } }),
  ...[1800, 6000, 10200].map((x) => piece("lamp.ceiling-flush", x, 5200)),
]

const laundry: readonly HomePiece[] = [
  atTop("washer.front", 8700, 10600),
  atTop("washer.front", 8700, 11230, { values: { door: "ring" } }),
  piece("basket.laundry", 11714, 8400, { values: { width: 340, depth: 360 } }),
  atTop("shelf.wall", 8700, 10900, {
    on: 1250,
    values: { width: 1200, height: 500, shelves: 2 },
    finishes: { shelves: "birch-plywood", metal: "steel-white" },
  }),
  piece("towels.stack", 10600, 8350, { on: 850 }),
  atLeft("wardrobe.hinged", 10250, 7300, {
    values: { width: 700, depth: 450, doors: 2, fronts: "slab", height: 2100 },
    finishes: { body: "lacquer-white", fronts: "lacquer-white" },
  }),
  piece("lamp.ceiling-flush", 11100, 7300),
]

const balcony: readonly HomePiece[] = [
  atLeft("outdoor.sofa", 3650, -775, {
    values: { width: 1350, depth: 780 },
    finishes: { pillows: "linen-blue" },
  }),
  piece("outdoor.planter", 7800, -1250, { turn: 180, values: { width: 1000, depth: 350 } }),
  piece("plant.olive", 7950, -560, { values: { width: 700, depth: 700 } }),
]

/** Bath, ways, laundry and balcony. */
export const birchFamilyService: readonly HomePiece[] = [
  ...bath,
  ...entry,
  ...corridor,
  ...laundry,
  ...balcony,
]
