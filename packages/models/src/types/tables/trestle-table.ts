import { board } from "../../geometry/board.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { squareLeg } from "../construction/legs.ts"
import { baseFinishes, tableTop, topFinishes, topOutline } from "../construction/table-parts.ts"

/** A long table on two trestles with a beam between them. */
export const trestleTable = defineModel({
  id: "table.trestle",
  category: "tables",
  name: { zh: "支架长桌", en: "Trestle table", vi: "Bàn chân chữ A" },
  words: {
    zh: ["长桌", "支架桌", "农舍餐桌", "工作台", "大板桌"],
    en: ["trestle table", "farmhouse table", "refectory table", "work table"],
    vi: ["bàn dài", "bàn chân chữ A", "bàn ăn gỗ", "bàn làm việc"],
  },
  parameters: {
    width: length(2200, 1400, 3200, 50),
    depth: length(900, 700, 1100, 10),
    height: length(745, 700, 780, 5),
    trestles: choice("aFrame", "hFrame", "cross"),
    thickness: length(38, 24, 60, 1),
  },
  slots: {
    top: { finish: "oak-natural", accepts: topFinishes },
    base: { finish: "oak-black", accepts: baseFinishes },
  },
  anchor: "floor",
  clearance: { front: 750, back: 750, side: 750 },
  build({ width, depth, height, trestles, thickness }) {
    const parts = openParts()
    const under = height - thickness
    parts.add(
      "top",
      tableTop({ outline: topOutline("rectangle", width, depth), height, thickness, rim: 0.004 }),
    )
    const x = width / 2 - Math.min(0.42, width * 0.17)
    const z = depth / 2 - 0.1
    for (const side of [-1, 1]) {
      const at = side * x
      if (trestles === "aFrame") {
        for (const way of [-1, 1])
          for (const lean of [-1, 1])
            parts.add(
              "base",
              squareLeg({
                top: [at + lean * 0.028, under - 0.045, way * (z - 0.12)],
                foot: [at + lean * 0.19, 0, way * z],
                topSize: [0.044, 0.05],
                footSize: [0.04, 0.044],
              }),
            )
        parts.add(
          "base",
          board({
            x: [at - 0.055, at + 0.055],
            y: [under - 0.05, under - 0.0005],
            z: [-z + 0.02, z - 0.02],
            radius: 0.003,
            grain: "z",
          }),
        )
        for (const lean of [-1, 1]) {
          const low = at + lean * 0.145
          parts.add(
            "base",
            board({ x: [low - 0.012, low + 0.012], y: [0.19, 0.235], z: [-z + 0.03, z - 0.03], grain: "z" }),
          )
        }
        continue
      }
      parts.add(
        "base",
        board({
          x: [at - 0.045, at + 0.045],
          y: [under - 0.06, under - 0.0005],
          z: [-z, z],
          radius: 0.004,
          grain: "z",
        }),
      )
      parts.add(
        "base",
        board({ x: [at - 0.05, at + 0.05], y: [0, 0.07], z: [-z, z], radius: 0.006, rounds: 2, grain: "z" }),
      )
      if (trestles === "hFrame")
        for (const way of [-1, 1])
          parts.add(
            "base",
            board({
              x: [at - 0.04, at + 0.04],
              y: [0.069, under - 0.059],
              z: [way * 0.13 - 0.04, way * 0.13 + 0.04],
              radius: 0.004,
              grain: "y",
            }),
          )
      else
        for (const lean of [-1, 1]) {
          const [rise, run] = [under - 0.13, z * 1.35]
          const angle = Math.atan2(run, rise)
          parts.add(
            "base",
            place(
              board({
                x: [-0.032 - lean * 0.0005, 0.032 + lean * 0.0005],
                y: [-Math.hypot(rise, run) / 2 - 0.01, Math.hypot(rise, run) / 2 + 0.01],
                z: [-0.036, 0.036],
                radius: 0.004,
                grain: "y",
              }),
              {
                at: [at, under / 2 + 0.005, 0],
                turn: [lean * angle, 0, 0],
              },
            ),
          )
        }
    }
    const beam = trestles === "aFrame" ? under - 0.11 : under * 0.42
    parts.add(
      "base",
      board({
        x: [-x - (trestles === "hFrame" ? 0.1 : 0), x + (trestles === "hFrame" ? 0.1 : 0)],
        y: [beam - 0.045, beam + 0.045],
        z: [-0.018, 0.018],
        radius: 0.004,
        grain: "x",
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...[-1, 1].map((side) => {
      const x = side * (width / 2 - Math.min(0.42, width * 0.17))
      return symbolLine(
        [
          [x, -depth / 2 + 0.1],
          [x, depth / 2 - 0.1],
        ],
        "dashed",
      )
    }),
  ],
  looks: [
    { name: { zh: "双色支架餐桌", en: "Oak table on black trestles", vi: "Bàn sồi chân chữ A đen" } },
    {
      name: { zh: "农舍长餐桌", en: "Farmhouse refectory table", vi: "Bàn dài phong cách đồng quê" },
      values: { width: 2600, depth: 1000, trestles: "hFrame", thickness: 50 },
      finishes: { top: "oak-smoked", base: "oak-smoked" },
    },
    {
      name: { zh: "交叉腿松木桌", en: "Cross-legged pine table", vi: "Bàn thông chân chéo" },
      values: { width: 1800, depth: 850, trestles: "cross" },
      finishes: { top: "pine-natural", base: "lacquer-sage" },
    },
  ],
})
