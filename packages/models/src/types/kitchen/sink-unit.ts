import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { roundedRectangle } from "../../geometry/outlines.ts"
import { place } from "../../geometry/place-mesh.ts"
import { skinRings } from "../../geometry/skin-rings.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { hingeOf } from "../construction/cabinet.ts"
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
import { addTap, tapHeight } from "./tap.ts"

/** A base unit with a sink and its tap. Its height is over the tap: the worktop lies 360 mm below. */
export const sinkUnit = defineModel({
  id: "kitchen.sink",
  category: "kitchen",
  name: { zh: "水槽柜", en: "Sink unit", vi: "Tủ chậu rửa bếp" },
  words: {
    zh: ["水槽", "洗菜盆", "水槽柜", "水龙头", "厨房"],
    en: ["kitchen sink", "sink cabinet", "butler sink", "belfast sink", "tap", "faucet"],
    vi: ["chậu rửa bát", "bồn rửa", "tủ chậu rửa", "vòi bếp"],
  },
  parameters: {
    width: length(800, 600, 1800, 50),
    depth: length(630, 550, 750, 10),
    height: length(1260, 1180, 1340, 10),
    sink: choice("single", "double", "butler"),
    tap: choice("swan", "angled"),
    fronts: kitchenFronts,
    handles: kitchenHandles,
    thickness: worktopParameters.thickness,
    overhangLeft: worktopParameters.overhangLeft,
    overhangRight: worktopParameters.overhangRight,
  },
  slots: {
    ...kitchenSlots,
    worktop: worktopSlot,
    sink: { finish: "ceramic-white", accepts: ["ceramic", "metal", "stone"] },
    tap: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { front: 1000 },
  build(values) {
    const { width, depth, sink, tap, fronts, handles, thickness } = values
    const height = values.height - tapHeight
    const parts = openParts()
    const room = baseRoom({ ...values, height, worktop: true })
    addUnitBody(parts, room)
    const x = frontSpan(room.x)
    const [low, high] = frontSpan(room.y)
    const { face } = room
    const middleX = (x[0] + x[1]) / 2
    const isButler = sink === "butler"
    const wide = Math.min(x[1] - x[0] - 0.07, sink === "double" ? 0.82 : 0.62)
    const bowls = splitSpan([middleX - wide / 2, middleX + wide / 2], sink === "double" ? 2 : 1, 0.03)
    const z: Span = isButler ? [depth / 2 - 0.46, depth / 2 - 0.012] : [depth / 2 - 0.5, depth / 2 - 0.095]
    const hole = {
      x: [middleX - wide / 2, middleX + wide / 2] as const,
      z: isButler ? ([z[0], depth / 2] as const) : z,
    }
    const top = { x: [-width / 2, width / 2] as const, depth, height, thickness }
    parts.addFitted("worktop", isButler ? worktopAround(top, hole) : worktop({ ...top, hole }))
    const apron = isButler ? 0.24 : 0
    if (isButler)
      parts.add(
        "sink",
        butler([middleX - wide / 2 + 0.001, middleX + wide / 2 - 0.001], height - 0.004, apron, z),
      )
    else for (const bowl of bowls) parts.add("sink", basin(bowl, height - thickness * 0.7, 0.19, z))
    if (sink === "double")
      parts.add(
        "sink",
        board({
          x: [middleX - 0.0152, middleX + 0.0152],
          y: [height - thickness - 0.02, height - 0.012],
          z: [z[0], z[1]],
          radius: 0.004,
        }),
      )
    for (const [from, to] of bowls)
      parts.add(
        "tap",
        place(disc({ radius: 0.043, height: 0.006, rim: 0.003, segments: 28 }), {
          at: [(from + to) / 2, height - thickness - (isButler ? 0.178 : 0.182), (z[0] + z[1]) / 2],
        }),
      )
    addTap(parts, tap, [middleX, height, Math.max(-depth / 2 + 0.055, z[0] - 0.05)])
    const doors = x[1] - x[0] > 0.62 ? 2 : 1
    const doorTop = isButler ? height - apron - 0.008 : high
    for (const [i, leaf] of splitSpan(x, doors, 0.003).entries())
      addDoor(parts, {
        x: leaf,
        y: [low, doorTop],
        face,
        style: fronts,
        handle: handles,
        hinge: hingeOf(i, doors),
        grip: "high",
        handleLength: 0.16,
      })
    if (isButler)
      for (const edge of [
        [x[0], middleX - wide / 2 - 0.002] as const,
        [middleX + wide / 2 + 0.002, x[1]] as const,
      ])
        parts.add(
          "fronts",
          board({ x: edge, y: [doorTop + 0.003, high], z: [face - 0.02, face], grain: "y" }),
        )
    return parts.close()
  },
  symbol: (values) => {
    const { width, depth, sink } = values
    const { x } = baseRoom({ ...values, worktop: true })
    const centre = (x[0] + x[1]) / 2
    const wide = Math.min(x[1] - x[0] - 0.07, sink === "double" ? 0.82 : 0.62)
    return [
      ...unitSymbol(width, depth),
      ...splitSpan([centre - wide / 2, centre + wide / 2], sink === "double" ? 2 : 1, 0.03).flatMap(
        ([from, to]) => [
          symbolBox({
            at: [(from + to) / 2, depth / 2 - 0.3],
            size: [to - from, 0.4],
            radius: 0.06,
            style: "detail",
          }),
          symbolRound({ at: [(from + to) / 2, depth / 2 - 0.3], size: [0.07, 0.07], style: "detail" }),
        ],
      ),
      symbolRound({ at: [centre, -depth / 2 + 0.065], size: [0.05, 0.05], style: "detail" }),
    ]
  },
  looks: [
    { name: { zh: "陶瓷单槽水槽柜", en: "Sink unit with a brass swan tap", vi: "Tủ chậu đơn vòi đồng" } },
    {
      name: { zh: "农舍水槽柜", en: "Butler sink in a navy unit", vi: "Tủ chậu sứ kiểu đồng quê" },
      values: { sink: "butler", handles: "cup", thickness: 30 },
      finishes: { body: "lacquer-navy", fronts: "lacquer-navy", worktop: "oak-natural" },
    },
    {
      name: { zh: "不锈钢双槽水槽柜", en: "Double steel sink in oak", vi: "Tủ sồi chậu đôi inox" },
      values: { width: 1000, sink: "double", tap: "angled", fronts: "slab", handles: "groove" },
      finishes: {
        body: "oak-natural",
        fronts: "oak-natural",
        handles: "oak-smoked",
        worktop: "quartz-white",
        sink: "steel-brushed",
        tap: "steel-brushed",
      },
    },
  ],
})

/** The worktop ends at both sides of a sink that is open to the front. */
function worktopAround(
  top: { x: Span; depth: number; height: number; thickness: number },
  hole: { x: Span; z: Span },
): Mesh {
  return worktop({ ...top, hole: { x: hole.x, z: [hole.z[0], top.depth / 2 - 0.0005] } })
}

const ring = (
  w: number,
  d: number,
  r: number,
  y: number,
  [cx, cz]: readonly [number, number],
): readonly (readonly [number, number, number])[] =>
  roundedRectangle(Math.max(0.002, w), Math.max(0.002, d), r, 5).map(([x, z]) => [cx + x, y, cz + z] as const)

/** The inside of a bowl below the worktop, its rim hidden under it. */
function basin(x: Span, rim: number, deep: number, z: Span): Mesh {
  const [w, d] = [x[1] - x[0], z[1] - z[0]]
  const centre = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2] as const
  const low = rim - deep
  return skinRings([
    ring(0.02, 0.02, 0.009, low, centre),
    ring(w * 0.5, d * 0.5, 0.03, low + 0.002, centre),
    ring(w - 0.075, d - 0.075, 0.03, low + 0.005, centre),
    ring(w - 0.045, d - 0.045, 0.036, low + 0.012, centre),
    ring(w - 0.03, d - 0.03, 0.04, low + 0.03, centre),
    ring(w - 0.008, d - 0.008, 0.045, rim - 0.006, centre),
    ring(w - 0.006, d - 0.006, 0.045, rim, centre),
    ring(w + 0.02, d + 0.02, 0.05, rim, centre),
  ])
}

