import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb, globe, roundFoot, shell } from "./lamp-parts.ts"

const stems = {
  trumpet: [
    [0.55, 0],
    [0.545, 0.03],
    [0.34, 0.14],
    [0.17, 0.45],
    [0.15, 0.8],
    [0.2, 1],
  ],
  post: [
    [0.1, 0],
    [0.1, 1],
  ],
  drum: [
    [0.42, 0],
    [0.44, 0.02],
    [0.44, 0.94],
    [0.4, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Vec2[]>>

const caps = {
  dome: {
    tall: 0.52,
    profile: [
      [1, 0],
      [0.96, 0.28],
      [0.78, 0.66],
      [0.45, 0.92],
      [0, 1],
    ],
  },
  button: {
    tall: 0.4,
    profile: [
      [0.9, 0],
      [1, 0.22],
      [0.92, 0.6],
      [0.55, 0.92],
      [0, 1],
    ],
  },
  disc: {
    tall: 0.2,
    profile: [
      [1, 0],
      [0.98, 0.35],
      [0.8, 0.72],
      [0.4, 0.95],
      [0, 1],
    ],
  },
} as const satisfies Readonly<Record<string, { readonly tall: number; readonly profile: readonly Vec2[] }>>

/** A mushroom: a cap of glass or metal on one stem. */
export const tableMushroom = defineModel({
  id: "lamp.table-mushroom",
  category: "lamps",
  name: { zh: "蘑菇台灯", en: "Mushroom lamp", vi: "Đèn bàn nấm" },
  words: {
    zh: ["台灯", "床头灯", "灯", "便携灯"],
    en: ["table lamp", "portable lamp", "bedside", "lamp"],
    vi: ["đèn", "đèn bàn", "đèn ngủ", "đèn nấm"],
  },
  parameters: {
    width: length(280, 140, 420, 20),
    depth: length(280, 140, 420, 20),
    height: length(360, 220, 520, 10),
    cap: choice("dome", "button", "disc"),
    stem: choice("trumpet", "post", "drum"),
  },
  slots: {
    cap: { finish: "glass-opal", accepts: ["glass", "metal", "lacquer", "ceramic", "plastic", "paper"] },
    inside: { finish: "glass-opal", accepts: ["glass", "metal", "lacquer", "ceramic", "plastic"] },
    stem: { finish: "brass-brushed", accepts: ["metal", "lacquer", "ceramic", "stone", "wood", "plastic"] },
    glow: { finish: "glow-warm" },
  },
  anchor: "surface",
  build({ width, depth, height, cap, stem }) {
    const parts = openParts()
    const radius = width / 2
    const { tall: by, profile } = caps[cap]
    const capTall = Math.min(width * by, height * 0.5)
    const capFoot = height - capTall
    const { outside, inside } = shell({
      profile: profile.map(([r, y]) => [r * radius, y * capTall]),
      wall: 0.003,
    })
    parts.add("cap", place(outside, { at: [0, capFoot, 0] }))
    parts.add("inside", place(inside, { at: [0, capFoot, 0] }))
    const stemTall = capFoot + capTall * 0.3
    const points = stems[stem].map(([r, y]): Vec2 => [r * radius, y * stemTall])
    parts.add(
      "stem",
      lathe({
        profile: [[0, 0.001], [(points[0]?.[0] ?? 0.01) - 0.003, 0], ...points, [0, stemTall + 0.001]],
        smooth: stem === "trumpet" ? 5 : 1,
        segments: 44,
      }),
    )
    if (stem === "post") parts.add("stem", roundFoot(radius * 0.6, 0.016))
    parts.add(
      "glow",
      globe(radius * 0.17, [0, stemTall + radius * 0.1, 0]),
      place(bulb(radius * 0.12), { at: [0, stemTall, 0] }),
    )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth),
  looks: [
    { name: { zh: "乳白蘑菇灯", en: "Opal mushroom on brass", vi: "Đèn nấm kính sữa chân đồng" } },
    {
      name: { zh: "陶土色蘑菇灯", en: "Clay lacquer button", vi: "Đèn nấm sơn đất" },
      values: { cap: "button", stem: "drum", width: 240, depth: 240, height: 280 },
      finishes: { cap: "lacquer-clay", inside: "lacquer-white", stem: "lacquer-clay" },
    },
    {
      name: { zh: "镀铬便携灯", en: "Portable disc in chrome", vi: "Đèn đĩa crôm di động" },
      values: { cap: "disc", stem: "post", width: 200, depth: 200, height: 300 },
      finishes: { cap: "chrome-polished", stem: "chrome-polished", inside: "steel-white" },
    },
  ],
})
