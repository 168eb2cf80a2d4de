import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound, symbolLine } from "../../model/symbol-lines.ts"
import { bulb, ceilingRose, cordBetween, globe, lampHolder, shell } from "./lamp-parts.ts"

const spotOf = (i: number, lamps: number, reach: number): readonly [number, number] => {
  const angle = (i / lamps) * 2 * Math.PI + 0.5
  return [Math.cos(angle) * reach, Math.sin(angle) * reach]
}

/** Several small lamps that hang at different heights from one rose. */
export const pendantCluster = defineModel({
  id: "lamp.pendant-cluster",
  category: "lamps",
  name: { zh: "组合吊灯", en: "Cluster pendant", vi: "Đèn thả chùm" },
  words: {
    zh: ["吊灯", "多头吊灯", "楼梯灯", "灯"],
    en: ["pendant", "cluster", "stairwell light", "hanging lamp"],
    vi: ["đèn", "đèn chùm", "đèn thả", "đèn cầu thang"],
  },
  parameters: {
    width: length(520, 380, 900, 20),
    depth: length(520, 380, 900, 20),
    height: length(1400, 900, 2800, 100),
    lamps: count(5, 3, 7),
    shape: choice("globes", "cones", "cylinders"),
  },
  slots: {
    glass: { finish: "glass-opal", accepts: ["glass", "ceramic", "metal", "light"] },
    inside: { finish: "steel-white", accepts: ["metal", "ceramic"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    cord: { finish: "rubber-black", accepts: ["plastic", "fabric"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "ceiling",
  build({ width, depth, height, lamps, shape }) {
    const parts = openParts()
    const size = Math.min(width, depth)
    const radius = size * (shape === "globes" ? 0.16 : 0.15) * (lamps < 5 ? 1.3 : 1)
    const reach = size / 2 - radius
    const room = (height - 0.3 - 2 * radius) * 0.62
    for (let i = 0; i < lamps; i++) {
      const [x, z] = spotOf(i, lamps, reach)
      // The lowest first, then as if by chance, never two alike.
      const low = i === 0 ? 0 : room * (((i * 0.618 + 0.12 * chance(i, lamps)) % 1) * 0.85 + 0.12)
      const by = i === 0 ? 1 : 0.78 + 0.22 * chance(i, 4)
      const lift = (mesh: Parameters<typeof place>[0]): ReturnType<typeof place> =>
        place(mesh, { at: [x, low, z] })
      const r = radius * by
      let top = 2 * r
      if (shape === "globes") parts.add("glass", lift(globe(r, [0, r, 0])))
      else {
        top = shape === "cones" ? r * 1.9 : r * 2.4
        const { outside, inside } = shell({
          profile:
            shape === "cones"
              ? [
                  [r, 0],
                  [r * 0.62, top * 0.42],
                  [r * 0.3, top * 0.86],
                  [r * 0.2, top],
                ]
              : [
                  [r * 0.52, 0],
                  [r * 0.52, top * 0.9],
                  [r * 0.49, top * 0.97],
                  [r * 0.2, top],
                ],
          segments: 40,
          pieces: shape === "cones" ? 4 : 1,
        })
        parts.add("glass", lift(outside))
        parts.add("inside", lift(inside))
        parts.add("glow", place(bulb(r * 0.26), { at: [x, low + top * 0.3, z] }))
      }
      parts.add("fittings", lift(lampHolder(top - 0.006, Math.min(0.019, r * 0.32), 0.055)))
      const from: Vec3 = [x, low + top + 0.045, z]
      parts.add("cord", cordBetween(from, [x, height - 0.02, z], 0.0022))
      // Where the cord leaves the rose.
      parts.add("fittings", place(lampHolder(0, 0.007, 0.016), { at: [x, height - 0.04, z] }))
    }
    parts.add("fittings", ceilingRose(height, reach + 0.028, 0.026))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol({ width, depth, lamps }) {
    const size = Math.min(width, depth) * 0.16
    const rounds = Array.from({ length: lamps }, (_, i) => {
      const [x, y] = spotOf(i, lamps, 1)
      const at = [x * (width / 2 - size), y * (depth / 2 - size)] as const
      return [symbolRound({ at, size: [size * 2, size * 2], style: "detail" }), symbolLine([[0, 0], at])]
    })
    return [symbolRound({ size: [width, depth], style: "dashed" }), ...rounds.flat()]
  },
  looks: [
    { name: { zh: "五球组合吊灯", en: "Five opal globes", vi: "Chùm năm cầu thủy tinh" } },
    {
      name: { zh: "陶瓷锥形组合", en: "Ceramic cones", vi: "Chùm nón gốm" },
      values: { shape: "cones", lamps: 3, width: 460, depth: 460 },
      finishes: { glass: "ceramic-terracotta", fittings: "bronze-dark" },
    },
    {
      name: { zh: "黑色圆筒组合", en: "Seven black cylinders", vi: "Chùm bảy ống đen" },
      values: { shape: "cylinders", lamps: 7, height: 1800, width: 600, depth: 600 },
      finishes: { glass: "steel-black", inside: "brass-brushed", fittings: "steel-black" },
    },
  ],
})
