import { chain, door, highWindow, rectangle, room } from "@roomwright/scene/templates/plan-template"
import { atRight } from "./against-wall.ts"
import { piece, type DemoHome, type HomePiece } from "./furnish.ts"

const living: readonly HomePiece[] = [
  piece("sofa.chesterfield", 2400, 5580, {
    values: { width: 2350, style: "channels" },
    finishes: { upholstery: "leather-cognac", pillows: "velvet-ochre", feet: "walnut-dark" },
  }),
  piece("rug.plain", 2450, 4200, { values: { width: 3200, depth: 2200 }, finishes: { rug: "rug-ivory" } }),
  piece("coffee-table.drum", 2400, 4200, {
    values: { width: 1000, depth: 1000, drum: "reeded" },
    finishes: { top: "marble-carrara", base: "walnut-natural" },
  }),
  piece("decor.books", 2200, 4100, {
    on: 360,
    turn: 15,
    values: { order: "stack", width: 280, depth: 200, height: 120 },
  }),
  piece("plant.dried-grass", 2620, 4350, { on: 360, values: { height: 560, width: 320, depth: 300 } }),
  piece("armchair.easy", 900, 4250, { turn: 105, finishes: { cushions: "velvet-forest" } }),
  piece("pouf", 3480, 3680, { finishes: { upholstery: "velvet-ochre" } }),
  piece("side-table.round", 780, 5600, { values: { base: "stem" } }),
  piece("lamp.table", 780, 5600, { on: 520, finishes: { base: "ceramic-matt-white" } }),
  piece("lamp.floor-tripod", 4150, 5620, { finishes: { legs: "walnut-natural" } }),
  piece("plant.monstera", 4980, 5730, { values: { width: 700, depth: 700, height: 1400 } }),
  piece("decor.picture", 2400, 6078, {
    on: 1250,
    values: { width: 900, height: 1100 },
    finishes: { frame: "oak-natural", art: "art-2" },
  }),
  piece("lamp.pendant-paper", 2400, 4200, { values: { width: 700, depth: 500, height: 800, form: "flat" } }),
  piece("curtain.layered", 215, 4250, {
    turn: 90,
    values: { width: 3400, height: 2680, sheers: "half" },
    finishes: { cloth: "linen-sand" },
  }),
  piece("sideboard.sliding", 5110, 4550, { turn: 270, values: { width: 1600 } }),
  piece("lamp.table-mushroom", 5110, 4050, { on: 720 }),
  piece("decor.sculpture", 5110, 4950, { on: 720, turn: 270 }),
  atRight("decor.picture", 5350, 4550, {
    on: 1180,
    values: { width: 1200, height: 850 },
    finishes: { frame: "walnut-natural", art: "art-3" },
  }),
  piece("table.dining", 3000, 1650, {
    values: { width: 1800, depth: 900, legs: "tapered" },
    finishes: { top: "walnut-natural", base: "walnut-natural" },
  }),
  ...[2500, 3450].flatMap((x) => [
    piece("chair.cane", x, 1020, {
      turn: 180,
      finishes: { timber: "walnut-natural" },
      values: { frame: "timber" },
    }),
    piece("chair.cane", x, 2280, {
      turn: 0,
      finishes: { timber: "walnut-natural" },
      values: { frame: "timber" },
    }),
  ]),
  piece("decor.bowl", 3000, 1650, { on: 745 }),
  piece("lamp.pendant-linear", 3000, 1650, {
    values: { width: 1300, height: 1000 },
    finishes: { body: "walnut-natural" },
  }),
  piece("kitchen.tall", 5030, 420, {
    turn: 270,
    values: { width: 600 },
    finishes: { body: "lacquer-navy", fronts: "lacquer-navy" },
  }),
  piece("kitchen.sink", 5030, 1120, {
    turn: 270,
    values: { width: 800 },
    finishes: { body: "lacquer-navy", fronts: "lacquer-navy" },
  }),
  piece("kitchen.hob", 5030, 1920, {
    turn: 270,
    values: { width: 800 },
    finishes: { body: "lacquer-navy", fronts: "lacquer-navy" },
  }),
  piece("kitchen.shelf", 5220, 1500, { turn: 270, values: { width: 1600 } }),
  piece("cabinet.bar", 320, 900, { turn: 90 }),
  piece("plant.snake", 420, 1900),
]

