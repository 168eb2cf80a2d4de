import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { handShower, hose, post, stud } from "./taps.ts"

/** A bath mixer that stands on the floor, with a hand shower. */
export const bathFiller = defineModel({
  id: "tap.bath",
  category: "bathroom",
  name: { zh: "落地浴缸龙头", en: "Floor-standing bath tap", vi: "Sen vòi bồn tắm đặt sàn" },
  words: {
    zh: ["落地龙头", "浴缸龙头"],
    en: ["bath filler", "faucet", "bath mixer"],
    vi: ["vòi bồn tắm", "vòi sen đứng"],
  },
  parameters: {
    width: length(220, 200, 260, 10),
    depth: length(280, 240, 320, 10),
    height: length(1000, 850, 1150, 10),
    spout: choice("swan", "straight"),
  },
  slots: { metal: { finish: "brass-brushed", accepts: ["metal"] } },
  anchor: "floor",
  build({ width, depth, height, spout }) {
    const parts = openParts()
    const [left, right] = [-width / 2, width / 2]
    const back = -depth / 2 + 0.045
    const x = left + 0.055
    const mixer = height * 0.76
    const tip = depth / 2 - 0.013
    const flange = lathe({
      profile: [
        [0, 0],
        [0.045, 0],
        [0.045, 0.006],
        [0.022, 0.012],
        [0.018, 0.02],
      ],
      segments: 36,
    })
    parts.add(
      "metal",
      place(flange, { at: [x, 0, back] }),
      place(post(0.0165, height - 0.12), { at: [x, 0.006, back] }),
    )
    parts.add(
      "metal",
      spout === "swan"
        ? pipe({
            path: [
              [x, height - 0.14, back],
              [x, height - 0.013, back],
              [x, height - 0.013, tip],
              [x, height - 0.1, tip],
            ],
            radius: 0.0125,
            bend: (tip - back) * 0.48,
          })
        : pipe({
            path: [
              [x, height - 0.14, back],
              [x, height - 0.013, back],
              [x, height - 0.013, tip],
              [x, height - 0.045, tip],
            ],
            radius: 0.0125,
            bend: 0.02,
          }),
      place(post(0.026, 0.075, 28), { at: [x, mixer - 0.037, back] }),
      place(stud(0.015, 0.05), { at: [x, mixer, back], turn: [0, Math.PI / 2, 0] }),
      pipe({
        path: [
          [x + 0.045, mixer, back],
          [x + 0.045, mixer + 0.06, back + 0.005],
        ],
        radius: 0.0045,
        sides: 10,
        ends: "round",
      }),
      place(stud(0.01, 0.075), { at: [x, mixer - 0.09, back], turn: [0, Math.PI / 2, 0] }),
      place(post(0.016, 0.04), { at: [x + 0.085, mixer - 0.1, back] }),
      ...handShower().map((mesh) => place(mesh, { at: [right - 0.051, mixer - 0.11, back] })),
      hose([right - 0.051, mixer - 0.11, back], [x, mixer - 0.2, back + 0.014], mixer * 0.42),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.02, style: "detail" }),
    symbolRound({ at: [-width / 2 + 0.055, -depth / 2 + 0.045], size: [0.09, 0.09] }),
    symbolBox({ at: [-width / 2 + 0.055, 0.02], size: [0.025, depth - 0.1], radius: 0.01, style: "detail" }),
  ],
  looks: [
    { name: { zh: "拉丝黄铜落地龙头", en: "Brushed brass filler", vi: "Vòi đồng xước" } },
    {
      name: { zh: "哑黑直角落地龙头", en: "Straight filler in black", vi: "Vòi thẳng màu đen" },
      values: { spout: "straight", height: 900 },
      finishes: { metal: "steel-black" },
    },
  ],
})
