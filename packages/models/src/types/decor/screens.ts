import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { disc } from "../../geometry/lathe.ts"
import { taperedLeg } from "../../geometry/soft.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length, toggle } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

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
      place(roundedBox({ size: [width - 2 * face, tall - 2 * face, 0.004], radius: 0.0015 }), {
        at: [0, middle, z + 0.0004],
      }),
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

/** A thin monitor on an arm or a foot. */
export const monitor = defineModel({
  id: "decor.monitor",
  category: "decor",
  name: { zh: "显示器", en: "Monitor", vi: "Màn hình máy tính" },
  words: {
    zh: ["电脑显示器", "办公", "屏幕"],
    en: ["computer screen", "display", "office", "desk"],
    vi: ["màn hình", "máy tính", "văn phòng"],
  },
  parameters: {
    width: length(610, 480, 900, 10),
    depth: length(210, 160, 260, 10),
    height: length(480, 400, 560, 10),
    foot: choice("plate", "round"),
  },
  slots: {
    screen: { finish: "screen-off", accepts: ["screen", "art"] },
    body: { finish: "plastic-white", accepts: ["plastic", "metal"] },
    stand: { finish: "steel-brushed", accepts: ["metal", "plastic"] },
  },
  anchor: "surface",
  build({ width, depth, height, foot }) {
    const parts = openParts()
    const tall = Math.min(height - 0.1, width * 0.58)
    const middle = height - tall / 2
    parts.add("body", rod([width, tall, 0.016], [0, middle, 0.02], 0.004))
    parts.add("body", rod([width * 0.5, tall * 0.5, 0.02], [0, middle, 0.006], 0.009))
    parts.addFitted(
      "screen",
      place(roundedBox({ size: [width - 0.016, tall - 0.026, 0.003], radius: 0.001 }), {
        at: [0, middle + 0.005, 0.0277],
      }),
    )
    parts.add("stand", rod([0.06, middle + 0.02, 0.012], [0, (middle + 0.02) / 2, -0.012], 0.004, [0, 0, 0]))
    if (foot === "plate") parts.add("stand", rod([width * 0.36, 0.008, depth], [0, 0.004, 0], 0.003))
    else
      parts.add(
        "stand",
        place(disc({ radius: depth / 2, height: 0.01, rim: 0.003, segments: 48 }), { at: [0, 0.005, 0] }),
      )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ at: [0, 0], size: [width, Math.min(0.05, depth)] }),
    symbolBox({ size: [Math.min(width, 0.24), depth], style: "detail" }),
  ],
  looks: [
    { name: { zh: "白色 27 寸显示器", en: "27-inch, white", vi: "Màn hình 27 inch trắng" } },
    {
      name: { zh: "黑色宽屏显示器", en: "Wide screen, black", vi: "Màn hình rộng đen" },
      values: { width: 820, height: 500, foot: "round" },
      finishes: { body: "plastic-black", stand: "steel-black" },
    },
  ],
})

/** An open laptop. */
export const laptop = defineModel({
  id: "decor.laptop",
  category: "decor",
  name: { zh: "笔记本电脑", en: "Laptop", vi: "Máy tính xách tay" },
  words: {
    zh: ["电脑", "办公", "桌面"],
    en: ["computer", "notebook", "desk", "office"],
    vi: ["laptop", "máy tính", "văn phòng"],
  },
  parameters: {
    width: length(310, 280, 370, 10),
    depth: length(310, 280, 360, 10),
    height: length(220, 190, 260, 10),
  },
  slots: {
    body: { finish: "steel-brushed", accepts: ["metal", "plastic"] },
    keys: { finish: "plastic-black", accepts: ["plastic"] },
    screen: { finish: "screen-off", accepts: ["screen", "art"] },
  },
  anchor: "surface",
  build({ width, depth, height }) {
    const parts = openParts()
    const deck = depth * 0.72
    const front = depth / 2 - deck / 2
    parts.add("body", rod([width, 0.014, deck], [0, 0.0075, front], 0.005))
    parts.add("body", rod([width * 0.36, 0.001, deck * 0.3], [0, 0.0148, depth / 2 - deck * 0.2], 0.0004))
    const keyRows = 5
    const columns = 13
    const [kw, kd] = [(width * 0.86) / columns, (deck * 0.46) / keyRows]
    for (let row = 0; row < keyRows; row++)
      for (let column = 0; column < columns; column++) {
        if (row === keyRows - 1 && column > 3 && column < 9) continue
        parts.add(
          "keys",
          place(roundedBox({ size: [kw - 0.0022, 0.0016, kd - 0.0022], radius: 0.0007, rounds: 1 }), {
            at: [-width * 0.43 + kw * (column + 0.5), 0.0149, depth / 2 - deck * 0.93 + kd * (row + 0.5)],
          }),
        )
      }
    parts.add(
      "keys",
      place(roundedBox({ size: [kw * 5 - 0.0022, 0.0016, kd - 0.0022], radius: 0.0007, rounds: 1 }), {
        at: [-width * 0.43 + kw * 6.5, 0.0149, depth / 2 - deck * 0.93 + kd * 4.5],
      }),
    )
    const hinge: Vec3 = [0, 0.014, depth / 2 - deck + 0.004]
    const lean = Math.atan2(depth - deck - 0.004, height - 0.014)
    const long = (height - 0.014) / Math.cos(lean)
    const put = (mesh: Mesh): Mesh => place(mesh, { at: hinge, turn: [-lean, 0, 0] })
    parts.add("body", put(rod([width, long, 0.006], [0, long / 2, 0], 0.003)))
    parts.addFitted(
      "screen",
      put(
        place(roundedBox({ size: [width - 0.014, long - 0.022, 0.0012], radius: 0.0004 }), {
          at: [0, long / 2 + 0.003, 0.0034],
        }),
      ),
    )
    return parts.close()
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth], radius: 0.01 }),
    symbolLine([
      [-width / 2, -depth * 0.22],
      [width / 2, -depth * 0.22],
    ]),
    symbolBox({ at: [0, depth * 0.36], size: [width * 0.34, depth * 0.18], style: "detail" }),
  ],
  looks: [
    { name: { zh: "银色笔记本", en: "Silver laptop", vi: "Laptop bạc" } },
    {
      name: { zh: "深灰笔记本", en: "Dark laptop, 16 inch", vi: "Laptop xám đậm 16 inch" },
      values: { width: 360, depth: 340, height: 240 },
      finishes: { body: "bronze-dark" },
    },
  ],
})
