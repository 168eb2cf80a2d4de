import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { addDrawer } from "../construction/fronts.ts"
import { addHobZones, addOven, ovenSlots } from "./appliances.ts"
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

/** A base unit with a hob let into its worktop, over drawers or an oven. */
export const hobUnit = defineModel({
  id: "kitchen.hob",
  category: "kitchen",
  name: { zh: "灶台柜", en: "Hob unit", vi: "Tủ bếp nấu" },
  words: {
    zh: ["灶台", "电磁炉", "灶具柜", "嵌入式灶", "烤箱"],
    en: ["hob", "induction hob", "cooktop", "stove", "cooker", "built-in oven"],
    vi: ["bếp từ", "bếp âm", "tủ bếp nấu", "lò nướng"],
  },
  parameters: {
    width: length(800, 600, 1800, 50),
    depth: length(630, 550, 750, 10),
    height: length(900, 800, 980, 10),
    below: choice("drawers", "oven"),
    hobWidth: length(600, 500, 800, 10),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    thickness: worktopParameters.thickness,
    overhangLeft: worktopParameters.overhangLeft,
    overhangRight: worktopParameters.overhangRight,
  },
  slots: {
    ...kitchenSlots,
    worktop: worktopSlot,
    ...ovenSlots,
    print: { finish: "plastic-grey" },
  },
  anchor: "floor",
  clearance: { front: 1000 },
  build(values) {
    const { width, depth, height, below, fronts, handles, thickness } = values
    const parts = openParts()
    const room = baseRoom({ ...values, worktop: true })
    addUnitBody(parts, room)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const { face } = room
    const centre = (x[0] + x[1]) / 2
    const wide = Math.min(values.hobWidth, x[1] - x[0] - 0.04, width - 0.06)
    const deep = Math.min(0.52, depth - 0.11)
    const hob = {
      x: [centre - wide / 2, centre + wide / 2] as const,
      z: [depth / 2 - 0.06 - deep, depth / 2 - 0.06] as const,
    }
    parts.addFitted(
      "worktop",
      worktop({
        x: [-width / 2, width / 2],
        depth,
        height: height - 0.0006,
        thickness,
        hole: { x: [hob.x[0] - 0.0015, hob.x[1] + 0.0015], z: [hob.z[0] - 0.0015, hob.z[1] + 0.0015] },
      }),
    )
    // Let in flush: the glass is not higher than the stone.
    parts.add("glass", board({ ...hob, y: [height - 0.008, height - 0.0008], radius: 0.0015 }))
    addHobZones(parts, { ...hob, y: height - 0.0008 })
    if (below === "oven") {
      const side = Math.max(0, (x[1] - x[0] - 0.596) / 2)
      const opening: Span = [x[0] + side, x[1] - side]
      const ovenTop = high
      const ovenLow = Math.max(low + 0.1, ovenTop - 0.595)
      addOven(parts, { x: opening, y: [ovenLow, ovenTop], face })
      if (side > 0.004)
        for (const edge of [[x[0], opening[0] - 0.002] as const, [opening[1] + 0.002, x[1]] as const])
          parts.add(
            "fronts",
            board({ x: edge, y: [ovenLow, ovenTop], z: [face - 0.02, face - 0.001], grain: "y" }),
          )
      addDrawer(parts, { x, y: [low, ovenLow - 0.003], face, style: "slab", handle: "none" })
    } else
      for (const [i, y] of splitSpan([low, high], 3, 0.003).entries())
        addDrawer(parts, { x, y: [y[0] + (i > 0 ? 0 : 0), y[1]], face, style: fronts, handle: handles })
    return parts.close()
  },
  symbol: (values) => {
    const { width, depth, hobWidth } = values
    const { x } = baseRoom({ ...values, worktop: true })
    const centre = (x[0] + x[1]) / 2
    const wide = Math.min(hobWidth, x[1] - x[0] - 0.04, width - 0.06)
    const deep = Math.min(0.52, depth - 0.11)
    const z = depth / 2 - 0.06 - deep / 2
    return [
      ...unitSymbol(width, depth),
      symbolBox({ at: [centre, z], size: [wide, deep], radius: 0.01, style: "detail" }),
      ...[-1, 1].flatMap((sx) =>
        [-1, 1].map((sz) =>
          symbolRound({
            at: [centre + (sx * wide) / 4, z + (sz * deep) / 4.4],
            size: [deep * 0.36, deep * 0.36],
            style: "detail",
          }),
        ),
      ),
    ]
  },
  looks: [
    { name: { zh: "电磁灶抽屉柜", en: "Induction hob over drawers", vi: "Bếp từ trên tủ ngăn kéo" } },
    {
      name: { zh: "电磁灶烤箱柜", en: "Hob over a built-in oven", vi: "Bếp từ và lò nướng âm" },
      values: { below: "oven", fronts: "slab", width: 600, hobWidth: 560 },
      finishes: { body: "oak-natural", fronts: "oak-natural", worktop: "quartz-white" },
    },
    {
      name: { zh: "深色宽灶柜", en: "Wide hob in forest green and nero", vi: "Bếp rộng xanh rừng và đá đen" },
      values: { width: 1000, hobWidth: 780, handles: "knob" },
      finishes: { body: "lacquer-forest", fronts: "lacquer-forest", worktop: "marble-nero" },
    },
  ],
})
