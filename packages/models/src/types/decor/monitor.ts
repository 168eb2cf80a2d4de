import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { disc } from "../../geometry/lathe.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { print } from "./framed.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, turn: Vec3 = [0, 0, 0]): Mesh =>
  place(roundedBox({ size, radius }), { at, turn })

/** A thin monitor on an arm or a foot. */
export const monitor = defineModel({
  id: "decor.monitor",
  category: "decor",
  name: { zh: "显示器", en: "Monitor", vi: "Màn hình máy tính" },
  words: {
    zh: ["电脑显示器", "办公", "屏幕"],
    en: ["computer screen", "display", "office", "desk"],
    vi: ["màn hình", "máy tính", "văn phòng"],
  },
  parameters: {
    width: length(610, 480, 900, 10),
    depth: length(210, 160, 260, 10),
    height: length(480, 400, 560, 10),
    foot: choice("plate", "round"),
  },
  slots: {
    screen: { finish: "screen-off", accepts: ["screen", "art"] },
    body: { finish: "plastic-white", accepts: ["plastic", "metal"] },
    stand: { finish: "steel-brushed", accepts: ["metal", "plastic"] },
  },
  anchor: "surface",
  build({ width, depth, height, foot }) {
    const parts = openParts()
    const tall = Math.min(height - 0.1, width * 0.58)
    const middle = height - tall / 2
    parts.add("body", rod([width, tall, 0.016], [0, middle, 0.02], 0.004))
    parts.add("body", rod([width * 0.5, tall * 0.5, 0.02], [0, middle, 0.006], 0.009))
    parts.addFitted("screen", place(print(width - 0.016, tall - 0.026), { at: [0, middle + 0.005, 0.0292] }))
    parts.add("stand", rod([0.06, middle + 0.02, 0.012], [0, (middle + 0.02) / 2, -0.012], 0.004, [0, 0, 0]))
    if (foot === "plate") parts.add("stand", rod([width * 0.36, 0.008, depth], [0, 0.004, 0], 0.003))
    else
      parts.add(
        "stand",
        place(disc({ radius: depth / 2, height: 0.01, rim: 0.003, segments: 48 }), { at: [0, 0.005, 0] }),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ at: [0, 0], size: [width, Math.min(0.05, depth)] }),
    symbolBox({ size: [Math.min(width, 0.24), depth], style: "detail" }),
  ],
  looks: [
    { name: { zh: "白色 27 寸显示器", en: "27-inch, white", vi: "Màn hình 27 inch trắng" } },
    {
      name: { zh: "黑色宽屏显示器", en: "Wide screen, black", vi: "Màn hình rộng đen" },
      values: { width: 820, height: 500, foot: "round" },
      finishes: { body: "plastic-black", stand: "steel-black" },
    },
  ],
})
