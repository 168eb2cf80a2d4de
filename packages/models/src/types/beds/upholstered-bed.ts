import { place } from "../../geometry/place-mesh.ts"
import { pad, taperedLeg } from "../../geometry/soft.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { ball } from "../../geometry/lathe.ts"
import { tuft, tuftButtons } from "../../geometry/tufting.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { bedding, beddingSlots, mattress, symbolBerth, type Berth } from "./bedding.ts"

const side = 0.06
const headThick = 0.12
const berthOf = (width: number, depth: number): Berth => ({
  z: (headThick - side) / 2,
  width: width - 2 * side - 0.01,
  length: depth - headThick - side - 0.01,
  bottom: 0.27,
  thick: 0.23,
})

/** A bed padded all around, with a headboard to read against. */
export const upholsteredBed = defineModel({
  id: "bed.upholstered",
  category: "beds",
  name: { zh: "软包床", en: "Upholstered bed", vi: "Giường bọc nệm" },
  words: {
    zh: ["布艺床", "双人床", "皮床", "软床", "主卧床"],
    en: ["double bed", "fabric bed", "channel headboard", "king bed"],
    vi: ["giường bọc vải", "giường đôi", "giường da", "giường đầu nệm"],
  },
  parameters: {
    width: length(1720, 1020, 2200, 20),
    depth: length(2190, 2100, 2300, 10),
    height: length(1120, 850, 1400, 10),
    head: choice("channels", "plain", "tufted", "winged"),
    base: choice("plinth", "legs"),
    bedding: toggle(true),
  },
  slots: {
    upholstery: { finish: "linen-sand", accepts: ["fabric", "leather"] },
    feet: { finish: "oak-black", accepts: ["wood", "metal"] },
    ...beddingSlots,
    throw: { finish: "wool-camel", accepts: ["fabric"] },
  },
  anchor: "floor",
  clearance: { side: 600, front: 600 },
  build({ width, depth, height, head, base, bedding: isMade }) {
    const parts = openParts()
    const rear = -depth / 2
    const low = base === "legs" ? 0.13 : 0.035
    const railHigh = 0.34 - low
    const long = depth - headThick
    const railAt = low + railHigh / 2
    const rail = (size: readonly [number, number, number], seed: number) =>
      pad({
        size,
        radius: 0.026,
        rounds: 3,
        cells: [size[0] > 0.2 ? 10 : 1, 2, size[2] > 0.2 ? 12 : 1],
        swell: 0.004,
        wrinkle: 0.002,
        seed,
      })
    parts.add(
      "upholstery",
      place(rail([side, railHigh, long], 2), {
        at: [-width / 2 + side / 2 + 0.003, railAt, headThick / 2 - 0.003],
      }),
      place(rail([side, railHigh, long], 3), {
        at: [width / 2 - side / 2 - 0.003, railAt, headThick / 2 - 0.003],
      }),
      place(rail([width - 2 * side + 0.02, railHigh - 0.001, side], 4), {
        at: [0, railAt, depth / 2 - side / 2 - 0.006],
      }),
      place(roundedBox({ size: [width - 2 * side, 0.03, long - 0.04], radius: 0.003 }), {
        at: [0, 0.255, headThick / 2 - 0.01],
      }),
    )
    const headLow = base === "legs" ? 0.13 : 0.03
    const high = height - headLow
    const at = headLow + high / 2
    const z = rear + headThick / 2 + 0.004
    if (head === "channels") {
      const count = Math.max(4, Math.round(width / 0.21))
      const pitch = (width - 0.008) / count
      for (let i = 0; i < count; i++)
        parts.add(
          "upholstery",
          place(
            pad({
              size: [pitch - 0.002, high, headThick - 0.014],
              radius: Math.min(0.045, pitch * 0.3),
              rounds: 4,
              cells: [3, 8, 1],
              swell: 0.008,
              wrinkle: 0.003,
              seed: i + 3,
              bend: (p) => {
                if (p[2] > 0) p[2] += 0.006 * Math.cos((p[0] / pitch) * Math.PI)
              },
            }),
            { at: [-width / 2 + 0.004 + pitch * (i + 0.5), at, z] },
          ),
        )
    } else {
      const tufts = {
        pitch: [(width - 0.02) / Math.round(width / 0.21), 0.17] as const,
        depth: 0.03,
        from: 0.5 - at,
      }
      parts.add(
        "upholstery",
        place(
          pad({
            size: [width - 0.008, high - 0.008, headThick - 0.01],
            radius: 0.046,
            rounds: 4,
            cells: head === "tufted" ? [56, 30, 1] : [14, 8, 1],
            swell: 0.008,
            wrinkle: 0.004,
            seed: 6,
            bend: (p) => {
              if (head === "tufted") tuft(tufts)(p)
            },
          }),
          { at: [0, at, z] },
        ),
      )
      if (head === "tufted")
        for (const [x, y] of tuftButtons(tufts, width - 0.1, high - 0.12))
          parts.add("upholstery", place(ball(0.013, 9), { at: [x, at + y, z + headThick / 2 - 0.028] }))
      if (head === "plain")
        for (const sx of [-1, 1])
          parts.add(
            "upholstery",
            place(
              pad({
                size: [width / 2 - 0.05, high * 0.5, 0.075],
                radius: 0.034,
                rounds: 4,
                cells: [10, 7, 1],
                swell: 0.02,
                wrinkle: 0.005,
                seed: 8 + sx,
              }),
              {
                at: [sx * (width / 4 - 0.012), height - high * 0.25 - 0.035, z + headThick / 2 + 0.022],
                turn: [-0.03, 0, 0],
              },
            ),
          )
      if (head === "winged")
        for (const sx of [-1, 1])
          parts.add(
            "upholstery",
            place(
              pad({
                size: [0.055, high - 0.02, 0.2],
                radius: 0.024,
                rounds: 3,
                cells: [1, 8, 3],
                swell: 0.005,
                seed: 9 + sx,
                bend: (p) => {
                  if (p[1] > 0 && p[2] > 0) p[1] -= 1.2 * p[2] * p[2] * 4
                },
              }),
              { at: [sx * (width / 2 - 0.032), at - 0.005, rear + headThick + 0.065] },
            ),
          )
    }
    if (base === "legs")
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          parts.add(
            "feet",
            taperedLeg({
              top: [sx * (width / 2 - 0.08), low + 0.02, sz * (depth / 2 - 0.1)],
              foot: [sx * (width / 2 - 0.06), 0, sz * (depth / 2 - 0.08)],
              topRadius: 0.024,
              footRadius: 0.015,
              sides: 16,
            }),
          )
    else
      parts.add(
        "feet",
        place(roundedBox({ size: [width - 0.14, 0.06, depth - 0.16], radius: 0.002, rounds: 1 }), {
          at: [0, 0.03, 0],
        }),
      )
    const berth = berthOf(width, depth)
    if (isMade)
      for (const { slot, mesh } of bedding({
        berth,
        seed: 3,
        drop: 0.2,
        limit: height,
        pillows: width > 1.35 ? 2 : 1,
      }))
        parts.add(slot, mesh)
    else parts.add("linen", mattress(berth))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.04 }),
    symbolBox({
      at: [0, -depth / 2 + headThick / 2],
      size: [width, headThick],
      radius: 0.03,
      style: "detail",
    }),
    ...symbolBerth(berthOf(width, depth), width > 1.35 ? 2 : 1),
  ],
  looks: [
    { name: { zh: "沙色竖条软包床", en: "Channelled bed in sand linen", vi: "Giường múi dọc vải lanh cát" } },
    {
      name: { zh: "墨绿拉扣大床", en: "Tufted king in forest velvet", vi: "Giường lớn rút nút nhung xanh" },
      values: { width: 2000, height: 1250, head: "tufted", base: "legs" },
      finishes: {
        upholstery: "velvet-forest",
        duvet: "linen-sand",
        throw: "velvet-ochre",
        accent: "velvet-rust",
        feet: "brass-brushed",
      },
    },
    {
      name: { zh: "灰色双靠垫床", en: "Two-cushion bed in grey bouclé", vi: "Giường hai gối tựa bouclé xám" },
      values: { head: "plain", height: 980 },
      finishes: {
        upholstery: "boucle-grey",
        duvet: "cotton-white",
        throw: "wool-charcoal",
        accent: "linen-blue",
      },
    },
    {
      name: {
        zh: "翼形床头粉绒单人床",
        en: "Winged single in blush velvet",
        vi: "Giường đơn có cánh nhung hồng",
      },
      values: { width: 1060, head: "winged", height: 1200, base: "legs" },
      finishes: {
        upholstery: "velvet-blush",
        duvet: "linen-oat",
        throw: "knit-ivory",
        accent: "cotton-clay",
        feet: "walnut-natural",
      },
    },
  ],
})
