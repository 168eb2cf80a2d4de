import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { addDoor } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import {
  addUnitBody,
  frontSpan,
  kitchenFronts,
  kitchenHandles,
  kitchenSlots,
  plinthHeight,
  tallSymbol,
} from "./kitchen-unit.ts"

/** A fridge and freezer behind fronts of the kitchen. */
export const builtInFridge = defineModel({
  id: "kitchen.fridge-built-in",
  category: "kitchen",
  name: { zh: "嵌入式冰箱", en: "Built-in fridge", vi: "Tủ lạnh âm tủ" },
  words: {
    zh: ["冰箱", "嵌入式冰箱", "内嵌冰箱", "高柜"],
    en: ["built-in fridge", "integrated fridge", "refrigerator", "fridge freezer"],
    vi: ["tủ lạnh âm tủ", "tủ lạnh", "tủ bếp cao"],
  },
  parameters: {
    width: length(600, 560, 1200, 10),
    depth: length(630, 550, 700, 10),
    height: length(2200, 1700, 2600, 10),
    freezer: choice("below", "above", "none"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
  },
  slots: kitchenSlots,
  anchor: "floor",
  clearance: { front: 1000 },
  build({ width, depth, height, freezer, fronts, handles }) {
    const parts = openParts()
    const face = depth / 2 - handleReach[handles]
    const room = { x: [-width / 2, width / 2], y: [plinthHeight, height], back: -depth / 2, face } as const
    addUnitBody(parts, room, true)
    // Air for the machine comes in through slots in the plinth.
    const slots = 14
    for (let i = 0; i < slots; i++) {
      const x = (i - (slots - 1) / 2) * (width / (slots + 6))
      parts.add(
        "handles",
        board({ x: [x - 0.008, x + 0.008], y: [0.03, 0.07], z: [face - 0.06, face - 0.0538], radius: 0.001 }),
      )
    }
    const [low, high] = frontSpan(room.y)
    const whole = high - low
    const cuts: readonly Span[] =
      freezer === "none"
        ? [[low, high]]
        : freezer === "below"
          ? [
              [low, low + whole * 0.36 - 0.0015],
              [low + whole * 0.36 + 0.0015, high],
            ]
          : [
              [low, high - whole * 0.27 - 0.0015],
              [high - whole * 0.27 + 0.0015, high],
            ]
    const count = width > 0.76 ? 2 : 1
    for (const [j, y] of cuts.entries())
      for (const [i, x] of splitSpan(frontSpan(room.x), count, 0.003).entries())
        addDoor(parts, {
          x,
          y,
          face,
          style: fronts,
          handle: handles,
          hinge: count === 2 && i === 0 ? "left" : count === 2 ? "right" : "left",
          grip: cuts.length === 1 ? "middle" : j === 0 ? "high" : "low",
          handleLength: 0.36,
        })
    return parts.close()
  },
  symbol: ({ width, depth }) => tallSymbol(width, depth),
  looks: [
    {
      name: { zh: "鼠尾草绿嵌入式冰箱", en: "Fridge behind sage fronts", vi: "Tủ lạnh âm cánh xanh xô thơm" },
    },
    {
      name: { zh: "橡木嵌入式冰箱", en: "Wide fridge behind oak fronts", vi: "Tủ lạnh âm đôi cánh sồi" },
      values: { width: 900, fronts: "slab", handles: "groove" },
      finishes: { body: "oak-natural", fronts: "oak-natural", handles: "oak-smoked" },
    },
    {
      name: { zh: "奶油白嵌入式冰箱", en: "Fridge in cream with knobs", vi: "Tủ lạnh âm màu kem" },
      values: { freezer: "above", handles: "knob", height: 2050 },
      finishes: { body: "lacquer-cream", fronts: "lacquer-cream", plinth: "lacquer-cream" },
    },
  ],
})