/** A deep ceramic sink whose front is seen: inside, a broad rim, outside. */
function butler(x: Span, rim: number, tall: number, z: Span): Mesh {
  const [w, d] = [x[1] - x[0], z[1] - z[0]]
  const centre = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2] as const
  const low = rim - 0.195
  const wall = 0.05
  return skinRings([
    ring(0.02, 0.02, 0.009, low, centre),
    ring(w * 0.5, d * 0.5, 0.03, low + 0.002, centre),
    ring(w - wall - 0.05, d - wall - 0.05, 0.03, low + 0.005, centre),
    ring(w - wall - 0.02, d - wall - 0.02, 0.036, low + 0.016, centre),
    ring(w - wall - 0.006, d - wall - 0.006, 0.04, low + 0.04, centre),
    ring(w - wall, d - wall, 0.04, rim - 0.006, centre),
    ring(w - wall + 0.008, d - wall + 0.008, 0.04, rim, centre),
    ring(w - 0.012, d - 0.012, 0.02, rim, centre),
    ring(w - 0.003, d - 0.003, 0.018, rim - 0.003, centre),
    ring(w, d, 0.016, rim - 0.012, centre),
    ring(w, d, 0.016, rim - tall + 0.012, centre),
    ring(w - 0.012, d - 0.012, 0.012, rim - tall, centre),
  ])
}
