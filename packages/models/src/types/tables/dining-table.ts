import { board } from "../../geometry/board.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts, type PartsDraft } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { sledFrame, squareLeg } from "../construction/legs.ts"
import { baseFinishes, tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

type Legs = "tapered" | "turned" | "corner" | "sled" | "panels" | "vee"

/** A rectangular dining table on legs of several kinds. */
export const diningTable = defineModel({
  id: "table.dining",
  category: "tables",
  name: { zh: "餐桌", en: "Dining table", vi: "Bàn ăn" },
  words: {
    zh: ["餐桌", "长餐桌", "饭桌", "实木餐桌", "橡木餐桌", "会议桌"],
    en: ["dining table", "rectangular table", "kitchen table", "oak table"],
    vi: ["bàn ăn", "bàn ăn gỗ", "bàn chữ nhật", "bàn bếp"],
  },
  parameters: {
    width: length(2000, 1200, 3200, 50),
    depth: length(940, 700, 1200, 10),
    height: length(745, 700, 780, 5),
    top: choice("boat", "rectangle", "rounded"),
    legs: choice("tapered", "turned", "corner", "sled", "panels", "vee"),
    thickness: length(30, 18, 60, 1),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    base: { finish: "oak-natural", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 750, back: 750, side: 750 },
  build({ width, depth, height, top, legs, thickness }) {
    const parts = openParts()
    const hasBevel = legs === "tapered" || legs === "turned" || legs === "sled" || legs === "vee"
    parts.add(
      "top",
      tableTop({
        outline: topOutline(top, width, depth),
        height,
        thickness,
        bevel: hasBevel ? Math.min(0.05, thickness * 1.3) : 0,
      }),
    )
    addLegs(parts, { legs, width, depth, under: height - thickness })
    return parts.close()
  },
  symbol: ({ width, depth, top }) => {
    const points = topOutline(top, width, depth)
    return [
      { points, isClosed: true, style: "outline" },
      symbolLine([
        [-width / 2 + 0.12, 0],
        [width / 2 - 0.12, 0],
      ]),
      symbolBox({ size: [width - 0.2, depth - 0.2], radius: 0.04, style: "detail" }),
    ]
  },
  looks: [
    { name: { zh: "橡木船形餐桌", en: "Oak table with boat-shaped top", vi: "Bàn ăn sồi mặt thuyền" } },
    {
      name: { zh: "胡桃木圆腿餐桌", en: "Walnut table on turned legs", vi: "Bàn ăn óc chó chân tiện" },
      values: { width: 1800, top: "rounded", legs: "turned" },
      finishes: { top: "walnut-natural", base: "walnut-natural" },
    },
    {
      name: { zh: "黑钢雪橇腿餐桌", en: "Smoked oak on black steel", vi: "Bàn sồi hun khói chân thép" },
      values: { width: 2400, depth: 1000, top: "rectangle", legs: "sled", thickness: 36 },
      finishes: { top: "oak-smoked", base: "steel-black" },
    },
    {
      name: { zh: "板式白蜡木餐桌", en: "Ash table on panel ends", vi: "Bàn tần bì chân tấm" },
      values: { width: 2200, top: "rectangle", legs: "panels", thickness: 40 },
      finishes: { top: "ash-natural", base: "ash-natural" },
    },
  ],
})

function addLegs(
  parts: PartsDraft,
  { legs, width, depth, under }: { legs: Legs; width: number; depth: number; under: number },
): void {
  const [x, z] = [width / 2 - 0.15, depth / 2 - 0.13]
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => [sx, sz] as const))
  switch (legs) {
    case "tapered":
      for (const [sx, sz] of corners)
        parts.add(
          "base",
          squareLeg({
            top: [sx * x, under, sz * z],
            foot: [sx * (x + 0.05), 0, sz * (z + 0.04)],
            topSize: [0.075, 0.05],
            footSize: [0.034, 0.03],
            radius: 0.009,
          }),
        )
      addApron(parts, x, z, under, 0.075)
      return
    case "turned":
      for (const [sx, sz] of corners)
        parts.add(
          "base",
          taperedLeg({
            top: [sx * (x - 0.02), under, sz * (z - 0.01)],
            foot: [sx * (x + 0.06), 0, sz * (z + 0.05)],
            topRadius: 0.036,
            footRadius: 0.018,
            sides: 24,
          }),
        )
      addApron(parts, x - 0.03, z - 0.02, under, 0.06)
      return
    case "corner": {
      const side = 0.07
      for (const [sx, sz] of corners)
        parts.add(
          "base",
          squareLeg({
            top: [sx * (width / 2 - side / 2 - 0.012), under, sz * (depth / 2 - side / 2 - 0.03)],
            foot: [sx * (width / 2 - side / 2 - 0.012), 0, sz * (depth / 2 - side / 2 - 0.03)],
            topSize: [side, side],
            footSize: [side, side],
            radius: 0.004,
          }),
        )
      addApron(parts, width / 2 - side - 0.012, depth / 2 - side - 0.01, under, 0.09)
      return
    }
    case "sled":
      for (const side of [-1, 1])
        parts.add(
          "base",
          sledFrame({ x: side * (x - 0.06), y: [0, under], z: [-z + 0.01, z - 0.01], bar: [0.07, 0.025] }),
        )
      parts.add(
        "base",
        board({
          x: [-x + 0.06, x - 0.06],
          y: [under - 0.03, under - 0.002],
          z: [-0.03, 0.03],
          radius: 0.002,
        }),
      )
      return
    case "panels":
      for (const side of [-1, 1])
        parts.add(
          "base",
          board({
            x: side < 0 ? [-width / 2 + 0.1, -width / 2 + 0.145] : [width / 2 - 0.145, width / 2 - 0.1],
            y: [0, under],
            z: [-depth / 2 + 0.06, depth / 2 - 0.06],
            radius: 0.003,
            rounds: 2,
            grain: "y",
          }),
        )
      parts.add(
        "base",
        board({
          x: [-width / 2 + 0.14, width / 2 - 0.14],
          y: [under - 0.12, under - 0.001],
          z: [-0.018, 0.018],
          grain: "x",
        }),
      )
      return
    case "vee":
      for (const side of [-1, 1])
        for (const way of [-1, 1])
          parts.add(
            "base",
            squareLeg({
              top: [side * (x - 0.04), under, way * (z - 0.05)],
              foot: [side * (x + 0.02), 0, way * 0.05],
              topSize: [0.06, 0.05],
              footSize: [0.05, 0.045],
              radius: 0.005,
            }),
          )
      addApron(parts, x - 0.04, z - 0.06, under, 0.05)
  }
}

/** Boards between the legs, set back under the top. */
function addApron(parts: PartsDraft, x: number, z: number, under: number, tall: number): void {
  for (const side of [-1, 1]) {
    parts.add(
      "base",
      board({
        x: [-x, x],
        y: [under - tall, under - 0.001],
        z: [side * z - 0.011, side * z + 0.011],
        grain: "x",
      }),
    )
    parts.add(
      "base",
      board({
        x: [side * x - 0.011, side * x + 0.011],
        y: [under - tall, under - 0.001],
        z: [-z, z],
        grain: "z",
      }),
    )
  }
}
