import { disc, lathe } from "../../geometry/lathe.ts"
import type { Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { tube } from "../../geometry/tube.ts"
import { aim } from "../../geometry/aim.ts"
import { leaf } from "../../geometry/leaf.ts"
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

/** A fireplace against the wall: a stone surround with a mantel, or a plain modern block with a wide fire. */
export const fireplace = defineModel({
  id: "decor.fireplace",
  category: "decor",
  name: { zh: "壁炉", en: "Fireplace", vi: "Lò sưởi" },
  words: {
    zh: ["电壁炉", "取暖", "客厅"],
    en: ["mantel", "surround", "fire", "living room"],
    vi: ["lò sưởi tường", "phòng khách", "khung lò sưởi"],
  },
  parameters: {
    width: length(1400, 1100, 2000, 50),
    depth: length(380, 280, 500, 10),
    height: length(1150, 950, 1400, 50),
    style: choice("classic", "modern", "arch"),
    fire: choice("burning", "logs"),
  },
  slots: {
    surround: { finish: "limestone-cream", accepts: ["stone", "wood", "paint", "lacquer"] },
    hearth: { finish: "slate-dark", accepts: ["stone", "tile", "metal"] },
    firebox: { finish: "steel-black", accepts: ["metal", "tile", "stone"] },
    logs: { finish: "bark-brown" },
    flames: { finish: "glow-warm" },
  },
  anchor: "floor",
  clearance: { front: 900 },
  build({ width, depth, height, style, fire }) {
    const parts = openParts()
    const back = -depth / 2
    const base = 0.04
    const body = depth * 0.62
    const mantel = 0.05
    const wide = style === "modern" ? width * 0.66 : width * 0.52
    const open = style === "modern" ? height * 0.4 : height * 0.6
    const sill = style === "modern" ? base + 0.16 : base
    const leg = (width - 0.1 - wide) / 2
    const top = height - mantel
    const z = back + body / 2
    parts.add("hearth", rod([width, base, depth], [0, base / 2, 0], 0.006))
    for (const side of [-1, 1]) {
      const x = side * (wide / 2 + leg / 2)
      parts.add("surround", rod([leg, top - base, body], [x, base + (top - base) / 2, z], 0.005, "y"))
      if (style === "classic") {
        parts.add(
          "surround",
          rod(
            [leg * 0.72, top - base - 0.3, 0.02],
            [x, base + 0.06 + (top - base - 0.3) / 2, back + body + 0.008],
            0.005,
            "y",
          ),
        )
        parts.add("surround", rod([leg * 0.94, 0.07, 0.035], [x, base + 0.035, back + body + 0.014], 0.005))
        parts.add("surround", rod([leg * 0.94, 0.05, 0.035], [x, top - 0.19, back + body + 0.014], 0.008))
      }
    }
    parts.add(
      "surround",
      rod(
        [wide + 0.002, top - sill - open, body - 0.002],
        [0, sill + open + (top - sill - open) / 2, z - 0.001],
        0.004,
        "x",
      ),
    )
    if (sill > base)
      parts.add(
        "surround",
        rod([wide + 0.002, sill - base, body - 0.003], [0, base + (sill - base) / 2, z - 0.0015], 0.004, "x"),
      )
    const shelf = style === "modern" ? 0 : 0.05
    parts.add(
      "surround",
      rod(
        [width - (style === "modern" ? 0.1 : 0), mantel, body + shelf + 0.03],
        [0, height - mantel / 2, back + (body + shelf + 0.03) / 2],
        0.006,
        "x",
      ),
    )
    if (style === "classic") {
      parts.add(
        "surround",
        rod([width - 0.08, 0.028, body + 0.04], [0, top - 0.014, back + (body + 0.04) / 2], 0.01, "x"),
      )
      parts.add("surround", rod([wide * 0.34, 0.13, 0.02], [0, top - 0.13, back + body + 0.006], 0.004))
    }
    // The box of the fire: back, sides, floor, and the rim of its opening.
    const inner = back + 0.03
    parts.add("firebox", rod([wide, open, 0.01], [0, sill + open / 2, inner], 0.002))
    for (const side of [-1, 1])
      parts.add(
        "firebox",
        rod(
          [0.01, open, body - 0.05],
          [side * (wide / 2 - 0.006), sill + open / 2, inner + (body - 0.05) / 2],
          0.002,
        ),
      )
    parts.add(
      "firebox",
      rod([wide - 0.012, 0.012, body - 0.04], [0, sill + 0.008, inner + (body - 0.04) / 2], 0.002),
      rod([wide - 0.012, 0.01, body - 0.05], [0, sill + open - 0.006, inner + (body - 0.05) / 2], 0.002),
    )
    const rim = back + body
    for (const side of [-1, 1])
      parts.add(
        "firebox",
        rod([0.022, open, 0.014], [side * (wide / 2 - 0.011), sill + open / 2, rim], 0.002),
      )
    parts.add("firebox", rod([wide, 0.022, 0.0142], [0, sill + open - 0.011, rim], 0.002))
    if (style === "arch") {
      // Spandrels make the opening round above.
      const cells = 14
      for (const side of [-1, 1])
        for (let i = 0; i < cells; i++) {
          const [a, b] = [i / cells, (i + 1) / cells]
          const x = (wide / 2) * (1 - (a + b) / 2)
          const rise = Math.sqrt(Math.max(0, 1 - (1 - (a + b) / 2) ** 2))
          const fill = (wide / 2) * (1 - rise) * 0.9
          if (fill > 0.004)
            parts.add(
              "surround",
              rod(
                [wide / 2 / cells + 0.001, fill, body - 0.06],
                [side * x, sill + open - fill / 2 + 0.002, back + body - (body - 0.06) / 2 + 0.004],
                0.0008,
              ),
            )
        }
    }
    const seat = sill + 0.02
    const middle = back + body * 0.55
    for (const [i, spot] of [
      [-0.2, 0.03, 0.05],
      [0.2, 0.03, -0.03],
      [0, 0.1, 0],
      [-0.06, 0.035, 0.09],
    ].entries()) {
      const [x = 0, y = 0, dz = 0] = spot
      const turn = (chance(i, 3) - 0.5) * 0.5
      const far = wide * 0.26
      const at: Vec3 = [x * wide * 0.6, seat + y + 0.02, middle + dz]
      parts.add(
        "logs",
        tube({
          path: [
            [at[0] - far * Math.cos(turn), at[1], at[2] - far * 0.2 * Math.sin(turn)],
            [at[0], at[1] + 0.006, at[2]],
            [at[0] + far * Math.cos(turn), at[1] + 0.004, at[2] + far * 0.2 * Math.sin(turn)],
          ],
          radius: 0.034 - 0.004 * i,
          steps: 8,
          sides: 12,
        }),
      )
    }
    if (fire === "burning") {
      const tongues = [0, 1, 2].map((seed) =>
        leaf({
          length: 1,
          width: 0.3,
          widest: 0.3,
          taper: 1.1,
          fold: 0.35,
          droop: 0.2,
          wave: 0.22,
          twist: 0.9,
          seed,
          cells: [4, 9],
        }),
      )
      const number = style === "modern" ? 17 : 11
      for (let i = 0; i < number; i++) {
        const shape = tongues[i % 3]
        const x = (i / (number - 1) - 0.5) * wide * 0.62
        const size = open * (0.3 + 0.42 * chance(i, 5)) * (1 - 0.5 * Math.abs(x / wide))
        if (shape)
          parts.addFitted(
            "flames",
            aim(shape, {
              at: [x, seat + 0.06, middle + 0.03 * (chance(i, 7) - 0.5)],
              along: [0.16 * (chance(i, 8) - 0.5), 1, 0],
              facing: [chance(i, 9) - 0.5, 0, 1],
              scale: size,
            }),
          )
      }
    }
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolBox({ at: [0, -depth * 0.19], size: [width * 0.94, depth * 0.62], style: "detail" }),
    symbolLine([
      [-width * 0.3, depth * 0.12],
      [-width * 0.2, -depth * 0.4],
      [width * 0.2, -depth * 0.4],
      [width * 0.3, depth * 0.12],
    ]),
  ],
  looks: [
    { name: { zh: "石灰石经典壁炉", en: "Classic limestone", vi: "Lò sưởi đá vôi cổ điển" } },
    {
      name: { zh: "现代微水泥壁炉", en: "Modern microcement", vi: "Lò sưởi hiện đại vi xi măng" },
      values: { style: "modern", width: 1800, height: 1200 },
      finishes: { surround: "microcement-warm", hearth: "concrete-smooth" },
    },
    {
      name: { zh: "大理石拱形壁炉", en: "Marble arch", vi: "Lò sưởi vòm cẩm thạch" },
      values: { style: "arch", fire: "logs", width: 1250 },
      finishes: { surround: "marble-carrara", hearth: "marble-nero" },
    },
  ],
})

/** A loudspeaker for a shelf or the floor, behind cloth or with open cones. */
export const speaker = defineModel({
  id: "decor.speaker",
  category: "decor",
  name: { zh: "音箱", en: "Loudspeaker", vi: "Loa" },
  words: {
    zh: ["音响", "落地音箱", "书架音箱"],
    en: ["speaker", "hi-fi", "audio", "stereo"],
    vi: ["loa", "âm thanh", "loa đứng", "loa kệ"],
  },
  parameters: {
    width: length(200, 120, 320, 10),
    depth: length(260, 120, 380, 10),
    height: length(340, 160, 1200, 10),
    front: choice("cones", "cloth"),
  },
  slots: {
    body: { finish: "walnut-natural", accepts: ["wood", "lacquer", "plastic"] },
    baffle: { finish: "plastic-black", accepts: ["plastic", "lacquer", "wood"] },
    cones: { finish: "rubber-black", accepts: ["plastic", "metal"] },
    rings: { finish: "steel-brushed", accepts: ["metal"] },
    cloth: { finish: "wool-grey", accepts: ["fabric"] },
  },
  anchor: "surface",
  build({ width, depth, height, front }) {
    const parts = openParts()
    const face = depth / 2
    parts.add(
      "body",
      rod([width, height - 0.006, depth - 0.012], [0, height / 2 + 0.003, -0.006], 0.006, "y"),
    )
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        parts.add(
          "cones",
          place(disc({ radius: 0.009, height: 0.008, rim: 0.002, segments: 16 }), {
            at: [x * width * 0.36, 0.004, z * depth * 0.36],
          }),
        )
    if (front === "cloth") {
      parts.add(
        "cloth",
        rod([width - 0.012, height - 0.02, 0.016], [0, height / 2 + 0.003, face - 0.008], 0.006),
      )
      parts.add("rings", rod([0.03, 0.006, 0.002], [0, 0.04, face - 0.0002], 0.0006))
      return fitMeshes(parts.close(), [width, height, depth])
    }
    parts.add(
      "baffle",
      rod([width - 0.016, height - 0.024, 0.012], [0, height / 2 + 0.003, face - 0.0095], 0.003),
    )
    const big = width * 0.4
    const cone = (r: number, y: number): void => {
      const put = (mesh: Mesh): Mesh => place(mesh, { turn: [Math.PI / 2, 0, 0], at: [0, y, face - 0.0045] })
      parts.add(
        "rings",
        put(
          lathe({
            profile: [
              [r * 0.9, 0.001],
              [r, 0],
              [r, 0.003],
              [r * 0.96, 0.0045],
              [r * 0.9, 0.0035],
              [r * 0.9, 0.001],
            ],
            segments: 44,
          }),
        ),
      )
      parts.add(
        "cones",
        put(
          lathe({
            profile: [
              [r * 0.92, 0.002],
              [r * 0.86, 0.0042],
              [r * 0.78, 0.001],
              [r * 0.3, -0.0035],
              [r * 0.28, -0.003],
              [r * 0.2, 0.0015],
              [0, 0.003],
            ],
            segments: 40,
            smooth: 2,
          }),
        ),
      )
    }
    const number = height > 0.7 ? 3 : 1
    cone(Math.min(big, 0.016) + width * 0.02 + width * 0.09, height - width * 0.32)
    for (let i = 0; i < number; i++)
      cone(big, height - width * (1.0 + i * 0.92) + (height < width * 1.55 ? width * 0.06 : 0))
    parts.add("rings", rod([0.026, 0.005, 0.0014], [0, Math.min(0.03, height * 0.07), face - 0.003], 0.0005))
    return fitMeshes(parts.close(), [width, height, depth])
  },
  symbol: ({ width, depth }) => [
    symbolBox({ size: [width, depth] }),
    symbolLine([
      [-width * 0.35, depth / 2 - 0.015],
      [0, 0],
      [width * 0.35, depth / 2 - 0.015],
    ]),
  ],
  looks: [
    { name: { zh: "胡桃木书架箱", en: "Walnut bookshelf speaker", vi: "Loa kệ óc chó" } },
    {
      name: { zh: "落地音箱", en: "Floor-standing, three cones", vi: "Loa đứng ba củ" },
      values: { height: 1000, width: 220, depth: 320 },
      finishes: { body: "oak-black" },
    },
    {
      name: { zh: "布面音箱", en: "Small, behind cloth", vi: "Loa nhỏ mặt vải" },
      values: { front: "cloth", width: 180, depth: 150, height: 200 },
      finishes: { body: "lacquer-white" },
    },
  ],
})
