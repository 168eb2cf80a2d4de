import { fitMeshes } from "../../geometry/fit-meshes.ts"
import { disc, lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolRound } from "../../model/symbol-lines.ts"

/** A tray with a raised edge and handles. */
export const tray = defineModel({
  id: "decor.tray",
  category: "decor",
  name: { zh: "托盘", en: "Tray", vi: "Khay" },
  words: {
    zh: ["茶盘", "收纳盘", "摆件"],
    en: ["serving tray", "ottoman tray", "dish"],
    vi: ["khay trà", "khay phục vụ", "khay gỗ"],
  },
  parameters: {
    width: length(420, 240, 600, 20),
    depth: length(420, 200, 600, 20),
    height: length(50, 30, 90, 10),
    handles: choice("arches", "none"),
  },
  slots: {
    tray: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer", "stone"] },
    handles: { finish: "brass-brushed", accepts: ["metal", "leather", "wood"] },
  },
  anchor: "surface",
  build({ width, depth, height, handles }) {
    const parts = openParts()
    const r = width / 2
    const edge = handles === "arches" ? height * 0.55 : height
    parts.add(
      "tray",
      place(disc({ radius: r - 0.004, height: 0.009, rim: 0.002, segments: 72 }), { at: [0, 0.0046, 0] }),
    )
    parts.add(
      "tray",
      lathe({
        profile: [
          [r - 0.006, 0],
          [r - 0.001, 0.0005],
          [r, 0.003],
          [r, edge - 0.0015],
          [r - 0.0015, edge],
          [r - 0.0065, edge],
          [r - 0.008, edge - 0.0015],
          [r - 0.008, 0.009],
        ],
        segments: 72,
      }),
    )
    if (handles === "arches")
      for (const side of [-1, 1])
        parts.add(
          "handles",
          tube({
            path: [
              [side * (r - 0.014), edge * 0.6, -0.055],
              [side * (r - 0.014), height - 0.012, -0.05],
              [side * (r - 0.014), height - 0.0045, 0],
              [side * (r - 0.014), height - 0.012, 0.05],
              [side * (r - 0.014), edge * 0.6, 0.055],
            ],
            radius: 0.0045,
            steps: 28,
            sides: 10,
          }),
        )
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolRound({ size: [width, depth] }),
    symbolRound({ size: [width - 0.02, depth - 0.02], style: "detail" }),
  ],
  looks: [
    { name: { zh: "橡木圆托盘", en: "Round oak tray", vi: "Khay tròn gỗ sồi" } },
    {
      name: { zh: "黑漆托盘", en: "Black lacquer tray", vi: "Khay sơn mài đen" },
      values: { width: 500, depth: 340, handles: "none", height: 30 },
      finishes: { tray: "lacquer-black" },
    },
  ],
})
