import { place } from "../../geometry/place-mesh.ts"
import { vessel } from "../../geometry/vessel.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"
import { bowlSymbol } from "./toilet-bowl.ts"
import { basinTap, post } from "./taps.ts"

/** A bidet on a skirted foot with a low mixer. */
export const bidet = defineModel({
  id: "bidet.floor",
  category: "bathroom",
  name: { zh: "净身盆", en: "Bidet", vi: "Bồn bidet" },
  words: { zh: ["妇洗器", "净身盆"], en: ["bidet"], vi: ["bidet", "chậu rửa vệ sinh"] },
  parameters: {
    width: length(365, 340, 400, 5),
    depth: length(560, 520, 620, 10),
    height: length(500, 480, 540, 10),
    shape: choice("round", "square"),
  },
  slots: {
    ceramic: { finish: "ceramic-white", accepts: ["ceramic"] },
    metal: { finish: "chrome-polished", accepts: ["metal"] },
  },
  anchor: "floor",
  clearance: { front: 600, side: 200 },
  build({ width, depth, height, shape }) {
    const parts = openParts()
    const rim = 0.4
    const front = depth * 0.58
    parts.add(
      "ceramic",
      place(
        vessel({
          outline: { width, front, back: depth - front, round: shape === "square" ? 3 : 2.15, roundBack: 7 },
          closes: { foot: true, end: true },
          segments: 52,
          smooth: 2,
          levels: [
            { y: 0, inside: width * 0.16, front: depth * 0.19, back: 0 },
            { y: 0.01, inside: width * 0.157, front: depth * 0.187, back: 0 },
            { y: rim * 0.35, inside: width * 0.13, front: depth * 0.15, back: 0 },
            { y: rim * 0.65, inside: width * 0.05, front: depth * 0.06, back: 0 },
            { y: rim * 0.88, inside: 0.003, front: 0.006, back: 0 },
            { y: rim - 0.008, inside: 0, front: 0, back: 0 },
            { y: rim, inside: 0.009, front: 0.009, back: 0.006 },
            { y: rim, inside: 0.024, front: 0.024, back: 0.13 },
            { y: rim - 0.008, inside: 0.032, front: 0.032, back: 0.142 },
            { y: rim - 0.07, inside: width * 0.16, front: depth * 0.11, back: 0.17 },
            { y: rim - 0.14, inside: width * 0.3, front: depth * 0.28, back: depth * 0.3 },
            { y: rim - 0.15, inside: width * 0.4, front: depth * 0.4, back: depth * 0.36 },
          ],
        }),
        { at: [0, 0, depth / 2 - front] },
      ),
    )
    parts.add(
      "metal",
      ...basinTap(height - rim, 0.115, "straight").map((mesh) =>
        place(mesh, { at: [0, rim - 0.001, -depth / 2 + 0.066] }),
      ),
      place(post(0.022, 0.004), { at: [0, rim - 0.151, 0.02] }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    ...bowlSymbol(width, depth / 2, depth),
    symbolRound({ at: [0, -depth / 2 + 0.07], size: [0.05, 0.05], style: "detail" }),
  ],
  looks: [
    { name: { zh: "白瓷净身盆", en: "White bidet", vi: "Bidet sứ trắng" } },
    {
      name: { zh: "哑白方形净身盆", en: "Matt white bidet, brass tap", vi: "Bidet trắng mờ, vòi đồng" },
      values: { shape: "square", depth: 540 },
      finishes: { ceramic: "ceramic-matt-white", metal: "brass-brushed" },
    },
  ],
})
