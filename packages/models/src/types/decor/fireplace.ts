import type { Mesh } from "../../geometry/mesh.ts"
import { chance } from "../../geometry/noise.ts"
import { place } from "../../geometry/place-mesh.ts"
import { roundedBox } from "../../geometry/rounded-box.ts"
import { fitMeshes } from "../../geometry/fit-meshes.ts"
import type { Vec3 } from "../../geometry/vector.ts"
import { defineModel } from "../../model/model-type.ts"
import { choice, length } from "../../model/parameters.ts"
import { openParts } from "../../model/parts.ts"
import { symbolBox, symbolLine } from "../../model/symbol-lines.ts"
import { flames } from "../construction/flames.ts"
import { archedFront } from "../construction/arched-front.ts"
import { splitLog } from "../construction/split-logs.ts"

const rod = (size: Vec3, at: Vec3, radius = 0.004, grain?: "x" | "y" | "z"): Mesh =>
  place(roundedBox(grain ? { size, radius, grain } : { size, radius }), { at })

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
    ends: { finish: "pine-natural", accepts: ["wood"] },
    flames: { finish: "flame-amber" },
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
    const arch =
      style === "arch" ? archedFront({ wide, open, whole: wide + 2 * leg, tall: top - base }) : null
    if (arch) parts.add("surround", place(arch.front(body), { at: [0, base, z] }))
    else {
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
    }
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
    if (arch) parts.add("firebox", place(arch.rim, { at: [0, sill, rim] }))
    else {
      for (const side of [-1, 1])
        parts.add(
          "firebox",
          rod([0.022, open, 0.014], [side * (wide / 2 - 0.011), sill + open / 2, rim], 0.002),
        )
      parts.add("firebox", rod([wide, 0.022, 0.0142], [0, sill + open - 0.011, rim], 0.002))
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
      const { bark, wood } = splitLog({
        from: [at[0] - far * Math.cos(turn), at[1], at[2] - far * 0.2 * Math.sin(turn)],
        to: [at[0] + far * Math.cos(turn), at[1] + 0.004, at[2] + far * 0.2 * Math.sin(turn)],
        radius: 0.054 - 0.004 * i,
        turn: [0.9, 2.3, 1.4, 0.2][i] ?? 1,
        seed: i + 3,
      })
      parts.add("logs", bark)
      parts.add("ends", wood)
    }
    if (fire === "burning") {
      const number = style === "modern" ? 21 : 15
      parts.addFitted(
        "flames",
        flames(
          Array.from({ length: number }, (_, i) => {
            const x = (i / (number - 1) - 0.5) * wide * 0.6
            const near = 1 - Math.abs(x) / (wide * 0.42)
            const isFront = i % 3 === 1
            return {
              at: [x, seat + (isFront ? 0.03 : 0.05), middle + (isFront ? 0.05 : -0.03)] as const,
              height: open * (isFront ? 0.2 : 0.26 + 0.2 * chance(i, 5)) * (0.5 + 0.9 * near),
              seed: i,
              lean: [-0.35 * (x / wide), 0] as const,
            }
          }),
        ),
      )
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
