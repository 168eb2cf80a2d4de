import { mergeMeshes } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { bulb, cordBetween, globe } from "./lamp-parts.ts"

/** A long pendant over a dining table: a bar of light, a round tube, or a beam with globes. */
export const pendantLinear = defineModel({
  id: "lamp.pendant-linear",
  category: "lamps",
  name: { zh: "长条吊灯", en: "Linear pendant", vi: "Đèn thả dài" },
  words: {
    zh: ["吊灯", "餐桌灯", "线性灯", "灯"],
    en: ["pendant", "bar light", "dining light", "kitchen island lamp"],
    vi: ["đèn", "đèn thả", "đèn bàn ăn", "đèn đảo bếp"],
  },
  parameters: {
    width: length(1200, 700, 1800, 50),
    depth: length(80, 60, 200, 10),
    height: length(900, 400, 1800, 50),
    body: choice("beam", "tube", "globes"),
    lamps: count(4, 3, 5),
  },
  slots: {
    body: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    fittings: { finish: "steel-black", accepts: ["metal"] },
    glow: { finish: "glow-soft" },
    cord: { finish: "rubber-black", accepts: ["plastic", "fabric"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, body, lamps }) {
    const parts = openParts()
    let top = 0
    if (body === "beam") {
      const tall = Math.max(0.045, depth * 0.55)
      top = tall
      parts.add(
        "body",
        place(roundedBox({ size: [width, tall - 0.006, depth], radius: 0.004, grain: "x" }), {
          at: [0, tall / 2 + 0.003, 0],
        }),
      )
      parts.add(
        "glow",
        place(roundedBox({ size: [width - 0.03, 0.008, depth * 0.55], radius: 0.002 }), {
          at: [0, 0.004, 0],
        }),
      )
    } else if (body === "tube") {
      const radius = depth / 2
      top = depth
      parts.add(
        "glow",
        tube({
          path: [
            [-width / 2 + 0.05, radius, 0],
            [width / 2 - 0.05, radius, 0],
          ],
          radius: radius * 0.9,
          steps: 1,
          sides: 28,
          ends: "none",
        }),
      )
      for (const side of [-1, 1])
        parts.add(
          "body",
          tube({
            path: [
              [side * (width / 2 - 0.07), radius, 0],
              [side * (width / 2), radius, 0],
            ],
            radius,
            steps: 1,
            sides: 32,
            ends: "flat",
          }),
        )
    } else {
      const radius = Math.min(depth / 2, (width / lamps) * 0.4)
      const drop = 2 * radius + 0.03
      top = drop + 0.024
      parts.add(
        "body",
        place(roundedBox({ size: [width, 0.024, 0.024], radius: 0.004, grain: "x" }), {
          at: [0, drop + 0.012, 0],
        }),
      )
      for (let i = 0; i < lamps; i++) {
        const x = -width / 2 + radius + 0.02 + ((width - 2 * radius - 0.04) * i) / (lamps - 1)
        parts.add("glow", globe(radius, [x, radius, 0]))
        parts.add(
          "fittings",
          place(roundedBox({ size: [0.03, 0.042, 0.03], radius: 0.01, rounds: 3 }), {
            at: [x, drop - 0.018, 0],
          }),
        )
      }
    }
    for (const side of [-1, 1]) {
      parts.add(
        "cord",
        cordBetween(
          [side * width * 0.32, top - 0.002, 0],
          [side * Math.min(0.1, width * 0.1), height - 0.025, 0],
          0.0012,
        ),
      )
      parts.add("fittings", place(bulb(0.004), { at: [side * width * 0.32, top, 0] }))
    }
    parts.add("cord", cordBetween([width * 0.32 - 0.01, top, 0], [0, height - 0.025, 0], 0.0022))
    parts.add(
      "fittings",
      mergeMeshes([
        place(roundedBox({ size: [0.3, 0.028, Math.min(0.06, depth)], radius: 0.004 }), {
          at: [0, height - 0.014, 0],
        }),
      ]),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    symbolLine([
      [-width / 2 + 0.03, 0],
      [width / 2 - 0.03, 0],
    ]),
  ],
  looks: [
    { name: { zh: "橡木长条吊灯", en: "Oak beam", vi: "Đèn dầm gỗ sồi" } },
    {
      name: { zh: "黄铜光管", en: "Tube of light with brass ends", vi: "Đèn ống đầu đồng thau" },
      values: { body: "tube", depth: 60, width: 1400 },
      finishes: { body: "brass-brushed", fittings: "brass-brushed" },
    },
    {
      name: { zh: "四球吊灯", en: "Beam with four globes", vi: "Đèn dầm bốn cầu" },
      values: { body: "globes", depth: 160, width: 1250 },
      finishes: { body: "walnut-natural", fittings: "brass-brushed" },
    },
  ],
})
