import { atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const walnutKitchen = {
  body: "walnut-natural",
  fronts: "walnut-natural",
  worktop: "marble-calacatta",
} as const
const walnutTall = { body: "walnut-natural", fronts: "walnut-natural" } as const
const slab = { fronts: "slab", handles: "edge" } as const

const kitchen: readonly HomePiece[] = [
  piece("kitchen.corner", 7940, 9210, { values: slab, finishes: walnutKitchen }),
  atTop("kitchen.sink", 9700, 8965, {
    values: { ...slab, width: 1100, sink: "double" },
    finishes: walnutKitchen,
  }),
  atTop("kitchen.dishwasher", 9700, 9815, { values: slab, finishes: walnutKitchen }),
  atLeft("kitchen.hob", 7450, 8285, {
    values: { ...slab, width: 900, hobWidth: 800 },
    finishes: walnutKitchen,
  }),
  atLeft("kitchen.hood", 7450, 8285, {
    values: { height: 1000, shape: "canopy" },
    finishes: { body: "steel-sand", trim: "brass-brushed" },
  }),
  atLeft("kitchen.tall", 7450, 7535, {
    values: { ...slab, inside: "ovenAndMicrowave" },
    finishes: walnutTall,
  }),
  atLeft("kitchen.fridge-built-in", 7450, 6890, {
    values: { ...slab, width: 690, freezer: "below" },
    finishes: walnutTall,
  }),
  atRight("kitchen.base", 10150, 7900, {
    values: { ...slab, width: 1700, depth: 500 },
    finishes: walnutKitchen,
  }),
  atRight("kitchen.shelf", 10150, 7900, { values: { width: 1500 }, finishes: { shelves: "walnut-natural" } }),
  piece("decor.coffee-machine", 9950, 7350, { on: 900, turn: 270 }),
  piece("decor.kettle", 7800, 9350, { on: 900 }),
  piece("decor.bowl", 9930, 8300, { on: 900, values: { fruit: "lemons" } }),
  piece("plant.herbs", 9880, 9560, { on: 900 }),
  piece("lamp.pendant-linear", 8850, 7900, {
    turn: 90,
    values: { height: 700 },
    finishes: { body: "brass-brushed" },
  }),
]

const bath: readonly HomePiece[] = [
  atTop("bath.built-in", 9700, 4100, {
    values: { width: 2000, panel: "fluted" },
    finishes: { panel: "walnut-natural", metal: "brass-brushed" },
  }),
  atLeft("toilet.wall", 3050, 8350),
  atLeft("holder.paper", 3050, 8680, { on: 720 }),
  atRight("vanity.wall", 5150, 7900, {
    values: { width: 1200, basins: 2, fronts: "fluted" },
    finishes: { fronts: "walnut-natural", body: "walnut-natural", top: "marble-calacatta" },
  }),
  atRight("mirror.bath", 5150, 7900, { on: 1250, values: { width: 1100, height: 800, shape: "round" } }),
  atLeft("washer.front", 3050, 7500),
  piece("towels.stack", 3350, 7500, { on: 850, turn: 90 }),
  piece("mat.bath", 4100, 8650),
  atRight("rail.towel", 5150, 7000, { on: 900 }),
  piece("lamp.ceiling-flush", 4100, 7900),
]

const study: readonly HomePiece[] = [
  atTop("desk.drawers", 9700, 11680, {
    values: { width: 1600, depth: 700, drawers: "pedestal", handles: "bar" },
    finishes: {
      top: "walnut-natural",
      body: "walnut-natural",
      fronts: "walnut-natural",
      base: "brass-brushed",
    },
  }),
  piece("chair.office", 11680, 8830, {
    turn: 180,
    values: { back: "padded", headrest: true },
    finishes: { seat: "leather-tan", back: "leather-tan" },
  }),
  piece("decor.laptop", 11650, 9330, { on: 745 }),
  piece("lamp.table-mushroom", 11000, 9500, {
    on: 745,
    finishes: { cap: "brass-brushed", inside: "steel-white" },
  }),
  piece("decor.sculpture", 12200, 9500, { on: 745, finishes: { body: "marble-verde" } }),
  atLeft("bookcase.open", 10250, 8000, {
    values: { width: 2000, height: 2300, columns: 3, rows: 6, below: "doors" },
    finishes: { body: "walnut-natural", fronts: "walnut-natural", back: "walnut-natural" },
  }),
  atRight("decor.picture", 12500, 7700, {
    on: 1150,
    values: { width: 900, height: 1200, mount: "floating" },
    finishes: { frame: "brass-brushed", art: "art-9" },
  }),
  piece("armchair.easy", 12020, 7550, { turn: 285, finishes: { cushions: "leather-tan" } }),
  piece("rug.printed", 11500, 8000, {
    turn: 90,
    values: { width: 2000, depth: 1500 },
    finishes: { rug: "rug-persian" },
  }),
  atTop("blind.venetian", 9700, 11400, {
    on: 880,
    values: { height: 1550 },
    finishes: { slats: "walnut-natural" },
  }),
  piece("lamp.pendant-paper", 11400, 8000, { values: { height: 700, width: 600, depth: 600, form: "flat" } }),
]

/** Where one works: kitchen, study and the bath with the washing. */
export const jadeWalnutWork: readonly HomePiece[] = [...kitchen, ...bath, ...study]
