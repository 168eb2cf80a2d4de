import { board, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { addDrawer } from "../construction/fronts.ts"
import { addOven, ovenSlots } from "./appliances.ts"
import {
  addUnitBody,
  baseRoom,
  frontSpan,
  kitchenFronts,
  kitchenHandles,
  kitchenSlots,
  unitSymbol,
  worktop,
  worktopParameters,
  worktopSlot,
} from "./kitchen-unit.ts"

/** A built-in oven under the worktop, a drawer below or above it. */
export const ovenUnit = defineModel({
  id: "kitchen.oven",
  category: "kitchen",
  name: { zh: "嵌入式烤箱柜", en: "Built-in oven", vi: "Lò nướng âm" },
  words: {
    zh: ["烤箱", "嵌入式烤箱", "蒸烤箱", "微波炉"],
    en: ["built-in oven", "oven", "steam oven", "microwave"],
    vi: ["lò nướng", "lò nướng âm", "lò vi sóng", "lò hấp"],
  },
  parameters: {
    width: length(600, 600, 1300, 10),
    depth: length(630, 550, 750, 10),
    height: length(900, 820, 980, 10),
    drawer: choice("below", "above"),
    oven: choice("full", "compact"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    ...worktopParameters,
  },
  slots: { ...kitchenSlots, worktop: worktopSlot, ...ovenSlots },
  anchor: "floor",
  clearance: { front: 1000 },
  build(values) {
    const { width, depth, height, drawer, oven, fronts, handles, thickness } = values
    const parts = openParts()
    const room = baseRoom({ ...values, handles: "bar" })
    addUnitBody(parts, room, !values.worktop)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const { face } = room
    const tall = Math.min(oven === "compact" ? 0.455 : 0.595, high - low - 0.1)
    const y: Span = drawer === "below" ? [high - tall, high] : [low, low + tall]
    const rest: Span = drawer === "below" ? [low, y[0] - 0.003] : [y[1] + 0.003, high]
    const side = Math.max(0, (x[1] - x[0] - 0.596) / 2)
    const opening: Span = [x[0] + side, x[1] - side]
    addOven(parts, { x: opening, y, face, isCompact: oven === "compact" })
    if (side > 0.004)
      for (const edge of [[x[0], opening[0] - 0.002] as const, [opening[1] + 0.002, x[1]] as const])
        parts.add("fronts", board({ x: edge, y, z: [face - 0.02, face - 0.001], grain: "y" }))
    addDrawer(parts, { x, y: rest, face, style: fronts, handle: handles })
    if (values.worktop)
      parts.addFitted("worktop", worktop({ x: [-width / 2, width / 2], depth, height, thickness }))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    ...unitSymbol(width, depth),
    symbolBox({ size: [Math.min(width, 0.6) - 0.06, depth - 0.16], style: "dashed" }),
  ],
  looks: [
    { name: { zh: "鼠尾草绿烤箱柜", en: "Oven in a sage unit", vi: "Lò nướng âm tủ xanh" } },
    {
      name: { zh: "橡木蒸烤箱柜", en: "Compact oven over an oak drawer", vi: "Lò hấp nhỏ trên ngăn kéo sồi" },
      values: { oven: "compact", fronts: "slab", handles: "edge" },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        handles: "bronze-dark",
        worktop: "quartz-white",
        steel: "steel-black",
      },
    },
  ],
})
