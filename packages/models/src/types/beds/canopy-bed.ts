import { mirrorX, place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { pad } from "../../geometry/soft.ts"
import { sheet } from "../../geometry/sheet.ts"
import { noise3 } from "../../geometry/noise.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bedRails } from "./bed-frame.ts"
import { bedding, beddingSlots, mattress, symbolBerth, type Berth } from "./bedding.ts"
import { tiedDrape } from "./tied-drape.ts"

const berthOf = (width: number, depth: number): Berth => ({
  z: 0.01,
  width: width - 0.09,
  length: depth - 0.13,
  bottom: 0.31,
  thick: 0.22,
})

/** Four posts and a frame above, with or without cloth in its corners. */
export const canopyBed = defineModel({
  id: "bed.canopy",
  category: "beds",
  name: { zh: "四柱床", en: "Four-poster bed", vi: "Giường bốn cột" },
  words: {
    zh: ["架子床", "帷幔床", "双人床", "法式床"],
    en: ["canopy bed", "poster bed", "double bed"],
    vi: ["giường cột", "giường màn", "giường canopy", "giường đôi"],
  },
  parameters: {
    width: length(1700, 1300, 2120, 20),
    depth: length(2140, 2080, 2260, 10),
    height: length(2050, 1850, 2300, 10),
    posts: choice("timber", "metal"),
    drapes: toggle(true),
    bedding: toggle(true),
  },
  slots: {
    frame: { finish: "oak-black", accepts: ["wood", "metal", "lacquer"] },
    head: { finish: "linen-sand", accepts: ["fabric", "leather"] },
    drapes: { finish: "sheer-white", accepts: ["fabric"] },
    ...beddingSlots,
    duvet: { finish: "linen-stone", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { side: 600, front: 600 },
  build({ width, depth, height, posts, drapes, bedding: isMade }) {
    const parts = openParts()
    const thick = posts === "timber" ? 0.058 : 0.028
    const [x, z] = [width / 2 - thick / 2, depth / 2 - thick / 2]
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        parts.add(
          "frame",
          place(
            roundedBox({
              size: [thick, height - 0.0005, thick],
              radius: posts === "timber" ? 0.009 : 0.004,
              rounds: 3,
            }),
            { at: [sx * x, height / 2, sz * z] },
          ),
        )
    const bar = thick * 0.8
    const top = height - bar / 2 - (posts === "timber" ? 0.012 : 0)
    parts.add(
      "frame",
      ...[-1, 1].map((s) =>
        place(roundedBox({ size: [width - 2 * thick + 0.004, bar, bar], radius: 0.005 }), {
          at: [0, top, s * z],
        }),
      ),
      ...[-1, 1].map((s) =>
        place(roundedBox({ size: [bar, bar, depth - 2 * thick + 0.004], radius: 0.005 }), {
          at: [s * x, top, 0],
        }),
      ),
      ...bedRails({ width, depth, post: thick, low: 0.2, high: 0.32 }),
      place(roundedBox({ size: [width - 0.08, 0.02, depth - 0.08], radius: 0.002, rounds: 1 }), {
        at: [0, 0.297, 0],
      }),
    )
    const headHigh = 0.72
    parts.add(
      "head",
      place(
        pad({
          size: [width - 2 * thick - 0.01, headHigh, 0.06],
          radius: 0.026,
          rounds: 4,
          cells: [14, 6, 1],
          swell: 0.012,
          wrinkle: 0.004,
        }),
        {
          at: [0, 0.33 + headHigh / 2, -z + 0.012],
        },
      ),
    )
    if (drapes) {
      // A length of cloth at each post, gathered by a tie, and one that sags over the frame.
      const tied = tiedDrape({ high: top - bar / 2 + 0.006, wide: 0.46, seed: 3 })
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "drapes",
            place(sx === sz ? tied : mirrorX(tied), {
              at: [sx * (width / 2 - 0.001), 0, sz * (z - thick / 2)],
              turn: [0, sz > 0 ? 0 : Math.PI, 0],
            }),
          )
      parts.add(
        "drapes",
        sheet({
          cells: [12, 28],
          thickness: 0.002,
          uv: (u, v) => [v * depth, u * width],
          surface: (u, v) => {
            const sag = 0.1 * Math.sin(((v * 3) % 1) * Math.PI) + 0.004 * noise3(u * 9, v * 12, 1, 4)
            return [
              (0.5 - u) * (width - 2 * thick - 0.02),
              top + bar / 2 + 0.004 - sag * (0.8 + 0.2 * Math.sin(u * Math.PI)) - 0.008,
              (v - 0.5) * (depth - 0.02),
            ]
          },
        }),
      )
    }
    const berth = berthOf(width, depth)
    if (isMade)
      for (const { slot, mesh } of bedding({ berth, seed: 8, drop: 0.17, pillows: width > 1.35 ? 2 : 1 }))
        parts.add(slot, mesh)
    else parts.add("linen", mattress(berth))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        symbolBox({
          at: [sx * (width / 2 - 0.03), sz * (depth / 2 - 0.03)],
          size: [0.06, 0.06],
          style: "detail",
        }),
      ),
    ),
    ...symbolBerth(berthOf(width, depth), width > 1.35 ? 2 : 1),
  ],
  looks: [
    {
      name: {
        zh: "黑橡木帷幔四柱床",
        en: "Black oak four-poster with sheers",
        vi: "Giường bốn cột sồi đen màn voan",
      },
    },
    {
      name: { zh: "黄铜细柱床", en: "Slim brass poster bed", vi: "Giường cột đồng mảnh" },
      values: { posts: "metal", drapes: false, height: 1950 },
      finishes: {
        frame: "brass-aged",
        head: "velvet-forest",
        duvet: "cotton-white",
        throw: "wool-camel",
        accent: "velvet-rust",
      },
    },
    {
      name: { zh: "柚木四柱大床", en: "Teak king four-poster", vi: "Giường lớn bốn cột gỗ tếch" },
      values: { width: 1980, drapes: true },
      finishes: {
        frame: "teak-natural",
        head: "linen-oat",
        drapes: "linen-oat",
        duvet: "linen-sage",
        throw: "knit-ivory",
      },
    },
  ],
})
