import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import type { Vec2 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolLamp } from "../../model/symbol-things.ts"
import { bulb, clothShade, cordBetween } from "./lamp-parts.ts"

/** From the foot up: radius relative to that of the shade, height relative to the base. */
const bases = {
  belly: [
    [0.3, 0],
    [0.36, 0.03],
    [0.56, 0.25],
    [0.62, 0.46],
    [0.5, 0.7],
    [0.22, 0.9],
    [0.1, 1],
  ],
  column: [
    [0.4, 0],
    [0.42, 0.02],
    [0.42, 0.1],
    [0.26, 0.14],
    [0.24, 0.5],
    [0.22, 0.9],
    [0.08, 1],
  ],
  stacked: [
    [0.34, 0],
    [0.42, 0.08],
    [0.42, 0.24],
    [0.2, 0.34],
    [0.34, 0.44],
    [0.34, 0.56],
    [0.16, 0.66],
    [0.25, 0.76],
    [0.25, 0.84],
    [0.08, 1],
  ],
  gourd: [
    [0.34, 0],
    [0.46, 0.1],
    [0.54, 0.28],
    [0.4, 0.48],
    [0.26, 0.58],
    [0.32, 0.7],
    [0.3, 0.84],
    [0.1, 1],
  ],
} as const satisfies Readonly<Record<string, readonly Vec2[]>>

/** A turned base of clay, stone or wood under a cloth shade. */
export const tableLamp = defineModel({
  id: "lamp.table",
  category: "lamps",
  name: { zh: "台灯", en: "Table lamp", vi: "Đèn bàn" },
  words: {
    zh: ["床头灯", "灯", "陶瓷台灯"],
    en: ["bedside lamp", "ceramic lamp", "lamp", "nightstand"],
    vi: ["đèn", "đèn ngủ", "đèn đầu giường", "đèn gốm"],
  },
  parameters: {
    width: length(340, 220, 480, 20),
    depth: length(340, 220, 480, 20),
    height: length(500, 340, 720, 20),
    base: choice("belly", "column", "stacked", "gourd"),
    shade: choice("empire", "drum", "pleated"),
  },
  slots: {
    base: { finish: "ceramic-terracotta", accepts: ["ceramic", "stone", "wood", "metal", "glass"] },
    shade: { finish: "linen-shade", accepts: ["paper", "fabric"] },
    fittings: { finish: "brass-brushed", accepts: ["metal"] },
    glow: { finish: "glow-soft" },
  },
  anchor: "surface",
  build({ width, depth, height, base, shade }) {
    const parts = openParts()
    const radius = width / 2
    const shadeTall = Math.min(height * (shade === "drum" ? 0.38 : 0.43), width * 0.72)
    const baseTall = height - shadeTall - height * 0.035
    const points = bases[base].map(([r, y]): Vec2 => [
      Math.min(r * radius, r * baseTall * 0.72),
      y * baseTall,
    ])
    const first = points[0]?.[0] ?? radius * 0.3
    const isStep = base === "stacked"
    parts.add(
      "base",
      lathe({
        profile: [[0, 0.001], [first * 0.92, 0.001], ...points, [0, baseTall + 0.001]],
        smooth: isStep || base === "column" ? 1 : 5,
        segments: 48,
      }),
    )
    const { cloth, wires } = clothShade({
      bottom: radius,
      top: radius * (shade === "drum" ? 0.94 : shade === "empire" ? 0.66 : 0.6),
      y: height - shadeTall,
      tall: shadeTall,
      pleats: shade === "pleated" ? 42 : 0,
    })
    parts.add("shade", cloth)
    parts.add(
      "fittings",
      wires,
      cordBetween([0, baseTall - 0.004, 0], [0, height - shadeTall * 0.2, 0], 0.005),
      lathe({
        profile: [
          [0.016, baseTall - 0.003],
          [0.018, baseTall + 0.003],
          [0.015, baseTall + 0.012],
          [0.015, baseTall + 0.05],
          [0.01, baseTall + 0.054],
          [0, baseTall + 0.054],
        ],
        segments: 28,
      }),
    )
    parts.add("glow", place(bulb(0.032), { at: [0, height - shadeTall * 0.5, 0], turn: [Math.PI, 0, 0] }))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => symbolLamp(width, depth),
  looks: [
    { name: { zh: "赤陶台灯", en: "Terracotta belly", vi: "Đèn gốm đất nung" } },
    {
      name: { zh: "洞石柱台灯", en: "Travertine column", vi: "Đèn cột travertine" },
      values: { base: "column", shade: "drum", width: 300, depth: 300, height: 440 },
      finishes: { base: "travertine-beige", shade: "paper-shade" },
    },
    {
      name: {
        zh: "胡桃木旋木台灯",
        en: "Stacked walnut, pleated shade",
        vi: "Đèn gỗ óc chó tiện, chụp xếp ly",
      },
      values: { base: "stacked", shade: "pleated", height: 560 },
      finishes: { base: "walnut-natural" },
    },
    {
      name: { zh: "灰绿葫芦台灯", en: "Sage gourd", vi: "Đèn bầu hồ lô xanh xám" },
      values: { base: "gourd", width: 380, depth: 380, height: 600 },
      finishes: { base: "ceramic-sage" },
    },
  ],
})
