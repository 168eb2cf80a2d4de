import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const smoked = {
  body: "oak-smoked",
  fronts: "oak-smoked",
  legs: "steel-black",
  handles: "steel-black",
} as const

const bedroom: readonly HomePiece[] = [
  atTop("bed.platform", 7300, 8950, {
    values: { width: 1800, head: "cushions" },
    finishes: {
      timber: "oak-smoked",
      cushions: "leather-cognac",
      duvet: "linen-stone",
      throw: "wool-charcoal",
      accent: "wool-grey",
    },
  }),
  ...[7720, 10180].flatMap((x) => [
    atTop("nightstand.cabinet", 7300, x, { values: { inside: "niche", legs: "pin" }, finishes: smoked }),
    piece("lamp.table-mushroom", x, 7080, {
      on: 540,
      finishes: { cap: "steel-black", inside: "brass-brushed", stem: "steel-black" },
    }),
  ]),
  piece("rug.plain", 8950, 5650, { values: { width: 2800, depth: 1800 }, finishes: { rug: "wool-grey" } }),
  atTop("decor.picture", 7300, 8950, {
    on: 1250,
    values: { width: 1400, height: 800 },
    finishes: { frame: "steel-black", art: "art-9" },
  }),
  atFoot("wardrobe.sliding", 3750, 9700, {
    values: { width: 2400, depth: 580 },
    finishes: { body: "oak-smoked", panels: "oak-smoked", frames: "steel-black" },
  }),
  atRight("curtain.track", 11100, 5500, {
    values: { width: 2500, height: 2680, drawn: "open" },
    finishes: { cloth: "wool-charcoal" },
  }),
  piece("lamp.pendant-globe", 8950, 5300, {
    values: { width: 400, depth: 400, height: 700 },
    finishes: { fittings: "steel-black" },
  }),
  piece("plant.snake", 7150, 6980, { finishes: { pot: "concrete-smooth" } }),
]

const study: readonly HomePiece[] = [
  piece("desk.standing", 9050, 1800, {
    turn: 90,
    values: { width: 1800, depth: 800 },
    finishes: { top: "oak-smoked", frame: "steel-black" },
  }),
  piece("chair.office", 9800, 1800, {
    turn: 270,
    values: { back: "padded" },
    finishes: { seat: "leather-cognac", back: "leather-cognac" },
  }),
  piece("decor.monitor", 8900, 1950, {
    turn: 90,
    on: 740,
    values: { width: 800 },
    finishes: { body: "plastic-black", stand: "steel-black" },
  }),
  piece("decor.laptop", 9100, 1350, { turn: 90, on: 740 }),
  piece("lamp.table-mushroom", 8900, 2550, {
    on: 740,
    finishes: { cap: "steel-black", inside: "brass-brushed", stem: "steel-black" },
  }),
  piece("rug.plain", 9200, 1800, {
    turn: 90,
    values: { width: 2800, depth: 2300 },
    finishes: { rug: "wool-camel" },
  }),
  atTop("shelving.ladder", 3650, 9300, {
    values: { width: 2400, depth: 340, height: 2200, columns: 3, rows: 6 },
    finishes: { shelves: "oak-smoked" },
  }),
  piece("armchair.tub", 7350, 610, {
    turn: 145,
    values: { width: 680, depth: 680, foot: "swivel" },
    finishes: { upholstery: "leather-black", pillow: "wool-grey", foot: "steel-black" },
  }),
  piece("plant.fiddle-leaf", 10700, 520, {
    values: { shape: "tree", height: 1900 },
    finishes: { pot: "concrete-smooth" },
  }),
  atFoot("blind.venetian", 100, 9000, {
    on: 180,
    values: { width: 2400, height: 2300 },
    finishes: { slats: "steel-black" },
  }),
  piece("lamp.track-spots", 9050, 1800, { turn: 90, values: { width: 1800, spots: 4 } }),
]

const bath: readonly HomePiece[] = [
  atRight("shower.walk-in", 6750, 6325, {
    values: { width: 1800, frame: "grid" },
    finishes: { metal: "steel-black", tray: "concrete-smooth" },
  }),
  atTop("toilet.wall", 7300, 5450),
  atLeft("vanity.wall", 4450, 6720, {
    values: { width: 900, fronts: "slab" },
    finishes: { fronts: "oak-smoked", body: "oak-smoked", top: "concrete-smooth", metal: "steel-black" },
  }),
  atLeft("mirror.bath", 4450, 6720, {
    on: 1250,
    values: { width: 700, height: 800, shape: "rectangle", frame: "slim" },
    finishes: { frame: "steel-black" },
  }),
  piece("mat.bath", 5550, 6250, {
    turn: 90,
    values: { width: 700, depth: 450 },
    finishes: { cloth: "wool-grey" },
  }),
  piece("lamp.ceiling-flush", 5300, 6300, { finishes: { fittings: "steel-black" } }),
]

/** What lies behind the doors of the loft: bedroom, study and bath. */
export const steelLeatherRooms: readonly HomePiece[] = [...bedroom, ...study, ...bath]
