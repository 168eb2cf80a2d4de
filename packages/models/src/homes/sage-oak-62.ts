import {
  chain,
  door,
  highWindow,
  rectangle,
  room,
  slidingDoor,
  window,
} from "@roomwright/scene/templates/plan-template"
import { atTop } from "./against-wall.ts"
import { piece, type DemoHome, type HomePiece } from "./furnish.ts"

const living: readonly HomePiece[] = [
  piece("sofa.lounge", 610, 2500, {
    turn: 90,
    values: { width: 2300 },
    finishes: { upholstery: "boucle-cream", pillows: "linen-sage", legs: "oak-natural" },
  }),
  piece("rug.plain", 1900, 2350, {
    turn: 90,
    values: { width: 2800, depth: 2100 },
    finishes: { rug: "rug-ivory" },
  }),
  piece("coffee-table.drum", 1890, 2560, { values: { width: 800, depth: 800 } }),
  piece("coffee-table.drum", 2020, 1890, {
    values: { width: 480, depth: 480, height: 440 },
    finishes: { top: "walnut-natural", base: "walnut-natural" },
  }),
  piece("decor.books", 1760, 2400, {
    on: 360,
    turn: 20,
    values: { order: "stack", width: 280, depth: 200, height: 120 },
  }),
  piece("decor.vase", 2060, 2700, {
    on: 360,
    finishes: { vase: "ceramic-terracotta" },
    values: { width: 180, depth: 180, height: 260 },
  }),
  piece("plant.dried-grass", 2020, 1890, { on: 440, values: { height: 620, width: 360, depth: 340 } }),
  piece("armchair.tub", 3050, 1500, { turn: 230, finishes: { upholstery: "velvet-rust" } }),
  piece("side-table.round", 460, 3960, {
    finishes: { top: "oak-natural", base: "oak-natural" },
    values: { base: "drum" },
  }),
  piece("lamp.table", 460, 3960, { on: 520, finishes: { base: "ceramic-terracotta" } }),
  piece("plant.palm", 740, 740),
  piece("decor.picture-set", 118, 2500, {
    turn: 90,
    on: 1330,
    values: { width: 1900, height: 720 },
    finishes: { frames: "walnut-natural" },
  }),
  piece("tv.low", 4730, 2000, {
    turn: 270,
    values: { width: 2200 },
    finishes: { body: "oak-natural", fronts: "oak-natural", legs: "oak-natural" },
  }),
  piece("decor.tv", 4760, 2000, { turn: 270, on: 480, values: { width: 1400, height: 850 } }),
  piece("decor.vase", 4730, 1080, {
    on: 480,
    values: { height: 320 },
    finishes: { vase: "ceramic-matt-white" },
  }),
  piece("bookcase.open", 4785, 480, { turn: 270, values: { width: 700, height: 2100 } }),
  piece("curtain.layered", 2500, 240, {
    turn: 180,
    values: { width: 3800, height: 2680, sheers: "half", drawn: "open" },
    finishes: { cloth: "linen-sand" },
  }),
  piece("lamp.pendant-paper", 2050, 2500, { values: { width: 650, depth: 650, height: 900 } }),
  piece("table.round", 3250, 4230, {
    values: { width: 1000, depth: 1000, foot: "trumpet" },
    finishes: { top: "oak-natural", base: "oak-natural" },
  }),
  piece("chair.wishbone", 3250, 3580, { turn: 180 }),
  piece("chair.wishbone", 3250, 4880, { turn: 0 }),
  piece("chair.wishbone", 2600, 4230, { turn: 90 }),
  piece("chair.wishbone", 3900, 4230, { turn: 270 }),
  piece("plant.bouquet", 3250, 4230, { on: 740 }),
  atTop("decor.picture", 5150, 3850, {
    on: 1150,
    values: { width: 950, height: 1150 },
    finishes: { frame: "oak-natural", art: "art-9" },
  }),
  piece("lamp.pendant-shade", 3250, 4230, { values: { height: 1050, width: 460, depth: 460 } }),
]

const kitchen: readonly HomePiece[] = [
  piece("kitchen.tall", 4645, 7080),
  piece("kitchen.fridge-built-in", 4045, 7080),
  piece("kitchen.hob", 3340, 7080, { values: { below: "oven" } }),
  piece("kitchen.base", 2540, 7080),
  piece("kitchen.sink", 1740, 7080),
  piece("kitchen.dishwasher", 1040, 7080),
  piece("kitchen.base", 440, 7080, { values: { width: 600 } }),
  piece("kitchen.hood", 3340, 7145, { values: { height: 1150 } }),
  piece("kitchen.shelf", 1500, 7265, { values: { width: 2200 } }),
  piece("decor.kettle", 2700, 7050, { on: 900 }),
  piece("decor.bowl", 2360, 7000, { on: 900, values: { fruit: "lemons" } }),
  piece("plant.herbs", 420, 7200, { on: 900 }),
  piece("table.round", 4050, 5660, { values: { width: 700, depth: 700 } }),
  piece("chair.spindle", 4590, 5660, { turn: 270 }),
  piece("chair.spindle", 3510, 5660, { turn: 90 }),
  piece("lamp.pendant-shade", 4050, 5660, {
    values: { height: 1000, width: 340, depth: 340, shade: "cone" },
  }),
  piece("plant.snake", 420, 5560),
  piece("lamp.ceiling-flush", 2000, 6200),
  piece("rug.runner", 2600, 6480, { values: { width: 2200 } }),
]

