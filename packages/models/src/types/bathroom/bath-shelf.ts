import { noise3 } from "../../geometry/noise.ts"
import { pipe } from "../../geometry/pipe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { jar, pumpBottle } from "./bottles.ts"
import { hungTowel } from "./hung-towel.ts"
import { stud } from "./taps.ts"

/** A shelf on the wall with bottles, a jar and a folded cloth; a rail below for a towel. */
export const bathShelf = defineModel({
  id: "shelf.bath",
  category: "bathroom",
  name: { zh: "浴室置物架", en: "Bathroom shelf", vi: "Kệ phòng tắm" },
  words: {
    zh: ["浴室架", "置物架", "层板"],
    en: ["shelf", "toiletries", "bottle shelf"],
    vi: ["kệ gắn tường", "kệ phòng tắm", "kệ chai lọ"],
  },
  parameters: {
    width: length(600, 400, 900, 50),
    depth: length(140, 120, 180, 10),
    height: length(520, 460, 700, 20),
    shelves: count(1, 1, 2),
    towel: toggle(true),
  },
  slots: {
    shelf: { finish: "oak-natural", accepts: ["wood", "stone", "metal", "glass"] },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
    bottles: { finish: "glass-amber", accepts: ["glass", "ceramic", "plastic"] },
    pumps: { finish: "plastic-black", accepts: ["plastic", "metal"] },
    jars: { finish: "ceramic-stoneware", accepts: ["ceramic"] },
    towel: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "wall",
  elevation: 1000,
  build({ width, depth, height, shelves, towel }) {
    const parts = openParts()
    const tall = 0.17
    const first = shelves === 2 ? height - tall - 0.26 : height - tall
    const levels = shelves === 2 ? [first, height - tall] : [first]
    const [x, back] = [width / 2 - 0.03, -depth / 2]
    for (const [row, y] of levels.entries()) {
      parts.add(
        "shelf",
        place(roundedBox({ size: [width, 0.018, depth - 0.012], radius: 0.003, grain: "x" }), {
          at: [0, y - 0.009, 0],
        }),
      )
      parts.add(
        "metal",
        pipe({
          path: [
            [-width / 2 + 0.02, y + 0.03, back + 0.02],
            [-width / 2 + 0.006, y + 0.03, depth / 2 - 0.006],
            [width / 2 - 0.006, y + 0.03, depth / 2 - 0.006],
            [width / 2 - 0.02, y + 0.03, back + 0.02],
          ],
          radius: 0.0035,
          bend: 0.012,
          sides: 8,
          ends: "round",
        }),
        ...[-1, 1].map((side) =>
          place(stud(0.003, 0.03, 8), {
            at: [side * (width / 2 - 0.006), y + 0.03, depth / 2 - 0.006],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      )
      const things = Math.max(2, Math.floor((width - 0.08) / 0.12))
      for (let i = 0; i < things; i++) {
        const at: Vec3 = [-width / 2 + 0.075 + i * 0.105, y, -0.008 + 0.012 * noise3(i * 1.7, row, 0, 3)]
        if ((i + row) % 3 === 2) {
          const made = jar(0.036, 0.085)
          parts.add("jars", place(made.glass, { at }))
          parts.add("shelf", place(made.lid, { at }))
        } else if (i < 2 || row === 0) {
          const made = pumpBottle(i % 2 === 0 ? 0.034 : 0.03, i % 2 === 0 ? tall : tall * 0.88)
          parts.add("bottles", place(made.glass, { at, turn: [0, 0.5 * noise3(i, row, 2), 0] }))
          parts.add(
            "pumps",
            ...made.pump.map((mesh) => place(mesh, { at, turn: [0, 0.5 * noise3(i, row, 2), 0] })),
          )
        }
      }
    }
    const bottom = 0.012
    for (const side of [-1, 1])
      parts.add(
        "metal",
        place(
          roundedBox({
            size: [0.016, Math.max(...levels) - bottom + 0.05, 0.006],
            radius: 0.0015,
            rounds: 1,
          }),
          {
            at: [side * x, (Math.max(...levels) + bottom + 0.05) / 2, back + 0.003],
          },
        ),
        ...levels.map((y) =>
          place(roundedBox({ size: [0.016, 0.006, depth - 0.02], radius: 0.0015, rounds: 1 }), {
            at: [side * x, y - 0.0212, -0.006],
          }),
        ),
      )
    const rail = first - 0.08
    parts.add(
      "metal",
      pipe({
        path: [
          [-x, rail, back + 0.004],
          [-x, rail, 0.005],
          [x, rail, 0.005],
          [x, rail, back + 0.004],
        ],
        radius: 0.006,
        bend: 0.016,
        sides: 10,
      }),
    )
    if (towel)
      parts.add(
        "towel",
        place(
          hungTowel({
            width: width * 0.4,
            front: rail,
            back: rail * 0.8,
            radius: 0.006,
            seed: 12,
            wave: 0.007,
          }),
          { at: [width * 0.14, rail, 0.005] },
        ),
      )
    else
      for (const side of [-1, 1])
        parts.add(
          "metal",
          place(roundedBox({ size: [0.016, 0.03, 0.006], radius: 0.0015, rounds: 1 }), {
            at: [side * x, 0.015, back + 0.0035],
          }),
        )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    ...[-0.3, -0.12].map((x) => symbolRound({ at: [x * width, 0], size: [0.065, 0.065], style: "detail" })),
  ],
  looks: [
    { name: { zh: "橡木黄铜置物架", en: "Oak and brass shelf", vi: "Kệ sồi và đồng" } },
    {
      name: { zh: "大理石双层置物架", en: "Two marble shelves", vi: "Hai tầng cẩm thạch" },
      values: { shelves: 2, height: 680 },
      finishes: {
        shelf: "marble-carrara",
        metal: "steel-black",
        bottles: "ceramic-white",
        jars: "ceramic-sage",
        towel: "linen-stone",
      },
    },
    {
      name: { zh: "胡桃木窄架", en: "Narrow walnut shelf", vi: "Kệ hẹp óc chó" },
      values: { width: 450, towel: false, height: 460 },
      finishes: { shelf: "walnut-natural", bottles: "ceramic-black", pumps: "brass-brushed" },
    },
  ],
})
