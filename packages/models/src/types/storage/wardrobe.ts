import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  cabinetFinishes,
  cabinetSymbol,
  crossed,
  handleFinishes,
  hingeOf,
  opening,
} from "../construction/cabinet.ts"
import { addCarcass } from "../construction/carcass.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { addLegs } from "../construction/legs.ts"

/** A wardrobe with hinged doors, drawers below and cupboards above them if wanted. */
export const wardrobe = defineModel({
  id: "wardrobe.hinged",
  category: "storage",
  name: { zh: "平开门衣柜", en: "Wardrobe", vi: "Tủ quần áo cửa mở" },
  words: {
    zh: ["衣柜", "大衣柜", "平开门", "衣橱", "卧室柜"],
    en: ["wardrobe", "closet", "armoire", "hinged doors", "bedroom"],
    vi: ["tủ quần áo", "tủ áo", "tủ cánh mở", "phòng ngủ"],
  },
  parameters: {
    width: length(1800, 500, 3200, 50),
    depth: length(600, 450, 680, 10),
    height: length(2250, 1700, 2700, 50),
    doors: count(4, 1, 7),
    parts: choice("doors", "drawersBelow", "cupboardsAbove"),
    fronts: choice("shaker", "slab", "fluted", "cane", "slatted"),
    handles: choice("bar", "knob", "groove", "none"),
    base: choice("plinth", "tapered", "block"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: cabinetFinishes },
    fronts: { finish: "lacquer-cream", accepts: cabinetFinishes },
    cane: { finish: "cane-natural", accepts: ["woven", "fabric"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    base: { finish: "steel-black", accepts: ["metal", "wood", "lacquer"] },
  },
  anchor: "floor",
  clearance: { front: 800 },
  build({ width, depth, height, doors, parts: layout, fronts, handles, base }) {
    const parts = openParts()
    const front = depth / 2 - handleReach[handles]
    const low = { plinth: 0.07, tapered: 0.15, block: 0.06 }[base]
    addLegs(parts, {
      kind: base,
      width,
      depth: front + depth / 2,
      z: (front - depth / 2) / 2,
      height: low,
      slot: "base",
    })
    const inside = addCarcass(parts, {
      x: [-width / 2, width / 2],
      y: [low, height],
      z: [-depth / 2, front],
      thickness: 0.022,
    })
    const face = front - 0.001
    // What lies behind the gaps: uprights and boards set back behind the doors.
    const behind: Span = [inside.z[0], face - 0.024]
    const all = opening(inside.x)
    const leaves = splitSpan(all, doors, 0.003)
    for (let i = 2; i < doors; i += 2) {
      const x = leaves[i]?.[0] ?? 0
      parts.add("body", board({ x: [x - 0.0105, x + 0.0075], y: inside.y, z: behind, grain: "y" }))
    }
    const [bottom, top] = opening(inside.y)
    const cut = layout === "drawersBelow" ? bottom + 0.5 : layout === "cupboardsAbove" ? top - 0.5 : null
    if (cut !== null)
      parts.add("body", board({ x: inside.x, y: [cut - 0.009, cut + 0.009], z: behind, grain: "x" }))
    const main: Span =
      cut === null ? [bottom, top] : layout === "drawersBelow" ? [cut + 0.0015, top] : [bottom, cut - 0.0015]
    for (const [i, x] of leaves.entries()) {
      const hinge = hingeOf(i, doors)
      const common = { x, face, style: fronts, handle: handles, hinge } as const
      addDoor(parts, { ...common, y: main, handleLength: handles === "bar" ? 0.3 : 0.2 })
      if (layout === "cupboardsAbove" && cut !== null)
        addDoor(parts, { ...common, y: [cut + 0.0015, top], grip: "low", handleLength: 0.14 })
    }
    if (layout === "drawersBelow" && cut !== null)
      for (const x of splitSpan(all, Math.max(1, Math.round(doors / 2)), 0.003))
        for (const y of splitSpan([bottom, cut - 0.0015], 2, 0.003))
          addDrawer(parts, { x, y, face, style: fronts === "cane" ? "slab" : fronts, handle: handles })
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => [...cabinetSymbol(width, depth, doors), ...crossed(width, depth)],
  looks: [
    {
      name: {
        zh: "奶油框线四门衣柜",
        en: "Four-door wardrobe, cream and oak",
        vi: "Tủ áo bốn cánh kem và sồi",
      },
    },
    {
      name: { zh: "胡桃木藤编衣柜", en: "Walnut wardrobe with cane doors", vi: "Tủ áo óc chó cánh mây" },
      values: {
        width: 1000,
        doors: 2,
        parts: "drawersBelow",
        fronts: "cane",
        handles: "knob",
        base: "tapered",
        height: 2050,
      },
      finishes: { body: "walnut-natural", fronts: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: { zh: "暖灰通顶衣柜", en: "Handleless wardrobe in greige", vi: "Tủ áo kịch trần màu xám be" },
      values: {
        width: 2700,
        height: 2600,
        doors: 6,
        parts: "cupboardsAbove",
        fronts: "slab",
        handles: "groove",
      },
      finishes: { body: "lacquer-greige", fronts: "lacquer-greige", handles: "bronze-dark" },
    },
    {
      name: { zh: "橡木格栅衣柜", en: "Fluted oak wardrobe", vi: "Tủ áo sồi rãnh" },
      values: { width: 1350, doors: 3, fronts: "fluted", handles: "bar", base: "block" },
      finishes: { fronts: "oak-natural", handles: "bronze-dark" },
    },
  ],
})
