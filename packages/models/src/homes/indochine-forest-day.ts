import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const dark = {
  body: "walnut-dark",
  fronts: "walnut-dark",
  legs: "walnut-dark",
  handles: "brass-aged",
} as const

const living: readonly HomePiece[] = [
  atTop("sofa.frame", 4350, 1550, {
    values: { width: 2000, arms: "spindle" },
    finishes: { cushions: "linen-oat", pillows: "velvet-forest", frame: "walnut-dark" },
  }),
  piece("rug.printed", 1550, 2500, {
    values: { width: 2900, depth: 2200 },
    finishes: { rug: "rug-persian" },
  }),
  piece("coffee-table.rectangular", 1550, 2770, {
    values: { width: 1200, depth: 650, below: "shelf", legs: "turned" },
    finishes: { top: "walnut-dark", base: "walnut-dark", shelf: "cane-natural" },
  }),
  piece("decor.tray", 1300, 2770, {
    on: 400,
    values: { width: 400, depth: 300 },
    finishes: { tray: "oak-black" },
  }),
  piece("decor.vase", 1300, 2770, {
    on: 450,
    values: { width: 140, depth: 140, height: 220, shape: "gourd" },
    finishes: { vase: "ceramic-indigo" },
  }),
  piece("decor.books", 1850, 2760, {
    on: 400,
    turn: -15,
    values: { order: "stack", width: 280, depth: 200, height: 110 },
  }),
  ...[950, 2150].map((x) =>
    piece("armchair.easy", x, 1610, {
      turn: x < 1500 ? 170 : 190,
      finishes: { cushions: "velvet-forest", frame: "walnut-dark" },
    }),
  ),
  piece("side-table.round", 1550, 1500, {
    values: { base: "turned", height: 500, width: 380, depth: 380 },
    finishes: { top: "walnut-dark", base: "walnut-dark" },
  }),
  piece("plant.orchid", 1550, 1500, { on: 500, finishes: { pot: "ceramic-indigo" } }),
  atLeft("plant.snake", 100, 3980, { finishes: { pot: "ceramic-indigo" } }),
  piece("lamp.floor-tripod", 2900, 3960, { finishes: { legs: "walnut-dark" } }),
  atTop("decor.picture-set", 4350, 1550, {
    on: 1250,
    values: { width: 1800, height: 720 },
    finishes: { frames: "walnut-dark", first: "art-8", second: "art-4", third: "art-2" },
  }),
  atRight("sideboard.hinged", 5150, 2150, {
    values: { width: 1600, doors: 4, fronts: "cane", handles: "knob", legs: "tapered" },
    finishes: dark,
  }),
  piece("lamp.table", 4930, 1650, {
    on: 750,
    values: { base: "gourd", shade: "pleated" },
    finishes: { base: "ceramic-indigo" },
  }),
  piece("decor.clock-table", 4930, 2120, { on: 750, turn: 270, finishes: { case: "walnut-dark" } }),
  piece("plant.bouquet", 4930, 2650, { on: 750, values: { flowers: "peonies" } }),
  atRight("decor.mirror-wall", 5150, 2150, {
    on: 1150,
    values: { width: 800, height: 1000, shape: "arch" },
    finishes: { frame: "brass-aged" },
  }),
  piece("plant.palm", 4680, 640, {
    values: { width: 880, depth: 880, height: 2000 },
    finishes: { pot: "ceramic-indigo" },
  }),
  piece("plant.fiddle-leaf", 470, 480, {
    values: { width: 600, depth: 600, height: 1500, species: "rubber" },
  }),
  ...[1700, 3500].map((x) =>
    atFoot("curtain.track", 100, x, {
      values: { width: 1900, height: 2680, drawn: "open", heading: "pleat" },
      finishes: { cloth: "cotton-white" },
    }),
  ),
  piece("lamp.chandelier", 1550, 2600, {
    values: { height: 800, style: "wheel", lamps: "shades" },
    finishes: { frame: "brass-aged" },
  }),
]

const dining: readonly HomePiece[] = [
  atLeft("bench.upholstered", 2750, 6850, {
    values: { width: 1450, depth: 420, top: "channels" },
    finishes: { upholstery: "velvet-forest", base: "walnut-dark" },
  }),
  piece("table.dining", 3530, 6850, {
    turn: 90,
    values: { width: 1450, depth: 800, legs: "turned", top: "rounded" },
    finishes: { top: "walnut-dark", base: "walnut-dark" },
  }),
  ...[6500, 7200].map((y) =>
    piece("chair.cane", 4090, y, {
      turn: 270,
      values: { frame: "timber" },
      finishes: { timber: "walnut-dark", frame: "walnut-dark" },
    }),
  ),
  piece("decor.bowl", 3530, 6850, {
    on: 745,
    values: { shape: "footed", fruit: "lemons" },
    finishes: { bowl: "ceramic-indigo" },
  }),
  piece("lamp.pendant-rattan", 3530, 6850, {
    values: { shape: "hat", width: 640, depth: 640, height: 1050 },
  }),
  atTop("curtain.track", 7700, 3900, {
    values: { width: 1900, height: 2680, drawn: "open" },
    finishes: { cloth: "cotton-white" },
  }),
  atLeft("decor.picture", 2750, 6850, {
    on: 1250,
    values: { width: 600, height: 800 },
    finishes: { frame: "walnut-dark", art: "art-3" },
  }),
]

/** Where the day is spent. */
export const indochineForestDay: readonly HomePiece[] = [...living, ...dining]
