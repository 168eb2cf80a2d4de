import { disc } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { hungTowel } from "./hung-towel.ts"
import { post, stud } from "./taps.ts"

const words = {
  zh: ["毛巾架", "毛巾杆", "浴巾架"],
  en: ["towel rail", "towel bar", "towel rack"],
  vi: ["giá treo khăn", "thanh treo khăn", "móc khăn"],
} as const

/** A rail or two on the wall with towels over them. */
export const towelRail = defineModel({
  id: "rail.towel",
  category: "bathroom",
  name: { zh: "毛巾杆", en: "Towel rail", vi: "Thanh treo khăn" },
  words,
  parameters: {
    width: length(600, 400, 900, 50),
    depth: length(90, 80, 160, 10),
    height: length(520, 420, 700, 10),
    style: choice("round", "square"),
    towels: count(2, 0, 2),
  },
  slots: {
    metal: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
    second: { finish: "linen-sage", accepts: ["fabric"] },
  },
  anchor: "wall",
  elevation: 700,
  build({ width, depth, height, style, towels }) {
    const parts = openParts()
    const radius = 0.009
    const z = depth / 2 - (towels > 0 ? 0.03 : 0.009)
    const y = height - 0.03
    if (style === "round")
      parts.add(
        "metal",
        pipe({
          path: [
            [-width / 2 + 0.0225, y, -depth / 2 + 0.004],
            [-width / 2 + 0.0225, y, z],
            [width / 2 - 0.0225, y, z],
            [width / 2 - 0.0225, y, -depth / 2 + 0.004],
          ],
          radius,
          bend: 0.022,
          steps: 40,
        }),
        ...[-1, 1].map((side) =>
          place(stud(0.0225, 0.008, 28), { at: [side * (width / 2 - 0.0225), y, -depth / 2] }),
        ),
      )
    else
      parts.add(
        "metal",
        place(roundedBox({ size: [width, 0.018, 0.018], radius: 0.002 }), { at: [0, y, z] }),
        ...[-1, 1].flatMap((side) => [
          place(roundedBox({ size: [0.018, 0.018, z + depth / 2], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), y, (z - depth / 2) / 2],
          }),
          place(roundedBox({ size: [0.046, 0.046, 0.008], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), y, -depth / 2 + 0.0042],
          }),
        ]),
      )
    const rail = style === "round" ? radius : 0.0125
    const cloth = (wide: number, front: number, x: number, seed: number): Mesh =>
      place(hungTowel({ width: wide, front, back: front * 0.86, radius: rail, seed }), { at: [x, y, z] })
    const room = width - 0.1
    if (towels > 0)
      parts.add(
        "towels",
        cloth(room * (towels === 1 ? 0.62 : 0.52), y - 0.004, towels === 1 ? 0 : -room * 0.22, 3),
      )
    if (towels > 1) parts.add("second", cloth(room * 0.34, (y - 0.004) * 0.78, room * 0.3, 8))
    // Without towels there are three bars, one below the other.
    if (towels === 0) {
      for (const side of [-1, 1])
        parts.add(
          "metal",
          place(roundedBox({ size: [0.018, height, 0.008], radius: 0.002 }), {
            at: [side * (width / 2 - 0.03), height / 2, -depth / 2 + 0.004],
          }),
        )
      for (const low of [0.1, height * 0.55])
        parts.add(
          "metal",
          place(roundedBox({ size: [width - 0.02, 0.016, 0.016], radius: 0.002 }), { at: [0, low, z] }),
          ...[-1, 1].map((side) =>
            place(roundedBox({ size: [0.016, 0.016, z + depth / 2], radius: 0.002 }), {
              at: [side * (width / 2 - 0.03), low, (z - depth / 2) / 2],
            }),
          ),
        )
    }
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, depth / 2 - 0.03], size: [width, 0.02] }),
  ],
  looks: [
    { name: { zh: "黄铜毛巾杆", en: "Brass rail, two towels", vi: "Thanh đồng, hai khăn" } },
    {
      name: { zh: "黑色方杆单巾", en: "Square rail in black", vi: "Thanh vuông màu đen" },
      values: { style: "square", towels: 1, width: 500 },
      finishes: { metal: "steel-black", towels: "linen-oat" },
    },
    {
      name: { zh: "三层镍色毛巾架", en: "Three bars in satin nickel", vi: "Ba thanh niken mờ" },
      values: { towels: 0, style: "square", height: 600 },
      finishes: { metal: "nickel-satin" },
    },
  ],
})

