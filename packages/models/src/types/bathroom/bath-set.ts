import { lathe } from "../../geometry/lathe.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolRound } from "../../model/symbol-lines.ts"
import { foldedTowels } from "../textiles/folded-towels.ts"
import { pumpBottle } from "./bottles.ts"

/** A tray with a soap dispenser, a cup with brushes and a folded cloth. */
export const bathSet = defineModel({
  id: "set.bath",
  category: "bathroom",
  name: { zh: "洗漱套装", en: "Basin set", vi: "Bộ phụ kiện lavabo" },
  words: {
    zh: ["皂液器", "漱口杯", "牙刷杯"],
    en: ["soap dispenser", "toothbrush cup", "tray", "tumbler"],
    vi: ["bình xà phòng", "cốc đánh răng", "khay"],
  },
  parameters: {
    width: length(300, 240, 360, 10),
    depth: length(130, 110, 160, 10),
    height: length(190, 170, 210, 10),
  },
  slots: {
    tray: { finish: "travertine-beige", accepts: ["stone", "wood", "metal", "ceramic"] },
    bottle: { finish: "glass-amber", accepts: ["glass", "ceramic"] },
    pump: { finish: "brass-brushed", accepts: ["metal", "plastic"] },
    cup: { finish: "ceramic-stoneware", accepts: ["ceramic", "glass"] },
    brush: { finish: "bamboo-natural", accepts: ["wood", "plastic"] },
    cloth: { finish: "towel-white", accepts: ["fabric"] },
  },
  anchor: "surface",
  elevation: 850,
  build({ width, depth, height }) {
    const parts = openParts()
    parts.add(
      "tray",
      place(roundedBox({ size: [width, 0.016, depth], radius: 0.006, rounds: 3 }), { at: [0, 0.008, 0] }),
    )
    const bottle = pumpBottle(0.034, height - 0.016)
    const at: Vec3 = [-width / 2 + 0.055, 0.016, -0.006]
    parts.add("bottle", place(bottle.glass, { at, turn: [0, 0.4, 0] }))
    parts.add("pump", ...bottle.pump.map((mesh) => place(mesh, { at, turn: [0, 0.4, 0] })))
    const cup: Vec3 = [-width / 2 + 0.14, 0.016, -0.01]
    parts.add(
      "cup",
      place(
        lathe({
          profile: [
            [0, 0],
            [0.031, 0],
            [0.034, 0.004],
            [0.036, 0.095],
            [0.0345, 0.097],
            [0.033, 0.095],
            [0.031, 0.008],
            [0, 0.008],
          ],
          segments: 32,
        }),
        { at: cup },
      ),
    )
    for (const [i, lean] of [0.16, -0.2].entries())
      parts.add(
        "brush",
        place(
          roundedBox({
            size: [0.012, 0.165, 0.006],
            radius: 0.0028,
            cells: [1, 6, 1],
            bend: (p) => {
              p[0] *= 1 - 0.35 * Math.max(0, p[1] / 0.08)
            },
          }),
          {
            at: [cup[0] + lean * 0.05, 0.108, cup[2] + (i - 0.5) * 0.012],
            turn: [0, i * 0.9, -lean],
          },
        ),
      )
    parts.add(
      "cloth",
      ...foldedTowels({ width: width - 0.21, depth: depth * 0.76, count: 2, seed: 9, thick: 0.026 }).map(
        (mesh) => place(mesh, { at: [width / 2 - (width - 0.21) / 2 - 0.012, 0.0162, 0] }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolRound({ at: [-width / 2 + 0.055, 0], size: [0.068, 0.068], style: "detail" }),
    symbolRound({ at: [-width / 2 + 0.14, 0], size: [0.07, 0.07], style: "detail" }),
  ],
  looks: [
    {
      name: {
        zh: "洞石琥珀套装",
        en: "Travertine and amber glass",
        vi: "Đá travertine và thủy tinh hổ phách",
      },
    },
    {
      name: { zh: "黑白大理石套装", en: "Marble and black", vi: "Cẩm thạch và đen" },
      finishes: {
        tray: "marble-carrara",
        bottle: "ceramic-black",
        pump: "steel-black",
        cup: "ceramic-white",
      },
    },
  ],
})
