import { board, splitSpan, type Span } from "../../geometry/board.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { handleFinishes } from "../construction/cabinet.ts"
import { addDrawer } from "../construction/fronts.ts"
import { handleReach } from "../construction/handles.ts"
import { sledFrame, squareLeg } from "../construction/legs.ts"
import { baseFinishes, tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

/** A desk with drawers under its top or in a pedestal. */
export const desk = defineModel({
  id: "desk.drawers",
  category: "tables",
  name: { zh: "书桌", en: "Desk", vi: "Bàn làm việc" },
  words: {
    zh: ["书桌", "写字台", "办公桌", "电脑桌", "抽屉书桌"],
    en: ["desk", "writing desk", "office desk", "home office", "desk with drawers"],
    vi: ["bàn làm việc", "bàn học", "bàn máy tính", "bàn có ngăn kéo"],
  },
  parameters: {
    width: length(1400, 900, 2000, 50),
    depth: length(680, 500, 850, 10),
    height: length(745, 700, 780, 5),
    drawers: choice("under", "pedestal", "twoPedestals", "one"),
    legs: choice("tapered", "sled", "pin"),
    handles: choice("knob", "none", "bar", "edge", "cup"),
    gallery: toggle(false),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    body: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    fronts: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    handles: { finish: "brass-brushed", accepts: handleFinishes },
    base: { finish: "steel-black", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 900 },
  build({ width, depth, height: whole, drawers, legs, handles, gallery }) {
    const parts = openParts()
    // A gallery is a low shelf along the back edge; the writing height stays the same below it.
    const rise = gallery ? Math.min(0.04, whole * 0.05) : 0
    const height = whole - rise
    const thickness = 0.026
    const under = height - thickness
    parts.add(
      "top",
      tableTop({
        outline: topOutline("rectangle", width, depth),
        height,
        thickness,
        bevel: legs === "tapered" ? 0.016 : 0,
      }),
    )
    if (gallery)
      parts.add(
        "top",
        board({
          x: [-width / 2 + 0.01, width / 2 - 0.01],
          y: [height - 0.001, whole],
          z: [-depth / 2 + 0.002, -depth / 2 + 0.018],
          radius: 0.002,
          grain: "x",
        }),
      )
    const front = depth / 2 - 0.012 - handleReach[handles] * 0.6
    const back = -depth / 2 + 0.05
    const box = (x: Span, y: Span, rows: number, columns = 1): void => {
      const t = 0.016
      for (const side of [x[0], x[1] - t])
        parts.add("body", board({ x: [side, side + t], y, z: [back, front], grain: "z" }))
      parts.add(
        "body",
        board({ x: [x[0] + t, x[1] - t], y: [y[0], y[0] + t], z: [back, front - 0.0005], grain: "x" }),
      )
      parts.add(
        "body",
        board({ x: [x[0] + t, x[1] - t], y: [y[0] + t, y[1]], z: [back, back + 0.01], grain: "x" }),
      )
      for (const column of splitSpan([x[0] + t + 0.003, x[1] - t - 0.003], columns, 0.003))
        for (const row of splitSpan([y[0] + t + 0.003, y[1] - 0.003], rows, 0.003))
          addDrawer(parts, { x: column, y: row, face: front - 0.001, style: "slab", handle: handles })
    }
    // Two pedestals carry the top themselves, on plinths, with a panel between them.
    const areStood = drawers === "twoPedestals" && legs === "pin"
    const inner = width / 2 - (areStood ? -0.005 : 0.075)
    const pedestal = Math.min(0.42, width * 0.3)
    if (drawers === "under")
      box([-inner + 0.02, inner - 0.02], [under - 0.125, under - 0.0004], 1, width > 1.6 ? 3 : 2)
    if (drawers === "one") box([inner - 0.02 - pedestal, inner - 0.02], [under - 0.125, under - 0.0004], 1)
    const isHung = legs === "tapered"
    const low = isHung ? under - 0.4 : areStood ? 0.055 : 0.03
    if (drawers === "pedestal" || drawers === "twoPedestals")
      box([inner - 0.03 - pedestal, inner - 0.03], [low, under - 0.0004], 3)
    if (drawers === "twoPedestals") box([-inner + 0.03, -inner + 0.03 + pedestal], [low, under - 0.0004], 3)
    const [x, z] = [width / 2 - 0.055, depth / 2 - 0.065]
    if (areStood) {
      const [outer, near] = [inner - 0.03, inner - 0.03 - pedestal]
      for (const span of [[near + 0.02, outer - 0.02] as const, [0.02 - outer, -near - 0.02] as const])
        parts.add("base", board({ x: span, y: [0, low], z: [back + 0.02, front - 0.04], grain: "x" }))
      parts.add(
        "body",
        board({ x: [-near, near], y: [under - 0.42, under - 0.001], z: [back, back + 0.016], grain: "x" }),
      )
      return parts.close()
    }
    if (legs === "sled") {
      for (const side of [-1, 1])
        parts.add(
          "base",
          sledFrame({ x: side * x, y: [0, under], z: [-z - 0.02, z + 0.01], bar: [0.03, 0.02] }),
        )
    } else
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "base",
            legs === "tapered"
              ? squareLeg({
                  top: [sx * (x - 0.012), under, sz * (z - 0.005)],
                  foot: [sx * (x + 0.02), 0, sz * (z + 0.03)],
                  topSize: [0.05, 0.044],
                  footSize: [0.026, 0.026],
                  radius: 0.008,
                })
              : squareLeg({
                  top: [sx * x, under, sz * z],
                  foot: [sx * x, 0, sz * z],
                  topSize: [0.022, 0.022],
                  footSize: [0.022, 0.022],
                  radius: 0.003,
                }),
          )
    parts.add(
      "base",
      board({ x: [-x, x], y: [under - 0.06, under - 0.0008], z: [-z - 0.01, -z + 0.01], grain: "x" }),
    )
    return parts.close()
  },
  symbol: ({ width, depth, drawers }) => [
    symbolBox({ size: [width, depth] }),
    ...(drawers === "under" || drawers === "one"
      ? []
      : [
          symbolLine(
            [
              [width / 2 - 0.5, -depth / 2],
              [width / 2 - 0.5, depth / 2],
            ],
            "dashed",
          ),
        ]),
    symbolLine([
      [-width / 2, depth / 2 - 0.03],
      [width / 2, depth / 2 - 0.03],
    ]),
  ],
  looks: [
    {
      name: { zh: "橡木双抽书桌", en: "Oak desk with two drawers", vi: "Bàn làm việc sồi hai ngăn kéo" },
      finishes: { base: "oak-natural" },
    },
    {
      name: { zh: "胡桃木写字台", en: "Walnut desk with a pedestal", vi: "Bàn làm việc óc chó có hộc" },
      values: { width: 1600, drawers: "pedestal", legs: "sled", handles: "bar" },
      finishes: { top: "walnut-natural", body: "walnut-natural", fronts: "walnut-natural" },
    },
    {
      name: { zh: "白色儿童书桌", en: "White desk on slim steel legs", vi: "Bàn học trắng chân thép mảnh" },
      values: { width: 1200, depth: 600, drawers: "one", legs: "pin", handles: "none" },
      finishes: { top: "oak-white", body: "lacquer-white", fronts: "lacquer-white", base: "steel-white" },
    },
    {
      name: { zh: "墨绿双柜大班台", en: "Twin-pedestal desk in forest green", vi: "Bàn hai hộc xanh rừng" },
      values: {
        width: 1700,
        depth: 750,
        drawers: "twoPedestals",
        legs: "pin",
        handles: "cup",
        gallery: true,
      },
      finishes: { top: "oak-smoked", body: "lacquer-forest", fronts: "lacquer-forest", base: "brass-aged" },
    },
  ],
})
