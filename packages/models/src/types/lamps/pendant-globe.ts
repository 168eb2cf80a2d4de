import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb, ceilingRose, cordBetween } from "./lamp-parts.ts"

const forms = {
  globe: { tall: 1, at: (angle: number) => Math.sin(angle) },
  drop: { tall: 1.28, at: (angle: number) => Math.sin(angle) * (1 + 0.2 * Math.cos(angle)) },
  pebble: { tall: 0.66, at: (angle: number) => Math.max(0, Math.sin(angle)) ** 0.82 },
} as const

/** An opal glass body on a cord or a rod, with a cap or held in a ring. */
export const pendantGlobe = defineModel({
  id: "lamp.pendant-globe",
  category: "lamps",
  name: { zh: "玻璃球吊灯", en: "Globe pendant", vi: "Đèn thả cầu thủy tinh" },
  words: {
    zh: ["吊灯", "球形灯", "灯", "乳白玻璃"],
    en: ["pendant", "opal glass", "hanging lamp", "lamp", "ball"],
    vi: ["đèn", "đèn thả", "đèn cầu", "đèn trần"],
  },
  parameters: {
    width: length(280, 120, 500, 20),
    depth: length(280, 120, 500, 20),
    height: length(900, 400, 1800, 50),
    form: choice("globe", "drop", "pebble"),
    holder: choice("cap", "ring"),
  },
  slots: {
    glass: { finish: "glass-opal", accepts: ["glass", "paper", "light"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    cord: { finish: "rubber-black", accepts: ["plastic", "fabric", "metal"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "ceiling",
  build({ width, depth, height, form, holder }) {
    const parts = openParts()
    const inRing = holder === "ring"
    const ringRadius = width / 2 - 0.005
    const radius = inRing ? width * 0.4 : width / 2
    const { tall, at } = forms[form]
    const half = radius * tall
    const middle = inRing ? width / 2 : half
    parts.add(
      "glass",
      lathe({
        profile: Array.from({ length: 25 }, (_, i) => {
          const angle = (i / 24) * Math.PI
          const y = -Math.cos(angle)
          return [i === 24 || i === 0 ? 0 : at(Math.PI - angle) * radius, middle + y * half] as const
        }),
        segments: 44,
      }),
    )
    // Seen through clear and coloured glass.
    parts.add("glow", place(bulb(radius * 0.3), { at: [0, middle + half * 0.25, 0] }))
    const neck = Math.min(0.05, radius * 0.36)
    const top = middle + half
    const capTop = top + 0.035
    parts.add(
      "fittings",
      lathe({
        profile: [
          [neck * 1.15, top - half * 0.07],
          [neck * 1.18, top - half * 0.05],
          [neck, top + 0.012],
          [neck * 0.42, top + 0.02],
          [0.006, capTop],
          [0, capTop],
        ],
        segments: 36,
      }),
      ceilingRose(height, Math.min(0.055, width * 0.4)),
    )
    if (inRing)
      parts.add(
        "fittings",
        tube({
          path: Array.from({ length: 40 }, (_, i): Vec3 => {
            const angle = (i / 40) * 2 * Math.PI
            return [Math.cos(angle) * ringRadius, middle + Math.sin(angle) * ringRadius, 0]
          }),
          radius: 0.005,
          steps: 72,
          sides: 8,
          isClosed: true,
        }),
        cordBetween([0, capTop - 0.005, 0], [0, middle + ringRadius, 0], 0.004),
      )
    const from = inRing ? Math.max(capTop, middle + ringRadius) : capTop
    parts.add("cord", cordBetween([0, from - 0.004, 0], [0, height - 0.03, 0]))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth, "dashed"),
  looks: [
    { name: { zh: "乳白球形吊灯", en: "Opal globe", vi: "Đèn cầu thủy tinh sữa" } },
    {
      name: { zh: "圆环球灯", en: "Globe in a brass ring", vi: "Đèn cầu vòng đồng" },
      values: { holder: "ring", width: 380, depth: 310 },
    },
    {
      name: { zh: "琥珀水滴吊灯", en: "Amber drop", vi: "Đèn giọt hổ phách" },
      values: { form: "drop", width: 220, depth: 220 },
      finishes: { glass: "glass-amber", fittings: "bronze-dark" },
    },
    {
      name: { zh: "卵石吊灯", en: "Pebble pendant", vi: "Đèn thả hình sỏi" },
      values: { form: "pebble", width: 420, depth: 420 },
      finishes: { fittings: "steel-black" },
    },
  ],
})
