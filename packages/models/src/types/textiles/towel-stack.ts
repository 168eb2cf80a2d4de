import { defineModel } from "../../model/model-type.ts"
import { count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { foldedTowels } from "./folded-towels.ts"

/** Folded towels on each other. */
export const towelStack = defineModel({
  id: "towels.stack",
  category: "textiles",
  name: { zh: "叠放毛巾", en: "Stack of towels", vi: "Chồng khăn" },
  words: {
    zh: ["毛巾", "浴巾"],
    en: ["towels", "bath towels", "folded towels"],
    vi: ["khăn tắm", "khăn bông"],
  },
  parameters: {
    width: length(360, 250, 500, 10),
    depth: length(280, 200, 400, 10),
    height: length(220, 120, 360, 10),
    towels: count(4, 2, 6),
  },
  slots: {
    first: { finish: "towel-white", accepts: ["fabric"] },
    second: { finish: "linen-sage", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, towels }) {
    const parts = openParts()
    const made = foldedTowels({
      width,
      depth,
      count: towels,
      seed: 6,
      thick: height / (1 + (towels - 1) * 0.985),
    })
    for (const [i, mesh] of made.entries()) parts.add(i % 2 === 0 ? "first" : "second", mesh)
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02 }),
    symbolLine([
      [-width / 2, depth / 2 - 0.03],
      [width / 2, depth / 2 - 0.03],
    ]),
  ],
  looks: [
    { name: { zh: "白与鼠尾草绿", en: "White and sage", vi: "Trắng và xanh xô thơm" } },
    {
      name: { zh: "燕麦与陶土", en: "Oat and clay", vi: "Yến mạch và đất nung" },
      values: { towels: 3, height: 170 },
      finishes: { first: "linen-oat", second: "cotton-clay" },
    },
  ],
})
