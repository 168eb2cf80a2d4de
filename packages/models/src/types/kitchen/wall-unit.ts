import { board, inset, splitSpan } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { crossed, hingeOf } from "../construction/cabinet.ts"
import { addCarcass } from "../construction/carcass.ts"
import { addCrockery, crockerySlots } from "../construction/crockery.ts"
import { addDoor } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { frontSpan, kitchenFronts, kitchenHandles, kitchenSlots } from "./kitchen-unit.ts"

/** A kitchen cupboard on the wall: doors, glass doors with crockery behind, flaps, or open. */
export const wallUnit = defineModel({
  id: "kitchen.wall",
  category: "kitchen",
  name: { zh: "厨房吊柜", en: "Kitchen wall unit", vi: "Tủ bếp trên" },
  words: {
    zh: ["吊柜", "上柜", "橱柜", "厨柜", "玻璃吊柜"],
    en: ["wall cabinet", "upper cabinet", "kitchen cabinet", "glass cabinet"],
    vi: ["tủ bếp trên", "tủ treo", "tủ bếp", "tủ kính bếp"],
  },
  parameters: {
    width: length(800, 300, 1200, 50),
    depth: length(370, 300, 450, 10),
    height: length(720, 350, 1100, 10),
    closed: choice("doors", "glass", "flaps", "open"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    light: toggle(true),
  },
  slots: {
    body: kitchenSlots.body,
    fronts: kitchenSlots.fronts,
    handles: kitchenSlots.handles,
    glass: { finish: "glass-clear", accepts: ["glass"] },
    light: { finish: "glow-warm" },
    ...crockerySlots,
  },
  anchor: "wall",
  elevation: 1450,
  build({ width, depth, height, closed, fronts, handles, light }) {
    const parts = openParts()
    const face = depth / 2 - (closed === "open" ? 0 : handleReach[handles])
    const front = closed === "open" ? face : face - 0.0215
    const inside = addCarcass(parts, {
      x: [-width / 2, width / 2],
      y: [0, height],
      z: [-depth / 2, front],
      edge: 0.0008,
    })
    const shelves = height > 0.8 ? 2 : height > 0.45 ? 1 : 0
    const levels = splitSpan(inside.y, shelves + 1, 0.018)
    for (const [i, level] of levels.entries()) {
      if (i > 0)
        parts.add(
          "body",
          board({ x: inside.x, y: [level[0] - 0.018, level[0]], z: [inside.z[0], front - 0.02], grain: "x" }),
        )
      if (closed === "glass" || closed === "open")
        addCrockery(parts, {
          x: inset(inside.x, 0.03),
          y: level,
          z: [inside.z[0] + 0.01, front - 0.03],
          seed: i + 1,
        })
    }
    if (light)
      parts.add(
        "light",
        board({
          x: [-width / 2 + 0.03, width / 2 - 0.03],
          y: [0.0002, 0.004],
          z: [front - 0.07, front - 0.058],
          radius: 0.001,
        }),
      )
    if (closed === "open") return parts.close()
    const [x, y] = [frontSpan([-width / 2, width / 2]), frontSpan([0, height])]
    const style = closed === "glass" ? "glass" : fronts
    if (closed === "flaps")
      for (const one of splitSpan(y, height > 0.55 ? 2 : 1, 0.003))
        addDoor(parts, { x, y: one, face, style, handle: handles, hinge: "top" })
    else {
      const doors = width > 0.62 ? 2 : 1
      for (const [i, one] of splitSpan(x, doors, 0.003).entries())
        addDoor(parts, {
          x: one,
          y,
          face,
          style,
          handle: handles,
          hinge: hingeOf(i, doors),
          grip: "low",
          handleLength: 0.16,
        })
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    ...crossed(width, depth, "dashed"),
  ],
  looks: [
    { name: { zh: "鼠尾草绿框线吊柜", en: "Panelled wall unit in sage", vi: "Tủ treo xanh xô thơm" } },
    {
      name: { zh: "橡木玻璃吊柜", en: "Glass wall unit in oak", vi: "Tủ treo sồi cánh kính" },
      values: { closed: "glass", width: 900, height: 800, handles: "knob" },
      finishes: { body: "oak-natural", fronts: "oak-natural", glass: "glass-clear" },
    },
    {
      name: { zh: "白色上翻吊柜", en: "White unit with lift-up flaps", vi: "Tủ treo trắng cánh nâng" },
      values: { closed: "flaps", fronts: "slab", handles: "groove", width: 900 },
      finishes: { body: "lacquer-white", fronts: "lacquer-white", handles: "steel-brushed" },
    },
    {
      name: { zh: "胡桃木开放吊柜", en: "Open walnut wall unit", vi: "Tủ treo óc chó mở" },
      values: { closed: "open", width: 1000, height: 600, depth: 320 },
      finishes: { body: "walnut-natural", bowls: "ceramic-stoneware" },
    },
  ],
})
