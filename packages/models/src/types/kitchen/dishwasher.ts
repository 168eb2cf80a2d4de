import { board } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine } from "../../model/symbol-lines.ts"
import { addDoor } from "../construction/fronts.ts"
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

/** A dishwasher behind a front of the kitchen, or one whose own steel door is seen. */
export const dishwasher = defineModel({
  id: "kitchen.dishwasher",
  category: "kitchen",
  name: { zh: "洗碗机", en: "Dishwasher", vi: "Máy rửa bát" },
  words: {
    zh: ["洗碗机", "嵌入式洗碗机", "厨房电器"],
    en: ["dishwasher", "integrated dishwasher", "appliance"],
    vi: ["máy rửa bát", "máy rửa chén", "máy rửa bát âm tủ"],
  },
  parameters: {
    width: length(600, 450, 1300, 10),
    depth: length(630, 550, 750, 10),
    height: length(900, 800, 980, 10),
    kind: choice("integrated", "panel", "steel"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    ...worktopParameters,
  },
  slots: {
    ...kitchenSlots,
    worktop: worktopSlot,
    steel: { finish: "steel-brushed", accepts: ["metal", "lacquer"] },
    display: { finish: "screen-off" },
  },
  anchor: "floor",
  clearance: { front: 1000 },
  build(values) {
    const { width, depth, height, kind, fronts, handles, thickness } = values
    const parts = openParts()
    const room = baseRoom(kind === "integrated" ? values : { ...values, handles: "bar" })
    addUnitBody(parts, room, !values.worktop)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const { face } = room
    const panel = 0.115
    const door = { x, face, hinge: "bottom" } as const
    if (kind === "integrated") addDoor(parts, { ...door, y: [low, high], style: fronts, handle: handles })
    else {
      parts.add(
        "steel",
        board({ x, y: [high - panel, high], z: [face - 0.02, face], radius: 0.002, rounds: 2, grain: "x" }),
      )
      parts.add(
        "display",
        board({
          x: [-0.07 + (x[0] + x[1]) / 2, 0.07 + (x[0] + x[1]) / 2],
          y: [high - 0.038, high - 0.016],
          z: [face - 0.01, face + 0.0006],
          radius: 0.0004,
        }),
      )
      for (let i = 0; i < 4; i++)
        parts.add(
          "display",
          board({
            x: [x[1] - 0.05 - i * 0.028, x[1] - 0.036 - i * 0.028],
            y: [high - 0.031, high - 0.023],
            z: [face - 0.01, face + 0.0012],
            radius: 0.0006,
          }),
        )
      addDoor(parts, {
        ...door,
        y: [low, high - panel - 0.003],
        style: kind === "steel" ? "slab" : fronts,
        slot: kind === "steel" ? "steel" : "fronts",
        handle: "bar",
        handleSlot: kind === "steel" ? "steel" : "handles",
      })
    }
    if (values.worktop)
      parts.addFitted("worktop", worktop({ x: [-width / 2, width / 2], depth, height, thickness }))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    ...unitSymbol(width, depth),
    symbolLine([
      [-width / 2, -depth / 2],
      [width / 2, depth / 2 - 0.03],
    ]),
    symbolLine([
      [width / 2, -depth / 2],
      [-width / 2, depth / 2 - 0.03],
    ]),
  ],
  looks: [
    { name: { zh: "全嵌洗碗机", en: "Fully integrated dishwasher", vi: "Máy rửa bát âm tủ toàn phần" } },
    {
      name: { zh: "不锈钢洗碗机", en: "Steel dishwasher", vi: "Máy rửa bát inox" },
      values: { kind: "steel" },
      finishes: { body: "lacquer-white", worktop: "quartz-white" },
    },
    {
      name: {
        zh: "半嵌橡木面板洗碗机",
        en: "Dishwasher with an oak panel",
        vi: "Máy rửa bát bán âm mặt sồi",
      },
      values: { kind: "panel", fronts: "slab" },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        worktop: "quartz-white",
        steel: "steel-black",
        handles: "steel-black",
      },
    },
  ],
})
