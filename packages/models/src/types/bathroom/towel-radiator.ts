import { disc } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox } from "../../model/symbol-lines.ts"
import { hungTowel } from "./hung-towel.ts"
import { post, stud } from "./taps.ts"

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
