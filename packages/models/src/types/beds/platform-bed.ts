import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bedding, beddingSlots, mattress, symbolBerth, type Berth } from "./bedding.ts"

const ledge = 0.1
const berthOf = (width: number, depth: number): Berth => ({
  z: 0.005,
  width: width - 2 * ledge,
  length: depth - ledge - 0.07,
  bottom: 0.285,
  thick: 0.21,
})

/** A low timber bed: a broad ledge that seems to float, and a headboard. */
export const platformBed = defineModel({
  id: "bed.platform",
  category: "beds",
  name: { zh: "平台木床", en: "Platform bed", vi: "Giường bệt gỗ" },
  words: {
    zh: ["实木床", "双人床", "矮床", "日式床", "榻榻米床"],
    en: ["wooden bed", "double bed", "low bed", "japanese bed"],
    vi: ["giường gỗ", "giường đôi", "giường thấp", "giường Nhật"],
  },
  parameters: {
    width: length(1800, 1100, 2200, 50),
    depth: length(2170, 2070, 2300, 10),
    height: length(900, 800, 1150, 10),
    head: choice("panel", "slats", "cushions"),
    base: choice("floating", "legs"),
    bedding: toggle(true),
  },
  slots: {
    timber: { finish: "oak-natural", accepts: ["wood", "lacquer"] },
    cushions: { finish: "leather-cognac", accepts: ["leather", "fabric"] },
    ...beddingSlots,
  },
  anchor: "floor",
  clearance: { side: 600, front: 600 },
  build({ width, depth, height, head, base, bedding: isMade }) {
    const parts = openParts()
    const rear = -depth / 2
    const deck = { low: 0.205, high: 0.275 }
    const frameDeep = depth - 0.05
    const middle = 0.025
    parts.add(
      "timber",
      place(roundedBox({ size: [ledge + 0.06, deck.high - deck.low, frameDeep], radius: 0.01, rounds: 3 }), {
        at: [-width / 2 + (ledge + 0.06) / 2, 0.24, middle],
      }),
      place(roundedBox({ size: [ledge + 0.06, deck.high - deck.low, frameDeep], radius: 0.01, rounds: 3 }), {
        at: [width / 2 - (ledge + 0.06) / 2, 0.24, middle],
      }),
      place(
        roundedBox({
          size: [width - 2 * ledge - 0.121, deck.high - deck.low - 0.001, ledge + 0.06],
          radius: 0.006,
        }),
        {
          at: [0, 0.24, depth / 2 - (ledge + 0.06) / 2 - 0.0005],
        },
      ),
    )
    const slats = 13
    const berth = berthOf(width, depth)
    parts.add(
      "timber",
      ...Array.from({ length: slats }, (_, i) =>
        place(roundedBox({ size: [width - 2 * ledge - 0.1, 0.018, 0.07], radius: 0.003, rounds: 1 }), {
          at: [0, 0.272, rear + 0.14 + ((depth - 0.3) * i) / (slats - 1)],
        }),
      ),
    )
    if (base === "floating")
      parts.add(
        "timber",
        ...[-1, 1].map((side) =>
          place(roundedBox({ size: [0.03, 0.205, depth - 0.5], radius: 0.003, grain: "z" }), {
            at: [side * (width / 2 - 0.24), 0.1026, 0],
          }),
        ),
        ...[-1, 1].map((side) =>
          place(roundedBox({ size: [width - 0.51, 0.204, 0.03], radius: 0.003 }), {
            at: [0, 0.102, side * (depth / 2 - 0.26)],
          }),
        ),
      )
    else
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "timber",
            taperedLeg({
              top: [sx * (width / 2 - 0.1), 0.21, sz * (depth / 2 - 0.14)],
              foot: [sx * (width / 2 - 0.08), 0, sz * (depth / 2 - 0.1)],
              topRadius: 0.028,
              footRadius: 0.018,
              sides: 18,
            }),
          )
    if (head === "panel")
      parts.add(
        "timber",
        place(roundedBox({ size: [width, height - 0.2, 0.032], radius: 0.009, rounds: 3 }), {
          at: [0, 0.2 + (height - 0.2) / 2, rear + 0.024],
          turn: [-0.02, 0, 0],
        }),
      )
    else {
      const bars = head === "slats" ? Math.round(width / 0.07) : 3
      parts.add(
        "timber",
        place(roundedBox({ size: [width, 0.045, 0.034], radius: 0.008, rounds: 3 }), {
          at: [0, height - 0.0225, rear + 0.022],
        }),
        place(roundedBox({ size: [width - 0.04, 0.04, 0.026], radius: 0.005 }), {
          at: [0, 0.34, rear + 0.022],
        }),
        ...Array.from({ length: bars }, (_, i) =>
          place(roundedBox({ size: [head === "slats" ? 0.032 : 0.04, height - 0.24, 0.02], radius: 0.004 }), {
            at: [
              -width / 2 + 0.035 + ((width - 0.07) * i) / (bars - 1),
              0.22 + (height - 0.26) / 2,
              rear + 0.0215,
            ],
          }),
        ),
      )
      if (head === "cushions")
        for (const side of [-1, 1]) {
          const high = height - 0.46
          parts.add(
            "cushions",
            place(
              roundedBox({
                size: [width / 2 - 0.05, high, 0.07],
                radius: 0.032,
                rounds: 4,
                cells: [10, 6, 1],
                bend: (p) => {
                  if (p[2] > 0)
                    p[2] += 0.018 * (1 - (p[0] / (width / 4)) ** 4) * (1 - (p[1] / (high / 2)) ** 4)
                },
              }),
              {
                at: [side * (width / 4 - 0.005), height - 0.05 - high / 2, rear + 0.08],
                turn: [-0.06, 0, 0],
              },
            ),
          )
          for (const x of [-0.6, 0.6])
            parts.add(
              "cushions",
              place(roundedBox({ size: [0.035, 0.12, 0.05], radius: 0.003 }), {
                at: [side * (width / 4) + (x * width) / 8, height - 0.035, rear + 0.034],
                scale: [1, 0.6, 1],
              }),
            )
        }
    }
    if (isMade)
      for (const { slot, mesh } of bedding({
        berth,
        seed: 1,
        drop: 0.16,
        limit: height,
        pillows: width > 1.45 ? 2 : 1,
      }))
        parts.add(slot, mesh)
    else parts.add("linen", mattress(berth))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolBox({ at: [0, -depth / 2 + 0.025], size: [width, 0.05], style: "detail" }),
    ...symbolBerth(berthOf(width, depth), width > 1.45 ? 2 : 1),
  ],
  looks: [
    { name: { zh: "橡木平台床", en: "Oak platform bed", vi: "Giường bệt gỗ sồi" } },
    {
      name: { zh: "胡桃木皮靠床", en: "Walnut bed with leather cushions", vi: "Giường óc chó tựa da" },
      values: { head: "cushions", width: 2000, height: 980 },
      finishes: {
        timber: "walnut-natural",
        duvet: "linen-stone",
        throw: "wool-charcoal",
        accent: "velvet-rust",
      },
    },
    {
      name: { zh: "白蜡木单人床", en: "Ash single with slatted head", vi: "Giường đơn gỗ tần bì" },
      values: { head: "slats", width: 1150, base: "legs" },
      finishes: { timber: "ash-natural", duvet: "linen-blue", throw: "knit-ivory", accent: "velvet-ochre" },
    },
  ],
})
