import { board, middle, splitSpan, type Span } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { addDrawer, addFront } from "../construction/fronts.ts"
import {
  addUnitBody,
  frontSpan,
  kitchenFronts,
  kitchenHandles,
  kitchenSlots,
  plinthHeight,
  worktop,
  worktopSlot,
} from "./kitchen-unit.ts"

/** A kitchen island: drawers in front, a clad back under an overhang to sit at. Stools stand behind it. */
export const island = defineModel({
  id: "kitchen.island",
  category: "kitchen",
  name: { zh: "厨房岛台", en: "Kitchen island", vi: "Đảo bếp" },
  words: {
    zh: ["岛台", "中岛", "吧台", "厨房岛"],
    en: ["kitchen island", "breakfast bar", "island", "waterfall"],
    vi: ["đảo bếp", "quầy bar bếp", "bàn đảo"],
  },
  parameters: {
    width: length(2200, 1200, 3400, 50),
    depth: length(1000, 750, 1400, 50),
    height: length(900, 850, 1000, 10),
    ends: choice("overhang", "waterfall"),
    cladding: choice("slatted", "fluted", "slab", "shaker"),
    seats: length(300, 0, 450, 10),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    thickness: length(40, 20, 80, 1),
  },
  slots: {
    ...kitchenSlots,
    cladding: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    worktop: worktopSlot,
  },
  anchor: "floor",
  clearance: { front: 1000, back: 900, side: 800 },
  build({ width, depth, height, ends, cladding, seats, fronts, handles, thickness }) {
    const parts = openParts()
    const side = ends === "waterfall" ? thickness + 0.001 : 0.04
    const over = Math.min(seats, depth - 0.55)
    const face = depth / 2 - 0.03
    const room = {
      x: [-width / 2 + side + 0.02, width / 2 - side - 0.02],
      y: [plinthHeight, height - thickness],
      back: -depth / 2 + over + 0.042,
      face,
    } as const
    addUnitBody(parts, room)
    parts.addFitted("worktop", worktop({ x: [-width / 2, width / 2], depth, height, thickness }))
    if (ends === "waterfall")
      for (const way of [-1, 1])
        parts.add(
          "worktop",
          board({
            x: way < 0 ? [-width / 2, -width / 2 + thickness] : [width / 2 - thickness, width / 2],
            y: [0, height - thickness - 0.0004],
            z: [-depth / 2, depth / 2],
            radius: 0.003,
            grain: "y",
          }),
        )
    const [x, y] = [frontSpan(room.x), frontSpan(room.y)]
    const count = Math.max(2, Math.round((x[1] - x[0]) / 0.8))
    const shallow = 0.16
    for (const column of splitSpan(x, count, 0.003)) {
      addDrawer(parts, { x: column, y: [y[1] - shallow, y[1]], face, style: fronts, handle: handles })
      for (const one of splitSpan([y[0], y[1] - shallow - 0.003], 2, 0.003))
        addDrawer(parts, { x: column, y: one, face, style: fronts, handle: handles })
    }
    // The back and both ends are clad down to the floor.
    const back: Span = [
      room.x[0] - (ends === "waterfall" ? 0.019 : 0.02),
      room.x[1] + (ends === "waterfall" ? 0.019 : 0.02),
    ]
    addClad(
      parts,
      cladding,
      back[1] - back[0],
      [0.0005, room.y[1] - 0.001],
      [middle(back), room.back - 0.001],
      Math.PI,
    )
    if (ends === "overhang")
      for (const way of [-1, 1])
        addClad(
          parts,
          cladding === "slab" || cladding === "shaker" ? cladding : "slab",
          face - 0.002 - room.back,
          [0.0005, room.y[1] - 0.001],
          [way * (room.x[1] + 0.0005), (face - 0.002 + room.back) / 2],
          (way * Math.PI) / 2,
        )
    return parts.close()
  },
  symbol: ({ width, depth, seats }) => {
    const over = Math.min(seats, depth - 0.55)
    return [
      symbolBox({ size: [width, depth] }),
      symbolLine([
        [-width / 2, depth / 2 - 0.03],
        [width / 2, depth / 2 - 0.03],
      ]),
      symbolLine(
        [
          [-width / 2, -depth / 2 + over],
          [width / 2, -depth / 2 + over],
        ],
        "dashed",
      ),
    ]
  },
  looks: [
    {
      name: { zh: "橡木格栅大理石岛台", en: "Marble island clad in oak slats", vi: "Đảo bếp đá ốp nan sồi" },
    },
    {
      name: { zh: "瀑布边岛台", en: "Waterfall island in calacatta", vi: "Đảo bếp đá đổ thác" },
      values: { ends: "waterfall", cladding: "fluted", handles: "groove", fronts: "slab", width: 2600 },
      finishes: {
        worktop: "marble-calacatta",
        body: "walnut-natural",
        fronts: "walnut-natural",
        cladding: "walnut-natural",
        handles: "brass-brushed",
      },
    },
    {
      name: {
        zh: "海军蓝小岛台",
        en: "Small navy island with an oak top",
        vi: "Đảo bếp nhỏ xanh navy mặt sồi",
      },
      values: { width: 1400, depth: 850, cladding: "shaker", handles: "cup", seats: 250 },
      finishes: {
        worktop: "oak-natural",
        body: "lacquer-navy",
        fronts: "lacquer-navy",
        cladding: "lacquer-navy",
      },
    },
  ],
})

/** A cladding that looks to the way it is turned; its back lies at a place in x and z. */
function addClad(
  parts: ReturnType<typeof openParts>,
  style: "slatted" | "fluted" | "slab" | "shaker",
  width: number,
  y: Span,
  [x, z]: readonly [number, number],
  turn: number,
): void {
  const draft = openParts()
  const count = style === "shaker" || style === "slab" ? Math.max(1, Math.round(width / 0.7)) : 1
  for (const span of splitSpan([-width / 2, width / 2], count, style === "slab" ? 0.003 : 0))
    addFront(draft, { x: span, y, face: 0.02, style, slot: "cladding" })
  for (const { mesh } of draft.close())
    parts.addFitted("cladding", place(mesh, { at: [x, 0, z], turn: [0, turn, 0] }))
}
