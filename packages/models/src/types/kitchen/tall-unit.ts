import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { hingeOf } from "../construction/cabinet.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { addOven, ovenSlots } from "./appliances.ts"
import {
  addUnitBody,
  frontSpan,
  kitchenFronts,
  kitchenHandles,
  kitchenSlots,
  plinthHeight,
  tallSymbol,
} from "./kitchen-unit.ts"

/** A tall kitchen unit: a larder, or a housing for one oven or two appliances. */
export const tallUnit = defineModel({
  id: "kitchen.tall",
  category: "kitchen",
  name: { zh: "厨房高柜", en: "Tall kitchen unit", vi: "Tủ bếp cao" },
  words: {
    zh: ["高柜", "电器高柜", "蒸烤箱柜", "储物高柜", "橱柜"],
    en: ["tall cabinet", "larder", "pantry", "oven housing", "kitchen cabinet"],
    vi: ["tủ bếp cao", "tủ lò nướng", "tủ đồ khô", "tủ bếp"],
  },
  parameters: {
    width: length(600, 400, 1200, 50),
    depth: length(630, 550, 700, 10),
    height: length(2200, 1900, 2600, 10),
    inside: choice("oven", "ovenAndMicrowave", "larder"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
  },
  slots: { ...kitchenSlots, ...ovenSlots },
  anchor: "floor",
  clearance: { front: 1000 },
  build({ width, depth, height, inside, fronts, handles }) {
    const parts = openParts()
    // Ovens have a bar of their own, whatever opens the doors.
    const reach = inside === "larder" ? handleReach[handles] : 0.028
    const face = depth / 2 - reach
    const room = { x: [-width / 2, width / 2], y: [plinthHeight, height], back: -depth / 2, face } as const
    addUnitBody(parts, room, true)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const count = width > 0.62 ? 2 : 1
    const doors = (y: Span, grip: "high" | "middle" | "low", handleLength: number): void => {
      for (const [i, leaf] of splitSpan(x, count, 0.003).entries())
        addDoor(parts, {
          x: leaf,
          y,
          face,
          style: fronts,
          handle: handles,
          hinge: hingeOf(i, count),
          grip,
          handleLength,
        })
    }
    if (inside === "larder") {
      const cut = low + (high - low) * 0.36
      doors([low, cut - 0.0015], "high", 0.2)
      doors([cut + 0.0015, high], "low", 0.3)
      return parts.close()
    }
    // Two deep drawers, the appliances at the height of the hand, a cupboard above.
    const drawerTop = low + 0.58
    for (const y of splitSpan([low, drawerTop], 2, 0.003))
      addDrawer(parts, { x, y, face, style: fronts, handle: handles })
    const side = Math.max(0, (x[1] - x[0] - 0.596) / 2)
    const opening: Span = [x[0] + side, x[1] - side]
    const frame = (y: Span): void => {
      if (side < 0.004) return
      for (const edge of [[x[0], opening[0] - 0.002] as const, [opening[1] + 0.002, x[1]] as const])
        parts.add("fronts", board({ x: edge, y, z: [face - 0.02, face - 0.001], grain: "y" }))
    }
    const ovenTop = drawerTop + 0.003 + 0.595
    addOven(parts, { x: opening, y: [drawerTop + 0.003, ovenTop], face })
    frame([drawerTop + 0.003, ovenTop])
    let above = ovenTop + 0.003
    if (inside === "ovenAndMicrowave" && high - above > 0.75) {
      addOven(parts, { x: opening, y: [above, above + 0.455], face, isCompact: true })
      frame([above, above + 0.455])
      above += 0.458
    }
    doors([above, high], "low", 0.2)
    return parts.close()
  },
  symbol: ({ width, depth }) => tallSymbol(width, depth),
  looks: [
    { name: { zh: "鼠尾草绿烤箱高柜", en: "Oven housing in sage", vi: "Tủ lò nướng xanh xô thơm" } },
    {
      name: { zh: "橡木双电器高柜", en: "Oak housing for two appliances", vi: "Tủ sồi hai thiết bị" },
      values: { inside: "ovenAndMicrowave", fronts: "slab", handles: "edge", height: 2350 },
      finishes: { body: "oak-natural", fronts: "oak-natural", handles: "bronze-dark" },
    },
    {
      name: { zh: "奶油色储物高柜", en: "Larder in cream", vi: "Tủ đồ khô màu kem" },
      values: { inside: "larder", width: 900, handles: "knob" },
      finishes: { body: "lacquer-cream", fronts: "lacquer-cream", plinth: "lacquer-cream" },
    },
  ],
})
