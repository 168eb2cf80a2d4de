import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { ball } from "../../geometry/lathe.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bedding, beddingSlots, mattress, symbolBerth, type Berth } from "./bedding.ts"
import { endPanel } from "./bed-frame.ts"

const post = 0.036
const berthOf = (width: number, depth: number): Berth => ({
  z: 0,
  width: width - 0.08,
  length: depth - 0.08,
  bottom: 0.32,
  thick: 0.1,
})

/** A baby's bed with bars all around. */
export const cot = defineModel({
  id: "bed.cot",
  category: "beds",
  name: { zh: "婴儿床", en: "Cot", vi: "Cũi trẻ em" },
  words: {
    zh: ["宝宝床", "围栏床", "儿童床"],
    en: ["baby bed", "crib", "nursery"],
    vi: ["cũi em bé", "giường cũi", "nôi", "giường trẻ sơ sinh"],
  },
  parameters: {
    width: length(680, 560, 780, 10),
    depth: length(1280, 1060, 1480, 10),
    height: length(900, 820, 1000, 10),
    ends: choice("spindles", "panel"),
    drawer: toggle(false),
    bedding: toggle(true),
  },
  slots: {
    timber: { finish: "beech-natural", accepts: ["wood", "lacquer", "paint"] },
    panels: { finish: "lacquer-white", accepts: ["wood", "lacquer", "paint"] },
    ...beddingSlots,
    throw: { finish: "knit-ivory", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { side: 500 },
  build({ width, depth, height, ends, drawer, bedding: isMade }) {
    const parts = openParts()
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) {
        const at = [sx * (width / 2 - post / 2 - 0.003), sz * (depth / 2 - post / 2 - 0.003)] as const
        parts.add(
          "timber",
          tube({
            path: [
              [at[0], 0, at[1]],
              [at[0], 0.3, at[1]],
              [at[0], height - 0.04, at[1]],
            ],
            radius: (t) => 0.0135 + 0.0045 * Math.min(1, t * 3),
            steps: 8,
            sides: 16,
            ends: "flat",
          }),
          place(ball(0.021, 18), { at: [at[0], height - 0.021, at[1]] }),
        )
      }
    const [top, low] = [height - 0.07, 0.25]
    for (const side of [-1, 1]) {
      parts.add(
        "timber",
        ...endPanel({
          width: depth - 2 * post,
          z: side * (width / 2 - post / 2),
          low,
          high: top,
          style: "spindles",
          pitch: 0.078,
          along: "z",
        }),
      )
      if (ends === "spindles")
        parts.add(
          "timber",
          ...endPanel({
            width: width - 2 * post,
            z: side * (depth / 2 - post / 2),
            low,
            high: height - 0.05,
            style: "spindles",
            pitch: 0.078,
          }),
        )
      else
        parts.add(
          "panels",
          place(
            roundedBox({
              size: [width - 2 * post + 0.01, height - 0.05 - low, 0.02],
              radius: 0.007,
              rounds: 3,
              cells: [12, 1, 1],
              bend: (p) => {
                if (p[1] > 0) p[1] += 0.02 * (1 - (p[0] / (width / 2)) ** 2)
              },
            }),
            {
              at: [0, (low + height - 0.05) / 2, side * (depth / 2 - post / 2)],
            },
          ),
        )
    }
    parts.add(
      "timber",
      place(roundedBox({ size: [width - 0.07, 0.018, depth - 0.07], radius: 0.003 }), { at: [0, 0.31, 0] }),
    )
    if (drawer)
      for (const side of [-1, 1])
        parts.add(
          "panels",
          place(roundedBox({ size: [0.018, 0.15, depth - 2 * post - 0.03], radius: 0.004, grain: "z" }), {
            at: [side * (width / 2 - 0.032), 0.155, 0],
          }),
          ...(side === 1
            ? [-0.25, 0.25].map((at) =>
                place(ball(0.014, 14), { at: [width / 2 - 0.018, 0.165, at * depth] }),
              )
            : [
                place(
                  roundedBox({
                    size: [width - 0.08, 0.14, depth - 2 * post - 0.04],
                    radius: 0.002,
                    rounds: 1,
                  }),
                  { at: [0, 0.155, 0] },
                ),
              ]),
        )
    const berth = berthOf(width, depth)
    if (isMade)
      for (const { slot, mesh } of bedding({ berth, seed: 6, drop: 0, pillows: 1, hasAccent: false }))
        parts.add(slot, mesh)
    else parts.add("linen", mattress(berth))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.03 }),
    ...symbolBerth(berthOf(width, depth), 1),
  ],
  looks: [
    { name: { zh: "榉木婴儿床", en: "Beech cot", vi: "Cũi gỗ dẻ gai" } },
    {
      name: { zh: "白色床板抽屉婴儿床", en: "White-ended cot with drawer", vi: "Cũi đầu trắng có ngăn kéo" },
      values: { ends: "panel", drawer: true },
      finishes: { timber: "oak-natural", panels: "lacquer-white", duvet: "linen-sage" },
    },
    {
      name: { zh: "胡桃木大婴儿床", en: "Large walnut cot", vi: "Cũi lớn gỗ óc chó" },
      values: { width: 760, depth: 1460 },
      finishes: { timber: "walnut-natural", duvet: "cotton-clay", throw: "knit-ivory" },
    },
  ],
})
