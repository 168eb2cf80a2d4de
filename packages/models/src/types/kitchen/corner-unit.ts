import { board, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { plate } from "../../geometry/plate.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLine } from "../../model/symbol-lines.ts"
import { addDoor } from "../construction/fronts.ts"
import { kitchenFronts, kitchenHandles, kitchenSlots, plinthHeight, worktopSlot } from "./kitchen-unit.ts"

const lip = 0.03

/** A base unit in a corner: its walls are behind it and to its left; two doors fold out of the inner corner. */
export const cornerUnit = defineModel({
  id: "kitchen.corner",
  category: "kitchen",
  name: { zh: "厨房转角柜", en: "Kitchen corner unit", vi: "Tủ bếp góc" },
  words: {
    zh: ["转角柜", "角柜", "L型橱柜", "橱柜"],
    en: ["corner cabinet", "kitchen corner", "L-shaped kitchen", "carousel"],
    vi: ["tủ bếp góc", "tủ góc", "bếp chữ L"],
  },
  parameters: {
    width: length(950, 850, 1200, 10),
    depth: length(950, 850, 1200, 10),
    height: length(900, 800, 980, 10),
    wing: length(630, 500, 700, 10),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    thickness: length(20, 12, 60, 1),
  },
  slots: { ...kitchenSlots, worktop: worktopSlot },
  anchor: "floor",
  clearance: { front: 800 },
  build({ width, depth, height, wing, fronts, handles, thickness }) {
    const parts = openParts()
    const deep = Math.min(wing, width - 0.2, depth - 0.2)
    const [x0, z0] = [-width / 2, -depth / 2]
    // The planes of the doors, and the body behind them.
    const [faceX, faceZ] = [x0 + deep - lip, z0 + deep - lip]
    const top = height - thickness
    const t = 0.018
    const wall = (x: Span, z: Span): void =>
      parts.add("body", board({ x, y: [plinthHeight, top - 0.0005], z, radius: 0.0006, grain: "y" }))
    const [bodyX, bodyZ] = [faceX - 0.0215, faceZ - 0.0215]
    wall([width / 2 - t, width / 2 - 0.0003], [z0, bodyZ])
    wall([x0, bodyX], [depth / 2 - t, depth / 2 - 0.0003])
    wall([x0, width / 2 - t], [z0, z0 + 0.008])
    wall([x0, x0 + 0.008], [z0 + 0.008, depth / 2 - t])
    const floor = elbow(x0, z0, width, depth, bodyX - x0, bodyZ - z0)
    parts.add(
      "body",
      place(plate({ outline: floor, thickness: t, rim: 0.0005, rounds: 1 }), {
        at: [0, plinthHeight + t / 2, 0],
      }),
    )
    parts.add(
      "body",
      place(plate({ outline: floor, thickness: 0.004, rim: 0.0005, rounds: 1 }), { at: [0, top - 0.003, 0] }),
    )
    parts.add(
      "plinth",
      board({ x: [x0 + 0.01, width / 2], y: [0, plinthHeight + 0.001], z: [z0 + 0.01, faceZ - 0.055] }),
    )
    parts.add(
      "plinth",
      board({ x: [x0 + 0.0105, faceX - 0.055], y: [0, plinthHeight + 0.0008], z: [z0 + 0.02, depth / 2] }),
    )
    const outline = elbow(x0, z0, width, depth, deep, deep)
    parts.addFitted(
      "worktop",
      place(plate({ outline, thickness, rim: Math.min(0.0012, thickness / 4) }), {
        at: [0, top + thickness / 2, 0],
      }),
    )
    const y: Span = [plinthHeight + 0.0016, top - 0.0016]
    addDoor(parts, {
      x: [faceX + 0.0035, width / 2 - 0.0016],
      y,
      face: faceZ,
      style: fronts,
      handle: handles,
      hinge: handles === "groove" ? "left" : "right",
      grip: "high",
      handleLength: 0.16,
    })
    // The other door looks to the right: made looking to the front, then turned.
    const draft = openParts()
    addDoor(draft, {
      x: [-(depth / 2 - 0.0016), -(faceZ + 0.0035)],
      y,
      face: faceX,
      style: fronts,
      handle: handles === "groove" ? "groove" : "none",
      hinge: "left",
      grip: "high",
    })
    for (const { slot, mesh } of draft.close())
      parts.addFitted(slot, place(mesh, { turn: [0, Math.PI / 2, 0] }))
    return parts.close()
  },
  symbol: ({ width, depth, wing }) => {
    const deep = Math.min(wing, width - 0.2, depth - 0.2)
    const [x0, z0] = [-width / 2, -depth / 2]
    return [
      { points: elbow(x0, z0, width, depth, deep, deep), isClosed: true, style: "outline" },
      symbolLine([
        [x0 + deep - lip, depth / 2],
        [x0 + deep - lip, z0 + deep - lip],
        [width / 2, z0 + deep - lip],
      ]),
    ]
  },
  footprint: ({ width, depth, wing }) => {
    const deep = Math.min(wing, width - 0.2, depth - 0.2)
    return [
      { at: [0, -depth / 2 + deep / 2], size: [width, deep] },
      { at: [-width / 2 + deep / 2, deep / 2], size: [deep, depth - deep] },
    ]
  },
  looks: [
    { name: { zh: "鼠尾草绿转角柜", en: "Corner unit in sage", vi: "Tủ góc xanh xô thơm" } },
    {
      name: { zh: "橡木转角柜", en: "Corner unit in oak", vi: "Tủ góc sồi" },
      values: { fronts: "slab", handles: "groove" },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        handles: "oak-smoked",
        worktop: "quartz-white",
      },
    },
    {
      name: { zh: "海军蓝转角柜", en: "Corner unit in navy, oak top", vi: "Tủ góc xanh navy mặt sồi" },
      values: { handles: "knob", thickness: 38, width: 1000, depth: 1000 },
      finishes: { body: "lacquer-navy", fronts: "lacquer-navy", worktop: "oak-natural" },
    },
  ],
})

/** An L whose arms lie along the back and the left. */
const elbow = (
  x0: number,
  z0: number,
  width: number,
  depth: number,
  left: number,
  back: number,
): readonly Vec2[] => [
  [x0, z0],
  [x0 + width, z0],
  [x0 + width, z0 + back],
  [x0 + left, z0 + back],
  [x0 + left, z0 + depth],
  [x0, z0 + depth],
]