const bedroom: readonly HomePiece[] = [
  piece("bed.platform", 7175, 5005, {
    values: { width: 1800, head: "cushions" },
    finishes: { timber: "walnut-natural", duvet: "linen-stone", throw: "wool-camel" },
  }),
  piece("nightstand.cabinet", 6015, 5880, {
    finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" },
  }),
  piece("nightstand.cabinet", 8335, 5880, {
    finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" },
  }),
  piece("lamp.table-mushroom", 6015, 5880, { on: 540 }),
  piece("lamp.table-mushroom", 8335, 5880, { on: 540 }),
  piece("rug.plain", 7175, 4600, { values: { width: 2800, depth: 1900 }, finishes: { rug: "rug-berber" } }),
  piece("decor.picture-set", 7175, 6080, {
    on: 1300,
    values: { width: 1500, height: 620 },
    finishes: { frames: "walnut-natural" },
  }),
  piece("wardrobe.sliding", 7990, 2930, {
    turn: 180,
    values: { width: 1800, height: 2300 },
    finishes: { body: "walnut-natural", panels: "walnut-natural" },
  }),
  piece("curtain.track", 8785, 4400, {
    turn: 270,
    values: { width: 2200, height: 2680, drawn: "open" },
    finishes: { cloth: "velvet-navy" },
  }),
  piece("lamp.pendant-globe", 7175, 4300, { values: { width: 400, depth: 400, height: 750 } }),
]

const bath: readonly HomePiece[] = [
  piece("bath.free", 8440, 1300, { turn: 270 }),
  piece("vanity.wall", 6100, 340, {
    turn: 180,
    finishes: { fronts: "walnut-natural", body: "walnut-natural" },
  }),
  piece("mirror.bath", 6100, 122, { turn: 180, on: 1250 }),
  piece("toilet.wall", 7300, 372, { turn: 180 }),
  piece("ladder.towel", 7800, 2305),
  piece("lamp.ceiling-flush", 7300, 1400),
  piece("mat.bath", 7700, 1300, { turn: 90 }),
]

/** Walnut, cognac leather and ink blue: a loft for evenings. */
export const walnutInk52: DemoHome = {
  id: "walnut-ink-52",
  name: { zh: "胡桃木与墨蓝", en: "Walnut and ink", vi: "Óc chó và xanh mực" },
  plan: {
    id: "walnut-ink-52",
    area: 52,
    levels: [
      {
        outer: rectangle(9_000, 6_200),
        inner: [chain(5_400, 0, 5_400, 6_200), chain(5_400, 2_550, 9_000, 2_550)],
        openings: [
          door(1_200, 0, 900, [1_200, 1_000]),
          { near: [0, 4_250], width: 2_600, type: "window", height: 2_200, sill: 200 },
          { near: [3_200, 0], width: 1_800, type: "window", height: 1_500, sill: 900 },
          { near: [9_000, 4_400], width: 1_600, type: "window", height: 1_900, sill: 450 },
          highWindow(9_000, 1_300),
          door(5_400, 3_250, 800, [7_000, 3_250]),
          door(6_600, 2_550, 700, [6_600, 2_000]),
        ],
        rooms: [
          room(2_800, 3_000, "living-dining"),
          room(7_400, 4_400, "main-bedroom"),
          room(7_400, 1_400, "bathroom"),
        ],
      },
    ],
  },
  rooms: [
    {
      at: [2_800, 3_000],
      floor: "herringbone-walnut",
      walls: [{ near: [2_400, 6_100], finish: "paint-navy" }],
    },
    {
      at: [7_400, 4_400],
      floor: "herringbone-walnut",
      walls: [{ near: [7_500, 6_100], finish: "paint-clay" }],
    },
    {
      at: [7_400, 1_400],
      floor: "checker-cream",
      walls: [
        { near: [6_500, 100], finish: "zellige-teal" },
        { near: [8_900, 500], finish: "zellige-cream" },
      ],
    },
  ],
  pieces: [...living, ...bedroom, ...bath],
}
