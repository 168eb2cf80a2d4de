import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { print } from "./framed.ts"
import { symbolBox } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, turn: Vec3 = [0, 0, 0]): Mesh =>
  place(roundedBox({ size, radius }), { at, turn })

/** A television on feet, on an easel, or on a wall (stand it against one). */
export const television = defineModel({
  id: "decor.tv",
  category: "decor",
  name: { zh: "电视", en: "Television", vi: "Tivi" },
  words: {
    zh: ["电视机", "显示屏", "客厅"],
    en: ["tv", "screen", "living room"],
    vi: ["tv", "ti vi", "màn hình", "phòng khách"],
  },
  parameters: {
    width: length(1230, 700, 1900, 10),
    depth: length(250, 200, 360, 10),
    height: length(770, 480, 1180, 10),
    stand: choice("feet", "pedestal", "frame"),
    bar: toggle(false),
  },
  slots: {
    screen: { finish: "screen-off", accepts: ["screen", "art"] },
    body: { finish: "plastic-black", accepts: ["plastic", "metal", "wood"] },
    stand: { finish: "steel-brushed", accepts: ["metal", "wood"] },
    grille: { finish: "wool-charcoal", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, stand, bar }) {
    const parts = openParts()
    const lift = stand === "pedestal" ? 0.075 : 0.06
    const tall = height - lift
    const middle = lift + tall / 2
    const face = stand === "frame" ? 0.018 : 0.0055
    const z = stand === "frame" ? 0.014 : 0
    parts.add("body", rod([width - 0.002, tall - 0.002, 0.022], [0, middle, z - 0.012], 0.004))
    parts.add("body", rod([width * 0.62, tall * 0.55, 0.03], [0, lift + tall * 0.33, z - 0.036], 0.012))
    parts.addFitted(
      "screen",
      // Like a print: a picture that it shows fills it once.
      place(print(width - 2 * face, tall - 2 * face), { at: [0, middle, z + 0.0024] }),
    )
    const frameSlot = stand === "frame" ? "stand" : "body"
    for (const side of [-1, 1]) {
      parts.add(
        frameSlot,
        rod(
          [width, face, stand === "frame" ? 0.034 : 0.008],
          [0, middle + side * (tall / 2 - face / 2), z],
          0.0015,
        ),
      )
      parts.add(
        frameSlot,
        rod(
          [face, tall - 2 * face, stand === "frame" ? 0.034 : 0.008],
          [side * (width / 2 - face / 2), middle, z],
          0.0015,
        ),
      )
    }
    if (stand === "pedestal") {
      parts.add(
        "stand",
        rod([width * 0.34, 0.012, depth], [0, 0.006, 0], 0.005),
        rod([0.12, lift + 0.14, 0.02], [0, (lift + 0.14) / 2, -0.034], 0.006),
      )
    } else
      for (const side of [-1, 1]) {
        const x = side * width * 0.36
        for (const end of [-1, 1])
          parts.add(
            "stand",
            taperedLeg({
              top: [x, lift + 0.012, -0.008],
              foot: [x + side * 0.02, 0, end * (depth / 2 - 0.005)],
              topRadius: 0.008,
              footRadius: 0.005,
            }),
          )
      }
    if (bar) parts.add("grille", rod([width * 0.66, 0.055, 0.07], [0, 0.0285, depth / 2 - 0.037], 0.018))
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], style: "detail" }),
    symbolBox({ at: [0, 0], size: [width, Math.min(0.06, depth)] }),
  ],
  looks: [
    { name: { zh: "55 英寸电视", en: "55-inch television", vi: "Tivi 55 inch" } },
    {
      name: { zh: "65 英寸带回音壁", en: "65-inch with a sound bar", vi: "Tivi 65 inch có loa thanh" },
      values: { width: 1450, height: 900, stand: "pedestal", bar: true },
    },
    {
      name: { zh: "橡木框画壁电视", en: "Frame television in oak", vi: "Tivi khung tranh gỗ sồi" },
      values: { stand: "frame", width: 1240, height: 780 },
      finishes: { screen: "art-2", stand: "oak-natural" },
    },
  ],
})