/** A ladder that leans on the wall, towels over its rungs. */
export const towelLadder = defineModel({
  id: "ladder.towel",
  category: "bathroom",
  name: { zh: "毛巾梯", en: "Towel ladder", vi: "Thang treo khăn" },
  words: { ...words, en: [...words.en, "ladder"], zh: [...words.zh, "梯子置物架"] },
  parameters: {
    width: length(500, 400, 600, 10),
    depth: length(380, 300, 450, 10),
    height: length(1800, 1500, 2000, 50),
    rungs: count(5, 4, 6),
    towels: count(2, 0, 3),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "metal"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
    second: { finish: "linen-oat", accepts: ["fabric"] },
  },
  anchor: "wall",
  build({ width, depth, height, rungs, towels }) {
    const parts = openParts()
    const lean = Math.atan2(depth - 0.026, height)
    const long = Math.hypot(depth - 0.026, height) - 0.004
    const at = (share: number): readonly [number, number] => [
      height * share,
      depth / 2 - 0.013 - (depth - 0.026) * share,
    ]
    for (const side of [-1, 1])
      parts.add(
        "frame",
        place(roundedBox({ size: [0.034, long, 0.024], radius: 0.009, rounds: 3, grain: "y" }), {
          at: [side * (width / 2 - 0.017), height / 2, at(0.5)[1]],
          turn: [-lean, 0, 0],
        }),
      )
    for (let i = 0; i < rungs; i++) {
      const [y, z] = at(0.16 + (0.76 * i) / (rungs - 1))
      parts.add(
        "frame",
        place(disc({ radius: 0.0125, height: width - 0.05, segments: 20 }), {
          at: [0, y, z],
          turn: [0, 0, Math.PI / 2],
        }),
      )
    }
    const spacing = (0.76 / (rungs - 1)) * height
    for (let i = 0; i < Math.min(towels, rungs); i++) {
      const rung = rungs - 1 - i * (rungs > 4 && i > 0 ? 2 : 1)
      const share = 0.16 + (0.76 * Math.max(0, rung)) / (rungs - 1)
      const [y, z] = at(share)
      const drop = Math.min(y - 0.06, spacing * (1.55 - 0.2 * i))
      parts.add(
        i % 2 === 0 ? "towels" : "second",
        place(
          hungTowel({
            width: (width - 0.1) * (0.92 - 0.14 * i),
            front: drop,
            back: drop * 0.7,
            radius: 0.0125,
            seed: 4 + i,
            wave: 0.008,
          }),
          {
            at: [i % 2 === 0 ? 0 : 0.03, y, z],
          },
        ),
      )
    }
    return parts.close()
  },
  symbol: ({ width, depth, rungs }) => [
    symbolBox({ size: [width, depth] }),
    ...Array.from({ length: rungs }, (_, i) =>
      symbolBox({
        at: [0, depth / 2 - 0.03 - (depth - 0.06) * (0.16 + (0.76 * i) / (rungs - 1))],
        size: [width - 0.06, 0.024],
        style: "detail",
      }),
    ),
  ],
  looks: [
    { name: { zh: "橡木毛巾梯", en: "Oak ladder", vi: "Thang gỗ sồi" } },
    {
      name: { zh: "黑色窄梯", en: "Slim ladder in black", vi: "Thang mảnh màu đen" },
      values: { width: 420, rungs: 6, towels: 3 },
      finishes: { frame: "steel-black", towels: "linen-stone", second: "towel-white" },
    },
    {
      name: { zh: "胡桃木毛巾梯", en: "Walnut ladder", vi: "Thang óc chó" },
      values: { height: 1650, rungs: 4, towels: 1 },
      finishes: { frame: "walnut-natural", towels: "cotton-clay" },
    },
  ],
})

