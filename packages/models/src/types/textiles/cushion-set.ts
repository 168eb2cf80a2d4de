import { measureMeshes, type Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { pillow } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

/** Cushions of three sizes that lean on each other. */
export const cushionSet = defineModel({
  id: "cushion.set",
  category: "textiles",
  name: { zh: "抱枕组合", en: "Cushion set", vi: "Bộ gối tựa" },
  words: {
    zh: ["抱枕", "靠垫", "靠枕"],
    en: ["cushions", "pillows", "scatter cushions"],
    vi: ["gối tựa", "gối ôm", "gối trang trí"],
  },
  parameters: {
    width: length(1000, 850, 1200, 50),
    depth: length(420, 360, 480, 20),
    height: length(500, 430, 560, 10),
    cushions: count(4, 2, 5),
    welt: toggle(false),
  },
  slots: {
    large: { finish: "linen-oat", accepts: ["fabric", "leather"] },
    middle: { finish: "velvet-rust", accepts: ["fabric", "leather"] },
    small: { finish: "knit-ivory", accepts: ["fabric", "leather"] },
  },
  anchor: "surface",
  build({ width, depth, height, cushions, welt }) {
    const cord = welt ? 0.004 : 0
    const made: { slot: string; mesh: Mesh }[] = []
    const add = (slot: string, size: Vec3, x: number, z: number, turn: Vec3, seed: number): void => {
      const tilted = place(pillow({ size, seed, welt: cord, cells: 18 }), { turn })
      const { low } = measureMeshes([tilted])
      made.push({ slot, mesh: place(tilted, { at: [x, -low[1], z] }) })
    }
    add("large", [0.5, 0.5, 0.17], -0.23, -0.1, [-0.2, 0.12, 0.03], 3)
    add("large", [0.5, 0.5, 0.17], 0.25, -0.1, [-0.22, -0.1, -0.04], 5)
    if (cushions > 2) add("middle", [0.42, 0.42, 0.16], -0.27, 0.04, [-0.34, 0.2, -0.05], 7)
    if (cushions > 3) add("small", [0.5, 0.3, 0.15], 0.2, 0.07, [-0.42, -0.16, 0.03], 9)
    if (cushions > 4) add("middle", [0.4, 0.4, 0.15], 0.05, -0.01, [-0.3, 0.05, 0.08], 11)
    // The heap is made once and drawn to its size.
    const { low, high } = measureMeshes(made.map(({ mesh }) => mesh))
    const scale: Vec3 = [width / (high[0] - low[0]), height / (high[1] - low[1]), depth / (high[2] - low[2])]
    const parts = openParts()
    for (const { slot, mesh } of made) parts.add(slot, place(mesh, { scale }))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.08 }),
    symbolBox({
      at: [-width * 0.24, -depth * 0.15],
      size: [width * 0.48, depth * 0.5],
      radius: 0.06,
      style: "detail",
    }),
    symbolBox({
      at: [width * 0.22, depth * 0.1],
      size: [width * 0.42, depth * 0.5],
      radius: 0.06,
      style: "detail",
    }),
  ],
  looks: [
    { name: { zh: "亚麻与铁锈红丝绒", en: "Linen, rust velvet and knit", vi: "Lanh, nhung đỏ gạch và đan" } },
    {
      name: { zh: "森林绿与圈圈绒", en: "Forest velvet and bouclé", vi: "Nhung xanh rừng và bouclé" },
      values: { cushions: 5, welt: true },
      finishes: { large: "velvet-forest", middle: "boucle-cream", small: "linen-sage" },
    },
    {
      name: { zh: "雾蓝一对", en: "A pair in mist blue", vi: "Đôi gối xanh sương" },
      values: { cushions: 2, welt: true, width: 950 },
      finishes: { large: "linen-blue" },
    },
  ],
})
