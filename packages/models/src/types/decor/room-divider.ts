import type { Mesh } from "../../geometry/mesh.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, count, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.004, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

/** A folding screen of panels that stand in a zigzag. */
export const roomDivider = defineModel({
  id: "decor.room-divider",
  category: "decor",
  name: { zh: "屏风", en: "Folding screen", vi: "Bình phong" },
  words: {
    zh: ["隔断", "折叠屏风", "玄关"],
    en: ["room divider", "partition", "paravent"],
    vi: ["vách ngăn", "bình phong gấp", "ngăn phòng"],
  },
  parameters: {
    width: length(1500, 900, 2400, 100),
    depth: length(320, 200, 450, 10),
    height: length(1750, 1500, 2000, 50),
    panels: count(4, 3, 6),
    filling: choice("cane", "slats", "cloth"),
  },
  slots: {
    frame: { finish: "oak-natural", accepts: ["wood", "metal", "lacquer"] },
    filling: { finish: "cane-natural", accepts: ["woven", "fabric", "wood", "paper"] },
    hinges: { finish: "brass-brushed", accepts: ["metal"] },
  },
  anchor: "floor",
  build({ width, depth, height, panels, filling }) {
    const parts = openParts()
    const step = width / panels
    const thick = 0.024
    const swing = depth - thick
    const long = Math.hypot(step, swing)
    const angle = Math.atan2(swing, step)
    const wide = long - 0.006
    for (let i = 0; i < panels; i++) {
      const way = i % 2 === 0 ? 1 : -1
      const put = (mesh: Mesh): Mesh =>
        place(mesh, { at: [-width / 2 + step * (i + 0.5), 0, 0], turn: [0, angle * way, 0] })
      const rail = 0.036
      for (const side of [-1, 1])
        parts.add(
          "frame",
          put(rod([rail, height, thick], [side * (wide / 2 - rail / 2), height / 2, 0], 0.005, "y")),
        )
      for (const y of [0.1, height - rail / 2, height * 0.42])
        parts.add("frame", put(rod([wide - 2 * rail, rail, thick - 0.003], [0, y, 0], 0.004, "x")))
      const [low, high] = [0.1 + rail / 2, height - rail]
      const inner = wide - 2 * rail
      if (filling === "slats") {
        const slats = Math.round(inner / 0.036)
        for (let k = 0; k < slats; k++)
          parts.add(
            "filling",
            put(
              rod(
                [0.015, high - low, 0.01],
                [-inner / 2 + (inner * (k + 0.5)) / slats, (low + high) / 2, 0],
                0.002,
                "y",
              ),
            ),
          )
      } else
        parts.add(
          "filling",
          put(
            rod(
              [inner + 0.004, high - low + 0.004, filling === "cane" ? 0.003 : 0.006],
              [0, (low + high) / 2, 0],
              0.001,
              "y",
            ),
          ),
        )
      if (i > 0)
        for (const y of [height * 0.16, height * 0.84])
          parts.add(
            "hinges",
            tube({
              path: [
                [-width / 2 + step * i, y - 0.03, ((i % 2 === 0 ? 1 : -1) * swing) / 2],
                [-width / 2 + step * i, y + 0.03, ((i % 2 === 0 ? 1 : -1) * swing) / 2],
              ],
              radius: 0.0055,
              steps: 1,
              sides: 10,
            }),
          )
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth, panels }) => [
    symbolBox({ size: [width, depth], style: "dashed" }),
    symbolLine(
      Array.from(
        { length: panels + 1 },
        (_, i) => [-width / 2 + (width * i) / panels, ((i % 2 === 0 ? 1 : -1) * depth) / 2] as const,
      ),
      "outline",
    ),
  ],
  looks: [
    { name: { zh: "藤席屏风", en: "Oak and cane screen", vi: "Bình phong sồi mắt cáo" } },
    {
      name: { zh: "胡桃木格栅屏风", en: "Walnut slats, three panels", vi: "Bình phong nan óc chó" },
      values: { filling: "slats", panels: 3, width: 1300 },
      finishes: { frame: "walnut-natural", filling: "walnut-natural" },
    },
    {
      name: { zh: "黑框布面屏风", en: "Black frame, linen panels", vi: "Bình phong vải khung đen" },
      values: { filling: "cloth", panels: 5, width: 2000 },
      finishes: { frame: "oak-black", filling: "linen-oat" },
    },
  ],
})
