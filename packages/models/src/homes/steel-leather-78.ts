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
import { throwOver } from "./over-arm.ts"
import { steelLeatherKitchen } from "./steel-leather-kitchen.ts"
import { steelLeatherRooms } from "./steel-leather-rooms.ts"

const sofa = piece("sofa.chesterfield", 3720, 1950, {
  turn: 270,
  values: { width: 2350, style: "channels" },
  finishes: { upholstery: "leather-cognac", pillows: "wool-charcoal", feet: "steel-black" },
})

const living: readonly HomePiece[] = [
  sofa,
  throwOver(sofa, { side: -1, cloth: "wool-charcoal", depth: 620 }),
  piece("plant.olive", 3900, 3460, {
    values: { width: 650, depth: 650, pot: "cylinder" },
    finishes: { pot: "concrete-smooth" },
  }),
  piece("rug.printed", 2650, 1950, {
    turn: 90,
    values: { width: 3200, depth: 2400 },
    finishes: { rug: "rug-persian" },
  }),
  piece("coffee-table.rectangular", 2470, 1950, {
    turn: 90,
    values: { width: 1250, depth: 700, legs: "sled", below: "shelf", corners: "rectangle" },
    finishes: { top: "oak-smoked", base: "steel-black", shelf: "oak-smoked" },
  }),
  piece("decor.books", 2450, 1700, {
    on: 400,
    turn: 80,
    values: { order: "stack", width: 300, depth: 210, height: 130 },
  }),
  piece("decor.bowl", 2490, 2300, { on: 400, finishes: { bowl: "concrete-smooth" } }),
  piece("armchair.egg", 2250, 3500, { turn: 25 }),
  atLeft("tv.low", 100, 1950, {
    values: { width: 2400, legs: "sled", handles: "none" },
    finishes: { body: "oak-smoked", fronts: "oak-smoked", legs: "steel-black" },
  }),
  piece("decor.tv", 320, 1950, { turn: 90, on: 480, values: { width: 1500, height: 920 } }),
  piece("decor.speaker", 320, 930, { turn: 90, on: 480, finishes: { body: "oak-smoked" } }),
  piece("decor.speaker", 320, 2970, { turn: 90, on: 480, finishes: { body: "oak-smoked" } }),
  piece("lamp.floor-reading", 4000, 450, { turn: 270 }),
  piece("plant.monstera", 470, 3640, {
    values: { width: 680, depth: 680, pot: "cylinder" },
    finishes: { pot: "concrete-smooth" },
  }),
  atFoot("curtain.track", 100, 2300, {
    values: { width: 3400, height: 2680, drawn: "open" },
    finishes: { cloth: "wool-charcoal" },
  }),
  piece("lamp.track-spots", 2650, 1950, { turn: 90, values: { width: 2000, spots: 5 } }),
  piece("table.round", 5800, 1120, {
    values: { width: 1050, depth: 1050, foot: "column" },
    finishes: { top: "oak-smoked", base: "steel-black" },
  }),
  ...(
    [
      [-620, 0, 90],
      [0, -640, 180],
      [620, 0, 270],
    ] as const
  ).map(([x, y, turn]) =>
    piece("chair.cane", 5800 + x, 1120 + y, {
      turn,
      values: { seat: "pad" },
      finishes: { frame: "steel-black", timber: "oak-smoked", pad: "leather-cognac", cane: "cane-natural" },
    }),
  ),
  piece("plant.dried-grass", 5800, 1120, { on: 740, finishes: { vase: "concrete-smooth" } }),
  piece("lamp.pendant-shade", 5800, 1120, {
    values: { width: 600, depth: 600, height: 1050 },
    finishes: { shade: "steel-black", inside: "brass-brushed" },
  }),
  atRight("decor.picture", 6750, 1000, {
    on: 1150,
    values: { width: 900, height: 1200 },
    finishes: { frame: "steel-black", art: "art-10" },
  }),
  ...[350, 3550].map((y) =>
    atLeft("lamp.wall-sconce", 100, y, {
      on: 1700,
      values: { form: "cylinder", width: 120, height: 320 },
      finishes: { fittings: "brass-brushed" },
    }),
  ),
  atTop("shelving.ladder", 5250, 6040, {
    values: { width: 1300, depth: 320, height: 2100, columns: 2 },
    finishes: { shelves: "oak-smoked" },
  }),
]

/** Concrete, black steel and cognac leather: a loft to live and work in. */
export const steelLeather78: DemoHome = {
  id: "steel-leather-78",
  name: { zh: "钢与皮革阁楼", en: "Steel and leather loft", vi: "Loft thép và da" },
  plan: {
    id: "steel-leather-78",
    area: 78,
    levels: [
      {
        outer: rectangle(11_200, 7_400),
        inner: [
          chain(6_800, 0, 6_800, 7_400),
          chain(6_800, 3_700, 11_200, 3_700),
          chain(4_400, 7_400, 4_400, 5_300, 6_800, 5_300),
        ],
        openings: [
          door(3_550, 7_400, 950, [3_550, 6_400]),
          slidingDoor(6_800, 2_550, 1_600),
          door(6_800, 4_500, 800, [8_000, 4_500]),
          door(4_950, 5_300, 700, [4_950, 6_500]),
          { near: [2_300, 0], width: 2_600, type: "window", height: 2_200, sill: 200 },
          { near: [5_560, 0], width: 1_600, type: "window", height: 2_200, sill: 200 },
          { near: [9_000, 0], width: 2_400, type: "window", height: 2_200, sill: 200 },
          { near: [11_200, 5_500], width: 1_800, type: "window", height: 1_900, sill: 500 },
          highWindow(5_450, 7_400),
        ],
        rooms: [
          room(3_000, 3_000, "living-dining"),
          room(9_000, 1_800, "study"),
          room(9_000, 5_000, "main-bedroom"),
          room(5_600, 6_300, "bathroom"),
        ],
      },
    ],
  },
  rooms: [
    {
      at: [3_000, 3_000],
      floor: "concrete-floor",
      walls: [
        { near: [150, 3_000], finish: "paint-charcoal" },
        { near: [5_800, 5_200], finish: "concrete-smooth" },
        { near: [6_700, 1_200], finish: "concrete-smooth" },
      ],
    },
    {
      at: [9_000, 1_800],
      floor: "concrete-floor",
      walls: [{ near: [9_000, 3_600], finish: "concrete-smooth" }],
    },
    {
      at: [9_000, 5_000],
      floor: "concrete-floor",
      walls: [{ near: [9_000, 7_250], finish: "paint-charcoal" }],
    },
    {
      at: [5_600, 6_300],
      floor: "porcelain-grey",
      walls: [
        { near: [6_700, 6_300], finish: "porcelain-grey" },
        { near: [5_600, 7_250], finish: "porcelain-grey" },
      ],
    },
  ],
  pieces: [...living, ...steelLeatherKitchen, ...steelLeatherRooms],
}
