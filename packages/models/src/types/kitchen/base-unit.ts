import { splitSpan } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { hingeOf } from "../construction/cabinet.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"
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

/** A kitchen base unit with drawers, doors or both. */
export const baseUnit = defineModel({
  id: "kitchen.base",
  category: "kitchen",
  name: { zh: "厨房地柜", en: "Kitchen base unit", vi: "Tủ bếp dưới" },
  words: {
    zh: ["地柜", "橱柜", "厨柜", "下柜", "抽屉柜"],
    en: ["base cabinet", "kitchen cabinet", "kitchen drawers", "lower cabinet"],
    vi: ["tủ bếp dưới", "tủ bếp", "ngăn kéo bếp"],
  },
  parameters: {
    width: length(800, 300, 1800, 50),
    depth: length(630, 500, 750, 10),
    height: length(900, 800, 980, 10),
    inside: choice("drawers", "doors", "drawerAndDoors"),
    drawers: count(3, 2, 5),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    ...worktopParameters,
  },
  slots: { ...kitchenSlots, worktop: worktopSlot },
  anchor: "floor",
  clearance: { front: 1000 },
  build(values) {
    const { width, depth, height, inside, drawers, fronts, handles, thickness } = values
    const parts = openParts()
    const room = baseRoom(values)
    addUnitBody(parts, room, !values.worktop)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const { face } = room
    const wide = x[1] - x[0]
    const columns = wide > 1 ? 2 : 1
    const drawer = (span: readonly [number, number], y: readonly [number, number]): void =>
      addDrawer(parts, { x: span, y, face, style: fronts, handle: handles })
    if (inside === "drawers") {
      // A shallow one for cutlery above deep ones for pots.
      const shallow = Math.min(0.155, (high - low) / drawers)
      const deep = (high - low - shallow - 0.003 * (drawers - 1)) / (drawers - 1)
      for (const span of splitSpan(x, columns, 0.003)) {
        drawer(span, [high - shallow, high])
        for (let i = 0; i < drawers - 1; i++) {
          const top = high - shallow - 0.003 - i * (deep + 0.003)
          drawer(span, [top - deep, top])
        }
      }
    } else {
      const doors = wide > 0.62 ? 2 : 1
      const hasDrawer = inside === "drawerAndDoors"
      const top = hasDrawer ? high - 0.158 : high
      if (hasDrawer) for (const span of splitSpan(x, columns, 0.003)) drawer(span, [high - 0.155, high])
      for (const [i, leaf] of splitSpan(x, doors * (wide > 1.25 ? 2 : 1), 0.003).entries())
        addDoor(parts, {
          x: leaf,
          y: [low, top],
          face,
          style: fronts,
          handle: handles,
          hinge: hingeOf(i, doors),
          grip: "high",
          handleLength: 0.16,
        })
    }
    if (values.worktop)
      parts.addFitted("worktop", worktop({ x: [-width / 2, width / 2], depth, height, thickness }))
    return parts.close()
  },
  symbol: ({ width, depth }) => unitSymbol(width, depth, width > 1 ? 2 : 1),
  looks: [
    {
      name: {
        zh: "鼠尾草绿抽屉地柜",
        en: "Drawer unit in sage, marble top",
        vi: "Tủ ngăn kéo xanh xô thơm mặt đá",
      },
    },
    {
      name: { zh: "橡木格栅双门地柜", en: "Reeded oak unit with doors", vi: "Tủ bếp sồi rãnh hai cánh" },
      values: { inside: "doors", fronts: "fluted", handles: "edge" },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        worktop: "quartz-white",
        handles: "bronze-dark",
      },
    },
    {
      name: { zh: "白色无拉手地柜", en: "Handleless unit in white", vi: "Tủ bếp trắng không tay nắm" },
      values: { width: 900, fronts: "slab", handles: "groove", drawers: 3 },
      finishes: {
        body: "lacquer-white",
        fronts: "lacquer-white",
        handles: "steel-brushed",
        worktop: "oak-natural",
        plinth: "lacquer-white",
      },
    },
    {
      name: {
        zh: "海军蓝经典地柜",
        en: "Classic navy unit with cup handles",
        vi: "Tủ bếp xanh navy cổ điển",
      },
      values: { width: 1000, inside: "drawerAndDoors", handles: "cup", thickness: 38 },
      finishes: { body: "lacquer-navy", fronts: "lacquer-navy", worktop: "walnut-natural" },
    },
  ],
})
