import { board, splitSpan } from "../../geometry/board.ts"
import { moulding } from "../../geometry/moulding.ts"
import { tube } from "../../geometry/tube.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { barSection } from "../construction/legs.ts"
import { addThings, thingSlots } from "../construction/shelf-things.ts"

/** Shelves on the wall: on brackets, hung in a frame, or on uprights. */
export const wallShelf = defineModel({
  id: "shelf.wall",
  category: "storage",
  name: { zh: "壁挂搁架", en: "Wall shelf", vi: "Kệ treo tường" },
  words: {
    zh: ["搁板", "壁架", "墙上置物架", "隔板", "书架"],
    en: ["wall shelf", "floating shelf", "bracket shelf", "string shelf"],
    vi: ["kệ treo tường", "kệ gỗ treo", "giá treo", "đợt gỗ"],
  },
  parameters: {
    width: length(1000, 400, 2400, 50),
    depth: length(240, 150, 350, 10),
    height: length(800, 220, 2000, 10),
    shelves: count(3, 1, 6),
    hung: choice("brackets", "uprights", "frame"),
    filled: toggle(true),
  },
  slots: {
    shelves: { finish: "oak-natural", accepts: ["wood", "lacquer", "glass", "stone"] },
    metal: { finish: "brass-brushed", accepts: ["metal", "wood"] },
    ...thingSlots,
  },
  anchor: "wall",
  elevation: 1100,
  build({ width, depth, height, shelves, hung, filled }) {
    const parts = openParts()
    const t = 0.026
    const back = -depth / 2
    // The lowest shelf lies above its bracket, the highest leaves room for what stands on it.
    const foot = hung === "frame" ? t : Math.min(0.16, height * 0.4)
    const top = hung === "frame" ? height - 0.001 : height - Math.min(0.1, height * 0.2)
    const count = hung === "frame" ? Math.max(2, shelves) : shelves
    const ys =
      count === 1
        ? [hung === "brackets" ? height : foot]
        : Array.from({ length: count }, (_, i) => foot + ((top - foot) * i) / (count - 1))
    const shelfYs =
      hung === "brackets" && count > 1 ? ys.map((y) => y + (height - top) * (y > foot ? 1 : 0)) : ys
    const offset = Math.min(0.18, width * 0.16)
    const supports =
      hung === "frame"
        ? [-width / 2 + 0.006, width / 2 - 0.006]
        : width > 1.5
          ? [-width / 2 + offset, 0, width / 2 - offset]
          : [-width / 2 + offset, width / 2 - offset]
    for (const [i, y] of shelfYs.entries()) {
      const x =
        hung === "frame"
          ? ([-width / 2 + 0.012, width / 2 - 0.012] as const)
          : ([-width / 2, width / 2] as const)
      parts.add(
        "shelves",
        board({ x, y: [y - t, y], z: [back + 0.004, depth / 2], radius: 0.003, rounds: 2, grain: "x" }),
      )
      const above = shelfYs[i + 1] ?? y + 0.3
      if (filled && i < shelfYs.length - 1)
        addThings(parts, { x, y: [y, above - t], z: [back + 0.01, depth / 2 - 0.01], seed: i * 3 + 4 })
      if (hung === "frame") continue
      for (const at of supports) {
        const drop = Math.min(0.13, y - t)
        if (drop > 0.03)
          parts.add(
            "metal",
            tube({
              path: [
                [at, y - t - drop, back + 0.006],
                [at, y - t - drop * 0.5, back + 0.012],
                [at, y - t - drop * 0.16, back + depth * 0.36],
                [at, y - t - 0.005, depth / 2 - 0.05],
              ],
              radius: 0.0055,
              steps: 16,
              sides: 8,
            }),
          )
        parts.add(
          "metal",
          board({
            x: [at - 0.006, at + 0.006],
            y: [y - t - 0.005, y - t],
            z: [back, depth / 2 - 0.04],
            radius: 0.001,
          }),
        )
        if (hung === "brackets" || drop <= 0.03)
          parts.add(
            "metal",
            board({
              x: [at - 0.009, at + 0.009],
              y: [Math.max(0, y - t - drop - 0.02), y - t],
              z: [back, back + 0.005],
              radius: 0.001,
            }),
          )
      }
    }
    if (hung === "uprights")
      for (const at of supports)
        parts.add(
          "metal",
          board({
            x: [at - 0.01, at + 0.01],
            y: [0, height],
            z: [back, back + 0.012],
            radius: 0.002,
            grain: "y",
          }),
        )
    if (hung === "brackets" && (shelfYs[0] ?? 0) > 0.18)
      parts.add("metal", board({ x: [-0.001, 0.001], y: [0, 0.01], z: [back, back + 0.001] }))
    if (hung === "frame")
      for (const at of supports)
        for (const z of [
          [back, back + 0.012],
          [depth / 2 - 0.012, depth / 2],
        ] as const)
          parts.add(
            "metal",
            board({ x: [at - 0.006, at + 0.006], y: [0, height], z: [z[0], z[1]], radius: 0.001 }),
          )
    if (hung === "frame")
      for (const [low, high] of splitSpan([0, height], 1))
        for (const at of supports)
          for (const y of [low + 0.006, high - 0.006])
            parts.add(
              "metal",
              moulding({
                path: [
                  [at, y, back + 0.01],
                  [at, y, depth / 2 - 0.01],
                ],
                section: barSection(0.012, 0.012),
                up: [0, 1, 0],
              }),
            )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    symbolLine(
      [
        [-width / 2, depth / 2],
        [width / 2, -depth / 2],
      ],
      "dashed",
    ),
  ],
  looks: [
    { name: { zh: "橡木黄铜搁架", en: "Oak shelves on brass brackets", vi: "Kệ sồi giá đỡ đồng" } },
    {
      name: { zh: "黑框挂架", en: "Framed wall shelf", vi: "Kệ khung đen treo tường" },
      values: { width: 800, height: 700, shelves: 3, hung: "frame" },
      finishes: { shelves: "walnut-natural", metal: "steel-black" },
    },
    {
      name: { zh: "立柱式书墙", en: "Shelves on steel uprights", vi: "Kệ ray thép" },
      values: { width: 1800, height: 1600, shelves: 5, hung: "uprights", depth: 260 },
      finishes: { shelves: "oak-smoked", metal: "steel-black" },
    },
  ],
})
