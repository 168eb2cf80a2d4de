import {
  chain,
  door,
  highWindow,
  rectangle,
  room,
  slidingDoor,
} from "@roomwright/scene/templates/plan-template"
import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type DemoHome, type HomePiece } from "./furnish.ts"
import { saigonTerracottaRooms } from "./saigon-terracotta-rooms.ts"

const pine = { body: "pine-natural", fronts: "pine-natural", legs: "pine-natural" } as const
const living: readonly HomePiece[] = [
  atLeft("sofa.sleeper", 100, 1720, {
    values: { width: 1550, arms: "timber" },
    finishes: { upholstery: "linen-oat", pillows: "cotton-clay", frame: "pine-natural" },
  }),
  piece("rug.plain", 1560, 1720, {
    turn: 90,
    values: { width: 2200, depth: 1500 },
    finishes: { rug: "rug-jute" },
  }),
  piece("coffee-table.drum", 1810, 1720, {
    values: { width: 580, depth: 580, drum: "slender", height: 380 },
    finishes: { top: "pine-natural", base: "pine-natural" },
  }),
  piece("decor.books", 1740, 1640, {
    on: 380,
    turn: 25,
    values: { order: "stack", width: 260, depth: 190, height: 100 },
  }),
  piece("plant.bouquet", 1920, 1830, {
    on: 380,
    values: { flowers: "meadow", vase: "belly", height: 360, width: 260, depth: 240 },
    finishes: { vase: "ceramic-terracotta" },
  }),
  atLeft("decor.picture-set", 100, 1720, {
    on: 1280,
    values: { width: 1400, height: 620 },
    finishes: { frames: "pine-natural", first: "art-4", second: "art-7", third: "art-1" },
  }),
  atRight("tv.low", 3900, 1930, {
    values: { width: 1300, depth: 360, fronts: "cane", legs: "block" },
    finishes: pine,
  }),
  piece("decor.tv", 3730, 1930, { turn: 270, on: 480, values: { width: 1000, depth: 220, height: 640 } }),
  piece("plant.palm", 3440, 780, {
    values: { width: 880, depth: 880, height: 1700, species: "areca", pot: "basket" },
    finishes: { pot: "seagrass" },
  }),
  piece("plant.fiddle-leaf", 430, 560, {
    values: { width: 620, depth: 620, height: 1650, shape: "tree" },
    finishes: { pot: "ceramic-terracotta" },
  }),
  atFoot("curtain.layered", 100, 2000, {
    values: { width: 2800, height: 2680, sheers: "half", drawn: "open" },
    finishes: { cloth: "cotton-white" },
  }),
  piece("lamp.pendant-paper", 1700, 1900, { values: { width: 500, depth: 500, height: 700 } }),
  piece("table.round", 3240, 3480, {
    values: { width: 720, depth: 720, foot: "column" },
    finishes: { top: "pine-natural", base: "lacquer-white" },
  }),
  piece("chair.shell", 3240, 4010, { finishes: { shell: "lacquer-clay", base: "pine-natural" } }),
  piece("chair.shell", 3240, 2950, {
    turn: 180,
    finishes: { shell: "lacquer-white", base: "pine-natural" },
  }),
  piece("decor.bowl", 3240, 3480, { on: 740, values: { fruit: "lemons", width: 260, depth: 260 } }),
  piece("lamp.pendant-rattan", 3240, 3480, { values: { width: 440, depth: 440, height: 950 } }),
  atRight("shelf.wall", 3900, 3480, { on: 1280, values: { width: 900, height: 620, shelves: 2 } }),
]

const sleeping: readonly HomePiece[] = [
  atTop("bed.spindle", 5650, 765, {
    values: { width: 1280 },
    finishes: {
      timber: "pine-natural",
      duvet: "cotton-white",
      throw: "knit-terracotta",
      accent: "cotton-clay",
    },
  }),
  atTop("nightstand.cabinet", 5650, 1640, {
    values: { width: 380, depth: 340, inside: "open" },
    finishes: pine,
  }),
  piece("lamp.table-mushroom", 1640, 5500, { on: 540, values: { width: 220, depth: 220, height: 300 } }),
  atTop("decor.picture", 5650, 765, {
    on: 1280,
    values: { width: 900, height: 650 },
    finishes: { frame: "pine-natural", art: "art-2" },
  }),
  atLeft("chest.drawers", 100, 2990, {
    values: { width: 780, depth: 420, handles: "knob", legs: "block" },
    finishes: { ...pine, handles: "pine-natural" },
  }),
  atLeft("decor.mirror-wall", 100, 2990, { on: 1080, finishes: { frame: "rattan-natural" } }),
  piece("decor.vase", 320, 2790, {
    on: 860,
    values: { width: 160, depth: 160, height: 240, shape: "amphora" },
    finishes: { vase: "ceramic-terracotta" },
  }),
  piece("plant.succulents", 310, 3130, { on: 860, finishes: { bowl: "ceramic-terracotta" } }),
  piece("plant.pothos", 520, 3330, { values: { hanger: "macrame" } }),
  piece("rug.runner", 1750, 4400, {
    turn: 90,
    values: { width: 1800, depth: 600 },
    finishes: { rug: "rug-terracotta" },
  }),
]

/** White, pine and terracotta with many plants: a first home of one's own, 28 m2 in Saigon. */
export const saigonTerracotta28: DemoHome = {
  id: "saigon-terracotta-28",
  name: { zh: "西贡赤陶小居", en: "Saigon terracotta studio", vi: "Căn studio đất nung Sài Gòn" },
  plan: {
    id: "saigon-terracotta-28",
    area: 28,
    levels: [
      {
        outer: rectangle(4_000, 7_700),
        inner: [chain(0, 5_700, 1_900, 5_700, 1_900, 7_700)],
        parapets: [chain(0, 0, 0, -1_300, 4_000, -1_300, 4_000, 0)],
        openings: [
          door(3_000, 7_700, 900, [3_000, 7_000]),
          door(1_900, 6_250, 700, [1_000, 6_250]),
          slidingDoor(2_000, 0, 2_400),
          highWindow(1_440, 7_700),
        ],
        rooms: [
          room(2_000, 3_000, "living-room"),
          room(900, 6_700, "bathroom"),
          room(2_000, -700, "balcony"),
        ],
      },
    ],
  },
  rooms: [
    {
      at: [2_000, 3_000],
      floor: "terrazzo-floor",
      walls: [
        { near: [800, 5_600], finish: "paint-clay" },
        { near: [150, 2_000], finish: "paint-blush" },
      ],
    },
    {
      at: [900, 6_700],
      floor: "hex-white",
      walls: [
        { near: [800, 7_550], finish: "square-clay" },
        { near: [150, 6_700], finish: "metro-white" },
      ],
    },
    { at: [2_000, -700], floor: "square-clay" },
  ],
  pieces: [...living, ...sleeping, ...saigonTerracottaRooms],
}
