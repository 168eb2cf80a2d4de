import { board } from "../../geometry/board.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { place } from "../../geometry/place-mesh.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { crossed } from "../construction/cabinet.ts"

/** An extractor hood on the wall: a plastered chimney, a steel canopy or a slanted pane of glass. */
export const hood = defineModel({
  id: "kitchen.hood",
  category: "kitchen",
  name: { zh: "抽油烟机", en: "Extractor hood", vi: "Máy hút mùi" },
  words: {
    zh: ["油烟机", "抽油烟机", "烟机", "侧吸"],
    en: ["extractor hood", "cooker hood", "range hood", "chimney hood"],
    vi: ["máy hút mùi", "hút mùi", "chụp hút khói"],
  },
  parameters: {
    width: length(900, 500, 1200, 50),
    depth: length(500, 350, 600, 10),
    height: length(950, 500, 1400, 10),
    shape: choice("plaster", "canopy", "slanted"),
  },
  slots: {
    body: { finish: "paint-chalk", accepts: ["paint", "metal", "lacquer", "wood"] },
    trim: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    glass: { finish: "hob-glass", accepts: ["glass", "screen", "lacquer"] },
    filter: { finish: "steel-brushed", accepts: ["metal"] },
    light: { finish: "glow-warm" },
  },
  anchor: "wall",
  elevation: 1550,
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const back = -depth / 2
    const filters = (low: number, w: number, d: number, z: number): void => {
      for (const side of [-1, 1])
        parts.add(
          "filter",
          board({
            x: side < 0 ? [-w / 2, -0.006] : [0.006, w / 2],
            y: [low, low + 0.006],
            z: [z - d / 2, z + d / 2],
            radius: 0.001,
          }),
        )
      for (const side of [-1, 1])
        parts.add(
          "light",
          board({
            x: [side * w * 0.36 - 0.03, side * w * 0.36 + 0.03],
            y: [low - 0.001, low + 0.003],
            z: [z + d / 2 + 0.012, z + d / 2 + 0.04],
            radius: 0.002,
          }),
        )
    }
    if (shape === "plaster") {
      const band = 0.13
      const [narrow, shallow] = [0.46, 0.62]
      const tall = height - band
      parts.add(
        "trim",
        board({
          x: [-width / 2, width / 2],
          y: [0.001, band],
          z: [back, depth / 2],
          radius: 0.004,
          rounds: 2,
          grain: "x",
        }),
      )
      parts.add(
        "body",
        place(
          roundedBox({
            size: [width - 0.02, tall, depth - 0.01],
            radius: 0.006,
            cells: [1, 18, 1],
            grain: "y",
            bend: (p) => {
              // It draws in by a curve, its back straight along the wall.
              const up = Math.min(1, (p[1] / tall + 0.5) / 0.72)
              const eased = 1 - (1 - up) ** 2.2
              p[0] *= 1 - (1 - narrow) * eased
              p[2] = (p[2] + (depth - 0.01) / 2) * (1 - (1 - shallow) * eased) - (depth - 0.01) / 2
            },
          }),
          { at: [0, band + tall / 2, -0.005] },
        ),
      )
      filters(0, width * 0.8, depth * 0.5, 0)
      return parts.close()
    }
    const pipe = Math.min(0.3, width * 0.36)
    if (shape === "canopy") {
      parts.add(
        "body",
        board({
          x: [-width / 2, width / 2],
          y: [0.006, 0.065],
          z: [back, depth / 2],
          radius: 0.003,
          rounds: 2,
          grain: "x",
        }),
      )
      parts.add(
        "body",
        place(
          roundedBox({
            size: [width - 0.004, 0.16, depth - 0.004],
            radius: 0.002,
            cells: [1, 2, 1],
            bend: (p) => {
              const up = p[1] / 0.16 + 0.5
              p[0] *= 1 - (1 - pipe / width) * up
              p[2] = (p[2] + depth / 2) * (1 - (1 - 0.28 / depth) * up) - depth / 2
            },
          }),
          { at: [0, 0.145, 0] },
        ),
      )
      parts.add(
        "body",
        board({
          x: [-pipe / 2, pipe / 2],
          y: [0.222, height - 0.24],
          z: [back, back + 0.28],
          radius: 0.003,
          grain: "y",
        }),
      )
      parts.add(
        "body",
        board({
          x: [-pipe / 2 + 0.006, pipe / 2 - 0.006],
          y: [height - 0.26, height],
          z: [back, back + 0.274],
          radius: 0.003,
          grain: "y",
        }),
      )
      filters(0.001, width * 0.82, depth * 0.56, -0.02)
      return parts.close()
    }
    const pane = Math.min(0.44, height * 0.55)
    const angle = Math.atan2(depth - 0.128, pane)
    const long = Math.hypot(depth - 0.128, pane)
    parts.add(
      "glass",
      place(
        board({
          x: [-width / 2, width / 2],
          y: [-long / 2, long / 2],
          z: [-0.011, 0.011],
          radius: 0.003,
          rounds: 2,
        }),
        {
          at: [0, pane / 2 + 0.004, back + 0.116 + (depth - 0.128) / 2],
          turn: [angle, 0, 0],
        },
      ),
    )
    parts.add(
      "body",
      board({
        x: [-width / 2 + 0.05, width / 2 - 0.05],
        y: [0.02, pane * 0.62],
        z: [back, back + 0.11],
        radius: 0.004,
      }),
    )
    parts.add(
      "body",
      board({
        x: [-pipe / 2, pipe / 2],
        y: [pane * 0.6, height],
        z: [back, back + 0.2],
        radius: 0.003,
        grain: "y",
      }),
    )
    parts.add(
      "filter",
      board({
        x: [-width * 0.36, width * 0.36],
        y: [pane * 0.2, pane * 0.5],
        z: [back + 0.1, back + 0.118],
        radius: 0.002,
      }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    ...crossed(width, depth, "dashed"),
  ],
  looks: [
    { name: { zh: "灰泥烟罩", en: "Plaster hood with an oak band", vi: "Chụp hút mùi trát vữa viền sồi" } },
    {
      name: { zh: "不锈钢烟机", en: "Steel chimney hood", vi: "Máy hút mùi inox" },
      values: { shape: "canopy", height: 900 },
      finishes: { body: "steel-brushed" },
    },
    {
      name: { zh: "黑玻璃侧吸烟机", en: "Slanted hood in black glass", vi: "Máy hút mùi kính nghiêng đen" },
      values: { shape: "slanted", depth: 420, height: 850 },
      finishes: { body: "steel-black" },
    },
  ],
})
