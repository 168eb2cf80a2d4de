import {
  chain,
  door,
  highWindow,
  passage,
  rectangle,
  room,
  slidingDoor,
  window,
} from "@roomwright/scene/templates/plan-template"
import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type DemoHome, type HomePiece } from "./furnish.ts"
import { throwOver } from "./over-arm.ts"
import { japandiOakRooms } from "./japandi-oak-rooms.ts"

const oakKitchen = {
  body: "oak-natural",
  fronts: "oak-natural",
  handles: "oak-black",
  worktop: "microcement-warm",
} as const
const oakFronts = { fronts: "slab", handles: "groove" } as const

const sofa = atRight("sofa.lounge", 9900, 1620, {
  values: { width: 2200, height: 720, arms: "low", legs: "sled" },
  finishes: { upholstery: "linen-oat", pillows: "velvet-rust", legs: "oak-natural" },
})

const living: readonly HomePiece[] = [
  sofa,
  throwOver(sofa, { side: 1, cloth: "wool-charcoal", depth: 640 }),
  piece("decor.basket", 9560, 3000, { turn: 270, values: { inside: "throw" } }),
  piece("rug.plain", 7900, 1620, {
    turn: 90,
    values: { width: 2700, depth: 2300 },
    finishes: { rug: "rug-ivory" },
  }),
  piece("coffee-table.pebble", 8170, 1620, {
    turn: 90,
    values: { width: 1050, depth: 660, height: 320, feet: "columns" },
    finishes: { top: "oak-smoked", base: "oak-smoked" },
  }),
  piece("plant.dried-grass", 8220, 1890, { on: 320, values: { width: 300, depth: 280, height: 520 } }),
  piece("decor.tray", 8150, 1470, {
    on: 320,
    values: { width: 360, depth: 360 },
    finishes: { tray: "oak-black" },
  }),
  piece("decor.books", 8150, 1480, {
    on: 370,
    turn: 70,
    values: { order: "stack", width: 260, depth: 190, height: 100 },
  }),
  piece("armchair.easy", 6300, 2330, {
    turn: 110,
    finishes: { cushions: "boucle-oat", frame: "oak-natural" },
  }),
  piece("pouf", 7050, 820, { finishes: { upholstery: "velvet-rust" } }),
  atLeft("tv.low", 4350, 1300, {
    values: { width: 2000, height: 400, fronts: "slatted" },
    finishes: { body: "oak-natural", fronts: "oak-natural", legs: "oak-natural" },
  }),
  piece("decor.tv", 4560, 1240, { turn: 90, on: 400, values: { width: 1300, height: 810 } }),
  piece("decor.vase", 4570, 2130, {
    on: 400,
    values: { shape: "bottle", height: 380, width: 180, depth: 180 },
    finishes: { vase: "ceramic-black" },
  }),
  piece("plant.olive", 9500, 3700, {
    values: { width: 650, depth: 650, pot: "cylinder" },
    finishes: { pot: "ceramic-stoneware" },
  }),
  atRight("side-table.round", 9900, 310, {
    values: { base: "drum", width: 390, depth: 390 },
    finishes: { top: "oak-natural", base: "oak-natural" },
  }),
  atRight("lamp.table-mushroom", 9830, 310, {
    on: 520,
    values: { height: 420 },
    finishes: { cap: "paper-shade", inside: "acrylic-white", stem: "oak-natural" },
  }),
  atRight("decor.picture", 9900, 1620, {
    on: 1250,
    values: { width: 1300, height: 900 },
    finishes: { frame: "oak-black", art: "art-10" },
  }),
  atFoot("curtain.layered", 100, 7100, {
    values: { width: 3700, height: 2680, sheers: "half", drawn: "open", heading: "wave" },
    finishes: { cloth: "linen-oat" },
  }),
  piece("lamp.pendant-paper", 7900, 1620, {
    values: { width: 850, depth: 850, height: 900, form: "flat" },
  }),
  piece("table.dining", 7740, 3380, {
    values: { width: 1700, depth: 850, top: "rounded", legs: "turned" },
    finishes: { top: "oak-natural", base: "oak-natural" },
  }),
  piece("bench.wood", 7740, 3910, { values: { width: 1400, pad: true }, finishes: { pad: "linen-stone" } }),
  ...[7320, 8160].map((x) =>
    piece("chair.wishbone", x, 2780, { turn: 180, finishes: { frame: "oak-black", seat: "paper-cord" } }),
  ),
  piece("decor.bowl", 7740, 3380, { on: 745, finishes: { bowl: "ceramic-stoneware" } }),
  piece("lamp.pendant-paper", 7740, 3380, { values: { width: 500, depth: 500, height: 1050 } }),
]

