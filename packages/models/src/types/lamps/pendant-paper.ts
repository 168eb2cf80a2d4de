import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { ceilingRose, cordBetween } from "./lamp-parts.ts"

const forms = {
  round: { tall: 0.86, radius: (at: number) => Math.sin(Math.PI * (0.06 + 0.88 * at)) },
  flat: { tall: 0.46, radius: (at: number) => Math.sin(Math.PI * (0.06 + 0.88 * at)) ** 0.8 },
  tall: { tall: 1.5, radius: (at: number) => Math.sin(Math.PI * (0.1 + 0.8 * at)) ** 0.45 },
  double: {
    tall: 1.35,
    radius: (at: number) =>
      Math.max(0.32, Math.abs(Math.sin(Math.PI * (0.05 + 1.9 * at) * 0.98)) * (at < 0.5 ? 1 : 0.74)),
  },
} as const

/** A lantern of rice paper over bamboo rings. */
export const pendantPaper = defineModel({
  id: "lamp.pendant-paper",
  category: "lamps",
  name: { zh: "纸灯笼吊灯", en: "Paper lantern", vi: "Đèn lồng giấy" },
  words: {
    zh: ["吊灯", "灯笼", "和纸灯", "灯"],
    en: ["pendant", "rice paper", "lantern", "hanging lamp", "japandi"],
    vi: ["đèn", "đèn lồng", "đèn thả", "đèn giấy"],
  },
  parameters: {
    width: length(550, 300, 900, 50),
    depth: length(550, 300, 900, 50),
    height: length(1100, 700, 2200, 50),
    form: choice("round", "flat", "tall", "double"),
    ribs: count(18, 10, 26),
  },
  slots: {
    paper: { finish: "paper-shade", accepts: ["paper", "fabric"] },
    rings: { finish: "bamboo-natural", accepts: ["wood", "metal"] },
    fittings: { finish: "steel-white", accepts: ["metal"] },
    cord: { finish: "plastic-white", accepts: ["plastic", "fabric"] },
  },
  anchor: "ceiling",
  build({ width, depth, height, form, ribs }) {
    const parts = openParts()
    const { tall: by, radius: shape } = forms[form]
    const tall = Math.min(width * by, height * 0.78)
    const radius = width / 2
    // The paper stands out between the ribs.
    const steps = ribs * 4
    const spots = Array.from({ length: steps + 1 }, (_, i) => {
      const at = i / steps
      const puff = 1 + 0.012 * Math.abs(Math.sin(at * ribs * Math.PI)) - 0.006
      return [Math.max(0.05, shape(at)) * radius * puff, at * tall] as const
    })
    const widest = Math.max(...spots.map(([r]) => r))
    const fit = spots.map(([r, y]) => [(r / widest) * radius, y] as const)
    parts.add("paper", lathe({ profile: fit, segments: 48, grain: "around" }))
    for (const end of [fit[0], fit.at(-1)])
      if (end)
        parts.add(
          "rings",
          tube({
            path: (at): Vec3 => [
              Math.cos(at * 2 * Math.PI) * end[0],
              end[1],
              Math.sin(at * 2 * Math.PI) * end[0],
            ],
            radius: 0.0042,
            steps: 40,
            sides: 6,
            isClosed: true,
          }),
        )
    const top = fit.at(-1)?.[0] ?? 0.05
    for (const turn of [0, Math.PI / 2])
      parts.add(
        "rings",
        cordBetween(
          [-Math.cos(turn) * top, tall - 0.001 - turn * 0.003, -Math.sin(turn) * top],
          [Math.cos(turn) * top, tall - 0.001 - turn * 0.003, Math.sin(turn) * top],
          0.002,
        ),
      )
    parts.add("fittings", ceilingRose(height))
    parts.add("cord", cordBetween([0, tall - 0.02, 0], [0, height - 0.03, 0]))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth, "dashed"),
  looks: [
    { name: { zh: "圆形和纸灯", en: "Round rice-paper lantern", vi: "Đèn giấy tròn" } },
    {
      name: { zh: "扁圆大纸灯", en: "Large flat lantern", vi: "Đèn giấy dẹt lớn" },
      values: { form: "flat", width: 800, depth: 800, ribs: 14 },
    },
    {
      name: { zh: "双节纸灯", en: "Double lantern", vi: "Đèn giấy hai tầng" },
      values: { form: "double", width: 450, depth: 450, height: 1300, ribs: 26 },
    },
    {
      name: { zh: "长筒纸灯", en: "Tall lantern", vi: "Đèn giấy trụ" },
      values: { form: "tall", width: 400, depth: 400, height: 1250, ribs: 22 },
      finishes: { rings: "oak-black" },
    },
  ],
})
