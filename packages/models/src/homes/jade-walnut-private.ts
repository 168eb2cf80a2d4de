import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const walnut = { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" } as const

const mainBedroom: readonly HomePiece[] = [
  atLeft("bed.upholstered", 100, 1640, {
    values: { width: 1820, head: "winged" },
    finishes: {
      upholstery: "linen-stone",
      duvet: "linen-oat",
      throw: "velvet-sage",
      accent: "velvet-forest",
    },
  }),
  ...[460, 2820].flatMap((y) => [
    atLeft("nightstand.cabinet", 100, y, { values: { fronts: "fluted", legs: "block" }, finishes: walnut }),
    piece("lamp.table-mushroom", 310, y, { on: 540 }),
  ]),
  piece("rug.plain", 1750, 1640, {
    turn: 90,
    values: { width: 2800, depth: 2000 },
    finishes: { rug: "rug-berber" },
  }),
  atRight("wardrobe.sliding", 3950, 1760, {
    values: { width: 2600, depth: 600, leaves: 3, panels: "divided" },
    finishes: { body: "walnut-natural", panels: "walnut-natural", frames: "brass-brushed" },
  }),
  atRight("dressing-table.mirror", 3950, 3600, {
    values: { width: 900, depth: 420 },
    finishes: { body: "walnut-natural", fronts: "walnut-natural", base: "walnut-natural" },
  }),
  piece("pouf", 3330, 3600, {
    values: { width: 400, depth: 400, height: 420 },
    finishes: { upholstery: "velvet-sage" },
  }),
  atFoot("curtain.track", 100, 2000, {
    values: { width: 2600, height: 2680, drawn: "open" },
    finishes: { cloth: "velvet-sage" },
  }),
  piece("lamp.pendant-globe", 2600, 1700, { values: { width: 380, depth: 380, height: 700 } }),
  piece("plant.snake", 2240, 4740, { values: { height: 900 }, finishes: { pot: "ceramic-sage" } }),
]

const mainBath: readonly HomePiece[] = [
  piece("shower.corner", 554, 4496),
  atFoot("toilet.wall", 3250, 820),
  atFoot("holder.paper", 3250, 1180, { on: 720 }),
  atTop("vanity.wall", 4950, 1500, {
    values: { width: 760, fronts: "slab" },
    finishes: { fronts: "walnut-natural", body: "walnut-natural", top: "marble-calacatta" },
  }),
  atTop("mirror.bath", 4950, 1500, { on: 1250, values: { width: 600, height: 800 } }),
  piece("lamp.ceiling-flush", 1000, 4100, { values: { width: 300, depth: 300 } }),
]

const bedroom: readonly HomePiece[] = [
  atRight("bed.platform", 12500, 2000, {
    values: { width: 1800, head: "cushions" },
    finishes: {
      timber: "walnut-natural",
      cushions: "leather-tan",
      duvet: "linen-sage",
      throw: "wool-camel",
      accent: "linen-oat",
    },
  }),
  ...[820, 3180].flatMap((y) => [
    atRight("nightstand.cabinet", 12500, y, { values: { inside: "niche", legs: "block" }, finishes: walnut }),
    piece("lamp.table", 12290, y, {
      on: 540,
      values: { width: 300, depth: 300, height: 440 },
      finishes: { base: "ceramic-sage" },
    }),
  ]),
  piece("rug.plain", 10900, 2000, {
    turn: 90,
    values: { width: 2700, depth: 2000 },
    finishes: { rug: "rug-ivory" },
  }),
  atLeft("wardrobe.hinged", 9250, 3950, {
    values: { width: 1800, fronts: "fluted" },
    finishes: { body: "walnut-natural", fronts: "walnut-natural", base: "walnut-dark" },
  }),
  atRight("decor.picture-set", 12500, 2000, {
    on: 1300,
    values: { width: 1500, height: 620 },
    finishes: { frames: "walnut-natural", first: "art-2", second: "art-8", third: "art-6" },
  }),
  piece("armchair.easy", 11900, 4350, { turn: 330, finishes: { cushions: "linen-sage" } }),
  atFoot("curtain.track", 100, 10900, {
    values: { width: 2600, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-sage" },
  }),
  piece("lamp.pendant-globe", 10300, 2400, { values: { width: 380, depth: 380, height: 700 } }),
  piece("plant.fiddle-leaf", 9640, 480, { values: { width: 620, depth: 620, height: 1650 } }),
]

const childsRoom: readonly HomePiece[] = [
  atTop("bed.spindle", 9700, 690, {
    values: { width: 1100, style: "slats" },
    finishes: { duvet: "linen-sage", throw: "knit-ivory", accent: "velvet-ochre" },
  }),
  atTop("nightstand.cabinet", 9700, 1470, { values: { width: 380, inside: "open" } }),
  piece("lamp.table-mushroom", 1470, 9490, {
    on: 540,
    values: { height: 320 },
    finishes: { cap: "lacquer-mustard" },
  }),
  atRight("desk.drawers", 2950, 8450, {
    values: { width: 1200, depth: 600, drawers: "pedestal", legs: "tapered" },
    finishes: { base: "oak-natural" },
  }),
  piece("chair.shell", 2300, 8450, { turn: 90, finishes: { shell: "lacquer-sage" } }),
  piece("lamp.table-mushroom", 2700, 8880, {
    on: 745,
    values: { height: 360 },
    finishes: { cap: "lacquer-mustard" },
  }),
  piece("decor.books", 2760, 8060, { on: 745, turn: 270, values: { width: 300 } }),
  atRight("shelf.wall", 2950, 8450, { on: 1350, values: { width: 1000, height: 600, shelves: 2 } }),
  atRight("wardrobe.hinged", 2950, 7150, {
    values: { width: 900, depth: 560, doors: 2, height: 2000, fronts: "slab" },
    finishes: { fronts: "lacquer-sage" },
  }),
  atLeft("bookcase.open", 100, 6900, { values: { width: 1000, depth: 300, height: 1000, rows: 3 } }),
  piece("decor.teddy", 260, 6680, { on: 1000, turn: 90 }),
  piece("rug.printed", 1350, 7480, {
    values: { width: 1300, depth: 1300, shape: "round" },
    finishes: { rug: "rug-meadow" },
  }),

  atLeft("decor.picture-set", 100, 8600, {
    on: 1250,
    values: { width: 1100, height: 500 },
    finishes: { first: "art-7", second: "art-1", third: "art-5" },
  }),
  atTop("blind.roman", 9700, 1500, {
    on: 880,
    values: { width: 1600, height: 1600 },
    finishes: { cloth: "linen-sage" },
  }),
  piece("lamp.pendant-shade", 1500, 7900, {
    values: { height: 650 },
    finishes: { shade: "lacquer-mustard" },
  }),
]

/** Bedrooms and the parents' bath. */
export const jadeWalnutPrivate: readonly HomePiece[] = [
  ...mainBedroom,
  ...mainBath,
  ...bedroom,
  ...childsRoom,
]
