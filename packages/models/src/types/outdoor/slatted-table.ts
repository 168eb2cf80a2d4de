import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

/** A garden table with a top of slats in a frame. */
export const slattedTable = defineModel({
  id: "outdoor.dining-table",
  category: "outdoor",
  name: { zh: "户外餐桌", en: "Outdoor dining table", vi: "Bàn ăn ngoài trời" },
  words: {
    zh: ["花园桌", "露台桌", "柚木桌", "户外桌"],
    en: ["garden table", "patio table", "teak table", "slatted"],
    vi: ["bàn sân vườn", "bàn gỗ teak", "bàn ban công"],
  },
  parameters: {
    width: length(2000, 1200, 2800, 100),
    depth: length(950, 750, 1100, 50),
    height: length(740, 720, 760, 10),
    legs: choice("posts", "trestle", "splayed"),
    slats: choice("along", "across"),
  },
  slots: {
    top: { finish: "teak-natural", accepts: ["wood"] },
    frame: { finish: "teak-natural", accepts: ["wood", "metal"] },
  },
  anchor: "floor",
  clearance: { front: 750, back: 750, side: 500 },
  build({ width, depth, height, legs, slats }) {
    const parts = openParts()
    const rod = (size: Vec3, at: Vec3, radius = 0.004): Mesh => place(roundedBox({ size, radius }), { at })
    const thick = 0.028
    const edge = 0.09
    const top = height - thick / 2
    for (const side of [-1, 1]) {
      parts.add("top", rod([width, thick, edge], [0, top, side * (depth / 2 - edge / 2)], 0.006))
      parts.add(
        "top",
        rod([edge, thick, depth - 2 * edge - 0.002], [side * (width / 2 - edge / 2), top - 0.0003, 0], 0.006),
      )
    }
    const [w, d] = [width - 2 * edge - 0.006, depth - 2 * edge - 0.006]
    const span = slats === "along" ? d : w
    const count = Math.max(4, Math.round(span / 0.078))
    for (let i = 0; i < count; i++) {
      const at = -span / 2 + (span * (i + 0.5)) / count
      const wide = span / count - 0.006
      parts.add(
        "top",
        slats === "along"
          ? rod([w, thick - 0.004, wide], [0, top, at], 0.004)
          : rod([wide, thick - 0.004, d], [at, top, 0], 0.004),
      )
    }
    const under = height - thick - 0.001
    for (const side of [-1, 1]) {
      parts.add("frame", rod([width - 0.26, 0.07, 0.025], [0, under - 0.035, side * (depth / 2 - 0.1)]))
      parts.add("frame", rod([0.025, 0.07, depth - 0.23], [side * (width / 2 - 0.14), under - 0.0355, 0]))
    }
    for (const x of [-0.33, 0, 0.33])
      parts.add("frame", rod([0.06, 0.022, depth - 0.23], [x * w, under - 0.012, 0]))
    for (const x of [-1, 1]) {
      if (legs === "trestle") {
        const at = x * (width / 2 - 0.28)
        parts.add(
          "frame",
          rod([0.09, 0.05, depth - 0.16], [at, 0.025, 0], 0.008),
          rod([0.08, 0.045, depth - 0.24], [at, under - 0.0945, 0], 0.006),
        )
        for (const z of [-1, 1])
          parts.add(
            "frame",
            rod([0.06, under - 0.165, 0.05], [at, 0.05 + (under - 0.165) / 2, z * depth * 0.16]),
          )
        continue
      }
      for (const z of [-1, 1]) {
        const at = [x * (width / 2 - 0.11), z * (depth / 2 - 0.1)] as const
        if (legs === "posts")
          parts.add("frame", rod([0.075, under - 0.0005, 0.075], [at[0], under / 2, at[1]], 0.006))
        else
          parts.add(
            "frame",
            taperedLeg({
              top: [at[0] - x * 0.05, under, at[1] - z * 0.03],
              foot: [at[0] + x * 0.03, 0, at[1] + z * 0.03],
              topRadius: 0.034,
              footRadius: 0.019,
              sides: 16,
            }),
          )
      }
    }
    if (legs === "trestle") parts.add("frame", rod([width - 0.6, 0.07, 0.03], [0, 0.32, 0]))
    return parts.close()
  },
  symbol({ width, depth, slats }) {
    const count = 7
    return [
      symbolBox({ size: [width, depth], radius: 0.01 }),
      ...Array.from({ length: count }, (_, i) => {
        const at = ((i + 1) / (count + 1) - 0.5) * ((slats === "along" ? depth : width) - 0.18)
        return slats === "along"
          ? symbolLine([
              [-width / 2 + 0.09, at],
              [width / 2 - 0.09, at],
            ])
          : symbolLine([
              [at, -depth / 2 + 0.09],
              [at, depth / 2 - 0.09],
            ])
      }),
    ]
  },
  looks: [
    { name: { zh: "柚木条板餐桌", en: "Teak table on posts", vi: "Bàn ăn nan gỗ teak" } },
    {
      name: { zh: "黑钢柚木桌", en: "Teak top on splayed black legs", vi: "Mặt teak chân đen" },
      values: { legs: "splayed", slats: "across", width: 1600, depth: 850 },
      finishes: { frame: "steel-black" },
    },
    {
      name: { zh: "支架长桌", en: "Long trestle", vi: "Bàn dài chân giá" },
      values: { legs: "trestle", width: 2400 },
      finishes: { top: "teak-natural", frame: "teak-natural" },
    },
  ],
})
