import { squareLeg } from "../../geometry/beam.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { cushion, taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** A timber bench for a table, a hall or the end of a bed. */
export const woodBench = defineModel({
  id: "bench.wood",
  category: "chairs",
  name: { zh: "木长凳", en: "Timber bench", vi: "Ghế băng gỗ" },
  words: {
    zh: ["长凳", "餐凳", "换鞋凳", "床尾凳"],
    en: ["dining bench", "hall bench", "wooden bench"],
    vi: ["ghế dài", "ghế băng", "ghế thay giày", "băng ghế ăn"],
  },
  parameters: {
    width: length(1300, 800, 2200, 50),
    depth: length(370, 320, 450, 10),
    height: length(450, 420, 480, 10),
    legs: choice("tapered", "panel", "square"),
    top: choice("solid", "slatted"),
    shelf: toggle(false),
    pad: toggle(false),
  },
  slots: {
    timber: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    pad: { finish: "linen-sand", accepts: ["fabric", "leather"] },
  },
  anchor: "floor",
  clearance: { front: 400 },
  build({ width, depth, height, legs, top, shelf, pad }) {
    const parts = openParts()
    const thick = 0.032
    const padHigh = pad ? 0.045 : 0
    const topY = height - padHigh - thick / 2
    if (top === "solid")
      parts.add(
        "timber",
        place(roundedBox({ size: [width, thick, depth], radius: 0.007, rounds: 3 }), { at: [0, topY, 0] }),
      )
    else {
      const slats = Math.round(depth / 0.062)
      const pitch = (depth + 0.012) / slats
      parts.add(
        "timber",
        ...Array.from({ length: slats }, (_, i) =>
          place(roundedBox({ size: [width, thick * 0.8, pitch - 0.012], radius: 0.005, rounds: 2 }), {
            at: [0, topY + thick * 0.1, -depth / 2 + (pitch - 0.012) / 2 + pitch * i],
          }),
        ),
        ...[-0.36, 0, 0.36].map((x) =>
          place(roundedBox({ size: [0.05, 0.02, depth - 0.05], radius: 0.003, grain: "z" }), {
            at: [x * width, topY - thick * 0.5 - 0.0005, 0],
          }),
        ),
      )
    }
    const under = topY - thick / 2 + (top === "solid" ? 0.0005 : 0)
    const x = width / 2 - (legs === "panel" ? 0.12 : 0.07)
    if (legs === "panel") {
      for (const side of [-1, 1])
        parts.add(
          "timber",
          place(roundedBox({ size: [0.034, under, depth - 0.03], radius: 0.005, rounds: 2, grain: "y" }), {
            at: [side * x, under / 2, 0],
          }),
        )
      parts.add(
        "timber",
        place(roundedBox({ size: [2 * x - 0.034, 0.07, 0.024], radius: 0.004 }), {
          at: [0, under - 0.11, 0],
        }),
      )
    } else {
      for (const sx of [-1, 1])
        for (const sz of [-1, 1]) {
          const z = sz * (depth / 2 - 0.05)
          parts.add(
            "timber",
            legs === "square"
              ? squareLeg({
                  top: [sx * x, under, z],
                  foot: [sx * x, 0, z],
                  topSize: [0.046, 0.046],
                  footSize: [0.034, 0.034],
                  radius: 0.005,
                })
              : taperedLeg({
                  top: [sx * x, under + 0.004, z],
                  foot: [sx * (x + 0.03), 0, z + sz * 0.02],
                  topRadius: 0.022,
                  footRadius: 0.013,
                  sides: 16,
                }),
          )
        }
      parts.add(
        "timber",
        ...[-1, 1].map((sz) =>
          place(roundedBox({ size: [2 * x - 0.04, 0.045, 0.02], radius: 0.004 }), {
            at: [0, under - 0.0225, sz * (depth / 2 - 0.052)],
          }),
        ),
        ...[-1, 1].map((sx) =>
          place(roundedBox({ size: [0.02, 0.045, depth - 0.14], radius: 0.004, grain: "z" }), {
            at: [sx * x, under - 0.0225, 0],
          }),
        ),
      )
    }
    if (shelf) {
      const rails = 4
      parts.add(
        "timber",
        ...Array.from({ length: rails }, (_, i) =>
          place(roundedBox({ size: [2 * x - 0.034, 0.014, 0.045], radius: 0.003 }), {
            at: [0, 0.15, (-0.5 + (i + 0.5) / rails) * (depth - 0.1)],
          }),
        ),
        ...[-1, 1].map((sx) =>
          place(roundedBox({ size: [0.022, 0.022, depth - 0.08], radius: 0.004, grain: "z" }), {
            at: [sx * (x - 0.006), 0.132, 0],
          }),
        ),
      )
    }
    if (pad)
      parts.add(
        "pad",
        place(
          cushion({
            size: [width - 0.02, 0.04, depth - 0.014],
            radius: 0.018,
            crown: 0.008,
            bulge: 0.003,
            wrinkle: 0.003,
            welt: 0.003,
            cells: 14,
          }),
          {
            at: [0, height - 0.026, 0],
          },
        ),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolBox({ size: [width - 0.08, depth - 0.08], radius: 0.01, style: "detail" }),
  ],
  looks: [
    { name: { zh: "橡木长凳", en: "Oak bench", vi: "Ghế băng gỗ sồi" } },
    {
      name: { zh: "胡桃木换鞋凳", en: "Walnut hall bench with shelf", vi: "Ghế thay giày gỗ óc chó" },
      values: { width: 1000, legs: "square", shelf: true, pad: true },
      finishes: { timber: "walnut-natural", pad: "leather-cognac" },
    },
    {
      name: { zh: "日式格栅长凳", en: "Slatted bench in black ash", vi: "Ghế nan gỗ đen" },
      values: { width: 1600, legs: "panel", top: "slatted" },
      finishes: { timber: "oak-black" },
    },
  ],
})
