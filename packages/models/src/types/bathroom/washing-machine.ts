import { ball, disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine, symbolRound } from "../../model/symbol-lines.ts"
import { stud } from "./taps.ts"

/** A front loader: porthole, drawer, dial and display. */
export const washingMachine = defineModel({
  id: "washer.front",
  category: "bathroom",
  name: { zh: "滚筒洗衣机", en: "Washing machine", vi: "Máy giặt cửa trước" },
  words: {
    zh: ["洗衣机", "烘干机", "滚筒"],
    en: ["washer", "laundry machine", "tumble dryer", "front loader"],
    vi: ["máy giặt", "máy sấy", "lồng ngang"],
  },
  parameters: {
    width: length(600, 590, 700, 5),
    depth: length(600, 450, 700, 10),
    height: length(850, 820, 1000, 10),
    door: choice("dark", "ring"),
  },
  slots: {
    body: { finish: "steel-white", accepts: ["metal", "lacquer"] },
    door: { finish: "glass-smoked", accepts: ["glass"] },
    ring: { finish: "chrome-polished", accepts: ["metal", "plastic"] },
    drum: { finish: "steel-brushed", accepts: ["metal"] },
    screen: { finish: "screen-off" },
    feet: { finish: "rubber-black" },
  },
  anchor: "floor",
  clearance: { front: 700 },
  build({ width, depth, height, door }) {
    const parts = openParts()
    const front = depth / 2 - 0.034
    const body = depth - 0.034
    const panel = 0.105
    parts.add(
      "body",
      place(
        roundedBox({ size: [width, height - 0.02 - 0.028 - panel - 0.006, body], radius: 0.008, rounds: 3 }),
        {
          at: [0, 0.02 + (height - 0.054 - panel) / 2, -0.017],
        },
      ),
      place(roundedBox({ size: [width, panel, body], radius: 0.006, rounds: 3 }), {
        at: [0, height - 0.03 - panel / 2, -0.017],
      }),
      place(roundedBox({ size: [width, 0.026, body + 0.004], radius: 0.007, rounds: 3 }), {
        at: [0, height - 0.0145, -0.017 + 0.002],
      }),
      place(roundedBox({ size: [width * 0.28, panel * 0.72, 0.004], radius: 0.002, rounds: 1 }), {
        at: [-width * 0.33, height - 0.031 - panel / 2, front + 0.0012],
      }),
      place(roundedBox({ size: [width - 0.02, 0.075, 0.004], radius: 0.002, rounds: 1 }), {
        at: [0, 0.066, front + 0.001],
      }),
    )
    parts.add(
      "screen",
      place(roundedBox({ size: [width * 0.3, panel * 0.44, 0.003], radius: 0.0012, rounds: 1 }), {
        at: [width * 0.3, height - 0.031 - panel / 2, front + 0.001],
      }),
    )
    const dial = height - 0.031 - panel / 2
    parts.add(
      "ring",
      place(stud(0.033, 0.022, 40), { at: [-0.01, dial, front] }),
      place(stud(0.037, 0.003, 40), { at: [-0.01, dial, front] }),
    )
    parts.add(
      "screen",
      place(roundedBox({ size: [0.0025, 0.014, 0.001], radius: 0.0004, rounds: 1 }), {
        at: [-0.01, dial + 0.022, front + 0.0222],
      }),
    )
    const middle = (height - 0.054 - panel) / 2 + 0.05
    const outer = Math.min(0.235, width * 0.39)
    const hole = outer * 0.72
    // Ring, glass bulging inwards, the drum behind it.
    const ring = lathe({
      profile: [
        [hole, 0.012],
        [hole + 0.004, 0.03],
        [hole + 0.014, 0.0335],
        [outer - 0.02, 0.028],
        [outer - 0.003, 0.016],
        [outer, 0.004],
        [outer, 0],
      ]
        .toReversed()
        .map(([r = 0, y = 0]) => [r, y] as const),
      segments: 64,
    })
    parts.add(
      door === "dark" ? "screen" : "ring",
      place(ring, { at: [0, middle, front], turn: [Math.PI / 2, 0, 0] }),
    )
    parts.add(
      "ring",
      place(
        lathe({
          profile: [
            [outer + 0.006, 0],
            [outer + 0.006, 0.004],
            [outer - 0.002, 0.006],
          ],
          segments: 64,
        }),
        { at: [0, middle, front], turn: [Math.PI / 2, 0, 0] },
      ),
    )
    parts.add(
      "door",
      place(
        lathe({
          profile: [
            [0, 0.009],
            [hole * 0.5, 0.012],
            [hole * 0.85, 0.018],
            [hole + 0.003, 0.028],
          ]
            .toReversed()
            .map(([r = 0, y = 0]) => [r, y] as const),
          segments: 56,
        }),
        {
          at: [0, middle, front],
          turn: [Math.PI / 2, 0, 0],
        },
      ),
    )
    parts.add(
      "drum",
      place(disc({ radius: hole + 0.004, height: 0.004, segments: 48 }), {
        at: [0, middle, front + 0.003],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
    for (let i = 0; i < 3; i++) {
      const angle = (i / 3) * 2 * Math.PI + 0.4
      parts.add(
        "drum",
        place(ball(0.02, 16), {
          at: [Math.sin(angle) * hole * 0.62, middle + Math.cos(angle) * hole * 0.62, front + 0.004],
          turn: [0, 0, -angle],
          scale: [0.8, 2.6, 0.3],
        }),
      )
    }
    parts.add(
      door === "dark" ? "ring" : "body",
      place(roundedBox({ size: [0.026, 0.1, 0.012], radius: 0.005, rounds: 3 }), {
        at: [outer * 0.87, middle, front + 0.024],
      }),
    )
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.add(
          "feet",
          place(disc({ radius: 0.022, height: 0.026, segments: 20 }), {
            at: [x * (width / 2 - 0.06), 0.013, z * (body / 2 - 0.06) - 0.017],
          }),
        )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolRound({ at: [0, 0], size: [width * 0.6, width * 0.6], style: "detail" }),
    symbolLine([
      [-width / 2, depth / 2 - 0.05],
      [width / 2, depth / 2 - 0.05],
    ]),
  ],
  looks: [
    { name: { zh: "白色滚筒洗衣机", en: "White front loader", vi: "Máy giặt trắng" } },
    {
      name: { zh: "石墨灰洗衣机", en: "Graphite front loader", vi: "Máy giặt xám than" },
      values: { door: "ring", depth: 550 },
      finishes: { body: "steel-black", ring: "steel-brushed" },
    },
    {
      name: { zh: "鼠尾草绿超薄洗衣机", en: "Slim washer in sage", vi: "Máy giặt mỏng xanh xô thơm" },
      values: { depth: 460 },
      finishes: { body: "steel-sage", ring: "brass-brushed" },
    },
  ],
})
