import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { cabinetHandle } from "./cabinet-front.ts"

/** A cabinet behind mirrored doors, light above or below. */
export const mirrorCabinet = defineModel({
  id: "cabinet.mirror",
  category: "bathroom",
  name: { zh: "浴室镜柜", en: "Mirror cabinet", vi: "Tủ gương" },
  words: {
    zh: ["镜柜", "浴室镜柜"],
    en: ["medicine cabinet", "mirrored cabinet", "bathroom cabinet"],
    vi: ["tủ gương", "tủ thuốc"],
  },
  parameters: {
    width: length(800, 400, 1400, 50),
    depth: length(150, 120, 200, 10),
    height: length(720, 500, 900, 10),
    doors: count(2, 1, 4),
    side: choice("closed", "niche"),
    handles: choice("none", "knob"),
  },
  slots: {
    body: { finish: "oak-natural", accepts: ["wood", "lacquer", "metal"] },
    mirror: { finish: "mirror-silver", accepts: ["mirror"] },
    light: { finish: "glow-warm" },
    metal: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "wall",
  elevation: 1150,
  build({ width, depth, height, doors, side, handles }) {
    const parts = openParts()
    const board = 0.018
    const deep = depth - 0.022
    const z = -depth / 2 + deep / 2
    const niche = side === "niche" ? Math.min(0.2, width * 0.25) : 0
    const box = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
      place(roundedBox({ size, radius: 0.0012 }), { at })
    const doorsWide = width - niche
    const left = -width / 2
    parts.add(
      "body",
      ...[left + board / 2, width / 2 - board / 2, ...(niche > 0 ? [left + doorsWide - board / 2] : [])].map(
        (x) => box([board, height, deep], [x, height / 2, z]),
      ),
      box([width - 2 * board, board, deep], [0, height - board / 2 - 0.0005, z]),
      box([width - 2 * board, board, deep], [0, board / 2 + 0.0005, z]),
      box([width - 2 * board, height - 2 * board, 0.006], [0, height / 2, -depth / 2 + 0.006]),
    )
    if (niche > 0)
      for (const share of [1 / 3, 2 / 3])
        parts.add(
          "body",
          box(
            [niche - board, 0.014, deep - 0.012],
            [width / 2 - niche / 2 - board / 2, height * share, z - 0.003],
          ),
        )
    const wide = doorsWide / doors
    for (let i = 0; i < doors; i++) {
      const x = left + wide * (i + 0.5)
      parts.add("mirror", box([wide - 0.003, height - 0.004, 0.005], [x, height / 2, depth / 2 - 0.0025]))
      parts.add("body", box([wide - 0.006, height - 0.008, 0.014], [x, height / 2, depth / 2 - 0.0125]))
      if (handles === "knob")
        parts.add(
          "metal",
          ...cabinetHandle("knob", 0).map((mesh) =>
            place(mesh, {
              at: [x + (i % 2 === 0 ? 1 : -1) * (wide / 2 - 0.03), 0.06, depth / 2 - 0.0005],
              scale: [0.6, 0.6, 0.5],
            }),
          ),
        )
    }
    parts.add(
      "light",
      box([width - 0.08, 0.006, 0.02], [0, -0.0005 + 0.003, depth / 2 - 0.06]),
      box([width - 0.08, 0.005, 0.02], [0, height - 0.0025, depth / 2 - 0.05]),
    )
    return parts.close()
  },
  symbol: ({ width, depth, doors }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width / 2, depth / 2 - 0.02],
      [width / 2, depth / 2 - 0.02],
    ]),
    ...Array.from({ length: doors - 1 }, (_, i) => {
      const x = -width / 2 + (width / doors) * (i + 1)
      return symbolLine([
        [x, depth / 2 - 0.02],
        [x, depth / 2],
      ])
    }),
  ],
  looks: [
    { name: { zh: "橡木双门镜柜", en: "Two-door cabinet in oak", vi: "Tủ gương hai cánh gỗ sồi" } },
    {
      name: { zh: "带开放格三门镜柜", en: "Three doors with open shelves", vi: "Tủ gương ba cánh có kệ hở" },
      values: { width: 1200, doors: 3, side: "niche" },
      finishes: { body: "walnut-natural" },
    },
    {
      name: { zh: "白色单门小镜柜", en: "Small white cabinet", vi: "Tủ gương nhỏ trắng" },
      values: { width: 450, doors: 1 },
      finishes: { body: "lacquer-white" },
    },
  ],
})