/** A heated rail: bars in groups between two uprights. */
export const towelRadiator = defineModel({
  id: "radiator.towel",
  category: "bathroom",
  name: { zh: "电热毛巾架", en: "Heated towel rail", vi: "Giá sấy khăn" },
  words: {
    zh: ["电热毛巾架", "暖气毛巾架", "小背篓"],
    en: ["heated rail", "bathroom radiator", "towel warmer"],
    vi: ["giá sấy khăn", "máy sưởi khăn"],
  },
  parameters: {
    width: length(500, 400, 600, 50),
    depth: length(120, 100, 150, 10),
    height: length(1200, 800, 1800, 50),
    bars: choice("round", "flat"),
    towels: count(1, 0, 1),
  },
  slots: {
    metal: { finish: "steel-white", accepts: ["metal"] },
    towels: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "wall",
  elevation: 300,
  build({ width, depth, height, bars, towels }) {
    const parts = openParts()
    const z = depth / 2 - 0.046
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.018)
      parts.add(
        "metal",
        bars === "round"
          ? place(post(0.018, height), { at: [x, 0, z - 0.012] })
          : place(roundedBox({ size: [0.036, height, 0.03], radius: 0.003 }), {
              at: [x, height / 2, z - 0.012],
            }),
        ...[0.12, height - 0.12].flatMap((y) => [
          place(stud(0.01, z + depth / 2 - 0.012), { at: [x, y, -depth / 2] }),
          place(stud(0.021, 0.01), { at: [x, y, -depth / 2] }),
        ]),
        place(post(0.013, 0.05), { at: [x, 0.001, z - 0.012] }),
      )
    }
    const groups = height > 1.4 ? 4 : height > 0.95 ? 3 : 2
    const perGroup = bars === "round" ? 5 : 3
    const tall = (height - 0.12) / groups
    for (let group = 0; group < groups; group++)
      for (let i = 0; i < perGroup; i++) {
        const y = 0.06 + tall * group + ((tall - 0.1) * i) / (perGroup - 1) + 0.012
        parts.add(
          "metal",
          bars === "round"
            ? place(disc({ radius: 0.0115, height: width - 0.03, rim: 0.001, segments: 14 }), {
                at: [0, y, z + 0.012],
                turn: [0, 0, Math.PI / 2],
              })
            : place(roundedBox({ size: [width - 0.02, 0.052, 0.011], radius: 0.003 }), {
                at: [0, y, z + 0.009],
              }),
        )
      }
    if (towels > 0) {
      const y = 0.06 + tall * (groups - 1) + (tall - 0.1) + 0.012
      parts.add(
        "towels",
        place(
          hungTowel({
            width: (width - 0.1) * 0.72,
            front: Math.min(0.52, height * 0.5),
            back: 0.3,
            radius: bars === "round" ? 0.0125 : 0.012,
            seed: 6,
            wave: 0.01,
          }),
          {
            at: [-0.02, y + (bars === "flat" ? 0.018 : 0), z + (bars === "round" ? 0.012 : 0.009)],
          },
        ),
      )
    }
    // The thermostat.
    parts.add(
      "metal",
      place(stud(0.02, depth - 0.07, 28), { at: [width / 2 - 0.018, 0.05, -depth / 2 + 0.07] }),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, depth / 2 - 0.04], size: [width, 0.05] }),
  ],
  looks: [
    { name: { zh: "白色电热毛巾架", en: "White heated rail", vi: "Giá sấy khăn trắng" } },
    {
      name: { zh: "黑色扁杆毛巾架", en: "Flat bars in black", vi: "Thanh dẹt màu đen" },
      values: { bars: "flat", height: 1500 },
      finishes: { metal: "steel-black", towels: "linen-oat" },
    },
    {
      name: { zh: "铬色小毛巾架", en: "Compact chrome rail", vi: "Giá sấy nhỏ chrome" },
      values: { height: 800, width: 450, towels: 0 },
      finishes: { metal: "chrome-polished" },
    },
  ],
})
