import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { noise3 } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const words = {
  zh: ["卷帘", "窗帘", "百叶帘", "遮光帘"],
  en: ["blind", "window blind", "shade"],
  vi: ["rèm", "rèm cuốn", "mành"],
} as const

const boxSymbol = ({ width, depth }: { readonly width: number; readonly depth: number }) => [
  symbolBox({ size: [width, depth] }),
  symbolLine([
    [-width / 2, 0],
    [width / 2, 0],
  ]),
]

const box = (size: Vec3, at: Vec3, radius = 0.002): Mesh =>
  place(roundedBox({ size, radius, rounds: 1 }), { at })

/** Slats on ladders of cord or tape. */
export const venetianBlind = defineModel({
  id: "blind.venetian",
  category: "textiles",
  name: { zh: "百叶帘", en: "Venetian blind", vi: "Rèm sáo" },
  words: {
    zh: ["百叶帘", "木百叶", ...words.zh],
    en: ["venetian", "slats", ...words.en],
    vi: ["rèm sáo gỗ", "mành sáo", ...words.vi],
  },
  parameters: {
    width: length(1200, 500, 2400, 50),
    depth: length(70, 60, 80, 5),
    height: length(1400, 500, 2400, 50),
    slats: choice("open", "tilted", "shut"),
    ladder: choice("tape", "cord"),
  },
  slots: {
    slats: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    ladder: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "wall",
  build({ width, depth, height, slats, ladder }) {
    const parts = openParts()
    const pitch = Math.max(0.043, (height - 0.1) / 42)
    const number = Math.floor((height - 0.1) / pitch)
    const tilt = { open: 0.06, tilted: 0.6, shut: 1.15 }[slats]
    const slat = roundedBox({
      size: [width - 0.016, 0.003, 0.05],
      radius: 0.0014,
      rounds: 1,
      cells: [1, 1, 2],
      grain: "x",
    })
    for (let i = 0; i < number; i++)
      parts.add(
        "slats",
        place(slat, {
          at: [0, 0.038 + pitch * (i + 0.5), 0],
          turn: [tilt + 0.02 * noise3(i * 1.7, 0, 0), 0, 0],
        }),
      )
    parts.add(
      "slats",
      place(roundedBox({ size: [width - 0.012, 0.016, 0.05], radius: 0.005, grain: "x" }), {
        at: [0, 0.009, 0],
      }),
      place(roundedBox({ size: [width, 0.062, 0.008], radius: 0.002, grain: "x" }), {
        at: [0, height - 0.031, depth / 2 - 0.004],
      }),
      ...[-1, 1].map((side) =>
        box([0.008, 0.062, depth - 0.01], [side * (width / 2 - 0.004), height - 0.0312, -0.004]),
      ),
      box([width - 0.02, 0.04, 0.05], [0, height - 0.0215, -0.006]),
      box([width - 0.02, 0.003, depth], [0, height - 0.0018, 0], 0.001),
    )
    const ladders = Math.max(2, Math.round(width / 0.55))
    const wide = ladder === "tape" ? 0.03 : 0.0025
    const reach = 0.0265 * Math.cos(tilt) + 0.0015
    for (let i = 0; i < ladders; i++) {
      const x = -width / 2 + (width * (i + 0.5)) / ladders
      for (const side of [-1, 1])
        parts.add(
          "ladder",
          box([wide, height - 0.05, 0.0012], [x, (height - 0.05) / 2 + 0.006, side * reach], 0.0004),
        )
    }
    parts.add(
      "ladder",
      tube({
        path: [
          [width / 2 - 0.06, height - 0.06, 0.031],
          [width / 2 - 0.061, height * 0.55, 0.032],
          [width / 2 - 0.06, height * 0.36, 0.031],
        ],
        radius: 0.0016,
        steps: 8,
        sides: 5,
      }),
    )
    parts.add(
      "slats",
      place(disc({ radius: 0.006, height: 0.035, rim: 0.003, segments: 14 }), {
        at: [width / 2 - 0.06, height * 0.36, 0.031],
      }),
    )
    return parts.close()
  },
  symbol: boxSymbol,
  looks: [
    { name: { zh: "橡木百叶帘", en: "Oak slats with tapes", vi: "Sáo gỗ sồi dây bản" } },
    {
      name: { zh: "白色百叶帘", en: "White slats, tilted", vi: "Sáo trắng nghiêng" },
      values: { slats: "tilted", ladder: "cord" },
      finishes: { slats: "lacquer-white", ladder: "cotton-white" },
    },
    {
      name: { zh: "胡桃木百叶帘", en: "Walnut slats, shut", vi: "Sáo óc chó khép kín" },
      values: { slats: "shut", width: 900 },
      finishes: { slats: "walnut-natural", ladder: "linen-stone" },
    },
  ],
})
