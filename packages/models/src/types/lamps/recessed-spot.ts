import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { squareBaffle, squareRim } from "./square-downlight.ts"
import { spotHead } from "./spot-head.ts"

/** A downlight: set into the ceiling with a thin rim, or a can under it. */
export const recessedSpot = defineModel({
  id: "lamp.downlight",
  category: "lamps",
  name: { zh: "筒灯", en: "Downlight", vi: "Đèn âm trần" },
  words: {
    zh: ["嵌入式射灯", "射灯", "明装筒灯", "灯"],
    en: ["recessed spot", "ceiling spot", "can light", "lamp"],
    vi: ["đèn", "đèn downlight", "đèn lon", "đèn trần"],
  },
  parameters: {
    width: length(90, 70, 180, 10),
    depth: length(90, 70, 180, 10),
    height: length(30, 25, 160, 5),
    form: choice("round", "square"),
  },
  slots: {
    rim: { finish: "steel-white", accepts: ["metal", "wood", "plastic", "ceramic"] },
    baffle: { finish: "steel-black", accepts: ["metal", "plastic"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "ceiling",
  shown: ({ width, height }) => ({ azimuth: 14, elevation: height < width * 0.35 ? -56 : -26 }),
  build({ width, depth, height, form }) {
    const parts = openParts()
    const r = width / 2
    if (form === "square") {
      parts.add("rim", squareRim(width, depth, height))
      parts.add("baffle", squareBaffle(width, depth, height))
      parts.add(
        "glow",
        lathe({
          profile: [
            [0, height * 0.66],
            [r * 0.28, height * 0.68],
            [r * 0.36, height * 0.74],
            [r * 0.36, height * 0.8],
          ],
          segments: 48,
          isSeenNear: true,
        }),
      )
      return parts.close()
    }
    const { body, baffle, light } = spotHead({ radius: r, tall: height, at: [0, height, 0], way: [0, -1, 0] })
    const flat = height < r * 0.7
    if (!flat) {
      parts.add("rim", body)
      parts.add("baffle", baffle)
      parts.add("glow", light)
    } else {
      // A soft round rim; the lamp sits deep in it, behind dark steps that keep it from dazzling.
      const edge = Math.min(height * 0.7, r * 0.24)
      const round = Array.from({ length: 11 }, (_, i): Vec2 => {
        const angle = (i / 10) * (Math.PI / 2)
        return [r - edge + edge * Math.sin(angle), edge * (1 - Math.cos(angle)) * 0.92]
      })
      const hole = r - edge - 0.003
      parts.add(
        "rim",
        lathe({
          profile: [
            [hole, 0.004],
            [hole + 0.0004, 0.0016],
            [hole + 0.0016, 0.0003],
            ...round,
            [r, height],
            [0, height],
          ],
          segments: 96,
          isSeenNear: true,
        }),
      )
      const [deep, narrow] = [height * 0.72, hole * 0.66]
      const steps = 5
      const baffle: Vec2[] = [[hole, 0.0034]]
      for (let i = 0; i < steps; i++) {
        const [from, to] = [1 - i / steps, 1 - (i + 1) / steps]
        const wide = narrow + (hole - narrow) * to
        baffle.push([wide, deep * (1 - from) + 0.0036], [wide, deep * (1 - to) - 0.0004])
      }
      parts.add("baffle", lathe({ profile: baffle.toReversed(), segments: 72, isSeenNear: true }))
      parts.add(
        "glow",
        lathe({
          profile: [
            [0, deep - height * 0.1],
            [narrow * 0.5, deep - height * 0.075],
            [narrow * 0.86, deep - height * 0.02],
            [narrow, deep],
          ],
          segments: 64,
          isSeenNear: true,
        }),
      )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth, form }) => [
    form === "square"
      ? symbolBox({ size: [width, depth], style: "dashed" })
      : symbolRound({ size: [width, depth], style: "dashed" }),
    symbolLine([
      [-width * 0.25, 0],
      [width * 0.25, 0],
    ]),
    symbolLine([
      [0, -depth * 0.25],
      [0, depth * 0.25],
    ]),
  ],
  looks: [
    { name: { zh: "白色嵌入筒灯", en: "White recessed spot", vi: "Đèn âm trần trắng" } },
    {
      name: { zh: "黑色明装筒灯", en: "Black surface can", vi: "Đèn lon nổi đen" },
      values: { height: 130, width: 80, depth: 80 },
      finishes: { rim: "steel-black", baffle: "brass-brushed" },
    },
    {
      name: { zh: "方形嵌入筒灯", en: "Square recessed spot", vi: "Đèn âm trần vuông" },
      values: { form: "square", width: 100, depth: 100 },
    },
  ],
})
