import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { moulding } from "../../geometry/moulding.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
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
  build({ width, depth, height, form }) {
    const parts = openParts()
    const r = width / 2
    if (form === "square") {
      const edge = width * 0.14
      const [w, d] = [width / 2 - edge / 2, depth / 2 - edge / 2]
      parts.add(
        "rim",
        moulding({
          path: [
            [-w, 0, -d],
            [w, 0, -d],
            [w, 0, d],
            [-w, 0, d],
          ],
          isClosed: true,
          up: [0, 1, 0],
          section: [
            [-edge / 2 + 0.001, 0],
            [edge / 2 - 0.001, 0],
            [edge / 2, 0.001],
            [edge / 2, height],
            [-edge / 2, height],
            [-edge / 2, 0.001],
          ],
        }),
      )
      parts.add(
        "baffle",
        place(
          lathe({
            profile: [
              [r * 0.72 * Math.SQRT2, height * 0.2],
              [r * 0.42 * Math.SQRT2, height * 0.86],
              [0, height * 0.9],
            ]
              .map(([a, b]) => [a ?? 0, b ?? 0] as const)
              .toReversed(),
            segments: 4,
          }),
          { turn: [0, Math.PI / 4, 0], scale: 1 },
        ),
      )
      parts.add(
        "glow",
        place(
          lathe({
            profile: [
              [0, height * 0.72],
              [r * 0.36, height * 0.74],
              [r * 0.36, height * 0.8],
            ],
            segments: 32,
          }),
          {},
        ),
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
      // A flat rim with a rounded edge; the lamp sits deep in it, behind a dark ring that keeps it from dazzling.
      const lip = r - 0.007
      parts.add(
        "rim",
        lathe({
          profile: [
            [lip - 0.002, 0.003],
            [lip, 0.0006],
            [lip + 0.002, 0],
            [r - 0.0035, 0],
            [r - 0.001, 0.001],
            [r, 0.0035],
            [r, height - 0.001],
            [r - 0.001, height],
            [0, height],
          ],
          segments: 64,
          isSeenNear: true,
        }),
      )
      parts.add(
        "baffle",
        lathe({
          profile: [
            [r * 0.5, height * 0.74],
            [r * 0.62, height * 0.5],
            [r * 0.7, height * 0.4],
            [lip - 0.0018, 0.0034],
          ],
          segments: 56,
          isSeenNear: true,
        }),
      )
      parts.add(
        "glow",
        lathe({
          profile: [
            [0, height * 0.62],
            [r * 0.3, height * 0.65],
            [r * 0.51, height * 0.73],
          ],
          segments: 48,
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