const bedroom: readonly HomePiece[] = [
  piece("bed.upholstered", 7740, 1920, {
    turn: 270,
    finishes: { upholstery: "linen-sand", duvet: "linen-oat", throw: "wool-camel" },
  }),
  piece("nightstand.cabinet", 8640, 3070, {
    turn: 270,
    finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" },
  }),
  piece("nightstand.cabinet", 8640, 770, {
    turn: 270,
    finishes: { body: "walnut-natural", fronts: "walnut-natural", legs: "walnut-natural" },
  }),
  piece("lamp.table", 8640, 3070, { on: 540, finishes: { base: "ceramic-matt-white" } }),
  piece("lamp.table", 8640, 770, { on: 540, finishes: { base: "ceramic-matt-white" } }),
  piece("rug.plain", 7250, 1920, {
    turn: 90,
    values: { width: 3000, depth: 2000 },
    finishes: { rug: "rug-berber" },
  }),
  piece("decor.picture", 8832, 1920, { turn: 270, on: 1420, values: { width: 800, height: 800 } }),
  piece("wardrobe.hinged", 5360, 1250, { turn: 90, values: { width: 2200, height: 2300 } }),
  piece("curtain.track", 7000, 220, {
    turn: 180,
    values: { width: 2700, height: 2680, drawn: "open" },
    finishes: { cloth: "linen-blue" },
  }),
  piece("lamp.pendant-globe", 7200, 1920, { values: { width: 360, depth: 360, height: 800 } }),
  piece("plant.olive", 5395, 3385, { values: { width: 650, depth: 650 } }),
]

const bath: readonly HomePiece[] = [
  piece("vanity.wall", 7295, 5950, { turn: 90 }),
  piece("mirror.bath", 7072, 5950, { turn: 90, on: 1250 }),
  piece("toilet.wall", 8578, 4700, { turn: 270 }),
  piece("holder.paper", 8788, 5200, { turn: 270 }),
  piece("shower.walk-in", 7950, 6945),
  piece("radiator.towel", 8788, 5850, { turn: 270 }),
  piece("mat.bath", 7900, 6150),
  piece("lamp.ceiling-flush", 7950, 5400),
  piece("basket.laundry", 8570, 4150),
]

const entry: readonly HomePiece[] = [
  piece("hall.bench", 5255, 6300, { turn: 90, values: { width: 1300 } }),
  piece("shoe-cabinet.tilting", 6825, 6200, { turn: 270, values: { width: 1000, height: 1000 } }),
  piece("decor.mirror-wall", 6932, 6200, { turn: 270, on: 1250 }),
  piece("rug.runner", 6000, 5700, { turn: 90 }),
  piece("lamp.pendant-rattan", 6000, 5500, { values: { width: 460, depth: 460, height: 700 } }),
]

/** Bouclé, oak and sage in a flat of two rooms. */
export const sageOak62: DemoHome = {
  id: "sage-oak-62",
  name: { zh: "鼠尾草与橡木", en: "Sage and oak", vi: "Xanh xô thơm và gỗ sồi" },
  plan: {
    id: "sage-oak-62",
    area: 62,
    levels: [
      {
        outer: rectangle(8_950, 7_500),
        inner: [
          chain(5_000, 0, 5_000, 7_500),
          chain(0, 5_200, 5_000, 5_200),
          chain(5_000, 3_800, 8_950, 3_800),
          chain(7_000, 3_800, 7_000, 7_500),
        ],
        openings: [
          door(6_000, 7_500, 900, [6_000, 7_000]),
          door(5_000, 4_750, 800, [6_000, 4_750]),
          slidingDoor(1_900, 5_200, 1_800),
          door(6_250, 3_800, 800, [6_250, 3_000]),
          door(7_000, 4_500, 700, [8_000, 4_500]),
          { near: [2_500, 0], width: 2_800, type: "window", height: 2_000, sill: 350 },
          window(0, 4_500, 900),
          { near: [7_000, 0], width: 1_900, type: "window", height: 1_700, sill: 650 },
          window(0, 6_400, 1_200),
          highWindow(8_950, 5_500),
        ],
        rooms: [
          room(2_500, 2_600, "living-dining"),
          room(2_500, 6_400, "kitchen"),
          room(7_000, 1_900, "main-bedroom"),
          room(6_000, 5_600, "entry"),
          room(8_000, 5_600, "bathroom"),
        ],
      },
    ],
  },
  rooms: [
    { at: [2_500, 2_600], floor: "herringbone-oak", walls: [{ near: [100, 2_500], finish: "paint-sage" }] },
    {
      at: [2_500, 6_400],
      floor: "herringbone-oak",
      walls: [{ near: [2_500, 7_400], finish: "zellige-cream" }],
    },
    { at: [7_000, 1_900], floor: "herringbone-oak", walls: [{ near: [8_850, 1_900], finish: "paint-mist" }] },
    { at: [6_000, 5_600], floor: "herringbone-oak" },
    {
      at: [8_000, 5_600],
      floor: "terrazzo-floor",
      walls: [
        { near: [8_000, 7_400], finish: "metro-sage" },
        { near: [8_850, 5_000], finish: "metro-white" },
        { near: [7_050, 6_000], finish: "metro-white" },
      ],
    },
  ],
  pieces: [...living, ...kitchen, ...bedroom, ...bath, ...entry],
}