const kitchen: readonly HomePiece[] = [
  piece("kitchen.corner", 9410, 7510, { turn: 270, values: oakFronts, finishes: oakKitchen }),
  atTop("kitchen.hob", 8000, 8545, {
    values: { ...oakFronts, width: 780, below: "oven" },
    finishes: oakKitchen,
  }),
  atTop("kitchen.tall", 8000, 7855, {
    values: { ...oakFronts, inside: "larder" },
    finishes: { body: "oak-natural", fronts: "oak-natural", handles: "oak-black" },
  }),
  atTop("kitchen.fridge-built-in", 8000, 7260, {
    values: { ...oakFronts, width: 590 },
    finishes: { body: "oak-natural", fronts: "oak-natural", handles: "oak-black" },
  }),
  atTop("kitchen.hood", 8000, 8545, {
    values: { width: 780, height: 1000 },
    finishes: { body: "paint-chalk", trim: "oak-natural" },
  }),
  atRight("kitchen.sink", 9900, 6535, {
    values: { ...oakFronts, width: 1000 },
    finishes: { ...oakKitchen, tap: "steel-black", sink: "microcement-warm" },
  }),
  atRight("kitchen.dishwasher", 9900, 5735, { values: oakFronts, finishes: oakKitchen }),
  atRight("kitchen.base", 9900, 5200, { values: { ...oakFronts, width: 470 }, finishes: oakKitchen }),
  piece("plant.herbs", 9790, 5730, { turn: 270, on: 900 }),
  piece("decor.kettle", 9560, 7650, { on: 900 }),
  piece("rug.runner", 8350, 6300, { turn: 90, values: { width: 1800 }, finishes: { rug: "rug-jute" } }),
  piece("lamp.ceiling-flush", 8200, 6500, { finishes: { glass: "paper-shade", fittings: "oak-natural" } }),
]

const entry: readonly HomePiece[] = [
  atRight("hall.bench", 6850, 6000, { values: { width: 1400 }, finishes: { cushion: "linen-stone" } }),
  atLeft("shoe-cabinet.tilting", 4350, 5500, { values: { width: 900 } }),
  atLeft("decor.mirror-wall", 4350, 5500, { on: 1250, values: { width: 600, height: 600 } }),
  piece("decor.vase", 4485, 5300, { on: 1050, values: { width: 160, depth: 160, height: 300 } }),
  piece("rug.runner", 5600, 6150, { turn: 90, values: { width: 1700 }, finishes: { rug: "rug-jute" } }),
  piece("lamp.pendant-paper", 5600, 6100, { values: { width: 400, depth: 400, height: 700, form: "tall" } }),
]

const balcony: readonly HomePiece[] = [
  piece("outdoor.lounge-chair", 8950, -750, { turn: 270 }),
  piece("plant.palm", 4930, -780, { values: { width: 900, depth: 900, height: 1500 } }),
  piece("plant.snake", 9650, -350),
]

/** Oak, paper lamps and low furniture between Japan and Denmark: two bedrooms. */
export const japandiOak75: DemoHome = {
  id: "japandi-oak-75",
  name: { zh: "侘寂橡木居", en: "Japandi in oak", vi: "Japandi gỗ sồi" },
  plan: {
    id: "japandi-oak-75",
    area: 75,
    levels: [
      {
        outer: rectangle(10_000, 8_100),
        inner: [
          chain(4_300, 0, 4_300, 8_100),
          chain(0, 3_900, 4_300, 3_900),
          chain(0, 5_600, 4_300, 5_600),
          chain(4_300, 4_900, 10_000, 4_900),
          chain(6_900, 4_900, 6_900, 8_100),
        ],
        parapets: [chain(4_300, 0, 4_300, -1_500, 10_000, -1_500, 10_000, 0)],
        openings: [
          door(5_600, 8_100, 900, [5_600, 7_000]),
          passage(5_600, 4_900, 1_400),
          passage(8_150, 4_900, 2_100),
          door(4_300, 6_700, 800, [3_000, 6_700]),
          door(4_300, 4_350, 700, [3_000, 4_350]),
          door(4_300, 2_900, 800, [3_000, 2_900]),
          slidingDoor(7_100, 0, 3_200),
          window(2_150, 0, 1_800),
          window(2_150, 8_100, 1_500),
          window(10_000, 6_535, 1_200),
          highWindow(0, 4_750),
        ],
        rooms: [
          room(2_000, 2_000, "main-bedroom"),
          room(2_000, 4_700, "bathroom"),
          room(2_000, 6_800, "guest-room"),
          room(7_000, 2_400, "living-dining"),
          room(5_600, 6_400, "entry"),
          room(8_400, 6_400, "kitchen"),
          room(7_000, -750, "balcony"),
        ],
      },
    ],
  },
  rooms: [
    { at: [2_000, 2_000], floor: "planks-oak", walls: [{ near: [150, 1_900], finish: "paint-greige" }] },
    { at: [2_000, 4_700], floor: "porcelain-grey", walls: [{ near: [150, 4_700], finish: "kitkat-green" }] },
    { at: [2_000, 6_800], floor: "planks-oak", walls: [{ near: [1_100, 5_700], finish: "paint-sand" }] },
    { at: [7_000, 2_400], floor: "planks-oak", walls: [{ near: [9_850, 2_000], finish: "paint-greige" }] },
    { at: [5_600, 6_400], floor: "planks-oak" },
    { at: [8_400, 6_400], floor: "planks-oak", walls: [{ near: [8_500, 7_950], finish: "zellige-cream" }] },
    { at: [7_000, -750], floor: "planks-grey" },
  ],
  pieces: [...living, ...kitchen, ...japandiOakRooms, ...entry, ...balcony],
}
