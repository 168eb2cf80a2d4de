import { atFoot, atLeft, atRight, atTop } from "./against-wall.ts"
import { piece, type HomePiece } from "./furnish.ts"

const pine = { body: "pine-natural", fronts: "pine-natural", legs: "pine-natural" } as const
const whiteKitchen = {
  body: "lacquer-white",
  fronts: "lacquer-white",
  handles: "pine-natural",
  worktop: "terrazzo-pale",
  plinth: "lacquer-white",
} as const

const kitchen: readonly HomePiece[] = [
  atRight("kitchen.hob", 3900, 4705, {
    values: { width: 780, fronts: "slab", handles: "knob" },
    finishes: whiteKitchen,
  }),
  atRight("kitchen.sink", 3900, 5495, {
    values: { width: 800, fronts: "slab", handles: "knob" },
    finishes: { ...whiteKitchen, tap: "nickel-satin" },
  }),
  atRight("kitchen.fridge", 3900, 6200, {
    values: { kind: "retro" },
    finishes: { body: "lacquer-cream" },
  }),
  atRight("kitchen.hood", 3900, 4705, {
    values: { width: 600, height: 900, depth: 400 },
    finishes: { body: "paint-white", trim: "pine-natural" },
  }),
  atRight("kitchen.shelf", 3900, 5600, {
    values: { width: 900 },
    finishes: { shelves: "pine-natural", metal: "steel-white" },
  }),
  piece("plant.herbs", 3760, 5060, { turn: 270, on: 900, values: { width: 300, pots: 2 } }),
  piece("decor.kettle", 3700, 5800, { turn: 270, on: 900 }),
]

const entry: readonly HomePiece[] = [
  atLeft("wardrobe.hinged", 1950, 7130, {
    values: { width: 900, depth: 480, doors: 2, fronts: "slab", handles: "knob", height: 2200 },
    finishes: {
      body: "pine-natural",
      fronts: "lacquer-white",
      handles: "pine-natural",
      base: "lacquer-white",
    },
  }),
  atRight("shoe-cabinet.tilting", 3900, 7040, {
    values: { width: 900, depth: 200 },
    finishes: { ...pine, fronts: "lacquer-white" },
  }),
  atRight("decor.mirror-wall", 3900, 7040, {
    on: 1200,
    values: { width: 600, height: 900, shape: "pill" },
    finishes: { frame: "pine-natural" },
  }),
  piece("decor.tray", 3790, 6840, { on: 1050, turn: 270, values: { width: 240, depth: 200 } }),
  piece("rug.plain", 2950, 7100, { values: { width: 900, depth: 600 }, finishes: { rug: "rug-jute" } }),
  piece("lamp.ceiling-flush", 2650, 6300),
]

const bath: readonly HomePiece[] = [
  piece("shower.corner", 554, 7146),
  atTop("toilet.floor", 7600, 1440),
  atLeft("basin.wall", 100, 6220),
  atLeft("mirror.bath", 100, 6220, { on: 1200, values: { width: 500, height: 700, frame: "slim" } }),
  atRight("holder.paper", 1850, 7150, { on: 720 }),
  atFoot("rail.towel", 5750, 600, { on: 900 }),
  piece("mat.bath", 800, 6420, { turn: 90, values: { width: 600, depth: 400 } }),
  piece("lamp.ceiling-flush", 950, 6500, { values: { width: 300, depth: 300 } }),
]

const balcony: readonly HomePiece[] = [
  atTop("washer.front", -100, 400),
  piece("outdoor.lounge-chair", 3540, -500, { turn: 270, values: { width: 680, depth: 720, frame: "rope" } }),
  atFoot("outdoor.planter", -1250, 3380, {
    values: { width: 1000, depth: 300, plants: "hedge", height: 900 },
    finishes: { box: "pine-natural" },
  }),
  ...[350, 850, 1300].map((x, at) =>
    piece("plant.snake", x, -1060, {
      values: { width: 320, depth: 320, height: 700 + 150 * at },
      finishes: { pot: at === 1 ? "ceramic-white" : "ceramic-terracotta" },
    }),
  ),
]

/** Kitchen, way in, bath and balcony. */
export const saigonTerracottaRooms: readonly HomePiece[] = [...kitchen, ...entry, ...bath, ...balcony]
