import { board, inset, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import {
  cabinetFinishes,
  cabinetSymbol,
  crossed,
  handleFinishes,
  hingeOf,
  legFinishes,
} from "../construction/cabinet.ts"
import { addCrockery, crockerySlots } from "../construction/crockery.ts"
import { addDoor, addDrawer } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { addLegs } from "../construction/legs.ts"
import { addThings, thingSlots } from "../construction/shelf-things.ts"

/** A cabinet of glass on all sides in a slim frame, with drawers below if wanted. */
export const displayCabinet = defineModel({
  id: "cabinet.glass",
  category: "storage",
  name: { zh: "玻璃展示柜", en: "Glass display cabinet", vi: "Tủ kính trưng bày" },
  words: {
    zh: ["玻璃柜", "展示柜", "酒柜", "餐具柜", "陈列柜"],
    en: ["display cabinet", "vitrine", "glass cabinet", "china cabinet"],
    vi: ["tủ kính", "tủ trưng bày", "tủ ly", "tủ bát đĩa"],
  },
  parameters: {
    width: length(900, 450, 1600, 50),
    depth: length(400, 300, 500, 10),
    height: length(1800, 1000, 2200, 50),
    doors: count(2, 1, 3),
    shelves: count(3, 2, 5),
    drawers: toggle(true),
    shown: choice("crockery", "books", "empty"),
    handles: choice("knob", "bar", "none"),
    legs: choice("tapered", "pin", "block", "plinth"),
  },
  slots: {
    body: { finish: "oak-black", accepts: [...cabinetFinishes, "metal"] },
    fronts: { finish: "oak-black", accepts: [...cabinetFinishes, "metal"] },
    glass: { finish: "glass-clear", accepts: ["glass"] },
    shelves: { finish: "glass-clear", accepts: ["glass", "wood"] },
    back: { finish: "oak-black", accepts: ["wood", "lacquer", "glass", "mirror"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    legs: { finish: "oak-black", accepts: legFinishes },
    ...thingSlots,
    ...crockerySlots,
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, doors, shelves, drawers, shown, handles, legs }) {
    const parts = openParts()
    const front = depth / 2 - handleReach[handles]
    const low = { tapered: 0.15, pin: 0.15, block: 0.06, plinth: 0.06 }[legs]
    addLegs(parts, { kind: legs, width, depth: front + depth / 2, z: (front - depth / 2) / 2, height: low })
    const t = 0.024
    const [x, back] = [width / 2, -depth / 2]
    const body = front - 0.022
    const plate = (y: Span): void =>
      parts.add("body", board({ x: [-x, x], y, z: [back, body], radius: 0.0015, grain: "x" }))
    plate([low, low + t])
    plate([height - t, height])
    const cut = drawers ? low + 0.24 : low + t
    if (drawers) plate([cut - t, cut])
    for (const side of [-1, 1]) {
      const across = (wide: number): Span => (side < 0 ? [-x, -x + wide] : [x - wide, x])
      for (const z of [
        [back, back + t],
        [body - t, body],
      ] as const)
        parts.add("body", board({ x: across(t), y: [low + t, height - t], z: [z[0], z[1]], grain: "y" }))
      parts.add(
        "glass",
        board({
          x: side < 0 ? [-x + 0.008, -x + 0.013] : [x - 0.013, x - 0.008],
          y: [cut, height - t],
          z: [back + t, body - t],
          radius: 0.0004,
        }),
      )
      if (drawers)
        parts.add(
          "body",
          board({ x: across(0.018), y: [low + t, cut - t], z: [back + t, body - t], grain: "y" }),
        )
    }
    parts.add(
      "back",
      board({
        x: [-x + t, x - t],
        y: [low + t, height - t],
        z: [back + 0.008, back + 0.014],
        radius: 0.0004,
        grain: "y",
      }),
    )
    const inside: Span = [-x + t, x - t]
    for (const [i, level] of splitSpan([cut, height - t], shelves + 1).entries()) {
      if (i > 0)
        parts.add(
          "shelves",
          board({
            x: inside,
            y: [level[0] - 0.004, level[0] + 0.004],
            z: [back + 0.016, body - 0.012],
            radius: 0.0008,
            grain: "x",
          }),
        )
      const room = {
        x: inset(inside, 0.03),
        y: [level[0] + (i > 0 ? 0.0045 : 0.0005), level[1] - 0.01] as const,
        z: [back + 0.03, body - 0.03] as const,
        seed: i + 2,
      }
      if (shown === "crockery") addCrockery(parts, room)
      if (shown === "books") addThings(parts, room)
    }
    const leaves = splitSpan([-x + 0.001, x - 0.001], doors, 0.003)
    for (const [i, leaf] of leaves.entries())
      addDoor(parts, {
        x: leaf,
        y: [cut - (drawers ? t / 2 - 0.0015 : t - 0.001), height - 0.001],
        face: front,
        style: "glass",
        handle: handles,
        hinge: hingeOf(i, doors),
        handleLength: 0.2,
      })
    if (drawers)
      for (const leaf of splitSpan([-x + 0.001, x - 0.001], Math.min(2, doors), 0.003))
        addDrawer(parts, {
          x: leaf,
          y: [low + 0.001, cut - t / 2 - 0.0015],
          face: front,
          style: "slab",
          handle: handles,
        })
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => [...cabinetSymbol(width, depth, doors), ...crossed(width, depth)],
  looks: [
    { name: { zh: "黑橡木玻璃餐具柜", en: "China cabinet in black oak", vi: "Tủ bát đĩa kính sồi đen" } },
    {
      name: { zh: "黄铜长虹玻璃柜", en: "Brass and reeded glass cabinet", vi: "Tủ đồng kính sọc" },
      values: { width: 1000, drawers: false, legs: "pin", shown: "crockery", height: 1600 },
      finishes: {
        body: "brass-brushed",
        fronts: "brass-brushed",
        legs: "brass-brushed",
        back: "oak-natural",
        glass: "glass-reeded",
      },
    },
    {
      name: { zh: "橡木窄展示柜", en: "Narrow oak vitrine", vi: "Tủ kính sồi hẹp" },
      values: { width: 550, doors: 1, shelves: 4, legs: "tapered", shown: "books", height: 1900 },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        legs: "oak-natural",
        back: "oak-natural",
        shelves: "oak-natural",
      },
    },
  ],
})
