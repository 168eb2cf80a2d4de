import type { ProductPieces } from "./product-piece.ts"

const sagePaint = ["lacquer-sage", "#afb293"] as const
const cream = ["lacquer-cream", "#e3d8c5"] as const
const dusk = ["lacquer-navy", "#6d8490"] as const

/** Kitchen, bathroom, hall and doors. */
export const roomPieces: ProductPieces = {
  "kitchen-island-sage": {
    type: "kitchen.island",
    values: { cladding: "slab" },
    finishes: { body: sagePaint, fronts: sagePaint, cladding: sagePaint },
  },
  "kitchen-run-cream-oak": [
    {
      type: "kitchen.hob",
      size: [800, 670, 910],
      at: [-660, 0, 0],
      values: { below: "oven" },
      finishes: { body: cream, fronts: cream, worktop: "oak-natural" },
    },
    {
      type: "kitchen.sink",
      size: [720, 670, 1250],
      at: [100, 0, 0],
      finishes: { body: cream, fronts: cream, worktop: "oak-natural" },
    },
    {
      type: "kitchen.base",
      size: [600, 670, 910],
      at: [760, 0, 0],
      finishes: { body: cream, fronts: cream, worktop: "oak-natural" },
    },
  ],
  "kitchen-wall-units-blue": [-375, 375].map((x) => ({
    type: "kitchen.wall",
    size: [750, 350, 750] as const,
    at: [x, 0, 0] as const,
    values: { light: false, handles: "none" },
    finishes: { body: dusk, fronts: dusk },
  })),
  "fruit-bowl-walnut": { type: "decor.bowl", values: { fruit: "lemons" } },
  "bath-freestanding": { type: "bath.free", without: ["metal"] },
  "bath-forest": {
    type: "bath.free",
    finishes: { outside: ["ceramic-white", "#4c6e57"], ceramic: ["ceramic-white", "#4c6e57"] },
    without: ["metal"],
  },
  "vanity-fluted-walnut": {
    type: "vanity.wall",
    finishes: { fronts: "walnut-natural", body: "walnut-natural", top: "marble-carrara" },
  },
  "vanity-double-sage": {
    type: "vanity.wall",
    values: { basins: 2 },
    finishes: {
      fronts: ["lacquer-sage", "#b2b899"],
      body: ["lacquer-sage", "#b2b899"],
      metal: "steel-black",
    },
  },
  "bath-tray-set": { type: "set.bath", finishes: { tray: "walnut-natural" } },
  "towel-rail-brass": {
    type: "rail.towel",
    values: { towels: 1 },
    finishes: { towels: ["linen-sage", "#7e8c6d"] },
  },
  "hooks-oak": { type: "decor.coat-hooks", values: { hooks: 5 } },
  "door-sage": {
    type: "door.hinged",
    finishes: {
      leaf: ["lacquer-sage", "#7f8d66"],
      frame: ["lacquer-sage", "#7f8d66"],
      metal: "brass-brushed",
    },
  },
  "slat-panel-oak": { type: "decor.slat-wall" },
}
