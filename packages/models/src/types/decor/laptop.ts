import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { print } from "./framed.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.003, turn: Vec3 = [0, 0, 0]): Mesh =>
  place(roundedBox({ size, radius }), { at, turn })

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
      put(place(print(width - 0.014, long - 0.022), { at: [0, long / 2 + 0.003, 0.004] })),
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
      finishes: { body: "aluminium-graphite" },
    },
  ],
})
