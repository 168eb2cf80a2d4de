import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.004, rounds = 3): Mesh =>
  place(roundedBox({ size, radius, rounds }), { at })
/** A toaster with two slots. */
export const toaster = defineModel({
  id: "decor.toaster",
  category: "decor",
  name: { zh: "吐司机", en: "Toaster", vi: "Máy nướng bánh mì" },
  words: {
    zh: ["烤面包机", "厨房电器", "小家电"],
    en: ["kitchen appliance", "bread", "breakfast"],
    vi: ["lò nướng bánh", "đồ bếp", "bữa sáng"],
  },
  parameters: {
    width: length(320, 260, 420, 10),
    depth: length(190, 160, 240, 10),
    height: length(200, 170, 240, 10),
    shape: choice("round", "square"),
  },
  slots: {
    body: { finish: "lacquer-sage", accepts: ["lacquer", "metal", "plastic"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
    dark: { finish: "plastic-black", accepts: ["plastic"] },
  },
  anchor: "surface",
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const foot = 0.014
    const tall = height - foot
    const y = foot + tall / 2
    const soft = shape === "round" ? Math.min(0.06, depth * 0.3) : 0.014
    parts.add("body", rod([width - 0.026, tall, depth], [0, y, 0], soft, 6))
    parts.add("metal", rod([width - 0.036, 0.012, depth - 0.012], [0, foot + 0.004, 0], 0.005))
    parts.add("metal", rod([width * 0.78, 0.003, depth * 0.58], [0, height - 0.001, 0], 0.0012, 1))
    for (const z of [-1, 1])
      parts.add("dark", rod([width * 0.7, 0.004, 0.03], [0, height - 0.0008, z * depth * 0.13], 0.0015, 1))
    parts.add("dark", rod([0.004, tall * 0.5, 0.014], [width / 2 - 0.0145, y + 0.01, 0], 0.001, 1))
    parts.add("metal", rod([0.022, 0.014, 0.05], [width / 2 - 0.011, y + tall * 0.18, 0], 0.005))
    parts.add(
      "metal",
      place(disc({ radius: 0.016, height: 0.012, rim: 0.003, segments: 28 }), {
        at: [width / 2 - 0.0085, foot + tall * 0.24, depth * 0.24],
        turn: [0, 0, Math.PI / 2],
      }),
    )
    parts.add("dark", rod([0.004, 0.02, 0.05], [-width / 2 + 0.011, foot + 0.04, 0], 0.001, 1))
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.add(
          "dark",
          place(disc({ radius: 0.012, height: foot, rim: 0.003, segments: 18 }), {
            at: [x * (width / 2 - 0.06), foot / 2, z * (depth / 2 - 0.04)],
          }),
        )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.03 }),
    ...[-1, 1].map((side) =>
      symbolBox({ at: [0, side * depth * 0.13], size: [width * 0.7, 0.03], style: "detail" }),
    ),
  ],
  looks: [
    { name: { zh: "灰绿复古吐司机", en: "Sage, rounded", vi: "Máy nướng xanh xám bo tròn" } },
    {
      name: { zh: "不锈钢方形吐司机", en: "Steel, square", vi: "Máy nướng thép vuông" },
      values: { shape: "square", width: 290 },
      finishes: { body: "steel-brushed" },
    },
  ],
})
