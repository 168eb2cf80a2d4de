import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { hungTowel } from "./hung-towel.ts"

const words = {
  zh: ["毛巾架", "毛巾杆", "浴巾架"],
  en: ["towel rail", "towel bar", "towel rack"],
  vi: ["giá treo khăn", "thanh treo khăn", "móc khăn"],
} as const

/** A ladder that leans on the wall, towels over its rungs. */
export const towelLadder = defineModel({
  id: "ladder.towel",
  category: "bathroom",
  name: { zh: "毛巾梯", en: "Towel ladder", vi: "Thang treo khăn" },
  words: { ...words, en: [...words.en, "ladder"], zh: [...words.zh, "梯子置物架"] },
  parameters: {
    width: length(500, 400, 600, 10),
    depth: length(380, 300, 450, 10),
    height: length(1800, 1500, 2000, 50),
    rungs: count(5, 4, 6),
    towels: count(2, 0, 3),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "metal"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
    second: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "wall",
  build({ width, depth, height, rungs, towels }) {
    const parts = openParts()
    const lean = Math.atan2(depth - 0.026, height)
    const long = Math.hypot(depth - 0.026, height) - 0.004
    const at = (share: number): readonly [number, number] => [
      height * share,
      depth / 2 - 0.013 - (depth - 0.026) * share,
    ]
    for (const side of [-1, 1])
      parts.add(
        "frame",
        place(roundedBox({ size: [0.034, long, 0.024], radius: 0.009, rounds: 3, grain: "y" }), {
          at: [side * (width / 2 - 0.017), height / 2, at(0.5)[1]],
          turn: [-lean, 0, 0],
        }),
      )
    for (let i = 0; i < rungs; i++) {
      const [y, z] = at(0.16 + (0.76 * i) / (rungs - 1))
      parts.add(
        "frame",
        place(disc({ radius: 0.0125, height: width - 0.05, segments: 20 }), {
          at: [0, y, z],
          turn: [0, 0, Math.PI / 2],
        }),
      )
    }
    const spacing = (0.76 / (rungs - 1)) * height
    for (let i = 0; i < Math.min(towels, rungs); i++) {
      const rung = rungs - 1 - i * (rungs > 4 && i > 0 ? 2 : 1)
      const share = 0.16 + (0.76 * Math.max(0, rung)) / (rungs - 1)
      const [y, z] = at(share)
      const drop = Math.min(y - 0.06, spacing * (1.55 - 0.2 * i))
      parts.add(
        i % 2 === 0 ? "towels" : "second",
        place(
          hungTowel({
            width: (width - 0.1) * (0.92 - 0.14 * i),
            front: drop,
            back: drop * 0.7,
            radius: 0.0125,
            seed: 4 + i,
            wave: 0.008,
          }),
          {
            at: [i % 2 === 0 ? 0 : 0.03, y, z],
          },
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth, rungs }) => [
    symbolBox({ size: [width, depth] }),
    ...Array.from({ length: rungs }, (_, i) =>
      symbolBox({
        at: [0, depth / 2 - 0.03 - (depth - 0.06) * (0.16 + (0.76 * i) / (rungs - 1))],
        size: [width - 0.06, 0.024],
        style: "detail",
      }),
    ),
  ],
  looks: [
    { name: { zh: "橡木毛巾梯", en: "Oak ladder", vi: "Thang gỗ sồi" } },
    {
      name: { zh: "黑色窄梯", en: "Slim ladder in black", vi: "Thang mảnh màu đen" },
      values: { width: 420, rungs: 6, towels: 3 },
      finishes: { frame: "steel-black", towels: "linen-stone", second: "towel-white" },
    },
    {
      name: { zh: "胡桃木毛巾梯", en: "Walnut ladder", vi: "Thang óc chó" },
      values: { height: 1650, rungs: 4, towels: 1 },
      finishes: { frame: "walnut-natural", towels: "cotton-clay" },
    },
  ],
})
