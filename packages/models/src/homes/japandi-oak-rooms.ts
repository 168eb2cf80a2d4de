import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const bedroom: readonly HomePiece[] = [
  atLeft("decor.slat-wall", 100, 1620, {
    on: 0,
    values: { width: 3000, height: 1150 },
    finishes: { slats: "oak-natural" },
  }),
  atLeft("bed.platform", 140, 1620, {
    values: { width: 1800, head: "slats", height: 850 },
    finishes: { duvet: "linen-oat", throw: "wool-camel", accent: "linen-stone" },
  }),
  ...[440, 2800].flatMap((y) => [
    atLeft("nightstand.cabinet", 140, y, { values: { height: 400, inside: "niche", legs: "block" } }),
    atLeft("lamp.table-mushroom", 200, y, {
      on: 400,
      values: { height: 340 },
      finishes: { cap: "paper-shade", inside: "acrylic-white", stem: "oak-natural" },
    }),
  ]),
  piece("rug.plain", 1800, 1620, {
    turn: 90,
    values: { width: 2700, depth: 1800 },
    finishes: { rug: "rug-berber" },
  }),
  atLeft("decor.picture", 100, 1620, {
    on: 1400,
    values: { width: 1300, height: 700 },
    finishes: { frame: "oak-black", art: "art-2" },
  }),
  atTop("wardrobe.sliding", 3850, 1900, { values: { width: 2600, panels: "slatted" } }),
  atFoot("curtain.track", 100, 2150, {
    values: { width: 2700, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-oat" },
  }),
  atRight("chest.drawers", 4250, 1150, {
    values: { columns: 1, width: 800, depth: 420, legs: "block" },
    finishes: { body: "oak-natural", fronts: "oak-natural", legs: "oak-natural", handles: "oak-black" },
  }),
  piece("plant.orchid", 4030, 1000, { on: 860, finishes: { pot: "ceramic-black" } }),
  atRight("decor.mirror-wall", 4250, 1150, { on: 1150, finishes: { frame: "oak-natural" } }),
  piece("lamp.pendant-paper", 2100, 1620, { values: { width: 550, depth: 550, height: 700, form: "flat" } }),
]

const guestRoom: readonly HomePiece[] = [
  atFoot("bed.day", 5650, 1150, {
    values: { depth: 800 },
    finishes: { mattress: "linen-oat", cushions: "linen-stone", throw: "wool-charcoal" },
  }),
  atFoot("wardrobe.hinged", 5650, 2830, {
    values: { width: 1100, depth: 560, doors: 2, fronts: "slatted", handles: "none" },
    finishes: { fronts: "oak-natural" },
  }),
  atTop("desk.drawers", 8000, 2350, {
    values: { width: 1500, depth: 560, drawers: "one", handles: "none" },
    finishes: { base: "oak-natural" },
  }),
  piece("chair.wishbone", 2350, 7480, { turn: 180, finishes: { frame: "oak-black" } }),
  piece("decor.laptop", 2350, 7700, { on: 745 }),
  piece("lamp.table", 2900, 7750, {
    on: 745,
    values: { base: "column" },
    finishes: { base: "ceramic-stoneware" },
  }),
  atLeft("bookcase.open", 100, 7430, { values: { width: 1000, height: 1800, rows: 5 } }),
  piece("rug.plain", 1800, 6850, { values: { width: 2000, depth: 1000 }, finishes: { rug: "rug-jute" } }),
  atTop("blind.roman", 8000, 2150, {
    on: 880,
    values: { width: 1600, height: 1600 },
    finishes: { cloth: "linen-oat" },
  }),
  piece("lamp.pendant-paper", 2100, 6800, { values: { width: 520, depth: 520, height: 750 } }),
]

const bath: readonly HomePiece[] = [
  atLeft("shower.walk-in", 100, 4750, { values: { width: 1560, frame: "none" } }),
  atTop("toilet.wall", 5550, 3200),
  atTop("holder.paper", 5550, 3480, { on: 720, finishes: { metal: "oak-black" } }),
  atTop("vanity.wall", 5550, 2300, { values: { width: 1100 }, finishes: { metal: "steel-black" } }),
  atTop("mirror.bath", 5550, 2300, { on: 1250, values: { width: 900, height: 900, shape: "round" } }),
  atTop("washer.front", 5550, 3900),
  atFoot("rail.towel", 3950, 2000, { on: 900, finishes: { metal: "steel-black", second: "linen-stone" } }),
  piece("mat.bath", 1400, 4700, { turn: 90, values: { style: "slats" } }),
  piece("lamp.ceiling-flush", 2400, 4700, { values: { width: 340, depth: 340 } }),
]

/** Bedrooms and bath. */
export const japandiOakRooms: readonly HomePiece[] = [...bedroom, ...guestRoom, ...bath]
