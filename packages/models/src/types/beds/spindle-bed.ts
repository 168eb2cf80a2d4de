import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bedding, beddingSlots, mattress, symbolBerth, type Berth } from "./bedding.ts"
import { bedPosts, bedRails, endPanel } from "./bed-frame.ts"

const post = 0.055
const berthOf = (width: number, depth: number): Berth => ({
  z: 0,
  width: width - 0.06,
  length: depth - 2 * post + 0.01,
  bottom: 0.32,
  thick: 0.21,
})

/** A light timber bed with spindles or slats at its head and foot. */
export const spindleBed = defineModel({
  id: "bed.spindle",
  category: "beds",
  name: { zh: "纺锤栏杆木床", en: "Spindle bed", vi: "Giường song gỗ" },
  words: {
    zh: ["实木床", "温莎床", "栏杆床", "双人床", "田园床"],
    en: ["wooden bed", "slatted bed", "windsor bed", "double bed"],
    vi: ["giường gỗ", "giường nan", "giường đôi", "giường đồng quê"],
  },
  parameters: {
    width: length(1680, 960, 2080, 20),
    depth: length(2110, 2010, 2250, 10),
    height: length(1050, 850, 1250, 10),
    style: choice("spindles", "slats"),
    foot: choice("low", "none"),
    bedding: toggle(true),
  },
  slots: {
    timber: { finish: "oak-natural", accepts: ["wood", "lacquer", "paint"] },
    ...beddingSlots,
    duvet: { finish: "linen-sage", accepts: ["fabric"] },
    throw: { finish: "knit-ivory", accepts: ["fabric"] },
    accent: { finish: "cotton-clay", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { side: 600, front: 600 },
  build({ width, depth, height, style, foot, bedding: isMade }) {
    const parts = openParts()
    const frame = { width, depth, post }
    const footTop = foot === "low" ? 0.56 : 0.36
    parts.add(
      "timber",
      ...bedPosts({ ...frame, head: height, foot: footTop }),
      ...bedRails({ ...frame, low: 0.2, high: 0.33 }),
      ...endPanel({
        width: width - 2 * post,
        z: -depth / 2 + post / 2,
        low: 0.36,
        high: height - 0.03,
        style,
      }),
      ...(foot === "low"
        ? endPanel({
            width: width - 2 * post,
            z: depth / 2 - post / 2,
            low: 0.36,
            high: footTop - 0.03,
            style,
          })
        : []),
      ...Array.from({ length: 14 }, (_, i) =>
        place(roundedBox({ size: [width - 0.06, 0.018, 0.07], radius: 0.003, rounds: 1 }), {
          at: [0, 0.305, -depth / 2 + 0.12 + ((depth - 0.24) * i) / 13],
        }),
      ),
    )
    const berth = berthOf(width, depth)
    if (isMade)
      for (const { slot, mesh } of bedding({
        berth,
        seed: 5,
        drop: 0.17,
        limit: height,
        pillows: width > 1.3 ? 2 : 1,
      }))
        parts.add(slot, mesh)
    else parts.add("linen", mattress(berth))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolBox({ at: [0, -depth / 2 + post / 2], size: [width, post], style: "detail" }),
    ...symbolBerth(berthOf(width, depth), width > 1.3 ? 2 : 1),
  ],
  looks: [
    { name: { zh: "橡木纺锤床", en: "Oak spindle bed", vi: "Giường song gỗ sồi" } },
    {
      name: { zh: "黑色栅条床", en: "Slatted bed in black", vi: "Giường nan gỗ đen" },
      values: { style: "slats", foot: "none", height: 950 },
      finishes: { timber: "oak-black", duvet: "linen-stone", throw: "wool-camel", accent: "velvet-ochre" },
    },
    {
      name: { zh: "雾白漆单人床", en: "Painted single in cream", vi: "Giường đơn sơn kem" },
      values: { width: 980, height: 1000 },
      finishes: {
        timber: "lacquer-cream",
        duvet: "linen-blue",
        throw: "knit-terracotta",
        accent: "velvet-blush",
      },
    },
  ],
})
