import { atFoot, atLeft, atRight } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"
import { throwOver } from "./over-arm.ts"

const sofa = atRight("sofa.lounge", 9150, 1900, {
  values: { width: 2600, backs: "feather", legs: "block" },
  finishes: { upholstery: "boucle-oat", pillows: "velvet-forest", legs: "brass-brushed" },
})

const living: readonly HomePiece[] = [
  sofa,
  throwOver(sofa, { side: -1, cloth: "wool-camel", depth: 640 }),
  piece("plant.snake", 8890, 3430, {
    values: { width: 400, depth: 400, height: 1100 },
    finishes: { pot: "ceramic-sage" },
  }),
  piece("rug.plain", 7350, 1900, {
    turn: 90,
    values: { width: 3000, depth: 2400 },
    finishes: { rug: "rug-ivory" },
  }),
  piece("coffee-table.drum", 7300, 1800, {
    values: { width: 900, depth: 900, drum: "reeded" },
    finishes: { top: "marble-verde", base: "walnut-natural" },
  }),
  piece("coffee-table.drum", 7430, 2530, {
    values: { width: 500, depth: 500, height: 440, drum: "smooth" },
    finishes: { top: "marble-calacatta", base: "brass-brushed" },
  }),
  piece("decor.books", 7150, 1680, {
    on: 360,
    turn: 15,
    values: { order: "stack", width: 300, depth: 210, height: 120 },
  }),
  piece("plant.bouquet", 7420, 1920, { on: 360, values: { flowers: "peonies", vase: "amphora" } }),
  piece("decor.bowl", 7430, 2530, {
    on: 440,
    values: { width: 240, depth: 240 },
    finishes: { bowl: "ceramic-sage" },
  }),
  piece("armchair.round", 6400, 830, { turn: 135, finishes: { upholstery: "velvet-forest" } }),
  piece("lamp.floor-reading", 5770, 520, {
    turn: 120,
    finishes: { frame: "brass-brushed", head: "brass-brushed" },
  }),
  atRight("side-table.round", 9150, 380, { finishes: { top: "marble-verde" } }),
  piece("lamp.table", 8910, 380, { on: 520, values: { base: "gourd" }, finishes: { base: "ceramic-sage" } }),
  atLeft("decor.slat-wall", 4050, 1500, {
    on: 0,
    values: { width: 2600, height: 2650 },
    finishes: { slats: "walnut-natural" },
  }),
  atLeft("tv.low", 4095, 1500, {
    values: { width: 2200, fronts: "slab", legs: "none", height: 400, niche: "none" },
    finishes: { body: "walnut-natural", fronts: "walnut-natural" },
  }),
  piece("decor.tv", 4330, 1500, { turn: 90, on: 400, values: { width: 1500, height: 900 } }),
  piece("decor.vase", 4320, 560, {
    on: 400,
    values: { shape: "gourd", height: 340 },
    finishes: { vase: "ceramic-sage" },
  }),
  atRight("decor.picture", 9150, 1900, {
    on: 1250,
    values: { width: 1500, height: 900, mount: "floating" },
    finishes: { frame: "brass-brushed", art: "art-8" },
  }),
  atFoot("curtain.layered", 100, 6600, {
    values: { width: 4400, height: 2680, sheers: "half", drawn: "open" },
    finishes: { cloth: "linen-stone" },
  }),
  piece("lamp.chandelier", 7350, 1900, { values: { height: 800, width: 900, depth: 900, style: "rods" } }),
  atRight("cabinet.bar", 9150, 4250, { finishes: { counter: "marble-verde" } }),
]

const dining: readonly HomePiece[] = [
  piece("table.round", 5200, 3790, {
    values: { width: 1300, depth: 1300, foot: "column", thickness: 30 },
    finishes: { top: "marble-calacatta", base: "walnut-natural" },
  }),
  ...[0, 90, 180, 270].map((turn) => {
    const [x, y] = [
      [0, 820],
      [-820, 0],
      [0, -820],
      [820, 0],
    ][turn / 90] ?? [0, 0]
    return piece("chair.upholstered", 5200 + (x ?? 0), 3790 + (y ?? 0), {
      turn,
      values: { back: "wrap" },
      finishes: { upholstery: "velvet-sage" },
    })
  }),
  piece("decor.tray", 5200, 3790, {
    on: 740,
    values: { width: 560, depth: 560, height: 40, handles: "none" },
    finishes: { tray: "walnut-natural" },
  }),
  piece("plant.orchid", 5200, 3790, { on: 780, finishes: { pot: "ceramic-sage" } }),
  piece("lamp.pendant-cluster", 5200, 3790, { values: { height: 1150, width: 600, depth: 600 } }),
  atLeft("decor.picture", 4050, 3850, {
    on: 1200,
    values: { width: 700, height: 1000 },
    finishes: { frame: "walnut-natural", art: "art-2" },
  }),
]

const entry: readonly HomePiece[] = [
  atLeft("hall.bench", 5250, 7500, {
    values: { width: 1600, below: "drawers", panel: "fluted" },
    finishes: {
      body: "walnut-natural",
      panel: "walnut-natural",
      fronts: "walnut-natural",
      cushion: "linen-stone",
    },
  }),
  atRight("shoe-cabinet.tilting", 7350, 7500, {
    values: { width: 1400, depth: 300, columns: 2, fronts: "fluted", legs: "none" },
    finishes: { body: "walnut-natural", fronts: "walnut-natural" },
  }),
  atRight("decor.mirror-wall", 7350, 7500, { on: 1250, values: { width: 900, height: 900 } }),
  piece("plant.orchid", 7180, 7050, {
    on: 1050,
    values: { width: 320, depth: 280 },
    finishes: { pot: "ceramic-sage" },
  }),
  piece("decor.tray", 7190, 7800, { on: 1050, turn: 270, values: { width: 300, depth: 200 } }),
  piece("rug.plain", 6300, 7500, {
    turn: 90,
    values: { width: 1700, depth: 1000 },
    finishes: { rug: "rug-berber" },
  }),
  piece("lamp.pendant-globe", 6300, 7400, { values: { height: 500 } }),
]

const corridor: readonly HomePiece[] = [
  piece("rug.runner", 3500, 5600, { values: { width: 3000 }, finishes: { rug: "rug-berber" } }),
  piece("plant.fiddle-leaf", 460, 5600, { values: { width: 600, depth: 600, height: 1700, shape: "tree" } }),
  atRight("decor.picture", 12500, 5600, {
    on: 1250,
    values: { width: 700, height: 900 },
    finishes: { frame: "brass-brushed", art: "art-6" },
  }),
  ...[2300, 6300, 10200].map((x) => piece("lamp.ceiling-flush", x, 5600)),
]

const balcony: readonly HomePiece[] = [
  piece("outdoor.lounge-chair", 4600, -780, { turn: 90, values: { frame: "rope" } }),
  piece("side-table.round", 5350, -1150, { finishes: { top: "terrazzo-pale", base: "steel-sage" } }),
  piece("plant.palm", 8570, -800, { values: { width: 1000, depth: 1000 } }),
  atFoot("outdoor.planter", -1450, 6900, {
    values: { width: 1200, depth: 320, plants: "hedge" },
    finishes: { box: "concrete-smooth" },
  }),
]

/** Where the family is together. */
export const jadeWalnutLiving: readonly HomePiece[] = [
  ...living,
  ...dining,
  ...entry,
  ...corridor,
  ...balcony,
]
