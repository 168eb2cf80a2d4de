import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const whiteBirch = {
  body: "birch-plywood",
  fronts: "lacquer-white",
  legs: "birch-plywood",
  handles: "birch-plywood",
} as const

const parents: readonly HomePiece[] = [
  atLeft("bed.spindle", 100, 1700, {
    values: { width: 1680 },
    finishes: { timber: "birch-plywood", duvet: "linen-blue", throw: "knit-ivory", accent: "velvet-blush" },
  }),
  ...[560, 2840].flatMap((y) => [
    atLeft("nightstand.cabinet", 100, y, { values: { handles: "knob" }, finishes: whiteBirch }),
    piece("lamp.table", 310, y, {
      on: 540,
      values: { width: 280, depth: 280, height: 400, base: "column" },
      finishes: { base: "ceramic-matt-white" },
    }),
  ]),
  piece("rug.plain", 1800, 1700, {
    turn: 90,
    values: { width: 2700, depth: 1900 },
    finishes: { rug: "rug-ivory" },
  }),
  atLeft("decor.picture-set", 100, 1700, {
    on: 1250,
    values: { width: 1500, height: 620 },
    finishes: { frames: "birch-plywood", first: "art-6", second: "art-2", third: "art-4" },
  }),
  atRight("chest.drawers", 3550, 1500, {
    values: { width: 1200, depth: 420, handles: "knob" },
    finishes: whiteBirch,
  }),
  atRight("decor.mirror-wall", 3550, 1500, { on: 1150, finishes: { frame: "birch-plywood" } }),
  piece("plant.bouquet", 3340, 1150, { on: 860, values: { flowers: "tulips" } }),
  atLeft("wardrobe.hinged", 100, 3800, {
    values: { width: 1200, depth: 580, doors: 3, fronts: "slab", handles: "knob" },
    finishes: {
      body: "birch-plywood",
      fronts: "lacquer-white",
      handles: "birch-plywood",
      base: "lacquer-white",
    },
  }),
  piece("plant.fiddle-leaf", 3130, 4130, { values: { width: 650, depth: 650, height: 1600 } }),
  atFoot("curtain.track", 100, 1800, {
    values: { width: 2700, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-blue" },
  }),
  piece("lamp.pendant-paper", 2000, 2000, { values: { width: 600, depth: 600, height: 750 } }),
]

const bunkRoom: readonly HomePiece[] = [
  piece("bed.bunk", 11380, 3440, {
    values: { ladder: "left", lower: "bed" },
    finishes: { timber: "birch-plywood", duvet: "linen-sage", throw: "knit-ivory", accent: "velvet-blush" },
  }),
  atLeft("desk.drawers", 8450, 1400, {
    values: { width: 1800, depth: 600, handles: "knob" },
    finishes: {
      top: "birch-plywood",
      body: "lacquer-white",
      fronts: "lacquer-white",
      base: "birch-plywood",
      handles: "birch-plywood",
    },
  }),
  ...[970, 1830].map((y) =>
    piece("chair.shell", 9090, y, {
      turn: 270,
      finishes: { shell: y < 1400 ? "lacquer-blush" : "lacquer-sage", base: "birch-plywood" },
    }),
  ),
  ...[720, 2080].map((y) =>
    piece("lamp.table-mushroom", 8650, y, {
      on: 745,
      values: { height: 340 },
      finishes: { cap: "lacquer-sage" },
    }),
  ),
  atLeft("shelf.wall", 8450, 1400, {
    on: 1350,
    values: { width: 1400, height: 600, shelves: 2 },
    finishes: { shelves: "birch-plywood", metal: "steel-white" },
  }),
  atLeft("wardrobe.hinged", 8450, 3400, {
    values: { width: 1500, depth: 560, doors: 3, fronts: "slab", handles: "knob", height: 2000 },
    finishes: {
      body: "birch-plywood",
      fronts: "lacquer-sage",
      handles: "birch-plywood",
      base: "lacquer-white",
    },
  }),
  atRight("bookcase.open", 11900, 1350, {
    values: { width: 1500, depth: 340, height: 900, rows: 3, columns: 3 },
    finishes: { body: "birch-plywood" },
  }),
  piece("decor.teddy", 11700, 900, { on: 900, turn: 270 }),
  piece("plant.succulents", 11710, 1750, { on: 900, turn: 90, finishes: { bowl: "ceramic-sage" } }),
  piece("rug.printed", 10350, 1900, {
    values: { width: 1800, depth: 1800, shape: "round" },
    finishes: { rug: "rug-meadow" },
  }),
  piece("pouf", 10850, 1450, {
    values: { width: 500, depth: 500 },
    finishes: { upholstery: "velvet-blush" },
  }),
  piece("decor.basket", 11080, 2150, { values: { width: 380, depth: 380 } }),
  atRight("decor.picture-set", 11900, 1350, {
    on: 1300,
    values: { width: 1400, height: 550 },
    finishes: { frames: "birch-plywood", first: "art-7", second: "art-5", third: "art-1" },
  }),
  atFoot("curtain.track", 100, 10200, {
    values: { width: 2600, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-sage" },
  }),
  piece("lamp.pendant-shade", 10200, 2000, {
    values: { height: 700, shade: "step" },
    finishes: { shade: "lacquer-blush" },
  }),
]

const nursery: readonly HomePiece[] = [
  piece("bed.cot", 460, 7850, {
    finishes: { timber: "birch-plywood", duvet: "cotton-white", throw: "knit-ivory", accent: "velvet-blush" },
  }),
  atLeft("wardrobe.hinged", 100, 6350, {
    values: { width: 900, depth: 560, doors: 2, fronts: "slab", handles: "knob", height: 2000 },
    finishes: {
      body: "birch-plywood",
      fronts: "lacquer-blush",
      handles: "birch-plywood",
      base: "lacquer-white",
    },
  }),
  atRight("chest.drawers", 3550, 7950, {
    values: { width: 1200, depth: 450, columns: 2, rows: 3, handles: "knob" },
    finishes: whiteBirch,
  }),
  piece("decor.teddy", 3320, 8320, { on: 860, turn: 270 }),
  piece("towels.stack", 3320, 7650, { on: 860, turn: 90, finishes: { second: "linen-sage" } }),
  atRight("decor.picture", 3550, 7950, {
    on: 1300,
    values: { width: 600, height: 600 },
    finishes: { frame: "birch-plywood", art: "art-7" },
  }),
  piece("armchair.easy", 2950, 6480, {
    turn: 315,
    finishes: { cushions: "boucle-cream", frame: "birch-plywood" },
  }),
  piece("rug.plain", 1900, 7450, {
    values: { width: 1500, depth: 1500, shape: "round" },
    finishes: { rug: "rug-ivory" },
  }),
  piece("pouf", 1500, 7950, { values: { width: 450, depth: 450 }, finishes: { upholstery: "velvet-blush" } }),
  piece("decor.basket", 300, 7000, { values: { width: 330, depth: 330, height: 330 } }),
  atLeft("decor.picture-set", 100, 7850, {
    on: 1300,
    values: { width: 1100, height: 480 },
    finishes: { frames: "birch-plywood", first: "art-1", second: "art-7", third: "art-4" },
  }),
  atTop("curtain.track", 8700, 1800, {
    values: { width: 2300, height: 2680, drawn: "open" },
    finishes: { cloth: "cotton-white" },
  }),
  piece("lamp.pendant-paper", 1800, 7300, { values: { width: 500, depth: 500, height: 700 } }),
]

/** Where the family sleeps. */
export const birchFamilyChildren: readonly HomePiece[] = [...parents, ...bunkRoom, ...nursery]
