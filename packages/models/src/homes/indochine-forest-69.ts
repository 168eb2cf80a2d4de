import {
  chain,
  door,
  doubleDoor,
  highWindow,
  passage,
  rectangle,
  room,
  window,
  type TemplateOpening,
} from "@roomwright/scene/templates/plan-template"
import { atLeft, atRight } from "./against-wall.ts"
import { piece, type DemoHome, type HomePiece } from "./furnish.ts"
import { indochineForestDay } from "./indochine-forest-day.ts"
import { indochineForestRooms } from "./indochine-forest-rooms.ts"

const dark = {
  body: "walnut-dark",
  fronts: "walnut-dark",
  legs: "walnut-dark",
  handles: "brass-aged",
} as const

const entry: readonly HomePiece[] = [
  atRight("console.hall", 6850, 6080, {
    values: { width: 1100, depth: 300, base: "legs" },
    finishes: { top: "walnut-dark", base: "walnut-dark", fronts: "walnut-dark", handles: "brass-aged" },
  }),
  atRight("decor.mirror-wall", 6850, 6080, { on: 1100, finishes: { frame: "cane-natural" } }),
  piece("lamp.table", 6680, 5750, {
    on: 800,
    values: { width: 260, depth: 260, height: 420 },
    finishes: { base: "ceramic-indigo" },
  }),
  piece("decor.bowl", 6680, 6350, { on: 800, values: { width: 220, depth: 220 } }),
  atLeft("shoe-cabinet.tilting", 5250, 6500, { values: { width: 500, fronts: "cane" }, finishes: dark }),
  piece("lamp.pendant-rattan", 6050, 5600, {
    values: { shape: "globe", width: 400, depth: 400, height: 750 },
  }),
]

const balcony: readonly HomePiece[] = [
  piece("outdoor.lounge-chair", 500, -620, {
    turn: 90,
    values: { width: 700, depth: 720, frame: "teak" },
    finishes: { pillows: "velvet-forest" },
  }),
  piece("plant.snake", 2600, -330, { finishes: { pot: "ceramic-indigo" } }),
  atRight("outdoor.planter", 5150, -620, {
    values: { width: 900, depth: 350 },
    finishes: { box: "steel-sage" },
  }),
]

const arch = (x: number, y: number, width: number): TemplateOpening => ({
  ...passage(x, y, width),
  type: "arch",
  height: 2_400,
})

/** Dark wood, cane and shutter green on cement tiles: a floor of an old villa in Hanoi. */
export const indochineForest69: DemoHome = {
  id: "indochine-forest-69",
  name: { zh: "印度支那旧楼", en: "Indochine in green", vi: "Đông Dương xanh lá" },
  plan: {
    id: "indochine-forest-69",
    area: 69,
    levels: [
      {
        outer: rectangle(9_600, 7_800),
        inner: [
          chain(5_200, 0, 5_200, 7_800),
          chain(0, 4_400, 5_200, 4_400),
          chain(2_700, 4_400, 2_700, 7_800),
          chain(5_200, 4_000, 9_600, 4_000),
          chain(6_900, 4_000, 6_900, 7_800),
        ],
        parapets: [chain(0, 0, 0, -1_200, 5_200, -1_200, 5_200, 0)],
        openings: [
          door(6_050, 7_800, 900, [6_050, 6_500]),
          arch(5_200, 5_500, 1_200),
          arch(3_900, 4_400, 1_400),
          passage(2_700, 5_600, 1_000),
          door(6_050, 4_000, 800, [6_050, 3_000]),
          door(6_900, 5_000, 700, [8_000, 5_000]),
          doubleDoor(1_700, 0, 1_400, [1_700, -700]),
          doubleDoor(3_500, 0, 1_400, [3_500, -700]),
          { ...window(0, 2_200, 1_200), height: 1_700, sill: 650 },
          { ...window(7_400, 0, 1_800), height: 1_700, sill: 650 },
          window(3_900, 7_800, 1_500),
          window(1_500, 7_800, 1_200),
          highWindow(8_225, 7_800),
        ],
        rooms: [
          room(2_500, 2_200, "living-room"),
          room(3_900, 6_000, "dining-room"),
          room(1_300, 6_000, "kitchen"),
          room(7_400, 2_000, "main-bedroom"),
          room(6_050, 5_800, "entry"),
          room(8_200, 5_800, "bathroom"),
          room(2_600, -600, "balcony"),
        ],
      },
    ],
  },
  rooms: [
    {
      at: [2_500, 2_200],
      floor: "herringbone-walnut",
      walls: [
        { near: [1_500, 4_300], finish: "paint-ochre" },
        { near: [5_100, 2_000], finish: "paint-ochre" },
      ],
    },
    { at: [3_900, 6_000], floor: "cement-pattern", walls: [{ near: [2_800, 7_000], finish: "paint-ochre" }] },
    { at: [1_300, 6_000], floor: "cement-pattern", walls: [{ near: [150, 6_500], finish: "zellige-cream" }] },
    {
      at: [7_400, 2_000],
      floor: "herringbone-walnut",
      walls: [{ near: [9_450, 2_000], finish: "paint-forest" }],
    },
    { at: [6_050, 5_800], floor: "cement-pattern" },
    {
      at: [8_200, 5_800],
      floor: "checker-cream",
      walls: [
        { near: [8_200, 7_650], finish: "zellige-teal" },
        { near: [9_450, 5_000], finish: "metro-white" },
      ],
    },
    { at: [2_600, -600], floor: "cement-pattern" },
  ],
  pieces: [...indochineForestDay, ...entry, ...balcony, ...indochineForestRooms],
}
