import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { place } from "../../geometry/place-mesh.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb, ceilingRose, cordBetween, lampHolder, shell } from "./lamp-parts.ts"

/** Outsides from the rim up: radius relative to half the width, height relative to the shade. */
const shapes = {
  dome: [
    [1, 0],
    [0.985, 0.16],
    [0.9, 0.44],
    [0.68, 0.74],
    [0.38, 0.93],
    [0.12, 1],
  ],
  cone: [
    [1, 0],
    [0.78, 0.26],
    [0.42, 0.68],
    [0.2, 0.93],
    [0.13, 1],
  ],
  bell: [
    [1, 0],
    [0.9, 0.08],
    [0.74, 0.26],
    [0.66, 0.5],
    [0.55, 0.76],
    [0.3, 0.94],
    [0.11, 1],
  ],
  saucer: [
    [1, 0],
    [0.9, 0.17],
    [0.6, 0.36],
    [0.3, 0.5],
    [0.16, 0.7],
    [0.12, 1],
  ],
  step: [
    [1, 0],
    [1, 0.34],
    [0.965, 0.4],
    [0.66, 0.42],
    [0.62, 0.46],
    [0.62, 0.72],
    [0.58, 0.78],
    [0.3, 0.8],
    [0.27, 0.84],
    [0.26, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Vec2[]>>
const talls = { dome: 0.62, cone: 0.78, bell: 0.82, saucer: 0.42, step: 0.62 } as const

/** A pendant with one shade over a table: dome, cone, bell, saucer or stepped. */
export const pendantShade = defineModel({
  id: "lamp.pendant-shade",
  category: "lamps",
  name: { zh: "灯罩吊灯", en: "Shade pendant", vi: "Đèn thả chụp" },
  words: {
    zh: ["吊灯", "餐厅灯", "灯", "餐桌灯"],
    en: ["pendant", "hanging lamp", "dining light", "lamp"],
    vi: ["đèn", "đèn thả", "đèn bàn ăn", "đèn trần"],
  },
  parameters: {
    width: length(420, 200, 700, 20),
    depth: length(420, 200, 700, 20),
    height: length(1000, 500, 2000, 50),
    shade: choice("dome", "cone", "bell", "saucer", "step"),
  },
  slots: {
    shade: { finish: "steel-sage", accepts: ["metal", "ceramic", "lacquer", "plastic", "glass", "stone"] },
    inside: { finish: "steel-white", accepts: ["metal", "lacquer", "ceramic", "plastic"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    cord: { finish: "rubber-black", accepts: ["plastic", "fabric"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "ceiling",
  build({ width, depth, height, shade }) {
    const parts = openParts()
    const radius = width / 2
    const tall = Math.min(radius * 2 * talls[shade] * 0.72, height * 0.6)
    const { outside, inside } = shell({
      profile: shapes[shade].map(([r, y]) => [r * radius, y * tall]),
      pieces: shade === "step" ? 1 : 5,
    })
    const stretch = place(outside, {})
    parts.add("shade", stretch)
    parts.add("inside", inside)
    const neck = (shapes[shade].at(-1)?.[0] ?? 0.12) * radius
    const capTop = tall + Math.min(0.05, radius * 0.24)
    parts.add("fittings", lampHolder(tall - 0.004, Math.max(0.014, neck * 0.94), capTop - tall))
    parts.add("fittings", ceilingRose(height))
    parts.add("cord", cordBetween([0, capTop - 0.004, 0], [0, height - 0.03, 0]))
    const lamp = Math.min(0.042, radius * 0.24)
    parts.add("glow", place(bulb(lamp), { at: [0, tall * 0.55 - lamp * 0.2, 0] }))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth, "dashed"),
  looks: [
    { name: { zh: "灰绿圆顶吊灯", en: "Sage dome pendant", vi: "Đèn thả vòm xanh xám" } },
    {
      name: { zh: "黄铜锥形吊灯", en: "Brass cone", vi: "Đèn thả nón đồng thau" },
      values: { shade: "cone", width: 320, depth: 320 },
      finishes: { shade: "brass-brushed" },
    },
    {
      name: { zh: "黑色钟形吊灯", en: "Black bell", vi: "Đèn thả chuông đen" },
      values: { shade: "bell", width: 360, depth: 360, height: 1200 },
      finishes: { shade: "steel-black", inside: "brass-brushed", fittings: "steel-black" },
    },
    {
      name: { zh: "芥末黄阶形吊灯", en: "Stepped pendant in mustard", vi: "Đèn thả bậc vàng mù tạt" },
      values: { shade: "step", width: 460, depth: 460 },
      finishes: { shade: "lacquer-mustard", fittings: "steel-white" },
    },
  ],
})
