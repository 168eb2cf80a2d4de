import { place } from "../../geometry/place-mesh.ts"
import { pad } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { drapedCover } from "./draped-cover.ts"

/** How it goes over the edges of a bed, and how far its hem stands out from the mattress. */
function hangOf(quilt: string) {
  const [radius, flare, fold, thick] = [0.05, 0.02, 0.03, 0.012]
  // The puffs of a quilt stand out over the sides and the top.
  const puff = quilt === "plain" ? 0 : 0.014
  return { radius, flare, fold, thick, puff, inside: radius + flare + fold * 0.8 + puff }
}

/** A bedspread that hangs over three sides of a bed; quilted, channelled or plain. */
export const bedspread = defineModel({
  id: "bedspread.quilted",
  category: "textiles",
  name: { zh: "床盖", en: "Bedspread", vi: "Tấm phủ giường" },
  words: {
    zh: ["床盖", "绗缝被", "床罩"],
    en: ["coverlet", "quilt", "bed cover"],
    vi: ["ga phủ", "chăn chần", "tấm phủ"],
  },
  parameters: {
    width: length(1900, 1100, 2300, 50),
    depth: length(1700, 1200, 2300, 50),
    height: length(420, 250, 600, 10),
    quilt: choice("diamonds", "channels", "plain"),
  },
  slots: { cloth: { finish: "linen-stone", accepts: ["fabric"] } },
  anchor: "surface",
  shown: ({ width, depth, height, quilt }) => {
    const inside = hangOf(quilt).inside - 0.034
    const size: Vec3 = [width - 2 * inside, height - 0.03, depth + 0.22]
    return {
      azimuth: 28,
      elevation: 24,
      on: place(pad({ size, radius: 0.05, swell: 0, wrinkle: 0 }), {
        at: [0, size[1] / 2, -0.11 - inside],
      }),
    }
  },
  build({ width, depth, height, quilt }) {
    const parts = openParts()
    const { radius, flare, fold, thick, puff, inside } = hangOf(quilt)
    const drop = height - thick - 0.012 - puff / 2 + radius * (Math.PI / 2 - 1)
    const step = 0.14
    const relief = (x: number, z: number): number => {
      if (quilt === "plain") return 0
      if (quilt === "channels") return 0.02 * Math.abs(Math.sin((z / step) * Math.PI)) ** 0.5
      const [a, b] = [
        Math.sin(((x + z) / (2 * step)) * Math.PI * 1.4),
        Math.sin(((x - z) / (2 * step)) * Math.PI * 1.4),
      ]
      return 0.022 * (Math.abs(a) * Math.abs(b)) ** 0.42
    }
    parts.add(
      "cloth",
      place(
        drapedCover({
          width: width - 2 * inside,
          depth: depth - inside,
          sides: drop,
          front: drop,
          back: 0,
          radius,
          flare,
          fold,
          pitch: 0.42,
          thickness: thick,
          seed: 8,
          cells: quilt === "plain" ? [64, 60] : [88, 76],
          relief,
          wrinkle: quilt === "plain" ? 0.008 : 0.003,
        }),
        { at: [0, height - 0.02 - puff / 2, -inside / 2] },
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.05 }),
    symbolLine([
      [-width / 2 + 0.1, -depth / 2],
      [-width / 2 + 0.1, depth / 2 - 0.1],
      [width / 2 - 0.1, depth / 2 - 0.1],
      [width / 2 - 0.1, -depth / 2],
    ]),
  ],
  looks: [
    { name: { zh: "石灰色菱格绗缝床盖", en: "Stone linen, diamond quilted", vi: "Lanh màu đá chần ô trám" } },
    {
      name: { zh: "灰绿丝绒条纹床盖", en: "Sage velvet, channelled", vi: "Nhung xanh xám chần sọc" },
      values: { quilt: "channels" },
      finishes: { cloth: "velvet-sage" },
    },
    {
      name: { zh: "白棉床盖", en: "Plain white cotton", vi: "Cotton trắng trơn" },
      values: { quilt: "plain", width: 1500 },
      finishes: { cloth: "cotton-white" },
    },
  ],
})
